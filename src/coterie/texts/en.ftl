# The house's own texts, in English.

and = and
seat-number = Player { $n }

error-game = There is no game “{ $game }”; the games are { $known }.
error-players = { $game } is played by { $known } players, not by { $players }.
error-part = { $game } has no part “{ $part }”, which this needs; docs/adding-a-game.md says what it is.
error-rules = { $game } is played under rules 1 to { $ours }, not { $theirs }.
error-seed = A seed is a whole number from 0 up, not { $seed }.
error-option = { $game } has no option “{ $name }”; its options are { $known }.
error-option-value = The option “{ $name }” takes { $known }, not { $value }.
error-seats = { $given } names were given for { $players } seats.
error-seat = There is no seat { $seat }; the seats are 0 to { $players } minus one.
error-action = Action { $action } stands for no move now; actions are 0 to { $actions } minus one, and the mask says which are open.
error-batch-action = Action { $action } is not open to seat { $number } in game { $index } of the batch; no game was changed. The mask says which actions are open.
error-undo = Nothing can be taken back now: somebody else has moved since, or your move revealed something.
error-file = { $path } cannot be read: { $why }.
error-json = { $path } is not complete JSON; the file may have been cut short.
error-journal-format = This is not a Coterie journal: it should be a JSON object with "coterie": 1.
error-journal-field = The journal's “{ $name }” is missing or of the wrong kind.
error-journal-seed = The seed does not fit the commitment made before play: one of the two was changed.
error-journal-board = The game was played on another board (or board file) than this one.
error-journal-move = Move { $number } cannot be replayed: { $why }
error-journal-digest = The journal does not lead to the position it was saved with: it was edited or is damaged.
error-journal-rules = The game was recorded under rules { $theirs }; under the present rules { $ours } it goes another way (at move { $number }).
error-journal-newer = The game was recorded under rules { $theirs }, and the newest known here are { $ours }: a newer Coterie can open it.
error-level = There is no bot “{ $level }”; the levels are { $known }.

# Play in the terminal.

command-undo = undo
command-rules = rules
command-help = help
command-save = save
command-log = log
command-quit = quit
help-command-undo = take your last move back, as long as it revealed nothing
help-command-rules = the rule behind the question; “rules GA-CAB-1” for a certain one
help-command-help = this list; a number alone makes that choice, Enter draws the table again
help-command-save = save the game: “save FILE”
help-command-log = everything that has happened, as far as you may know it
help-command-quit = leave the table; you are asked whether to save

play-start = { $game }. The seed is fixed; its fingerprint is { $commitment }.
play-curtain = { $seat }, take the screen and press Enter when nobody else is looking.
play-thinking = { $seat } is thinking…
play-may = Press Enter to let it pass.
play-clause = “rules { $clause }” shows the rule.
play-quit = Save the game before you leave? [Y/n]
play-saved = Saved as { $path }.
play-kept = The game so far is saved as { $path }; “--load { $path }” goes on with it.
play-won = { $count ->
    [one] { $seats } wins!
   *[other] { $seats } win together!
}
play-drawn = Nobody wins: a draw.
play-score = { $place }. { $seat }: { $score }
play-seed = The seed was { $seed }; “coterie verify” checks the game with it.

seatname-player1 = Player 1
seatname-player2 = Player 2
seatname-player3 = Player 3
seatname-player4 = Player 4
seatname-player5 = Player 5

error-save = { $path } cannot be written: { $why }.
error-choice = There is no choice { $number }; type a number from 1 to { $count }.
error-command = “{ $line }” is not understood; type the number of a choice, or { $commands }.
error-clause = { $game } has no rule “{ $clause }”.

# Tournaments and balance studies.

error-bots = A tournament needs at least two different bots, not “{ $found }”; “coterie balance” lets equal ones play. If a bot is named more than once, name one for each of the { $players } seats.
error-time = The time for a decision is a number of seconds above 0, not { $seconds }.
error-extra = This needs the package { $name }, which is not installed: pip install "coterie[{ $extra }]".
error-ray = The Ray cluster { $address } cannot be used: { $why }.
error-worker = A process that played games died, perhaps for want of memory; try again with fewer --jobs.

