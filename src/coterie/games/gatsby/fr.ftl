# Les textes de Gatsby, en français.

game-name = Gatsby
game-tagline = Long Island, 1922 : deux rivaux, douze invités, une seule fête.
seatname-dorothy = Dorothy
seatname-james = James

## Options

option-influence_supply = Jetons Influence par personne
option-influence_supply-20 = 20, comme dans la boîte
option-influence_supply-unlimited = Sans limite

## Familles et personnages

suit-yellow = jaune
suit-purple = violet
suit-red = rouge
suit-blue = bleu
suit-green = vert

shape-diamond = losange
shape-bars = barres
shape-circle = cercle
shape-ribbon = ruban
shape-square = carré

character-yellow-1 = Goldie Marchetti
character-yellow-2 = Ambrose Fennimore
character-yellow-3 = Cléo Sunderland
character-purple-1 = Violette Ashdown
character-purple-2 = Prosper Quill
character-purple-3 = Madame Iolanthe
character-red-1 = Rosalinde Cardew
character-red-2 = Rusty Callahan
character-red-3 = Théodora Blaze
character-blue-1 = Commodore Blythe
character-blue-2 = Marina Delacourt
character-blue-3 = Docteur Brine
character-green-1 = Fern Underhill
character-green-2 = Baron Thorne
character-green-3 = Jasper Mossley

place-cabaret-left = la table de gauche au Cabaret
place-cabaret-right = la table de droite au Cabaret
place-cabaret-bottom = la table du bas au Cabaret
place-finance-1 = la première suite du Centre financier
place-finance-2 = la deuxième suite du Centre financier
place-finance-3 = la troisième suite du Centre financier
place-finance-4 = la suite du sommet au Centre financier
place-race-1 = la loge de la piste 1 à l’Hippodrome
place-race-2 = la loge de la piste 2 à l’Hippodrome
place-race-3 = la loge de la piste 3 à l’Hippodrome
place-race-4 = la loge de la piste 4 à l’Hippodrome
place-race-5 = la loge de la piste 5 à l’Hippodrome
place-out-1 = la première chaise restée vide
place-out-2 = la deuxième chaise restée vide
place-out-3 = la troisième chaise restée vide

## Actions, tuiles spéciales, bonus

action-cabaret_cabaret = Deux fois le Cabaret
action-cabaret_finance = Cabaret, puis Finance
action-finance_race = Finance, puis Hippodrome
action-race_race = Deux fois l’Hippodrome
action-special = Tuile spéciale

action-cabaret_cabaret-what = Posez un jeton au Cabaret à côté de n’importe quel jeton, puis un autre à côté de celui-ci.
action-cabaret_finance-what = Posez un jeton au Cabaret, puis avancez au Centre financier.
action-finance_race-what = Avancez au Centre financier, puis posez un jeton à l’Hippodrome.
action-race_race-what = Posez deux jetons à l’Hippodrome, sur deux pistes différentes.
action-special-what = Dépensez votre tuile spéciale.

tile-two_tables = De table en table
tile-two_tables-what = Posez deux jetons au Cabaret, chacun à côté de n’importe quel jeton en jeu.
tile-three_linked = La farandole
tile-three_linked-what = Posez trois jetons au Cabaret, chacun à côté du précédent ; le premier à côté de n’importe quel jeton en jeu.
tile-cabaret_swap = Chaises musicales
tile-cabaret_swap-what = Posez un jeton au Cabaret, puis vous pouvez échanger un de vos jetons contre un jeton adverse.
tile-cabaret_anywhere = Entrée remarquée
tile-cabaret_anywhere-what = Posez un jeton sur n’importe quelle case vide du Cabaret.
tile-grand_tour = La tournée des grands-ducs
tile-grand_tour-what = Posez un jeton au Cabaret, avancez au Centre financier, puis posez un jeton à l’Hippodrome.
tile-finance_twice = Tuyau boursier
tile-finance_twice-what = Avancez deux fois au Centre financier ; chaque avancée se juge séparément.
tile-double_swap = Bal masqué
tile-double_swap-what = Vous pouvez prendre deux personnages et les échanger ; avancez au Centre financier ; puis vous pouvez échanger deux jetons.
tile-two_on_a_row = Quitte ou double
tile-two_on_a_row-what = Posez deux jetons sur une même piste de l’Hippodrome, sur ses deux cases vides les plus à gauche.
tile-three_rows = Paris croisés
tile-three_rows-what = Posez trois jetons à l’Hippodrome, sur trois pistes différentes.
tile-swap_race = Jockeys intervertis
tile-swap_race-what = Vous pouvez échanger deux jetons, puis posez un jeton à l’Hippodrome.
tile-race_anywhere = L’outsider
tile-race_anywhere-what = Posez un jeton sur n’importe quelle case vide d’une piste ouverte de l’Hippodrome.

