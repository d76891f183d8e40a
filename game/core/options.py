"""House rules: a game's options as a frozen model, and each option as forms and command lines need it.

A game's options are a model of its own on top of a layer shared with similar games: `PotOptions` for games with a pot,
`PointOptions` for games that count points.
"""

from __future__ import annotations

import re
from collections.abc import Container, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import ClassVar, Final, Literal, get_args

from annotated_types import Ge, Le
from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic.fields import FieldInfo

from game.core.errors import Refused

MOST_CHIPS = 1_000
Direction = Literal["cw", "ccw"]
Choice = bool | int | str


class Contradiction(Refused, ValueError):
    """Options that cannot be combined; raised by the validators of an options model."""


Needs = Mapping[str, Mapping[str, Container[Choice]]]
"""For an option, each other option with which it has an effect, and the values of that one with which it has."""
SOME: Final = range(1, 1_000_000)
"""The values of a number that is not 0."""


class FirstOptions(BaseModel):
    """The first options of every game.

    Records have always written the options of a layer between `debt` and `first_dealer`. A layer preserves this order
    through its bases: it declares its own fields in a class on top of this one and lists that class after `Options`.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    needs: ClassVar[Needs] = MappingProxyType({})
    """The options that have an effect only with certain values of one of others."""

    debt: Literal["allowed", "stop_session"] = "allowed"


class Options(FirstOptions):
    """The house rules common to all games; A29."""

    first_dealer: Literal["random", "seat"] = "random"


@dataclass(frozen=True)
class Stakes:
    """The notation for stakes, such as `1 2-6` for the template `{ante} {min_bet}-{max_bet}`."""

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
        """Parse stakes into options; raises `Refused("stakes-unreadable")`."""
        found = self._pattern.fullmatch(text.strip())
        if not found:
            raise Refused("stakes-unreadable", example=self.suggestions[0])
        return {name: int(value) for name, value in found.groupdict().items()}

    def write(self, options: Options) -> str:
        """Write the stakes of the given options."""
        return self.template.format_map(options.model_dump())


@dataclass(frozen=True, slots=True)
class OptionField:
    """One option as forms need it: a switch, a number with bounds, or one of several values."""

    name: str
    kind: Literal["switch", "number", "choice"]
    default: Choice
    low: int = 0
    high: int = 0
    literals: tuple[str | int, ...] = ()

    @property
    def values(self) -> tuple[str, ...]:
        """The possible values of a choice, as text."""
        return tuple(map(str, self.literals))

    @classmethod
    def of(cls, name: str, info: FieldInfo, usual: Choice | None = None) -> OptionField:
        """Describe a field of an options model; its default is `usual` if given, else the model's."""
        default = info.default if usual is None else usual
        if info.annotation is bool:
            return cls(name, "switch", default)
        if info.annotation is int:
            low = next(int(str(bound.ge)) for bound in info.metadata if isinstance(bound, Ge))
            high = next(int(str(bound.le)) for bound in info.metadata if isinstance(bound, Le))
            return cls(name, "number", default, low, high)
        return cls(name, "choice", default, literals=get_args(info.annotation))

    def read(self, text: str) -> Choice:
        """Parse a value typed by a person; raises `Refused("option-value")` or `Refused("option-bounds")`."""
        if self.kind == "switch" and text in {"true", "false"}:
            return text == "true"
        if self.kind == "choice" and text in self.values:
            return self.literals[self.values.index(text)]
        if self.kind == "number" and re.fullmatch(r"\d{1,9}", text):
            if self.low <= int(text) <= self.high:
                return int(text)
            raise Refused("option-bounds", option=self.name, low=self.low, high=self.high)
        raise Refused("option-value", option=self.name, value=text[:50])


def refusal_of(error: ValidationError) -> Refused:
    """Turn a model's first validation error into a refusal."""
    first = error.errors()[0]
    name = str(first["loc"][0]) if first["loc"] else ""
    context = first.get("ctx", {})
    if isinstance(cause := context.get("error"), Contradiction):
        return cause
    if first["type"] == "extra_forbidden":
        return Refused("option-unknown", option=name)
    if first["type"] in {"greater_than_equal", "less_than_equal"}:
        side = "low" if "ge" in context else "high"
        return Refused("option-bound", option=name, bound=context.get("ge", context.get("le", 0)), side=side)
    return Refused("option-value", option=name, value=str(first.get("input"))[:50])
