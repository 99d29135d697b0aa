# The words on the terminal's drawing of Gatsby, in English.

draw-cabaret = Cabaret
draw-finance-center = Finance Center
draw-racetrack = Racetrack
draw-actions = Actions
draw-star = star
draw-finance = advance
draw-force = force
draw-swap_tokens = swap tokens
draw-place = token
draw-swap_characters = swap characters
draw-special = tiles
draw-unknown = face down
draw-prestige = prestige { $n }
draw-tokens = { $n ->
    [one] 1 token left
   *[other] { $n } tokens left
}
draw-no-limit = tokens without limit
draw-slot = Special tile:
draw-aside = Set aside:
draw-drawn = Drawn:
draw-discards = Discards:
draw-characters = Characters:
draw-hidden = { $n } face down
draw-pile = { $n ->
    [one] pile of 1 special tile
   *[other] pile of { $n } special tiles
}
