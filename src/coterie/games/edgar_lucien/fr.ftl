# Les textes d’Edgar & Lucien, en français. Les noms des quartiers, des plans et des secteurs de
# la roue sont ceux du plateau.

game-name = Edgar & Lucien
game-tagline = Deux fripons, une ville à prendre : plaire à la foule pour mieux lui faire les poches.
game-note = Le plan de Fosko est une reconstruction : il respecte chaque phrase de la règle, mais ce n’est pas le plateau imprimé.
seatname-red = Rouge
seatname-yellow = Jaune
seatname-blue = Bleu
seatname-white = Blanc

## Options

option-open_fortunes = Fortunes
option-open_fortunes-false = Cachées derrière la main
option-open_fortunes-False = { option-open_fortunes-false }
option-open_fortunes-true = Visibles par tous
option-open_fortunes-True = { option-open_fortunes-true }
option-period_limit = Durée de la partie
option-period_limit-30 = Arrêt après 30 périodes électorales
option-period_limit-0 = Sans limite, comme dans la règle

## Mots

character-edgar = Edgar
character-lucien = Lucien

type-administration = Administration
type-ivory = Ivoire
type-steel = Acier

phase-setup = Mise en place
phase-programming = Programmation
phase-movement = Déplacement
phase-action = Action
phase-taxes = Impôts
phase-election = Élection

action-bar_shenanigans = Manigances de Comptoir
action-bar_shenanigans-what = Piochez 2 cartes.
action-intimidation = Intimidation
action-intimidation-what = Deux adversaires rendent chacun un de leurs quartiers neutre ; contre un seul adversaire, vous choisissez le quartier.
action-bank_robbery = Braquage de la banque
action-bank_robbery-what = Prenez 50 000 Cogs à la banque.
action-requisition = Réquisition
action-requisition-what = Posez un jeton sur un quartier neutre ; s’il n’en reste aucun, sur un quartier non protégé d’un autre joueur.
action-populist_speech = Discours Populiste
action-populist_speech-what = Gagnez 50 points de popularité.
action-heritage_protection = Protection du Patrimoine
action-heritage_protection-what = Personne ne peut plus acheter ni réquisitionner vos quartiers.
action-certificate = Certificat
action-certificate-what = Prenez le certificat d’une condition que vous remplissez : elle comptera même quand vous ne la remplirez plus.
action-political_support = Appui politique
action-political_support-what = Double l’action d’administration d’Edgar ; les deux coûtent ensemble 30 points de popularité.

card-plan_b = Plan B
card-plan_b-what = Déplacez votre Lucien sur n’importe quel autre quartier.
card-influence_peddling = Trafic d’Influence
card-influence_peddling-what = Achetez pour 30 000 Cogs le quartier non protégé d’un autre joueur où se tient votre Edgar.
card-smear_threat = Menace de Discrédit
card-smear_threat-what = Chaque autre joueur perd 20 points de popularité ou vous donne 10 000 Cogs, à son choix.
card-certification = Certification
card-certification-what = Prenez un certificat libre d’une condition que vous remplissez.
card-financial_backing = Soutien Financier
card-financial_backing-what = Gagnez 40 000 Cogs ; Edgar doit être sur un de vos quartiers Acier.
card-popular_backing = Soutien Populaire
card-popular_backing-what = Gagnez 40 points de popularité ; Edgar doit être sur un de vos quartiers Ivoire.
card-extortion = Extorsion
card-extortion-what = Prenez une carte au hasard à un joueur dont un personnage partage le quartier d’Edgar.
card-remote_action = Action à distance
card-remote_action-what = Faites d’où il est une action d’administration d’Edgar pas encore utilisée, à son coût habituel.
card-coup_detat = Coup d’État
card-coup_detat-what = Prenez le jeton Gouverneur à son détenteur ; Edgar doit être au City Hall.
card-resource_exchange = Échange de Ressources
card-resource_exchange-what = Changez des Cogs en popularité ou l’inverse, 10 000 pour 10 points.
card-carte_blanche = Carte Blanche
card-carte_blanche-what = Achetez pour 20 000 Cogs le quartier neutre où se tient votre Edgar.
card-corruption = Corruption
card-corruption-what = Prenez la Protection du Patrimoine, même à son détenteur.
card-swindle = Escroquerie
card-swindle-what = Défaussez 3 autres cartes et prenez n’importe quel certificat libre.

