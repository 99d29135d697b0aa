# The texts of tournaments and balance studies, in English.

arena-title = Tournament of bots
arena-option = { $name }: { $value }
arena-facts = { $games ->
    [one] One game
   *[other] { $games } games
} for { $players } players, { $budget }, seed { $seed }
arena-budget-time = { $seconds } s a decision
arena-budget-iterations = { $iterations } iterations a decision at most
arena-budget-both = { $seconds } s and { $iterations } iterations a decision at most
arena-draws = Draws: { $count } ({ $rate })

arena-standings = Standings
arena-bot = Bot
arena-rating = Rating
arena-games = Games
arena-wins = Wins
arena-rate = Win rate
arena-interval = 95 % interval
arena-seat = Seat
arena-rating-explained = The rating is openskill’s (Plackett–Luce), after all games in their order; it starts at 25. The line is its 95 % interval.
arena-rate-explained = How often a bot is among the winners. The dashed line is chance: one in { $players }.
arena-by-seat = Win rate by seat
arena-by-seat-explained = Every deal is played once for each turn of the seats, so that luck and seats are the same for all.
arena-pairs = Who finishes ahead of whom
arena-pairs-explained = How often the bot of the row finishes ahead of the bot of the column; ties count for neither.
arena-ahead-of = ahead of

level-random = random
level-greedy = greedy
level-novice = novice
level-club = club
level-expert = expert
level-textbook = textbook

balance-title = Balance study
balance-facts = { $games ->
    [one] One game
   *[other] { $games } games
} between { $players } bots of the level “{ $level }”, { $budget }, seed { $seed }
balance-verdict-equal = Nobody is shown to be ahead: who opens the game wins { $rate } (95 % interval { $low } to { $high }), and { $average } would be even.
balance-verdict-ahead = Opening the game is an advantage: who opens it wins { $rate } (95 % interval { $low } to { $high }), where { $average } would be even.
balance-verdict-behind = Opening the game is a disadvantage: who opens it wins { $rate } (95 % interval { $low } to { $high }), where { $average } would be even.
balance-seats = The seats
balance-opener = Who opens the game
balance-score = Mean score
balance-draws = Draws
balance-seats-explained = The dashed line is the average over all seats. A seat whose interval does not reach it is better or worse off than the others.
balance-length = Length
balance-length-figures = Decisions per game: from { $min } to { $max }, mean { $mean }; 10 % of the games take { $p10 } at most, half of them { $p50 }, 90 % { $p90 }.
balance-decisions = Decisions
balance-margin = The best score is { $margin } ahead of the second best on average.
balance-reasons = How games end
balance-reason = Ending
balance-share = Share
balance-mean-length = Decisions
balance-out = What stands out
balance-out-explained = What goes with winning, or with losing, more than chance explains. The list is cut so that no more than about one line in twenty is chance. What goes with winning need not be its cause: who is ahead can do more.
balance-out-none = Nothing stands out: chance explains every difference; more games would show more.
balance-uses = Everything that was done
balance-uses-explained = For each thing that a player does: how often it happens in a game, which share of the players do it at least once in a game, and how often those win. Triangles mark what lies above or below the average of { $average } with its whole interval, which one in twenty does by chance.
balance-what = What
balance-per-game = Per game
balance-used = Done by
balance-others = Without words of their own
balance-somebody = somebody
balance-anything = …
balance-more = The most certain { $shown } of { $count }; --html and --json have all.
