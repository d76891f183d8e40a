"""Stored databases of older versions under `tests/fixtures`, and the format in which they describe tables.

The `README.md` of each version's folder explains its files.
"""

import gzip
import json
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.discord_io.custom_id import Press
from game.core.driver import Driver
from game.core.questions import Question
from game.core.view import View, ZoneView
from game.games.catalogue import CATALOGUE
from game.table.lineup import votes
from game.table.seat import Seat
from game.table.table import Table
from game.table.view import table_view
from storage.addresses import url_of
from storage.database import Database
from storage.ledger import Ledger
from tests.storage.support import OneProcess
from tests.tables import every_server

Json = dict[str, Any]
FIXTURES = Path(__file__).parents[1] / "fixtures"
FOLDER = FIXTURES / "v0.1"
EVERYBODY = "everybody"
RENEWED = frozenset(ruleset.id for ruleset in CATALOGUE if ruleset.revision > 1)
"""The rulesets whose rules have changed since: deals that were running under the old ones are void."""
MOST_STEPS = 500


def expected(version: Path) -> Json:
    """Read the expected contents of a version's databases."""
    return json.loads((version / "expected.json").read_text(encoding="utf-8"))


EXPECTED = expected(FOLDER)


def unpacked(name: str, folder: Path, version: Path = FOLDER) -> Path:
    """Copy an old database to where it can be opened."""
    path = folder / f"{name}.db"
    path.write_bytes(gzip.decompress((version / f"{name}.db.gz").read_bytes()))
    return path


@dataclass(frozen=True, slots=True)
class Old:
    """An old database that has been opened; `told` is its description in `expected.json`."""

    path: Path
    told: Json
    database: Database
    evening: OneProcess
    tables: dict[str, Table]

    @property
    def server(self) -> int:
        """The server that it is about."""
        return int(self.told["server"])

    def live(self) -> Iterator[tuple[Table, Json]]:
        """Iterate over the running tables, each with its description."""
        return ((self.tables[told["table"]], told) for told in self.told["tables"] if told["phase"] != "over")


@asynccontextmanager
async def opened(name: str, folder: Path, version: Path = FOLDER) -> AsyncGenerator[Old]:
    """Open a copy of an old database as the bot does at startup."""
    path = unpacked(name, folder, version)
    database = await Database.open(url_of(path))
    try:
        evening = OneProcess(database.journal)
        tables = evening.tables
        await tables.resume(every_server)
        yield Old(path, expected(version)["databases"][name], database, evening, {table.id: table for table in tables})
        tables.rest()
    finally:
        await database.close()


async def play_a_deal(evening: OneProcess, table: Table) -> int:
    """Let everyone answer safely until the running deal, or the next one, is over; return its number."""
    number = table.state.deal + (table.state.phase != "playing")
    while len(table.state.dealt_in) < table.ruleset.least_seats:
        await table.seating.add_computer(table.state.host)
    for _ in range(MOST_STEPS):
        if table.over or (table.state.deal == number and table.state.phase != "playing"):
            return number
        await _safe_step(evening, table)
    raise AssertionError(f"deal {number} of {table.id} does not end")


async def _safe_step(evening: OneProcess, table: Table) -> None:
    seat, driver = table.asked_seat, table.driver
    if seat is None or seat.user is None or seat.away or driver is None or driver.question is None:
        await evening.step(table)
        return
    safe = driver.question.write(driver.question.safe)
    await table.answer(seat.user, table.state.deal, table.question_number, safe)


def old_answer(table: Table, told: Json) -> tuple[Press, str] | None:
    """Find a button or select on the old hand of the person who is asked, and the answer; a form takes the safe answer.

    Return nothing when no present person is asked.
    """
    seat, question = table.asked_seat, told["question"]
    if seat is None or seat.user is None or seat.away:
        return None
    for shown in told["buttons"][str(seat.user)]:
        press = Press.read(shown["custom_id"])
        if press and press.verb in {"answer", "amount"}:
            values = shown.get("values", [])[: shown.get("least", 0)]
            chosen = [press.choice, "+".join(values)] if press.choice and values else [press.choice, *values]
            return press, question["safe"] if press.verb == "amount" else ":".join(filter(None, chosen))
    raise AssertionError(f"{seat.name} has no button for {question['kind']}")