certificate-dandy = Dandy Fortuné
certificate-dandy-what = Au moins 150 000 Cogs.
certificate-collector = Haut Percepteur
certificate-collector-what = Au moins 7 quartiers ; dans une partie à trois, au moins 6.
certificate-bureaucrat = Bureaucrate Influent
certificate-bureaucrat-what = Au moins 3 Administrations ; dans une partie à quatre, au moins 2.
certificate-zealot = Grand Zélateur
certificate-zealot-what = Gouverneur avec 100 points de popularité.

answer-popularity = Perdre 20 points de popularité
answer-cogs = Donner 10 000 Cogs

question-requisition = le quartier à réquisitionner
question-intimidate = le quartier à rendre neutre
question-name = les deux joueurs à intimider
question-discard = la carte à défausser
question-take_met = le certificat à prendre
question-take_free = le certificat à prendre
question-take_any = le certificat à prendre
question-extort = le joueur à qui extorquer une carte
question-plan_b = le quartier où va Lucien
question-exchange = la quantité à échanger
question-lose = le quartier à abandonner
question-answer = la réponse à une Menace de Discrédit
question-start = le quartier de départ
question-wheel = le réglage de la roue
question-exit = la sortie du métro
question-action = une action
question-bid = une enchère

## Ce qui est demandé

prompt-start = Choisissez le quartier neutre où commencent vos deux personnages.
prompt-wheel = Réglez en secret les deux aiguilles de votre roue, puis confirmez.
prompt-exit = { $character } prend « { $sector } » : choisissez où il descend.
prompt-action = Choisissez une action d’Edgar ou de Lucien, ou terminez votre tour.
prompt-requisition = Choisissez le quartier à réquisitionner.
prompt-intimidate = Choisissez le quartier adverse qui devient neutre.
prompt-name = Désignez les deux adversaires que vous intimidez.
prompt-discard = Choisissez une carte à défausser pour l’Escroquerie.
prompt-take_met = Choisissez le certificat d’une condition que vous remplissez.
prompt-take_free = Choisissez un certificat libre d’une condition que vous remplissez.
prompt-take_any = Choisissez n’importe quel certificat libre.
prompt-extort = Choisissez le joueur à qui vous prenez une carte au hasard.
prompt-plan_b = Choisissez le quartier où va Lucien.
prompt-exchange = Choisissez combien vous changez, et en quoi.
prompt-lose = { $other } vous intimide : choisissez lequel de vos quartiers devient neutre.
prompt-answer = { $other } menace de vous discréditer : perdez 20 points de popularité ou donnez 10 000 Cogs.
prompt-bid = { $bid ->
    [0] Égalité à l’élection entre { $seats } : ouvrez les enchères ou passez.
   *[other] Égalité à l’élection entre { $seats } : misez plus de { $bid } Cogs ou passez.
}

## Coups

move-district = { $district }
move-wheel = Edgar : { $edgar } · Lucien : { $lucien }
move-end = Terminer le tour
move-buy = Lucien achète son quartier
move-pass = Passer
move-rob = Edgar détrousse { $other }
move-extort = { $other }
move-name = { $seats }
move-edgar = Edgar : { $action }
move-lucien = Lucien : { $action }
move-support = Edgar, doublé par l’Appui politique : { $action }
move-card = Edgar joue « { $card } »
move-remote = Edgar joue « Action à distance » : { $action }
move-remote_support = Edgar joue « Action à distance », doublée par l’Appui politique : { $action }
move-answer = { $answer }
move-certificate = { $certificate }
move-discard = Défausser « { $card } »
move-buy_popularity = { $points } points de popularité contre des Cogs
move-sell_popularity = Des Cogs contre { $points } points de popularité
move-bid = Miser { $amount } Cogs

