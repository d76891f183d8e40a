"""Results of an evening for play money: everybody's entry fee, and the prizes paid from the fees.

Nothing moves before the end, so a cancelled evening costs nobody anything. Computers neither pay nor win.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from game.evenings.evening import Evening
from game.evenings.standings import standings
from game.reports.settle_up import Transfer, fewest_transfers
from game.table.accounts import account_of

SHARES: Final[Sequence[tuple[int, tuple[int, ...]]]] = ((8, (50, 30, 20)), (4, (70, 30)), (2, (100,)))
"""For each minimum number of people, the percentages of all entry fees for the first places."""


def shares(people: int) -> tuple[int, ...]:
    """Return the percentage of all entry fees for each of the first places."""
    return next((parts for least, parts in SHARES if people >= least), ())


def prizes(evening: Evening) -> dict[int, int]:
    """Return the prizes, by the winners' ids; an indivisible remainder goes to whoever signed up first.

    People who tie share the prizes of the places that they occupy.
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
    """Return everybody's winnings less the entry fee, by their ids; they sum to zero."""
    won = prizes(evening)
    if not won:
        return {}
    return {line.user: won.get(line.user, 0) - evening.plan.stake for line in standings(evening)}


def apart(evening: Evening, user: int) -> dict[str, int]:
    """Return what an evening for play money has moved for a person: its entry, below 0, and the prize, if any."""
    prize = prizes(evening).get(user, 0)
    return (
        {"evening-entry": -evening.plan.stake, **({"evening-prize": prize} if prize else {})}
        if user in payouts(evening)
        else {}
    )


def transfers(evening: Evening) -> list[Transfer]:
    """Return who pays whom at the end, by account; empty without stakes, or if someone is alone."""
    return fewest_transfers({account_of(user): chips for user, chips in payouts(evening).items()})
