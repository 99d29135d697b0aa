"""What can go wrong, each with one clear sentence in the reader's language."""

from typing import Any


class CoterieError(Exception):
    """Something the user can put right. The sentence is the text `id` with its `args`.

    `room` is the id of the game whose texts hold the sentence; None for the texts that all games
    share. An argument may be such an error itself, the cause: it is said in the same language.

    >>> import coterie
    >>> try:
    ...     coterie.game("gatsby").new(players=2, seed=-1)
    ... except CoterieError as error:
    ...     print(error.say("en"))
    A seed is a whole number from 0 up, not -1.
    """

    def __init__(self, id: str, *, room: str | None = None, **args: Any) -> None:
        super().__init__(id)
        self.id = id
        self.room = room
        self.args_ = args

    def say(self, lang: str) -> str:
        """The sentence, in English ("en") or French ("fr")."""
        from coterie.engine.texts import texts

        causes = {k: v.say(lang) for k, v in self.args_.items() if isinstance(v, CoterieError)}
        return texts(self.room, lang).say(self.id, self.args_ | causes)

    def __str__(self) -> str:
        return self.say("en")


class IllegalMove(CoterieError):
    """The rules do not allow this move now. `clause` names the rule.

    >>> import coterie
    >>> state = coterie.game("gatsby").new(players=2, seed=7)
    >>> waiting = 1 - state.to_act[0]
    >>> try:
    ...     state.apply(waiting, 0)
    ... except IllegalMove as refusal:
    ...     refusal.clause in coterie.game("gatsby").clauses
    True
    """

    def __init__(self, id: str, *, room: str, clause: str | None = None, **args: Any) -> None:
        super().__init__(id, room=room, **args)
        self.clause = clause


class BadMove(CoterieError):
    """The JSON does not describe a move of this game at all.

    >>> import coterie
    >>> try:
    ...     coterie.game("gatsby").move_from_json({"type": "castle"})
    ... except BadMove as error:
    ...     print(type(error).__name__)
    BadMove
    """


class BadPosition(CoterieError):
    """The JSON does not describe a position that can be.

    >>> import coterie
    >>> try:
    ...     coterie.game("gatsby").from_json({})
    ... except BadPosition as error:
    ...     print(type(error).__name__)
    BadPosition
    """


class BadBoard(CoterieError):
    """A board file breaks a rule of its format.

    >>> import coterie
    >>> faults = coterie.game("gatsby").board_faults("")
    >>> all(isinstance(fault, BadBoard) for fault in faults)
    True
    """


class BadJournal(CoterieError):
    """A file is not a journal, was cut or edited, or no longer replays.

    >>> import coterie
    >>> from coterie.engine.match import replay
    >>> try:
    ...     replay({}, coterie.game)
    ... except BadJournal as error:
    ...     print(error)
    This is not a Coterie journal: it should be a JSON object with "coterie": 1.
    """


class BadRequest(CoterieError):
    """Unknown game, seat, number of players, option or command.

    >>> import coterie
    >>> try:
    ...     coterie.game("gatsby").new(players=9)
    ... except BadRequest as error:
    ...     print(error.id)
    error-players
    """
