"""Routes component presses and form submissions to the cogs.

discord.py drops presses of unknown custom_ids and keeps forms in memory, so nothing is stored in the library; the
custom_id carries everything (`bot/discord_io/custom_id.py`), and an unknown or outdated one gets a friendly line.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Protocol, cast

import discord

from bot.discord_io.custom_id import Press, Verb
from bot.interactions.answering import Answering
from bot.interactions.handlers import AtTable, Elsewhere, Handler, TableAct, Used, handlers_of
from bot.interactions.press_rate import Spacing
from bot.interactions.reply import Interaction, Reply
from game.core.errors import Refused
from game.table.occasion import alone_at
from game.table.upkeep import Tasks

log = logging.getLogger(__name__)


class AtTables(Protocol):
    """Handles presses at tables; implemented by `bot.display.table_presses.TablePresses`."""

    def has_room(self, table: str) -> bool:
        """Whether a person could join a table, by its id."""
        ...

    async def handle(self, on: AtTable, act: TableAct, reply: Reply, used: Used) -> None:
        """Let a handler act on the table of a press, and show the effect."""
        ...

    def answered(self, reply: Reply) -> None:
        """Learn of a press, at whatever table, after it was answered."""
        ...


Meet = Callable[[str, int], Awaitable[None]]
"""Has the table that somebody presses at, by its id or its channel's, in memory."""


class Router:
    """Routes presses and forms to the cogs that handle their verbs, those at tables by `tables`; first calls `meet`."""

    def __init__(self, rate: Spacing, answering: Answering, tables: AtTables, meet: Meet) -> None:
        self._rate = rate
        self._answering = answering
        self._tables = tables
        self._meet = meet
        self._handlers: dict[Verb, Handler] = {}
        self._alone: dict[Verb, Handler] = {}
        self._under_way = Tasks()
        self.leaving = False

    def collect(self, cog: object) -> None:
        """Register the handlers of a cog; raises `ValueError` for a verb that has a handler already."""
        for verb, handler in handlers_of(cog):
            known = self._alone if handler.on is Elsewhere.ALONE else self._handlers
            if verb in known:
                raise ValueError(f"{verb!r} is handled by {known[verb].act} and by {handler.act}")
            known[verb] = handler

    def _handler_of(self, press: Press) -> Handler:
        """Find the handler of a press; raises `Refused("old-button")`."""
        alone = self._alone.get(press.verb) if alone_at(press.table) else None
        handler = alone or self._handlers.get(press.verb)
        if handler is None:
            raise Refused("old-button")
        return handler

    async def finish(self) -> None:
        """Accept nothing more because the process ends, and wait until everything accepted is answered."""
        self.leaving = True
        await self._under_way.ended()

    def admit(self, interaction: Interaction) -> None:
        """Raise `Refused`: `leaving` or `too-fast`; interactions that are not refused are awaited at shutdown."""
        if self.leaving:
            raise Refused("leaving")
        if self._rate.wait(interaction.user.id, interaction.channel_id or 0):
            raise Refused("too-fast")
        self._under_way.hold(asyncio.current_task())

    async def meet(self, interaction: Interaction) -> None:
        """Have the table of a channel in which somebody types a command in memory; raises `Refused`."""
        await self._meet("", interaction.channel_id or 0)

    async def route(self, interaction: Interaction) -> None:
        """Handle a component or a form; other interactions are ignored."""
        if interaction.type not in {discord.InteractionType.component, discord.InteractionType.modal_submit}:
            return
        async with self._answering(interaction) as reply:
            self.admit(interaction)
            used = read_used(cast(Mapping[str, Any], interaction.data or {}))
            await self._meet(used.press.table, interaction.channel_id or 0)
            reply.table, reply.joinable = used.press.table, self._tables.has_room(used.press.table)
            log.debug("table %s: %s", reply.table or "-", used.press.verb)
            handler = self._handler_of(used.press)
            if isinstance(handler.on, AtTable):
                await self._tables.handle(handler.on, handler.act, reply, used)
            else:
                reply.changes_post = handler.on is Elsewhere.POST
                await handler.act(reply, used)
        self._tables.answered(reply)


def read_used(data: Mapping[str, Any]) -> Used:
    """Decode a component or a form; raises `Refused("old-button")` for a custom_id that is not ours."""
    press = Press.read(str(data.get("custom_id", "")))
    if press is None:
        raise Refused("old-button")
    return Used(press, tuple(map(str, data.get("values", ()))), _fields(data.get("components", ())))


def _fields(components: Sequence[Mapping[str, Any]]) -> dict[str, str | Sequence[str]]:
    found: dict[str, str | Sequence[str]] = {}
    for component in components:
        found |= _fields(component.get("components", ()))
        found |= _fields([component["component"]] if "component" in component else ())
        if "custom_id" in component:
            chosen: Sequence[object] | None = component.get("values")
            typed = str(component.get("value", "")) if chosen is None else tuple(map(str, chosen))
            found[str(component["custom_id"])] = typed
    return found
