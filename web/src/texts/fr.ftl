# Les textes du client de navigateur, en français.

## Partout

tagline = Trois jeux de société
welcome = À quoi jouons-nous ce soir ?
home = Accueil
about = À propos
settings = Réglages
close = Fermer
cancel = Annuler
keep = Garder
labelled = { $what } : { $is }
kept = Gardé
send = Envoyer
more = Plus
loading = Un instant…
yes = oui
no = non
main-menu = Menu
you = vous
bot = Robot
bot-name = { $role } (robot)
game = Jeu
table = Table
player = Joueur
players = Joueurs
seats = Places
options = Options
server-away = Le serveur ne répond pas ; nouvel essai…
error-offline = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
error-unknown = Le serveur a refusé : { $id }.
no-such-game = La maison n’a pas ce jeu.
days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}

level-random = Éméché
level-greedy = Avide
level-novice = Débutant
level-club = Joueur de club
level-expert = Expert

## Réglages

set-language = Langue
set-theme = Couleurs
theme-system = Comme le système
theme-light = Claires
theme-dark = Sombres
set-motion = Mouvements
motion-normal = Normaux
motion-fast = Rapides
motion-off = Aucun
set-sound = Sons
set-notifications = Me prévenir quand c’est à moi, même dans une autre fenêtre
notifications-blocked = Le navigateur n’autorise pas les notifications de cette page ; ses réglages peuvent le changer.
set-confirm = Demander avant un coup qui ne peut pas être repris
set-auto = Jouer pour moi les décisions à un seul choix
set-words = Montrer les jeux en mots, sans leurs plateaux

## Accueil

your-name = Votre nom
play-bot = Jouer tout de suite contre un robot
starting = On dresse la table…
bot-level = Force du robot
new-table = Nouvelle table
how-to-play = Comment jouer
players-exact = { $n } joueurs
players-range = { $least } à { $most } joueurs
my-games = Mes parties
open-table = Aller à la table
open-tables = Tables ouvertes
open-tables-none = Aucune table n’attend de joueurs. Ouvrez-en une, ou jouez tout de suite contre un robot.
playing-tables = Parties en cours
past-games = Parties finies
join = Rejoindre
watch = Regarder
clock-short = { $minutes } min + { $plus } s
pace-turns-short = tour par tour
notice-your-turn = C’est à vous
notice-your-turn-at = { $name } : les autres vous attendent.

## Nouvelle table

number-of-players = Joueurs
seat-kind = Qui joue { $role }
seat-me = Moi
seat-open-for = Ouverte aux autres
seat-open = libre
seat-name = Nom de { $role }
seat-none = Gardez au moins une place pour vous.
hot-seat-what = Plusieurs places sont à vous : l’appareil passe de main en main, et un rideau cache les secrets de chacun au suivant.
pace = Rythme
pace-live = En direct : tout le monde est là
pace-turns = Tour par tour : sur plusieurs jours, chacun vient quand il veut
clock = Pendule
clock-none = Sans pendule
clock-minutes = { $minutes } minutes, plus { $seconds } secondes par tour
clock-days = { $days } jours, plus { $hours } heures par tour
public-table = Montrer la table dans la liste des tables ouvertes
undo-allowed = Les coups peuvent être repris, tant que rien n’a été révélé
create-table = Ouvrir la table

## Salle d’attente

waiting-room = La partie commence quand toutes les places sont prises.
sit-here = S’asseoir ici
invite = Inviter quelqu’un
share-link = Lien
copy-link = Copier le lien
copied = Copié
leave-table = Quitter la table

## À la table

