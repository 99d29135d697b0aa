"""A position of Gangster Paradise: its fields, and nothing of the rules.

Each seat has a `Player`; heaps of goods, members and hands are packed numbers (`packing`), so that
a clone copies a few dozen words. Everything that bears on secret money goes into the ledger
(`hidden.ledger`).
"""

from typing import Final

from mypy_extensions import i64

from coterie.engine.rng import Rng
from coterie.engine.state import State
from coterie.games.gangster_paradise.board import DELIVERY, MOST_PLAYERS, Board
from coterie.games.gangster_paradise.hidden.belief import Belief, belief_of
from coterie.games.gangster_paradise.hidden.ledger import GAINED, ROOT, Entry
from coterie.games.gangster_paradise.packing import covers, hand_covers
from coterie.games.gangster_paradise.questions import NOTHING

RULES: Final = 2  # the version of the rules; `State.rules` says which one a position follows

# Phases are numbered as by the board; after the five, the goods in excess go back.
END: Final = 0
EXCESS: Final = 6
PHASES: Final = (
    "end", "delivery", "black_market", "sale", "recruitment", "laundering", "excess",
)  # fmt: skip

# Steps of a turn.
OPENING: Final = 0  # what lies before the player and acts by itself
INCOME: Final = 1  # the delivery, or the bonuses
TAKING: Final = 2  # what takes from the delivery
MAIN: Final = 3
SETTLED: Final = 4  # the rest of phase 5: red was laundered, salaries were paid
STEPS: Final = ("opening", "income", "taking", "main", "settled")

# Who of the active player and another has proposed a deal this turn, as a set.
BY_OTHER: Final = 1
BY_ACTIVE: Final = 2

# Events; `events` names their fields.
E_ROUND: Final = 0
E_DELIVERED: Final = 1
E_NO_DELIVERY: Final = 2
E_PLAYED: Final = 3
E_SPENT: Final = 4
E_TOOK: Final = 5
E_REMOVED: Final = 6
E_BID: Final = 7
E_DROPPED: Final = 8
E_PAID: Final = 9
E_MIXED: Final = 10
E_BLUFFED: Final = 11
E_LOST: Final = 12
E_CARD: Final = 13
E_CONSOLED: Final = 14
E_REDIRECTED: Final = 15
E_REVEALED: Final = 16
E_SOLD: Final = 17
E_SHARED: Final = 18
E_RECRUITED: Final = 19
E_PROMOTED: Final = 20
E_HIRED: Final = 21
E_DREW: Final = 22
E_SHUFFLED: Final = 23
E_BONUS: Final = 24
E_LAUNDERED: Final = 25
E_SALARIES: Final = 26
E_UNPAID: Final = 27
E_RETURNED: Final = 28
E_OFFER: Final = 29
E_OFFER_WHOLE: Final = 30  # the partners' view of the one before
E_REFUSED: Final = 31
E_WITHDRAWN: Final = 32
E_DEAL: Final = 33
E_DEAL_WHOLE: Final = 34  # the partners' view of the one before
E_FAILED: Final = 35
E_LAPSED: Final = 36
E_TIED: Final = 37
E_THREW: Final = 38
E_AGAIN: Final = 39
E_OUT: Final = 40
E_DONE: Final = 41
E_TAKES_CARD: Final = 42


def seat_tuples() -> list[tuple[int, ...]]:
    seats = range(MOST_PLAYERS)
    return [tuple([s for s in seats if (n >> s) & 1]) for n in range(1 << MOST_PLAYERS)]


SEATS: Final = seat_tuples()  # of every set of seats


class Deal:
    """An offer: what the proposer gives and asks. Never changed, so that clones share it."""

    def __init__(self, proposer: i64, partner: i64) -> None:
        self.proposer = proposer
        self.partner = partner
        self.give_red: i64 = 0
        self.give_white: i64 = 0
        self.give_goods: i64 = 0
        self.give_hand: i64 = 0
        self.ask_red: i64 = 0
        self.ask_white: i64 = 0
        self.ask_goods: i64 = 0
        self.ask_hand: i64 = 0

    def gives(self) -> bool:
        return (self.give_red | self.give_white | self.give_goods | self.give_hand) != 0

    def asks(self) -> bool:
        return (self.ask_red | self.ask_white | self.ask_goods | self.ask_hand) != 0


class Player:
    """One seat's clan and belongings."""

    def __init__(self) -> None:
        self.clan: i64 = 0
        self.primary: i64 = 0
        self.secondary: i64 = 0
        self.red: i64 = 0
        self.white: i64 = 0
        self.goods: i64 = 0
        self.placed: i64 = 0  # members in place, 4 bits per rank
        self.used: i64 = 0  # cards used up by promotion, 4 bits per rank
        self.hand: i64 = 0  # executants
        self.front: i64 = 0  # executants lying before the player: owner + 1, 4 bits per kind
        self.unpaid = False  # not all salaries were paid last round
        self.served = False  # took a market card this round
        self.bid: i64 = -1  # the last bid in this auction
        self.bluffed = False  # could not pay in this auction
        self.shape: i64 = -1  # thrown, not yet shown
        self.throws: i64 = 0  # survived in the last tie-break

    def copy(self) -> "Player":
        new = Player()
        new.clan = self.clan
        new.primary = self.primary
        new.secondary = self.secondary
        new.red = self.red
        new.white = self.white
        new.goods = self.goods
        new.placed = self.placed
        new.used = self.used
        new.hand = self.hand
        new.front = self.front
        new.unpaid = self.unpaid
        new.served = self.served
        new.bid = self.bid
        new.bluffed = self.bluffed
        new.shape = self.shape
        new.throws = self.throws
        return new

    def holds(self, red: i64, white: i64, goods: i64, hand: i64) -> bool:
        """Whether the player owns all of this."""
        return (
            self.red >= red
            and self.white >= white
            and covers(self.goods, goods)
            and hand_covers(self.hand, hand)
        )


