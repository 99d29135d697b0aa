# Gangster Paradise, en français.

game-name = Gangster Paradise
game-tagline = Trois à cinq clans négocient, bluffent et blanchissent pendant huit semaines ; le plus d’argent propre l’emporte.

option-clan1 = Clan de la première place
option-clan2 = Clan de la deuxième place
option-clan3 = Clan de la troisième place
option-clan4 = Clan de la quatrième place
option-clan5 = Clan de la cinquième place
option-clan1-dealt = tiré au sort
option-clan2-dealt = tiré au sort
option-clan3-dealt = tiré au sort
option-clan4-dealt = tiré au sort
option-clan5-dealt = tiré au sort
clan-twice = Deux places ont choisi le même clan ; chaque clan ne se choisit qu’une fois.

seatname-player1 = Joueur 1
seatname-player2 = Joueur 2
seatname-player3 = Joueur 3
seatname-player4 = Joueur 4
seatname-player5 = Joueur 5

rank-soldier = soldat
rank-merchant = commerçant
rank-captain = capitaine
rank-right_hand = bras droit
rank-boss = boss
lower-soldier = soldats
lower-merchant = commerçants
lower-captain = capitaines
lower-right_hand = bras droit
lower-boss = boss
phase-end = décompte
phase-delivery = livraison
phase-black_market = marché noir
phase-sale = revente
phase-recruitment = recrutement
phase-laundering = blanchiment et salaires
phase-excess = marchandises en trop
shape-rock = pierre
shape-paper = feuille
shape-scissors = ciseaux

prompt-turn_delivery = Les marchandises sont là : négociez, envoyez un exécutant ou continuez.
prompt-turn_black_market = Avant les enchères : négociez, envoyez un exécutant ou continuez.
prompt-turn_sale = Vendez un lot de marchandises différentes, négociez, envoyez un exécutant ou continuez.
prompt-turn_recruitment = Recrutez, promouvez, négociez, envoyez un exécutant ou continuez.
prompt-turn_laundering = Blanchissez jusqu’à { $laundering_limit } rouges ; les salaires ({ $notes } blancs) suivent aussitôt.
prompt-turn_settled = Les salaires sont réglés : négociez, envoyez un exécutant ou continuez.
prompt-crates = Choisissez ce que livre ce soldat.
prompt-take = Choisissez une marchandise à prendre à { $other } (encore { $left }).
prompt-speak = L’enchère est à { $high } : annoncez davantage ou abandonnez.
prompt-speak_first = Personne n’a encore misé : annoncez un nombre, zéro compris, ou abandonnez.
prompt-mix = Payez { $notes } billets : choisissez combien seront rouges.
prompt-pick = Choisissez une carte du marché noir.
prompt-return = Vous avez trop de marchandises : choisissez-en une à rendre.
prompt-throw = Égalité parfaite : pierre, feuille ou ciseaux.

move-done = continuer
move-drop = abandonner l’enchère
move-throw = jouer { $shape }
move-accept = accepter l’offre de { $other }
move-refuse = refuser l’offre de { $other }
move-withdraw = retirer l’offre faite à { $other }
move-good = { $good }
move-hire = recruter un exécutant, payé en { $good }
move-recruit = recruter un { $rank }, payé en { $good }
move-play = envoyer { $executant } chez { $other }
move-sell = vendre { $goods }
move-bid = miser { $notes }
move-pay = payer { $red } en rouge, le reste en blanc
move-launder = { $red ->
    [0] ne rien blanchir
   *[other] blanchir { $red } rouges
}
move-offer = proposer à { $other } : { $give } contre { $ask }

open-bid = Miser
open-pay = Payer
open-launder = Blanchir
open-offer = Proposer un marché
field-notes = Billets
field-red = Rouge
field-other = Partenaire
field-give_goods = Marchandises données
field-give_red = Rouge donné
field-give_white = Blanc donné
field-give_executants = Exécutants donnés
field-ask_goods = Marchandises demandées
field-ask_red = Rouge demandé
field-ask_white = Blanc demandé
field-ask_executants = Exécutants demandés

