"""Games taken in turns, and many of them advanced in one call: the compiled part of `envs`.

The rules may have several seats decide at the same time, and let seats move that owe no decision.
In an environment one seat acts at a time:

- Of the seats that owe a decision, the first has its turn. What it decides stays hidden from
  the others as the rules have it, because an observation holds only what its seat may know.
- Before that, each seat that may choose a move without owing it has a turn, clockwise from the
  one that owes a decision. It moves or waits (the encoding's action `wait`). It has its next turn
  only after a seat that owes a decision has decided.
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


class Turns:
    """A game in progress, and whose turn it is.

    >>> import coterie
    >>> game = coterie.game("gatsby")
    >>> turns = Turns(game.encoding, game.new(players=2, seed=7))
    >>> turns.seat
    1
    >>> turns.play(turns.legal()[0])
    >>> len(turns.mask(turns.seat)) == game.encoding.actions
    True
    """

    def __init__(self, encoding: Encoding, state: State) -> None:
        self.encoding = encoding
        self.state = state
        # The seats that have had a turn since the last decision that was owed, as a set.
        self.had_turn: i64 = 0
        self.seat: int = -1  # whose turn it is; -1 when the game is over
        self.must_move = True  # otherwise it may wait
        self.find_seat()

    def copy(self, state: State) -> "Turns":
        """The same seat's turn in another state."""
        new = Turns(self.encoding, state)
        new.had_turn = self.had_turn
        new.seat = self.seat
        new.must_move = self.must_move
        return new

    def find_seat(self) -> None:
        """Find whose turn it is."""
        state = self.state
        if not state.to_act:
            self.seat = -1
            return
        self.seat = state.to_act[0]
        self.must_move = True
        others: i64 = 0
        for other in state.may_choose:
            others |= bit(other)
        others &= ~self.had_turn
        if others:
            seat: i64 = self.seat
            while not (others >> seat) & 1:
                seat += 1
                if seat == state.players:
                    seat = 0
            self.seat = seat
            self.must_move = False

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
        if self.must_move or action != self.encoding.wait:
            self.encoding.play(self.state, self.seat, action)
        if self.must_move:
            self.had_turn = 0
        else:
            self.had_turn |= bit(self.seat)
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
        if not self.must_move:
            out = append(out, i16(self.encoding.wait))
        return out

    def legal(self) -> list[int]:
        """The actions open to the seat whose turn it is, in rising order."""
        return self.open_to(self.seat)

    def open_to(self, seat: int) -> list[int]:
        """The actions of `menu` in rising order."""
        actions: list[int] = list(self.menu(seat, vec[i16]()))
        actions.sort()
        return actions


def payoffs(state: State) -> list[float]:
    """What each seat gets in the end. The sum is 0: 1 for a sole winner, 0 for all after a draw.

    >>> import coterie
    >>> from coterie.engine.playout import playout
    >>> game = coterie.game("gatsby")
    >>> state = game.new(players=2, seed=7)
    >>> decisions = playout(state, Rng(1, 2, 3, 4), game.bound)
    >>> sorted(payoffs(state))
    [-1.0, 1.0]
    """
    n = float(state.players)
    return [(n * share - 1.0) / (n - 1.0) for share in shares(state)]


class BatchTurns:
    """Many games of one kind, each of which starts anew when it is over.

    Where all of them stand is written into new buffers at each step, so that arrays made from
    the old ones stay as they are.

    >>> import coterie
    >>> game = coterie.game("gatsby")
    >>> batch = BatchTurns(game.encoding, 2, lambda: game.new(players=2, seed=7))
    >>> batch.start(games=3)
    >>> batch.step(batch.choose(Rng(1, 2, 3, 4)))
    >>> len(batch.seats)
    3
    """

    def __init__(self, encoding: Encoding, players: int, new: Callable[[], State]) -> None:
        self.encoding = encoding
        self.players = players
        self.new = new
        self.games: list[Turns] = []
        self.clear()

    def clear(self) -> None:
        """Take new buffers."""
        games: i64 = len(self.games)
        actions: i64 = self.encoding.actions
        players: i64 = self.players
        self.rows = Row(self.encoding.words * len(self.games))
        self.masks = vec[u8]([0] * (games * actions))
        self.menus = vec[i16]()  # the open actions, game after game
        self.ends = vec[i64]([0] * games)  # where in `menus` those of a game end
        self.rewards = vec[float]([0.0] * (games * players))
        self.dones = vec[u8]([0] * games)
        self.seats = vec[u8]([0] * games)

    def start(self, games: int) -> None:
        """So many new games."""
        self.games = [Turns(self.encoding, self.new()) for _ in range(games)]
        self.clear()
        self.observe()

    def step(self, actions: list[int]) -> None:
        """One action in every game, then write down where all of them stand.

        If any of the actions is not open, nothing happens in any game.
        """
        for n in range(len(self.games)):
            if not self.is_open(n, actions[n]):
                raise BadRequest(
                    "error-batch-action",
                    index=str(n),
                    action=str(actions[n]),
                    number=self.games[n].seat,
                )
        for n in range(len(self.games)):
            self.games[n].take(actions[n])
        self.clear()
        for n in range(len(self.games)):
            if self.games[n].seat < 0:
                self.renew(n)
        self.observe()

    def is_open(self, game: i64, action: int) -> bool:
        """Whether the seat to act in that game may take the action."""
        if action < 0 or action >= self.encoding.actions:
            return False
        actions: i64 = self.encoding.actions
        return self.masks[game * actions + action] != 0

    def renew(self, n: i64) -> None:
        """Write down how a game ended and start a new one."""
        game = self.games[n]
        self.dones[n] = 1
        at: i64 = n * game.state.players
        for payoff in payoffs(game.state):
            self.rewards[at] = payoff
            at += 1
        game.state = self.new()
        game.had_turn = 0
        game.find_seat()

    def observe(self) -> None:
        """Write down where all games stand: the observations of all games, then the menus of all,
        because a processor is quickest at what it has just done."""
        rows = self.rows
        for game in self.games:
            self.encoding.observe(game.state, game.seat, rows)
            rows.end()
        actions: i64 = self.encoding.actions
        menus = self.menus
        masks = self.masks
        for n, game in enumerate(self.games):
            at: i64 = len(menus)
            menus = game.menu(game.seat, menus)
            start: i64 = n * actions
            while at < len(menus):
                masks[start + i64(menus[at])] = 1
                at += 1
            self.ends[n] = at
            self.seats[n] = u8(game.seat)
        self.menus = menus

    def choose(self, rng: Rng) -> list[int]:
        """For every game one of the open actions, each equally likely."""
        chosen: list[int] = []
        start: i64 = 0
        for end in self.ends:
            chosen.append(self.menus[start + rng.below(end - start)])
            start = end
        return chosen
