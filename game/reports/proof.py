"""Proof of a written session: every deal follows from the rules, its seal and its answers, and no chip is missing.

Most deals are proved in one go: replayed, they yield exactly the written line. Only deals that do not are parsed and
examined more closely.
"""

import json
from collections import Counter
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.computer.gains import counted
from game.core.bank import POT, RESERVE, account_name, leftover_shares
from game.core.driver import Driver, replay
from game.core.errors import Refused, ScriptBroke, without_values
from game.core.record import Record, as_line, check, record_of, results_of, unordered
from game.core.rulesets import Catalogue, Tally
from game.core.shuffle import Seal, source_problem
from game.core.take_back import kept_by
from game.reports.past import WrittenDeal, tallies_after, with_seal
from game.table.journaled import replayed, setup_of
from game.table.ports import COMPUTERS, PERSON, DealRow, Posting, account_of, between_accounts, pots_of
from game.table.saved_state import read_state
from game.table.seat import Seat
from game.table.state import TableState


def prove(
    deal: WrittenDeal, table: str, moved: Mapping[str, int], catalogue: Catalogue
) -> Generator[str, None, Record | None]:
    """Check a deal of a table; `moved` are the chips that each account gained in the session before it.

    Yields the problems; returns its record for follow-up checks, `None` if there is none.
    """
    yield from _log_problems(deal)
    yield from _chips_before(deal.row, table, moved)
    if deal.ended is None or deal.void:
        yield from _unfinished_problems(deal, catalogue)
        return None
    if deal.record is None:
        yield "it has ended, but there is no record"
        return None
    if driver := _by_rule(deal, catalogue):
        record = record_of(driver)
        yield from _gain_problems(deal, driver)
    else:
        try:
            record = json.loads(deal.record)
        except ValueError:
            yield "its record cannot be read"
            return None
        yield from _record_problems(deal, record, catalogue)
    if list(deal.postings) != _payments(record, deal.row.accounts, table):
        yield "the postings are not the payments of the record"
    if list(deal.results) != results_of(record):
        yield "its results are not those of the record"
    return record


def _gain_problems(deal: WrittenDeal, driver: Driver) -> Iterator[str]:
    brought = [counted(driver, seat) for seat in range(driver.deal.seats)] if deal.gains else []
    if list(deal.gains) != brought:
        yield f"it has brought {brought}, not {list(deal.gains)}"


def prove_pruned(deal: WrittenDeal, table: str, moved: Mapping[str, int]) -> Iterator[str]:
    """Check a deal of which only the result is kept; `moved` is as for `prove`."""
    yield from _chips_before(deal.row, table, moved)
    if deal.answers or deal.record is not None:
        yield "its session was pruned, but it has answers or a record"
    if deal.ended is None:
        yield "its session was pruned, but it is still running"


def as_if_paid(deal: WrittenDeal, state: TableState) -> WrittenDeal:
    """Return a deal of a table without postings, with the postings that its record would imply elsewhere.

    Chips belong to the seats of an evening's table: a person who takes over a computer's seat has it as if from the
    beginning.
    """
    accounts = tuple(seat.account for seat in state.seats) if state.occasion.goes_on else deal.row.accounts
    deal = replace(deal, row=replace(deal.row, accounts=accounts))
    if deal.record is None:
        return deal
    return replace(deal, postings=_payments(json.loads(deal.record), accounts, state.table))


def as_if_shared(state: TableState, deals: Sequence[WrittenDeal]) -> list[Posting]:
    """Return the postings that would share out the leftover pot at the end of a session without postings."""
    records = [json.loads(deal.record) for deal in deals if deal.record is not None]
    if not records or not state.end.sharing:
        return []
    pot, reserve = pots_of(state.table)
    whole, held = state.end.leftover, records[-1]["bank_after"]["reserve"]
    accounts = {seat.id: seat.account for seat in (*state.seats, *state.former)}
    shares = [
        Posting(pot, accounts[seat], chips, "leftover")
        for seat, chips in leftover_shares(whole, state.end.sharing).items()
    ]
    return [Posting(reserve, pot, held, "leftover"), *shares]


