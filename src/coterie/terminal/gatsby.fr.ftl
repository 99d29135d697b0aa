# Les mots du dessin de Gatsby dans le terminal, en français.

draw-cabaret = Cabaret
draw-finance = Centre de la Finance
draw-racetrack = Hippodrome
draw-actions = Actions
draw-star = étoile
draw-unknown = face cachée
draw-maybe = { $known } ou d’autres
draw-row-over = courue
draw-prestige = prestige { $n }
draw-tokens = { $n ->
    [one] { $n } jeton en réserve
   *[other] { $n } jetons en réserve
}
draw-no-limit = jetons sans limite
draw-slot = Tuile spéciale
draw-aside = De côté
draw-drawn = Piochées
draw-discards = Défausse
draw-guests = Invités
draw-none = aucun
draw-hidden = { $n } face cachée
draw-pile = { $n ->
    [one] pioche : { $n } tuile spéciale
   *[other] pioche : { $n } tuiles spéciales
}
draw-forced = choisie par l’adversaire
