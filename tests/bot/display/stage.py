"""A table of three shown on `Screens`, using all of the bot's display code except the wire."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Coroutine, Generator
from contextlib import contextmanager, suppress
from types import SimpleNamespace
from typing import Any

import pytest

from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.message import State
from bot.discord_io.payloads import TROUBLE
from bot.discord_io.reply_priority import ReplyPriority
from bot.discord_io.request_budget import RequestBudget
from bot.display.coordinator import Coordinator
from bot.display.display_services import DisplayServices
from bot.display.hands import hand_pacing
from bot.display.own_threads import OwnThreads
from bot.display.renderer import Draft, Renderer, Role
from bot.display.table_display import TableDisplay
from bot.display.table_presses import TablePresses
from bot.display.worker import Worker
from bot.interactions.handlers import AtTable, Used, handlers_of
from bot.interactions.private_answers import PrivateAnswers
from bot.metrics import Metrics
from bot.pictures.desk import PictureDesk
from bot.pictures.scene import Picture
from bot.preferences import Owner, Preferences
from bot.services import Changes
from cogs.betting import Betting
from cogs.play import Play
from cogs.setup import Setup
from game.computer import player_for
from game.core import shuffle
from game.core.driver import Driver
from game.core.errors import Refused
from game.games.catalogue import CATALOGUE
from game.reports.debts import Transfer
from game.reports.past import CourseLine
from game.table.ports import JournalError, Place, Timings
from game.table.state import Opening, Terms
from game.table.table import Table, TableServices
from game.table.tables import Tables
from game.table.upkeep import Tasks
from storage.history import History
from storage.leases import Span
from storage.people import People
from storage.shown import Shown, ShownMessages
from tests.bot.display.screens import LANGUAGE, Answer, Message, Screens
from tests.clock import HandClock
from tests.tables import ANNA, BEN, CHANNEL, CLARA, NAMES, SERVER, MemoryJournal, every_server

PEOPLE = (ANNA, BEN, CLARA)
AWHILE = 40
ANNAS = 7
"""A private message of a former run."""
UNUSED: Any = SimpleNamespace()


class Nothing(People):
    """Default settings."""

    def __init__(self) -> None:
        pass

    async def every_setting(self, span: Span | None = None) -> dict[tuple[str, int], dict[str, Any]]:
        return {}

    async def settings(self, owner: Owner, owner_id: int) -> dict[str, Any]:
        return {}

    async def set(self, owner: Owner, owner_id: int, key: str, value: object) -> None:
        return None


OPEN_TO_ALL: Any = SimpleNamespace(preferences=Preferences(Nothing()), answering=None)
COGS = (Setup(OPEN_TO_ALL, UNUSED), Betting(OPEN_TO_ALL), Play(OPEN_TO_ALL, UNUSED))
HANDLERS = {verb: handler for cog in COGS for verb, handler in handlers_of(cog)}
"""The handlers of presses at tables that need nothing but the table."""


class NothingPlayed(History):
    """A history without sessions."""

    def __init__(self) -> None:
        pass

    async def course(self, table: str) -> list[CourseLine]:
        return []

    async def deal(self, table: str, number: int) -> None:
        return None

    async def evening(self, mark: str) -> None:
        return None

    async def debts(self, table: str) -> list[Transfer]:
        return []


class Notes(ShownMessages):
    """Remembers which messages show tables, as the database does, unless it refuses; one is of a person alone."""

    def __init__(self) -> None:
        self.kept: dict[str, int] = {}
        self.refuses = False

    async def show(self, table: str, kind: str, channel: int, message: int, person: int = 0) -> None:
        if self.refuses:
            raise JournalError("the disk is full")
        self.kept[kind] = message

    async def unshow(self, table: str, kind: str, person: int = 0) -> None:
        del self.kept[kind]

    async def shown(self, table: str) -> list[Shown]:
        public = [Shown(table, kind, 0, CHANNEL, message) for kind, message in self.kept.items()]
        return [*public, Shown(table, "hand", ANNA, CHANNEL, ANNAS)]


class Sketches(PictureDesk):
    """A desk that draws instantly, but only when asked."""

    def __init__(self) -> None:
        super().__init__()
        self._sketched: set[object] = set()

    async def draw(self, function: Callable[..., Picture], *args: Any, **kwargs: Any) -> Picture:
        await asyncio.sleep(0)
        self._sketched.add((function, args))
        return _sketch(args)

    def drawn(self, function: Callable[..., Picture], *args: Any, **kwargs: Any) -> Picture | None:
        return _sketch(args) if (function, args) in self._sketched else None


def _sketch(args: tuple[Any, ...]) -> Picture:
    """Return a picture whose bytes name the drawing function and its arguments."""
    return Picture(repr(args).encode(), "image/webp", 1, 1)


@contextmanager
def same_cards() -> Generator[None]:
    """Deal the same cards in every run of a test."""
    numbers = itertools.count()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shuffle, "new_secret", lambda: shuffle.secret_from(str(next(numbers))))
        yield


def asked(table: Table) -> int:
    """Return the person who is asked at a table."""
    assert table.asked_seat is not None
    assert table.asked_seat.user is not None
    return table.asked_seat.user


class Stage:
    """Anna, Ben and Clara, their table, and what they see; `clock` is the display's, `time` the table's."""

    def __init__(
        self,
        *,
        turn_seconds: int = 60,
        pictures: bool = False,
        ours: bool = True,
        journal: MemoryJournal | None = None,
        notes: Notes | None = None,
        screens: Screens | None = None,
        trick_seconds: float = 2,
    ) -> None:
        self.clock, self.time = HandClock(), HandClock()
        self.screens = screens or Screens()
        self.screens.clock = self.clock
        self.notes = notes or Notes()
        self.journal = journal or MemoryJournal()
        self.turn_seconds = turn_seconds
        self.certain = True
        self._table: Table | None = None
        self._watchers = itertools.count(100)
        self.preferences = preferences = Preferences(Nothing())
        self.renderer = Renderer(LANGUAGE, Sketches() if pictures else None, NothingPlayed(), CATALOGUE, preferences)
        self.metrics = Metrics()
        priority, self.tasks = ReplyPriority(), Tasks()
        self.pacing = hand_pacing(self.clock)
        shared = DisplayServices(
            *(self.screens, self.renderer, preferences, priority, RequestBudget(self.clock)),
            *(self.notes, self.pacing, self.metrics, self.tasks),
        )
        changes, timings = Changes(), Timings(longest_trick=trick_seconds)
        self.tables = Tables(TableServices(CATALOGUE, self.journal, self.time, changes, player_for, timings))
        answers, threads = PrivateAnswers(priority, self.tasks), OwnThreads(self.screens, self.tables, self.tasks)
        self.coordinator = Coordinator(shared, answers, threads, ours=lambda _: ours, certain=lambda: self.certain)
        changes.listeners = (self.coordinator,)
        self.presses = TablePresses(self.tables, self.coordinator)
        self.pressing: set[asyncio.Task[None]] = set()

    @property
    def table(self) -> Table:
        assert self._table is not None, "open it first"
        return self._table

    @property
    def driver(self) -> Driver:
        """The deal that is running or has just ended."""
        assert self.table.driver is not None, "begin it first"
        return self.table.driver

    @property
    def worker(self) -> Worker:
        return self.coordinator.worker(self.table)

    @property
    def display(self) -> TableDisplay:
        return self.worker.display

    @property
    def panel(self) -> Message:
        """The public message with live buttons."""
        (message,) = [each for each in self.screens.public() if each.offers("join", "hand", "next", "again")]
        return message

    @property
    def asked(self) -> int:
        """The person who is asked."""
        return asked(self.table)

    # playing

    async def opened(self) -> Stage:
        """Let Anna open the table, and the others sit down."""
        await self.coordinator.open()
        options, seconds = {"first_dealer": "seat"}, self.turn_seconds
        terms = Terms(ruleset="lupfen-liechtenstein", options=options, turn_seconds=seconds)
        opening = Opening(Place(SERVER, CHANNEL), ANNA, NAMES[ANNA], terms)
        await self.presses.open_here(Answer(self.screens, ANNA), lambda: self.tables.open(opening))
        (self._table,) = self.tables
        for person in (BEN, CLARA):
            await self.press(person, self.panel, "join")
        return self

    async def dealt(self) -> Stage:
        """Begin the first deal; all hands have been dealt, and the panel waits for the player who is asked."""
        await self.opened()
        await self.press(ANNA, self.panel, "start")
        await self.calm()
        return self

    async def resumed(self) -> Stage:
        """Let the process die and another continue with the same journal and the same screens."""
        again = Stage(turn_seconds=self.turn_seconds, journal=self.journal, notes=self.notes, screens=self.screens)
        await again.tables.resume(every_server)
        again._table = next(iter(again.tables), None)
        await again.coordinator.open()
        return again

    async def press(self, person: int, message: Message, verb: str) -> None:
        """Press the first button of a message with a verb."""
        press, value = next((press, value) for press, value in message.presses if press.verb == verb)
        await self.use(person, message, press, value)

    def press_soon(self, person: int, message: Message, verb: str) -> asyncio.Task[None]:
        """Press without waiting for the answer."""
        return self.soon(self.press(person, message, verb))

    def soon(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a task; the stage waits for it at the end."""
        task = asyncio.get_running_loop().create_task(work)
        self.pressing.add(task)
        return task

    async def use(self, person: int, message: Message, press: Press, value: str = "") -> None:
        """Press something; a refusal, or a failure on the way, ends it silently."""
        with suppress(Refused, *TROUBLE):
            if not self.table.over:
                await self.handle(Answer(self.screens, person, message), press, value)

    async def handle(self, reply: Answer, press: Press, value: str = "") -> None:
        """Let the handler of a press act, as the router does."""
        handler = HANDLERS[press.verb]
        assert isinstance(handler.on, AtTable)
        await self.presses.handle(handler.on, handler.act, reply, Used(press, (value,) if value else ()))

    async def show_hand(self, person: int, message: Message | None = None) -> None:
        """Ask for a person's cards: by a press on a message, or by a command."""
        await self.handle(Answer(self.screens, person, message), Press(Verb.HAND, self.table.id))

    async def go_on(self) -> None:
        """Play the deal to its end without a press, or else begin the next one."""
        table = self.table
        with suppress(Refused):
            while table.state.phase == "playing" and table.driver and table.driver.question:
                safe = table.driver.question.write(table.driver.question.safe)
                await table.answer(self.asked, table.state.deal, table.question_number, safe)
            for seat in table.state.people:
                await table.next_deal(seat.user or 0)

    async def end(self) -> None:
        """Let the host end the session at once."""
        with suppress(Refused):
            await self.table.close("stopped")

    # time

    async def calm(self) -> None:
        """Run everything that is not waiting for anything."""
        for _ in range(AWHILE):
            await asyncio.sleep(0)

    async def let_through(self, name: str) -> None:
        """Let the oldest call of a kind through, and everything that follows from it."""
        self.screens.call_named(name).answer()
        await self.calm()

    async def settle(self) -> None:
        """Let all calls and retries through until nothing more happens."""
        self.screens.open = True
        for _ in range(1_000):
            await self.calm()
            if self.screens.waiting:
                self.screens.waiting[0].answer()
            elif self.clock.waiting:
                self.clock.fire(self.clock.waiting[0])
            elif all(task.done() for task in self.pressing):
                break
        else:
            raise AssertionError("it never comes to rest")
        for task in self.pressing:
            task.result()

    async def change(self) -> list[str]:
        """Change something that people see, as another spectator joins; return the calls until nothing more happens."""
        self.screens.calls.clear()
        with suppress(Refused):
            self.table.spectators.watch(next(self._watchers), "Dora", waits=False)
        await self.settle()
        return self.screens.calls

    # what must hold in the end

    async def check_shown(self) -> None:
        """Check that in the end the target state is shown, each part once, and that nothing old can be used."""
        await self.settle()
        role = Role.END if self.table.over else Role(self.display.wanted.role)
        verbs, reminder = ("join", "hand", "next", "again", "start"), self.display.reminder.message
        call = reminder.id if reminder else 0
        public = [each for each in self.screens.public() if each.offers(*verbs) and each.id != call]
        state = State(0, role, self.display.tricks.lying)
        if role is not Role.END:
            assert [look(each.surface) for each in public] == [await self._look(self.display.draft(state))]
        elif self.table.state.playing:
            wanted = await self._look(await self.renderer.end(self.table, state))
            assert [look(each.surface) for each in public] == [wanted]
        else:
            assert public == [], "a session that never began has nothing to offer"
        for person in PEOPLE:
            await self._check_hand(person)

    async def _look(self, draft: Draft) -> str:
        """Return what a draft looks like."""
        return look(await self.renderer.finish_in_time(draft))

    async def _check_hand(self, person: int) -> None:
        hands = [each for each in self.screens.hands(person) if self.can_be_changed(each)]
        if self.table.over:
            assert hands == [], f"{NAMES[person]} keeps a hand of a session that is over"
            return
        assert len(hands) <= 1, f"{NAMES[person]} has {len(hands)} hands"
        known = self.display.hands.of(person).message
        for hand in hands:
            assert known is not None
            assert known.id == hand.id, f"{NAMES[person]} has a hand the bot has forgotten"
            assert self._is_below(person, hand.id), f"the hand of {NAMES[person]} stands above the panel"
            assert look(hand.surface) == await self._look(self.renderer.hand(self.table, person, "en"))

    def _is_below(self, person: int, hand: int) -> bool:
        """Whether a hand is below the panel of its deal, or cannot be sent again."""
        token = self.display.hands.of(person).token
        alive = token is not None and token.until > self.clock.now()
        playing = self.display.wanted.role == Role.PANEL and self.table.deal_seat(person) is not None
        public = self.display.posts.public
        return not (alive and playing and public) or hand > public.id

    def can_be_changed(self, message: Message) -> bool:
        """Whether the bot knows of a private message, and holds a token that can still change it."""
        now = self.clock.now()
        return not message.stray and any(self.screens.tokens.get(key, 0.0) >= now for key in message.keys)


def look(surface: Any) -> str:
    """Return everything visible on a surface, regardless of whether its picture has just been attached."""
    return str(surface.components)