table-gone = Il n’y a pas de table à cette adresse.
what-is-asked = Ce qui est demandé
choices = Ce que vous pouvez faire
your-turn = À vous
waiting-for = On attend { $who }.
to-move = joue
undo = Reprendre
undo-tip = Reprendre votre dernier coup (touche U)
confirm-move = Confirmer
confirm-what = { $move } : ce coup ne pourra pas être repris.
confirm-yes = Jouer
confirm-no = Choisir encore
connection-lost = Connexion perdue ; on se reconnecte…
try-now = Essayer maintenant
halted = Cette table ne peut pas continuer.
log = Journal
log-empty = Il ne s’est encore rien passé.
log-jump = Montrer ce moment
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
spectator = spectateur
spectators = { $n ->
    [one] Un spectateur
   *[other] { $n } spectateurs
}
panels = Journal, discussion, joueurs
count-moves = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
moves-made = Coups joués jusqu’ici
presence-on = Présent
presence-off = Absent
presence-bot = Un robot est toujours là
stand-in = un robot remplace
stood-in = Un robot joue pour vous.
take-back-seat = Reprendre ma place
clock-left = Temps restant
resign = Abandonner
resign-title = Abandonner la partie ?
resign-what = La partie est perdue pour vous. Cela ne peut pas être repris.
resign-no = Continuer
draw-offer = Proposer l’égalité
draw-withdraw = Retirer la proposition
draw-offered = { $who } propose l’égalité.
draw-accept = Accepter
draw-decline = Refuser
share = Partager
share-watch = Qui a ce lien peut regarder la partie.
share-replay = Ce lien mène exactement à ce moment de la partie.
missed = { $n ->
    [one] Une chose s’est passée depuis votre dernier regard.
   *[other] { $n } choses se sont passées depuis votre dernier regard.
}
missed-show = Montrer
missed-title = Depuis votre dernier regard
watching = Vous regardez la partie.
at-a-glance = En un coup d’œil
own-move = Un coup de votre cru
own-move-type = Quoi
whole-board = Tout le plateau

## Chacun son tour

curtain-title = Passez l’appareil à { $who }
curtain-what = Rien de secret n’est à l’écran en ce moment.
curtain-ready = Je suis { $who }
hand-over = Passer l’écran à { $who }
hand-back = Fini : rendre l’écran

## La fin

game-over = La partie est finie
won-by = { $n ->
    [one] { $who } gagne
   *[other] { $who } gagnent
}
drawn = Égalité
ended-resigned = { $who } a abandonné.
ended-draw = Les joueurs se sont accordés sur l’égalité.
place = Rang
score = Score
moves = Coups
time = Temps
rating = Cote
game-figures = { $moves } coups en { $time }.
rematch = Rejouer
rematch-waiting = On attend les autres…
rematch-go = À la nouvelle partie
replay = Revoir
journal = Télécharger le journal
to-table = À la table
fairness = Hasard vérifiable
fairness-what = Le hasard est fixé avant le premier coup par un seul nombre, la graine. Son empreinte est montrée dès le début, et la graine à la fin : chacun peut vérifier que rien n’a été changé.
fairness-commitment = Empreinte, montrée depuis le début
fairness-seed = Graine
fairness-later = Elle sera montrée quand la partie sera finie.
fairness-good = La graine correspond à l’empreinte : votre navigateur vient de le vérifier.
fairness-bad = La graine ne correspond pas à l’empreinte !
fairness-verify = Pour vérifier toute la partie, téléchargez le journal et lancez « coterie verify ».

## Revoir

replay-at = Coup { $n } sur { $last }
replay-start = Le début
replay-move = Coup
replay-first = Au début
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-seat = Vu par
replay-spectator = Comme spectateur
replay-as = Comme { $who }

## Règles

all-rules = Les règles, clause par clause
all-rules-what = Dans nos propres mots. Une décision tranche ce que la règle du jeu laisse ouvert ; une reconstitution remplace ce que nous n’avons pas pu lire sur le jeu publié. Les deux disent pourquoi.
rule-title = Règle { $clause }
rule-of = Règle { $clause }
rule-why = Pourquoi ? La règle en question
rule-all = Toutes les règles du jeu
rule-ruling = Décision
rule-reconstruction = Reconstitution
rule-unknown = Cette règle n’est pas dans la liste.

## Compte

account = Compte
guest-what = Vous êtes de passage : ce navigateur se souvient de vous et de vos parties. Un compte permet de revenir depuis un autre appareil.
signed-in = Vous êtes connecté sous le nom { $login }.
account-make = Créer un compte ou se connecter
account-rules = De 3 à 24 lettres, chiffres, points ou tirets ; un mot de passe d’au moins 8 caractères. Avec un nouveau compte, vous gardez votre nom, vos parties et vos cotes.
login-name = Nom du compte
password = Mot de passe
register = Créer un compte
log-in = Se connecter
log-out = Se déconnecter
ratings = Cotes
games-played = Parties