bonus-finance = Avancer
bonus-finance-what = Vous pouvez avancer une fois au Centre financier.
bonus-force = Forcer
bonus-force-what = Vous pouvez choisir l’action du prochain tour adverse, sauf celle que vous venez d’effectuer.
bonus-swap_tokens = Échanger des jetons
bonus-swap_tokens-what = Vous pouvez échanger un de vos jetons du plateau contre un jeton adverse.
bonus-place = Jeton de plus
bonus-place-what = Vous pouvez poser un jeton au Cabaret ou à l’Hippodrome.
bonus-swap_characters = Échanger des personnages
bonus-swap_characters-what = Vous pouvez prendre deux personnages du plateau, regarder ceux qui sont cachés, puis les échanger ou non ; chacun garde sa face.
bonus-special = Tuiles spéciales
bonus-special-what = Vous pouvez piocher trois tuiles spéciales et en choisir une.

## Les étapes d’une action

step-next = un jeton au Cabaret
step-link = un jeton lié au précédent
step-any = un jeton n’importe où au Cabaret
step-race = un jeton à l’Hippodrome
step-row = un jeton sur une piste de l’Hippodrome
step-row_again = un second jeton sur la même piste
step-race_any = un jeton n’importe où à l’Hippodrome
step-finance = une avancée au Centre financier
step-swap_tokens = un échange de jetons
step-swap_characters = un échange de personnages
step-may_finance = une avancée en bonus au Centre financier
step-may_place = un jeton de plus
step-may_draw = une pioche de tuiles spéciales

## Ce qui est demandé, en bref

question-keep = la tuile spéciale à garder
question-star = le premier jeton, sur une étoile du Cabaret
question-action = l’action du tour
question-force = l’action à imposer à l’adversaire
question-token = la case d’un jeton
question-token_next = un jeton au Cabaret
question-token_link = un jeton lié au précédent
question-token_any = un jeton n’importe où au Cabaret
question-token_race = un jeton à l’Hippodrome
question-token_row = un jeton sur une piste de l’Hippodrome
question-token_race_any = un jeton n’importe où à l’Hippodrome
question-token_may_place = un jeton de plus
question-mine = un échange de jetons
question-theirs = le jeton adverse d’un échange
question-first = un échange de personnages
question-second = le second personnage d’un échange
question-exchange = le choix d’échanger ou non les deux personnages
question-advance = une avancée en bonus au Centre financier
question-draw = une pioche de tuiles spéciales
question-take = la tuile spéciale à prendre
question-stay = la tuile spéciale qui reste sur l’emplacement

## Ce qui est demandé, en entier

prompt-keep = Choisissez la tuile spéciale que vous gardez ; l’autre est défaussée face cachée.
prompt-star = Posez votre premier jeton sur une étoile du Cabaret.
prompt-action = Choisissez votre action ; le jeton Action doit bouger.
prompt-force = Forcer : choisissez l’action que l’adversaire doit effectuer, ou renoncez.
prompt-token_next = Posez un jeton au Cabaret, à côté de n’importe quel jeton.
prompt-token_link = Posez un jeton au Cabaret, à côté de celui que vous venez de poser.
prompt-token_any = Posez un jeton sur n’importe quelle case vide du Cabaret.
prompt-token_race = Posez un jeton sur la case vide la plus à gauche d’une piste.
prompt-token_row = Choisissez la piste sur laquelle vous posez deux jetons.
prompt-token_race_any = Posez un jeton sur n’importe quelle case vide d’une piste ouverte.
prompt-token_may_place = Bonus : posez un jeton au Cabaret ou à l’Hippodrome, ou renoncez.
prompt-mine = Choisissez un de vos jetons à échanger, ou renoncez.
prompt-theirs = Choisissez le jeton adverse qui change de place avec le vôtre en { $space }.
prompt-first = Choisissez le premier de deux personnages à prendre, ou renoncez.
prompt-second = Choisissez le second personnage, avec { $place }.
prompt-exchange = Échanger les personnages de { $places } ?
prompt-advance = Bonus : avancer une fois au Centre financier ?
prompt-draw = Bonus : piocher trois tuiles spéciales et en choisir une ?
prompt-take = Choisissez une des tuiles spéciales que vous avez piochées.
prompt-stay = Choisissez la tuile qui reste sur votre emplacement ; l’autre est mise de côté et compte 1 prestige.

## Les coups, sur des boutons

