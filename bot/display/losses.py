"""Personal loss limits per session, set by each person and visible to no one else."""

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
    """Whether a person has left their seat and lost at least their own limit."""
    return 0 < likes.stop_at <= -_chips(table, user) and table.state.seat_of(user) is None


def _chips(table: Table, user: int) -> int:
    """Return a person's result of the session in chips; 0 where nothing is at stake."""
    chips = [seat.chips for seat in (*table.state.seats, *table.state.former) if seat.user == user]
    return next(iter(table.state.occasion.chips_of(chips)), 0)


async def stop_losers(table: Table, preferences: Preferences) -> None:
    """Free the seats of players who have reached their own loss limit."""
    for seat in table.state.people:
        limit = preferences.person(seat.user).stop_at if seat.user else 0
        if seat.user and limit and _chips(table, seat.user) <= -limit:
            with suppress(Refused):
                await table.seating.leave(seat.user)