## À propos

about-what = Coterie permet de jouer à trois jeux de société publiés, selon leurs règles exactes, entre amis ou contre des robots.
about-unofficial = Ceci est une adaptation non officielle, faite par des admirateurs. Elle n’est ni faite ni approuvée par les auteurs et les éditeurs nommés ici, à qui les jeux appartiennent. Tous les textes et tous les dessins lui sont propres ; rien n’a été copié des jeux publiés.
about-buy = Si un jeu vous plaît, achetez la boîte : elle est belle, et ses créateurs le méritent.
about-house = La maison
about-house-what = Un seul moteur de règles sert ce site, le terminal, les robots et les tournois. Chaque règle renvoie à sa clause, chaque mélange peut être vérifié, chaque partie peut être revue.
about-type = Caractères : Josefin Sans, Limelight, Cinzel, IM Fell English, Bebas Neue et Special Elite, tous sous la licence SIL Open Font ou la licence Apache.
credit-design = Auteurs
credit-art = Illustrations
credit-layout = Maquette
credit-production = Production
credit-lead = Chef de projet
credit-proofreading = Relecture
credit-translation = Traduction anglaise
credit-people = Nommés dans la règle du jeu
credit-publisher = Éditeur
credit-help = Avec l’aide de

## Le plateau de Gatsby

gatsby-board = Le plateau de Gatsby
location-cabaret = Cabaret
location-finance = Centre financier
location-race = Hippodrome
cabaret-left-side = Une chaîne ininterrompue de vos jetons entre les deux côtés à barres gagne le personnage de gauche.
cabaret-right-side = Une chaîne ininterrompue de vos jetons entre les deux côtés à perles gagne le personnage de droite.
space-table = Table { $name }
space-star = Étoile : qui tient les quatre gagne le personnage du bas
space-bonus = Bonus : { $what }
space-token = Jeton de { $seat }
space-level = Niveau { $n }, ascenseur de { $seat }
space-balcony = Niveau { $n }. Une fois ce personnage parti, qui arrive ici a le bonus : { $what }
space-balcony-plain = Niveau { $n }, le sommet
space-stall = Ligne { $row }, case { $n }
row-open = Ligne { $row } : quand elle est pleine, la majorité gagne le personnage
row-closed = La ligne { $row } est terminée
race-over = Course finie
action-token = Le jeton Action : il doit bouger à chaque tour
piece-ascension = { $seat } est au niveau { $n }
tray-supply = Il reste { $count } jetons à { $seat }
tray-facts = Jetons : { $tokens }
tray-facts-prestige = Jetons : { $tokens } · Prestige : { $prestige }
slot-special = spéciale
slot-empty = La place d’une tuile spéciale
tile-aside = { $name }, mise de côté : 1 prestige
character-facts = { $what } ({ $mark }), { $prestige } prestige
character-hidden = Un personnage caché
character-maybe = L’un de : { $who }
character-peeked = Vous l’avez vu ; les autres non
character-secret = Seul son propriétaire le connaît
character-won = Gagné par { $seat }
left-out = Hors de la partie : { $who }

