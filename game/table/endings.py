"""The end of a session: its conditions, and the sharing of pot and reserve among the seats of the last deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.bank import leftover_shares
from game.table.accounts import pots_of
from game.table.ports import Posting
from game.table.seat import Seat
from game.table.state import TableState


def may_end_now(state: TableState, user: int) -> bool:
    """Whether a person may break off a deal: it may never end, or nobody else has anything to lose."""
    return not state.turn_seconds or all(seat.user in {None, user} for seat in state.playing)


def ended(
    state: TableState, why: str, *, share_pot: bool, without: int | None = None
) -> tuple[TableState, Sequence[Posting]]:
    """Return the final state of a session, and the shares of the pot as postings, if it is shared.

    `without` is the id of a seat that gets no share.
    """
    left = state.pot + state.reserve
    if not share_pot or not left or not state.playing:
        return state.replace(phase="over", ending=why), ()
    order = [seat for seat in _from_next_dealer(state) if seat.id != without]
    shares = leftover_shares(left, [seat.id for seat in order])
    over = state.replace(
        seats=_with_gains(state.seats, shares),
        former=_with_gains(state.former, shares),
        pot=0,
        reserve=0,
        bete=0,
        phase="over",
        ending=why,
        leftover=left,
        sharing=tuple(seat.id for seat in order),
    )
    return over, _postings(state, order, shares)


def _from_next_dealer(state: TableState) -> Sequence[Seat]:
    ids = [seat.id for seat in state.playing]
    start = ids.index(state.next_dealer) if state.next_dealer in ids else 0
    return [*state.playing[start:], *state.playing[:start]]


def _with_gains(seats: Sequence[Seat], gains: Mapping[int, int]) -> tuple[Seat, ...]:
    return tuple(seat.model_copy(update={"chips": seat.chips + gains.get(seat.id, 0)}) for seat in seats)


def _postings(state: TableState, order: Sequence[Seat], shares: Mapping[int, int]) -> list[Posting]:
    """Return the postings of the shares, by seat id, from the pot first, then from the reserve."""
    sources = dict(zip(pots_of(state.table), (state.pot, state.reserve), strict=True))
    postings: list[Posting] = []
    for seat in order:
        due = shares[seat.id]
        for source, left in sources.items():
            part = min(due, left)
            if part:
                postings.append(Posting(source, seat.account, part, "leftover"))
                sources[source] -= part
                due -= part
    return postings
