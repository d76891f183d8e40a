"""Tables with the same cards reveal nothing to each other before all are done, in anything that anyone may read."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from bot.language import Language
from bot.panels.evenings.board import board
from bot.panels.past.history import DealList, Page, history_deals, history_sessions, replayed
from bot.panels.past.session_page import Viewing, session_page
from bot.panels.past.verify import shut
from bot.panels.table.hand import hand
from bot.panels.table.panel import panel
from bot.panels.table.session import session_end
from bot.panels.table.summary import summary
from bot.past.replay import Replay, Step, as_ended, decisions_of
from bot.past.verification import prove
from game.core.cards import Card
from game.core.driver import Driver
from game.core.errors import Refused
from game.core.events import may_see
from game.core.rulesets import Ruleset
from game.core.visibility import view_of
from game.evenings.evening import Evening
from game.evenings.parts import Plan
from game.evenings.seating import seated
from game.evenings.standings import standings
from game.games.catalogue import CATALOGUE
from game.reports.past import PastDeal
from game.table.table import Table
from game.table.view import TableView, table_view
from storage.addresses import url_of
from storage.audit import audit
from storage.database import Database
from storage.evenings import Evenings, new_id
from storage.history import History
from storage.played import Played
from storage.privacy import Privacy
from storage.schema import rounds as schema_rounds
from tests.e2e.leaks import known_in, laid_open, pack_of, spelt_in
from tests.e2e.test_leaks import in_sight
from tests.standings import brought_home
from tests.storage.support import SERVER, OneProcess, file_of, home, table_of_round

TEXTS = Language(catalogue=CATALOGUE).texts("en-US")
PLAYED = [ruleset for ruleset in CATALOGUE if not ruleset.matches]
OUTSIDER = 99
OFTEN, STEPS, READERS = 0.15, 3, 3
Cards = frozenset[Card]
NONE: Cards = frozenset()


class OneRound:
    """A round with random rules, size and people, whose tables take turns; everything that anyone reads is checked."""

    def __init__(self, database: Database, seed: int) -> None:
        self.rng = random.Random(f"round {seed}")
        self.ruleset: Ruleset[Any] = self.rng.choice(PLAYED)
        self.database = database
        self.store, self.history = Evenings(database), History(database, CATALOGUE)
        self.process = OneProcess(database.journal, seed)
        self.tables: list[Table] = []
        self.evening = Evening(id="", server=0, channel=0, organiser=0, organiser_name="", plan=self._plan())
        self.found: list[str] = []

    def _plan(self) -> Plan:
        return Plan(
            ruleset=self.ruleset.id, options={}, deals=self.rng.randint(1, 2), size=self.ruleset.best_seats, rounds=1
        )

    async def begin(self) -> None:
        """Seat random people at two or three tables."""
        number = self.rng.randint(self.evening.plan.size + 1, 3 * self.evening.plan.size)
        evening = self.evening.replace(id=new_id(), server=SERVER, channel=7, organiser=1, organiser_name="Organiser")
        evening = await self.store.plan(evening)
        for user in range(1, number + 1):
            evening = evening.answered(user, f"Person {user}", "comes")
        words = [f"word {self.rng.random()}"] * self.rng.randint(0, 1)
        begun = evening.begun(*seated(evening, [evening.plan.size], self.rng), ends=None)
        evening = await self.store.change(begun, words)
        seal = await self.store.seal(evening.rounds[-1].commitment)
        for table in evening.rounds[-1].tables:
            opened = await table_of_round(self.process.tables, evening, table, seal)
            with pytest.raises(Refused, match="not-the-cutter"):
                await opened.cut(table.seats[0].user or 0, "nobody cuts")
            self.tables.append(opened)
            evening = await self.store.change(evening.with_table(table.model_copy(update={"table": opened.id})))
        self.evening = evening

    async def play(self) -> None:
        """Play to the end, with some tables ahead of others, checking at random moments before it."""
        while open_tables := [table for table in self.tables if not table.over]:
            table = self.rng.choice(open_tables)
            for _ in range(self.rng.randint(1, 40)):
                if not table.over:
                    await self.process.step(table)
            if table.over:
                await self._home(table)
            if self.evening.round and self.rng.random() < OFTEN:
                await self.look()

    async def _home(self, table: Table) -> None:
        number = self.tables.index(table) + 1
        if self.evening.round and len([each for each in self.tables if not each.over]) == 0:
            await self.look()
        self.evening = await home(self.store, self.evening, number, table)

    # reading

    async def look(self) -> None:
        """Check everything that anyone may read now."""
        for reader in [*self.rng.sample([guest.user for guest in self.evening.guests], READERS), OUTSIDER]:
            for table in self.tables:
                await self._past(reader, table)
            await self._lists(reader)
        for table in self.tables:
            self._present(table)

    def _note(self, text: str, known: Cards, where: str) -> None:
        pack = self.ruleset.pack(self.ruleset.choose({}), self.evening.plan.size).name
        self.found += [f"{where}: {spelt}" for spelt in spelt_in(text, pack, known)]

    async def _lists(self, reader: int) -> None:
        sessions = await self.history.sessions(SERVER)
        assert all(session.still_played and not session.results for session in sessions)
        for purpose in ("history", "verify"):
            self._note(words(history_sessions(Page(sessions, 0, more=False), purpose, TEXTS)), NONE, "sessions")
        counts = {table.number: 1 for table in self.evening.rounds[-1].tables}
        self._note(words(board(self.evening, counts, self.ruleset, TEXTS)), NONE, "board")
        assert await Played(self.database).deals(SERVER, reader, [self.ruleset.id]) == []
        assert not [each async for each in self.history.export() if "seal" in each]

    async def _past(self, reader: int, table: Table) -> None:
        """Look back at a table: a list of its deals, steps of them, a page, the seal, and the reader's decisions."""
        session = await self.history.session(table.id)
        if session is None:
            return
        pasts = await self.history.whole_deals(table.id)
        numbers = range(1, len(pasts) + 1)
        assert await self.history.highlights(table.id) == []
        rows = Page(await self.history.deals(table.id, numbers), 0, more=False)
        listed = DealList(rows, as_ended(pasts, CATALOGUE))
        for purpose in ("history", "verify"):
            self._note(words(history_deals(session, listed, purpose, TEXTS)), NONE, "deals")
        mine: set[Card] = set()
        assert not any(past.opened or past.row.secret or past.round for past in pasts)
        for past in pasts:
            known = self._known(past, reader, table)
            mine |= known
            self._note(words(shut(past, TEXTS)), NONE, "seal")
            page = await session_page(session, only(past), Viewing(reader, CATALOGUE, TEXTS), no_picture)
            self._note(page, known, "page")
            for text in replays(past, reader, self.rng):
                self._note(text, known, "replay")
            decisions = decisions_of(past, reader, CATALOGUE)
            for moment in decisions.moments if decisions else ():
                self.found += [f"decision: {card}" for card in in_sight(moment.view) - known]
        if table.state.seat_of(reader):
            self._note(json.dumps(await Privacy(self.database).export(reader)), frozenset(mine), "export")

    async def opened(self) -> bool:
        """Whether a person who did not play can now read cards of every deal."""
        pack = self.ruleset.pack(self.ruleset.choose({}), self.evening.plan.size).name
        pasts = [past for table in self.tables for past in await self.history.whole_deals(table.id)]
        steps = [Replay(past, OUTSIDER, CATALOGUE).step(0) for past in pasts]
        return all(step.opened and spelt_in(words(replayed(step, TEXTS)), pack, NONE) for step in steps)

    def _known(self, past: PastDeal, reader: int, table: Table) -> Cards:
        """Return the cards of a deal that the reader's own table has shown them."""
        account = f"person:{reader}"
        if account not in past.row.accounts:
            return NONE
        seat = past.row.accounts.index(account)
        if past.record is None:
            return known_now(table.driver, seat) if table.driver else NONE
        assert pack_of(past.record)
        return known_in(past.record, seat)[-1].cards

    def _present(self, table: Table) -> None:
        """Check the table itself: what its people see, and the input of its computers and the adviser."""
        driver = table.driver
        if driver is None:
            return
        self._note(words(*public(table_view(table, None))), known_now(driver, None), "table")
        for number, seat in enumerate(table.state.playing):
            known = known_now(driver, number)
            self.found += [f"view: {card}" for card in in_sight(view_of(driver, number)) - known]
            if seat.user is not None:
                self._note(words(hand(table_view(table, seat.user), TEXTS)), known, "hand")


