# pyright: reportPrivateUsage=false
"""People who answer anything legal at tables on a real database."""

import random
import sqlite3
from collections.abc import Generator, Iterable, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from game.computer.judging import Judgement
from game.core.bank import Balances
from game.core.rulesets import Catalogue
from game.core.shuffle import RoundSeal
from game.evenings.evening import Evening
from game.evenings.parts import RoundTable
from game.evenings.tables import brought_home, mark_of
from game.games.catalogue import CATALOGUE
from game.reports.performance import Judged, JudgedChoice
from game.table.occasion import EveningTable
from game.table.ports import DealEnd, DealRow, Entry, Journal, Place, Posting, Timings, person_of
from game.table.state import Opening, Terms
from game.table.table import Table, TableServices
from game.table.tables import Tables
from storage.database import Database
from storage.evenings import Evenings
from storage.problems import StorageProblem
from tests.clock import HandClock, HandTimer
from tests.memory_journal import Nobody
from tests.tables import random_player

SERVER = 77
PEOPLE = {1: "Anna", 2: "Ben", 3: "Cilli"}
STATE = "whatever the core writes"
JUDGED = Judged(-7.5, (JudgedChoice(2, "join", Judgement("drop", 1 / 3, 0.1, -2.0)),))


def file_of(database: Database) -> Path:
    return Path(database.place)


def change(path: Path, statement: str) -> None:
    """Change a file behind the back of the program; some row must be there to be changed."""
    with closing(sqlite3.connect(path)) as connection, connection:
        assert connection.execute(statement).rowcount != 0