open-bid = Enchérir
field-amount = Cogs

## Ce qui s’est passé

event-started = { $seat } commence à « { $district } ».
event-turn = Période { $period }, tour { $turn } : { $seat } commence.
event-confirmed = { $seat } a réglé sa roue.
event-wheel = { $seat } révèle sa roue : Edgar « { $edgar } », Lucien « { $lucien } ».
event-moved = { $seat } : { $character } va à « { $district } ».
event-blocked = { $seat } : pour { $character }, pas de « { $sector } » ici ; il reste sur place.
event-ended = { $seat } termine son tour.
event-robbed = { $seat } détrousse { $other } de { $amount } Cogs.
event-bought = { $seat } achète « { $district } » à la ville.
event-bought_from = { $seat } achète « { $district } » à { $other }.
event-action = { $seat } fait l’action « { $action } ».
event-supported = { $seat } fait l’action « { $action } », doublée par l’Appui politique.
event-card = { $seat } joue « { $card } ».
event-drew = { $count ->
    [0] { $seat } ne pioche aucune carte.
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $count } cartes.
}
event-drew_card = Vous piochez « { $card } ».
event-shuffled = La défausse est mélangée et forme une nouvelle pioche de { $count }.
event-cogs = { $seat } reçoit { $amount } Cogs de la banque.
event-popularity = { $seat } gagne { $points ->
    [0] aucun point
   *[other] { $points } points
} de popularité.
event-heritage = { $seat } prend la Protection du Patrimoine.
event-certificate = { $seat } prend le certificat « { $certificate } ».
event-certificate_from = { $seat } prend le certificat « { $certificate } » à { $other }.
event-requisitioned = { $seat } réquisitionne « { $district } ».
event-requisitioned_from = { $seat } réquisitionne « { $district } » à { $other }.
event-named = { $seat } intimide { $other }.
event-neutral = { $other } perd « { $district } », qui devient neutre.
event-lost = { $seat } ne trouve plus de cible pour la seconde partie de « { $action } ».
event-paid_popularity = { $seat } perd { $points ->
    [0] aucun point
   *[other] { $points } points
} de popularité sous la menace de { $other }.
event-paid_cogs = { $seat } donne { $amount } Cogs à { $other }.
event-extorted = { $seat } prend une carte à { $other }.
event-extorted_card = { $seat } a pris « { $card } » à { $other }.
event-coup = { $seat } renverse le Gouverneur { $other }.
event-bought_popularity = { $seat } change des Cogs en { $points } points de popularité.
event-sold_popularity = { $seat } change { $points } points de popularité en Cogs.
event-discarded = { $seat } défausse « { $card } ».
event-taxes = { $seat } récolte ses impôts : { $amount } Cogs et { $points ->
    [0] aucun point
   *[other] { $points } points
} de popularité.
event-tie = Égalité à l’élection entre { $seats }.
event-bid = { $seat } mise { $amount } Cogs.
event-passed = { $seat } passe.
event-elected = { $amount ->
    [0] { $seat } est élu Gouverneur.
   *[other] { $seat } est élu Gouverneur pour { $amount } Cogs.
}
event-no_governor = Personne ne mise : Fosko n’a pas de Gouverneur.
event-won = { $seat } remplit trois conditions et gagne.
event-stopped = La dernière période est finie : on compte les conditions.

## Pourquoi la partie est finie

reason-conditions = Trois conditions remplies en même temps.
reason-counted = La dernière période est finie : le plus de conditions, puis le plus de Cogs.
reason-draw = La dernière période est finie, à égalité de conditions et de Cogs.

## Pourquoi un coup est refusé

