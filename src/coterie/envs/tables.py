"""One seat asked at a time, and many games advanced in one call: the compiled part.

The rules may ask several seats at once, and let seats speak that owe nothing. Environments ask
one seat at a time:

- Of the seats that owe a decision, the first one is asked. What it decides stays hidden from
  the others as the rules have it, because an observation holds only what its seat may know.
- Before that, each seat that may choose a move without owing it is asked once, clockwise from
  the one that owes. It moves or waits (the encoding's action `wait`); once it has been asked it
  is not asked again until a seat that owes has decided.
"""

from collections.abc import Callable

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from coterie.engine.bits import bit
from coterie.engine.encoding import Encoding, Row
from coterie.engine.errors import BadRequest
from coterie.engine.evaluation import shares
from coterie.engine.rng import Rng
from coterie.engine.state import State


class Table:
    """A game in progress and whose turn it is to be asked."""

    def __init__(self, encoding: Encoding, state: State) -> None:
        self.encoding = encoding
        self.state = state
        self.asked: i64 = 0  # the seats that owe nothing and have been asked
        self.seat: int = -1  # whose turn it is; -1 when the game is over
        self.owes = True  # whether it must move; otherwise it may wait
        self.find_seat()

    def copy(self, state: State) -> "Table":
        """A table at which the same seat is asked, with another state."""
        new = Table(self.encoding, state)
        new.asked = self.asked
        new.seat = self.seat
        new.owes = self.owes
        return new

    def find_seat(self) -> None:
        state = self.state
        if not state.to_act:
            self.seat = -1
            return
        self.seat = state.to_act[0]
        self.owes = True
        waiting: i64 = 0
        for other in state.may_choose:
            waiting |= bit(other)
        waiting &= ~self.asked
        if waiting:
            seat: i64 = self.seat
            while not (waiting >> seat) & 1:
                seat += 1
                if seat == state.players:
                    seat = 0
            self.seat = int(seat)
            self.owes = False

    def play(self, action: int) -> None:
        """The seat whose turn it is takes an action; refused actions change nothing."""
        self.check(self.seat, action)
        self.take(action)

    def check(self, seat: int, action: int) -> None:
        """Refuse an action that is not open: by a rule, if it stands for a move at all."""
        if action in self.open_to(seat):
            return
        move = self.encoding.move_of(self.state, seat, action) if seat >= 0 else -1
        if move >= 0 and not self.state.allows(seat, move):
            self.state.apply(seat, move)
        raise BadRequest("error-action", action=str(action), actions=self.encoding.actions)

    def take(self, action: int) -> None:
        """The seat whose turn it is takes an action that is open to it."""
        if self.owes or action != self.encoding.wait:
            self.encoding.play(self.state, self.seat, action)
        if self.owes:
            self.asked = 0
        else:
            self.asked |= bit(self.seat)
        self.find_seat()

    def observation(self, seat: int) -> bytes:
        """What the seat knows, packed."""
        row = Row(self.encoding.words)
        self.encoding.observe(self.state, seat, row)
        return bytes(memoryview(row.words)[:-1])

    def mask(self, seat: int) -> vec[u8]:
        """1 for every action open to the seat; nothing is open when it is not its turn."""
        actions: i64 = self.encoding.actions
        out = vec[u8]([0] * actions)
        if seat == self.seat:
            for action in self.menu(seat, vec[i16]()):
                out[i64(action)] = 1
        return out

    def menu(self, seat: int, out: vec[i16]) -> vec[i16]:
        """Append the actions open to the seat whose turn it is, or to another one that owes a
        decision at the same time."""
        if seat < 0:
            return out
        out = self.encoding.menu(self.state, seat, out)
        if not self.owes:
            out = append(out, i16(self.encoding.wait))
        return out

    def legal(self) -> list[int]:
        """The actions open to the seat whose turn it is, in rising order."""
        return self.open_to(self.seat)

    def open_to(self, seat: int) -> list[int]:
        """The actions of `menu` in rising order."""
        actions = [int(action) for action in self.menu(seat, vec[i16]())]
        actions.sort()
        return actions


def payoffs(state: State) -> list[float]:
    """What each seat gets in the end: 1 for a sole winner, in all 0; a draw is 0 for all."""
    n = float(state.players)
    return [(n * share - 1.0) / (n - 1.0) for share in shares(state)]


class Tables:
    """Many games of one kind, each of which starts anew when it is over.

    Where all of them stand is written into new buffers at each step, so that nobody's arrays
    change behind their back.
    """

    def __init__(self, encoding: Encoding, players: int, new: Callable[[], State]) -> None:
        self.encoding = encoding
        self.players = players
        self.new = new
        self.tables: list[Table] = []
        self.clear()

    def clear(self) -> None:
        games: i64 = len(self.tables)
        actions: i64 = self.encoding.actions
        players: i64 = self.players
        self.rows = Row(self.encoding.words * len(self.tables))
        self.masks = vec[u8]([0] * (games * actions))
        self.menus = vec[i16]()  # the open actions, game after game
        self.ends = vec[i64]([0] * games)  # where in `menus` those of a game end
        self.rewards = vec[float]([0.0] * (games * players))
        self.dones = vec[u8]([0] * games)
        self.seats = vec[u8]([0] * games)

    def start(self, games: int) -> None:
        """So many new games."""
        self.tables = [Table(self.encoding, self.new()) for _ in range(games)]
        self.clear()
        self.observe()

    def step(self, actions: list[int]) -> None:
        """One action in every game, then write down where all of them stand.

        If any of the actions is not open, nothing happens in any game.
        """
        for n in range(len(self.tables)):
            if not self.is_open(n, actions[n]):
                raise BadRequest(
                    "error-batch-action",
                    index=str(n),
                    action=str(actions[n]),
                    number=self.tables[n].seat,
                )
        for n in range(len(self.tables)):
            self.tables[n].take(actions[n])
        self.clear()
        for n in range(len(self.tables)):
            if self.tables[n].seat < 0:
                self.renew(n)
        self.observe()

    def is_open(self, game: i64, action: int) -> bool:
        """Whether the seat to act in that game may take the action."""
        if action < 0 or action >= self.encoding.actions:
            return False
        actions: i64 = self.encoding.actions
        return self.masks[game * actions + action] != 0

    def renew(self, n: i64) -> None:
        """Book a game that is over and start a new one."""
        table = self.tables[n]
        self.dones[n] = 1
        at: i64 = n * table.state.players
        for payoff in payoffs(table.state):
            self.rewards[at] = payoff
            at += 1
        table.state = self.new()
        table.asked = 0
        table.find_seat()

    def observe(self) -> None:
        """Write down where all games stand: one thing after the other, because a processor runs
        best what it has just run."""
        rows = self.rows
        for table in self.tables:
            self.encoding.observe(table.state, table.seat, rows)
            rows.end()
        actions: i64 = self.encoding.actions
        menus = self.menus
        masks = self.masks
        for n, table in enumerate(self.tables):
            at: i64 = len(menus)
            menus = table.menu(table.seat, menus)
            first: i64 = n * actions
            while at < len(menus):
                masks[first + i64(menus[at])] = 1
                at += 1
            self.ends[n] = at
            self.seats[n] = u8(table.seat)
        self.menus = menus

    def choose(self, rng: Rng) -> list[int]:
        """For every game one of the open actions, each equally likely."""
        chosen: list[int] = []
        start: i64 = 0
        for end in self.ends:
            chosen.append(int(self.menus[start + rng.below(end - start)]))
            start = end
        return chosen
