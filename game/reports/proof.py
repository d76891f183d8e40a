"""Whether what is written of a session is right: every deal follows from the rules, and no chip is missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.core.bank import POT, RESERVE, account_name
from game.core.driver import Driver, Setup
from game.core.record import check
from game.core.rulesets import Catalogue
from game.core.shuffle import Seal
from game.reports.past import WrittenDeal, with_seal
from game.reports.tally_proof import TallyProof
from game.table.accounts import COMPUTERS, account_of, pots_of
from game.table.faults import without_values
from game.table.ports import DealRow, Posting, between_accounts
from game.table.saved_state import read_state
from game.table.state import TableState


def session_problems(
    state: str, deals: Sequence[WrittenDeal], outside: Sequence[Posting], catalogue: Catalogue, *, closed: bool
) -> Iterator[str]:
    """Go through a session with its deals in order; `outside` is what it moved outside of them."""
    read = read_state(state)
    if read is None:
        yield "its state cannot be read"
        return
    if (read.phase == "over") != closed:
        yield f"its phase is {read.phase}, but the table is {'closed' if closed else 'open'}"
    moved: Counter[str] = Counter()
    tallies = TallyProof(catalogue)
    for number, deal in enumerate(deals, start=1):
        if deal.row.number != number:
            yield f"deal {number} is missing"
            return
        if number > 1 and deals[number - 2].ended is None:
            yield f"deal {number} was begun before deal {number - 1} had ended"
        for problem in (*_deal_problems(deal, read.table, moved, catalogue), *tallies.problems(deal)):
            yield f"deal {number}: {problem}"
        _move(moved, deal.postings)
    _move(moved, outside)
    yield from _state_problems(read, deals[-1] if deals else None, moved)
    people_gone = (seat for seat in read.former if seat.user is not None)
    yield from tallies.of_seats((*read.seats, *people_gone))


def _state_problems(state: TableState, last: WrittenDeal | None, moved: Mapping[str, int]) -> Iterator[str]:
    """Compare what a table says of itself with its deals and its postings."""
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


# one deal


def _deal_problems(deal: WrittenDeal, table: str, moved: Mapping[str, int], catalogue: Catalogue) -> Iterator[str]:
    yield from _answer_problems(deal)
    yield from _chips_before(deal.row, table, moved)
    if deal.ended is None or deal.void:
        if deal.record is not None or deal.postings:
            yield "it is void or running, but has a record or postings"
        if deal.ended is None:
            yield from _running_problems(deal, catalogue)
    elif deal.record is None:
        yield "it has ended, but there is no record"
    else:
        yield from _record_problems(deal, deal.record, table, catalogue)


def _answer_problems(deal: WrittenDeal) -> Iterator[str]:
    for expected, answer in enumerate(deal.answers):
        if answer.number != expected:
            yield f"answer {expected} is missing"
            return
        if answer.seat not in range(len(deal.row.accounts)):
            yield f"answer {expected} comes from seat {answer.seat}, which is not there"
        elif answer.user is not None and deal.row.accounts[answer.seat] != account_of(answer.user):
            yield f"answer {expected} was given by somebody else than {deal.row.accounts[answer.seat]}"


def _chips_before(row: DealRow, table: str, moved: Mapping[str, int]) -> Iterator[str]:
    pot, reserve = pots_of(table)
    told = [(pot, row.before.pot), (reserve, row.before.reserve), *zip(row.accounts, row.before.seats, strict=False)]
    for account, chips in told:
        if account != COMPUTERS and chips != moved.get(account, 0):
            yield f"it begins with {chips} chips of {account}, but the postings come to {moved.get(account, 0)}"


def _running_problems(deal: WrittenDeal, catalogue: Catalogue) -> Iterator[str]:
    """Play a running deal again as a restart will; one of another revision will be void and is in order."""
    row = deal.row
    try:
        ruleset = catalogue.find(row.ruleset)
        if ruleset.revision != row.revision:
            return
        options = ruleset.choose(row.options)
        seal = Seal(row.secret, row.cut)
        driver = Driver(Setup(ruleset, options, row.number, row.dealer, row.before, seal, row.carry, row.tallies))
        driver.digest()
        for answer in deal.answers:
            driver.answer_text(answer.answer)
            if driver.digest() != answer.digest:
                yield f"answer {answer.number} has other consequences than it had"
                return
    except Exception as error:  # noqa: BLE001 - whatever a script does to a wrong answer is the finding
        yield f"it does not replay: {without_values(error)}"


def _record_problems(deal: WrittenDeal, record: Mapping[str, Any], table: str, catalogue: Catalogue) -> Iterator[str]:
    row = deal.row
    yield from check(with_seal(record, row.secret, row.cut), catalogue)
    written = {
        "ruleset": row.ruleset,
        "revision": row.revision,
        "deal": row.number,
        "dealer": row.dealer,
        "seats": len(row.accounts),
        "bank": {**row.before._asdict(), "seats": list(row.before.seats)},
        "carry": dict(row.carry),
        "tallies": {name: list(values) for name, values in row.tallies.items()},
    }
    for name, value in written.items():
        if record.get(name, {}) != value:
            yield f"the record has another {name}"
    if [(asked["seat"], _unordered(asked["answer"])) for asked in record["questions"]] != [
        (answer.seat, _unordered(answer.answer)) for answer in deal.answers
    ]:
        yield "the record has other answers"
    if list(deal.postings) != _payments(record, row.accounts, table):
        yield "the postings are not the payments of the record"


def _unordered(answer: str) -> tuple[str, list[str]]:
    """Take the order out of an answer of several cards: version 0.1 wrote them as they were pressed."""
    kind, _, cards = answer.partition(":")
    return kind, sorted(cards.split("+"))


def _payments(record: Mapping[str, Any], accounts: Sequence[str], table: str) -> list[Posting]:
    names = {account_name(seat): account for seat, account in enumerate(accounts)}
    names |= dict(zip((account_name(POT), account_name(RESERVE)), pots_of(table), strict=True))
    return between_accounts(
        Posting(names.get(pay["from"], ""), names.get(pay["to"], ""), pay["amount"], pay["reason"])
        for pay in record["payments"]
    )