# The command line.

why-ENOENT = there is no such file or folder
why-EACCES = permission is missing
why-EISDIR = it is a folder
why-ENOTDIR = part of the path is not a folder
why-EROFS = the disk can only be read
why-ENOSPC = the disk is full
why-EPERM = it is not permitted
why-ENAMETOOLONG = the name is too long
error-not-text = { $path } is not a text file.
error-lang = There is no language “{ $lang }”; the languages are { $known }.
error-option-form = “{ $found }” is not an option; write --option name=value.
error-seat-name = There is no seat “{ $seat }”; the seats are { $known }.
error-load-options = A loaded game brings its players, seed and options along: leave --players, --seed and --option out.
error-load-game = { $path } is a game of { $game }.
usage-option = There is no option { $name }; --help lists them.
usage-missing = { $name } is missing; --help shows how the command is used.
usage-value = The value of { $name } is of the wrong kind or out of range; --help shows what it takes.
usage-other = “coterie { $line }” is not understood; --help lists the commands.

simulate-games = { $games } random games, { $count } decisions, { $speed } decisions a second
simulate-lengths = Decisions per game: from { $min } to { $max }, mean { $mean }; 10 % up to { $p10 }, 50 % up to { $p50 }, 90 % up to { $p90 }, 99 % up to { $p99 }
simulate-wins = Wins
simulate-share = Share
simulate-score = Mean score
simulate-rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-draws = Draws
simulate-reason = How it ended
simulate-count = Games
simulate-unfinished = Cut off

cli = Three board games, one rules engine: Gatsby, Edgar & Lucien, Gangster Paradise.
cli-play = Play in the terminal, against bots or with people at the same screen.
cli-play-seat = Your seat: its name, or its number from 1.
cli-play-opponent = Who has the other seats: the level of a bot, or human.
cli-play-load = Go on with a saved game.
cli-simulate = Play many random games and count what comes out.
cli-simulate-games = How many games.
cli-simulate-seed = The seed of the whole run: the same seed gives the same games.
cli-simulate-jobs = How many processes share the work; the outcome is the same.
cli-simulate-as_json = Print JSON.
cli-arena = Let bots play a tournament: ratings, win rates, and who beats whom.
cli-arena-bots = The bots, by level, at least two; or one for each seat, of which some are alike.
cli-arena-games = How many games in all; every line-up and every turn of the seats get their share.
cli-balance = Let equal bots play many games and study the game: seats, length, endings, and what pays.
cli-balance-bots = The level of all the bots.
cli-balance-games = How many games.
cli-any-time = Seconds a bot may think about a decision (0.2 unless --iterations is given).
cli-any-iterations = Iterations a bot may search for a decision: the same seed then gives the same games.
cli-any-jobs = How many processes share the work.
cli-any-json = Write the figures to this file.
cli-any-html = Write a report with plots to this file.
cli-any-ray = Play on a Ray cluster: its address, or “local” to start one here.
cli-any-game = Which game; “coterie games” lists them.
cli-any-file = A saved game.
cli-any-players = How many players.
cli-any-seed = The seed: the same seed gives the same game.
cli-any-option = An option of the game; may be repeated.
cli-any-board = A board file (TOML) to play on.
cli-any-lang = The language.

replay-heading = { $game }: { $players }; { $count } moves, seed { $seed }
replay-unfinished = The game is not finished.
replay-keys = { $step } of { $last } · Enter or n: next · p: previous · a number: go there · g: the end · q: leave
error-step = “{ $found }” is neither a key nor a move from 0 to { $last }; press Enter.

verify-seed = The seed { $seed } fits the commitment made before play: { $commitment }.
verify-moves = { $count ->
    [one] The one move replays under rules { $rules }.
   *[other] All { $count } moves replay under rules { $rules }.
}
verify-digest = The game leads to the position and result it was saved with: { $digest }.

rules-ruling = Ruling: { $reason }
rules-reconstruction = Reconstruction: { $reason }