help-gatsby-goal = Dorothy et James courtisent les personnages d’une même fête. Gagnez trois personnages d’une famille, ou un de chacune des cinq familles, et la victoire est immédiate. Si un lieu se vide avant, le prestige décide.
help-gatsby-cabaret = Posez des jetons à côté d’autres jetons. Une chaîne des vôtres d’un côté au côté opposé gagne un personnage ; les quatre étoiles en gagnent un autre.
help-gatsby-finance = Votre ascenseur monte d’un niveau, ou de deux si vous êtes en retard. Atteignez le premier le niveau d’un personnage et il est à vous.
help-gatsby-race = Remplissez les lignes par la gauche. Quand une ligne est pleine, qui y a le plus de jetons gagne son personnage, et la ligne est fermée.
help-gatsby-turn-title = Votre tour
help-gatsby-turn = Déplacez le jeton Action sur une autre action, ou sur votre tuile spéciale, et exécutez-la. Vous ne pouvez donc jamais reprendre l’action que l’autre vient de choisir. Les personnages se gagnent à la fin du tour.
help-gatsby-bonus-title = Les bonus
help-gatsby-bonus = Un jeton posé sur un bonus, ou un ascenseur qui l’atteint, le donne aussitôt. On peut toujours refuser.
help-gatsby-tiles-title = Les tuiles spéciales
help-gatsby-people-title = Les personnages
help-gatsby-people = Le signe dans le coin est la famille, les étoiles sont le prestige. Certains personnages sont face cachée : regardez-les avec « Échanger des personnages », et le plateau se souvient pour vous de ce que vous avez vu.
help-gatsby-end-title = La fin
help-gatsby-end = Trois d’une famille ou cinq familles gagnent sur-le-champ. Sinon la partie finit quand le dernier personnage d’un lieu est gagné : comptez le prestige, plus un pour la tuile spéciale devant vous et pour chaque tuile mise de côté. À égalité, le plus de personnages l’emporte.

help-fosko-goal = Fosko, ville de combines. Chacun y envoie deux compères : Edgar, un homme de sang-froid, et Lucien, un politicien de bois. Le premier qui remplit trois des quatre conditions à la fois prend la ville.
help-fosko-city-title = La ville et la roue
help-fosko-city = Les deux aiguilles de votre roue choisissent, en secret, le chemin de vos compères. Essayez : tournez une aiguille, et la carte montre où elle mène.
help-fosko-ivory = Jardins et coupoles : leur impôt est de la popularité.
help-fosko-steel = Cheminées et portiques : leur impôt est en Cogs.
help-fosko-administration = Quatre monuments, avec chacun une action pour Edgar et une pour Lucien.
help-fosko-border-title = Frontière
help-fosko-border = On la franchit quand une aiguille montre sa couleur et son icône. Sans frontière de cette couleur, le compère reste sur place.
help-fosko-metro-title = Métro
help-fosko-metro = D’une bouche à une autre de la même ligne. S’il y a plusieurs sorties, on choisit en route.
help-fosko-token-title = Influence
help-fosko-token = Un blason sur un quartier dit à qui il est. Lucien achète des quartiers, Edgar en réquisitionne.
help-fosko-period-title = Une période
help-fosko-programming = Chacun règle ses deux aiguilles en secret.
help-fosko-movement = Les roues sont dévoilées ; dans l’ordre du tour, Edgar marche, puis Lucien.
help-fosko-action = Dans l’ordre du tour, chaque compère peut faire une chose là où il se tient.
help-fosko-taxes = Après le dernier tour, chaque quartier paie son propriétaire.
help-fosko-election = Le joueur le plus populaire devient Gouverneur. Une égalité se règle aux enchères.
help-fosko-rob-title = Voler et acheter
help-fosko-robbed = Edgar trouve un Lucien seul
help-fosko-guarded = Un Lucien et son garde du corps
help-fosko-bought = Lucien achète là où il se tient
help-fosko-offices-title = Les administrations
help-fosko-offices = Chacune a une action pour Edgar et une pour Lucien. Celles d’Edgar coûtent de la popularité.
help-fosko-win-title = Trois sur quatre
help-fosko-cards-title = Les manigances
help-fosko-cards = Edgar peut jouer une carte au lieu d’une autre action, si sa condition est remplie.

