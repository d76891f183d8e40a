"""The house rules about ending a decided deal with tricks before its last card."""

from collections.abc import Mapping
from typing import Any, Final, Literal

from pydantic import SerializerFunctionWrapHandler, model_serializer

from game.core.options import Choice, FirstOptions
from game.core.vocabulary import CLAIMS, GIVING_UP

SINGLE: Final = "single"
UNWRITTEN: Final[Mapping[str, Choice]] = {CLAIMS: False, GIVING_UP: "rest"}
"""The values that records do not write, because the rules are younger than the records of these games."""


class ClaimOptions(FirstOptions):
    """Whether players may claim the remaining tricks, give up, and settle."""

    claims: bool = False

    @model_serializer(mode="wrap")
    def _written(self, write: SerializerFunctionWrapHandler) -> dict[str, Any]:
        written: dict[str, Any] = write(self)
        return {name: value for name, value in written.items() if UNWRITTEN.get(name) != value}


class GivingUpOptions(ClaimOptions):
    """Also what giving up costs: a lost game with what is certain (`single`), or all that is left."""

    giving_up: Literal["rest", "single"] = "rest"
