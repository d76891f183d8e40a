"""What people do with an evening: plan it, sign up, organise it. Each action is one stored change, or a `Refused`."""

import math
import random
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager, suppress
from typing import Any, Final, NamedTuple, get_args

from bot.evenings.tables import EveningServices, RoundTables
from bot.panels.kit.words import TIMES
from game.computer.levels import LEVELS
from game.core.errors import Refused
from game.core.rulesets import Ruleset
from game.evenings.evening import EDITION, MOST_ROUNDS, Evening
from game.evenings.parts import Coming, Plan, Seating
from game.evenings.people import helped, known_as, personal_actions
from game.evenings.round_time import paused, resumed
from game.evenings.seating import seated, seated_late
from game.table.ports import Place
from game.table.upkeep import Locks
from storage.evenings import new_id

YES: Final = "yes"
NO: Final = "no"
DEALS: Final = (2, 4, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 27, 30, 36, 40, 48, 60, 72, 96)
MINUTES: Final = (0, 10, 15, 20, 30, 45, 60, 75, 90, 120, 150, 180, 240)
STAKES: Final = (0, 1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 500, 1_000)

ROUND_SECONDS: Final = 300
"""Start times are rounded up to multiples of this."""
LEAST_AHEAD: Final = 60.0


class Setting(NamedTuple):
    """A setting: its field in the plan, how a value is read, and the values on offer."""

    field: str
    read: Callable[[str], Any]
    offered: Iterable[str]


def settings(evening: Evening, ruleset: Ruleset[Any]) -> Mapping[str, Setting]:
    """Return the settings that can be changed now, by name.

    Between two rounds only what concerns the coming ones: the entry is agreed before the first. While a round is
    played, only the number of rounds.
    """
    plan, begun = evening.plan, len(evening.finished) + (evening.phase in {"playing", "between"})
    rounds = {"rounds": Setting("rounds", int, map(str, range(max(1, begun), MOST_ROUNDS + 1)))}
    if not evening.live or evening.phase == "playing":
        return rounds if evening.live else {}
    stake = {"stake": Setting("stake", int, map(str, STAKES))} if evening.phase == "signing" else {}
    length = {} if plan.matches else {"deals": Setting("deals", int, map(str, DEALS))}
    return rounds | {
        **length,
        **stake,
        "minutes": Setting("seconds", _seconds, map(str, MINUTES)),
        "size": Setting("size", int, map(str, fitting_sizes(plan, ruleset))),
        "seating": Setting("seating", str, get_args(Seating)),
        "computers": Setting("computers", YES.__eq__, (YES, NO)),
        "level": Setting("level", str, LEVELS),
        "time": Setting("turn_seconds", int, map(str, TIMES)),
    }


def _seconds(minutes: str) -> int:
    return 60 * int(minutes)


def choices(evening: Evening, ruleset: Ruleset[Any]) -> dict[str, list[str]]:
    """Return the changes to a plan that are on offer: by the setting's name, its possible new values."""
    return {
        name: [value for value in setting.offered if setting.read(value) != getattr(evening.plan, setting.field)]
        for name, setting in settings(evening, ruleset).items()
    }


def changed(evening: Evening, ruleset: Ruleset[Any], name: str, value: str) -> Plan:
    """Return the plan with one setting changed; raises `Refused("decided-already")` if that is not on offer."""
    if value not in choices(evening, ruleset).get(name, ()):
        raise Refused("decided-already")
    setting = settings(evening, ruleset)[name]
    return evening.plan.model_copy(update={setting.field: setting.read(value)})


def table_sizes(plan: Plan, ruleset: Ruleset[Any]) -> list[int]:
    """List the allowed table sizes; with the same cards at all tables, all have the same size."""
    return [plan.size] if plan.same else fitting_sizes(plan, ruleset)


def fitting_sizes(plan: Plan, ruleset: Ruleset[Any]) -> list[int]:
    """List the numbers of seats that the rules allow."""
    options = ruleset.choose(plan.options)

    def fits(seats: int) -> bool:
        try:
            ruleset.check_seats(options, seats)
        except Refused:
            return False
        return True

    return [seats for seats in range(ruleset.least_seats, ruleset.most_seats + 1) if fits(seats)]


