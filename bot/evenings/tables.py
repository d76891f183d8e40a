"""The tables of a round, each opened in its own thread, and the means that all parts of an evening share."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bot.discord_io.payloads import TROUBLE
from bot.discord_io.sender import Sent
from bot.discord_io.surface import Surface
from bot.display.coordinator import Coordinator
from bot.display.display_services import DisplayServices
from bot.language import Language, Texts
from bot.panels.evenings.board import arrival, seat_call, table_thread
from game.core.errors import Refused
from game.core.rulesets import Catalogue, Ruleset
from game.evenings.evening import Evening
from game.evenings.parts import RoundTable
from game.evenings.tables import mark_of
from game.table.occasion import EveningTable
from game.table.ports import Place
from game.table.state import Opening, Terms
from game.table.table import Table
from game.table.tables import Tables
from storage.evenings import Evenings


@dataclass(frozen=True, slots=True)
class EveningServices:
    """Dependencies shared by all parts of an evening."""

    store: Evenings
    coordinator: Coordinator
    catalogue: Catalogue
    language: Language
    tables: Tables

    @property
    def display(self) -> DisplayServices:
        """The means of making and sending messages."""
        return self.coordinator.shared

    @property
    def now(self) -> float:
        """The time of the machine's clock: evenings begin by it, and their rounds end by it after any restart."""
        clock = self.display.sender.clock
        return clock.now() + clock.ahead

    def ruleset(self, evening: Evening) -> Ruleset[Any]:
        """Return the ruleset that an evening plays."""
        return self.catalogue.find(evening.plan.ruleset)

    def texts(self, evening: Evening) -> Texts:
        """Return the texts for an evening's channel."""
        return self.language.texts(evening.plan.language)

    async def call(self, place: Place, surface: Surface, people: Iterable[int] = ()) -> Sent:
        """Post a public message that notifies those of the given people, by their ids, who want to be notified."""
        wanting = [user for user in people if self.display.preferences.person(user).reminders]
        await self.display.sender.take_request()
        return await self.display.sender.call(place, surface, wanting)

    async def post(self, evening: Evening, surface: Surface, nonce: str) -> Sent:
        """Post a public message in the channel of an evening, only once with this nonce."""
        await self.display.sender.take_request()
        return await self.display.sender.post(place_of(evening), surface, nonce)


def place_of(evening: Evening) -> Place:
    """Return the channel of an evening."""
    return Place(evening.server, evening.channel)


class RoundTables:
    """Opens, steers and closes the tables of rounds; their players are called in their threads."""

    def __init__(self, shared: EveningServices) -> None:
        self._shared = shared
        self._store = shared.store
        self._sender = shared.display.sender

    def find(self, table: RoundTable) -> Table:
        """Return the opened table; raises `Refused`."""
        return self._shared.tables.find(table.table)

    def deal_at(self, table: RoundTable) -> int:
        """Return the number of a table's current deal; 0 if none was dealt, or if it is not played here."""
        try:
            return self.find(table).state.deal if table.table else 0
        except Refused:
            return 0

    async def bring_up(self, evening: Evening, table: RoundTable) -> Evening:
        """Open a table, or resume where the last run ended: each step, even the intent to open a thread, is saved."""
        if not table.channel:
            again, table = table.opening, table.model_copy(update={"opening": True})
            evening = evening if again else await self._store.change(evening.with_table(table))
            thread = await self._thread(evening, table, again=again)
            table = table.model_copy(update={"channel": thread.channel})
            evening = await self._store.change(evening.with_table(table))
        opened = await self._opened(evening, table)
        return await self._store.change(evening.with_table(table.model_copy(update={"table": opened.id})))

    async def steer(self, evening: Evening, table: RoundTable, hurry: int) -> None:
        """Pass pauses, time (`hurry` seconds once the round's is up) and latecomers on to a table; raises `Refused`."""
        playing, usual = self.find(table), evening.plan.turn_seconds
        if playing.over:
            raise Refused("session-over")
        await playing.organising.hold(held=evening.paused_at is not None)
        hurried = evening.round is not None and evening.round.hurried and not 0 < usual <= hurry
        await playing.organising.allow(hurry if hurried else usual)
        for place, seat in enumerate(table.seats):
            if seat.late and seat.user is not None and playing.organising.computer_at(place):
                await self._sender.admit(Place(evening.server, table.channel), seat.user)
                await playing.organising.seat(place, seat.user, seat.name)
                await self.post(evening, table, arrival(seat.user, self._shared.texts(evening)))

    async def post(self, evening: Evening, table: RoundTable, surface: Surface) -> None:
        """Post a message in a table's thread."""
        await self._shared.call(Place(evening.server, table.channel), surface)

    async def close(self, evening: Evening, table: RoundTable) -> None:
        """Close a table, because its evening is cancelled or its round is void."""
        if table.table:
            with suppress(Refused):  # it is already over, or was never resumed
                await self.find(table).close("evening-cancelled" if evening.phase == "cancelled" else "round-void")

    async def put_away(self, evening: Evening, number: int) -> None:
        """Archive the threads of a round, as far as Discord lets us."""
        for table in evening.rounds[number - 1].tables:
            with suppress(*TROUBLE):
                if table.channel:
                    await self._sender.archive(Place(evening.server, table.channel))

    async def _thread(self, evening: Evening, table: RoundTable, *, again: bool) -> Place:
        people = [seat.user for seat in table.seats if seat.user is not None]
        name = table_thread(evening.number, table.number, self._shared.texts(evening))
        place, only = place_of(evening), people if evening.plan.same else None
        earlier = max((each.channel for played in evening.rounds[:-1] for each in played.tables), default=0)
        since = max(evening.message, earlier) if again else None
        return await self._sender.open_thread(place, name, only, since)

    async def _opened(self, evening: Evening, table: RoundTable) -> Table:
        """Return a round's table: one opened by the last run, otherwise a new one in its thread."""
        mark = mark_of(evening.id, len(evening.rounds), table.number)
        known = {table.state.occasion.evening: table for table in self._shared.tables}.get(mark)
        if known:
            return known
        opened = await self._shared.tables.open(await self._opening(evening, table, mark))
        await self._call(evening, table)
        return opened

    async def _opening(self, evening: Evening, table: RoundTable, mark: str) -> Opening:
        plan = evening.plan
        return Opening(
            place=Place(evening.server, table.channel),
            host=0,
            host_name="",
            terms=Terms(**plan.model_dump(include={*Terms.model_fields})),
            own_thread=True,
            occasion=EveningTable(
                mark=mark, packs=await self._store.seal(evening.rounds[-1].commitment), most=evening.deals_of(table)
            ),
            seats=[(seat.user, seat.name) for seat in table.seats],
        )

    async def _call(self, evening: Evening, table: RoundTable) -> None:
        """Call people to their table; those who want no reminders are mentioned too, but not notified."""
        people = [seat.user for seat in table.seats if seat.user is not None]
        surface = seat_call(evening, table, people, self._shared.texts(evening))
        with suppress(*TROUBLE):  # the board shows it too
            await self._shared.call(Place(evening.server, table.channel), surface, people)
