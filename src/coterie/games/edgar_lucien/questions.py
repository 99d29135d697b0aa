"""What can be asked in Edgar & Lucien, and the numbers of the moves that answer.

Whoever is asked chooses an option of the question. The number of the move is that of the option,
counted from the first move of the question's family.
"""

from typing import Final, NamedTuple

# A board has at most so many districts, and its wheel so many sectors.
MOST_DISTRICTS: Final = 40
MOST_SECTORS: Final = 12

# The first move of each family.
DISTRICT_MOVES: Final = 0
WHEEL_MOVES: Final = MOST_DISTRICTS  # + Edgar's sector * MOST_SECTORS + Lucien's
ACTION_MOVES: Final = WHEEL_MOVES + MOST_SECTORS * MOST_SECTORS
ACTION_OPTIONS: Final = 38
PAIR_MOVES: Final = ACTION_MOVES + ACTION_OPTIONS
SEAT_MOVES: Final = PAIR_MOVES + 6
ANSWER_MOVES: Final = SEAT_MOVES + 4
CERTIFICATE_MOVES: Final = ANSWER_MOVES + 2
DISCARD_MOVES: Final = CERTIFICATE_MOVES + 4
EXCHANGE_MOVES: Final = DISCARD_MOVES + 13
PASS: Final = EXCHANGE_MOVES + 20
BID_MOVES: Final = PASS  # + Cogs; bids are open, so nothing comes after
MOST_BID: Final = 1 << 40

# Options of an action.
END: Final = 0
ROB: Final = 1  # + seat
BUY: Final = 5
EDGAR: Final = 6  # + Edgar's administration action
LUCIEN: Final = 10  # + Lucien's, without Political Support
SUPPORTED: Final = 13  # + Edgar's action, doubled
PLAY: Final = 17  # + card
REMOTELY: Final = 30  # + Edgar's action, by the Remote Action card
REMOTELY_SUPPORTED: Final = 34  # + Edgar's action, by the card and doubled
# Those in which only Lucien acts, and those in which both act, as sets.
OF_LUCIEN: Final = 1 << BUY | 7 << LUCIEN
OF_BOTH: Final = 15 << SUPPORTED | 15 << REMOTELY_SUPPORTED

# Options of an intimidation of four players: two seats each, as a set.
PAIRS: Final = [0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100]

# Options of an answer to a Smear Threat.
POPULARITY_ANSWER: Final = 0
COGS_ANSWER: Final = 1

# Options of an exchange: tens of points - 1.
INTO_POPULARITY: Final = 0
INTO_COGS: Final = 10

# Questions. The first are also steps of the agenda, of what an action still has to do.
NOTHING: Final = 0
Q_REQUISITION: Final = 1  # which district to requisition
Q_INTIMIDATE: Final = 2  # two players: which of the opponent's districts
Q_NAME: Final = 3  # four players: whom to intimidate
Q_DISCARD: Final = 4  # which card to discard for the Swindle
Q_TAKE_MET: Final = 5  # which certificate of a condition met, held or not
Q_TAKE_FREE: Final = 6  # which unheld certificate of a condition met
Q_TAKE_ANY: Final = 7  # which unheld certificate
Q_EXTORT: Final = 8  # from whom to take a card
Q_PLAN_B: Final = 9  # where Lucien goes
Q_EXCHANGE: Final = 10  # how much to change into what
Q_LOSE: Final = 11  # which own district to give up
Q_ANSWER: Final = 12  # popularity or Cogs
Q_START: Final = 13  # where to begin
Q_WHEEL: Final = 14
Q_EXIT: Final = 15  # where to leave the metro
Q_ACTION: Final = 16
Q_BID: Final = 17

# Steps of which a seat is part: + seat. Then one that asks nothing itself.
LOSE_STEPS: Final = 16
ANSWER_STEPS: Final = 20
INTIMIDATE_STEP: Final = 24
STEP_BITS: Final = 5
STEP_MASK: Final = (1 << STEP_BITS) - 1

# Questions whose options depend on a fortune: not to be asked would show it.
OF_FORTUNE: Final = 1 << Q_TAKE_MET | 1 << Q_TAKE_FREE | 1 << Q_EXCHANGE | 1 << Q_ANSWER


class Question(NamedTuple):
    """What it is called in JSON and texts, the family of its moves, and the clause behind it."""

    name: str
    family: range
    clause: str


_DISTRICTS = range(DISTRICT_MOVES, WHEEL_MOVES)
_CERTIFICATES = range(CERTIFICATE_MOVES, DISCARD_MOVES)
QUESTIONS: Final = {
    NOTHING: Question("", range(0), ""),
    Q_REQUISITION: Question("requisition", _DISTRICTS, "EL-EDG-9"),
    Q_INTIMIDATE: Question("intimidate", _DISTRICTS, "EL-EDG-7"),
    Q_NAME: Question("name", range(PAIR_MOVES, SEAT_MOVES), "EL-EDG-7"),
    Q_DISCARD: Question("discard", range(DISCARD_MOVES, EXCHANGE_MOVES), "EL-CARD-13"),
    Q_TAKE_MET: Question("take_met", _CERTIFICATES, "EL-LUC-5"),
    Q_TAKE_FREE: Question("take_free", _CERTIFICATES, "EL-CARD-4"),
    Q_TAKE_ANY: Question("take_any", _CERTIFICATES, "EL-CARD-13"),
    Q_EXTORT: Question("extort", range(SEAT_MOVES, ANSWER_MOVES), "EL-CARD-7"),
    Q_PLAN_B: Question("plan_b", _DISTRICTS, "EL-CARD-1"),
    Q_EXCHANGE: Question("exchange", range(EXCHANGE_MOVES, PASS), "EL-CARD-10"),
    Q_LOSE: Question("lose", _DISTRICTS, "EL-EDG-7"),
    Q_ANSWER: Question("answer", range(ANSWER_MOVES, CERTIFICATE_MOVES), "EL-CARD-3"),
    Q_START: Question("start", _DISTRICTS, "EL-SET-3"),
    Q_WHEEL: Question("wheel", range(WHEEL_MOVES, ACTION_MOVES), "EL-MOV-1"),
    Q_EXIT: Question("exit", _DISTRICTS, "EL-MOV-3"),
    Q_ACTION: Question("action", range(ACTION_MOVES, PAIR_MOVES), "EL-ACT-1"),
    Q_BID: Question("bid", range(BID_MOVES, MOST_BID + 1), "EL-GOV-2"),
}
