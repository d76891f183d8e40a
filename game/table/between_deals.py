"""From one deal to the next: what it begins with, its outcome applied, the seats of those who leave freed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from game.core.bank import Balances
from game.core.rulesets import Outcome, Tally
from game.table.seat import Seat, taken
from game.table.state import TableState

Absent = Literal["sits_out", "computer_plays"]


class NextDeal(NamedTuple):
    """Inputs of the next deal: a secret for its seal, and whether absent players sit out."""

    secret: str
    absent: Absent


def balances_of(state: TableState) -> Balances:
    """Return the balances at the start of the next deal."""
    return Balances(state.pot, state.reserve, state.bete, tuple(seat.chips for seat in state.dealt_in))


def tallies_of(state: TableState, declared: Sequence[Tally]) -> dict[str, tuple[int, ...]]:
    """Return the tallies at the start of the next deal, by name and seat."""
    return {
        tally.name: tuple(seat.tallies.get(tally.name, tally.first) for seat in state.dealt_in) for tally in declared
    }


def after_deal(
    state: TableState, balances: Balances, tallies: Mapping[str, Sequence[int]], outcome: Outcome, ready: NextDeal
) -> TableState:
    """Apply the outcome of a deal; leaving players leave, and absent ones may sit out from now on."""
    after = {
        seat.id: {"chips": balances.seats[number]}
        | ({"tallies": {name: values[number] for name, values in tallies.items()}} if tallies else {})
        for number, seat in enumerate(state.playing)
    }
    applied = state.replace(
        seats=tuple(seat.model_copy(update=after.get(seat.id, {})) for seat in state.seats),
        voids=0,
        matches=state.matches + outcome.match_over,
        pot=balances.pot,
        reserve=balances.reserve,
        bete=balances.bete,
        next_dealer=state.playing[outcome.next_dealer].id,
        carry=outcome.carry,
    )
    return _prepared(applied, ready)


def after_void(state: TableState, ready: NextDeal) -> TableState:
    """Continue after a broken deal as if it had not been dealt."""
    return _prepared(state, ready).replace(voids=state.voids + 1, void_deals=state.void_deals + 1)


def _prepared(state: TableState, ready: NextDeal) -> TableState:
    state = state.replace(phase="pause", ready=(), secret=ready.secret, cut="", seats=tuple(map(taken, state.seats)))
    for seat in state.seats:
        if seat.leaving:
            state = state.left(seat)
        elif seat.away and not seat.out and ready.absent == "sits_out":
            state = _sitting_out(state, seat)
    return state


def _sitting_out(state: TableState, seat: Seat) -> TableState:
    """Keep a seat without dealing to it; if it was the next dealer, the deal passes on."""
    next_dealer = state.following(seat) if seat.id == state.next_dealer else state.next_dealer
    return state.with_seat(seat.model_copy(update={"out": True})).replace(next_dealer=next_dealer).with_present_host()
