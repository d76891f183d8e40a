"""The seats of a table: who is away, the computers in them, free ones, watchers; and the buttons to join and watch."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.discord_io.controls import Style, button, option, rows, select
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Component, small, text
from bot.language import Texts
from bot.language.names import plain_name, safe_name
from bot.panels.kit.words import several
from game.computer import LEVELS
from game.table.view import SeatView, TableView

FACE: Final = "face-{name}"
"""The emoji of a character of the cast."""


def room_words(view: TableView, texts: Texts) -> str:
    """Describe the number of free seats, or that a computer makes room."""
    if view.free_seats:
        return texts("seats-free", seats=view.free_seats)
    return texts("seats-of-computers") if view.has_room else texts("seats-full")


def watching_words(view: TableView, texts: Texts) -> str:
    """Describe the number of watchers; empty if there are none."""
    return texts("watching-count", people=view.watching) if view.watching else ""


def reactions_line(view: TableView, texts: Texts) -> str:
    """Describe the recent reactions at the table, with their authors."""
    return " · ".join(
        texts("reacted-by", name=safe_name(each.name), reaction=texts(f"reaction-{each.what}"))
        for each in view.recent_reactions
    )


def seat_buttons(view: TableView, texts: Texts) -> Iterator[Component]:
    """Let people sit down while there is room, watch unless others play these cards, and come back if one is away."""
    if view.has_room:
        yield button(texts("join"), Press(Verb.JOIN, view.id))
    if not view.same_cards:
        yield watch_button(view, texts)
    if any(seat.away or seat.out for seat in view.seats if not seat.computer):
        yield button(texts("back"), Press(Verb.BACK, view.id), Style.success)


def not_seated(texts: Texts, table: str) -> Sequence[Component | None]:
    """Say that the reader has no seat, and offer one at a table, by its id, unless that is empty."""
    offered = button(texts("join"), Press(Verb.JOIN, table), Style.success) if table else None
    return text(texts("refused-not-at-table"), texts("join-next-deal") if table else ""), *rows(offered)


def watch_button(view: TableView, texts: Texts) -> Component:
    """Let people start or stop watching."""
    return button(texts("watch"), Press(Verb.WATCH, view.id))


def away_lines(view: TableView, texts: Texts) -> Iterator[str]:
    """List the players whose cards a computer plays out in the current deal, and those who get no cards."""
    played = [seat for seat in view.playing if seat.away and not seat.leaving]
    yield _told("away-played-for", played, texts)
    yield _told("away-sitting-out", [seat for seat in view.seats if seat.out and seat not in played], texts)
    if view.lent and view.host:
        yield small(texts("host-meanwhile", name=safe_name(view.host.name)))


def _told(key: str, seats: Sequence[SeatView], texts: Texts) -> str:
    if not seats:
        return ""
    return small(texts(key, names=several(texts, [safe_name(seat.name) for seat in seats]), away=len(seats)))


def sign(seat: SeatView, texts: Texts) -> str:
    """Return the symbol next to a name: a computer's face, if there is one, or a mark for advice or hints."""
    if seat.advised:
        return texts("adviser-sign")
    if seat.learning:
        return texts("hints-sign")
    return face(seat, texts) or texts("seat-computer") if seat.computer else ""


def face(seat: SeatView, texts: Texts) -> str:
    """Return a computer's face as an emoji, if Discord knows it."""
    return texts.emojis.get(FACE.format(name=seat.name.lower()), "") if seat.computer else ""


def way_words(seat: SeatView, texts: Texts) -> str:
    """Describe a computer's level, and its persona if that makes a difference; empty for a person."""
    ways = {f"level-{seat.level}": seat.level, f"persona-{seat.persona}": seat.persona}
    return ", ".join(texts(key) for key, there in ways.items() if there)


def levels_select(view: TableView, texts: Texts) -> Iterator[Component]:
    """Let the host choose the level of the computers: of all, including later ones, or of one."""
    computers = [seat for seat in view.seats if seat.computer and not seat.leaving]
    if not computers:
        return
    everybody = plain_name(computers[0].name) if len(computers) == 1 else texts("levels-all")
    options = [
        option(
            texts("levels-choice", name=everybody, level=texts(f"level-{level}")),
            level,
            texts(f"level-{level}-help"),
            chosen=all(seat.level == level for seat in computers),
            emoji=face(computers[0], texts) if len(computers) == 1 else "",
        )
        for level in LEVELS
    ]
    single = [
        option(
            texts("levels-choice", name=plain_name(seat.name), level=texts(f"level-{level}")),
            f"{level}={seat.id}",
            emoji=face(seat, texts),
        )
        for seat in computers
        for level in LEVELS
        if level != seat.level and len(computers) > 1
    ]
    yield select(Press(Verb.LEVEL, view.id), [*options, *single], texts("levels-hint"))


def guests_select(view: TableView, texts: Texts) -> Iterator[Component]:
    """Let the host free the seat of anyone else."""
    named = [
        option(texts("send-away-computer" if seat.computer else "send-away", name=plain_name(seat.name)), str(seat.id))
        for seat in view.seats
        if seat is not view.me
    ]
    if named:
        yield select(Press(Verb.SEND_AWAY, view.id), named, texts("send-away-hint"))
