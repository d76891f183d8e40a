"""Room at a table: free seats, watchers, reactions; and the buttons to join, watch and come back."""

from __future__ import annotations

from collections.abc import Iterator

from bot.discord_io.custom_id import Press
from bot.discord_io.surface import Component, Style, button
from bot.discord_io.verbs import Verb
from bot.language import Texts
from bot.language.names import safe_name
from game.table.view import TableView


def free_seats(view: TableView) -> int:
    """Return the number of seats that are free, or will be after this deal."""
    if view.earlier:
        return 0
    return max(0, view.ruleset.most_seats - sum(not seat.leaving for seat in view.seats))


def has_room(view: TableView) -> bool:
    """Whether a person can sit down: on a free seat, or on that of a computer, which makes room."""
    if view.evening or (view.earlier and view.phase != "lobby"):
        return False
    return free_seats(view) > 0 or any(seat.computer and not seat.leaving for seat in view.seats)


def room_words(view: TableView, texts: Texts) -> str:
    """Describe the number of free seats, or that a computer makes room."""
    if free := free_seats(view):
        return texts("seats-free", seats=free)
    return texts("seats-of-computers") if has_room(view) else texts("seats-full")


def watching_words(view: TableView, texts: Texts) -> str:
    """Describe the number of watchers; empty if there are none."""
    return texts("watching-count", people=view.watching) if view.watching else ""


def heard_line(view: TableView, texts: Texts) -> str:
    """Describe the recent reactions at the table, with their authors."""
    calls = (
        texts("heard", name=safe_name(each.name), phrase=phrase_words(texts, each.phrase))
        for each in view.recent_reactions
    )
    return " · ".join(calls)


def phrase_words(texts: Texts, phrase: str) -> str:
    """Return a phrase that can be called across the table, in this game's words."""
    return texts(f"reaction-{phrase}")


def seat_buttons(view: TableView, texts: Texts) -> Iterator[Component]:
    """Let people sit down while there is room, watch, and come back if someone is away."""
    if has_room(view):
        yield button(texts("join"), Press(Verb.JOIN, view.id))
    yield watch_button(view, texts)
    if any(seat.away or seat.out for seat in view.seats if not seat.computer):
        yield button(texts("back"), Press(Verb.BACK, view.id), Style.success)


def watch_button(view: TableView, texts: Texts) -> Component:
    """Let people start or stop watching."""
    return button(texts("watch"), Press(Verb.WATCH, view.id))
