"""Values that are saved as JSON."""

from typing import Self

from pydantic import BaseModel, ConfigDict


class Frozen(BaseModel):
    """A value saved as JSON: every change is a function from one to the next."""

    model_config = ConfigDict(frozen=True)

    def replace(self, **changes: object) -> Self:
        """Return the next value, in which some fields have changed."""
        return self.model_copy(update=changes)
