"""In-memory settings of servers and people, read without asking the database."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields, replace
from typing import Final, Literal, TypedDict, TypeVar

from bot.language.stand_ins import GERMAN
from game.computer import BEGINNER
from storage.leases import Span
from storage.people import People
from storage.problems import StorageProblem

Owner = Literal["server", "person"]
Value = str | int | bool
RULES = "rules-"
OFF = "off-"
KEPT_OUT = "kept-out-"
AT_TABLE, DIRECT = CALLS = "table", "direct"
LEARNT = "learnt-"
DIGEST = "digest-"
NO_DIGEST: Final = -1
PATIENCE: Final = 0.5
"""Seconds that a person's first press waits for their settings."""


class Slips(TypedDict):
    """How slips of the finger are avoided: whether cards have to be confirmed, and whether that is offered."""

    confirm: bool
    offers_confirm: bool


@dataclass(frozen=True, slots=True)
class Personal:
    """A person's settings; without a language, their Discord's language applies.

    `listed`: others may see their statistics. `hand_order` is how they sort their cards. At a loss of `tell_at` chips
    in a session they are notified, at `stop_at` their seat is freed after the deal; 0 means never. `confirm`: a pressed
    card is played only once confirmed; that is offered in the deal in which they first `slipped` and took back an
    answer, as `table/deal`. `single`: the only legal card is played without a press. With a `text_table` everything
    that only they see is made to be read aloud, without pictures. Over days their `calls` come to the
    table (`AT_TABLE`) or in a `DIRECT` message, each turn, or once a day at the hour `digest`.
    """

    language: str = ""
    pictures: bool = True
    text_table: bool = False
    large: bool = False
    letter_marks: bool = False
    four_colour: bool = False
    german_suits: bool = False
    reminders: bool = True
    calls: str = AT_TABLE
    digest: int = NO_DIGEST
    listed: bool = True
    hand_order: str = "usual"
    tell_at: int = 0
    stop_at: int = 0
    confirm: bool = False
    slipped: str = ""
    single: bool = False

    @property
    def sees_pictures(self) -> bool:
        """Whether they are shown pictures."""
        return self.pictures and not self.text_table

    def about_slips(self, table: str, deal: int) -> Slips:
        """Return how slips of the finger are avoided in a deal of a table."""
        return {"confirm": self.confirm, "offers_confirm": not self.confirm and self.slipped == f"{table}/{deal}"}

    @property
    def suits(self) -> str:
        """The suits in which French cards are shown, empty for their own."""
        return GERMAN if self.german_suits else ""


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """A server's settings for its tables; `rules` maps each family to the rules that `start` preselects.

    `off` are the families that are not played there; with `threads` each table gets its own thread. Without a language,
    that of the player opening the table applies; without `turn_seconds`, the host's setting. Over days the `quiet`
    hours of a time `zone` do not count as time to think: see `game.table.quiet_hours`. `level` is how well
    computers play. `call_role` is the id of the role that is pinged when a table opens, 0 for none, and `called_at` is
    when it was last pinged, in seconds since 1970. `play_here` is where the message *Play here* stands, as
    `channel/message` by their ids; it is posted anew after each session if it `stays` last. `kept_out` are the ids of
    people who may not play here.
    """

    language: str = ""
    pictures: bool = True
    threads: bool = False
    turn_seconds: int = -1
    pace: str = "normal"
    quiet: str = ""
    zone: str = ""
    reactions: bool = True
    level: str = BEGINNER
    season: str = "month"
    call_role: int = 0
    called_at: int = 0
    play_here: str = ""
    play_here_stays: bool = False
    rules: Mapping[str, str] = field(default_factory=dict[str, str])
    off: frozenset[str] = frozenset()
    kept_out: frozenset[int] = frozenset()


Kept = TypeVar("Kept", Personal, ServerSettings)
_NOBODY, _NOWHERE = Personal(), ServerSettings()


class Preferences:
    """Reads all settings once and then tracks its own changes, so that no table waits for the database.

    With a `span` of shards it keeps only the settings of people this process meets and of the servers that are `ours`.
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
        """Read the stored settings; `False`, keeping the current state, if a setting was changed meanwhile."""
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
        """Read the settings of a person new to this process; defaults apply while the database is unavailable."""
        if self._span is not None and user not in self._met:
            with suppress(StorageProblem, TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._read("person", user)

    async def read_again(self, owner: Owner, owner_id: int) -> None:
        """Reload settings changed by another process, unless one is being changed here, which is announced later."""
        if self._keeps(owner, owner_id):
            await self._read(owner, owner_id)

    async def _read(self, owner: Owner, owner_id: int) -> None:
        changes = self._changes
        values = await self._stored.settings(owner, owner_id)
        if changes == self._changes:
            if owner == "person":
                self._met.add(owner_id)
            self._set[owner, owner_id] = dict(values)
            self._know(owner, owner_id)

    def _keeps(self, owner: str, owner_id: int) -> bool:
        if owner == "person":
            return self._span is None or owner_id in self._met
        return self._ours(owner_id)

    def person(self, user: int) -> Personal:
        """Return a person's settings."""
        return self._people.get(user, _NOBODY)

    def plays_single(self, user: int) -> bool:
        """Whether a person's only legal card is played for them."""
        return self.person(user).single

    def learnt(self, user: int, ruleset: str) -> int:
        """Return how many steps of a game's course a person has done."""
        steps = self._set.get(("person", user), {}).get(f"{LEARNT}{ruleset}", 0)
        return steps if isinstance(steps, int) else 0

    async def learn(self, user: int, ruleset: str, steps: int) -> None:
        """Note that a person has done so many steps of a game's course, unless they have done more."""
        if steps > self.learnt(user, ruleset):
            await self.change("person", user, f"{LEARNT}{ruleset}", steps)

    def gathering(self) -> Sequence[int]:
        """List the people who want to be called once a day."""
        return [user for user, likes in self._people.items() if likes.reminders and likes.digest != NO_DIGEST]

    def digests(self, user: int) -> Mapping[int, tuple[str, str]]:
        """Return the day and the place of a person's latest digests, by server, as `note_digest` wrote them."""
        values = self._set.get(("person", user), {})
        noted = ((key, str(value).partition("/")) for key, value in values.items() if key.startswith(DIGEST))
        return {int(key.removeprefix(DIGEST)): (day, where) for key, (day, _, where) in noted}

    async def note_digest(self, user: int, server: int, day: str, where: str) -> None:
        """Note a digest of a day for the tables of a server, and where it is, as `channel/message`; "" if nowhere."""
        await self.change("person", user, f"{DIGEST}{server}", f"{day}/{where}")

    def server(self, server: int) -> ServerSettings:
        """Return a server's settings."""
        return self._servers.get(server, _NOWHERE)

    async def change(self, owner: Owner, owner_id: int, key: str, value: Value | None) -> None:
        """Change a setting; `None` resets it."""
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
        """Forget the settings of a person or server whose data were erased."""
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
        out = frozenset(int(key.removeprefix(KEPT_OUT)) for key in values if key.startswith(KEPT_OUT))
        self._servers[owner_id] = _read(_NOWHERE, {**values, "rules": rules, "off": off, "kept_out": out})


def _read(usual: Kept, values: Mapping[str, object]) -> Kept:
    """Keep values of the right type; anything another version wrote differently falls back to the default."""
    kinds: dict[str, object] = {each.name: type(getattr(usual, each.name)) for each in fields(usual)}
    return replace(usual, **{key: value for key, value in values.items() if kinds.get(key) is type(value)})
