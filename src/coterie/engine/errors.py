"""What can go wrong, each with one clear sentence in the reader's language."""

from typing import Any


class CoterieError(Exception):
    """Something the user can put right. The sentence is the text `id` with its `args`.

    `room` is the game whose texts hold the sentence; None for the house's own. An argument may
    be such an error itself, the cause: it is said in the same language.
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
    """The rules do not allow this move now. `clause` names the rule."""

    def __init__(self, id: str, *, room: str, clause: str | None = None, **args: Any) -> None:
        super().__init__(id, room=room, **args)
        self.clause = clause


class BadMove(CoterieError):
    """The JSON does not describe a move of this game at all."""


class BadPosition(CoterieError):
    """The JSON does not describe a position that can be."""


class BadBoard(CoterieError):
    """A board file breaks a rule of its format."""


class BadJournal(CoterieError):
    """A file is not a journal, was cut or edited, or no longer replays."""


class BadRequest(CoterieError):
    """Unknown game, seat, number of players, option or command."""
