"""The bots of a table: which of them are to think, and when.

As in the arena, whoever may move without owing it is asked first, one after the other and once
before the next decision that is owed; then whoever owes a decision. All that a bot's choice
depends on is in its `Think`: the position, its level, and dice that follow from the table's seed,
the seat and the number of moves made. So it chooses as it would in the arena, and asked again,
after a restart say, it chooses the same again.

People are given a moment to speak. While somebody who is here may move without owing it, a bot
waits before its own decision, once for every turn in a phase, and again when somebody has spoken
up; not if an offer to it is open. Somebody to whom an offer was made is waited for longer, once for
every offer, before the bot goes on or withdraws it. The moment is `Settings.patience` at first, and
for people who have let several of them pass in a row it gets shorter, down to a quarter; a word
from them makes it whole again. Nothing hidden has a part in it.
"""

import hashlib
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

import coterie
from coterie import bots
from coterie.engine.game import Game
from coterie.engine.state import State
from coterie.tables.effects import Report, Think

if TYPE_CHECKING:
    from coterie.tables.table import Table

FALLBACK = bots.LEVELS[0]  # the level of a bot that is asked after a bot failed
MOMENTS_IN_FULL = 2  # that somebody may let pass before they get shorter
LEAST_PART = 4  # of a moment
MOMENTS_TO_ANSWER = 10  # that somebody has to read an offer and to answer it

Turn = tuple[tuple[int, int], tuple[int, ...], int]
"""The round and the phase, who owes a decision, and the number of the offer that a person has to
answer (0: none)."""


def think(job: Think, iterations: int = bots.FOREVER) -> int | None:
    """What the bot chooses. None: it lets pass, which it can if it does not owe a decision."""
    game = coterie.game(job.game)
    bot = bots.make(game, job.level, job.seed, iterations=iterations)
    known = bots.InformationSet(
        game.from_json(job.position),
        job.seat,
        bots.decision_dice(job.seed + 1, job.seat, job.moves_made),
        job.moves_made,
        bots.Manners(job.people, job.silent, job.refused),
    )
    return bot.choose(known) if job.must else bot.answer(known)


def stand_in(game: Game) -> str:
    """The level of a bot that plays for somebody: the middle one."""
    levels = bots.levels_for(game)
    return levels[len(levels) // 2]


def bot_seed(seed: int) -> int:
    """The seed of the bots at a table, from that of its game: nobody knows either before the
    end, and the one says nothing about the other."""
    digest = hashlib.sha256(f"coterie bots {seed}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


class Bots:
    """Who is thinking, who has let pass, and how long people are waited for."""

    def __init__(self, patience: int) -> None:
        self.patience = patience
        self.jobs: dict[int, Think] = {}
        # Asked whether they want to move without owing it, since a decision was last owed.
        self.passed: set[int] = set()
        self.failed: set[int] = set()  # those who found no move even at the level FALLBACK
        self.wait_until: int | None = None
        self._waiting: Turn | None = None  # the turn before which people are waited for now …
        self._over = 0  # … until then
        self._waited: set[Turn] = set()  # the turns before which they were, in this phase
        self._silent: Counter[int] = Counter()  # moments that each person let pass in a row
        self._offers = 0  # that bots have made to people

    def next(
        self,
        state: State,
        at: int,
        is_bot: Callable[[int], bool],
        here: set[int],
    ) -> list[tuple[int, bool]]:
        """The bots that are to think now, each with whether it owes a decision."""
        self.wait_until = None
        free = [seat for seat in state.may_act if is_bot(seat) and seat not in self.passed]
        if free:
            if self.jobs:
                return []
            self.passed.add(free[0])
            return [(free[0], False)]
        idle = [seat for seat in state.to_act if seat not in self.jobs]
        owing = [seat for seat in idle if is_bot(seat) and seat not in self.failed]
        if not owing or any(not job.must for job in self.jobs.values()):
            return []
        people = [seat for seat in state.may_act if seat in here and not is_bot(seat)]
        if people and state.awaited() not in owing and self._wait(state, at, people):
            return []
        return [(seat, True) for seat in owing]

    def _wait(self, state: State, at: int, people: list[int]) -> bool:
        """Whether people are still waited for."""
        answers = state.awaited() in people
        turn = (state.moment(), state.to_act, self._offers if answers else 0)
        self._waited = {waited for waited in self._waited if waited[0] == turn[0]}
        if turn in self._waited:
            return False
        if self._waiting != turn:
            self._waiting = turn
            longest = max(self.moment(person) for person in people)
            self._over = at + longest * (MOMENTS_TO_ANSWER if answers else 1)
        if at < self._over:
            self.wait_until = self._over
            return True
        self._waiting = None
        self._waited.add(turn)
        self._silent.update(people)
        return False

    def moment(self, person: int) -> int:
        """How long somebody is waited for, in milliseconds."""
        part = 1 + max(0, self._silent[person] - MOMENTS_IN_FULL)
        return self.patience // min(part, LEAST_PART)

    def after_move(
        self, seat: int, turn: tuple[tuple[int, int], tuple[int, ...]], owed: bool, bot: bool
    ) -> None:
        """Somebody moved in this turn, because they owed it or to speak up."""
        if owed:
            self.passed.clear()
        elif not bot:
            self._silent[seat] = 0
            self._waiting = None
            self._waited.discard((*turn, 0))

    def after_offer(self) -> None:
        """A bot made a person an offer."""
        self._offers += 1


def let_think(table: "Table", seat: int, must: bool, level: str | None = None) -> None:
    """Have a bot think about the position as it is now."""
    match = table.journal.match
    people = table.people
    job = Think(
        game=table.facts.game.id,
        position=match.state.to_json(),
        seat=seat,
        level=level or table.chairs[seat].level or stand_in(table.facts.game),
        seed=bot_seed(table.facts.seed),
        moves_made=len(match.moves),
        must=must,
        version=table.version,
        people=people,
        silent=table.offers.silent(seat, people, table.chairs, match.state),
        refused=table.offers.refused(seat),
    )
    table.bots.jobs[seat] = job
    table.outbox.add(job)


def take_answer(table: "Table", job: Think, move: int | None, at: int) -> None:
    """Make a bot's move. `allows` judges it: where moves are open, `legal` is but a menu.

    A bot that answers what it may not do must not stop the game: it is reported, and if it owes a
    decision it is asked once more as a bot of the level FALLBACK, which picks from the menu. If
    that fails too the table waits for the next entry. Nothing is ever put in the place of a bot's
    choice silently."""
    seat, state = job.seat, table.journal.match.state
    if move is None and not job.must:
        return
    if move is not None and state.allows(seat, move):
        person = table.offer_to_person(seat, move)
        if person not in table.offers.silent(seat, table.people, table.chairs, state):
            table.record("move", seat, move, None, at)
            return
        if person not in job.silent:  # another bot has made an offer since it was asked, say
            let_think(table, seat, job.must, job.level)
            return
    name = table.facts.game.id
    table.outbox.add(
        Report(f"A bot of level {job.level} answered {move} at a table of {name}: it may not.")
    )
    if job.must and job.level != FALLBACK:
        let_think(table, seat, True, FALLBACK)
    elif job.must:
        table.bots.failed.add(seat)
