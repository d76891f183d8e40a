"""House rules shared by games with a pot, and their consequences for a session.

A27 to A29.
"""

from typing import ClassVar, Literal

from pydantic import Field

from game.core.options import FirstOptions, Needs, Options
from game.core.rulesets import Progress

SESSION = ("first_dealer", "session_end", "deals", "leftover_pot", "debt")
"""The house rules of every game with a pot that concern a session as a whole."""
SECTIONS = ("stakes", "bid", "price", "play", "money", "special", "end")
"""The sections of the short rules of a game with a pot; those without a text are omitted."""


class _PotFields(FirstOptions):
    pot_limit: int = Field(default=0, ge=0, le=1_000_000)
    session_end: Literal["manual", "deals", "pot_empty"] = "manual"
    deals: int = Field(default=20, ge=1, le=1_000)
    leftover_pot: Literal["split", "keep"] = "split"


class PotOptions(Options, _PotFields):
    """The house rules of a game with a pot."""

    needs: ClassVar[Needs] = {"deals": {"session_end": ("deals",)}}


def pot_ends(options: PotOptions, progress: Progress) -> str:
    """Return why a session ends after a deal: the number of deals is reached, or the pot is empty."""
    if options.session_end == "deals" and progress.deals >= options.deals:
        return "deals-played"
    return "pot-empty" if options.session_end == "pot_empty" and progress.pot == 0 else ""


def pot_is_split(options: PotOptions) -> bool:
    """Whether a pot left at the end of a session is shared."""
    return options.leftover_pot == "split"
