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
no-such-game = Ce jeu n’existe pas ici.
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
set-auto = Décider à ma place quand tout le monde voit qu’il n’y a qu’un seul choix
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
bot-offers = Offres des robots
bot-offers-pause = Pas d’autre offre dans cette phase
bot-offers-pause-tip = Les robots ne vous proposent plus rien jusqu’à la phase suivante ; les autres joueurs le peuvent toujours.
bot-mute = Ignorer { $who }
bot-mute-this = Ignorer ce robot
bot-mute-tip = { $who } ne vous propose plus rien jusqu’à la fin de la partie.
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
overview = En un coup d’œil
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
about-engine = Comment ça marche
about-engine-what = Un seul moteur de règles sert ce site, le terminal, les robots et les tournois. Chaque règle renvoie à sa clause, chaque mélange peut être vérifié, chaque partie peut être revue.
about-type = Caractères : Josefin Sans, Limelight, Cinzel, IM Fell English, Bebas Neue et Special Elite, tous sous la licence SIL Open Font ou la licence Apache.

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
help-gatsby-people = Le signe dans le coin est la famille, les étoiles sont le prestige. Certains personnages sont face cachée : regardez-les avec « Échanger des personnages », et le plateau se souvient pour vous de ce que vous avez vu. Quand deux personnages changent de place, chacun emporte sa face : le visible reste visible, le caché reste caché.
help-gatsby-end-title = La fin
help-gatsby-end = Trois d’une famille ou cinq familles gagnent sur-le-champ. Sinon la partie finit quand le dernier personnage d’un lieu est gagné : comptez le prestige, plus un pour la tuile spéciale devant vous et pour chaque tuile mise de côté. À égalité, le plus de personnages l’emporte.

help-edgar-lucien-goal = Fosko, ville de combines. Chacun y envoie deux compères : Edgar, un homme de sang-froid, et Lucien, un politicien de bois. Le premier qui remplit trois des quatre conditions à la fois prend la ville.
help-edgar-lucien-city-title = La ville et la roue
help-edgar-lucien-city = Les deux aiguilles de votre roue choisissent, en secret, le chemin de vos compères. Essayez : tournez une aiguille, et la carte montre où elle mène.
help-edgar-lucien-ivory = Jardins et coupoles : leur impôt est de la popularité.
help-edgar-lucien-steel = Cheminées et portiques : leur impôt est en Cogs.
help-edgar-lucien-administration = Quatre monuments, avec chacun une action pour Edgar et une pour Lucien.
help-edgar-lucien-border-title = Frontière
help-edgar-lucien-border = On la franchit quand une aiguille montre sa couleur et son icône. Sans frontière de cette couleur, le compère reste sur place.
help-edgar-lucien-metro-title = Métro
help-edgar-lucien-metro = D’une bouche à une autre de la même ligne. S’il y a plusieurs sorties, on choisit en route.
help-edgar-lucien-token-title = Influence
help-edgar-lucien-token = Un blason sur un quartier dit à qui il est. Lucien achète des quartiers, Edgar en réquisitionne.
help-edgar-lucien-period-title = Une période
help-edgar-lucien-programming = Chacun règle ses deux aiguilles en secret.
help-edgar-lucien-movement = Les roues sont dévoilées ; dans l’ordre du tour, Edgar marche, puis Lucien.
help-edgar-lucien-action = Dans l’ordre du tour, chaque compère peut faire une chose là où il se tient.
help-edgar-lucien-taxes = Après le dernier tour, chaque quartier paie son propriétaire.
help-edgar-lucien-election = Le joueur le plus populaire devient Gouverneur. Une égalité se règle aux enchères.
help-edgar-lucien-rob-title = Voler et acheter
help-edgar-lucien-robbed = Edgar trouve un Lucien seul
help-edgar-lucien-guarded = Un Lucien et son garde du corps
help-edgar-lucien-bought = Lucien achète là où il se tient
help-edgar-lucien-offices-title = Les administrations
help-edgar-lucien-offices = Chacune a une action pour Edgar et une pour Lucien. Celles d’Edgar coûtent de la popularité.
help-edgar-lucien-win-title = Trois sur quatre
help-edgar-lucien-cards-title = Les manigances
help-edgar-lucien-cards = Edgar peut jouer une carte au lieu d’une autre action, si sa condition est remplie.

