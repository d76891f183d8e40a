"""How much a person is ready to lose in a session, which they have set for themselves and no one else learns."""

from __future__ import annotations

from contextlib import suppress

from bot.language import Texts
from bot.panels.kit.words import signed
from bot.preferences import Personal, Preferences
from game.core.errors import Refused
from game.table.table import Table


def loss_line(table: Table, user: int, likes: Personal, texts: Texts) -> str:
    """Return the line for a player who has reached a loss limit of their own; empty for others."""
    stopped = was_stopped(table, user, likes)
    key, limit = ("loss-stopped", likes.stop_at) if stopped else ("loss-told", likes.tell_at)
    chips = _chips(table, user)
    return texts(key, chips=signed(texts, chips), limit=signed(texts, -limit)) if limit and chips <= -limit else ""


def was_stopped(table: Table, user: int, likes: Personal) -> bool:
    """Whether a person no longer sits here and has lost as much as they wanted to lose at most."""
    return 0 < likes.stop_at <= -_chips(table, user) and table.state.seat_of(user) is None


def _chips(table: Table, user: int) -> int:
    seats = (*table.state.seats, *table.state.former)
    return next((seat.chips for seat in seats if seat.user == user), 0)


async def stop_losers(table: Table, preferences: Preferences) -> None:
    """Free the seats of those who have lost as much as they wanted to lose at most."""
    for seat in table.state.people:
        limit = preferences.person(seat.user).stop_at if seat.user else 0
        if seat.user and limit and seat.chips <= -limit:
            with suppress(Refused):
                await table.seating.leave(seat.user)