event-round = Le tour { $round } commence ; { $seat } est premier joueur.
event-delivered = { $seat } reçoit : { $goods }.
event-no_delivery = { $seat } n’a pas payé tous les salaires et ne reçoit rien.
event-played = { $seat } envoie { $executant } chez { $other }.
event-spent = { $executant }, devant { $seat }, a fini son travail.
event-took = { $seat } prend { $good } à { $other }.
event-removed = { $seat } perd un { $rank }, qui retourne parmi ses cartes.
event-bid = { $seat } mise { $notes }.
event-dropped = { $seat } abandonne l’enchère.
event-paid = { $seat } paie { $notes } billets.
event-mixed = { $seat } a payé { $red } rouges et { $white } blancs.
event-bluffed = { $seat } ne peut pas payer { $notes } et perd tout.
event-lost = { $seat } a perdu { $red } rouges et { $white } blancs.
event-card = { $seat } obtient { $good } au marché noir.
event-consoled = { $seat } obtient les { $notes } rouges du marché noir.
event-redirected = { $executant }, devant { $seat }, détourne le gain vers { $other }.
event-revealed = Le marché noir dévoile { $good }.
event-sold = { $seat } vend { $goods } pour { $notes } rouges.
event-shared = { $other } prélève { $notes } rouges sur la vente de { $seat }.
event-recruited = { $seat } recrute un { $rank }, payé en { $good }.
event-promoted = Un { $rank } de { $seat } est promu.
event-hired = { $seat } recrute un exécutant, payé en { $good }.
event-drew = { $seat } pioche { $executant }.
event-shuffled = Les exécutants défaussés sont mélangés en une nouvelle pioche.
event-bonus = { $seat } reçoit { $notes } blancs de bonus.
event-laundered = { $seat } blanchit { $notes } rouges.
event-salaries = { $seat } paie { $notes } blancs de salaires.
event-unpaid = { $seat } ne peut pas payer tous les salaires et verse ce qu’il reste.
event-returned = { $seat } rend { $good }.
event-offer = { $seat } fait une offre à { $other }. Vu de tous : { $give } contre { $ask }.
event-offer_whole = { $seat } propose à { $other } : { $give } contre { $ask }.
event-refused = { $seat } refuse l’offre de { $other }.
event-withdrawn = { $seat } retire l’offre faite à { $other }.
event-deal = { $seat } et { $other } concluent une affaire. Vu de tous : { $give } contre { $ask }.
event-deal_whole = { $seat } et { $other } concluent une affaire : { $give } contre { $ask }.
event-failed = L’affaire échoue : { $other } ne peut plus livrer ce que { $seat } a accepté.
event-lapsed = L’offre de { $seat } à { $other } devient caduque.
event-tied = { $seats } sont à égalité en tout et jouent à pierre, feuille, ciseaux.
event-threw = { $seat } montre { $shape }.
event-again = Personne n’est battu : on rejoue.
event-out = { $seat } est éliminé.
event-done = { $seat } termine sa phase : { $phase }.
event-takes_card = { $seat } prend une carte sans payer.

reason-white = le plus d’argent propre
reason-members = autant d’argent propre, davantage de membres
reason-red = autant d’argent propre et de membres, davantage d’argent sale
reason-throws = pierre, feuille, ciseaux

