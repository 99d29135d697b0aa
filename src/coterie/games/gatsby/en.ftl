# Gatsby's texts, in English.

game-name = Gatsby
game-tagline = Long Island, 1922: two rivals, twelve guests, one party.
seatname-dorothy = Dorothy
seatname-james = James

## Options

option-influence_supply = Influence tokens per player
option-influence_supply-20 = 20, as in the box
option-influence_supply-unlimited = No limit

## Suits and characters

suit-yellow = yellow
suit-purple = purple
suit-red = red
suit-blue = blue
suit-green = green

shape-diamond = diamond
shape-bars = bars
shape-circle = circle
shape-ribbon = ribbon
shape-square = square

character-yellow-1 = Goldie Marchetti
character-yellow-2 = Ambrose Fennimore
character-yellow-3 = Cleo Sunderland
character-purple-1 = Violet Ashdown
character-purple-2 = Prosper Quill
character-purple-3 = Madame Iolanthe
character-red-1 = Rosalind Cardew
character-red-2 = Rusty Callahan
character-red-3 = Theodora Blaze
character-blue-1 = Commodore Blythe
character-blue-2 = Marina Delacourt
character-blue-3 = Doctor Brine
character-green-1 = Fern Underhill
character-green-2 = Baron Thorne
character-green-3 = Jasper Mossley

place-cabaret-left = the left table at the Cabaret
place-cabaret-right = the right table at the Cabaret
place-cabaret-bottom = the bottom table at the Cabaret
place-finance-1 = the first suite at the Finance Center
place-finance-2 = the second suite at the Finance Center
place-finance-3 = the third suite at the Finance Center
place-finance-4 = the top suite at the Finance Center
place-race-1 = the box of row 1 at the Racetrack
place-race-2 = the box of row 2 at the Racetrack
place-race-3 = the box of row 3 at the Racetrack
place-race-4 = the box of row 4 at the Racetrack
place-race-5 = the box of row 5 at the Racetrack
place-out-1 = the first chair left empty
place-out-2 = the second chair left empty
place-out-3 = the third chair left empty

## Actions, special tiles, bonuses

action-cabaret_cabaret = Cabaret twice
action-cabaret_finance = Cabaret, then Finance
action-finance_race = Finance, then Racetrack
action-race_race = Racetrack twice
action-special = Special tile

action-cabaret_cabaret-what = Place a token at the Cabaret next to any token, then another next to it.
action-cabaret_finance-what = Place a token at the Cabaret, then advance at the Finance Center.
action-finance_race-what = Advance at the Finance Center, then place a token at the Racetrack.
action-race_race-what = Place two tokens at the Racetrack, on two different rows.
action-special-what = Use up your special tile.

tile-two_tables = Table Hopping
tile-two_tables-what = Place two tokens at the Cabaret, each next to any token in play.
tile-three_linked = Conga Line
tile-three_linked-what = Place three tokens at the Cabaret, each next to the one before; the first next to any token in play.
tile-cabaret_swap = Musical Chairs
tile-cabaret_swap-what = Place a token at the Cabaret, then you may swap one of your tokens with one of your opponent’s.
tile-cabaret_anywhere = Grand Entrance
tile-cabaret_anywhere-what = Place a token on any empty space of the Cabaret.
tile-grand_tour = Night on the Town
tile-grand_tour-what = Place a token at the Cabaret, advance at the Finance Center, then place a token at the Racetrack.
tile-finance_twice = Insider Tip
tile-finance_twice-what = Advance twice at the Finance Center; each advance is judged on its own.
tile-double_swap = Masked Ball
tile-double_swap-what = You may take two characters and swap them; advance at the Finance Center; then you may swap two tokens.
tile-two_on_a_row = Double or Nothing
tile-two_on_a_row-what = Place two tokens on one row of the Racetrack, on its two leftmost empty spaces.
tile-three_rows = Bookmaker’s Spread
tile-three_rows-what = Place three tokens at the Racetrack, on three different rows.
tile-swap_race = Jockey Switch
tile-swap_race-what = You may swap two tokens, then place a token at the Racetrack.
tile-race_anywhere = Dark Horse
tile-race_anywhere-what = Place a token on any empty space of an open row of the Racetrack.

bonus-finance = Advance
bonus-finance-what = You may advance once at the Finance Center.
bonus-force = Force
bonus-force-what = You may choose the action of your opponent’s next turn, other than the one you have just taken.
bonus-swap_tokens = Swap tokens
bonus-swap_tokens-what = You may swap one of your tokens on the board with one of your opponent’s.
bonus-place = Extra token
bonus-place-what = You may place a token at the Cabaret or at the Racetrack.
bonus-swap_characters = Swap characters
bonus-swap_characters-what = You may take two characters on the board, look at the face-down ones and swap them or not; each keeps its side.
bonus-special = Special tiles
bonus-special-what = You may draw three special tiles and choose one.

## Steps of an action

