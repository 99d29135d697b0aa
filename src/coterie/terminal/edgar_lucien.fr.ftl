# Les mots du dessin d’Edgar & Lucien dans le terminal, en français.

draw-reconstruction = une reconstruction
draw-when = Période { $period }, tour { $turn } · { $phase }
draw-cards = { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
} dans la pioche, { $discards ->
    [one] { $discards } défaussée
   *[other] { $discards } défaussées
}
draw-free = certificats à prendre : { $held }
draw-player = { $cogs } Cogs · popularité { $popularity } · { $count ->
    [one] { $count } quartier
   *[other] { $count } quartiers
}
draw-governor = Gouverneur
draw-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
draw-wheel = Tapez deux lettres, celle d’Edgar d’abord : par exemple « R B ».
draw-administration = administration
draw-ivory = ivoire
draw-steel = acier
draw-protected = protégé
draw-seat = { $name } :
