# The words on the terminal's drawing of Edgar & Lucien, in English.

draw-reconstruction = a reconstruction
draw-when = Period { $period }, turn { $turn } · { $phase }
draw-cards = { $pile ->
    [one] 1 card
   *[other] { $pile } cards
} in the pile, { $discards } discarded
draw-free = certificates to take: { $held }
draw-player = { $cogs } Cogs · popularity { $popularity } · { $count ->
    [one] 1 district
   *[other] { $count } districts
}
draw-governor = Governor
draw-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
draw-wheel = Type two letters, Edgar’s first: for example “R B”.
draw-administration = administration
draw-ivory = ivory
draw-steel = steel
draw-protected = protected
draw-seat = { $name }:
