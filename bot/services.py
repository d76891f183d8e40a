"""The parts of a running bot, put together once; cogs work with them."""

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from os import getpid
from socket import gethostname
from typing import TypeVar

import discord

from bot.alone import AloneTables
from bot.daily import DailyDeals
from bot.discord_io.reply_priority import ReplyPriority
from bot.discord_io.request_budget import RequestBudget
from bot.discord_io.rest_client import RestClient
from bot.discord_io.sender import Sender
from bot.display.coordinator import Coordinator
from bot.display.digests import Digests
from bot.display.display_services import DisplayServices
from bot.display.hands import hand_pacing
from bot.display.own_threads import OwnThreads
from bot.display.renderer import Renderer
from bot.display.resting import RestingTables
from bot.display.table_presses import TablePresses
from bot.evenings.host import EveningHost
from bot.evenings.pars import Pars
from bot.evenings.tables import EveningServices
from bot.interactions.answering import Answering
from bot.interactions.handover_gate import HandoverGate
from bot.interactions.press_rate import POST_SECONDS, Spacing, press_rate
from bot.interactions.private_answers import PrivateAnswers
from bot.interactions.reply import Readers
from bot.interactions.router import Router
from bot.language import Language
from bot.metrics import Metrics
from bot.operations.acquaintances import Acquaintances, Erasure
from bot.operations.background import Background
from bot.operations.clock import LoopClock
from bot.operations.counted_journal import CountedJournal
from bot.operations.discord_meter import CallMeter, InteractionTimes
from bot.operations.emojis import Emojis
from bot.operations.other_processes import Relay
from bot.operations.places import RemovedServers
from bot.operations.shard_lease import ShardLease
from bot.pars import DailyPars, StrongPlay
from bot.pictures.desk import PictureDesk
from bot.play_here import PlayHere
from bot.preferences import Preferences
from bot.settings import Settings
from bot.thinking.advising import Advising
from bot.thinking.pool import LONG_PATIENCE, SearchPool
from bot.thinking.reviewing import Reviewing
from game.computer import player_for
from game.core.rulesets import Catalogue
from game.table.ports import Notice, Timings
from game.table.table import Listener, Table, TableServices
from game.table.tables import Tables
from game.table.upkeep import Tasks
from storage.dailies import Dailies
from storage.database import Database
from storage.evenings import Evenings
from storage.history import History
from storage.league import League
from storage.leases import Relays, ShardLeases, Span
from storage.ledger import Ledger
from storage.people import People
from storage.played import Judgements, Played
from storage.privacy import Privacy
from storage.servers import KnownServers
from storage.shown import IdleTables, ShownMessages


class Changes:
    """Passes a table's changes on to `listeners`."""

    listeners: Sequence[Listener] = ()

    def changed(self, table: Table, notice: Notice) -> None:
        """Pass a change on."""
        for listener in self.listeners:
            listener.changed(table, notice)


class Wire:
    """Calls to Discord: what they may take, how long they took, and who makes them."""

    def __init__(
        self, client: discord.Client, settings: Settings, metrics: Metrics, lease: ShardLease, clock: LoopClock
    ) -> None:
        self.budget = RequestBudget(clock, settings.calls, metrics.call_waits.observe)
        self.times = InteractionTimes(metrics, lambda: not lease.holder, lambda: lease.holds)
        self.meter = CallMeter(metrics, self.times)
        self.rest = RestClient(settings.token.get_secret_value(), self.budget, self.meter, lambda: lease.holds)
        self.sender = Sender(client, self.rest, clock, self.budget)


@dataclass(frozen=True, slots=True)
class Common:
    """What most cogs need: `servers` keep saved rules, `posts` limits how often a person shares something."""

    answering: Answering
    readers: Readers
    preferences: Preferences
    catalogue: Catalogue
    servers: KnownServers
    posts: Spacing


@dataclass(frozen=True, slots=True)
class TableParts(Common):
    """What opens, finds and shows tables; `turn_seconds` is the usual time to think."""

    tables: Tables
    presses: TablePresses
    resting: RestingTables
    threads: OwnThreads
    turn_seconds: int


@dataclass(frozen=True, slots=True)
class EntranceParts(TableParts):
    """What leads people to tables and evenings, or keeps them out: the message *Play here* among others."""

    play_here: PlayHere
    evenings: EveningHost


@dataclass(frozen=True, slots=True)
class EveningParts(TableParts):
    """What runs evenings and draws their results."""

    evenings: EveningHost
    renderer: Renderer


@dataclass(frozen=True, slots=True)
class PastParts(Common):
    """What looks back at deals; `filling` are the tasks that fill in messages which said "in a moment"."""

    history: History
    played: Played
    renderer: Renderer
    reviewing: Reviewing
    filling: Tasks


@dataclass(frozen=True, slots=True)
class AloneParts(PastParts):
    """What deals played alone need besides."""

    daily: DailyDeals
    daily_pars: DailyPars
    alone_tables: AloneTables
    players: SearchPool
    advising: Advising


@dataclass(frozen=True, slots=True)
class Accounts(Common):
    """Who has won and owes what."""

    ledger: Ledger
    league: League
    people: People


@dataclass(frozen=True, slots=True)
class PersonalData(Common):
    """What is stored about people, how it is erased, and what the operator's `settings` say of that."""

    privacy: Privacy
    erasure: Erasure
    settings: Settings


Bundle = TypeVar("Bundle", bound=Common)


