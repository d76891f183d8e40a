"""A round with the same cards: 48 people plan it, sign up, check in and play twelve deals of Skat at sixteen tables.

Discord's limits are on, and people think before they press. The bot is killed and restarted during the round. Apart
from that nobody waits long for the next question, Discord refuses nothing, and the board is never out of date for long:
its age is the time from a table's new deal or end on the wire until the board shows it, not counting outages of the
bot. At the end `tests/standings.py` proves that the standings follow from the records of the deals alone.
"""

from __future__ import annotations

import asyncio
import csv
import io
import math
import re
import statistics
import time
from collections.abc import Mapping
from itertools import count, islice
from typing import Final, NamedTuple

import aiohttp

from bench.crowd import NAMES, Failed, Stage, pressed, presses, subcommand
from bench.evening import PAUSE_SECONDS
from bench.evening_table import AGAIN_SECONDS, Crowd, EveningTable, Habits, Number
from bench.figures import Figure, at_most, p99
from bot.discord_io.custom_id import Verb
from local_discord.people.actions import walk
from local_discord.people.interactions import COMMAND, COMPONENT
from local_discord.state.world import Channel, Message, Person
from tests.standings import standings_of

GAME: Final = "skat"
SEATS: Final = 3
CHECK_IN: Final = 600.0
"""How many seconds before it begins people check in; it begins on a moment that is rounded to `ROUNDED`."""
ROUNDED: Final = 300.0
NEAR: Final = 10.0
"""How many seconds after the bot is there again are told apart."""
LONGEST: Final = 3_600.0
"""A round that takes longer than these seconds is stuck."""
THINKS: Final = 1.8
"""How long people at a table think, in seconds: they see a complete trick for its time before somebody leads."""
ROW: Final = re.compile(r"\*\*Table (\d+)\*\* .*?(?:deal (\d+) of|(done ✅))")


class Plan(NamedTuple):
    """Numbers of tables, deals and kills of the bot, and presses per second."""

    tables: int = 16
    deals: int = 12
    kills: int = 3
    rate: float = 16.0
    checks_in: bool = True


USUAL: Final = Plan()
SHORT: Final = Plan(tables=4, deals=2, kills=1, rate=8.0, checks_in=False)


class Seen:
    """What people see of a round: the tables' progress, what the board says of it, and how old that is."""

    def __init__(self, deals: int) -> None:
        self.over = deals + 1
        self.reached: dict[int, int] = {}
        self.ages: list[float] = []
        self._said: dict[int, int] = {}
        self._waiting: dict[tuple[int, int], float] = {}
        self.there = 0.0
        """Since when the bot is there: before, nobody could have said anything."""

    def reaches(self, table: int, deal: int) -> None:
        """Note that a table has begun a deal, or has ended, which counts as one more deal."""
        if deal > self.reached.get(table, 0):
            self.reached[table] = deal
            self._waiting[table, deal] = time.perf_counter()
            self._look()

    def board(self, text: str) -> None:
        """Read the board; once it shows standings all tables are done."""
        self._said |= {int(row[1]): int(row[2] or self.over) for row in ROW.finditer(text)}
        if "Standings" in text:
            self._said = dict.fromkeys(self.reached, self.over)
        self._look()

    def _look(self) -> None:
        now = time.perf_counter()
        for (table, deal), since in list(self._waiting.items()):
            if deal <= self._said.get(table, 0):
                self.ages.append(max(0.0, now - max(since, self.there)))
                del self._waiting[table, deal]

    @property
    def begun(self) -> int:
        """The number of deals that tables have begun or finished."""
        return sum(min(deal, self.over - 1) for deal in self.reached.values())

    @property
    def done(self) -> bool:
        """Whether the board has shown every table as done."""
        return not self._waiting and all(deal == self.over for deal in self.reached.values())


