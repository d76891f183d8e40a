"""The gallery's evenings that begin with chosen cards: who sits there, which cards come first, what is shown of it.

The cards of the first deals follow from seeds that were searched for what a game has to show; what follows after the
last of them is drawn like any other. Where the friend sits too, the host deals first and the friend sits beside.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from game.core.shuffle import secret_from

Shown = Mapping[tuple[str, int], str]
"""By a surface and the time at which it comes, from 1: what its picture is called."""


@dataclass(frozen=True, slots=True)
class Evening:
    """An evening of a family, or with advice.

    Without `shows` everything is shown, each surface the first time, until a deal after the chosen ones. `likes` are
    the settings that the host switches on, by the kind of the question before which it happens.
    """

    seeds: Sequence[str]
    computers: int = 2
    friend: bool = False
    shows: Shown = field(default_factory=dict[tuple[str, int], str])
    likes: Mapping[str, str] = field(default_factory=dict[str, str])


def first_times(*surfaces: str) -> dict[tuple[str, int], str]:
    """Show surfaces the first time they come, under their own names."""
    return {(surface, 1): surface for surface in surfaces}


FIRST: Final = "lupfen"
"""The evening that shows everything but the others' own; its cards come as they come."""
ADVICE: Final = "advice"
"""The evening with advice, of Lupfen too."""
EVENINGS: Final[Mapping[str, Evening]] = MappingProxyType(
    {
        "schwimmen": Evening(
            seeds=("schwimmen turns 0", "schwimmen feuer 94", "schwimmen schnauz 286", "schwimmen out 0"), friend=True
        ),
        "fipsen": Evening(seeds=("fipsen alone 1318", "fipsen kieker 33"), friend=True),
        "skat": Evening(
            seeds=("skat alone 15", "skat hold 27"),
            shows={
                **first_times(
                    "hand-bid", "hand-hold", "hand-skat", "hand-discard", "hand-game", "summary", "score-sheet"
                ),
                ("panel-card", 3): "panel-card",
            },
        ),
        "schafkopf": Evening(
            seeds=("schafkopf alone 26",),
            shows={
                **first_times("hand-pick", "hand-discard", "summary"),
                ("panel-card", 3): "panel-card",
                ("hand-card", 3): "hand-german-suits",
            },
            likes={"card": "german_suits"},
        ),
        "fuenfzehnern": Evening(
            seeds=("fuenfzehnern zwang 598",),
            computers=3,
            shows={**first_times("hand-zwang", "summary"), ("hand-card", 2): "hand-bound"},
        ),
        "mate": Evening(
            seeds=("mate mate 1",),
            computers=1,
            shows={**first_times("hand-foreplace", "summary"), ("panel-card", 6): "panel-moves"},
        ),
        "east-west": Evening(
            seeds=("east-west rows 11",),
            computers=1,
            shows={**first_times("end"), ("panel-place", 8): "panel-board"},
        ),
        ADVICE: Evening(seeds=("advice 360", "advice 431", "advice 506"), computers=3),
    }
)
"""The evenings after the first one by name, that of a family its own, in the order in which the gallery shows them."""
NAMES: Final = (FIRST, *EVENINGS)


def secrets_of(name: str) -> Sequence[str]:
    """Give the secrets of the first deals of an evening; none for one whose cards come as they come."""
    return [secret_from(seed) for seed in EVENINGS[name].seeds] if name in EVENINGS else []
