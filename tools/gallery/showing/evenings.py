"""The gallery's evenings: one that shows everything, one for each game with its own, and one with advice."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from game.core.shuffle import secret_from
from game.games.catalogue import CATALOGUE
from tools.gallery.showing.showcase import Showcase, showcase_in

FIRST: Final = "lupfen"
"""The evening that shows everything except the other evenings' surfaces; its cards are not chosen."""
ADVICE: Final = "advice"
"""The evening with advice, also of Lupfen."""
TOGETHER: Final = "together"
"""The evening over many tables, also of Lupfen."""
GAMES: Final = {family: showcase_in(folder) for family, folder in CATALOGUE.folders().items()}
EVENINGS: Final[Mapping[str, Showcase]] = MappingProxyType(
    {
        **{family: evening for family, evening in GAMES.items() if evening},
        ADVICE: Showcase(seeds=("advice 360", "advice 431", "advice 506"), computers=3),
        TOGETHER: Showcase(seeds=()),
    }
)
"""The evenings after the first one by name, which for a family is its own, in display order."""
NAMES: Final = (FIRST, *EVENINGS)


def secrets_of(name: str) -> Sequence[str]:
    """Return the secrets of an evening's first deals; empty if its cards are not chosen."""
    return [secret_from(seed) for seed in EVENINGS[name].seeds] if name in EVENINGS else []