help-gangster-paradise-goal = Des clans négocient, bluffent et blanchissent pendant { $rounds } tours. L’argent sale achète des faveurs ; à la fin, seul l’argent propre compte.
help-gangster-paradise-clans-title = Clans et marchandises
help-gangster-paradise-clans = Chaque clan produit une marchandise primaire, et une secondaire, distribuée au début, dès qu’il a un bras droit.
help-gangster-paradise-phases-title = Un tour
help-gangster-paradise-phases = { $rounds } tours de cinq phases. Dans chaque phase, tous agissent à leur tour, le premier joueur d’abord.
help-gangster-paradise-sale-title = Marchandises et prix
help-gangster-paradise-sale = Une fois par tour, vous pouvez vendre un lot de marchandises toutes différentes. Plus il y a de sortes, meilleur est le prix.
help-gangster-paradise-auction-title = Enchère et bluff
help-gangster-paradise-auction-picture = Quatre enchérisseurs autour d’une table et de cartes sous une lampe : trois ont annoncé un nombre, un a abandonné.
help-gangster-paradise-auction = Il y a sur la table une carte de moins que de joueurs. Annoncez plus que le précédent, ou abandonnez. Le gagnant paie en billets de son choix et prend une carte.
help-gangster-paradise-bluff = On peut miser plus qu’on ne possède. Mais qui gagne sans pouvoir payer perd tout, et l’enchérisseur suivant est appelé.
help-gangster-paradise-consolation = Qui finit sans carte prend { $n } rouges.
help-gangster-paradise-tree-title = Le dossier
help-gangster-paradise-tree = Les membres se paient en marchandises identiques, d’une sorte au choix. Les rangs supérieurs naissent de deux membres d’un rang inférieur, et l’un des deux est consommé.
help-gangster-paradise-price = { $n } marchandises identiques
help-gangster-paradise-salary = salaire de { $n ->
    [one] { $n } blanc
   *[other] { $n } blancs
}
help-gangster-paradise-places = { $n ->
    [one] une place
   *[other] { $n } places
}
help-gangster-paradise-promoted = { $n } × { $lower } en place : l’un d’eux devient { $rank }.
help-gangster-paradise-needs = Il faut en place : { $lower }.
help-gangster-paradise-money-title = Le sale et le propre
help-gangster-paradise-money = Les ventes rapportent de l’argent rouge, froissé et sale. Les salaires se paient en blanc, et seul le blanc fait gagner. Ce que vous possédez est caché derrière votre paravent.
help-gangster-paradise-washer = Chaque { $rank } blanchit jusqu’à { $n } rouges par tour.
help-gangster-paradise-salaries = Qui ne peut pas payer tous les salaires n’est pas livré au tour suivant.
help-gangster-paradise-deal-title = Un marché
help-gangster-paradise-deal-picture = Les deux moitiés d’une table et une poignée de main
help-gangster-paradise-deal = Le joueur actif peut traiter avec n’importe qui : marchandises, rouge, blanc, exécutants en main, dans n’importe quel mélange. C’est réglé aussitôt, et les promesses n’engagent personne.
help-gangster-paradise-executants-title = Les exécutants
help-gangster-paradise-executants = Ils coûtent { $price } marchandises identiques, une de moins par capitaine ; au plus { $most } par tour, piochés en secret. On peut en envoyer un à un rival dans chacune de ses phases : il attend là l’heure de frapper.
help-gangster-paradise-end-title = La fin
help-gangster-paradise-end = À la fin d’un tour, on garde au plus { $limit } marchandises. Après { $rounds } tours, le plus de blanc gagne ; puis le plus de membres, puis le plus de rouge.

## Le plateau de Fosko