def _log_problems(deal: WrittenDeal) -> Iterator[str]:
    # the seal is known before the deal ends
    if problem := source_problem(deal.row.source, Seal(deal.row.secret, deal.row.cut), deal.round):
        yield f"its cards are not those of its source: {problem}"
    people = {account for account in deal.row.accounts if account.startswith(PERSON)}
    for expected, answer in enumerate(deal.answers):
        if answer.number != expected:
            yield f"answer {expected} is missing"
            return
        if answer.seat not in range(len(deal.row.accounts)):
            yield f"answer {expected} comes from seat {answer.seat}, which is not there"
        elif kept_by(answer.answer) is not None and len(people) > 1:
            yield f"answer {expected} takes answers back without asking the others"
        elif answer.user is not None and deal.row.accounts[answer.seat] != account_of(answer.user):
            yield f"answer {expected} was given by somebody else than {deal.row.accounts[answer.seat]}"


def _chips_before(row: DealRow, table: str, moved: Mapping[str, int]) -> Iterator[str]:
    pot, reserve = pots_of(table)
    told = [(pot, row.before.pot), (reserve, row.before.reserve), *zip(row.accounts, row.before.seats, strict=False)]
    for account, chips in told:
        if account != COMPUTERS and chips != moved.get(account, 0):
            yield f"it begins with {chips} chips of {account}, but the postings come to {moved.get(account, 0)}"


def _unfinished_problems(deal: WrittenDeal, catalogue: Catalogue) -> Iterator[str]:
    """Replay a running deal, as a restart will; one of another revision will be void and has no problems."""
    if deal.record is not None or deal.postings:
        yield "it is void or running, but has a record or postings"
    if deal.ended is not None:
        return
    try:
        if catalogue.find(deal.row.ruleset).revision == deal.row.revision:
            replayed(deal.row, deal.answers, catalogue)
    except (Refused, ScriptBroke) as error:
        yield f"it does not replay: {without_values(error)}"


def _by_rule(deal: WrittenDeal, catalogue: Catalogue) -> Driver | None:
    """Replay a finished deal; return it if its record equals the written one to the letter."""
    try:
        driver = replay(setup_of(deal.row, catalogue), (answer.answer for answer in deal.answers))
        written = as_line(record_of(driver))
    except Exception:  # noqa: BLE001 - the closer examination reports it
        return None
    given = [(answer.seat, answer.answer) for answer in deal.answers]
    same = given == [(asked.seat, asked.answer) for asked in driver.answered]
    return driver if same and len(deal.row.accounts) == driver.deal.seats and written == deal.record else None


def _record_problems(deal: WrittenDeal, record: Mapping[str, Any], catalogue: Catalogue) -> Iterator[str]:
    row = deal.row
    yield from check(with_seal(record, Seal(row.secret, row.cut), deal.round), catalogue)
    written = {
        "ruleset": row.ruleset,
        "revision": row.revision,
        "deal": row.number,
        "dealer": row.dealer,
        "seats": len(row.accounts),
        "bank": {**row.before._asdict(), "seats": list(row.before.seats)},
        "carry": dict(row.carry),
        "tallies": {name: list(values) for name, values in row.tallies.items()},
        "source": row.source._asdict() if row.source else {},
    }
    for name, value in written.items():
        if record.get(name, {}) != value:
            yield f"the record has another {name}"
    if [(asked["seat"], unordered(asked["answer"])) for asked in record["questions"]] != [
        (answer.seat, unordered(answer.answer)) for answer in deal.answers
    ]:
        yield "the record has other answers"


def _payments(record: Mapping[str, Any], accounts: Sequence[str], table: str) -> list[Posting]:
    names = {account_name(seat): account for seat, account in enumerate(accounts)}
    names |= dict(zip((account_name(POT), account_name(RESERVE)), pots_of(table), strict=True))
    return between_accounts(
        Posting(names.get(pay["from"], ""), names.get(pay["to"], ""), pay["amount"], pay["reason"])
        for pay in record["payments"]
    )


