"""Proof of one written deal: it follows from the rules, its seal and its answers.

Most deals are proved in one go: replayed, they yield exactly the written line. Only deals that do not are parsed and
examined more closely.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from game.core.bank import POT, RESERVE, account_name, leftover_shares
from game.core.driver import replay
from game.core.errors import Refused
from game.core.record import Record, as_line, check, record_of, results_of
from game.core.rounds import source_problem
from game.core.rulesets import Catalogue
from game.core.shuffle import Seal
from game.reports.past import WrittenDeal, with_seal
from game.table.accounts import COMPUTERS, account_of, pots_of
from game.table.faults import ScriptBroke, without_values
from game.table.journaled import replayed, setup_of
from game.table.ports import DealRow, Posting, between_accounts
from game.table.state import TableState


class DealProof(NamedTuple):
    """The problems found in a deal, and its record for follow-up checks; `None` if there is none."""

    problems: list[str]
    record: Record | None = None


def prove(deal: WrittenDeal, table: str, moved: Mapping[str, int], catalogue: Catalogue) -> DealProof:
    """Check a deal of a table; `moved` are the chips that each account gained in the session before it."""
    problems = [*_answer_problems(deal), *_chips_before(deal.row, table, moved), *_source_problems(deal)]
    if deal.ended is None or deal.void:
        return DealProof([*problems, *_unfinished_problems(deal, catalogue)])
    if deal.record is None:
        return DealProof([*problems, "it has ended, but there is no record"])
    record = _by_rule(deal, catalogue)
    if record is None:
        try:
            record = json.loads(deal.record)
        except ValueError:
            return DealProof([*problems, "its record cannot be read"])
        problems += _record_problems(deal, record, catalogue)
    if list(deal.postings) != _payments(record, deal.row.accounts, table):
        problems.append("the postings are not the payments of the record")
    if list(deal.results) != results_of(record):
        problems.append("its results are not those of the record")
    return DealProof(problems, record)


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
    accounts = tuple(seat.account for seat in state.seats) if state.evening else deal.row.accounts
    deal = replace(deal, row=replace(deal.row, accounts=accounts))
    if deal.record is None:
        return deal
    return replace(deal, postings=_payments(json.loads(deal.record), accounts, state.table))


def as_if_shared(state: TableState, deals: Sequence[WrittenDeal]) -> list[Posting]:
    """Return the postings that would share out the leftover pot at the end of a session without postings."""
    records = [json.loads(deal.record) for deal in deals if deal.record is not None]
    if not records or not state.sharing:
        return []
    pot, reserve = pots_of(state.table)
    whole, held = state.leftover, records[-1]["bank_after"]["reserve"]
    accounts = {seat.id: seat.account for seat in (*state.seats, *state.former)}
    shares = [
        Posting(pot, accounts[seat], chips, "leftover") for seat, chips in leftover_shares(whole, state.sharing).items()
    ]
    return [Posting(reserve, pot, held, "leftover"), *shares]


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


def _source_problems(deal: WrittenDeal) -> Iterator[str]:
    """Compare a deal's seal, which is known before it ends, with the source of its cards."""
    if problem := source_problem(deal.row.source, Seal(deal.row.secret, deal.row.cut), deal.round):
        yield f"its cards are not those of its source: {problem}"


def _unfinished_problems(deal: WrittenDeal, catalogue: Catalogue) -> Iterator[str]:
    if deal.record is not None or deal.postings:
        yield "it is void or running, but has a record or postings"
    if deal.ended is None:
        yield from _running_problems(deal, catalogue)


def _running_problems(deal: WrittenDeal, catalogue: Catalogue) -> Iterator[str]:
    """Replay a running deal, as a restart will; one of another revision will be void and has no problems."""
    try:
        if catalogue.find(deal.row.ruleset).revision == deal.row.revision:
            replayed(deal.row, deal.answers, catalogue)
    except (Refused, ScriptBroke) as error:
        yield f"it does not replay: {without_values(error)}"


def _by_rule(deal: WrittenDeal, catalogue: Catalogue) -> Record | None:
    """Replay a finished deal; return its record if it equals the written one to the letter."""
    try:
        driver = replay(setup_of(deal.row, catalogue), (answer.answer for answer in deal.answers))
        record = record_of(driver)
    except Exception:  # noqa: BLE001 - the closer examination reports it
        return None
    given = [(answer.seat, answer.answer) for answer in deal.answers]
    same = given == [(asked.seat, asked.answer) for asked in driver.answered]
    return record if same and len(deal.row.accounts) == record["seats"] and as_line(record) == deal.record else None


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
    if [(asked["seat"], _unordered(asked["answer"])) for asked in record["questions"]] != [
        (answer.seat, _unordered(answer.answer)) for answer in deal.answers
    ]:
        yield "the record has other answers"


def _unordered(answer: str) -> tuple[str, list[str]]:
    """Normalize an answer of several cards: version 0.1 wrote them in the order of the presses."""
    kind, _, cards = answer.partition(":")
    return kind, sorted(cards.split("+"))


def _payments(record: Mapping[str, Any], accounts: Sequence[str], table: str) -> list[Posting]:
    names = {account_name(seat): account for seat, account in enumerate(accounts)}
    names |= dict(zip((account_name(POT), account_name(RESERVE)), pots_of(table), strict=True))
    return between_accounts(
        Posting(names.get(pay["from"], ""), names.get(pay["to"], ""), pay["amount"], pay["reason"])
        for pay in record["payments"]
    )