edgar-lucien-map = Le plan de Fosko
edgar-lucien-districts = Les quartiers de Fosko
edgar-lucien-desk = Roue, actions et cartes
edgar-lucien-reconstruction = Un plan reconstitué, pas le plateau imprimé
edgar-lucien-neutral = Neutre
edgar-lucien-owned = Contrôlé par { $seat }
edgar-lucien-protected = Protection du Patrimoine : ni achat ni réquisition
edgar-lucien-mouth = Bouche de métro : { $sector }
edgar-lucien-mouths = Bouches : { $district }
edgar-lucien-between = Entre { $one } et { $two }
edgar-lucien-pawn = { $character } de { $seat }, { $district }
edgar-lucien-who = { $character } de { $seat }
edgar-lucien-wheel = Votre roue
edgar-lucien-hand = Aiguille de { $character } : tirez-la, touchez un secteur ou prenez les flèches du clavier
edgar-lucien-says = { $character } : { $sector }
edgar-lucien-stays = reste sur place ({ $district })
edgar-lucien-nowhere = ne mène nulle part : aucun passage de ce genre ({ $district })
edgar-lucien-leads = mène ici : { $district }
edgar-lucien-leads-choice = mène au choix, en chemin : { $district }
edgar-lucien-confirm = Confirmer la roue
edgar-lucien-sealed = Votre roue est confirmée.
edgar-lucien-confirmed = { $seat } a confirmé
edgar-lucien-unconfirmed = { $seat } règle encore sa roue
edgar-lucien-acting = { $seat } agit
edgar-lucien-acted = a agi
edgar-lucien-rob = Voler { $other }
edgar-lucien-rob-what = Prenez la moitié des Cogs de ce joueur, arrondie au-dessus. Un Lucien dont l’Edgar est présent ne peut pas être volé.
edgar-lucien-buy = Acheter { $district }
edgar-lucien-buy-city-what = Le quartier neutre où il se tient.
edgar-lucien-buy-player-what = Le quartier où il se tient ; son propriétaire ne peut pas refuser.
edgar-lucien-price-city = { $n } Cogs
edgar-lucien-price-player = { $n } à { $other }
edgar-lucien-cost = { $n } de popularité
edgar-lucien-cost-support = { $n } de popularité en tout
edgar-lucien-used = déjà prise cette période
edgar-lucien-unused = encore libre cette période
edgar-lucien-used-title = Actions d’administration de la période
edgar-lucien-why-short = pourquoi ?
edgar-lucien-edgar-none = Personne à voler, aucune administration ici ; il peut jouer une carte.
edgar-lucien-lucien-none = Votre propre quartier : rien à acheter ici.
edgar-lucien-hand-title = { $n ->
    [0] Vos cartes
    [one] Votre carte
   *[other] Vos { $n } cartes
}
edgar-lucien-hand-none = Aucune carte en main.
edgar-lucien-play = Jouer
edgar-lucien-discard = Défausser
edgar-lucien-nobody = Personne ne l’a
edgar-lucien-held = Détenu par { $seat }
edgar-lucien-certificate = Certificat : { $certificate }
edgar-lucien-heritage = Protection du Patrimoine
edgar-lucien-governor = Gouverneur
edgar-lucien-first = Premier joueur
edgar-lucien-pile = { $n } cartes dans la pioche, { $discards } défaussées
edgar-lucien-discards = Défausse : { $cards }
edgar-lucien-order = { $n ->
    [1] Joue en premier
   *[other] Joue en position { $n }
}
edgar-lucien-popularity = Popularité { $n }
edgar-lucien-cogs = { $n } Cogs
edgar-lucien-cogs-hidden = Cette fortune est cachée
edgar-lucien-tokens = { $districts } quartiers, { $n } jetons d’influence en réserve
edgar-lucien-cards = { $n ->
    [one] 1 carte en main
   *[other] { $n } cartes en main
}
edgar-lucien-tally = Conditions visiblement remplies : { $n } ({ $wanted } pour gagner)
edgar-lucien-tally-met = Remplie maintenant
edgar-lucien-tally-certified = Certifiée : elle compte durablement
edgar-lucien-tally-unknown = Seul ce joueur le sait
edgar-lucien-election = L’élection est à égalité : l’enchère la plus haute fait le Gouverneur.
edgar-lucien-bidding = en lice
edgar-lucien-tally-office = Pas remplie : il manque la charge de Gouverneur
edgar-lucien-tally-open = Non remplie
edgar-lucien-track = Popularité
edgar-lucien-when = Période { $period } · Tour { $turn } sur { $turns }
edgar-lucien-period-what = Une période compte { $turns } tours ; le dernier finit par les impôts et une élection.

