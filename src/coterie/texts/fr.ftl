# Les textes de la maison, en français.

and = et
seat-number = Joueur { $n }

error-game = Il n’y a pas de jeu « { $game } » ; les jeux sont { $known }.
error-players = { $game } se joue à { $known }, pas à { $players }.
error-part = { $game } n’a pas de partie « { $part } », dont ceci a besoin ; docs/adding-a-game.md dit ce que c’est.
error-rules = { $game } se joue sous les règles 1 à { $ours }, pas { $theirs }.
error-seed = Une graine est un entier à partir de 0, pas { $seed }.
error-option = { $game } n’a pas d’option « { $name } » ; ses options sont { $known }.
error-option-value = L’option « { $name } » accepte { $known }, pas { $value }.
error-seats = { $given } noms ont été donnés pour { $players } places.
error-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $players } moins un.
error-action = L’action { $action } ne correspond à aucun coup ; les actions vont de 0 à { $actions } moins un, et le masque dit lesquelles sont ouvertes.
error-batch-action = L’action { $action } n’est pas ouverte au siège { $number } dans la partie { $index } du lot ; aucune partie n’a changé. Le masque dit quelles actions sont ouvertes.
error-undo = Rien ne peut être repris : quelqu’un d’autre a joué depuis, ou votre coup a révélé quelque chose.
error-file = { $path } ne peut pas être lu : { $why }.
error-json = { $path } n’est pas du JSON complet ; le fichier a peut-être été coupé.
error-journal-format = Ce n’est pas un journal de Coterie : il faudrait un objet JSON avec "coterie": 1.
error-journal-field = Le champ « { $name } » du journal manque ou n’est pas du bon genre.
error-journal-seed = La graine ne correspond pas à l’engagement pris avant la partie : l’un des deux a été changé.
error-journal-board = La partie a été jouée sur un autre plateau (ou fichier de plateau) que celui-ci.
error-journal-move = Le coup { $number } ne peut pas être rejoué : { $why }
error-journal-digest = Le journal ne mène pas à la position avec laquelle il a été enregistré : il a été modifié ou abîmé.
error-journal-rules = La partie a été enregistrée sous les règles { $theirs } ; sous les règles actuelles { $ours } elle prend un autre cours (au coup { $number }).
error-journal-newer = La partie a été enregistrée sous les règles { $theirs }, et les plus récentes connues ici sont { $ours } : un Coterie plus récent peut l’ouvrir.
error-level = Il n’y a pas de robot « { $level } » ; les niveaux sont { $known }.

# Le jeu dans le terminal.

command-undo = annuler
command-rules = règles
command-help = aide
command-save = enregistrer
command-log = journal
command-quit = quitter
help-command-undo = reprendre votre dernier coup, tant qu’il n’a rien révélé
help-command-rules = la règle derrière la question ; « règles GA-CAB-1 » pour une règle précise
help-command-help = cette liste ; un nombre seul fait ce choix, Entrée redessine la table
help-command-save = enregistrer la partie : « enregistrer FICHIER »
help-command-log = tout ce qui s’est passé, pour autant que vous puissiez le savoir
help-command-quit = quitter la table ; on vous demande s’il faut enregistrer

play-start = { $game }. La graine est fixée ; son empreinte est { $commitment }.
play-curtain = { $seat }, prenez l’écran et appuyez sur Entrée quand personne d’autre ne regarde.
play-thinking = { $seat } réfléchit…
play-may = Appuyez sur Entrée pour laisser passer.
play-clause = « règles { $clause } » montre la règle.
play-quit = Enregistrer la partie avant de partir ? [O/n]
play-saved = Partie enregistrée : { $path }.
play-kept = La partie en cours est enregistrée : { $path } ; « --load { $path } » la reprend.
play-won = { $count ->
    [one] { $seats } gagne !
   *[other] { $seats } gagnent ensemble !
}
play-drawn = Personne ne gagne : égalité.
play-score = { $place }. { $seat } : { $score }
play-seed = La graine était { $seed } ; « coterie verify » vérifie la partie avec elle.

