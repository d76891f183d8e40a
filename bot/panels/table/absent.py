"""Absent players: what a computer does for them meanwhile, and who sits out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.discord_io.surface import small
from bot.language import Texts
from bot.language.names import safe_name
from bot.panels.kit.words import several
from game.table.view import SeatView, TableView


def away_lines(view: TableView, texts: Texts) -> Iterator[str]:
    """List the players whose cards a computer plays out in the current deal, and those who get no cards."""
    played = [seat for seat in view.playing if seat.away and not seat.leaving]
    yield _told("away-played-for", played, texts)
    yield _told("away-sitting-out", [seat for seat in view.seats if seat.out and seat not in played], texts)


def _told(key: str, seats: Sequence[SeatView], texts: Texts) -> str:
    if not seats:
        return ""
    return small(texts(key, names=several(texts, [safe_name(seat.name) for seat in seats]), away=len(seats)))
