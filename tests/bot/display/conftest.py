"""The same deals each time."""

from tests.same_deals import same_deals

__all__ = ("same_deals",)