seatname-player1 = Joueur 1
seatname-player2 = Joueur 2
seatname-player3 = Joueur 3
seatname-player4 = Joueur 4
seatname-player5 = Joueur 5

error-save = { $path } ne peut pas être écrit : { $why }.
error-choice = Il n’y a pas de choix { $number } ; tapez un nombre de 1 à { $count }.
error-command = « { $line } » n’est pas compris ; tapez le numéro d’un choix, ou { $commands }.
error-clause = { $game } n’a pas de règle « { $clause } ».

# Les tournois et les études d’équilibre.

error-bots = Un tournoi demande au moins deux robots différents, pas « { $found } » ; « coterie balance » fait jouer des égaux. Si un robot est nommé plusieurs fois, nommez-en un pour chacune des { $players } places.
error-time = Le temps d’une décision est un nombre de secondes supérieur à 0, pas { $seconds }.
error-extra = Il faut pour cela le paquet { $name }, qui n’est pas installé : pip install "coterie[{ $extra }]".
error-ray = La grappe Ray { $address } ne peut pas servir : { $why }.
error-worker = Un processus qui jouait des parties est mort, peut-être faute de mémoire ; réessayez avec moins de --jobs.

# La ligne de commande.

why-ENOENT = ce fichier ou ce dossier n’existe pas
why-EACCES = la permission manque
why-EISDIR = c’est un dossier
why-ENOTDIR = une partie du chemin n’est pas un dossier
why-EROFS = le disque est en lecture seule
why-ENOSPC = le disque est plein
why-EPERM = ce n’est pas permis
why-ENAMETOOLONG = le nom est trop long
error-not-text = { $path } n’est pas un fichier texte.
error-lang = Il n’y a pas de langue « { $lang } » ; les langues sont { $known }.
error-option-form = « { $found } » n’est pas une option ; écrivez --option nom=valeur.
error-seat-name = Il n’y a pas de place « { $seat } » ; les places sont { $known }.
error-load-options = Une partie reprise a déjà ses joueurs, sa graine et ses options : enlevez --players, --seed et --option.
error-load-game = { $path } est une partie de { $game }.
usage-option = Il n’y a pas d’option { $name } ; --help les montre toutes.
usage-missing = Il manque { $name } ; --help montre comment s’emploie la commande.
usage-value = La valeur de { $name } n’est pas du bon genre ou sort des limites ; --help montre ce qu’il faut.
usage-other = « coterie { $line } » n’est pas compris ; --help montre les commandes.

simulate-games = { $games } parties au hasard, { $count } décisions, { $speed } décisions par seconde
simulate-lengths = Décisions par partie : de { $min } à { $max }, en moyenne { $mean } ; 10 % jusqu’à { $p10 }, 50 % jusqu’à { $p50 }, 90 % jusqu’à { $p90 }, 99 % jusqu’à { $p99 }
simulate-wins = Victoires
simulate-share = Part
simulate-score = Score moyen
simulate-rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-draws = Égalités
simulate-reason = Fin de partie
simulate-count = Parties
simulate-unfinished = Interrompues

