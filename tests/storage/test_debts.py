"""One list of debts: whatever happens at however many tables, every page about who pays whom agrees."""

import asyncio
import tempfile
from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.games.catalogue import CATALOGUE
from game.reports.debts import Transfer
from game.table.ports import Entry, account_of
from storage import debts
from storage.addresses import url_of
from storage.database import Database
from storage.history import History
from storage.ledger import Ledger
from storage.privacy import Privacy
from tests.storage.support import STATE, payments, write_deal

SERVER = 7
NAMES = {1: "Anna", 2: "Ben", 3: "Cilli", 4: "Dora"}


class Played(NamedTuple):
    """A deal at one of three tables: who sits there, and what moves between them, the pot and the computers."""

    table: int
    people: Sequence[int]
    moved: Sequence[tuple[int, int, int]]


class Closed(NamedTuple):
    """The end of a session."""

    table: int


class Settled(NamedTuple):
    """A listed debt that is paid outside; its index among however many there are."""

    number: int


people = st.sampled_from(list(NAMES))
moves = st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5), st.integers(1, 10**12)), max_size=5)
deals = st.builds(Played, st.integers(0, 2), st.lists(people, unique=True, min_size=1), moves)
steps = st.one_of(deals, deals, st.builds(Closed, st.integers(0, 2)), st.builds(Settled, st.integers(0, 9)))


class ThreeTables:
    """Three tables of a server; apart from the ledger it tracks what everyone won, with whom, and what was settled."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.ledger = Ledger(database)
        self.history = History(database, CATALOGUE)
        self.sessions = [0, 0, 0]
        self.deals: Counter[str] = Counter()
        self.brought: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.met: set[tuple[str, str]] = set()
        self.settled: Counter[str] = Counter()

    def session(self, table: int) -> str:
        return f"{table}-{self.sessions[table]}"

    async def take(self, step: Played | Closed | Settled) -> None:
        match step:
            case Played():
                await self.play(self.session(step.table), step.people, step.moved)
            case Closed():
                await self.close(step.table)
            case Settled():
                await self.settle(step.number)

    async def play(self, session: str, sitting: Sequence[int], moved: Sequence[tuple[int, int, int]]) -> None:
        names = {account_of(person): NAMES[person] for person in sitting} | {account_of(None): "Sepp"}
        paid = payments([*names, f"pot:{session}"], moved)
        self.deals[session] += 1
        await write_deal(self.database, SERVER, session, names, paid, number=self.deals[session])
        for one, other, chips, _ in paid:
            self.brought[session][one] -= chips
            self.brought[session][other] += chips
        self.met |= set(combinations(sorted(map(account_of, sitting)), 2))

    async def close(self, table: int) -> None:
        session = self.session(table)
        if deals := self.deals[session]:
            await self.database.journal.commit(Entry(session, SERVER, 5, 2 * deals, STATE, closed=True))
            self.sessions[table] += 1

    async def settle(self, number: int) -> None:
        listed = await self.listed()
        if not listed:
            return
        debt = listed[number % len(listed)]
        payer, payee = (int(account.removeprefix("person:")) for account in debt[:2])
        assert await self.ledger.settle(SERVER, payer, payee, debt.amount, f"receipt{sum(self.settled.values())}{debt}")
        self.settled[debt.source] += debt.amount
        self.settled[debt.target] -= debt.amount
        assert await self.listed() == [other for other in listed if other != debt], "what was settled is not asked for"

    async def listed(self) -> list[Transfer]:
        return list((await self.ledger.who_pays_whom(SERVER)).transfers)

    async def agrees(self) -> None:
        """Compare every page with the tracked values."""
        listed = await self.listed()
        owed = Counter(self.settled)
        for debtor, creditor, amount in listed:
            assert amount > 0
            assert tuple(sorted((debtor, creditor))) in self.met
            owed[debtor] += amount
            owed[creditor] -= amount
        assert sum(owed.values()) == 0
        for person, chips in owed.items():
            brought = [session[person] for session in self.brought.values()]
            assert -sum(won for won in brought if won > 0) <= chips <= -sum(lost for lost in brought if lost < 0)
        for session in {*self.deals}:
            here = await self.history.debts(session)
            assert here == [debt for debt in listed if debt in here]
        assert await self.database.read(lambda read: list(debts.problems(read))) == []


@given(st.lists(steps, min_size=1, max_size=12))
@settings(max_examples=4)
def test_every_page_shows_the_same_debts_at_every_moment(happened: Sequence[Played | Closed | Settled]) -> None:
    async def live(path: Path) -> None:
        database = await Database.open(url_of(path))
        evening = ThreeTables(database)
        for step in happened:
            await evening.take(step)
            await evening.agrees()
        before = await evening.listed()
        async with database.writing() as connection:
            await connection.run_sync(debts.keep_closed, SERVER)
        assert await evening.listed() == before, "the stored debts are the computed ones"
        await evening.agrees()
        await database.close()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(live(Path(folder) / "lupfen.db"))


@pytest.fixture
def evening(database: Database) -> ThreeTables:
    return ThreeTables(database)


async def test_a_debt_belongs_to_its_session_and_never_mixes_people_of_two(evening: ThreeTables) -> None:
    await evening.play("0-0", (1, 2), [(0, 1, 7)])
    await evening.play("1-0", (3, 4), [(0, 1, 5)])
    assert await evening.listed() == [Transfer("person:1", "person:2", 7), Transfer("person:3", "person:4", 5)]


async def test_the_list_of_debts_stays_the_same_however_many_sessions_have_closed(
    evening: ThreeTables, database: Database
) -> None:
    for _ in range(debts.MOST_LOOSE + 1):
        await evening.play(evening.session(0), (1, 2), [(0, 1, 1)])
        await evening.close(0)
    assert await evening.listed() == [Transfer("person:1", "person:2", debts.MOST_LOOSE + 1)]
    assert not await database.read(debts.has_many_loose, SERVER)
    assert await evening.listed() == [Transfer("person:1", "person:2", debts.MOST_LOOSE + 1)]
    await evening.agrees()


async def test_an_erased_person_still_owes_their_debts_anonymously(evening: ThreeTables, database: Database) -> None:
    await evening.play("0-0", (1, 2), [(0, 1, 7)])
    await evening.close(0)
    await Ledger(database).settle(SERVER, 1, 2, 3, "receipt")
    await Privacy(database).delete(2)
    settle_up = await Ledger(database).who_pays_whom(SERVER)
    assert settle_up.transfers == [Transfer("person:1", "person:-1", 4)]
    assert settle_up.names["person:-1"] == "Anonym 1"
    assert await database.read(lambda read: list(debts.problems(read))) == []