help-mob-goal = Des clans négocient, bluffent et blanchissent pendant { $rounds } tours. L’argent sale achète des faveurs ; à la fin, seul l’argent propre compte.
help-mob-clans-title = Clans et marchandises
help-mob-clans = Chaque clan produit une marchandise primaire, et une secondaire, distribuée au début, dès qu’il a un bras droit.
help-mob-phases-title = Un tour
help-mob-phases = { $rounds } tours de cinq phases. Dans chaque phase, tous agissent à leur tour, le premier joueur d’abord.
help-mob-sale-title = Marchandises et prix
help-mob-sale = Une fois par tour, vous pouvez vendre un lot de marchandises toutes différentes. Plus il y a de sortes, meilleur est le prix.
help-mob-auction-title = Enchère et bluff
help-mob-auction-picture = Quatre enchérisseurs autour d’une table et de cartes sous une lampe : trois ont annoncé un nombre, un a abandonné.
help-mob-auction = Il y a sur la table une carte de moins que de joueurs. Annoncez plus que le précédent, ou abandonnez. Le gagnant paie en billets de son choix et prend une carte.
help-mob-bluff = On peut miser plus qu’on ne possède. Mais qui gagne sans pouvoir payer perd tout, et l’enchérisseur suivant est appelé.
help-mob-consolation = Qui finit sans carte prend { $n } rouges.
help-mob-tree-title = Le dossier
help-mob-tree = Les membres se paient en marchandises identiques, d’une sorte au choix. Les rangs supérieurs naissent de deux membres d’un rang inférieur, et l’un des deux est consommé.
help-mob-price = { $n } marchandises identiques
help-mob-salary = salaire de { $n ->
    [one] { $n } blanc
   *[other] { $n } blancs
}
help-mob-places = { $n ->
    [one] une place
   *[other] { $n } places
}
help-mob-promoted = Deux { $lower } en place : l’un d’eux devient { $rank }.
help-mob-needs = Il faut en place : { $lower }.
help-mob-money-title = Le sale et le propre
help-mob-money = Les ventes rapportent de l’argent rouge, froissé et sale. Les salaires se paient en blanc, et seul le blanc fait gagner. Ce que vous possédez est caché derrière votre paravent.
help-mob-wash = Deux rouges deviennent un blanc.
help-mob-washer = Chaque { $rank } blanchit jusqu’à { $n } rouges par tour.
help-mob-salaries = Qui ne peut pas payer tous les salaires n’est pas livré au tour suivant.
help-mob-deal-title = Un marché
help-mob-deal-picture = Les deux moitiés d’une table et une poignée de main
help-mob-deal = Le joueur actif peut traiter avec n’importe qui : marchandises, rouge, blanc, exécutants en main, dans n’importe quel mélange. C’est réglé aussitôt, et les promesses n’engagent personne.
help-mob-executants-title = Les exécutants
help-mob-executants = Ils coûtent { $price } marchandises identiques, une de moins par capitaine ; au plus { $most } par tour, piochés en secret. On peut en envoyer un à un rival dans chacune de ses phases : il attend là l’heure de frapper.
help-mob-end-title = La fin
help-mob-end = À la fin d’un tour, on garde au plus { $limit } marchandises. Après { $rounds } tours, le plus de blanc gagne ; puis le plus de membres, puis le plus de rouge.

## Le plateau de Fosko