cli = Trois jeux de société, un seul moteur de règles : Gatsby, Edgar & Lucien, Gangster Paradise.
cli-play = Jouer dans le terminal, contre des robots ou à plusieurs devant le même écran.
cli-play-seat = Votre place : son nom, ou son numéro à partir de 1.
cli-play-opponent = Qui occupe les autres places : le niveau d’un robot, ou human (des personnes).
cli-play-load = Reprendre une partie enregistrée.
cli-simulate = Jouer beaucoup de parties au hasard et compter ce qui en sort.
cli-simulate-games = Combien de parties.
cli-simulate-seed = La graine de toute la série : la même graine donne les mêmes parties.
cli-simulate-jobs = Combien de processus se partagent le travail ; le résultat est le même.
cli-simulate-as_json = Écrire du JSON.
cli-arena = Fait jouer un tournoi à des robots : cotes, taux de victoire, et qui bat qui.
cli-arena-bots = Les robots, par niveau, deux au moins ; ou un par place, dont certains sont égaux.
cli-arena-games = Combien de parties en tout ; chaque tablée et chaque rotation des places en ont leur part.
cli-balance = Fait jouer beaucoup de parties à des robots égaux et étudie le jeu : places, durée, fins, et ce qui rapporte.
cli-balance-bots = Le niveau de tous les robots.
cli-balance-games = Combien de parties.
cli-any-time = Secondes de réflexion d’un robot par décision (0,2 sauf si --iterations est donné).
cli-any-iterations = Itérations de recherche d’un robot par décision : la même graine donne alors les mêmes parties.
cli-any-jobs = Combien de processus se partagent le travail.
cli-any-json = Écrit les chiffres dans ce fichier.
cli-any-html = Écrit un rapport avec graphiques dans ce fichier.
cli-any-ray = Joue sur une grappe Ray : son adresse, ou « local » pour en démarrer une ici.
cli-any-game = Quel jeu ; « coterie games » en donne la liste.
cli-any-file = Une partie enregistrée.
cli-any-players = Combien de joueurs.
cli-any-seed = La graine : la même graine donne la même partie.
cli-any-option = Une option du jeu ; peut être répétée.
cli-any-board = Un fichier de plateau (TOML) sur lequel jouer.
cli-any-lang = La langue.

replay-heading = { $game } : { $players } ; { $count } coups, graine { $seed }
replay-unfinished = La partie n’est pas finie.
replay-keys = { $step } sur { $last } · Entrée ou n : suivant · p : précédent · un nombre : y aller · g : la fin · q : quitter
error-step = « { $found } » n’est ni une touche ni un coup de 0 à { $last } ; appuyez sur Entrée.

verify-seed = La graine { $seed } correspond à l’engagement pris avant la partie : { $commitment }.
verify-moves = { $count ->
    [one] Le coup se rejoue sous les règles { $rules }.
   *[other] Les { $count } coups se rejouent sous les règles { $rules }.
}
verify-digest = La partie mène à la position et au résultat enregistrés : { $digest }.

rules-ruling = Décision : { $reason }
rules-reconstruction = Reconstitution : { $reason }

board-good = { $path } est un bon plateau pour { $game }.
error-toml = { $path } n’est pas du TOML valable : { $why }.
error-board-game = { $path } n’a aucune table d’un plateau ; nommez le jeu avec --game : { $known }.

games-players = { $players } joueurs

about-compiled = Python { $python }, moteur compilé
about-interpreted = Python { $python }, moteur interprété
about-game = { $game }, règles { $rules }
about-credit = {"   "}{ $part } : { $names }
part-design = conception
part-art = illustrations
part-layout = mise en page
part-production = production
part-lead = chef de projet
part-proofreading = relecture
part-translation = traduction anglaise
part-publisher = édition
about-own = Coterie est une adaptation non officielle, avec ses propres textes et ses propres dessins, sous licence MIT.

cli-replay = Revoir une partie enregistrée, pas à pas ; en phrases d’un bout à l’autre là où il n’y a pas de clavier.
cli-replay-seat = Par les yeux de qui : un nom, ou un numéro à partir de 1 ; sinon ceux d’un spectateur.
cli-verify = Recalculer une partie enregistrée à partir de sa graine et dire si c’est bien celle qui a été jouée.
cli-rules = Les règles en clauses, avec les décisions, les reconstitutions et les tests qui les vérifient.
cli-rules-clause = Une seule clause, comme GA-CAB-1.
cli-board = Les fichiers de plateau.
cli-board-check = Dire tout ce qui ne va pas dans un fichier de plateau.
cli-board-check-file = Le fichier de plateau (TOML).
cli-board-check-game = Le jeu ; deviné d’après le fichier s’il n’est pas donné.
cli-games = Les jeux, avec leurs joueurs et leurs options.
cli-about = Versions et crédits.

