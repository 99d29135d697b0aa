# Les textes de la maison, en français.

and = et
seat-number = Joueur { $n }

error-game = Il n’y a pas de jeu « { $game } » ; les jeux sont { $known }.
error-players = { $game } se joue à { $known }, pas à { $players }.
error-seed = Une graine est un entier à partir de 0, pas { $seed }.
error-option = { $game } n’a pas d’option « { $name } » ; ses options sont { $known }.
error-option-value = L’option « { $name } » accepte { $known }, pas { $value }.
error-seats = { $given } noms ont été donnés pour { $players } places.
error-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $players } moins un.
error-action = L’action { $action } ne correspond à aucun coup ; les actions vont de 0 à { $actions } moins un, et le masque dit lesquelles sont ouvertes.
error-undo = Rien ne peut être repris : quelqu’un d’autre a joué depuis, ou votre coup a révélé quelque chose.
error-file = { $path } ne peut pas être lu : { $why }.
error-json = { $path } n’est pas du JSON complet ; le fichier a peut-être été coupé.
error-journal-format = Ce n’est pas un journal de Coterie : il faudrait un objet JSON avec "coterie": 1.
error-journal-field = Le champ « { $name } » du journal manque ou n’est pas du bon genre.
error-journal-seed = La graine ne correspond pas à l’engagement pris avant la partie : l’un des deux a été changé.
error-journal-board = La partie a été jouée sur un autre plateau (ou fichier de plateau) que celui-ci.
error-journal-move = Le coup { $number } ne peut pas être rejoué : { $why }
error-journal-digest = Le journal ne mène pas à la position avec laquelle il a été enregistré : il a été modifié ou abîmé.
error-journal-rules = La partie a été enregistrée sous les règles { $theirs } ; sous les règles actuelles { $ours } elle prend un autre cours (au coup { $number }).
error-level = Il n’y a pas de robot « { $level } » ; les niveaux sont { $known }.