fosko-map = Le plan de Fosko
fosko-districts = Les quartiers de Fosko
fosko-desk = Roue, actions et cartes
fosko-reconstruction = Un plan reconstitué, pas le plateau imprimé
fosko-neutral = Neutre
fosko-owned = Contrôlé par { $seat }
fosko-protected = Protection du Patrimoine : ni achat ni réquisition
fosko-mouth = Bouche de métro : { $sector }
fosko-mouths = Bouches : { $district }
fosko-between = Entre { $one } et { $two }
fosko-pawn = { $character } de { $seat }, { $district }
fosko-who = { $character } de { $seat }
fosko-wheel = Votre roue
fosko-hand = Aiguille de { $character } : tirez-la, touchez un secteur ou prenez les flèches du clavier
fosko-says = { $character } : { $sector }
fosko-stays = reste sur place ({ $district })
fosko-nowhere = ne mène nulle part : aucun passage de ce genre ({ $district })
fosko-leads = mène ici : { $district }
fosko-leads-choice = mène au choix, en chemin : { $district }
fosko-confirm = Confirmer la roue
fosko-sealed = Votre roue est confirmée.
fosko-confirmed = { $seat } a confirmé
fosko-unconfirmed = { $seat } règle encore sa roue
fosko-acting = { $seat } agit
fosko-acted = a agi
fosko-rob = Voler { $other }
fosko-rob-what = Prenez la moitié des Cogs de ce joueur, arrondie au-dessus. Un Lucien dont l’Edgar est présent ne peut pas être volé.
fosko-buy = Acheter { $district }
fosko-buy-city-what = Le quartier neutre où il se tient.
fosko-buy-player-what = Le quartier où il se tient ; son propriétaire ne peut pas refuser.
fosko-price-city = { $n } Cogs
fosko-price-player = { $n } à { $other }
fosko-cost = { $n } de popularité
fosko-cost-support = { $n } de popularité en tout
fosko-used = déjà prise cette période
fosko-unused = encore libre cette période
fosko-used-title = Actions d’administration de la période
fosko-why-short = pourquoi ?
fosko-edgar-none = Personne à voler, aucune administration ici ; il peut jouer une carte.
fosko-lucien-none = Votre propre quartier : rien à acheter ici.
fosko-hand-title = { $n ->
    [0] Vos cartes
    [one] Votre carte
   *[other] Vos { $n } cartes
}
fosko-hand-none = Aucune carte en main.
fosko-play = Jouer
fosko-discard = Défausser
fosko-nobody = Personne ne l’a
fosko-held = Détenu par { $seat }
fosko-certificate = Certificat : { $certificate }
fosko-heritage = Protection du Patrimoine
fosko-governor = Gouverneur
fosko-first = Premier joueur
fosko-pile = { $n } cartes dans la pioche, { $discards } défaussées
fosko-discards = Défausse : { $cards }
fosko-order = { $n ->
    [1] Joue en premier
   *[other] Joue en position { $n }
}
fosko-popularity = Popularité { $n }
fosko-cogs = { $n } Cogs
fosko-cogs-hidden = Cette fortune est cachée
fosko-tokens = { $districts } quartiers, { $n } jetons d’influence en réserve
fosko-cards = { $n ->
    [one] 1 carte en main
   *[other] { $n } cartes en main
}
fosko-tally = Conditions visiblement remplies : { $n } ({ $wanted } pour gagner)
fosko-tally-met = Remplie maintenant
fosko-tally-certified = Certifiée : elle compte durablement
fosko-tally-unknown = Seul ce joueur le sait
fosko-election = L’élection est à égalité : l’enchère la plus haute fait le Gouverneur.
fosko-bidding = en lice
fosko-tally-office = Pas remplie : il manque la charge de Gouverneur
fosko-tally-open = Non remplie
fosko-track = Popularité
fosko-when = Période { $period } · Tour { $turn } sur { $turns }
fosko-period-what = Une période compte { $turns } tours ; le dernier finit par les impôts et une élection.

## La table des gangsters