def public(view: TableView) -> Iterator[Any]:
    """Yield the public messages of a table."""
    yield session_end(view, None, TEXTS) if view.phase == "over" else panel(view, TEXTS)
    yield summary(view, TEXTS)


def words(*surfaces: Any) -> str:
    """Return all text in messages, including the labels of their buttons."""
    return json.dumps([surface.components for surface in surfaces], ensure_ascii=False)


def replays(past: PastDeal, reader: int, rng: random.Random) -> Iterator[str]:
    """Show some steps of a deal as the reader may see them."""
    try:
        replay = Replay(past, reader, CATALOGUE)
    except Refused:
        return
    for number in {0, replay.last, *(rng.randint(0, replay.last) for _ in range(STEPS))}:
        step = replay.step(number)
        assert not step.opened
        yield words(replayed(step, TEXTS))


def known_now(driver: Driver, seat: int | None) -> Cards:
    """Return a seat's knowledge of a running deal, by the rules of card play."""
    seen = {card for event in driver.deal.events if may_see(event.audience, seat) for card in laid_open(event)}
    held = driver.deal.hands[seat] if seat is not None and driver.deal.has_looked(seat) else ()
    return frozenset((*seen, *held))


async def only(past: PastDeal) -> AsyncIterator[PastDeal]:
    yield past


