"""Forged presses at tables over days, in play and at rest: answers ahead, votes, reminders, and taking back."""

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from bot.panels.table.private import THE_SESSION
from game.core.view import View
from game.core.vocabulary import AGREE, TAKE_BACK
from game.table.table import Table
from game.table.view import table_view
from local_discord.people.interactions import DONE, Interaction
from local_discord.testing.people import Person
from tests.bot.display.stage import same_cards
from tests.cogs.days.stage import MINUTE, begin, move_on, own_time, until
from tests.e2e.forging_days import DaysForger, Open
from tests.e2e.leaks import spelt_in
from tests.house import House

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio]
AT_ONCE = 25
FEW, MANY = 150, 5_000
STORED = {
    "tables": "id, server, channel, state, opened, closed, reckoned, pruned",
    **dict.fromkeys(("settings", "presets", "seats", "deals", "players", "answers", "records"), "*"),
    **dict.fromkeys(("postings", "balances", "debts"), "*"),
}
MOMENT = re.compile(r"<t:\d+:R>")
SIZES = pytest.mark.parametrize("presses", [FEW, pytest.param(MANY, marks=pytest.mark.soak)])


@pytest.fixture(autouse=True)
def _own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    own_time(monkeypatch)


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    with same_cards():
        async with House(tmp_path) as house:
            yield house


class Tables:
    """Three tables over days of Anna, Ben, Clara and a computer: in play, because Emma watches; and two at rest.

    David is a stranger.
    """

    def __init__(self, house: House, folder: Path) -> None:
        self.house = house
        self._database = folder / "house.db"
        self.players: list[Person] = []
        self.others: list[Person] = []
        self.all: list[Table] = []

    async def begin(self) -> None:
        """Let people sit down at all three tables, and begin."""
        self.players, self.others = (
            await self.house.enter("Anna", "Ben", "Clara"),
            await self.house.enter("David", "Emma"),
        )
        for _ in range(3):
            await self.house.elsewhere(*self.players, *self.others)
            await begin(self.house, "lupfen", *self.players, computers=1)
            (table,) = [each for each in self.house.bot.services.tables if each not in self.all]
            self.all.append(table)
            await self.settled()
        self.all[0].spectators.watch(int(self.others[1].id), "Emma", waits=False)

    async def settled(self) -> None:
        """Wait until people are asked everywhere, and everything is shown."""
        while not all(map(self._rests, self.all)):
            move_on(self.house, 20)
            await asyncio.sleep(0.01)

    def _rests(self, table: Table) -> bool:
        shown = self.house.bot.services.coordinator.shown(table.id)
        done = shown is not None and shown.display.at_rest and shown.activity == "resting"
        return table.awaited is not None and done

    async def lay_down(self) -> None:
        """Let two of them rest, after everybody was called."""
        for minutes in (6, 21):
            move_on(self.house, minutes * MINUTE)
            await self.settled()
        await self.house.bot.services.resting.look()
        assert self.resting == 2

    @property
    def resting(self) -> int:
        """How many tables rest."""
        return len(self.house.bot.services.resting)

    def stored(self) -> list[tuple[object, ...]]:
        """Return everything stored but which messages show the tables."""
        with sqlite3.connect(f"file:{self._database}?mode=ro", uri=True) as connection:
            return [row for name, what in STORED.items() for row in connection.execute(f"SELECT {what} FROM {name}")]  # noqa: S608

    def in_public(self) -> dict[str, str]:
        """Return what everybody sees, by message; the same moment may be written a second later after a rest."""
        messages = self.house.discord.world.messages.values()
        shown = [each for each in messages if each.audience is None]
        return {each.id: MOMENT.sub("", f"{each.json['content']} {each.json['components']}") for each in shown}

    async def seen(self) -> list[object]:
        """Return what everybody may see of each table, also of those that rest."""
        places = await self.house.bot.services.resting.of(int(self.players[0].id))
        views = [
            table_view(each.table, int(person.id))
            for each in sorted(places, key=lambda each: each.table.id)
            for person in (*self.players, *self.others)
        ]
        return [
            (view.deal.zones, view.deal.events, asked_in(view.deal), view.ahead, view.chosen, view.taker, view.end_vote)
            for view in views
            if view.deal
        ]

    def leaks(self, sent: Interaction, texts: list[str]) -> list[str]:
        """List the cards of other people's hands that answers to a press name."""
        (table,) = (each for each in self.all if f":{each.id}:" in sent.data["custom_id"])
        assert table.driver is not None
        seat, deal = table.deal_seat(int(sent.person.id)), table.driver.deal
        others = {card for number, hand in enumerate(deal.hands) if number != seat for card in hand}
        return [each for text in texts for each in spelt_in(text, deal.pack.name, {*deal.pack.cards} - others)]


