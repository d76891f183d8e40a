"""The house rules of Schafkopf, by the option table of the rules (section 8 of its manual)."""

from collections.abc import Mapping
from typing import ClassVar, Literal

from pydantic import Field

from game.core.options import MOST_CHIPS, Choice, Needs
from game.core.vocabulary import CLAIMS
from game.kits.points.options import SESSION, PointOptions
from game.kits.tricks.options import ClaimOptions

GROUPS = {
    "stakes": ("tariff_ruf", "tariff_wenz", "tariff_solo", "tariff_extra", "point_value"),
    "pack": ("cards", "suits"),
    "games": ("wenz", "geier", "farbwenz", "farbgeier", "tout", "sie", "hochzeit", "bettel"),
    "doubling": ("legen", "stoss"),
    "passed": ("all_pass", "jungfrau", "durchmarsch"),
    "tricks": ("claims",),
    "session": SESSION,
}
"""The house rules, grouped the way people look for them."""

USUAL: Mapping[str, Choice] = {CLAIMS: True}
"""The house rules of a new table, where they are not those of a record."""
INN: Mapping[str, Choice] = {
    **USUAL,
    "geier": True,
    "farbwenz": True,
    "legen": "everybody",
    "all_pass": "ramsch",
}
"""What is played at many tables in inns: more games, Legen and Ramsch."""


def tariff(ruf: int, solo: int) -> Mapping[str, Choice]:
    """Return the usual house rules with a tariff that is named by its two prices."""
    return {**USUAL, "tariff_ruf": ruf, "tariff_wenz": solo, "tariff_solo": solo, "tariff_extra": ruf}


class BavarianOptions(PointOptions, ClaimOptions):
    """The options that Schafkopf leaves to the table."""

    needs: ClassVar[Needs] = {
        **PointOptions.needs,
        "jungfrau": {"all_pass": ("ramsch",)},
        "durchmarsch": {"all_pass": ("ramsch",)},
    }

    cards: Literal["long", "short"] = "long"
    suits: Literal["german", "french"] = "german"
    wenz: bool = True
    geier: bool = False
    farbwenz: bool = False
    farbgeier: bool = False
    tout: bool = True
    sie: bool = True
    hochzeit: bool = False
    bettel: bool = False
    legen: Literal["off", "everybody", "forehand"] = "off"
    stoss: Literal["off", "before_lead", "first_card"] = "first_card"
    all_pass: Literal["throw_in", "bock", "ramsch", "muss"] = "throw_in"
    jungfrau: bool = True
    durchmarsch: bool = True
    tariff_ruf: int = Field(default=10, ge=1, le=MOST_CHIPS)
    tariff_wenz: int = Field(default=50, ge=1, le=MOST_CHIPS)
    tariff_solo: int = Field(default=50, ge=1, le=MOST_CHIPS)
    tariff_extra: int = Field(default=10, ge=0, le=MOST_CHIPS)
