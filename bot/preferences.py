"""What servers and people have set, at hand without asking the database."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Literal, Protocol, TypeVar

from bot.panels.kit.stand_ins import GERMAN
from game.computer import BEGINNER

Owner = Literal["server", "person"]
Value = str | int | bool
RULES = "rules-"
OFF = "off-"


@dataclass(frozen=True, slots=True)
class Personal:
    """What a person has set; without a language it is that of their Discord.

    `listed`: others may see their statistics.
    """

    language: str = ""
    pictures: bool = True
    large: bool = False
    letter_marks: bool = False
    four_colour: bool = False
    german_suits: bool = False
    reminders: bool = True
    listed: bool = True

    @property
    def suits(self) -> str:
        """The suits that French cards are shown in, empty for their own."""
        return GERMAN if self.german_suits else ""


@dataclass(frozen=True, slots=True)
class House:
    """What a server has set for its tables; `rules` are how `start` names them, by family.

    `off` are the families that are not played there; with `threads` each table gets a thread of its own. Without a
    language it is that of whoever opens a table; without `turn_seconds` what the bot's host has set. `level` is how
    well computers play. `call_role` is the id of the role that is called when a table opens, 0 for none, and
    `called_at` when it was called last, in seconds since 1970.
    """

    language: str = ""
    pictures: bool = True
    threads: bool = False
    turn_seconds: int = -1
    pace: str = "normal"
    reactions: bool = True
    level: str = BEGINNER
    call_role: int = 0
    called_at: int = 0
    rules: Mapping[str, str] = field(default_factory=dict[str, str])
    off: frozenset[str] = frozenset()


class Store(Protocol):
    """Keeps settings."""

    async def every_setting(self) -> Mapping[tuple[str, int], Mapping[str, Any]]:
        """Give everything that all servers and people have set."""
        ...

    async def settings(self, owner: Owner, owner_id: int) -> Mapping[str, Any]:
        """Give everything that a server or a person has set."""
        ...

    async def set(self, owner: Owner, owner_id: int, key: str, value: object) -> None:
        """Set something; `None` takes it back."""
        ...


Kept = TypeVar("Kept", Personal, House)
_NOBODY, _NOWHERE = Personal(), House()


class Preferences:
    """Reads all settings once and then knows every change of its own, so that no table waits for the database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._set: dict[tuple[str, int], dict[str, Value]] = {}
        self._people: dict[int, Personal] = {}
        self._servers: dict[int, House] = {}
        self._changes = 0

    async def load(self) -> bool:
        """Read what was set before; `False` if something was set meanwhile, so that all stays as it is known."""
        changes = self._changes
        found = await self._store.every_setting()
        if changes != self._changes:
            return False
        self._set = {owner: dict(values) for owner, values in found.items()}
        self._people.clear()
        self._servers.clear()
        for owner, owner_id in self._set:
            self._know(owner, owner_id)
        return True

    async def read_again(self, owner: Owner, owner_id: int) -> None:
        """Read what somebody has set at another process; what is being set here is told later, like all that is set."""
        changes = self._changes
        values = await self._store.settings(owner, owner_id)
        if changes == self._changes:
            self._set[owner, owner_id] = dict(values)
            self._know(owner, owner_id)

    def person(self, user: int) -> Personal:
        """Give what a person has set."""
        return self._people.get(user, _NOBODY)

    def server(self, server: int) -> House:
        """Give what a server has set."""
        return self._servers.get(server, _NOWHERE)

    async def change(self, owner: Owner, owner_id: int, key: str, value: Value | None) -> None:
        """Change a setting; `None` takes it back."""
        self._changes += 1
        await self._store.set(owner, owner_id, key, value)
        self._changes += 1
        values = self._set.setdefault((owner, owner_id), {})
        if value is None:
            values.pop(key, None)
        else:
            values[key] = value
        self._know(owner, owner_id)

    def forget(self, owner: Owner, owner_id: int) -> None:
        """Forget somebody whose settings were erased."""
        self._changes += 1
        self._set.pop((owner, owner_id), None)
        self._know(owner, owner_id)

    def _know(self, owner: str, owner_id: int) -> None:
        values = self._set.get((owner, owner_id), {})
        if owner == "person":
            self._people[owner_id] = _read(_NOBODY, values)
            return
        rules = {key.removeprefix(RULES): str(name) for key, name in values.items() if key.startswith(RULES)}
        off = frozenset(key.removeprefix(OFF) for key, value in values.items() if key.startswith(OFF) and value is True)
        self._servers[owner_id] = _read(_NOWHERE, {**values, "rules": rules, "off": off})


def _read(usual: Kept, values: Mapping[str, object]) -> Kept:
    """Take over what has the right type; what another version wrote otherwise stays as usual."""
    kinds: dict[str, object] = {each.name: type(getattr(usual, each.name)) for each in fields(usual)}
    return replace(usual, **{key: value for key, value in values.items() if kinds.get(key) is type(value)})
