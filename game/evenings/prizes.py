"""What people have won and lost in an evening that is played for play money: everybody's entry, and prizes from it.

Nothing moves before the end, so an evening that is called off costs nobody anything. Computers neither pay nor win.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from game.evenings.evening import Evening
from game.evenings.standings import standings
from game.reports.settle_up import Transfer, fewest_transfers
from game.table.accounts import account_of

SHARES: Final[Sequence[tuple[int, tuple[int, ...]]]] = ((8, (50, 30, 20)), (4, (70, 30)), (2, (100,)))
"""From how many people on which places get how many hundredths of all entries."""


def shares(people: int) -> tuple[int, ...]:
    """Return how many hundredths of all entries each of the first places gets."""
    return next((parts for least, parts in SHARES if people >= least), ())


def prizes(evening: Evening) -> dict[int, int]:
    """Return the prizes, by the ids of those who get one; what cannot be divided goes to whoever signed up first.

    Who share a place share the prizes of the places that they take up.
    """
    lines, stake = standings(evening), evening.plan.stake
    parts = shares(len(lines))
    pool = stake * len(lines)
    amounts = [pool * part // 100 for part in parts] + [0] * (len(lines) - len(parts))
    if parts:
        amounts[0] += pool - sum(amounts)
    signed = {guest.user: number for number, guest in enumerate(evening.guests)}
    found: dict[int, int] = {}
    for place, group in groupby(lines, key=lambda line: line.place):
        tied = sorted((line.user for line in group), key=lambda user: signed.get(user, len(signed)))
        share, odd = divmod(sum(amounts[place - 1 : place - 1 + len(tied)]), len(tied))
        found |= {user: share + (number < odd) for number, user in enumerate(tied)}
    return {user: prize for user, prize in found.items() if prize}


def payouts(evening: Evening) -> dict[int, int]:
    """Return what everybody has won, less the entry, by their ids; all of it adds up to zero."""
    won = prizes(evening)
    if not won:
        return {}
    return {line.user: won.get(line.user, 0) - evening.plan.stake for line in standings(evening)}


def transfers(evening: Evening) -> list[Transfer]:
    """Return who pays whom at the end, by account; nothing where nothing is played for, or somebody is alone."""
    return fewest_transfers({account_of(user): chips for user, chips in payouts(evening).items()})
