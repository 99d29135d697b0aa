# The house's own texts, in English.

and = and
seat-number = Player { $n }

error-game = There is no game “{ $game }”; the games are { $known }.
error-players = { $game } is played by { $known } players, not by { $players }.
error-seed = A seed is a whole number from 0 up, not { $seed }.
error-option = { $game } has no option “{ $name }”; its options are { $known }.
error-option-value = The option “{ $name }” takes { $known }, not { $value }.
error-seats = { $given } names were given for { $players } seats.
error-seat = There is no seat { $seat }; the seats are 0 to { $players } minus one.
error-action = Action { $action } stands for no move now; actions are 0 to { $actions } minus one, and the mask says which are open.
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
error-level = There is no bot “{ $level }”; the levels are { $known }.