refused-over = La partie est finie ; on ne peut plus jouer.
refused-turn = Ce n’est pas à vous de choisir ; la partie attend { $seats }.
refused-confirmed = Votre roue est confirmée et définitive ; attendez les autres.
refused-unknown = Il n’y a pas de coup, de quartier ni de couleur de numéro { $move }.
refused-other-question = Ce qui est demandé est { $question } ; ce coup répond à autre chose.
refused-not-requisition = On réquisitionne un quartier neutre ou, s’il n’en reste aucun, un quartier non protégé d’un autre joueur.
refused-not-intimidate = Choisissez un quartier que votre adversaire contrôle.
refused-not-name = Désignez deux de vos adversaires.
refused-not-discard = Vous n’avez pas cette carte ; défaussez-en une que vous avez.
refused-not-take-met = Choisissez le certificat d’une condition que vous remplissez et que vous ne détenez pas déjà.
refused-not-take-free = Choisissez un certificat que personne ne détient, d’une condition que vous remplissez.
refused-not-take-any = Choisissez un certificat que personne ne détient.
refused-not-extort = Choisissez un joueur qui a une carte et un personnage dans le quartier d’Edgar.
refused-not-plan-b = Lucien doit aller sur un autre quartier de ce plan.
refused-not-exchange = Vous ne pouvez pas changer autant : il faut avoir la ressource, et la popularité s’arrête à 100.
refused-not-lose = Choisissez un de vos propres quartiers.
refused-not-start = Choisissez un quartier neutre de ce plan ; celui-là est pris ou n’y est pas.
refused-not-wheel = Choisissez deux secteurs de la roue.
refused-not-exit = Ce quartier n’a pas d’autre bouche de la ligne ; choisissez-en un qui en a une.
refused-answer-popularity = Vous avez moins de 20 points de popularité et devez payer en Cogs.
refused-answer-cogs = Vous n’avez pas 10 000 Cogs et devez payer en popularité.
refused-bid-low = Une enchère doit dépasser la précédente ; misez au moins { $amount } Cogs.
refused-bid-poor = Vous n’avez pas autant de Cogs ; misez moins ou passez.
refused-edgar-acted = Edgar a déjà agi ce tour-ci.
refused-lucien-acted = Lucien a déjà agi ce tour-ci.
refused-rob-whom = Edgar détrousse un adversaire ; il n’y a personne à détrousser à cette place.
refused-rob-away = Le Lucien de { $other } n’est pas dans le quartier d’Edgar.
refused-rob-guarded = Le Lucien de { $other } a un garde du corps : son Edgar est avec lui.
refused-buy-own = Vous contrôlez déjà ce quartier.
refused-buy-neutral = Ce quartier est neutre ; le Trafic d’Influence rachète à un autre joueur.
refused-buy-owned = Ce quartier est à { $other } ; la Carte Blanche achète les quartiers neutres.
refused-no-token = Vos 16 jetons d’influence sont tous sur le plateau.
refused-protected = Les quartiers de { $other } sont protégés par la Protection du Patrimoine.
refused-too-dear = Il vous faut { $amount } Cogs pour cet achat.
refused-not-there = Votre personnage n’est pas au lieu de l’action « { $action } ».
refused-used = Vous avez déjà utilisé « { $action } » pendant cette période.
refused-heritage-held = Vous avez déjà la Protection du Patrimoine.
refused-certified = Vous avez déjà pris un certificat pendant cette période.
refused-no-certificate = Vous ne remplissez aucune condition dont vous pourriez prendre le certificat.
refused-unpopular = Il vous faut { $points } points de popularité pour cela.
refused-no-target = « { $action } » n’a pas de cible en ce moment.
refused-no-card = Vous n’avez pas la carte « { $card } ».
refused-card-certification = Vous ne remplissez aucune condition dont le certificat est libre.
refused-card-financial-backing = Edgar doit être sur un de vos quartiers Acier.
refused-card-popular-backing = Edgar doit être sur un de vos quartiers Ivoire.
refused-card-extortion = Aucun joueur qui a une carte n’a de personnage dans le quartier d’Edgar.
refused-card-remote-action = Dites quelle action d’administration la carte doit faire.
refused-remote-used = Vous avez déjà utilisé toutes les actions d’administration d’Edgar pendant cette période.
refused-card-coup-detat = Edgar doit être au City Hall pendant qu’un autre joueur est Gouverneur.
refused-card-resource-exchange = Vous n’avez rien à échanger.
refused-card-corruption = Vous avez déjà la Protection du Patrimoine.
refused-card-swindle = L’Escroquerie demande 3 autres cartes en main et un certificat libre.