step-next = a token at the Cabaret
step-link = a token linked to the one before
step-any = a token anywhere at the Cabaret
step-race = a token at the Racetrack
step-row = a token on a row of the Racetrack
step-row_again = a second token on the same row
step-race_any = a token anywhere at the Racetrack
step-finance = an advance at the Finance Center
step-swap_tokens = a swap of tokens
step-swap_characters = a swap of characters
step-may_finance = a bonus advance at the Finance Center
step-may_place = an extra token
step-may_draw = a draw of special tiles

## What is asked, as a short phrase

question-keep = the special tile to keep
question-star = the first token, on a star of the Cabaret
question-action = the action of the turn
question-force = the action to force on the opponent
question-token = the space of a token
question-token_next = a token at the Cabaret
question-token_link = a token linked to the one before
question-token_any = a token anywhere at the Cabaret
question-token_race = a token at the Racetrack
question-token_row = a token on a row of the Racetrack
question-token_race_any = a token anywhere at the Racetrack
question-token_may_place = an extra token
question-mine = a swap of tokens
question-theirs = the opponent’s token of a swap
question-first = a swap of characters
question-second = the second character of a swap
question-exchange = whether the two characters change places
question-advance = a bonus advance at the Finance Center
question-draw = a draw of special tiles
question-take = the special tile to take
question-stay = the special tile that stays in the slot

## What is asked, in full

prompt-keep = Choose the special tile you keep; the other is discarded face down.
prompt-star = Place your first token on a star of the Cabaret.
prompt-action = Choose your action; the Action token must move.
prompt-force = Force: choose the action your opponent must take, or decline.
prompt-token_next = Place a token at the Cabaret, next to any token.
prompt-token_link = Place a token at the Cabaret, next to the one you have just placed.
prompt-token_any = Place a token on any empty space of the Cabaret.
prompt-token_race = Place a token on the leftmost empty space of a row.
prompt-token_row = Choose the row on which you place two tokens.
prompt-token_race_any = Place a token on any empty space of an open row.
prompt-token_may_place = Bonus: place a token at the Cabaret or at the Racetrack, or decline.
prompt-mine = Choose one of your tokens to swap, or decline.
prompt-theirs = Choose the opponent’s token that changes places with yours on { $space }.
prompt-first = Choose the first of two characters to take, or decline.
prompt-second = Choose the second character, to go with { $place }.
prompt-exchange = Swap the characters of { $places }?
prompt-advance = Bonus: advance once at the Finance Center?
prompt-draw = Bonus: draw three special tiles and choose one?
prompt-take = Choose one of the special tiles you have drawn.
prompt-stay = Choose the tile that stays in your slot; the other is set aside and counts 1 prestige.

## Moves, as buttons

move-place = Place on { $space }
move-token = Token on { $space }
move-character = { $place }
move-tile = { $tile }
move-action = { $action }
move-pass = No
move-yes = Yes

## What happened

event-tile_kept = { $seat } starts with the special tile { $tile }.
event-tile_discarded = { $seat } discards { $tile }.
event-star = { $seat } begins on the star { $space }.
event-action = { $seat } takes the action “{ $action }”.
event-special = { $seat } plays the special tile { $tile }.
event-forced = { $seat } forces the action “{ $action }” on the opponent.
event-not_forced = { $seat } leaves the opponent free to choose.
event-placed = { $seat } places a token on { $space }.
event-bonus = { $seat } reaches the bonus “{ $bonus }”.
event-passed = { $seat } declines { $question }.
event-advanced = { $seat } rises to level { $level } of the Finance Center.
event-tokens_swapped = { $seat } swaps the tokens of { $spaces }.
event-took = { $seat } takes the characters of { $places }.
event-saw = { $seat } sees { $character } at { $place }.
event-characters_swapped = { $seat } swaps the characters of { $places }.
event-characters_kept = { $seat } puts the characters of { $places } back where they were.
event-drew = { $count ->
    [one] { $seat } draws one special tile.
   *[other] { $seat } draws { $count } special tiles.
}
event-drew_tile = { $seat } draws { $tile }.
event-tile_in_slot = { $seat } has the special tile { $tile }.
event-tile_aside = { $seat } sets { $tile } aside.
event-won = { $seat } wins the character of { $place }.
event-won_who = { $seat } finds { $character } at { $place }.
event-row_closed = Row { $row } of the Racetrack is run: { $seat } has the majority.
event-tile_used = { $tile } leaves the game.
event-skipped = { $seat } has to skip { $step }: it is not possible.
event-discarded = { $count ->
    [0] { $seat } discards nothing.
    [one] { $seat } discards one special tile face down.
   *[other] { $seat } discards { $count } special tiles face down.
}
event-stalemate = Several turns in a row have changed nothing on the board: the game ends here.

## How it ended

reason-suit = Three characters of one suit.
reason-suits = A character of each of the five suits.
reason-prestige = More prestige.
reason-characters = The same prestige, but more characters.
reason-draw = The same prestige and as many characters: a draw. Another game?

## Moves that are refused

