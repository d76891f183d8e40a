"""One message a day, for people who like that, instead of a call for each turn at tables over days."""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime, timedelta, tzinfo
from typing import Final

import discord

from bot.discord_io.message import delete_noted
from bot.discord_io.payloads import TROUBLE
from bot.discord_io.surface import Surface
from bot.display.calls import LOOKING_SECONDS
from bot.display.coordinator import Coordinator
from bot.display.resting import Place as Seated
from bot.display.resting import RestingTables
from bot.language.texts import Language
from bot.panels.personal.entrance import MyTable, digest, direct_digest
from bot.preferences import DIRECT
from game.core.errors import Refused
from game.table.ports import NOWHERE, JournalError, Notice, Place
from game.table.quiet_hours import zone_of
from game.table.table import Table
from game.table.upkeep import Locks, Tasks
from game.table.view import table_view
from storage.problems import StorageProblem

log = logging.getLogger(__name__)

Work = Callable[[int, int, Sequence[Seated]], Awaitable[None]]
LATE_HOURS: Final = 3
"""For how long it is still sent if its person was just looking, or the bot was away."""


def day_at(when: float, zone: tzinfo, hour: int) -> str:
    """Return the day whose digest, due at an `hour`, is to be sent at a time in seconds since 1970; "" if none is."""
    now = datetime.fromtimestamp(when, zone)
    late = (now.hour - hour) % 24
    return (now - timedelta(hours=late)).date().isoformat() if late < LATE_HOURS else ""


class Digests:
    """Sends digests: one for each server, or a direct one for all; those that nothing waits for any more are deleted.

    Among several processes, the one that has the first of the tables sends it. What was sent when is kept among the
    person's settings.
    """

    LOOK_SECONDS: Final = 120.0

    def __init__(self, resting: RestingTables, coordinator: Coordinator, language: Language, tasks: Tasks) -> None:
        self._resting = resting
        self._coordinator = coordinator
        self._language = language
        self._tasks = tasks
        self._sender = coordinator.shared.sender
        self._preferences = coordinator.shared.preferences
        self._looked: dict[tuple[int, int], str] = {}
        self._people = Locks()

    async def look(self) -> None:
        """Send the digests that are due."""
        for user in self._preferences.gathering():
            await self._attend(user, self._send_due)

    def changed(self, table: Table, notice: Notice) -> None:
        """Delete the digest of a person who has answered at the last table that waited for them."""
        answered = table.state.terms.over_days and notice in {"question", "deal_over", "session_over"}
        user = table.last_answered if answered else None
        if user is not None and any(where for _, where in self._preferences.digests(user).values()):
            self._tasks.start(self._attend(user, self._clear))

    async def _attend(self, user: int, work: Work) -> None:
        """Do something for each group of a person's tables; what fails is tried again at the next look."""
        try:
            async with self._people.of(user):
                for server, group in (await self._groups(user)).items():
                    await work(user, server, group)
        except (*TROUBLE, JournalError, Refused, StorageProblem) as problem:
            log.warning("a digest waits: %s", type(problem).__name__)

    async def _groups(self, user: int) -> Mapping[int, Sequence[Seated]]:
        """Return a person's tables over days by server, or all of them if they like direct messages."""
        direct, groups = self._preferences.person(user).calls == DIRECT, dict[int, list[Seated]]()
        for each in sorted(await self._resting.of(user), key=lambda each: each.table.id):
            if each.table.state.terms.over_days:
                groups.setdefault(NOWHERE if direct else each.table.state.server, []).append(each)
        return groups

    async def _send_due(self, user: int, server: int, group: Sequence[Seated]) -> None:
        """Send a digest, once a day, if anything waits; if its person is looking, later."""
        now = self._sender.clock.now()
        zone = zone_of(group[0].table.state.terms.zone)
        day = day_at(now + self._sender.clock.ahead, zone, self._preferences.person(user).digest)
        before, where = self._preferences.digests(user).get(server, ("", ""))
        if not group[0].ours or day in ("", before, self._looked.get((user, server))):
            return
        waiting = [each for each in group if each.table.awaited == user]
        if waiting and any(self._looks(user, each.table.id, now) for each in group):
            return
        await delete_noted(self._sender, NOWHERE, where)
        sent = await self._send(user, direct=server == NOWHERE, waiting=waiting) if waiting else ""
        self._looked[user, server] = day
        if sent or where:
            await self._preferences.note_digest(user, server, day, sent)

    def _looks(self, user: int, table: str, now: float) -> bool:
        worker = self._coordinator.shown(table)
        return worker is not None and now - worker.display.presses.last(user) < LOOKING_SECONDS

    async def _clear(self, user: int, server: int, group: Sequence[Seated]) -> None:
        day, where = self._preferences.digests(user).get(server, ("", ""))
        if where and not any(each.table.awaited == user for each in group):
            await delete_noted(self._sender, NOWHERE, where)
            await self._preferences.note_digest(user, server, day, "")

    async def _send(self, user: int, *, direct: bool, waiting: Sequence[Seated]) -> str:
        """Send a digest, and return where it is, as `channel/message`; "" if Discord lets nobody be called there."""
        first = waiting[0].table.state
        texts = self._language.texts(first.terms.language)
        await self._sender.take_request()
        if direct:
            try:
                mine = [MyTable(table_view(each.table, user), each.since) for each in waiting]
                return await self._call(await self._sender.direct(user), direct_digest(mine, texts), user)
            except discord.Forbidden as error:
                log.info("a digest goes to the channel: %s", error.code)
        try:
            return await self._call(Place(first.server, first.channel), digest(user, len(waiting), texts), user)
        except discord.Forbidden as error:
            log.info("nobody may be called in the channel of table %s: %s", first.table, error.code)
            return ""

    async def _call(self, place: Place, surface: Surface, user: int) -> str:
        sent = await self._sender.call(place, surface, [user])
        return f"{place.channel}/{sent.message}"
