"""Who pays whom: the fewest transfers that bring every balance to zero."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from game.core.errors import Refused

EXACT_UP_TO = 12
MOST_SETTLED: Final = 10**12


class Transfer(NamedTuple):
    """Chips to be paid by one party to another."""

    source: str
    target: str
    amount: int


def check_settlement(payer: int, payee: int, amount: int) -> None:
    """Refuse a payment that cannot be booked: `Refused("settle-self")`, or `Refused("amount-outside")` in chips."""
    if payer == payee:
        raise Refused("settle-self")
    if not 1 <= amount <= MOST_SETTLED:
        raise Refused("amount-outside", low=1, high=MOST_SETTLED)


def fewest_transfers(balances: Mapping[str, int]) -> list[Transfer]:
    """Settle balances that sum to zero, in chips.

    Exact up to twelve parties; for more, at most one transfer fewer than there are parties.

    The fewest transfers come from dividing the parties into as many groups as possible that sum to zero each: a group
    of k parties needs k - 1 transfers.
    """
    open_balances = {name: amount for name, amount in balances.items() if amount}
    if sum(open_balances.values()):
        raise ValueError("balances that do not sum to zero cannot be settled")
    names = sorted(open_balances, key=lambda name: (-abs(open_balances[name]), name))
    groups = _most_groups(names, open_balances) if len(names) <= EXACT_UP_TO else [names]
    return [transfer for group in groups for transfer in _settle({name: open_balances[name] for name in group})]


def _most_groups(names: list[str], balances: Mapping[str, int]) -> list[list[str]]:
    """Divide the parties into the greatest number of groups that sum to zero.

    `best[mask]` is the number of groups that can be closed when the parties of `mask` are added one by one.
    """
    size = 1 << len(names)
    sums = [0] * size
    best = [0] * size
    last = [0] * size
    for mask in range(1, size):
        lowest = (mask & -mask).bit_length() - 1
        sums[mask] = sums[mask & (mask - 1)] + balances[names[lowest]]
        for place in range(len(names)):
            before = mask & ~(1 << place)
            if before != mask and (best[before] > best[mask] or not last[mask]):
                best[mask], last[mask] = best[before], place + 1
        best[mask] += sums[mask] == 0
    return _read_groups(names, sums, last)


def _read_groups(names: list[str], sums: list[int], last: list[int]) -> list[list[str]]:
    groups: list[list[str]] = []
    mask = len(sums) - 1
    while mask:
        if sums[mask] == 0:
            groups.append([])
        place = last[mask] - 1
        groups[-1].append(names[place])
        mask &= ~(1 << place)
    return groups


def _settle(balances: dict[str, int]) -> list[Transfer]:
    """Let the largest debtor pay the largest creditor until all are even."""
    transfers: list[Transfer] = []
    while any(balances.values()):
        debtor = min(balances, key=lambda name: (balances[name], name))
        creditor = max(balances, key=lambda name: (balances[name], name))
        amount = min(-balances[debtor], balances[creditor])
        transfers.append(Transfer(debtor, creditor, amount))
        balances[debtor] += amount
        balances[creditor] -= amount
    return transfers
