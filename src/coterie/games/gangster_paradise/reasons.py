"""Why a move is not allowed. `refusals` puts each into words and names its clause."""

from typing import Final

ALLOWED: Final = 0
OVER: Final = 1  # the game is over
NO_SUCH_SEAT: Final = 2
NO_SUCH_MOVE: Final = 3  # the number is no move
NOT_YOURS: Final = 4  # somebody else has to choose
OTHER_QUESTION: Final = 5  # it answers a question that is not put now
OTHER_PHASE: Final = 6
HAS_THROWN: Final = 7  # or is not tied
NO_SUCH_GOOD: Final = 8  # among those to choose from
# The black market.
BID_TOO_LOW: Final = 9
NOT_SUCH_NOTES: Final = 10  # the payment cannot be made in this mix
# The sale.
HAS_SOLD: Final = 11
NOTHING_TO_SELL: Final = 12
TOO_MANY_GOODS: Final = 13
GOODS_MISSING: Final = 14
# Recruits.
NO_PLACE: Final = 15
NO_CARD: Final = 16
NO_PROMOTION: Final = 17  # too few of the lower rank
NO_NEEDED_MEMBER: Final = 18  # a rank that must be in place is not
PRICE: Final = 19
EXECUTANT_PRICE: Final = 20
HIRED_ENOUGH: Final = 21
DECK_EMPTY: Final = 22
# Laundering.
ODD: Final = 23
BEYOND_LIMIT: Final = 24
RED_MISSING: Final = 25
HAS_LAUNDERED: Final = 26
SALARIES_FIRST: Final = 27
# Executants.
HAS_PLAYED: Final = 28
NO_TARGET: Final = 29
NO_EXECUTANT: Final = 30
SAME_KIND: Final = 31
# Deals.
NO_DEALS_NOW: Final = 32
NO_PARTNER: Final = 33
NOT_ACTIVE: Final = 34  # neither of the two is the active player
NOTHING_FOR_NOTHING: Final = 35
STANDING_OFFER: Final = 36  # the proposer's own
NO_CREDIT: Final = 37
NO_OFFER: Final = 38
NOT_YOUR_OFFER: Final = 39
YOUR_OFFER: Final = 40
CANNOT_DELIVER: Final = 41