# descriptions of a table that do not depend on the classes


def standing(table: Table) -> Json:
    """Describe a table: its phase, question, seats and pot."""
    state = table.state
    return {
        "ruleset": state.terms.ruleset,
        "channel": str(state.channel),
        "host": str(state.host),
        "language": state.terms.language,
        "phase": state.phase,
        "turn_seconds": state.terms.turn_seconds,
        "deal": state.deal,
        "stopping": state.end.stopping,
        "cut": state.cut,
        "pot": [state.kept.pot, state.kept.reserve, state.kept.bete],
        "dealer": state.dealer.name if state.dealer else None,
        "seats": [_seat(seat) for seat in state.seats],
        "former": [_seat(seat) for seat in state.former],
        "ready": [seat.name for seat in state.seats if seat.id in state.ready],
        "votes": {seat.name: count for seat in state.seats if (count := votes(state, seat.id))},
        "question": _question(table, table.driver) if state.phase == "playing" and table.driver else None,
    }


def _seat(seat: Seat) -> Json:
    known = {"name": seat.name, "user": None if seat.user is None else str(seat.user), "chips": seat.chips}
    signs = {"away": seat.away, "out": seat.out, "leaving": seat.leaving, "strikes": seat.strikes}
    return known | {name: sign for name, sign in signs.items() if sign}


def _question(table: Table, driver: Driver) -> Json | None:
    asked, question = table.asked_seat, driver.question
    if asked is None or question is None:
        return None
    return {"number": table.question_number, "seat": driver.seat, "name": asked.name, **_choices(question)}


def _choices(question: Question[Any]) -> Json:
    return {"kind": question.kind, "choices": question.record(), "safe": question.write(question.safe)}


def seen(table: Table, viewer: int | None) -> Json:
    """Describe what a person, or the public, sees of the deal; nothing if there is none."""
    deal = table_view(table, viewer).deal
    return {} if deal is None else described(deal)


def described(deal: View) -> Json:
    """Describe a view of a deal."""
    return {
        "dealer": deal.dealer,
        "trump": deal.trump,
        "bank": [deal.bank.pot, deal.bank.reserve, deal.bank.bete, *deal.bank.seats],
        "active": list(deal.active),
        "taken": list(deal.taken),
        "leader": deal.leader,
        "trick": [f"{seat} {card.code}" for seat, card in deal.trick],
        "tricks": len(deal.tricks),
        "cards": {_place(zone): _cards(zone) for zone in deal.zones if zone.count},
        "marks": {f"{mark.name} {mark.seat}": mark.value for mark in deal.marks},
        "events": len(deal.events),
        **_asked(deal),
    }


def _place(zone: ZoneView) -> str:
    return zone.name if zone.owner is None else f"{zone.name} {zone.owner}"


def _cards(zone: ZoneView) -> str | int:
    return zone.count if zone.cards is None else " ".join(card.code for card in zone.cards)


def _asked(deal: View) -> Json:
    told: Json = {}
    if deal.asked:
        told["asked"] = [deal.asked.seat, deal.asked.kind, deal.asked.where, *deal.asked.choices]
    if deal.question:
        told["choices"] = deal.question.record()
    return told


def viewers(table: Table) -> dict[str, int | None]:
    """List everyone who may look at a table."""
    sitting = (*table.state.seats, *table.state.playing)
    return {EVERYBODY: None} | {str(seat.user): seat.user for seat in sitting if seat.user is not None}


# the ledger


async def balances(database: Database, server: int) -> Json:
    """Return the accounts of a server's ledger."""
    told = await Ledger(database).standing(server)
    return {
        "people": {str(row.person): [row.name, row.chips, row.deals] for row in told.people},
        "computers": told.computers,
        "pots": {pot.table: [pot.chips, pot.closed] for pot in told.pots},
    }