class TallyProof:
    """Tracks the tallies of a session, deal by deal, by account; those of computers by name.

    A session begins with the first values of its rules, unless it is `given` a deal with others.
    """

    def __init__(self, catalogue: Catalogue, given: DealRow | None = None) -> None:
        self._catalogue = catalogue
        self._standing: dict[str, dict[str, int]] = {}
        if given:
            self._leave(given, given.tallies)

    def problems(self, row: DealRow, record: Mapping[str, Any] | None) -> Iterator[str]:
        """Compare a deal's initial tallies with those left by earlier deals, and record its own final ones."""
        declared = self._declared(row)
        if declared is not None and row.tallies.keys() != declared.keys():
            yield f"it has the tallies {sorted(row.tallies)} instead of {sorted(declared)}"
        for name, values in row.tallies.items():
            for seat, (owner, value) in enumerate(zip(_owners(row), values, strict=False)):
                expected = self._expected(owner, name, (declared or {}).get(name))
                if expected and value not in expected:
                    yield f"seat {seat} begins with {name} {value} instead of {expected[0]}"
        self._leave(row, tallies_after(record or {}))

    def _leave(self, row: DealRow, tallies: Mapping[str, Sequence[int]]) -> None:
        for name, values in tallies.items():
            for owner, value in zip(_owners(row), values, strict=False):
                self._standing.setdefault(owner, {})[name] = value

    def _declared(self, row: DealRow) -> Mapping[str, Tally] | None:
        """Find the tallies of the rules; `None` if the rules are gone or have changed since."""
        try:
            ruleset = self._catalogue.find(row.ruleset)
        except Refused:
            return None
        return {tally.name: tally for tally in ruleset.tallies} if ruleset.revision == row.revision else None

    def _expected(self, owner: str, name: str, tally: Tally | None) -> Sequence[int]:
        """List the possible initial values of a seat; empty if unknown.

        A player who has left and come back starts over with a tally that does not keep; so does a new computer with the
        name of an earlier one.
        """
        last = self._standing.get(owner, {}).get(name)
        first = [] if tally is None else [tally.first]
        if last is None:
            return first
        return [last] if tally is None or (tally.keeps and owner.startswith(PERSON)) else [last, *first]

    def of_seats(self, seats: Sequence[Seat]) -> Iterator[str]:
        """Compare the tallies of a table's seats with those left by its last deals."""
        for seat in seats:
            left = self._standing.get(_owner(seat.account, seat.name), {})
            for name, value in seat.tallies.items():
                if left.get(name) != value:
                    yield f"{seat.account} has {name} {value}, but the records come to {left.get(name)}"


def _owners(row: DealRow) -> list[str]:
    return [_owner(account, name) for account, name in zip(row.accounts, row.names, strict=True)]


def _owner(account: str, name: str) -> str:
    return f"{COMPUTERS}:{name}" if account == COMPUTERS else account


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
    if not read.occasion.staked:
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
        if read.occasion.afresh:
            moved, tallies = _given(deal.row, read.table), TallyProof(catalogue, deal.row)
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
    return Counter(dict(zip(pots_of(state.table), state.occasion.kept.pots, strict=True)))


def _given(row: DealRow, table: str) -> Counter[str]:
    """Return the chips of a deal that begins with those it is given."""
    moved = Counter(dict(zip(pots_of(table), (row.before.pot, row.before.reserve), strict=True)))
    for account, chips in zip(row.accounts, row.before.seats, strict=True):
        moved[account] += chips
    return moved


def _problems(
    deal: WrittenDeal, table: str, moved: Mapping[str, int], catalogue: Catalogue, tallies: TallyProof
) -> Iterator[str]:
    record = yield from prove(deal, table, moved, catalogue)
    yield from tallies.problems(deal.row, record)


def _state_problems(state: TableState, last: WrittenDeal | None, moved: Mapping[str, int]) -> Iterator[str]:
    if state.deal != (last.row.number if last else 0):
        yield f"it counts {state.deal} deals"
    if (state.phase == "playing") != (last is not None and last.ended is None):
        yield f"its phase is {state.phase}, but its last deal is {'over' if last and last.ended else 'running'}"
    told: Counter[str] = Counter(dict(zip(pots_of(state.table), state.kept.pots, strict=True)))
    for seat in (*state.seats, *state.former):
        told[seat.account] += seat.chips
    for account in sorted({*told, *moved}):
        if told[account] != moved.get(account, 0):
            yield f"{account} has {told[account]} chips, but its postings come to {moved.get(account, 0)}"


def _move(balances: Counter[str], moved: Sequence[Posting]) -> None:
    for posting in moved:
        balances[posting.source] -= posting.amount
        balances[posting.target] += posting.amount