move-place = Poser en { $space }
move-token = Jeton en { $space }
move-character = { $place }
move-tile = { $tile }
move-action = { $action }
move-pass = Non
move-yes = Oui

## Ce qui s’est passé

event-tile_kept = { $seat } commence avec la tuile spéciale « { $tile } ».
event-tile_discarded = { $seat } défausse « { $tile } ».
event-star = { $seat } commence sur l’étoile { $space }.
event-action = { $seat } choisit l’action « { $action } ».
event-special = { $seat } joue la tuile spéciale « { $tile } ».
event-forced = { $seat } impose l’action « { $action } » à l’adversaire.
event-not_forced = { $seat } laisse le choix à l’adversaire.
event-placed = { $seat } pose un jeton en { $space }.
event-bonus = { $seat } atteint le bonus « { $bonus } ».
event-passed = { $seat } renonce : { $question }.
event-advanced = { $seat } monte au niveau { $level } du Centre financier.
event-tokens_swapped = { $seat } échange les jetons de { $spaces }.
event-took = { $seat } prend en main deux personnages : { $places }.
event-saw = { $seat } voit { $character }, à { $place }.
event-characters_swapped = { $seat } échange les deux personnages : { $places }.
event-characters_kept = { $seat } remet les deux personnages où ils étaient : { $places }.
event-drew = { $count ->
    [one] { $seat } pioche une tuile spéciale.
   *[other] { $seat } pioche { $count } tuiles spéciales.
}
event-drew_tile = { $seat } pioche « { $tile } ».
event-tile_in_slot = { $seat } a la tuile spéciale « { $tile } ».
event-tile_aside = { $seat } met « { $tile } » de côté.
event-won = { $seat } rallie le personnage de { $place }.
event-won_who = { $seat } découvre { $character }, à { $place }.
event-row_closed = La piste { $row } de l’Hippodrome est courue : { $seat } a la majorité.
event-tile_used = « { $tile } » quitte la partie.
event-skipped = { $seat } passe une étape impossible : { $step }.
event-discarded = { $count ->
    [0] { $seat } ne défausse rien.
    [one] { $seat } défausse une tuile spéciale face cachée.
   *[other] { $seat } défausse { $count } tuiles spéciales face cachée.
}
event-stalemate = Plusieurs tours de suite n’ont rien changé sur le plateau : la partie s’arrête là.

## La fin

reason-suit = Trois personnages d’une même famille.
reason-suits = Un personnage de chacune des cinq familles.
reason-prestige = Davantage de prestige.
reason-characters = Autant de prestige, mais davantage de personnages.
reason-draw = Autant de prestige et autant de personnages : égalité. On rejoue ?

## Les coups refusés

refused-over = La partie est finie ; on ne peut plus jouer.
refused-turn = C’est à { $seat } de choisir.
refused-unknown = { $found } n’est le numéro d’aucun coup ; demandez les coups permis.
refused-no-tile = Il n’y a pas de tuile spéciale sur l’emplacement ; choisissez une action principale.
refused-same-action = Le jeton Action s’y trouve déjà ; choisissez une autre action.
refused-must = On ne peut pas y renoncer : { $question }.
refused-not-offered = Ce choix n’est pas possible ici ; choisissez parmi ce qui est proposé : { $question }.
refused-other-question = Cela ne répond pas à ce qui est demandé : { $question }.
refused-occupied = Il y a déjà un jeton sur cette case ; choisissez une case vide.
refused-not-next = Cette case n’est pas à côté du bon jeton ; choisissez une des cases marquées.
refused-not-cabaret = Ce jeton va à l’Hippodrome, pas au Cabaret.
refused-closed = La course de cette piste est terminée ; choisissez une piste encore ouverte.
refused-not-racetrack = Ce jeton va au Cabaret, pas à l’Hippodrome.
refused-same-row = Chaque jeton de cette action va sur une autre piste ; choisissez-en une nouvelle.
refused-not-leftmost = Un jeton se pose sur la case vide la plus à gauche de sa piste.

## Les coups, positions et plateaux illisibles

bad-move-type = Un coup est du type { $known }, pas { $found }.
bad-move-fields = Un coup du type « { $name } » { $wanted ->
    [none] n’a aucun autre champ que son type.
   *[other] a exactement un champ en plus de son type : « { $wanted } ».
}
bad-move-space = { $found } n’est pas une case ; les cases vont de A1 à F6 et de R1.1 à la dernière de la piste 5.
bad-move-word = « { $name } » ne peut pas être { $found } ; les valeurs sont { $known }.

