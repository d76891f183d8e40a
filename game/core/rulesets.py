"""What a ruleset is, and the catalogue of them.

A ruleset is data: an id, a family, the bounds of its table, its options as a frozen model, and its script. The
catalogue finds it by id; nothing else in the program knows its name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from annotated_types import Ge, Le
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic.fields import FieldInfo

from game.core.cards import Pack
from game.core.deal import Deal
from game.core.errors import Refused
from game.core.questions import Question

MOST_CHIPS = 1_000
Direction = Literal["cw", "ccw"]
Choice = bool | int | str


class Contradiction(Refused, ValueError):
    """Options that cannot be combined; raised by the validators of an options model."""


class Options(BaseModel):
    """The house rules that every game for a pot has; see A27 to A29 of lupfen.md."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    debt: Literal["allowed", "stop_session"] = "allowed"
    pot_limit: int = Field(default=0, ge=0, le=1_000_000)
    session_end: Literal["manual", "deals", "pot_empty"] = "manual"
    deals: int = Field(default=20, ge=1, le=1_000)
    leftover_pot: Literal["split", "keep"] = "split"
    first_dealer: Literal["random", "seat"] = "random"


O = TypeVar("O", bound=Options)  # noqa: E741
Script = Callable[[Deal, O], Coroutine[Question[Any], Any, "Outcome"]]


class Outcome(NamedTuple):
    """How a deal ended: the next dealer, and what else the next deal must know."""

    next_dealer: int
    carry: Mapping[str, int] = {}


@dataclass(frozen=True)
class Stakes:
    """How people write the stakes, such as `1 2-6` for the template `{ante} {min_bet}-{max_bet}`."""

    template: str
    suggestions: tuple[str, ...]

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        parts = re.split(r"\{(\w+)\}", self.template)
        written = [
            rf"(?P<{part}>\d{{1,4}})" if place % 2 else part.replace(" ", r"\s+") for place, part in enumerate(parts)
        ]
        return re.compile("".join(written).replace("-", r"\s*[-–]\s*"))

    def read(self, text: str) -> dict[str, int]:
        """Read stakes into options; raises `Refused("stakes-unreadable")`."""
        found = self._pattern.fullmatch(text.strip())
        if not found:
            raise Refused("stakes-unreadable", example=self.suggestions[0])
        return {name: int(value) for name, value in found.groupdict().items()}

    def write(self, options: Options) -> str:
        """Write the stakes of a set of options."""
        return self.template.format_map(options.model_dump())


@dataclass(frozen=True)
class Ruleset(Generic[O]):
    """One set of rules: everything the program knows about a game before it is played."""

    id: str
    family: str
    revision: int
    options: type[O]
    script: Script[O]
    least_seats: int
    most_seats: int
    best_seats: int
    pack: Callable[[O, int], Pack]
    stakes: Stakes
    common: tuple[str, ...]
    presets: Mapping[str, Mapping[str, Choice]] = field(default_factory=dict[str, Mapping[str, Choice]])
    direction: Callable[[O], Direction] = lambda _: "cw"
    seats_allowed: Callable[[O, int], None] = lambda _options, _seats: None

    def choose(self, chosen: Mapping[str, Choice]) -> O:
        """Make the options from what was chosen, the rest by default.

        Raises `Refused`: `option-unknown`, `option-value`, `option-bounds`, or the key of a contradiction.
        """
        try:
            return self.options(**chosen)  # pyright: ignore[reportArgumentType]
        except ValidationError as error:
            raise _refusal(error) from None

    def check_seats(self, options: O, seats: int) -> None:
        """Refuse a number of seats that the rules or the options do not allow."""
        if not self.least_seats <= seats <= self.most_seats:
            raise Refused("seats-outside", low=self.least_seats, high=self.most_seats, seats=seats)
        self.seats_allowed(options, seats)

    def fields(self) -> Iterator[OptionField]:
        """Describe every option for forms and the command line, the common ones first."""
        names = list(self.options.model_fields)
        for name in (*self.common, *(name for name in names if name not in self.common)):
            yield OptionField.of(name, self.options.model_fields[name], common=name in self.common)

    def read_option(self, name: str, text: str) -> Choice:
        """Read one option as written on a command line or in a form."""
        known = {option.name: option for option in self.fields()}
        if name not in known:
            raise Refused("option-unknown", option=name)
        return known[name].read(text)


@dataclass(frozen=True, slots=True)
class OptionField:
    """One option as forms need it: a switch, a number with bounds, or one of several values."""

    name: str
    kind: Literal["switch", "number", "choice"]
    default: Choice
    common: bool
    low: int = 0
    high: int = 0
    values: tuple[str, ...] = ()

    @classmethod
    def of(cls, name: str, info: FieldInfo, *, common: bool) -> OptionField:
        """Describe a field of an options model."""
        if info.annotation is bool:
            return cls(name, "switch", info.default, common)
        if info.annotation is int:
            low = next(int(str(bound.ge)) for bound in info.metadata if isinstance(bound, Ge))
            high = next(int(str(bound.le)) for bound in info.metadata if isinstance(bound, Le))
            return cls(name, "number", info.default, common, low, high)
        return cls(name, "choice", info.default, common, values=tuple(info.annotation.__args__))  # pyright: ignore[reportOptionalMemberAccess, reportAttributeAccessIssue, reportUnknownArgumentType, reportUnknownMemberType]

    def read(self, text: str) -> Choice:
        """Read a value as people write it; raises `Refused("option-value")` or `Refused("option-bounds")`."""
        if self.kind == "switch" and text in {"true", "false"}:
            return text == "true"
        if self.kind == "choice" and text in self.values:
            return text
        if self.kind == "number" and re.fullmatch(r"\d{1,9}", text):
            if self.low <= int(text) <= self.high:
                return int(text)
            raise Refused("option-bounds", option=self.name, low=self.low, high=self.high)
        raise Refused("option-value", option=self.name, value=text[:50])


class Catalogue:
    """All rulesets by id, in the order in which lobbies list them."""

    def __init__(self, *rulesets: Ruleset[Any]) -> None:
        self._by_id = {ruleset.id: ruleset for ruleset in rulesets}

    def __iter__(self) -> Iterator[Ruleset[Any]]:
        """Go through the rulesets."""
        return iter(self._by_id.values())

    def find(self, name: str) -> Ruleset[Any]:
        """Find a ruleset; raises `Refused("ruleset-unknown")`."""
        try:
            return self._by_id[name]
        except KeyError:
            raise Refused("ruleset-unknown", ruleset=name[:50], known=", ".join(self._by_id)) from None

    def families(self) -> dict[str, list[Ruleset[Any]]]:
        """Group the rulesets by family; each family has its own group of commands."""
        grouped: dict[str, list[Ruleset[Any]]] = {}
        for ruleset in self:
            grouped.setdefault(ruleset.family, []).append(ruleset)
        return grouped


def _refusal(error: ValidationError) -> Refused:
    """Turn the first complaint of a model into a refusal."""
    first = error.errors()[0]
    name = str(first["loc"][0]) if first["loc"] else ""
    context = first.get("ctx", {})
    if isinstance(cause := context.get("error"), Contradiction):
        return cause
    if first["type"] == "extra_forbidden":
        return Refused("option-unknown", option=name)
    if first["type"] in {"greater_than_equal", "less_than_equal"}:
        return Refused("option-bound", option=name, bound=context.get("ge", context.get("le", 0)))
    return Refused("option-value", option=name, value=str(first.get("input"))[:50])
