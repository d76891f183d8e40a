"""The settings of an evening's plan that its organiser may change until the first round."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple, get_args

from bot.panels.kit.words import TIMES
from game.computer.levels import LEVELS
from game.core.errors import Refused
from game.core.rulesets import Ruleset
from game.evenings.parts import Plan, Seating

YES: Final = "yes"
NO: Final = "no"


class Setting(NamedTuple):
    """A setting: its field in the plan, how a value is read, and the values on offer."""

    field: str
    read: Callable[[str], Any]
    offered: Iterable[str]


def settings(plan: Plan, ruleset: Ruleset[Any]) -> Mapping[str, Setting]:
    """Return the settings by name."""
    return {
        "size": Setting("size", int, map(str, fitting_sizes(plan, ruleset))),
        "seating": Setting("seating", str, get_args(Seating)),
        "computers": Setting("computers", YES.__eq__, (YES, NO)),
        "level": Setting("level", str, LEVELS),
        "time": Setting("turn_seconds", int, map(str, TIMES)),
    }


def choices(plan: Plan, ruleset: Ruleset[Any]) -> list[tuple[str, str]]:
    """List all changes to a plan, each as a setting's name and its new value."""
    return [
        (name, value)
        for name, setting in settings(plan, ruleset).items()
        for value in setting.offered
        if setting.read(value) != getattr(plan, setting.field)
    ]


def changed(plan: Plan, ruleset: Ruleset[Any], name: str, value: str) -> Plan:
    """Return a plan with one setting changed; raises `Refused("decided-already")` if that is not on offer."""
    if (name, value) not in choices(plan, ruleset):
        raise Refused("decided-already")
    setting = settings(plan, ruleset)[name]
    return plan.model_copy(update={setting.field: setting.read(value)})


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