refused-over = La partie est terminée ; on ne peut plus rien jouer.
refused-seat = Il n’y a pas de place { $found } à cette table ; choisissez une des places occupées.
refused-unknown = Le nombre { $move } n’est pas un coup de ce jeu ; choisissez dans la liste.
refused-turn = Ce n’est pas votre tour : c’est à { $seat } de décider.
refused-thrown = Vous avez déjà joué, ou n’êtes pas dans l’égalité ; attendez les autres.
refused-other-question = Cela ne répond pas à la question ; choisissez ce qui est demandé.
refused-phase = Cela appartient à une autre phase ({ $phase }) ; attendez-la.
refused-sold = Vous avez déjà vendu ce tour-ci ; une seule vente par tour est permise.
refused-nothing-to-sell = Une vente comprend au moins une marchandise ; dites ce que vous vendez.
refused-sale-limit = Vous pouvez vendre au plus { $most } marchandises différentes ; choisissez-en moins.
refused-not-owned = Vous n’avez pas tout cela à vendre ({ $goods }) ; choisissez parmi vos marchandises.
refused-no-place = Toutes les places de { $rank } sont prises ; promouvez ou choisissez un autre rang.
refused-no-card = Votre clan n’a plus de carte de { $rank } ; choisissez un autre rang.
refused-no-promotion = Un { $rank } est promu parmi deux { $lower } ; ayez-en d’abord deux en place.
refused-needs = Un { $rank } exige le { $lower } en place ; recrutez-le d’abord.
refused-price = Cela coûte { $price } marchandises identiques et vous en avez moins en { $good } ; choisissez-en une autre ou patientez.
refused-hired-enough = On recrute au plus { $most } exécutants par tour ; attendez le prochain.
refused-deck-empty = Il ne reste aucun exécutant à recruter ; attendez que certains soient défaussés.
refused-played = Vous avez envoyé un exécutant dans cette phase ; un seul par phase est permis.
refused-target = Un exécutant est envoyé chez un autre joueur de la table ; choisissez l’un d’eux.
refused-no-executant = Vous n’avez pas { $executant } ; envoyez un exécutant de votre main.
refused-same-kind = { $executant } se trouve déjà devant { $other } ; choisissez une autre cible.
refused-odd = Le rouge se blanchit par paires ; annoncez un nombre pair.
refused-laundering-limit = Votre clan peut blanchir au plus { $most } rouges ; annoncez un nombre plus petit.
refused-red = Vous n’avez que { $red } rouges ; annoncez un nombre pair jusque-là.
refused-laundered = Vous avez déjà blanchi et réglé les salaires dans cette phase ; négociez, envoyez un exécutant ou continuez.
refused-salaries-first = Les salaires passent avant la suite ; blanchissez d’abord, fût-ce zéro.
refused-bid-low = L’enchère doit dépasser la précédente ; annoncez davantage ou abandonnez.
refused-mix = Sur les { $notes } billets, de { $low } à { $high } doivent être rouges ; choisissez entre les deux.
refused-no-such-good = Il n’y a pas de { $good } à choisir ici ; prenez une des marchandises montrées.
refused-no-deals-now = Pas de négociation au milieu d’une étape ; attendez un choix principal.
refused-partner = Une affaire se conclut avec un autre joueur de la table ; choisissez l’un d’eux.
refused-not-active = On ne négocie qu’avec le joueur actif, et c’est { $seat }.
refused-nothing-for-nothing = Rien contre rien n’est pas une offre ; donnez ou demandez quelque chose.
refused-open-offer = Votre offre à { $other } est encore ouverte ; retirez-la avant d’en faire une autre.
refused-credit = On n’offre que ce que l’on possède maintenant ; laissez de côté ce que vous n’avez pas.
refused-no-offer = Il n’y a pas d’offre ouverte entre vous deux ; faites-en une.
refused-not-your-offer = Cette offre n’est pas la vôtre ; acceptez-la ou refusez-la.
refused-your-offer = Cette offre est la vôtre ; c’est à l’autre de répondre, et vous pouvez la retirer.
refused-cannot-deliver = Vous ne possédez pas tout ce qui est demandé ; refusez ou faites une autre offre.

bad-move-type = Le « type » d’un coup est l’un de { $known }, pas { $found }.
bad-move-fields = Un coup « { $move } » a, outre son type, ces champs et aucun autre : { $wanted }.
bad-move-seat = Le champ « { $name } » est le numéro d’une place, de 0 à 4, pas { $found }.
bad-move-notes = Le champ « { $name } » est un nombre entier de billets, de 0 à { NUMBER($most, useGrouping: 0) }, pas { $found }.
bad-move-word = Le champ « { $name } » est l’un de { $known }, pas { $found }.
bad-move-list = Le champ « { $name } » est une liste de noms, un par carte, pas { $found }.
bad-move-many = Le champ « { $name } » nomme { $found } fois la même sorte ; { $most } est le maximum.

position-object = Une position est un objet JSON, tel qu’une partie enregistrée le contient.
position-field = Le champ « { $name } » de la position manque ou n’est pas possible.
position-word = Le champ « { $name } » de la position contient { $found }, que ce jeu ne connaît pas.
position-clans = La position compte { $found } clans pour { $players } joueurs.
position-clan-twice = Deux joueurs de la position ont le même clan.
position-secondary = La marchandise secondaire de { $seat } est la marchandise primaire de son clan.
position-members = { $seat } a dans la position plus de cartes de { $rank } que le clan n’en compte.
position-own-executant = Un exécutant de la position se trouve devant son propre maître, { $seat }.
position-goods = La position compte { $found } cartes de { $good } au lieu de { $wanted }.
position-executants = La position compte { $found } fois { $executant } au lieu de { $wanted }.
position-offers = Les offres de la position ne lient pas chacune le joueur actif à un seul autre.
position-ledger = Le registre de la position ne mène pas à l’argent et aux cartes présents ({ $seat }).
position-clash = La position se contredit : son champ « { $name } » ne s’accorde pas avec « { $other } ».
position-pairs = Deux clans de la position ont la même marchandise secondaire ou la même paire ; toutes doivent différer.
position-question = La position pose une question qui n’y a pas de sens.

