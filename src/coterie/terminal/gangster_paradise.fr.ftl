# Les mots du dessin de Gangster Paradise dans le terminal, en français.

draw-round = Tour { $round } sur { $rounds } · { $phase }
draw-clan = Clan
draw-members = Membres
draw-goods = Marchandises
draw-money = Derrière le paravent
draw-executants = Exécutants
draw-unpaid = salaires impayés
draw-notes = { $red } rouges, { $white } blancs
draw-red = { $n } rouges
draw-white = { $n } blancs
draw-nothing = rien
draw-market = Marché noir
draw-market-cards = Sur la table : { $cards } · { $red } rouges
draw-bids = Mises : { $bids }
draw-supply = Réserve : { $piles } · { $deck } exécutants
draw-offers = Offres ouvertes
draw-how = Une affaire se tape ainsi : proposer { $clan } 2 drogue + 5 rouges contre 1 bijoux
