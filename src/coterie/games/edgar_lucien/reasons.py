"""Why a move is not allowed, as numbers; `refusals.py` puts them into words."""

from typing import Final

ALLOWED: Final = 0

OVER: Final = 1
NOT_ASKED: Final = 2  # others are
CONFIRMED: Final = 3  # the seat's wheel is
NO_OPTION: Final = 4  # of the question asked

# Answers to a Smear Threat and bids.
LITTLE_POPULARITY: Final = 5
NO_COGS: Final = 6
BID_LOW: Final = 7
BID_POOR: Final = 8

# Actions of either character.
EDGAR_ACTED: Final = 9
LUCIEN_ACTED: Final = 10
NO_VICTIM: Final = 11  # the seat is the robber's own or empty
VICTIM_AWAY: Final = 12
VICTIM_GUARDED: Final = 13
OWN_DISTRICT: Final = 14
NEUTRAL_DISTRICT: Final = 15
OWNED_DISTRICT: Final = 16
NO_TOKEN: Final = 17
PROTECTED: Final = 18
CITY_TOO_DEAR: Final = 19
PLAYER_TOO_DEAR: Final = 20

# Actions of an administration.
NOT_THERE: Final = 21
USED: Final = 22
UNPOPULAR: Final = 23
NO_TARGET: Final = 24
NOT_AT_CITY_HALL: Final = 25  # Lucien, for Political Support
SUPPORT_USED: Final = 26
UNPOPULAR_FOR_SUPPORT: Final = 27
HERITAGE_HELD: Final = 28
CERTIFIED: Final = 29
NO_CERTIFICATE: Final = 30

# Cards.
NO_CARD: Final = 31
NO_REMOTE_CARD: Final = 32
NO_ACTION_NAMED: Final = 33  # for the Remote Action
REMOTE_USED: Final = 34  # every action it could take
CARD_UNFIT: Final = 35  # + card: its own condition is not met
