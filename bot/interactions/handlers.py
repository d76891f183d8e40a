"""Handlers of presses: methods of cogs, each declared with its verbs and with what it acts on.

    @handles(Verb.JOIN, on=AtTable.PANEL)
    async def join(self, table: Table, reply: Reply, used: Used) -> None:
        await table.seating.join(reply.user, reply.interaction.user.display_name)

A handler makes the change and nothing else. What else a press at a table needs follows from the declaration, and is
done by `bot/display/table_presses.py`; `Router` leads every press to its handler.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NamedTuple, TypeVar, overload

from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Surface
from bot.interactions.reply import Reply
from bot.panels.kit.draft import Draft
from game.core.errors import Refused
from game.table.table import Table

_DECLARED = "_declared_handler"


class AtTable(StrEnum):
    """What a press at a table acts on, and thereby what shows its effect.

    `PANEL`: the table; the pressed message shows the new state, a private one as the person's hand. `HAND`: likewise,
    but a former hand is only renewed. `MENU`: the table, from a small menu, which is shown anew with the reason for a
    refusal. `DEAL_MENU`: likewise, but the menu of an earlier deal is only renewed. `CARDS`: the person's hand, sent
    anew. `READING`: nothing; what the handler returns is shown to the person alone, in a small message.
    """

    PANEL = "panel"
    HAND = "hand"
    MENU = "menu"
    DEAL_MENU = "deal-menu"
    CARDS = "cards"
    READING = "reading"


class Elsewhere(StrEnum):
    """What any other press acts on.

    `PAGE`: a private message; whatever message was pressed, only the person sees the answer. `ALONE`: likewise, in a
    deal that the person plays alone. `POST`: a public message with the pressed button, such as an evening's board,
    which may change for everyone.
    """

    PAGE = "page"
    ALONE = "alone"
    POST = "post"


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


Shown = Surface | Draft | None
TableAct = Callable[[Table, Reply, Used], Awaitable[Shown]]
TableMethod = Callable[[Any, Table, Reply, Used], Awaitable[Shown]]
OtherMethod = Callable[[Any, Reply, Used], Awaitable[None]]
T = TypeVar("T", bound=TableMethod)
M = TypeVar("M", bound=OtherMethod)


class Handler(NamedTuple):
    """A handler of presses; one at tables is a `TableMethod` of its cog, any other one an `OtherMethod`."""

    on: AtTable | Elsewhere
    act: Callable[..., Awaitable[Shown]]


@overload
def handles(*verbs: Verb, on: AtTable) -> Callable[[T], T]: ...
@overload
def handles(*verbs: Verb, on: Elsewhere) -> Callable[[M], M]: ...
def handles(*verbs: Verb, on: AtTable | Elsewhere) -> Callable[[Any], Any]:
    """Declare a cog's method as the handler of some verbs, and what their presses act on."""

    def declare(method: Any) -> Any:
        setattr(method, _DECLARED, (verbs, on))
        return method

    return declare


def handlers_of(cog: object) -> Iterator[tuple[Verb, Handler]]:
    """Yield the handlers of a cog by their verbs."""
    for name in dir(type(cog)):
        method = getattr(cog, name)
        verbs, on = getattr(method, _DECLARED, ((), Elsewhere.PAGE))
        for verb in verbs:
            yield verb, Handler(on, method)
