"""Proof of a written session: every deal follows from the rules, and no chip is missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from game.core.rulesets import Catalogue
from game.reports.deal_proof import as_if_paid, as_if_shared, prove, prove_pruned
from game.reports.past import WrittenDeal
from game.reports.tally_proof import TallyProof
from game.table.accounts import pots_of
from game.table.ports import Posting
from game.table.saved_state import read_state
from game.table.state import TableState


def session_problems(
    state: str,
    deals: Sequence[WrittenDeal],
    outside: Sequence[Posting],
    catalogue: Catalogue,
    *,
    closed: bool,
    kept: bool = True,
) -> Iterator[str]:
    """Check a session with its deals in order; `outside` are its postings outside of deals.

    If its answers and records are no longer `kept`, only the chips can be checked.
    """
    read = read_state(state)
    if read is None:
        yield "its state cannot be read"
        return
    if not read.staked:
        if outside or any(deal.postings for deal in deals):
            yield "nothing is played for at it, but chips were posted"
        if not kept:
            return
        deals, outside = [as_if_paid(deal, read) for deal in deals], as_if_shared(read, deals)
    yield from _session(read, deals, outside, catalogue, closed=closed, kept=kept)


def _session(
    read: TableState,
    deals: Sequence[WrittenDeal],
    outside: Sequence[Posting],
    catalogue: Catalogue,
    *,
    closed: bool,
    kept: bool,
) -> Iterator[str]:
    if (read.phase == "over") != closed:
        yield f"its phase is {read.phase}, but the table is {'closed' if closed else 'open'}"
    moved = _before(read)
    tallies = TallyProof(catalogue)
    for number, deal in enumerate(deals, start=1):
        if deal.row.number != number:
            yield f"deal {number} is missing"
            return
        if number > 1 and deals[number - 2].ended is None:
            yield f"deal {number} was begun before deal {number - 1} had ended"
        found = (
            _problems(deal, read.table, moved, catalogue, tallies) if kept else prove_pruned(deal, read.table, moved)
        )
        yield from (f"deal {number}: {problem}" for problem in found)
        _move(moved, deal.postings)
    _move(moved, outside)
    yield from _state_problems(read, deals[-1] if deals else None, moved)
    if not kept:
        return
    people_gone = (seat for seat in read.former if seat.user is not None)
    yield from tallies.of_seats((*read.seats, *people_gone))


def _before(state: TableState) -> Counter[str]:
    """Return the chips of a session before its first deal: an earlier deal's pots if it is dealt again, else none."""
    pot, reserve = pots_of(state.table)
    return Counter({pot: state.earlier.pot, reserve: state.earlier.reserve} if state.earlier else {})


def _problems(
    deal: WrittenDeal, table: str, moved: Mapping[str, int], catalogue: Catalogue, tallies: TallyProof
) -> list[str]:
    proof = prove(deal, table, moved, catalogue)
    return [*proof.problems, *tallies.problems(deal.row, proof.record)]


def _state_problems(state: TableState, last: WrittenDeal | None, moved: Mapping[str, int]) -> Iterator[str]:
    """Compare a table's own state with its deals and its postings."""
    if state.deal != (last.row.number if last else 0):
        yield f"it counts {state.deal} deals"
    if (state.phase == "playing") != (last is not None and last.ended is None):
        yield f"its phase is {state.phase}, but its last deal is {'over' if last and last.ended else 'running'}"
    pot, reserve = pots_of(state.table)
    told: Counter[str] = Counter({pot: state.pot, reserve: state.reserve})
    for seat in (*state.seats, *state.former):
        told[seat.account] += seat.chips
    for account in sorted({*told, *moved}):
        if told[account] != moved.get(account, 0):
            yield f"{account} has {told[account]} chips, but its postings come to {moved.get(account, 0)}"


def _move(balances: Counter[str], moved: Sequence[Posting]) -> None:
    for posting in moved:
        balances[posting.source] -= posting.amount
        balances[posting.target] += posting.amount