## Coups, positions et plateaux mal formés

bad-move-type = Il n’y a pas de coup de type { $found } ; les types sont { $known }.
bad-move-fields = Un coup de type « { $name } » a les champs { $wanted } et aucun autre.
bad-move-word = Le champ « { $name } » du coup vaut { $found } ; il faut un de ces mots : { $known }.
bad-move-seat = { $found } n’est pas une place ; les places sont numérotées de 0 à 3.
bad-move-pair = { $found } n’est pas une paire de places, la plus petite d’abord.
bad-move-amount = Le champ « { $name } » du coup vaut { $found } ; il faut un multiple positif de { $unit } qui reste dans les bornes du jeu.

position-object = Une position est un objet JSON, de même que ses joueurs et leurs connaissances.
position-field = Le champ « { $name } » de la position manque, est d’un mauvais genre ou hors bornes.
position-word = Le champ « { $name } » de la position contient { $found }, inconnu ici.
position-two-owners = Un quartier appartient à deux joueurs ; il ne peut avoir qu’un propriétaire.
position-tokens = { $seat } a plus de { $most } quartiers ; il n’y a que ce nombre de jetons.
position-two-certificates = Un certificat est détenu par deux joueurs ; il n’y en a qu’un de chaque.
position-characters = Les personnages de { $seat } sont sur le plan si et seulement si ce joueur a commencé.
position-cards = La pioche, la défausse et les mains doivent contenir les 20 cartes du jeu, ni plus ni moins.
position-belief = Ce que { $seat } sait des cartes ne va pas avec les mains et la pioche.
position-question = La question posée ne va pas avec la position : rien ne pourrait y répondre.
position-auction = L’enchère, son meneur et les enchérisseurs ne vont pas ensemble.
position-certified = { $seat } a utilisé l’action Certificat pendant cette période : « certified » doit donc être vrai.
position-acted = Edgar et Lucien ne peuvent avoir agi que pendant la phase d’action.
position-wheels = La roue de { $seat } ne va pas avec la phase : aucune roue n’est réglée à la mise en place, toutes le sont après la programmation.
position-won = { $seat } remplit trois conditions : la partie est donc finie et la position doit avoir un résultat.
position-over = La partie est finie : il ne peut rester ni mise ni action à faire.

