"""What servers and people have set, at hand without asking the database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Final, Literal, TypeVar

from bot.language.stand_ins import GERMAN
from game.computer import BEGINNER
from storage.leases import Span
from storage.people import People
from storage.problems import StorageProblem

Owner = Literal["server", "person"]
Value = str | int | bool
RULES = "rules-"
OFF = "off-"
PATIENCE: Final = 0.5
"""Seconds that a person's first press waits for what they have set."""


@dataclass(frozen=True, slots=True)
class Personal:
    """What a person has set; without a language it is that of their Discord.

    `listed`: others may see their statistics. `hand_order` is how they hold their cards. At a loss of `tell_at`
    chips in a session they are told, at one of `stop_at` their seat is freed after the deal; 0 is never. `confirm`:
    a card that is pressed is played when it is confirmed; `single`: one that is the only legal card is played
    without a press. With a `text_table` all that they alone see is made to be read aloud, without pictures.
    """

    language: str = ""
    pictures: bool = True
    text_table: bool = False
    large: bool = False
    letter_marks: bool = False
    four_colour: bool = False
    german_suits: bool = False
    reminders: bool = True
    listed: bool = True
    hand_order: str = "usual"
    tell_at: int = 0
    stop_at: int = 0
    confirm: bool = False
    single: bool = False

    @property
    def sees_pictures(self) -> bool:
        """Whether pictures are for them."""
        return self.pictures and not self.text_table

    @property
    def suits(self) -> str:
        """The suits that French cards are shown in, empty for their own."""
        return GERMAN if self.german_suits else ""


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What a server has set for its tables; `rules` are how `start` names them, by family.

    `off` are the families that are not played there; with `threads` each table gets a thread of its own. Without a
    language it is that of the player opening a table; without `turn_seconds` what the bot's host has set. `level` is
    how well computers play. `call_role` is the id of the role that is called when a table opens, 0 for none, and
    `called_at` when it was called last, in seconds since 1970.
    """

    language: str = ""
    pictures: bool = True
    threads: bool = False
    turn_seconds: int = -1
    pace: str = "normal"
    reactions: bool = True
    level: str = BEGINNER
    season: str = "month"
    call_role: int = 0
    called_at: int = 0
    rules: Mapping[str, str] = field(default_factory=dict[str, str])
    off: frozenset[str] = frozenset()


Kept = TypeVar("Kept", Personal, ServerSettings)
_NOBODY, _NOWHERE = Personal(), ServerSettings()


class Preferences:
    """Reads all settings once and then knows every change of its own, so that no table waits for the database.

    With a `span` of shards it keeps those of the people whom this process meets, and of the servers that are `ours`.
    """

    def __init__(
        self, people: People, ours: Callable[[int], bool] = lambda _server: True, span: Span | None = None
    ) -> None:
        self._stored = people
        self._ours = ours
        self._span = span
        self._met: set[int] = set()
        self._set: dict[tuple[str, int], dict[str, Value]] = {}
        self._people: dict[int, Personal] = {}
        self._servers: dict[int, ServerSettings] = {}
        self._changes = 0

    async def load(self) -> bool:
        """Read what was set before; `False` if something was set meanwhile, so that all stays as it is known."""
        changes = self._changes
        found = await self._stored.every_setting(self._span)
        if changes != self._changes:
            return False
        self._met = {owner_id for owner, owner_id in found if owner == "person"}
        self._set = {owner: dict(values) for owner, values in found.items() if self._keeps(*owner)}
        self._people.clear()
        self._servers.clear()
        for owner, owner_id in self._set:
            self._know(owner, owner_id)
        return True

    async def meet(self, user: int) -> None:
        """Read what a person has set whom this process does not know yet; as usual while the database is away."""
        if self._span is None or user in self._met:
            return
        changes = self._changes
        try:
            async with asyncio.timeout(PATIENCE):
                values = await self._stored.settings("person", user)
        except (StorageProblem, TimeoutError):
            return
        if changes == self._changes:
            self._met.add(user)
            self._set["person", user] = dict(values)
            self._know("person", user)

    async def read_again(self, owner: Owner, owner_id: int) -> None:
        """Read what a person has set at another process; what is being set here is told later, like all that is set."""
        if not self._keeps(owner, owner_id):
            return
        changes = self._changes
        values = await self._stored.settings(owner, owner_id)
        if changes == self._changes:
            self._set[owner, owner_id] = dict(values)
            self._know(owner, owner_id)

    def _keeps(self, owner: str, owner_id: int) -> bool:
        if owner == "person":
            return self._span is None or owner_id in self._met
        return self._ours(owner_id)

    def person(self, user: int) -> Personal:
        """Return what a person has set."""
        return self._people.get(user, _NOBODY)

    def plays_single(self, user: int) -> bool:
        """Whether a person wants the only card that is legal to be played for them."""
        return self.person(user).single

    def server(self, server: int) -> ServerSettings:
        """Return what a server has set."""
        return self._servers.get(server, _NOWHERE)

    async def change(self, owner: Owner, owner_id: int, key: str, value: Value | None) -> None:
        """Change a setting; `None` takes it back."""
        self._changes += 1
        await self._stored.set(owner, owner_id, key, value)
        self._changes += 1
        values = self._set.setdefault((owner, owner_id), {})
        if value is None:
            values.pop(key, None)
        else:
            values[key] = value
        self._know(owner, owner_id)

    def forget(self, owner: Owner, owner_id: int) -> None:
        """Forget a person whose settings were erased."""
        self._changes += 1
        self._set.pop((owner, owner_id), None)
        if owner == "person":
            self._met.discard(owner_id)
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