help-options = Options
help-arguments = Arguments
help-commands = Commandes
help-help = Montrer cette aide.
help-default = [par défaut : { "{}" }]
help-required = [obligatoire]

error-ended = La partie est terminée.
error-ending = Une partie se termine par {"{"}"type": "draw"{"}"} ou {"{"}"type": "resigned", "seat": …{"}"}, et non par { $found }.
reason-resigned = un camp a abandonné
reason-draw = nulle par accord

# Le serveur.
error-body = La requête n’a pas la forme attendue : { $why }.
error-message = Le message n’a pas la forme attendue : { $why }.
error-message-long = Un message compte au plus { $most } octets.
error-too-often = C’est trop fréquent ; attendez un peu.
guest-name = Invité { $number }
error-name = Un nom compte de 1 à { $most } caractères visibles.
error-chat = Un message de discussion compte de 1 à { $most } caractères visibles.
error-account = Vous avez déjà un compte.
error-login-taken = Ce nom de compte est déjà pris ; choisissez-en un autre.
error-login = Aucun compte ne correspond à ce nom et à ce mot de passe.
error-origin = La requête vient d’un autre site.
error-not-found = Il n’y a rien à cette adresse.
error-server = Le serveur n’a pas pu le faire ; veuillez réessayer.
error-table = Il n’y a pas de table à cette adresse ; le lien est peut-être incomplet.
error-tables-many = Vous avez { $most } tables en cours ; terminez-en ou quittez-en une d’abord.
error-not-open = La table n’attend pas de joueurs.
error-seat-taken = Ce siège n’est pas libre.
error-seats-none = Il faut au moins un siège pour vous à la table.
error-not-yours = Le siège { $n } n’est pas le vôtre.
error-spectator = Seuls les joueurs de cette table peuvent le faire.
error-not-playing = La partie n’est pas en cours.
error-not-over = Cela se consulte une fois la partie terminée.
error-stale = La partie a continué entre-temps ; regardez de nouveau la position.
error-future = La table en est à la version { $version } ; celle que vous nommez n’existe pas encore.
error-no-undo = À cette table, on ne reprend pas ses coups.
error-stand-in = Un robot joue pour ce siège ; reprenez d’abord le siège.
error-not-stand-in = Aucun robot ne joue pour ce siège.
error-resigned = Vous avez abandonné ; le robot joue jusqu’à la fin.
error-hello = Dites d’abord bonjour (hello).
error-view-range = La partie compte { $most } coups ; demandez une position entre 0 et ce nombre.
error-halted = La table ne peut pas continuer : commencée sous les règles { $theirs } du jeu, elle prendrait un autre cours au coup { $number } sous les règles actuelles { $ours }. Rien n’est perdu ; son journal peut être téléchargé.
error-halted-damaged = La table ne peut pas continuer : son journal est endommagé au coup { $number }.

cli-serve = Lancer l’application web, sur cette machine ou pour d’autres.
cli-serve-host = L’adresse d’écoute ; 0.0.0.0 pour toutes les adresses de cette machine.
cli-serve-port = Le port d’écoute.
cli-serve-database = Où sont gardés les tables et les comptes : SQLite, ou PostgreSQL par son URL.
cli-serve-redis = Redis, quand plusieurs serveurs partagent les tables.
cli-serve-board = Un plateau à vous, de l’un des jeux ; il remplace celui du jeu. Peut être donné plusieurs fois.
cli-serve-browser = Ouvrir le navigateur.
serve-at = Coterie est à { $address } (Ctrl-C l’arrête ; aucun coup n’est perdu).
nothing = rien
