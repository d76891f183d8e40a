"""Who pays whom, in chips: the one list of debts between people. `docs/debts.md` explains the rule with two evenings.

Every page on who pays whom shows this list: the end of a session, `/ledger` and `/settle`.
"""

from collections import Counter, defaultdict, deque
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import pairwise
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


Pair = tuple[str, str]
"""Two people's accounts, in alphabetical order."""


def session_debts(results: Mapping[str, int], together: Collection[Pair]) -> list[Transfer]:
    """Return the debts that arise in one session, in as few transfers as possible.

    `results` are the chips that each person won in the session, by account; `together` are the pairs who sat in a
    finished deal of it. Winnings and losses of computers and open pots are no one's debt: they are deducted from the
    losers, or from the winners, in proportion. Only people who sat together are paired; a debt between others goes
    through a third person.
    """
    settled: list[Transfer] = []
    for company in _companies(sorted(results), together):
        transfers = fewest_transfers(without_the_house({person: results[person] for person in company}))
        settled += (hop for transfer in transfers for hop in _hops(transfer, together))
    return netted(settled)


def without_the_house(results: Mapping[str, int]) -> dict[str, int]:
    """Return people's results adjusted to sum to zero: the side with the surplus bears it in proportion."""
    rest = sum(results.values())
    sharing = {person: abs(chips) for person, chips in results.items() if chips * rest > 0}
    shares = _in_proportion(abs(rest), sharing)
    sign = 1 if rest > 0 else -1
    return {person: chips - sign * shares.get(person, 0) for person, chips in results.items()}


def _in_proportion(total: int, weights: Mapping[str, int]) -> dict[str, int]:
    """Divide chips by weight; the largest remainders get the rest, ties go by account."""
    every = sum(weights.values())
    shares = {person: total * weight // every for person, weight in weights.items()}
    by_remainder = sorted(weights, key=lambda person: (-(total * weights[person] % every), person))
    for person in by_remainder[: total - sum(shares.values())]:
        shares[person] += 1
    return shares


def netted(debts: Iterable[Transfer]) -> list[Transfer]:
    """Net debts between each two people, and cancel circular debts.

    A negative amount is owed the other way round. No one's total changes, and no new pair of debtor and creditor
    arises.
    """
    left: dict[Pair, int] = {}
    for (one, other), chips in by_pair(debts).items():
        if chips:
            left[(one, other) if chips > 0 else (other, one)] = abs(chips)
    while circle := _circle(left):
        least = min(left[hop] for hop in circle)
        for hop in circle:
            left[hop] -= least
            if not left[hop]:
                del left[hop]
    found = [Transfer(debtor, creditor, amount) for (debtor, creditor), amount in left.items()]
    return sorted(found, key=lambda debt: (-debt.amount, debt))


def by_pair(debts: Iterable[Transfer]) -> Counter[Pair]:
    """Return what the first of each two people, by account, owes the second; negative for the other way round."""
    chips: Counter[Pair] = Counter()
    for debtor, creditor, amount in debts:
        if debtor < creditor:
            chips[debtor, creditor] += amount
        else:
            chips[creditor, debtor] -= amount
    return chips


def around_corners(debts: Collection[Transfer]) -> list[Transfer]:
    """Return the fewest payments that settle all debts; they may pair people who never sat together."""
    balances: defaultdict[str, int] = defaultdict(int)
    for debtor, creditor, amount in debts:
        balances[debtor] -= amount
        balances[creditor] += amount
    return fewest_transfers(balances)


def _companies(people: Iterable[str], together: Collection[Pair]) -> Iterator[list[str]]:
    """Yield the groups of people who are connected by having sat together."""
    left = set(people)
    for person in sorted(left):
        if person in left:
            company = [person]
            left.discard(person)
            for member in company:
                found = sorted(_neighbours(member, together) & left)
                company += found
                left.difference_update(found)
            yield sorted(company)


def _neighbours(person: str, together: Collection[Pair]) -> set[str]:
    return {one if other == person else other for one, other in together if person in {one, other}}


def _hops(transfer: Transfer, together: Collection[Pair]) -> Iterator[Transfer]:
    """Route a transfer through people who sat together, by the shortest path."""
    before = {transfer.source: transfer.source}
    waiting = deque(before)
    while transfer.target not in before:
        person = waiting.popleft()
        for other in sorted(_neighbours(person, together) - before.keys()):
            before[other] = person
            waiting.append(other)
    way = [transfer.target]
    while way[-1] != transfer.source:
        way.append(before[way[-1]])
    for debtor, creditor in pairwise(reversed(way)):
        yield Transfer(debtor, creditor, transfer.amount)


def _circle(owed: Mapping[Pair, int]) -> list[Pair]:
    """Find debts that form a cycle; empty if there is none."""
    creditors: defaultdict[str, list[str]] = defaultdict(list)
    for debtor, creditor in sorted(owed):
        creditors[debtor].append(creditor)
    done: set[str] = set()
    for start in sorted(creditors):
        way = [start]
        while way:
            following = next((other for other in creditors[way[-1]] if other not in done), None)
            if following is None:
                done.add(way.pop())
            elif following in way:
                circle = [*way[way.index(following) :], following]
                return list(pairwise(circle))
            else:
                way.append(following)
    return []