may-act = Vous pouvez faire une offre à { $who }, ou attendre.
mob-board = La table des gangsters
mob-views = Ce qui est sur la table
mob-table = La table
mob-track = Tours et phases
mob-round = Tour
mob-round-tip = Tour { $n } sur { $rounds }. Premier joueur : { $seat }
mob-phase-delivery = Les marchandises arrivent du clan, de ses soldats et de son bras droit.
mob-phase-black_market = Une enchère après l’autre, jusqu’à la dernière carte.
mob-phase-sale = Chacun peut vendre un lot de marchandises différentes.
mob-phase-recruitment = Membres et exécutants, payés en marchandises identiques.
mob-phase-laundering = Bonus, blanchiment, puis les salaires.
mob-rivals = Les dossiers des rivaux
mob-dossier = Le dossier de { $seat }
mob-clan-goods = Marchandise primaire : { $good } ; secondaire : { $name }
mob-first = Premier joueur de ce tour
mob-first-mark = er
mob-unpaid = impayés
mob-unpaid-tip = Salaires non payés en entier : rien n’est livré au prochain tour.
mob-deciding = La table attend ce joueur
mob-deciding-mark = réfléchit
mob-members = Membres
mob-place-free = place libre
mob-member-facts = Prix { $price }, salaire { $salary }, cartes restantes { $left }
mob-launders = Blanchit jusqu’à { $n } rouges par tour
mob-goods = Marchandises
mob-primary = Marchandise primaire du clan (I)
mob-secondary = Marchandise secondaire, avec le bras droit (II)
mob-screen-tip = L’argent est secret, derrière le paravent
mob-money-tip = { $red } rouges (sales), { $white } blancs (propres)
mob-red = rouge
mob-white = blanc
mob-hand-empty = Aucun exécutant en main
mob-hand-count = Exécutants en main : { $n }, inconnus de vous
mob-before = Devant vous
mob-sent-by = Envoyé par { $seat }
mob-send = Envoyer : { $executant }
mob-send-to = { $executant } : l’envoyer à qui ?
mob-executant-why = Ne peut pas partir maintenant : pourquoi ?
mob-executant = Exécutant
mob-executants = Exécutants
mob-reconstruction = reconstitution
mob-reconstruction-what = Inconnu d’après le texte publié : nos propres chiffres et noms en tiennent lieu.
mob-op-keep_share_of_delivery = seuls { $percent } % de la livraison arrivent.
mob-op-take_from_delivery = l’envoyeur prend { $amount } des marchandises livrées.
mob-op-redirect_market_gain = l’envoyeur reçoit ce que la cible gagne.
mob-op-take_share_of_sale = l’envoyeur prend { $percent } % de la recette.
mob-op-limit_sale = au plus { $amount } marchandises se vendent.
mob-op-raise_prices = chaque recrue coûte { $amount } de plus.
mob-op-remove_member = un membre est perdu : { $rank }.
mob-op-keep_share_of_laundering = seuls { $percent } % peuvent être blanchis.
mob-op-raise_salaries = les salaires coûtent { $amount } blancs de plus.
mob-op-take_goods = l’envoyeur prend { $amount } marchandises.
mob-high = annoncé par { $seat }
mob-no-bid = Personne n’a encore enchéri
mob-before-auction = Avant les enchères : affaires et exécutants
mob-market-card = Une marchandise pour qui gagne l’enchère et la choisit
mob-consolation = { $n } rouges pour celui qui n’a pas de carte
mob-market-empty = La table est vide
mob-market-tip = Les cartes du prochain marché noir
mob-bidders = Qui est dans l’enchère
mob-bidder-in = { $seat } est encore en jeu
mob-bidder-out = { $seat } s’est retiré de cette enchère
mob-bidder-served = { $seat } a déjà une carte
mob-bidder-bluffed = { $seat } n’a pas pu payer et a tout perdu
mob-is-in = en jeu
mob-is-out = retiré
mob-is-served = servi
mob-is-bluffed = bluff
mob-bid = Miser { $n }
mob-bid-own = Un autre nombre
mob-drop = Se retirer
mob-standing = Monter pour moi à
mob-standing-set = Fixer
mob-standing-on = On surenchérit pour vous pas à pas, jusqu’à { $n }
mob-standing-off = Arrêter
mob-standing-tip = Tant que cette page est ouverte, la plus petite mise possible est faite pour vous à chaque fois que vous devez parler dans cette enchère.
mob-standing-over = Votre limite de { $n } est dépassée : misez vous-même ou retirez-vous.
mob-pay = L’enchère était de { $n } billets : payez comme vous voulez.
mob-pay-red = Billets rouges du paiement
mob-mix = { $red } rouges et { $white } blancs
mob-pay-now = Payer { $n }
mob-less = { $n } de moins : { $what }
mob-more = { $n } de plus : { $what }
mob-ladder = Prix d’un lot selon sa taille
mob-rung = { $n } marchandises différentes : { $red } rouges
mob-best = votre mieux
mob-sale-choose = Posez des marchandises différentes sur le comptoir
mob-sell = Vendre ces { $n } pour { $red } rouges
mob-sell-best = Meilleur lot à { $red } rouges : { $goods }
mob-nothing-to-sell = Vous n’avez rien à vendre.
mob-sale-limit = Au plus { $n } marchandises peuvent être vendues cette fois.
mob-sold = Vous avez vendu ce tour-ci.
mob-selling = { $seat } est au comptoir.
mob-tree = Qui peut être recruté
mob-need-goods = { $n } identiques (vous : { $have })
mob-need-lower = { $n } { $lower } (vous : { $have })
mob-need-place = toutes les places sont prises
mob-need-card = plus de carte
mob-need-left = encore { $n } ce tour
mob-deck = Exécutants dans la pioche : { $n }
mob-discards = Exécutants utilisés : { $n }
mob-capacity = Votre clan peut blanchir jusqu’à { $n } rouges
mob-capacity-tip = { $n } rouges deviennent un blanc
mob-launder-how-much = Combien de rouge blanchir
mob-launder-says = { $red } rouges deviennent { $white } blancs
mob-launder = Blanchir { $n } et payer
mob-launder-nothing = Ne rien blanchir et payer
mob-after-laundering = Blanc après blanchiment
mob-salaries = Salaires
mob-salaries-tip = Les salaires suivent aussitôt, en blanc
mob-left = Reste
mob-short = Il manque { $n } blancs : vous paieriez tout et ne recevriez aucune livraison au prochain tour.
mob-washing = { $seat } est à la blanchisserie. Combien est un secret.
mob-wages = Salaires en blanc
mob-crates = Que rapporte ce soldat ?
mob-came = Livré à { $seat } :
mob-came-nothing = Rien n’est arrivé pour { $seat }.
mob-brings = { $n } { $good }
mob-brings-either = { $n } { $good } ou { $name }
mob-tied = { $seats } sont à égalité en tout : pierre, feuille, ciseaux.
mob-thrown = Vous montrez : { $shape }. Attendez les autres.
mob-nothing = rien
mob-secret-terms = L’argent et les exécutants d’une offre ne sont vus que des deux partenaires
mob-notices = Ce que sont devenues les offres
mob-offers = Offres sur la table
mob-more-offers = { $n ->
    [one] Une autre offre
   *[other] { $n } autres offres
}
mob-offer-tip = Offre de { $seat } à { $other } ; elle tombe quand le joueur actif change
mob-offer-to-me = { $seat } vous propose une affaire
mob-offer-mine = Votre offre à { $other }
mob-offer-others = { $seat } à { $other }
mob-offer-gone = L’offre de { $seat } à { $other } n’est plus sur la table.
mob-you-get = Vous recevez
mob-you-give = Vous donnez
mob-you-ask = Vous demandez
mob-gives = donne
mob-gets = reçoit
mob-accept = Accepter
mob-refuse = Refuser
mob-counter = Contre-offre
mob-withdraw = Retirer
mob-cannot = Impossible : pourquoi ?
mob-cannot-tip = Vous n’avez pas tout ce qui est demandé
mob-desk = Affaires
mob-partners = Partenaires
mob-deal-with = Traiter avec
mob-give-more = Donner un de plus : { $what }, { $have } en main, { $n } sur la table
mob-ask-more = Demander un de plus : { $what }, { $have } en main, { $n } demandés
mob-desk-good = { $what }, en main : { $have }. Chaque clic en pose un sur la table.
mob-give-red = Rouge que vous donnez
mob-give-white = Blanc que vous donnez
mob-ask-red = Rouge que vous demandez
mob-ask-white = Blanc que vous demandez
mob-of = sur { $n }
mob-ask-of = Vous demandez à { $who }
mob-ask-each = Vous demandez à chacun des { $n }
mob-ask-executant = Demander un exécutant…
mob-leaves = Après l’affaire, il vous resterait { $what }.
mob-message = Un mot avec l’offre, vu de tous
mob-clear = Effacer
mob-send-offer = Faire l’offre
mob-send-several = Faire { $n } offres
mob-send-counter = Répondre par ceci
mob-desk-choose = Choisissez un ou plusieurs partenaires.
mob-desk-closed = Pas d’affaires maintenant : attendez qu’un choix principal soit ouvert.
mob-store = La réserve
mob-piles = Réserve
mob-pile = { $good } : { $n } dans la réserve
mob-bank = La banque ; elle n’est jamais à court
mob-count = Le compte
mob-count-tip = L’argent propre décide, puis les membres, puis l’argent sale
mob-go-on = Continuer
mob-click-crate = Choisissez une caisse dans le dossier.
mob-excess = Qui a trop de marchandises en rend.
mob-when = { $phase ->
    [now] Aussitôt :
   *[other] Chez la cible, phase « { $phase } » :
}
mob-cards = { $n ->
    [one] { $n } exécutant
   *[other] { $n } exécutants
}