class TableOfRound(EveningTable):
    """A table of a round in its thread: people look at their cards, and answer what they are asked."""

    def __init__(self, stage: Stage, channel: Channel, number: int, evening: RoundCrowd) -> None:
        super().__init__(stage, channel, number, Habits(), evening)
        self.number = number
        self._crowd = evening
        self._people = []
        self._holding: set[str] = set()
        self._panel: tuple[Message, str] | None = None
        self._idle = time.perf_counter()
        self._thinks_of: tuple[Number, float] = (0, 0), 0.0

    def watch(self, message: Message) -> None:
        """Look at a message of this table that is shown, new or changed."""
        members = self.channel.thread.members if self.channel.thread else {}
        self._people = [each for each in self._stage.discord.world.people.values() if each.id in members]
        self._idle = time.perf_counter()
        if message.audience:
            self._holding.add(message.audience)
        else:
            self._watch_public(message)
        super().watch(message)
        if self._open_question and self._open_question.number != self._thinks_of[0]:
            self._thinks_of = self._open_question.number, self._idle

    def _watch_public(self, message: Message) -> None:
        for press in presses(message):
            if press.verb == Verb.ANSWER:
                self._crowd.shown.reaches(self.number, press.deal)
            elif press.verb == Verb.HISTORY_SESSION:
                self._crowd.shown.reaches(self.number, self._crowd.shown.over)
            elif press.verb == Verb.HAND:
                self._panel = message, press.custom_id
                self._crowd.ready(self)

    async def play(self) -> float | None:
        """Look at one's cards, or press what is to be pressed."""
        thinks = self._thinks_of[1] + THINKS - time.perf_counter()
        if thinks > 0:
            asyncio.get_running_loop().call_later(thinks, self._crowd.ready, self)
            return None
        if self._open_question:
            offers = self._open_question.offers
            self._open_question.offers = {id: each for id, each in offers.items() if self._is_there(each.message)}
        looks = next((person for person in self._people if person.id not in self._holding), None)
        if looks is None or self._panel is None or not self._is_there(self._panel[0]):
            return await super().play()
        self._holding.add(looks.id)
        message, custom_id = self._panel
        taken = await self._stage.use(COMPONENT, looks, self.channel, pressed(custom_id), message)
        self._crowd.ready(self)
        return taken

    def _is_there(self, message: Message) -> bool:
        return message.id in self._stage.discord.world.timeline[self.channel.id]

    def look_again(self) -> None:
        """Let people ask for their cards if nothing has happened for a while although somebody is asked."""
        if self._panel and "▶" in str(self._panel[0].json) and time.perf_counter() - self._idle > AGAIN_SECONDS:
            self.begin_again()

    def begin_again(self) -> None:
        """Continue after an outage of the bot, in which people's presses may have been lost."""
        self._idle = time.perf_counter()
        self._pressed_at = None
        self._holding.clear()
        self._crowd.ready(self)