async def no_picture(_step: Step) -> None:
    return None


@pytest.mark.parametrize("rounds", [2, pytest.param(200, marks=[pytest.mark.soak, pytest.mark.timeout(1800)])])
async def test_no_table_reveals_a_card_to_another_before_the_round_is_done(tmp_path: Path, rounds: int) -> None:
    for seed in range(rounds):
        database = await Database.open(url_of(tmp_path / f"{seed}.db"))
        played = OneRound(database, seed)
        await played.begin()
        await played.play()
        assert played.found == [], (seed, played.ruleset.id)
        assert await played.opened(), "the search finds what everybody may see afterwards"
        records = [each async for each in played.history.export()]
        assert all("seal" in each and prove(each, CATALOGUE).source for each in records)
        packs = {(each["source"]["deal"], *each["packs"][0], each["dealer"]) for each in records}
        assert len(packs) == max(each["deal"] for each in records), "every table has the same cards and dealer"
        assert brought(played.evening) == recomputed(records) & brought(played.evening)
        await database.run(update(schema_rounds).values(words='["mine"]'))
        found = audit(url_of(file_of(database)), CATALOGUE)
        assert len([each for each in found if "its cards are not those of its source" in each]) == len(records)
        await database.close()


def brought(evening: Evening) -> Counter[Fraction]:
    """Count the results of the only round that the board shows."""
    return Counter(line.total for line in standings(evening))


def recomputed(records: Sequence[dict[str, Any]]) -> Counter[Fraction]:
    """Compute the results of all seats of a round from exported records only, also of those without a person."""
    last = max(each["deal"] for each in records)
    homes = [brought_home(record) for record in records if record["deal"] == last]
    return Counter(
        chips - Fraction(sum(other[seat] for other in homes), len(homes))
        for home in homes
        for seat, chips in enumerate(home)
    )
