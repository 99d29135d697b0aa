# Les textes des tournois et des études d’équilibre, en français.

arena-title = Tournoi de robots
arena-option = { $name } : { $value }
arena-facts = { $games ->
    [one] Une partie
   *[other] { $games } parties
} à { $players } joueurs, { $budget }, graine { $seed }
arena-budget-time = { $seconds } s par décision
arena-budget-iterations = { $iterations } itérations au plus par décision
arena-budget-both = { $seconds } s et { $iterations } itérations au plus par décision
arena-draws = Parties nulles : { $count } ({ $rate })

arena-standings = Classement
arena-bot = Robot
arena-rating = Cote
arena-games = Parties
arena-wins = Victoires
arena-rate = Taux
arena-interval = Interv. 95 %
arena-seat = Place
arena-rating-explained = La cote est celle d’openskill (Plackett–Luce), après toutes les parties dans leur ordre ; elle part de 25. Le trait est son intervalle à 95 %.
arena-rate-explained = Combien de fois un robot est parmi les gagnants. Le trait pointillé est le hasard : une fois sur { $players }.
arena-by-seat = Taux de victoire par place
arena-by-seat-explained = Chaque donne est jouée une fois pour chaque rotation des places : la chance et les places sont les mêmes pour tous.
arena-pairs = Qui finit devant qui
arena-pairs-explained = Combien de fois le robot de la ligne finit devant celui de la colonne ; les égalités ne comptent pour aucun des deux.
arena-ahead-of = devant

level-random = au hasard
level-greedy = glouton
level-novice = novice
level-club = club
level-expert = expert
level-textbook = manuel

balance-title = Étude d’équilibre
balance-facts = { $games ->
    [one] Une partie
   *[other] { $games } parties
} entre { $players } robots de niveau « { $level } », { $budget }, graine { $seed }
balance-verdict-equal = Aucun avantage n’est établi : qui ouvre la partie gagne { $rate } des fois (intervalle à 95 % : de { $low } à { $high }) ; l’équilibre serait { $average }.
balance-verdict-ahead = Ouvrir la partie est un avantage : qui l’ouvre gagne { $rate } des fois (intervalle à 95 % : de { $low } à { $high }) ; l’équilibre serait { $average }.
balance-verdict-behind = Ouvrir la partie est un désavantage : qui l’ouvre gagne { $rate } des fois (intervalle à 95 % : de { $low } à { $high }) ; l’équilibre serait { $average }.
balance-seats = Les places
balance-opener = Qui ouvre la partie
balance-score = Score moyen
balance-draws = Parties nulles
balance-seats-explained = Le trait pointillé est la moyenne de toutes les places. Une place dont l’intervalle ne l’atteint pas est mieux ou moins bien lotie que les autres.
balance-length = Durée
balance-length-figures = Décisions par partie : de { $min } à { $max }, en moyenne { $mean } ; 10 % des parties en demandent { $p10 } au plus, la moitié { $p50 }, 90 % { $p90 }.
balance-decisions = Décisions
balance-margin = Le meilleur score devance le deuxième de { $margin } en moyenne.
balance-reasons = Comment finissent les parties
balance-reason = Fin
balance-share = Part
balance-mean-length = Décisions
balance-out = Ce qui ressort
balance-out-explained = Ce qui accompagne la victoire, ou la défaite, plus que le hasard ne l’explique. La liste est coupée pour qu’une ligne sur vingt au plus, environ, soit due au hasard. Ce qui accompagne la victoire n’en est pas forcément la cause : qui mène peut en faire plus.
balance-out-none = Rien ne ressort : le hasard explique toutes les différences ; plus de parties en montreraient plus.
balance-uses = Tout ce qui a été fait
balance-uses-explained = Pour chaque chose que fait un joueur : combien de fois elle arrive dans une partie, quelle part des joueurs la font au moins une fois par partie, et combien de fois ceux-là gagnent. Les triangles marquent ce qui se trouve, avec tout son intervalle, au-dessus ou au-dessous de la moyenne de { $average }, ce qui arrive une fois sur vingt par hasard.
balance-what = Quoi
balance-per-game = Par partie
balance-used = Fait par
balance-others = Sans mots à eux
balance-somebody = quelqu’un
balance-anything = …
balance-more = Les { $shown } plus sûrs sur { $count } ; --html et --json les ont tous.