board-good = { $path } is a good board for { $game }.
error-toml = { $path } is not valid TOML: { $why }.
error-board-game = { $path } has no table of any board; name the game with --game: { $known }.

games-players = { $players } players

about-compiled = Python { $python }, engine compiled
about-interpreted = Python { $python }, engine interpreted
about-game = { $game }, rules { $rules }
about-credit = {"   "}{ $part }: { $names }
part-design = game design
part-art = art
part-layout = layout
part-production = production
part-lead = project lead
part-proofreading = proofreading
part-translation = English translation
part-publisher = published by
about-own = Coterie is an unofficial implementation with texts and drawings of its own, under the MIT licence.

cli-replay = Look at a recorded game again, step by step; all of it in sentences where there is no keyboard.
cli-replay-seat = Through whose eyes: a name, or a number from 1; otherwise a spectator’s.
cli-verify = Recompute a recorded game from its seed and say whether it is what was played.
cli-rules = The rules as clauses, with rulings, reconstructions and the tests that check them.
cli-rules-clause = One clause, such as GA-CAB-1.
cli-board = Board files.
cli-board-check = Say everything that is wrong with a board file.
cli-board-check-file = The board file (TOML).
cli-board-check-game = The game; guessed from the file when left out.
cli-games = The games, with their players and options.
cli-about = Versions and credits.

help-options = Options
help-arguments = Arguments
help-commands = Commands
help-help = Show this help.
help-default = [default: { "{}" }]
help-required = [required]

error-ended = The game is over.
error-ending = A match is ended by {"{"}"type": "draw"{"}"} or {"{"}"type": "resigned", "seat": …{"}"}, not by { $found }.
reason-resigned = one side resigned
reason-draw = a draw was agreed

# The server.
error-body = The request is not as it should be: { $why }.
error-message = The message is not as it should be: { $why }.
error-message-long = A message may have { $most } bytes at most.
error-too-often = That was too often; wait a little.
guest-name = Guest { $number }
error-name = A name has 1 to { $most } visible characters.
error-chat = A line of chat has 1 to { $most } visible characters.
error-account = You have an account already.
error-login-taken = Somebody else has that account name; choose another.
error-login = There is no account with that name and password.
error-origin = The request comes from another site.
error-not-found = There is nothing at this address.
error-server = The server could not do this; please try again.
error-table = There is no table at this address; the link may be incomplete.
error-tables-many = You have { $most } tables that are not over; finish or leave one first.
error-not-open = The table is not waiting for players.
error-seat-taken = That seat is not free.
error-seats-none = A table needs at least one seat for you.
error-not-yours = Seat { $n } is not yours.
error-spectator = Only players at this table can do that.
error-not-playing = The game is not being played.
error-not-over = That can be seen when the game is over.
error-stale = The game has gone on since; look at the position again.
error-future = The table is at version { $version }; you named one that is not there yet.
error-no-undo = This table plays without taking back.
error-stand-in = A bot plays for this seat; take the seat back first.
error-not-stand-in = No bot plays for this seat.
error-resigned = You resigned; the bot plays to the end.
error-hello = Say hello first.
error-view-range = The game has { $most } moves; ask for positions from 0 to that.
error-halted = The table cannot go on: it began under rules { $theirs } of the game, and under the present rules { $ours } it would take another course at move { $number }. Nothing is lost; its journal can be downloaded.
error-halted-damaged = The table cannot go on: its journal is damaged at move { $number }.

cli-serve = Run the web application, on this machine or for others.
cli-serve-host = The address to listen on; 0.0.0.0 for every address of this machine.
cli-serve-port = The port to listen on.
cli-serve-database = Where tables and accounts are kept: SQLite, or PostgreSQL by its URL.
cli-serve-redis = Redis, where several servers share the tables.
cli-serve-board = A board of your own, of any of the games; it takes the place of the game’s own. Can be given several times.
cli-serve-browser = Open the browser.
serve-at = Coterie is at { $address } (Ctrl-C stops it; no move is lost).
nothing = nothing