def read(path: Path, query: str) -> list[Any]:
    """Read a file behind the back of the program."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


async def refusal(url: str) -> StorageProblem:
    """Open a database that cannot be opened, and return the reason."""
    with pytest.raises(StorageProblem) as caught:
        await Database.open(url)
    return caught.value


def a_deal(names: Mapping[str, str], **changes: Any) -> DealRow:
    """Return a first deal, with the names of the accounts in the order of the seats."""
    row = DealRow(
        number=1,
        ruleset="lupfen-liechtenstein",
        revision=3,
        options={"ante": 2},
        dealer=1,
        before=Balances(4, 1, 2, (-5,) + (0,) * (len(names) - 1)),
        secret="ab" * 32,
        cut="Znüni",
        carry={},
        accounts=tuple(names),
        names=tuple(names.values()),
    )
    return replace(row, **changes)


async def write_deal(
    database: Database,
    server: int,
    table: str,
    names: Mapping[str, str],
    moved: Sequence[Posting],
    *,
    number: int = 1,
    shared: Sequence[Posting] = (),
    void: bool = False,
    closed: bool = False,
) -> None:
    """Write a deal with the given payments, and others after it, as a table does; `names` are those of accounts."""
    deal, before = a_deal(names, number=number, before=Balances()), 2 * (number - 1)
    people = tuple((person, name) for account, name in names.items() if (person := person_of(account)) is not None)
    await database.journal.commit(Entry(table, server, 5, before, STATE, people, begun=deal))
    end = DealEnd(number, None, ()) if void else DealEnd(number, {"format": 1}, moved, accounts=deal.accounts)
    last = Entry(table, server, 5, before + 1, STATE, ended=end, postings=shared, closed=closed)
    await database.journal.commit(last)


def payments(places: Sequence[str], moves: Iterable[tuple[int, int, int]]) -> list[Posting]:
    """Return payments between accounts, whose numbers may be larger than there are accounts; none to oneself."""
    drawn = (Posting(places[one % len(places)], places[other % len(places)], chips, "x") for one, other, chips in moves)
    return [posting for posting in drawn if posting.source != posting.target]


@contextmanager
def queried(database: Database) -> Generator[list[tuple[str, Any]]]:
    """Record the queries made meanwhile, with their values."""
    found: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, statement: str, values: Any, *_: Any) -> None:
        if statement.startswith(("SELECT", "WITH")):
            found.append((statement, values))

    engine = database._engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    yield found
    event.remove(engine, "before_cursor_execute", note)


class OneProcess:
    """Tables of one process, on a manually advanced clock unless they are given."""

    def __init__(
        self, journal: Journal, seed: int = 1, catalogue: Catalogue = CATALOGUE, tables: Tables | None = None
    ) -> None:
        self.catalogue = catalogue
        self.rng = random.Random(seed)
        self.clock = HandClock()
        services = TableServices(catalogue, journal, self.clock, Nobody(), random_player, Timings())
        self.tables = tables or Tables(services)

    async def open(
        self,
        *,
        channel: int = 5,
        ruleset: str = "lupfen-liechtenstein",
        people: int = 2,
        computers: int = 2,
        options: Mapping[str, bool | int | str] | None = None,
        **more: Any,
    ) -> Table:
        """Open a table and seat everyone; Anna is the host."""
        counts_deals = "deals" in self.catalogue.find(ruleset).options.model_fields
        chosen = ({"session_end": "deals", "deals": 3} if counts_deals else {}) | dict(options or {})
        place = Place(SERVER, channel)
        opening = Opening(place, 1, PEOPLE[1], Terms(ruleset=ruleset, options=chosen), computers)
        table = await self.tables.open(opening._replace(**more))
        for person in range(2, people + 1):
            await table.seating.join(person, PEOPLE[person])
        return table

    async def play(self, table: Table, *, most_steps: int = 100_000) -> None:
        """Play until the session is over, or for a number of steps."""
        for _ in range(most_steps):
            if table.over:
                return
            await self.step(table)

    async def step(self, table: Table) -> None:
        """Let the player who is asked answer, or else advance the time."""
        seat = table.asked_seat
        if table.state.phase == "lobby" and not table.state.occasion.evening:
            await table.start(table.state.host)
        elif seat and seat.user is not None and not seat.away and table.driver and table.driver.question:
            question = table.driver.question
            text = question.write(self.rng.choice(question.answers))
            await table.answer(seat.user, table.state.deal, table.question_number, text)
        elif table.state.phase in {"pause", "waiting"}:
            await self._everybody_goes_on(table)
        else:
            await self._let_the_computer_answer(table)

    async def _everybody_goes_on(self, table: Table) -> None:
        deal = table.state.deal
        for seat in table.state.people:
            if seat.user is not None and not table.over and table.state.deal == deal:
                await table.next_deal(seat.user)

    async def _let_the_computer_answer(self, table: Table) -> None:
        timer = table._timer._timer
        assert isinstance(timer, HandTimer)
        timer.cancel()
        timer.call()
        assert table._timer.work is not None
        await table._timer.work


async def table_of_round(tables: Tables, evening: Evening, table: RoundTable, seal: RoundSeal | None) -> Table:
    """Open a table of the running round of an evening."""
    opening = Opening(
        place=Place(SERVER, 100 + table.number),
        host=0,
        host_name="",
        terms=Terms(ruleset=evening.plan.ruleset),
        occasion=EveningTable(mark=mark_of(evening.id, 1, table.number), packs=seal, most=evening.plan.deals),
        seats=[(seat.user, seat.name) for seat in table.seats],
    )
    return await tables.open(opening)


async def home(store: Evenings, evening: Evening, number: int, table: Table) -> Evening:
    """Note what the people of a table whose session has ended have brought home."""
    state = await store.ended(table.id)
    assert state
    done = brought_home(evening.rounds[-1].table(number), state, table.ruleset)
    return await store.change(evening.with_table(done))


async def played(
    database: Database, *, sessions: int = 1, seed: int = 1, people: int = 2, computers: int = 2
) -> list[Table]:
    """Play whole sessions one after another."""
    evening = OneProcess(database.journal, seed)
    over: list[Table] = []
    for number in range(sessions):
        table = await evening.open(channel=100 + number, people=people, computers=computers)
        await evening.play(table)
        over.append(table)
    return over