position-object = Une position est un objet JSON.
position-field = Le champ « { $name } » de la position manque, n’est pas du bon genre ou sort des limites.
position-word = Le champ « { $name } » de la position contient { $found }, qui n’y est pas connu.
position-layout = Le champ « layout » de la position doit nommer une fois chacune des quatre dalles du Cabaret, par 4 × dalle + quarts de tour.
position-tiles = Chacune des onze tuiles spéciales doit être à un endroit et un seul.
position-two-tokens = Il y a deux jetons en { $space } ; une case n’en tient qu’un.
position-tokens = Il y a { $found } jetons de la même couleur sur le plateau, mais il n’en existe que { $most }.
position-closed-row = Il y a des jetons sur la piste { $row }, qui est fermée.
position-row-character = La piste { $row } doit être fermée exactement quand son personnage a été rallié.
position-characters = Chacun des quinze personnages doit être à un endroit et un seul.
position-won-twice = Un personnage ne peut pas être rallié des deux côtés.
position-rules = Le champ « rules » de la position vaut { $found } ; les versions connues ici vont de 1 à { $ours }.
position-sides = Le champ « face_up » de la position nomme { $found } places ; six des douze personnages, ni plus ni moins, sont visibles.
position-sides-fixed = Selon la première version de la règle, chaque place garde sa face : « face_up » doit être { $known }.
position-belief-out = Personne n’a vu les trois personnages qui ont quitté la partie ; les « beliefs » ne doivent pas les connaître.
position-belief-taken = Qui a pris deux personnages les a regardés ; ses « beliefs » doivent les connaître tous les deux.
position-belief = Les « beliefs » d’un joueur doivent connaître les personnages visibles et ceux qu’il a ralliés, connaître partout les mêmes personnages et laisser possible la vraie position.
position-over = Selon cette position la partie est finie, mais la position n’a pas de résultat.
position-question = La question posée ne va pas avec la position : rien ne pourrait y répondre.

board-toml = Le plateau n’est pas du TOML valable : { $why }.
board-table = Il manque au plateau la table [{ $table }].
board-word = Dans { $where } se trouve { $word } ; il faut { $known }, ou rien là où rien n’est imprimé.
board-tiles = Le Cabaret a { $found } dalles ; il doit en avoir 4.
board-tile-shape = La dalle { $tile } du Cabaret doit avoir trois rangées de trois cases.
board-tile-star = La dalle { $tile } du Cabaret a { $found } étoiles ; il en faut exactement une.
board-top = Le sommet du Centre financier est { $found } ; il faut un entier de 4 à { $most }.
board-levels = Les niveaux des quatre personnages sont { $found } ; ils doivent monter de 1 au moins jusqu’au sommet { $top }.
board-bonus-level = finance.{ $table } nomme le niveau { $level } ; les niveaux vont de 1 à { $top }.
board-bonus-twice = finance.column a un bonus au niveau { $level }, où se tient un personnage ; ce bonus va dans finance.under_character.
board-bonus-nowhere = finance.under_character a un bonus au niveau { $level }, où ne se tient aucun personnage.
board-rows = L’Hippodrome a { $found } pistes ; il doit en avoir 5.
board-row-length = La piste { $row } a { $found } cases ; il en faut un nombre impair de 1 à { $most }, pour qu’il n’y ait pas d’égalité.
board-row-total = L’Hippodrome a { $found } cases ; il peut en avoir { $most } au plus.
board-suits = Il y a { $found } familles ; il en faut 5.
board-prestige = Il faut à la famille « { $name } » trois prestiges de 0 à 3.
board-shape = Il faut à la famille « { $name } » une forme, en un mot.
board-missing = Quelque chose manque ou n’est pas du bon genre : { $what }.

## Ce que montre l’écran simple

view-action = Jeton Action
view-active = À jouer
view-force = Forcé
view-layout = Tuiles du Cabaret
view-tile = Tuile
view-turns = Quarts de tour
view-spaces = Cases
view-space = Case
view-bonus = Bonus
view-star = Étoile
view-token = Jeton
view-closed = Lignes fermées
view-idle = Tours sans changement
view-levels = Niveaux
view-supply = Jetons restants
view-characters = Personnages
view-place = Lieu
view-on_board = Sur le plateau
view-owner = Gagné par
view-face_up = Face visible
view-character = Personnage
view-maybe = Peut-être
view-tiles = Tuiles spéciales
view-pile = Dans la pioche
view-drawn = Piochées
view-drawn_count = Nombre piochées
view-using = En cours
view-used = Réalisées
view-slots = Devant les joueurs
view-aside = Mises de côté
view-discards = Remises
view-discard_counts = Nombre remises
view-prestige = Prestige
view-seat = Joueur
