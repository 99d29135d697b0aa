"""Why a move is not allowed. `refusals` puts each into words and names its clause."""

from typing import Final

ALLOWED: Final = 0
OVER: Final = 1  # the game is over
NOT_YOURS: Final = 2  # somebody else has to choose
NO_SUCH_MOVE: Final = 3  # the number is no move
OTHER_QUESTION: Final = 4  # it answers a question that is not put now
MUST: Final = 5  # what is asked cannot be declined
NO_TILE: Final = 6  # there is no special tile to use
SAME_ACTION: Final = 7  # the Action token stands there
OCCUPIED: Final = 8  # a token lies on the space
NOT_CABARET: Final = 9  # this token goes to the Racetrack
NOT_NEXT: Final = 10  # the space is not next to the right token
NOT_RACETRACK: Final = 11  # this token goes to the Cabaret
CLOSED: Final = 12  # the row is finished
SAME_ROW: Final = 13  # the action has used the row
NOT_LEFTMOST: Final = 14  # an empty space of the row lies further left
NOT_OFFERED: Final = 15  # it is not among what can be chosen
