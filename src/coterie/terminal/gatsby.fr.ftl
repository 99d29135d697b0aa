# Les mots du dessin de Gatsby dans le terminal, en français.

draw-cabaret = Cabaret
draw-finance-center = Centre financier
draw-racetrack = Hippodrome
draw-actions = Actions
draw-star = étoile
draw-finance = avance
draw-force = forcer
draw-swap_tokens = échange
draw-place = jeton
draw-swap_characters = personnages
draw-special = tuiles
draw-unknown = face cachée
draw-prestige = prestige { $n }
draw-tokens = { $n ->
    [one] { $n } jeton en réserve
   *[other] { $n } jetons en réserve
}
draw-no-limit = jetons sans limite
draw-slot = Tuile spéciale :
draw-aside = De côté :
draw-drawn = Piochées :
draw-discards = Défausse :
draw-characters = Personnages :
draw-hidden = { $n } face cachée
draw-pile = { $n ->
    [one] pioche : { $n } tuile spéciale
   *[other] pioche : { $n } tuiles spéciales
}