class Services:
    """The parts of a bot, each made from those above it.

    `filling` are the tasks that fill in private messages, `sending` those that are ended before the bot leaves.
    """

    def __init__(
        self,
        client: discord.Client,
        settings: Settings,
        database: Database,
        catalogue: Catalogue,
        language: Language,
        metrics: Metrics,
    ) -> None:
        self.settings, self.catalogue, self.language, self.metrics = settings, catalogue, language, metrics
        self.clock, self.lease, self.turn_seconds = LoopClock(), _shard_lease(settings, database), settings.turn_seconds
        self.background, self.filling, self.sending = Background(), Tasks(), Tasks()
        ours, holds, self.posts = settings.serves, lambda: self.lease.holds, Spacing(POST_SECONDS, self.clock)
        self.journal, self.history = CountedJournal(database.journal, metrics), History(database, catalogue)
        self.servers, self.shown = KnownServers(database), ShownMessages(database)
        self.people, self.privacy = People(database), Privacy(database)
        self.ledger, self.league, self.played = Ledger(database), League(database), Played(database)
        self.preferences = Preferences(self.people, ours, span_of(settings) if settings.shards else None)
        self.readers, self.acquaintances = Readers(language, self.preferences), Acquaintances(self.people)
        self.wire = wire = Wire(client, settings, metrics, self.lease, self.clock)
        self.emojis = Emojis(language.show, uploads=settings.uploads)
        # presses and their answers
        desk = PictureDesk() if settings.pictures else None
        self.renderer = Renderer(language, desk, self.history, catalogue, self.preferences)
        self.gate, self.relay, priority = HandoverGate(holds), Relay(Relays(database), ours), ReplyPriority()
        self.answers, rate = PrivateAnswers(priority, self.sending), press_rate(settings.presses_per_second, self.clock)
        mended, draw = self.emojis.refused, self.renderer.finish
        self.answering = Answering(self.readers, wire.sender, priority, metrics, self.answers, draw, mended)
        # computers at tables; and those of advice, judgements and deals played alone, for which no table waits
        self.thinking, self.players = SearchPool(settings.thinking_processes), SearchPool(1, patience=LONG_PATIENCE)
        self.advising, strong = Advising(self.players, self.filling), StrongPlay(self.players.search)
        # tables, and what is shown of them
        timings, changes, count = Timings(pause=settings.pause_seconds), Changes(), metrics.count_incident
        ports = TableServices(
            *(catalogue, self.journal, self.clock, changes, player_for, timings, count, self.thinking),
            plays_single=self.preferences.plays_single,
            debt_limit=settings.debt_limit,
        )
        self.tables, self.alone_tables = Tables(ports), AloneTables(replace(ports, thinker=self.players))
        display = DisplayServices(
            *(wire.sender, self.renderer, self.preferences, priority, wire.budget, self.shown),
            *(hand_pacing(self.clock), metrics, self.sending, mended),
        )
        self.threads = OwnThreads(wire.sender, self.tables, self.sending, timings.farewell)
        self.coordinator = Coordinator(display, self.answers, self.threads, ours=ours, certain=holds)
        # evenings, and deals played alone
        around = EveningServices(Evenings(database), self.coordinator, catalogue, language, self.tables)
        self.evenings = EveningHost(around, Pars(around.store, self.history, catalogue, strong), timings)
        self.play_here = PlayHere(wire.sender, self.preferences, catalogue, language, self.filling)
        self.resting = RestingTables(IdleTables(database), self.shown, self.tables, self.coordinator, self.journal)
        self.digests = Digests(self.resting, self.coordinator, language, self.filling)
        changes.listeners = self.coordinator, self.evenings, self.play_here, self.digests
        self.presses = TablePresses(self.tables, self.coordinator)
        self.router = Router(rate, self.answering, self.presses, self.resting.meet)
        self.daily = DailyDeals(Dailies(database), catalogue, self.alone_tables)
        self.daily_pars = DailyPars(self.daily.store, catalogue, strong, self.filling)
        self.erasure = Erasure(self.privacy, self.acquaintances, self.preferences, self.tables)
        self.removed = RemovedServers(self.servers, self.erasure.server, settings.erase_days, ours)
        self.reviewing = Reviewing(self.players, Judgements(database), catalogue)
        self._measure(desk)

    def bundle(self, kind: type[Bundle]) -> Bundle:
        """Return the parts that some cogs need, by the names of the fields of their `kind`."""
        return kind(**{each.name: getattr(self, each.name) for each in fields(kind)})

    def _measure(self, desk: PictureDesk | None) -> None:
        self.metrics.lease_seconds.set_function(lambda: self.lease.seconds_left)
        self.metrics.watch_queue("calls", lambda: self.wire.budget.waiting)
        self.metrics.watch_thoughts(lambda: self.thinking.waiting, self.thinking.answers)
        if desk:
            self.metrics.watch_pictures(desk)


def _shard_lease(settings: Settings, database: Database) -> ShardLease:
    if not database.is_shared:
        return ShardLease(None, "", settings.lease_seconds)
    span = span_of(settings)
    return ShardLease(ShardLeases(database, span, f"{gethostname()}/{getpid()}"), str(span), settings.lease_seconds)


def span_of(settings: Settings) -> Span:
    """Return the shards of this process."""
    shards, count = settings.shard_range or ([0], 1)
    return Span(shards[0], shards[-1], count)
