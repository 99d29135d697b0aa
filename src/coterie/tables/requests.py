"""What the visitors of a table ask of it.

Whatever is wrong with a message is raised as an error, which its sender alone is told.
"""

from typing import TYPE_CHECKING

from coterie.engine.errors import BadRequest
from coterie.tables import messages
from coterie.tables.audience import Visitor
from coterie.tables.chat import LONGEST_LINE, clean
from coterie.tables.consent import decline_draw, offer_draw, play_again
from coterie.tables.effects import PlayAgain, TurnAway
from coterie.tables.offers import with_quiet

if TYPE_CHECKING:
    from coterie.tables.table import Table

InPlay = (
    messages.Move | messages.Undo | messages.Resign | messages.Draw | messages.Back | messages.Quiet
)


def handle(table: "Table", visitor: Visitor, message: messages.FromClient, at: int) -> None:
    """Do what a message asks."""
    if isinstance(message, messages.Hello):
        arrive(table, visitor, message, at)
        return
    if visitor not in table.audience:
        raise BadRequest("error-hello")
    if isinstance(message, messages.Since):
        look_back(table, visitor, message)
    elif isinstance(message, messages.Say):
        say(table, visitor, message, at)
    elif isinstance(message, messages.Rematch):
        want_rematch(table, visitor, message)
    else:
        play(table, visitor, message, at)


def arrive(table: "Table", visitor: Visitor, hello: messages.Hello, at: int) -> None:
    """Somebody (or one more tab of somebody) looks at the table."""
    known = hello.have is not None and hello.have <= table.version
    have = hello.have if known else None
    if visitor in table.audience:
        table.send_snapshot(visitor, have, at)
        return
    seats = table.seats_of(visitor.player)
    settings = table.settings
    if not table.audience.add(
        visitor, seats, settings.connections if seats else settings.spectators
    ):
        table.outbox.add(TurnAway(visitor))
        return
    table.send_snapshot(visitor, have, at)
    if len(table.audience.groups[seats]) == 1 or not seats:
        table.send_table()


def acknowledge(table: "Table", visitor: Visitor, id: str) -> None:
    """What the visitor asked for is done."""
    table.outbox.send(visitor, messages.Ack(id, table.version))


def look_back(table: "Table", visitor: Visitor, message: messages.Since) -> None:
    """What happened after a move."""
    if message.seat is not None and message.seat not in visitor.seats:
        raise BadRequest("error-not-yours", n=message.seat + 1)
    begun = table.facts.stage != "open"
    events = [
        messages.Happening(event.move, event.what)
        for event in (table.journal.happened(message.move) if begun else [])
        if event.seen_by(message.seat)
    ]
    table.outbox.send(visitor, messages.Happened(message.id, message.seat, events))


def say(table: "Table", visitor: Visitor, message: messages.Say, at: int) -> None:
    """A line of chat."""
    if visitor.player is None:
        raise BadRequest("error-spectator")
    line = messages.ChatLine(
        number=table.chat[-1].number + 1 if table.chat else 1,
        name=visitor.name,
        seat=visitor.seats[0] if visitor.seats else None,
        text=clean(message.text, LONGEST_LINE, "error-chat"),
        at=at / 1000,
    )
    table.outbox.said = (visitor.player, line)
    table.add_line(line)
    acknowledge(table, visitor, message.id)


def want_rematch(table: "Table", visitor: Visitor, message: messages.Rematch) -> None:
    if not visitor.seats:
        raise BadRequest("error-spectator")
    if table.facts.stage != "over":
        raise BadRequest("error-not-over")
    agreed = False
    if table.facts.next is None:
        agreed = play_again(table.chairs, table.outbox, visitor.seats, message.on)
    acknowledge(table, visitor, message.id)
    table.send_table()
    if agreed:
        table.outbox.afterwards.append(PlayAgain())


def play(table: "Table", visitor: Visitor, message: InPlay, at: int) -> None:
    """What a player does while the game is played."""
    seat = message.seat
    if seat not in visitor.seats:
        raise BadRequest("error-not-yours", n=seat + 1)
    done = table.journal.done.get((seat, message.id))
    if done is not None:
        table.outbox.send(visitor, messages.Ack(message.id, done))
    elif table.journal.trouble:
        trouble = table.journal.trouble
        table.outbox.send(visitor, messages.Refused(message.id, trouble, table.version))
    elif not table.playing:
        raise BadRequest("error-not-playing")
    elif isinstance(message, messages.Resign):
        table.record("resign", seat, None, message.id, at)
        table.send_table()
    elif isinstance(message, messages.Back):
        come_back(table, message, at)
    elif isinstance(message, messages.Draw):
        draw(table, visitor, message, at)
    elif isinstance(message, messages.Quiet):
        be_quiet(table, visitor, message, at)
    elif seat in table.journal.stand_ins:
        raise BadRequest("error-stand-in")
    else:
        decide(table, message, at)


def decide(table: "Table", message: messages.Move | messages.Undo, at: int) -> None:
    """A move, or a move taken back, decided on a version that is not out of date."""
    seat = message.seat
    if message.at > table.version:
        raise BadRequest("error-future", version=table.version)
    if message.at < table.decisions.since[seat]:
        raise BadRequest("error-stale")
    if isinstance(message, messages.Undo):
        undo(table, message, at)
        return
    move = table.facts.game.move_from_json(message.move)
    table.record("move", seat, move, message.id, at)
    # A move declines what was offered before it.
    if table.playing and decline_draw(table.chairs, table.outbox):
        table.send_table()


def undo(table: "Table", message: messages.Undo, at: int) -> None:
    """Back to the player's last decision, or not at all."""
    seat = message.seat
    if not table.facts.undo:
        raise BadRequest("error-no-undo")
    if not table.journal.can_undo(seat):
        raise BadRequest("error-undo")
    for _ in range(table.journal.last_decision(seat) - 1):
        table.record("undo", seat, None, None, at)
    table.record("undo", seat, None, message.id, at)


def come_back(table: "Table", message: messages.Back, at: int) -> None:
    """The player takes the seat back from the bot that stood in."""
    if message.seat in table.journal.resigned:
        raise BadRequest("error-resigned")
    if message.seat not in table.journal.stand_ins:
        raise BadRequest("error-not-stand-in")
    table.record("back", message.seat, None, message.id, at)
    table.send_table()


def draw(table: "Table", visitor: Visitor, message: messages.Draw, at: int) -> None:
    """A draw is offered, accepted, taken back or declined."""
    if offer_draw(table.chairs, table.outbox, message.seat, message.on, table.people):
        table.record("draw", message.seat, None, message.id, at)
    else:
        acknowledge(table, visitor, message.id)
    table.send_table()


def be_quiet(table: "Table", visitor: Visitor, message: messages.Quiet, at: int) -> None:
    """The player wants no offers of bots, or wants them again."""
    chair = table.chairs[message.seat]
    state = table.journal.match.state
    chair.quiet = with_quiet(chair, state, message.bots, message.until, message.on)
    table.outbox.set_seat(message.seat, quiet=chair.quiet)
    acknowledge(table, visitor, message.id)
    for other in table.audience.groups[visitor.seats]:
        table.send_snapshot(other, None, at)
