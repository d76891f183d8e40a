"""The settings of an evening's plan, each of which its organiser may change until the round that it concerns."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple, get_args

from bot.panels.kit.words import TIMES
from game.computer.levels import LEVELS
from game.core.errors import Refused
from game.core.rulesets import Ruleset
from game.evenings.evening import MOST_ROUNDS, Evening
from game.evenings.parts import Plan, Seating

YES: Final = "yes"
NO: Final = "no"
DEALS: Final = (2, 4, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 27, 30, 36, 40, 48, 60, 72, 96)
MINUTES: Final = (0, 10, 15, 20, 30, 45, 60, 75, 90, 120, 150, 180, 240)
STAKES: Final = (0, 1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 500, 1_000)


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
