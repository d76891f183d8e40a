"""From one deal to the next, and to the end of the session: outcomes applied, seats freed, what is left shared out."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from game.core.bank import Balances, leftover_shares
from game.core.driver import Setup, tallies_before
from game.core.errors import BrokenRules
from game.core.rulesets import Outcome, Ruleset
from game.core.shuffle import Seal
from game.table.decisions import Absent, Kept
from game.table.lineup import left
from game.table.ports import DealRow, Posting, pots_of
from game.table.seat import Seat, taken
from game.table.state import TableState


class NextDeal(NamedTuple):
    """Inputs of the next deal: a secret for its seal, and whether absent players sit out."""

    secret: str
    absent: Absent


def next_deal(state: TableState, ruleset: Ruleset[Any]) -> Setup:
    """Return the next deal; raises `BrokenRules` without seats."""
    dealer = state.dealer
    if dealer is None:
        raise BrokenRules("a deal without seats")
    seats, kept = state.dealt_in, state.kept
    return Setup(
        ruleset,
        ruleset.choose(state.terms.options),
        state.deal + 1,
        seats.index(dealer),
        Balances(kept.pot, kept.reserve, kept.bete, tuple(seat.chips for seat in seats)),
        state.seal,
        kept.carry,
        {each.name: tuple(seat.tallies.get(each.name, each.first) for seat in seats) for each in ruleset.tallies},
        state.source,
    )


def row_of(setup: Setup, seats: Sequence[Seat]) -> DealRow:
    """Return the start of a deal as a journal has it; raises `BrokenRules` for one without a seal."""
    if not isinstance(setup.deck, Seal):
        raise BrokenRules("a deal without a seal")
    return DealRow(
        number=setup.number,
        ruleset=setup.ruleset.id,
        revision=setup.ruleset.revision,
        options=setup.options.model_dump(),
        dealer=setup.dealer,
        before=setup.before,
        secret=setup.deck.secret,
        cut=setup.deck.cut,
        carry=setup.carry,
        accounts=tuple(seat.account for seat in seats),
        names=tuple(seat.name for seat in seats),
        tallies=tallies_before(setup),
        source=setup.source,
    )


def anew(state: TableState) -> TableState:
    """Return the state before a deal that begins as the first one did."""
    seats = tuple(seat.replace(chips=0, tallies={}) for seat in state.seats)
    return state.replace(seats=seats, kept=Kept())


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
        seats=tuple(seat.replace(**after.get(seat.id, {})) for seat in state.seats),
        voids=0,
        matches=state.matches + outcome.match_over,
        kept=Kept.of(balances, outcome.carry),
        next_dealer=state.playing[outcome.next_dealer].id,
    )
    return _prepared(applied, ready)


def after_void(state: TableState, ready: NextDeal) -> TableState:
    """Continue after a broken deal as if it had not been dealt."""
    return _prepared(state, ready).replace(voids=state.voids + 1, void_deals=state.void_deals + 1)


def _prepared(state: TableState, ready: NextDeal) -> TableState:
    seats = tuple(map(taken, state.seats))
    state = state.replace(phase="pause", ready=(), ahead=(), secret=ready.secret, cut="", seats=seats)
    for seat in state.seats:
        if seat.leaving:
            state = left(state, seat)
        elif seat.away and not seat.out and ready.absent == "sits_out":
            state = _sitting_out(state, seat)
    return state


def _sitting_out(state: TableState, seat: Seat) -> TableState:
    """Keep a seat without dealing to it; if it was the next dealer, the deal passes on."""
    next_dealer = state.following(seat) if seat.id == state.next_dealer else state.next_dealer
    return state.with_seat(seat.replace(out=True)).replace(next_dealer=next_dealer).with_present_host()


def may_end_now(state: TableState, user: int) -> bool:
    """Whether a person may break off a deal: it may never end, or nobody else has anything to lose."""
    return not state.terms.turn_seconds or all(seat.user in {None, user} for seat in state.playing)


def ended(
    state: TableState, why: str, *, share_pot: bool, without: int | None = None
) -> tuple[TableState, Sequence[Posting]]:
    """Return the final state of a session, and the shares of the pot as postings, if it is shared.

    `without` is the id of a seat that gets no share.
    """
    leftover = sum(state.kept.pots)
    if not share_pot or not leftover or not state.playing:
        return state.with_end(why=why).replace(phase="over"), ()
    ids = [seat.id for seat in state.playing]
    start = ids.index(state.next_dealer) if state.next_dealer in ids else 0
    order = [seat for seat in (*state.playing[start:], *state.playing[:start]) if seat.id != without]
    shares = leftover_shares(leftover, [seat.id for seat in order])
    over = state.replace(
        seats=_with_gains(state.seats, shares),
        former=_with_gains(state.former, shares),
        kept=Kept(carry=state.kept.carry),
        phase="over",
        end=state.end.replace(why=why, leftover=leftover, sharing=tuple(seat.id for seat in order)),
    )
    return over, _postings(state, order, shares)


def _with_gains(seats: Sequence[Seat], gains: Mapping[int, int]) -> tuple[Seat, ...]:
    return tuple(seat.replace(chips=seat.chips + gains.get(seat.id, 0)) for seat in seats)


def _postings(state: TableState, order: Sequence[Seat], shares: Mapping[int, int]) -> list[Posting]:
    """Return the postings of the shares, by seat id, from the pot first, then from the reserve."""
    sources = dict(zip(pots_of(state.table), state.kept.pots, strict=True))
    postings: list[Posting] = []
    for seat in order:
        due = shares[seat.id]
        for source, held in sources.items():
            part = min(due, held)
            if part:
                postings.append(Posting(source, seat.account, part, "leftover"))
                sources[source] -= part
                due -= part
    return postings