def asked_in(deal: View) -> tuple[str, list[str]] | None:
    """Return the open question as one person sees it: its kind, and the answers."""
    question = deal.question
    return question and (question.kind, [*map(question.write, question.answers)])


async def plain(tables: Tables) -> None:
    """Let somebody who waits choose an answer ahead at each table."""
    for table in tables.all:
        for seat in table.state.playing:
            offers = table_view(table, seat.user).ahead if seat.user else ()
            for offer in offers:
                await table.answers_ahead.choose(seat.user or 0, 1, offer.question.safe, kind=offer.question.kinds[0])


async def consent(tables: Tables) -> None:
    """Let somebody ask at each table to take an answer back; one of those asked agrees."""
    for table in tables.all:
        while table.taking_back.taker is None:
            await table.answer(table.awaited or 0, 1, table.question_number, safe(table))
            await until(lambda table=table: table.awaited)
        taker = table.state.playing[table.taking_back.taker].user or 0
        await table.answer(taker, 1, table.question_number, TAKE_BACK)
        await until(lambda table=table: table.awaited)
        await table.answer(table.awaited or 0, 1, table.question_number, AGREE)
        await until(lambda table=table: table.awaited)


async def votes(tables: Tables) -> None:
    """Let somebody leave the server for good at each table; one of the others votes that the session ends."""
    for table in tables.all:
        await table.seating.gone(table.awaited or 0)
        await until(lambda table=table: table.awaited)
        here = next(seat.user for seat in table.state.people if seat.user)
        await table.seating.vote_to_end(here)
        assert table_view(table, here).end_vote is not None


def safe(table: Table) -> str:
    assert table.driver is not None
    question = table.driver.question
    assert question is not None
    return question.write(question.safe)


def may_vote(table: Table) -> frozenset[tuple[int, str]]:
    """List who may vote that the session ends: those who have are only told so again."""
    present = table.state.people if table.state.removals else ()
    return frozenset((seat.user, THE_SESSION) for seat in present if seat.user)


@SIZES
@pytest.mark.parametrize("prepare", [plain, consent, votes])
async def test_forgeries_over_days_change_nothing_wake_no_other_table_and_are_answered(
    house: House, tmp_path: Path, prepare: Callable[[Tables], Awaitable[None]], presses: int
) -> None:
    tables = Tables(house, tmp_path)
    await tables.begin()
    called = next(each for each in tables.players if int(each.id) == tables.all[0].awaited)
    await prepare(tables)
    for person in (*tables.players, *tables.others):
        where = "direct" if person is called else "table"
        await house.bot.services.preferences.change("person", int(person.id), "calls", where)
    await tables.settled()
    known = {table.id: Open.at(table, may_vote(table)) for table in tables.all}
    await tables.lay_down()
    before = tables.stored(), await tables.seen(), tables.in_public()
    in_play, at_rest, _ = tables.all
    for seed, (pressed, left) in enumerate((([in_play], 2), ([in_play, at_rest], 1))):
        wrong = await forge(tables, {each.id: known[each.id] for each in pressed}, called, presses // 2, seed)
        assert wrong == []
        assert tables.resting == left, "only the table that is pressed wakes"
    await until(lambda: house.bot.services.tables.find(at_rest.id))
    assert tables.stored() == before[0]
    assert await tables.seen() == before[1]
    assert tables.in_public() == before[2]


async def forge(tables: Tables, known: dict[str, Open], called: Person, count: int, seed: int) -> list[str]:
    """Press where some tables are, and in a direct message; return the presses that got no sentence, and leaks."""
    world = tables.house.discord.world
    places = {str(table.state.channel) for table in tables.all if table.id in known}
    places |= {channel.id for channel in world.channels.values() if channel.server_id is None}
    shown = [each for each in world.messages.values() if each.audience is None and each.channel_id in places]
    people = [world.people[each.id] for each in (*tables.players, *tables.others)]
    deals = [table.driver.deal for table in tables.all if table.driver]
    cards = sorted({card.code for deal in deals for hand in deal.hands for card in hand})
    seats = [str(seat.id) for seat in tables.all[0].state.seats]
    forger = DaysForger(
        *(tables.house.discord, seed, "", people, shown), tables=known, cards=cards, seats=seats, called=called.id
    )
    wrong: list[str] = []
    for _ in range(0, count, AT_ONCE):
        batch = [forger.send() for _ in range(AT_ONCE)]
        while any(each.state != DONE for each in batch):  # noqa: ASYNC110 - no message tells of it
            await asyncio.sleep(0.005)
        requests = [*tables.house.discord.api_log.requests][-8 * AT_ONCE :]
        for each in batch:
            texts = [str(request.body) for request in requests if f"/{each.token}" in request.path]
            wrong += [] if any("'content': '" in text for text in texts) else [f"{each.data} gets no sentence"]
            wrong += [f"{each.data} tells {card}" for card in tables.leaks(each, texts)]
    return wrong