class GangsterPosition(State):
    """Seats sit in turn order: the next number is to the left."""

    def __init__(self, board: Board, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.board = board
        self.seats: list[Player] = []
        # The supply: piles of goods, the black market, the executants.
        self.piles: i64 = 0
        self.market: i64 = 0  # cards revealed
        self.market_red: i64 = 0  # notes beside them
        self.market_deck: list[int] = []  # the top card last; clones share it
        self.market_size: i64 = 0  # how much of it is left
        self.deck: list[int] = []  # the same for executants
        self.deck_size: i64 = 0
        self.discards: i64 = 0  # 4 bits per kind
        # The round: its first player, its phase, how many have had their turn, the step.
        self.round: i64 = 1
        self.first: i64 = 0
        self.phase: i64 = DELIVERY
        self.turn: i64 = 0
        self.step: i64 = MAIN
        self.played = False  # an executant, this turn
        self.sold = False
        self.bought: i64 = 0  # executants, this turn
        # Open offers by the seat that is not active, and what was proposed with it this turn.
        self.offers: list[Deal | None] = []
        self.offered: i64 = 0  # the seats that have one
        self.proposals: i64 = 0  # who has proposed, 4 bits per seat
        # The delivery: what has been chosen and what came.
        self.soldiers: i64 = 0  # still to choose
        self.wanted: i64 = 0
        self.delivered: i64 = 0
        # An executant that takes goods.
        self.taking: i64 = -1  # its kind
        self.victim: i64 = -1
        self.left: i64 = 0  # goods still to take
        # The auction.
        self.inside: i64 = 0  # who has not dropped out
        self.high: i64 = -1
        self.calls: i64 = 0  # bids made
        self.due: i64 = 0  # what the winner pays
        # The last tie-break.
        self.tied: i64 = 0
        # What is asked, and of whom.
        self.question: i64 = NOTHING
        self.actor: i64 = 0
        self.ledger: Entry = ROOT
        self.recorded = True  # in the ledger
        # In a sample: whose view it was drawn from, and the ledger as that seat saw it.
        self.observer: i64 = -1
        self.account: Entry = ROOT

    def copy_to(self, new: "GangsterPosition") -> None:
        """Make another the same, but for the dice and the events."""
        new.rules = self.rules
        new.to_act = self.to_act
        new.may_act = self.may_act
        new.may_choose = self.may_choose
        new.result = self.result
        new.revealed = self.revealed
        new.seats = [player.copy() for player in self.seats]
        new.piles = self.piles
        new.market = self.market
        new.market_red = self.market_red
        new.market_deck = self.market_deck
        new.market_size = self.market_size
        new.deck = self.deck
        new.deck_size = self.deck_size
        new.discards = self.discards
        new.round = self.round
        new.first = self.first
        new.phase = self.phase
        new.turn = self.turn
        new.step = self.step
        new.played = self.played
        new.sold = self.sold
        new.bought = self.bought
        new.offers = self.offers[:]
        new.offered = self.offered
        new.proposals = self.proposals
        new.soldiers = self.soldiers
        new.wanted = self.wanted
        new.delivered = self.delivered
        new.taking = self.taking
        new.victim = self.victim
        new.left = self.left
        new.inside = self.inside
        new.high = self.high
        new.calls = self.calls
        new.due = self.due
        new.tied = self.tied
        new.question = self.question
        new.actor = self.actor
        new.ledger = self.ledger
        new.recorded = self.recorded
        new.observer = self.observer
        new.account = self.account

    def seat_at(self, turn: i64) -> i64:
        """Who has that turn, counted from the first player."""
        return (self.first + turn) % self.players

    def record(self, kind: i64, seat: i64, a: i64, b: i64 = 0, c: i64 = 0) -> None:
        """Write a line into the ledger."""
        if self.recorded:
            self.write(Entry(self.ledger, kind, seat, -1, a, b, c))

    def write(self, entry: Entry) -> None:
        self.ledger = entry
        if self.observer >= 0:
            self.account = entry.after(self.account)

    def gain(self, seat: i64, red: i64, white: i64) -> None:
        """Money from the bank, or to another player, that everybody can count."""
        player = self.seats[seat]
        player.red += red
        player.white += white
        self.record(GAINED, seat, red, white)

    def knowledge(self, seat: i64) -> Belief:
        """What the seat knows of the others' money and hands."""
        ledger = self.account if seat == self.observer else self.ledger
        return belief_of(ledger, seat, self.players)
