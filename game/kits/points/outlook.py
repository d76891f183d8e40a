"""The result of a deal with card points for one seat, in the terms that players use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.core.deal import Deal

SCHNEIDER_FROM: Final = 90


def card_points(deal: Deal, seat: int) -> Mapping[str, float]:
    """Return the card points of a seat's side, and whether it has made the others schneider.

    Empty if no one plays alone against the others, or without trumps, as in a null.
    """
    declarer = next((seat for name, seat in deal.marks if name == "declarer"), None)
    ordering = deal.ordering
    if declarer is None or not any(map(ordering.is_trump, deal.pack.cards)):
        return {}
    taken = [card for trick in deal.tricks if trick.winner == declarer for _, card in trick.plays]
    alone = sum(map(ordering.points, [*taken, *deal.zone("aside", declarer).cards]))
    points = alone if seat == declarer else sum(map(ordering.points, deal.pack.cards)) - alone
    return {"points": points, "schneider": points >= SCHNEIDER_FROM}
