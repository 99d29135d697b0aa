"""What players are asked, and the numbers of the moves that answer."""

from typing import Final

# Moves. Closed ones are below CLOSED_MOVES; a bid, a payment and an amount to launder add the
# notes to their base; a deal is packed into the bits from DEAL up (`rules.negotiation`).
DONE: Final = 0
DROP: Final = 1
THROWS: Final = 2  # + shape
ACCEPT: Final = 8  # + partner
REFUSE: Final = 16  # + partner
WITHDRAW: Final = 24  # + partner
GOOD: Final = 32  # + good
HIRE: Final = 40  # + good: an executant
RECRUIT: Final = 48  # + 8 * rank + good
PLAY: Final = 128  # + 8 * kind + target
SELL: Final = 256  # + set of goods
CLOSED_MOVES: Final = 384
AMOUNTS: Final = 1 << 18
MOST_NOTES: Final = AMOUNTS - 1  # in one bid, payment or deal
BID: Final = 1 << 18  # + notes
PAY: Final = 2 << 18  # + red notes of the payment
LAUNDER: Final = 3 << 18  # + red notes
OFFER: Final = 4 << 18  # + 8 * partner + sort: not a move, short for a deal of the menus
DEAL: Final = 1 << 22

SHAPES: Final = ("rock", "paper", "scissors")

# Questions.
NOTHING: Final = 0
TURN: Final = 1  # the main choice of the phase
CRATES: Final = 2  # what a soldier delivers
TAKE: Final = 3  # which good to take from the target of an executant
SPEAK: Final = 4  # bid or drop out
MIX: Final = 5  # how much of a payment in red
PICK: Final = 6  # which card of the black market
RETURN: Final = 7  # which good in excess goes back
THROW: Final = 8  # rock, paper, scissors

# Their names, the moves that answer them, and the clause behind them; the main choice has its
# phase's.
QUESTIONS: Final = (
    ("", (), ""),
    ("turn", ("done", "sell", "recruit", "hire", "play", "launder"), ""),
    ("crates", ("good",), "GP-DEL-3"),
    ("take", ("good",), "GP-EXE-2"),
    ("speak", ("bid", "drop"), "GP-BM-1"),
    ("mix", ("pay",), "GP-BM-2"),
    ("pick", ("good",), "GP-BM-2"),
    ("return", ("good",), "GP-RND-2"),
    ("throw", ("throw",), "GP-WIN-1"),
)
QUESTION_NAMES: Final = tuple(name for name, _, _ in QUESTIONS)

# The clause behind the main choice of each phase.
TURN_CLAUSES: Final = {
    "delivery": "GP-DEL-6",
    "black_market": "GP-EXE-4",
    "sale": "GP-SAL-1",
    "recruitment": "GP-REC-1",
    "laundering": "GP-LAU-2",
}
SETTLED_CLAUSE: Final = "GP-LAU-4"  # what is left of phase 5 when the salaries are paid
