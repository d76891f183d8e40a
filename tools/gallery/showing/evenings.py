"""The gallery's evenings: one that shows everything, those of the games' own folders, and one with advice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from game.core.evening import Evening
from game.core.shuffle import secret_from
from game.games.catalogue import CATALOGUE

FIRST: Final = "lupfen"
"""The evening that shows everything but the others' own; its cards come as they come."""
ADVICE: Final = "advice"
"""The evening with advice, of Lupfen too."""
GAMES: Final = {family: rulesets[0].manual.evening for family, rulesets in CATALOGUE.families().items()}
EVENINGS: Final[Mapping[str, Evening]] = MappingProxyType(
    {
        **{family: evening for family, evening in GAMES.items() if evening},
        ADVICE: Evening(seeds=("advice 360", "advice 431", "advice 506"), computers=3),
    }
)
"""The evenings after the first one by name, that of a family its own, in the order in which the gallery shows them."""
NAMES: Final = (FIRST, *EVENINGS)


def secrets_of(name: str) -> Sequence[str]:
    """Return the secrets of the first deals of an evening; none for one whose cards come as they come."""
    return [secret_from(seed) for seed in EVENINGS[name].seeds] if name in EVENINGS else []