refused-over = The game is over; no more moves can be made.
refused-turn = It is up to { $seat } to choose now.
refused-unknown = { $found } is not the number of any move; ask for the legal moves.
refused-no-tile = There is no special tile in the slot; choose one of the main actions.
refused-same-action = The Action token stands there already; choose another action.
refused-must = This cannot be declined: { $question }.
refused-not-offered = That cannot be chosen here; choose among what is offered for { $question }.
refused-other-question = That does not answer what is asked now: { $question }.
refused-occupied = There is already a token on that space; choose an empty one.
refused-not-next = That space is not next to the right token; choose one of the marked spaces.
refused-not-cabaret = This token goes to the Racetrack, not to the Cabaret.
refused-closed = That row is finished; choose a row that is still open.
refused-not-racetrack = This token goes to the Cabaret, not to the Racetrack.
refused-same-row = Each token of this action goes on another row; choose a row you have not used.
refused-not-leftmost = A token goes on the leftmost empty space of its row.

## Moves, positions and boards that cannot be read

bad-move-type = A move has the type { $known }, not { $found }.
bad-move-fields = A move of type “{ $name }” has { $wanted ->
    [none] no field besides its type.
   *[other] exactly one field besides its type: “{ $wanted }”.
}
bad-move-space = { $found } is not a space; spaces are A1 to F6 and R1.1 to the last of row 5.
bad-move-word = “{ $name }” cannot be { $found }; it is one of { $known }.

position-object = A position is a JSON object.
position-field = The position’s “{ $name }” is missing, of the wrong kind or out of range.
position-word = The position’s “{ $name }” holds { $found }, which is not known there.
position-layout = The position’s “layout” must name each of the four Cabaret tiles once, as 4 × tile + turns.
position-tiles = Each of the eleven special tiles must be in exactly one place.
position-two-tokens = There are two tokens on { $space }; a space holds one.
position-tokens = A player has { $found } tokens on the board, but only { $most } exist.
position-closed-row = There are tokens on row { $row }, which is closed.
position-row-character = Row { $row } must be closed exactly when its character has been won.
position-characters = Each of the fifteen characters must be in exactly one place.
position-won-twice = A character cannot be won by both players.
position-rules = The position’s “rules” is { $found }; the versions known here are 1 to { $ours }.
position-sides = The position’s “face_up” names { $found } places; exactly six of the twelve characters lie face up.
position-sides-fixed = Under the first version of the rules places keep their side: “face_up” must be { $known }.
position-belief-out = Nobody has seen the three characters that left the game; “beliefs” must not know them.
position-belief-taken = Whoever has taken two characters has looked at them; that player’s “beliefs” must know both.
position-belief = A player’s “beliefs” must know the characters face up and those the player has won, know the same characters throughout, and leave the true position possible.
position-over = By this position the game is over, but the position holds no result.
position-question = The question asked does not fit the position: nothing could answer it.

board-toml = The board is not valid TOML: { $why }.
board-table = The board needs a table [{ $table }].
board-word = In { $where } there is { $word }; it must be one of { $known }, or empty where nothing is printed.
board-tiles = The Cabaret has { $found } tiles; it must have 4.
board-tile-shape = Cabaret tile { $tile } must be three rows of three spaces.
board-tile-star = Cabaret tile { $tile } has { $found } stars; it must have exactly one.
board-top = The top level of the Finance Center is { $found }; it must be a whole number from 4 to { $most }.
board-levels = The levels of the four characters are { $found }; they must rise from 1 or more to the top level { $top }.
board-bonus-level = finance.{ $table } names the level { $level }; levels go from 1 to { $top }.
board-bonus-twice = finance.column has a bonus on level { $level }, where a character stands; its bonus belongs in finance.under_character.
board-bonus-nowhere = finance.under_character has a bonus on level { $level }, where no character stands.
board-rows = The Racetrack has { $found } rows; it must have 5.
board-row-length = Row { $row } has { $found } spaces; a row has an odd number of spaces from 1 to { $most }, so that there is no tie.
board-row-total = The Racetrack has { $found } spaces; it may have { $most } at most.
board-suits = There are { $found } suits; there must be 5.
board-prestige = The suit “{ $name }” needs three prestige figures from 0 to 3.
board-shape = The suit “{ $name }” needs a shape, as a word.
board-missing = Something is missing or of the wrong kind: { $what }.

## What the plain screen shows

view-action = Action token
view-active = To play
view-force = Forced
view-layout = Tiles of the Cabaret
view-tile = Tile
view-turns = Quarter turns
view-spaces = Spaces
view-space = Space
view-bonus = Bonus
view-star = Star
view-token = Token
view-closed = Rows closed
view-idle = Turns without a change
view-levels = Levels
view-supply = Tokens left
view-characters = Characters
view-place = Place
view-on_board = On the board
view-owner = Won by
view-face_up = Face up
view-character = Character
view-maybe = Possibly
view-tiles = Special tiles
view-pile = In the pile
view-drawn = Drawn
view-drawn_count = Number drawn
view-using = Being carried out
view-used = Carried out
view-slots = Before the players
view-aside = Set aside
view-discards = Put back
view-discard_counts = Number put back
view-prestige = Prestige
view-seat = Player
