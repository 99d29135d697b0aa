# The words on the terminal's drawing of Gatsby, in English.

draw-cabaret = Cabaret
draw-finance = Finance Center
draw-racetrack = Racetrack
draw-actions = Actions
draw-star = star
draw-unknown = face down
draw-maybe = { $known } or others
draw-row-over = run
draw-prestige = prestige { $n }
draw-tokens = { $n ->
    [one] 1 token left
   *[other] { $n } tokens left
}
draw-no-limit = tokens without limit
draw-slot = Special tile
draw-aside = Set aside
draw-drawn = Drawn
draw-discards = Discards
draw-guests = Guests
draw-none = none
draw-hidden = { $n } face down
draw-pile = { $n ->
    [one] pile of 1 special tile
   *[other] pile of { $n } special tiles
}
draw-forced = chosen by the opponent