class RoundCrowd(Crowd):
    """All people of an evening: they sign up, check in, and play at their tables until the round is done."""

    def __init__(self, stage: Stage, plan: Plan) -> None:
        super().__init__(stage)
        self._plan = plan
        self.shown = Seen(plan.deals)
        self.near: list[float] = []
        self.away: list[float] = []
        self.outages: list[float] = []
        self._tables: dict[str, TableOfRound] = {}
        self._pressing: set[asyncio.Task[None]] = set()
        self._back = -NEAR
        self._board: Message | None = None
        self._menu: Message | None = None
        discord = stage.discord
        self._home = discord.channel("stammtisch")
        made = (discord.world.add_person(f"{NAMES[each % len(NAMES)]} {each}", "en-US") for each in count())
        self._people = [*islice(made, plan.tables * SEATS)]
        discord.push_people()

    def _watch(self, message: Message) -> None:
        channel = self._stage.discord.world.channels[message.channel_id]
        if channel.parent_id:
            if channel.id not in self._tables:
                number = int(channel.name.rpartition(" ")[2])
                self._tables[channel.id] = TableOfRound(self._stage, channel, number, self)
            self._tables[channel.id].watch(message)
        elif message.audience:
            self._menu = message
        elif "Standings" in words_of(message) or any(each.verb == Verb.EVENING_ORGANISE for each in presses(message)):
            self._board = message
            self.shown.board(words_of(message))

    def seen(self, seconds: float) -> None:
        """Note the time from a press to the next question, separately if the bot was down shortly before."""
        near = time.perf_counter() - seconds < self._back + NEAR
        (self.near if near else self.away).append(seconds)

    # the evening

    async def sign_up(self) -> None:
        """Plan the evening, sign up, and check in."""
        begins = self._begins()
        when: dict[str, tuple[int, object]] = {"hours": (10, begins)} if begins else {}
        plan = subcommand("evening", "plan", game=(3, GAME), deals=(4, self._plan.deals), **when)
        await self._stage.use(COMMAND, self._people[0], self._home, plan)
        await self._stage.until(lambda: self._board, "the board")
        await self._all_press("comes")
        if begins:
            await self._called("not here yet")
            await self._all_press("comes")
        await self._called(f"**{len(self._people)} come")
        if self._board and "not here yet" in words_of(self._board):
            raise Failed("somebody has not checked in")

    def _begins(self) -> float:
        """Return the hours until the start, so that people are called to check in soon after signing up."""
        if not self._plan.checks_in:
            return 0.0
        now = time.time()
        signing = len(self._people) / self._plan.rate + NEAR
        called = math.ceil((now + signing) / ROUNDED) * ROUNDED
        return (called + CHECK_IN - now) / 3600

    async def _called(self, words: str) -> None:
        await self._stage.until(lambda: self._board and words in words_of(self._board), words, CHECK_IN)

    async def _all_press(self, choice: str) -> None:
        for person in self._people:
            await self._on_board(person, Verb.EVENING, choice)
            await asyncio.sleep(1 / self._plan.rate)

    async def _on_board(self, person: Person, verb: Verb, choice: str = "") -> None:
        board = await self._stage.until(lambda: self._board, "the board")
        press = next(each for each in presses(board) if each.verb == verb and choice in ("", each.choice))
        await self._stage.use(COMPONENT, person, self._home, pressed(press.custom_id), board)

    async def begin(self) -> None:
        """Start the round as its organiser, who has to confirm once."""
        host = self._people[0]
        await self._on_board(host, Verb.EVENING_ORGANISE)
        for verb in (Verb.EVENING_ORGANISE, Verb.EVENING_DO):
            menu, custom_id = await self._stage.until(lambda each=verb: self._starting(each), "the round to start")
            await self._stage.use(COMPONENT, host, self._home, pressed(custom_id), menu)

    def _starting(self, verb: Verb) -> tuple[Message, str] | None:
        if (menu := self._menu) is None:
            return None
        press = next((each for each in presses(menu) if (each.verb, each.choice) == (verb, "start")), None)
        return (menu, press.custom_id) if press else None

    async def play(self) -> None:
        """Play until the board says that all tables are done, killing the bot meanwhile."""
        every = self._plan.tables * self._plan.deals / (self._plan.kills + 1)
        due = time.perf_counter()
        while not (self.shown.done and self.shown.reached):
            if self.shown.begun >= every * (len(self.outages) + 1) and len(self.outages) < self._plan.kills:
                await self._kill()
            due = max(due + 1 / self._plan.rate, time.perf_counter())
            await asyncio.sleep(due - time.perf_counter())
            if not self._waiting:
                for table in self._tables.values():
                    table.look_again()
                continue
            task = asyncio.create_task(self._press(self._waiting.popleft()))
            self._pressing.add(task)
            task.add_done_callback(self._pressing.discard)

    async def _kill(self) -> None:
        stage, killed = self._stage, time.perf_counter()
        self.shown.there = math.inf
        await stage.kill()
        for task in self._pressing:
            task.cancel()
        await stage.until(lambda: not stage.online(), "the bot is gone")
        stage.start_again()
        await stage.until(stage.online, "the bot comes back")
        self._back = time.perf_counter()
        self.outages.append(self._back - killed)
        self.shown.there = self._back
        for table in self._tables.values():
            table.begin_again()

    async def standings(self) -> Mapping[str, float]:
        """Save the standings as a file, and read it."""
        self._menu = None
        await self._on_board(self._people[0], Verb.EVENING_CSV)
        saved = await self._stage.until(lambda: self._menu, "the file")
        async with aiohttp.ClientSession() as http, http.get(saved.json["attachments"][0]["url"]) as answer:
            rows = [*csv.reader(io.StringIO(await answer.text()))]
        return {name: float(total) for _, name, *_, total, _ in rows[1:]}


def words_of(message: Message) -> str:
    """Return everything that a message says."""
    every = walk(message.json.get("components", []))
    return "\n".join(component["content"] for component in every if "content" in component)


def measure(plan: Plan) -> list[Figure]:
    """Play an evening of one round."""
    return asyncio.run(_measure(plan))


async def _measure(plan: Plan) -> list[Figure]:
    async with Stage(limits=True, LUPFEN_PAUSE_SECONDS=str(PAUSE_SECONDS), LUPFEN_PICTURES="true") as stage:
        crowd = RoundCrowd(stage, plan)
        await crowd.sign_up()
        await crowd.begin()
        async with asyncio.timeout(LONGEST):
            await crowd.play()
        told, proved = await crowd.standings(), standings_of(stage.database)
        refused, calls, where = stage.refused, stage.calls, stage.discord.limiter.refused
    wrong = sum(told.get(name) != round(float(total), 2) for name, total in proved.items())
    wrong += len(told.keys() ^ proved.keys())
    name = f"round of {plan.tables * SEATS} people"
    parts = {"presses": len(crowd.callbacks), "failed": crowd.failed, "calls": calls}
    outages = {f"kill {number}": seconds for number, seconds in enumerate(crowd.outages, start=1)}
    near = {"median": statistics.median(crowd.away) * 1_000}
    near |= {"after kills p99": p99(crowd.near) * 1_000} if crowd.near else {}
    return [
        Figure(f"{name}, refused", refused, "calls", at_most(0), parts | outages | where),
        Figure(f"{name}, next question p99", p99(crowd.away) * 1_000, "ms", at_most(1_000), near),
        Figure(f"{name}, age of the board", max(crowd.shown.ages), "s", at_most(5)),
        Figure(f"{name}, standings that differ", wrong, "people", at_most(0), {"people": len(proved)}),
    ]