## La table des gangsters

may-act = Vous pouvez faire une offre à { $who }, ou attendre.
gangster-paradise-board = La table des gangsters
gangster-paradise-views = Ce qui est sur la table
gangster-paradise-table = La table
gangster-paradise-track = Tours et phases
gangster-paradise-round = Tour
gangster-paradise-round-tip = Tour { $n } sur { $rounds }. Premier joueur : { $seat }
gangster-paradise-phase-delivery = Les marchandises arrivent du clan, de ses soldats et de son bras droit.
gangster-paradise-phase-black_market = Une enchère après l’autre, jusqu’à la dernière carte.
gangster-paradise-phase-sale = Chacun peut vendre un lot de marchandises différentes.
gangster-paradise-phase-recruitment = Membres et exécutants, payés en marchandises identiques.
gangster-paradise-phase-laundering = Bonus, blanchiment, puis les salaires.
gangster-paradise-rivals = Les dossiers des rivaux
gangster-paradise-dossier = Le dossier de { $seat }
gangster-paradise-clan-goods = Marchandise primaire : { $good } ; secondaire : { $name }
gangster-paradise-first = Premier joueur de ce tour
gangster-paradise-first-mark = er
gangster-paradise-unpaid = impayés
gangster-paradise-unpaid-tip = Salaires non payés en entier : rien n’est livré au prochain tour.
gangster-paradise-deciding = La table attend ce joueur
gangster-paradise-deciding-mark = réfléchit
gangster-paradise-members = Membres
gangster-paradise-place-free = place libre
gangster-paradise-member-facts = Prix { $price }, salaire { $salary }, cartes { $cards }, consommées { $used }
gangster-paradise-launders = Blanchit jusqu’à { $n } rouges par tour
gangster-paradise-goods = Marchandises
gangster-paradise-primary = Marchandise primaire du clan (I)
gangster-paradise-secondary = Marchandise secondaire, avec le bras droit (II)
gangster-paradise-screen-tip = L’argent est secret, derrière le paravent
gangster-paradise-money-tip = { $red } rouges (sales), { $white } blancs (propres)
gangster-paradise-red = rouge
gangster-paradise-white = blanc
gangster-paradise-hand-empty = Aucun exécutant en main
gangster-paradise-hand-count = Exécutants en main : { $n }, inconnus de vous
gangster-paradise-before = Devant vous
gangster-paradise-sent-by = Envoyé par { $seat }
gangster-paradise-send = Envoyer : { $executant }
gangster-paradise-send-to = { $executant } : l’envoyer à qui ?
gangster-paradise-executant-why = Ne peut pas partir maintenant : pourquoi ?
gangster-paradise-executant = Exécutant
gangster-paradise-executants = Exécutants
gangster-paradise-reconstruction = reconstitution
gangster-paradise-reconstruction-what = Inconnu d’après le texte publié : nos propres chiffres et noms en tiennent lieu.
gangster-paradise-op-keep_share_of_delivery = seuls { $percent } % de la livraison arrivent.
gangster-paradise-op-take_from_delivery = l’envoyeur prend { $amount } des marchandises livrées.
gangster-paradise-op-redirect_market_gain = l’envoyeur reçoit ce que la cible gagne.
gangster-paradise-op-take_share_of_sale = l’envoyeur prend { $percent } % de la recette.
gangster-paradise-op-limit_sale = au plus { $amount } marchandises se vendent.
gangster-paradise-op-raise_prices = chaque recrue coûte { $amount } de plus.
gangster-paradise-op-remove_member = un membre est perdu : { $rank }.
gangster-paradise-op-keep_share_of_laundering = seuls { $percent } % peuvent être blanchis.
gangster-paradise-op-raise_salaries = les salaires coûtent { $amount } blancs de plus.
gangster-paradise-op-take_goods = l’envoyeur prend { $amount } marchandises.
gangster-paradise-high = annoncé par { $seat }
gangster-paradise-no-bid = Personne n’a encore enchéri
gangster-paradise-before-auction = Avant les enchères : affaires et exécutants
gangster-paradise-market-card = Une marchandise pour qui gagne l’enchère et la choisit
gangster-paradise-consolation = { $n } rouges pour celui qui n’a pas de carte
gangster-paradise-market-empty = La table est vide
gangster-paradise-market-tip = Les cartes du prochain marché noir
gangster-paradise-bidders = Qui est dans l’enchère
gangster-paradise-bidder-in = { $seat } est encore en jeu
gangster-paradise-bidder-out = { $seat } s’est retiré de cette enchère
gangster-paradise-bidder-served = { $seat } a déjà une carte
gangster-paradise-bidder-bluffed = { $seat } n’a pas pu payer et a tout perdu
gangster-paradise-is-in = en jeu
gangster-paradise-is-out = retiré
gangster-paradise-is-served = servi
gangster-paradise-is-bluffed = bluff
gangster-paradise-bid = Miser { $n }
gangster-paradise-bid-own = Un autre nombre
gangster-paradise-drop = Se retirer
gangster-paradise-standing = Monter pour moi à
gangster-paradise-standing-set = Fixer
gangster-paradise-standing-on = On surenchérit pour vous pas à pas, jusqu’à { $n }
gangster-paradise-standing-off = Arrêter
gangster-paradise-standing-tip = Tant que cette page est ouverte, la plus petite mise possible est faite pour vous à chaque fois que vous devez parler dans cette enchère.
gangster-paradise-standing-over = Votre limite de { $n } est dépassée : misez vous-même ou retirez-vous.
gangster-paradise-pay = L’enchère était de { $n } billets : payez comme vous voulez.
gangster-paradise-pay-red = Billets rouges du paiement
gangster-paradise-mix = { $red } rouges et { $white } blancs
gangster-paradise-pay-now = Payer { $n }
gangster-paradise-less = { $n } de moins : { $what }
gangster-paradise-more = { $n } de plus : { $what }
gangster-paradise-ladder = Prix d’un lot selon sa taille
gangster-paradise-rung = { $n } marchandises différentes : { $red } rouges
gangster-paradise-best = votre mieux
gangster-paradise-sale-choose = Posez des marchandises différentes sur le comptoir
gangster-paradise-sell = Vendre ces { $n } pour { $red } rouges
gangster-paradise-sell-best = Meilleur lot à { $red } rouges : { $goods }
gangster-paradise-nothing-to-sell = Vous n’avez rien à vendre.
gangster-paradise-sale-limit = Au plus { $n } marchandises peuvent être vendues cette fois.
gangster-paradise-sold = Vous avez vendu ce tour-ci.
gangster-paradise-selling = { $seat } est au comptoir.
gangster-paradise-tree = Qui peut être recruté
gangster-paradise-pay-with = Payer avec { $n } fois la même marchandise
gangster-paradise-deck = Exécutants dans la pioche : { $n }
gangster-paradise-discards = Exécutants utilisés : { $n }
gangster-paradise-capacity = Votre clan peut blanchir jusqu’à { $n } rouges
gangster-paradise-capacity-tip = { $n } rouges deviennent un blanc
gangster-paradise-launder-how-much = Combien de rouge blanchir
gangster-paradise-launder-says = { $red } rouges deviennent { $white } blancs
gangster-paradise-launder-go-on = { $n ->
    [0] Ne rien blanchir et continuer
   *[other] Blanchir { $n } et continuer
}
gangster-paradise-launder-go-on-tip = Blanchit, paie les salaires et termine votre tour. S’il survient du nouveau entre-temps, une offre par exemple, vous restez.
gangster-paradise-launder-stay = { $n ->
    [0] Ne rien blanchir et rester
   *[other] Blanchir { $n } et rester
}
gangster-paradise-launder-stay-tip = Une fois les salaires payés, vous pouvez encore négocier et envoyer un exécutant, jusqu’à ce que vous continuiez.
gangster-paradise-after-laundering = Blanc après blanchiment
gangster-paradise-salaries = Salaires
gangster-paradise-salaries-tip = Les salaires suivent aussitôt, en blanc
gangster-paradise-left = Reste
gangster-paradise-short = Il manque { $n } blancs : vous paieriez tout et ne recevriez aucune livraison au prochain tour.
gangster-paradise-washing = { $seat } est à la blanchisserie. Combien est un secret.
gangster-paradise-wages = Salaires en blanc
gangster-paradise-crates = Que rapporte ce soldat ?
gangster-paradise-came = Livré à { $seat } :
gangster-paradise-came-nothing = Rien n’est arrivé pour { $seat }.
gangster-paradise-brings = { $n } { $good }
gangster-paradise-brings-each = { $n } { $good } chacun
gangster-paradise-brings-either = { $n } { $good }, et les soldats au choix
gangster-paradise-tied = { $seats } sont à égalité en tout : pierre, feuille, ciseaux.
gangster-paradise-thrown = Vous montrez : { $shape }. Attendez les autres.
gangster-paradise-nothing = rien
gangster-paradise-secret-terms = L’argent et les exécutants d’une offre ne sont vus que des deux partenaires
gangster-paradise-notices = Ce que sont devenues les offres
gangster-paradise-offers = Offres sur la table
gangster-paradise-more-offers = { $n ->
    [one] Une autre offre
   *[other] { $n } autres offres
}
gangster-paradise-offer-tip = Offre de { $seat } à { $other } ; elle tombe quand le joueur actif change
gangster-paradise-offer-to-me = { $seat } vous propose une affaire
gangster-paradise-offer-mine = Votre offre à { $other }
gangster-paradise-offer-others = { $seat } à { $other }
gangster-paradise-offer-gone = L’offre de { $seat } à { $other } n’est plus sur la table.
gangster-paradise-you-get = Vous recevez
gangster-paradise-you-give = Vous donnez
gangster-paradise-you-ask = Vous demandez
gangster-paradise-gives = donne
gangster-paradise-gets = reçoit
gangster-paradise-accept = Accepter
gangster-paradise-refuse = Refuser
gangster-paradise-counter = Contre-offre
gangster-paradise-withdraw = Retirer
gangster-paradise-cannot = Impossible : pourquoi ?
gangster-paradise-cannot-tip = Vous n’avez pas tout ce qui est demandé
gangster-paradise-desk = Affaires
gangster-paradise-partners = Partenaires
gangster-paradise-deal-with = Traiter avec
gangster-paradise-give-more = Donner un de plus : { $what }, { $have } en main, { $n } sur la table
gangster-paradise-ask-more = Demander un de plus : { $what }, { $have } en main, { $n } demandés
gangster-paradise-desk-good = { $what }, en main : { $have }. Chaque clic en pose un sur la table.
gangster-paradise-give-red = Rouge que vous donnez
gangster-paradise-give-white = Blanc que vous donnez
gangster-paradise-ask-red = Rouge que vous demandez
gangster-paradise-ask-white = Blanc que vous demandez
gangster-paradise-of = sur { $n }
gangster-paradise-ask-of = Vous demandez à { $who }
gangster-paradise-ask-each = Vous demandez à chacun des { $n }
gangster-paradise-ask-executant = Demander un exécutant…
gangster-paradise-leaves = Après l’affaire, il vous resterait { $what }.
gangster-paradise-message = Un mot avec l’offre, vu de tous
gangster-paradise-clear = Effacer
gangster-paradise-send-offer = Faire l’offre
gangster-paradise-send-several = Faire { $n } offres
gangster-paradise-send-counter = Répondre par ceci
gangster-paradise-desk-choose = Choisissez un ou plusieurs partenaires.
gangster-paradise-desk-closed = Pas d’affaires maintenant : attendez qu’un choix principal soit ouvert.
gangster-paradise-store = La réserve
gangster-paradise-piles = Réserve
gangster-paradise-pile = { $good } : { $n } dans la réserve
gangster-paradise-bank = La banque ; elle n’est jamais à court
gangster-paradise-count = Le compte
gangster-paradise-count-tip = L’argent propre décide, puis les membres, puis l’argent sale
gangster-paradise-go-on = Continuer
gangster-paradise-click-crate = Choisissez une caisse dans le dossier.
gangster-paradise-excess = Qui a trop de marchandises en rend.
gangster-paradise-when = { $phase ->
    [now] Aussitôt :
   *[other] Chez la cible, phase « { $phase } » :
}
gangster-paradise-cards = { $n ->
    [one] { $n } exécutant
   *[other] { $n } exécutants
}