board-toml = Ce n’est pas un fichier TOML : { $why }.
board-table = La table [{ $table }] manque.
board-entries = { $where } doit être une liste de tables non vide.
board-canvas = « canvas » vaut { $found } ; il faut [largeur, hauteur] en nombres entiers.
board-id = { $where } a l’identifiant { $found } ; il faut des minuscules, des chiffres et _, en commençant par une lettre.
board-name = { $where } (« { $name } ») n’a pas de nom utilisable en « { $lang } » : une ligne sans accolades.
board-players = Le plan « { $where } » est pour { $found } joueurs ; il faut une liste de nombres parmi 2, 3 et 4.
board-players-covered = Les plans sont pour { $found } joueurs ; chacun des nombres 2, 3 et 4 doit avoir exactement un plan.
board-too-many-districts = Les plans ont { $found } quartiers différents ; il peut y en avoir { $most } au plus.
board-too-many-sectors = La roue a { $found } secteurs ; il peut y en avoir { $most } au plus.
board-sector-twice = Le secteur « { $name } » est deux fois sur la roue.
board-sector-kind = Le secteur « { $name } » est de genre { $found } ; il faut "still", "border" ou "metro".
board-sector-hex = Le secteur « { $name } » a la couleur { $found } ; elle s’écrit comme "#b3122a".
board-still = La roue a { $found } secteurs de genre "still" ; il en faut un.
board-no-administration = Le plan « { $where } » n’a pas l’administration « { $name } ».
board-unknown-administration = « { $name } » sur le plan « { $where } » n’est pas une administration ; ce sont { $known }.
board-too-few-districts = Le plan « { $where } » a { $found } quartiers ; à { $players } joueurs, un Haut Percepteur en demande { $wanted }.
board-district-twice = Le quartier « { $name } » est deux fois sur le plan « { $where } ».
board-district-type = Le quartier « { $name } » du plan « { $where } » est de type { $found } ; les types sont { $known }.
board-district-anchor = Il faut au quartier « { $name } » du plan « { $where } » des nombres entiers x et y dans le cadre de « canvas ».
board-district-names = Le quartier « { $name } » du plan « { $where } » a un autre nom sur un autre plan.
board-district-outline = Il faut au quartier « { $name } » du plan « { $where } » un contour « poly » d’au moins trois coins [x, y] en nombres entiers, dans le cadre de « canvas ».
board-borders = Le plan « { $where } » demande une liste « borders ».
board-border-form = La frontière { $number } du plan « { $where } » doit nommer deux quartiers et une couleur.
board-border-colour = La frontière { $number } du plan « { $where } » a la couleur { $found }, qui n’est pas une couleur de frontière de la roue.
board-border-district = La frontière { $number } du plan « { $where } » nomme { $found }, qui n’est pas un quartier de ce plan.
board-border-loop = La frontière { $number } du plan « { $where } » relie « { $name } » à lui-même.
board-border-twice = La frontière { $number } du plan « { $where } » relie « { $one } » et « { $two } » une seconde fois.
board-colour-twice = La frontière { $number } du plan « { $where } » est la seconde de couleur « { $colour } » à « { $name } ».
board-border-edge = La frontière { $number } du plan « { $where } » relie « { $one } » et « { $two } », dont les contours n’ont pas de côté commun.
board-metro = Le plan « { $where } » demande une liste « metro » de lignes.
board-metro-colour = Une ligne de métro du plan « { $where } » a la couleur { $found }, qui n’est pas une couleur de métro de la roue.
board-metro-twice = La ligne de métro « { $colour } » est deux fois sur le plan « { $where } ».
board-metro-mouths = La ligne de métro « { $colour } » du plan « { $where } » demande au moins deux bouches.
board-metro-district = La ligne de métro « { $colour } » du plan « { $where } » s’arrête à { $found }, qui n’est pas un quartier de ce plan.
board-mouth-twice = La ligne de métro « { $colour } » du plan « { $where } » a deux bouches dans « { $name } ».
board-apart = Le quartier « { $name } » du plan « { $where } » ne peut pas être atteint depuis les autres.

## Ce que montre l’écran simple

view-period = Période
view-turn = Tour
view-phase = Phase
view-order = Ordre du tour
view-first = Premier joueur
view-active = Aux commandes
view-acted = A agi
view-governor = Gouverneur
view-heritage = Protection du Patrimoine
view-certificates = Certificats
view-pile = Cartes dans la pioche
view-discards = Défausse
view-bid = Mise
view-leader = Meilleur enchérisseur
view-bidders = Enchérisseurs
view-open_fortunes = Fortunes visibles
view-period_limit = Périodes au plus
view-goals = Conditions
view-progress = Avancement
view-map = Carte
view-id = Face
view-reconstruction = Reconstitution
view-districts = Quartiers
view-district = Quartier
view-type = Type
view-owner = Propriétaire
view-protected = Protégé
view-duos = Duo
view-cogs = Cogs
view-popularity = Popularité
view-tokens = Jetons d’influence restants
view-cards = Cartes en main
view-hand = Main
view-used = Actions utilisées
view-certified = Certificat pris cette période
view-conditions = Conditions remplies
view-confirmed = Roue validée
view-wheel = Roue
view-seat = Joueur
view-at_hand = Ce qui est à portée
view-move = Coup
view-clause = Règle
view-amount = Cogs
view-points = Popularité
view-other = Autre joueur
view-action = Action
view-character = Personnage
