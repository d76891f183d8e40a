"""Routes component presses and form submissions to the cogs.

discord.py drops presses of unknown custom_ids and keeps forms in memory, so nothing is stored in the library; the
custom_id carries everything (`bot/discord_io/custom_id.py`), and an unknown or outdated one gets a friendly line.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

import discord

from bot.discord_io.custom_id import Press, Verb
from bot.interactions.answering import Answering
from bot.interactions.press_rate import PressRate
from bot.interactions.reply import Interaction, Reply
from game.core.errors import Refused
from game.table.tasks import Tasks

_VERBS = "_verbs_it_handles"


@dataclass(frozen=True, slots=True)
class Used:
    """A press or a submitted form: its decoded custom_id, the values of its select, and the fields of its form."""

    press: Press
    values: Sequence[str] = ()
    fields: Mapping[str, str | Sequence[str]] = field(default_factory=dict[str, str | Sequence[str]])

    @property
    def typed(self) -> str:
        """The value of a form's only field; empty without one."""
        return self.picked(next(iter(self.fields), ""))

    def picked(self, name: str) -> str:
        """Return the value of a form's field; empty without that field."""
        given = self.fields.get(name, "")
        return given if isinstance(given, str) else next(iter(given), "")

    @property
    def chosen(self) -> str:
        """The first chosen value of a select; empty without one."""
        return next(iter(self.values), "")

    @property
    def switched_on(self) -> bool:
        """Whether a switch was pressed to turn something on; raises `Refused("old-button")` for any other button."""
        if self.press.choice not in {"yes", "no"}:
            raise Refused("old-button")
        return self.press.choice == "yes"


Handler = Callable[[Reply, Used], Awaitable[None]]
M = TypeVar("M", bound=Callable[..., Awaitable[None]])


def handles(*verbs: Verb) -> Callable[[M], M]:
    """Mark a cog's method as the handler of some verbs."""

    def mark(method: M) -> M:
        setattr(method, _VERBS, verbs)
        return method

    return mark


class Router:
    """Routes a press or a form to the cog that handles its verb; `answered` learns of each one afterwards.

    `has_room` says whether a person could join a table, by its id.
    """

    def __init__(
        self,
        rate: PressRate,
        answering: Answering,
        answered: Callable[[Reply], None] = lambda _: None,
        has_room: Callable[[str], bool] = lambda _: True,
    ) -> None:
        self._rate = rate
        self._answering = answering
        self._answered = answered
        self._has_room = has_room
        self._handlers: dict[Verb, Handler] = {}
        self._under_way = Tasks()
        self.leaving = False

    def collect(self, cog: object) -> None:
        """Register the handlers of a cog; raises `ValueError` for a verb that has a handler already."""
        for name in dir(type(cog)):
            method = getattr(cog, name)
            for verb in getattr(method, _VERBS, ()):
                if verb in self._handlers:
                    raise ValueError(f"{verb!r} is handled by {self._handlers[verb]} and by {method}")
                self._handlers[verb] = method

    async def finish(self) -> None:
        """Accept nothing more because the process ends, and wait until everything accepted is answered."""
        self.leaving = True
        await self._under_way.ended()

    def admit(self, interaction: Interaction) -> None:
        """Raise `Refused`: `leaving` while the process shuts down, `too-fast` for a person who presses too often.

        Interactions not refused are awaited at shutdown.
        """
        if self.leaving:
            raise Refused("leaving")
        if not self._rate.allows(interaction.user.id, interaction.channel_id or 0):
            raise Refused("too-fast")
        task = asyncio.current_task()
        if task:
            self._under_way.hold(task)

    async def route(self, interaction: Interaction) -> None:
        """Handle a component or a form; other interactions are ignored."""
        if interaction.type not in {discord.InteractionType.component, discord.InteractionType.modal_submit}:
            return
        async with self._answering(interaction) as reply:
            self.admit(interaction)
            used = read_used(cast(Mapping[str, Any], interaction.data or {}))
            reply.table, reply.joinable = used.press.table, self._has_room(used.press.table)
            handler = self._handlers.get(used.press.verb)
            if handler is None:
                raise Refused("old-button")
            await handler(reply, used)
        self._answered(reply)


def read_used(data: Mapping[str, Any]) -> Used:
    """Decode a component or a form; raises `Refused("old-button")` for a custom_id that is not ours."""
    press = Press.read(str(data.get("custom_id", "")))
    if press is None:
        raise Refused("old-button")
    return Used(press, tuple(map(str, data.get("values", ()))), _fields(data.get("components", ())))


def _fields(components: Sequence[Mapping[str, Any]]) -> dict[str, str | Sequence[str]]:
    """Return the values of a form's fields by custom_id."""
    found: dict[str, str | Sequence[str]] = {}
    for component in components:
        found |= _fields(component.get("components", ()))
        found |= _fields([component["component"]] if "component" in component else ())
        if "custom_id" in component:
            chosen: Sequence[object] | None = component.get("values")
            typed = str(component.get("value", "")) if chosen is None else tuple(map(str, chosen))
            found[str(component["custom_id"])] = typed
    return found
