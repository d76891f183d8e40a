"""The house rule that a decided deal with tricks need not be played to its end."""

from typing import Any

from pydantic import SerializerFunctionWrapHandler, model_serializer

from game.core.options import FirstOptions


class ClaimOptions(FirstOptions):
    """Whether players may claim the remaining tricks, give up, and settle.

    The rule is younger than the records of these games: it is written down only if it is on, and a record without it
    has it off.
    """

    claims: bool = False

    @model_serializer(mode="wrap")
    def _written(self, write: SerializerFunctionWrapHandler) -> dict[str, Any]:
        written: dict[str, Any] = write(self)
        if not self.claims:
            del written["claims"]
        return written