board-toml = Le fichier de plateau n’est pas du TOML : { $why }
board-table = La table « { $table } » manque dans le fichier de plateau.
board-number = « { $where } » est un nombre entier de { $low } à { $high }, pas { $found }.
board-words = « { $where } » est une liste de { $low } à { $high } noms différents, en lettres et chiffres.
board-word = « { $where } » est l’un de { $known }, pas { $word }.
board-cards = Il y a { $found } cartes d’une marchandise, marché compris ; { $most } est le maximum.
board-market = Le marché noir compte { $found } cartes ; il en faut { $least } pour tous les tours.
board-primary = Deux clans partagent une marchandise primaire ; chaque clan a besoin de la sienne.
board-resale = « market.resale » est une liste de 1 à { $goods } prix, un par taille de lot.
board-ranks = « members » contient ces cinq rangs : { $known }.
board-places = Le rang { $rank } a { $places } places, mais seulement { $cards } cartes.
board-start = « start.members » énumère des rangs ({ $known }) qui ont une place.
board-executant-name = L’exécutant { $kind } n’a pas de nom dans la langue « { $lang } ».
board-when = L’exécutant { $kind } agit dans la phase { $phase }, comme son opération { $operation }.
board-share = La part de l’exécutant { $kind } est un nombre de 0 à 1, pas { $found }.
board-names = « names » contient une table de noms par langue.

typed-partner = « { $found } » n’est pas un clan de cette table ; nommez l’un de { $clan }.
typed-for = Une affaire dit ce que l’on donne, puis « contre », puis ce que l’on demande (« rien » pour un cadeau) : proposer { $clan } 2 drogue + 5 rouges contre 1 bijoux.
typed-term = « { $found } » ne s’échange pas ; nommez des marchandises, rouges, blancs ou exécutants, avec un nombre devant.
typed-amount = « { $found } » n’est pas un montant de ce jeu ; écrivez un nombre entier à partir de 0.

amount-red = { $n ->
    [one] { $n } rouge
   *[other] { $n } rouges
}
amount-white = { $n ->
    [one] { $n } blanc
   *[other] { $n } blancs
}
amount-count = { $n ->
    [one] un exécutant
   *[other] { $n } exécutants
}

# Ce que montre l’écran simple

view-partners = Peut négocier avec
view-round = Tour
view-rounds = Tours
view-phase = Phase
view-first = Premier joueur
view-active = Joueur actif
view-executant_played = Exécutant envoyé
view-sold = A vendu
view-clans = Clan
view-seat = Joueur
view-clan = Clan
view-primary = Marchandise primaire
view-secondary = Marchandise secondaire
view-red = Rouge
view-white = Blanc
view-goods = Marchandises
view-members = Membres
view-used = Cartes consommées
view-executants = Exécutants
view-executant_count = Exécutants en main
view-before = Devant le joueur
view-executant = Exécutant
view-owner = Envoyé par
view-unpaid = Salaires impayés
view-served = A sa carte
view-piles = Réserve
view-market = Marché noir
view-cards = Cartes
view-deck = Pioche
view-auction = Enchère
view-inside = Encore en lice
view-high = Plus haute mise
view-bids = Dernières mises
view-bluffed = Ont bluffé
view-due = À payer
view-discards = Défausse
view-offers = Offres
view-other = Partenaire
view-give_goods = Donne des marchandises
view-give_red = Donne du rouge
view-give_white = Donne du blanc
view-give_executants = Donne des exécutants
view-give_count = Exécutants donnés
view-ask_goods = Demande des marchandises
view-ask_red = Demande du rouge
view-ask_white = Demande du blanc
view-ask_executants = Demande des exécutants
view-ask_count = Exécutants demandés
view-delivered = Tout juste livré
view-tied = À égalité
view-thrown = Ont joué
view-throw = Votre signe
view-throws = Signes joués

# Ce que demande une recrue, et ce qui est là.
view-need-price = { $price } identiques (vous : { $have })
view-need-promotion = { $count } { $lower } (vous : { $have })
view-need-member = le { $rank } en place
view-need-place = toutes les places sont prises
view-need-card = plus de carte
view-need-left = encore { $left } ce tour
view-need-deck = plus d’exécutant dans la pioche
view-recruits = Recrues possibles
view-what = Recrue
view-price = Prix
view-needs = Conditions
view-error = Quoi
view-args = Chiffres
view-met = Remplie
view-clause = Clause
view-have = Sur place
view-count = Combien
view-lower = De
view-rank = Rang
view-left = Reste
view-laundering = Blanchiment
view-limit = Au plus
view-salaries = Salaires
view-steps = Montants
view-missing = Manque
view-ends_turn = Termine le tour