class EveningActions:
    """Makes people's changes, one at a time an evening; rounds begin after a `walk` (seconds), `stir` updates soon."""

    def __init__(self, shared: EveningServices, tables: RoundTables, walk: float, stir: Callable[[str], None]) -> None:
        self._shared = shared
        self._store = shared.store
        self._tables = tables
        self._walk = walk
        self._stir = stir
        self._locks = Locks()

    def exclusive(self, evening: str) -> AbstractAsyncContextManager[Any]:
        """Let nobody else change an evening meanwhile."""
        return self._locks.of(evening)

    async def plan(self, place: Place, user: int, name: str, plan: Plan) -> Evening:
        """Plan an evening in a channel; raises `Refused` if it cannot be played."""
        ruleset = self._shared.catalogue.find(plan.ruleset)
        ruleset.check_seats(ruleset.choose(plan.options), plan.size)
        if plan.same and ruleset.matches:
            raise Refused("evening-own-cards")
        who: dict[str, Any] = {"organiser": user, "organiser_name": name, "edition": EDITION}
        planned = Evening(id=new_id(), server=place.server, channel=place.channel, plan=plan, **who)
        return await self._store.plan(planned)

    def moment(self, hours: float) -> float:
        """Return the time this many hours from now, in seconds since 1970, rounded up to a multiple of `ROUND_SECONDS`.

        It is at least `LEAST_AHEAD` seconds away, as a server's calendar refuses what has begun already.
        """
        return math.ceil((self._shared.now + max(3600 * hours, LEAST_AHEAD)) / ROUND_SECONDS) * ROUND_SECONDS

    async def posted(self, evening: str, message: int) -> Evening:
        """Record which message is the board."""
        return await self.change(evening, lambda now: now.replace(message=message))

    async def find(self, evening: str) -> Evening:
        """Return an evening; raises `Refused("evening-gone")`."""
        return await self._store.find(evening)

    async def answer(self, evening: str, user: int, name: str, coming: Coming) -> Evening:
        """Record whether a person is coming."""
        return await self.change(evening, lambda now: now.answered(user, name, coming))

    async def known_as(self, server: int, user: int, name: str) -> None:
        """Use a person's current name in the evenings of a server."""
        for evening in await self._store.live(lambda each: each == server):
            if known_as(evening, user, name) is not evening:
                await self.change(evening.id, lambda now: known_as(now, user, name))

    async def keep_out(self, server: int, user: int) -> None:
        """Have a person not come to the evenings of a server, from the next round on."""
        for evening in await self._store.live(lambda each: each == server):
            for guest in (each for each in evening.guests if each.user == user and each.coming != "away"):
                await self.answer(evening.id, user, guest.name, "away")

    async def settle(self, evening: str, name: str, value: str) -> Evening:
        """Change one setting of the plan, until the round that it concerns; raises `Refused`."""

        def settled(now: Evening) -> Evening:
            return now.replace(plan=changed(now, self._shared.ruleset(now), name, value))

        return await self.change(evening, settled)

    def choices(self, evening: Evening) -> dict[str, list[str]]:
        """Return the plan's settings that can be changed now, with their possible new values."""
        return choices(evening, self._shared.ruleset(evening))

    async def organise(self, evening: str, action: str) -> Evening:
        """Perform an organiser's action on the whole evening, one of `ACTIONS`; raises `Refused`."""
        now = self._shared.now
        changes: dict[str, Callable[[Evening], Evening]] = {
            "start": self.preview,
            "pause": lambda each: paused(each, now),
            "go-on": lambda each: resumed(each, now),
            "extend": lambda each: each.extended(now),
            "void": Evening.voided,
            "cancel": Evening.cancelled,
        }
        return await self.change(evening, changes[action])

    async def treat(self, evening: str, action: str, user: int) -> Evening:
        """Perform an organiser's action on one person; raises `Refused("decided-already")` if not possible now."""
        found = await self.find(evening)
        if action not in personal_actions(found, user):
            raise Refused("decided-already")
        if action == "remove":
            await self._let_computer_play(found, user)
        name = found.guest(user).name
        changes: dict[str, Callable[[Evening], Evening]] = {
            "remove": lambda now: now.answered(user, name, "away"),
            "back": lambda now: now.answered(user, name, "comes"),
            "help": lambda now: helped(now, user, helps=True),
            "no-help": lambda now: helped(now, user, helps=False),
            "seat": lambda now: seated_late(now, user),
        }
        return await self.change(evening, changes[action])

    async def _let_computer_play(self, evening: Evening, user: int) -> None:
        sits = evening.table_of(user)
        if sits and sits.table:
            with suppress(Refused):
                await self._tables.find(sits).organising.fill(user)

    async def change(self, evening: str, change: Callable[[Evening], Evening]) -> Evening:
        """Change an evening as stored, and update it soon; raises `Refused`."""
        async with self.exclusive(evening):
            before = await self._store.find(evening)
            words = [word for _, word in before.words]
            written = await self._store.change(change(before), words if before.round is None else ())
        self._stir(evening)
        return written

    def preview(self, evening: Evening) -> Evening:
        """Return the evening as if the next round began now; raises `Refused` if it cannot."""
        plan, chance = evening.plan, random.SystemRandom()
        if evening.phase not in {"signing", "between"}:
            raise Refused("evening-round-running")
        tables, byes = seated(evening, table_sizes(plan, self._shared.ruleset(evening)), chance)
        ends = self._shared.now + self._walk + plan.seconds if plan.seconds else None
        return evening.begun(tables, byes, ends)
