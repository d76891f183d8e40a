"""All toys, and their texts."""

from pathlib import Path
from typing import Final

import pytest

from game.core.rulesets import Catalogue
from tests.toys.no_chips import HIGH_CARD
from tests.toys.no_tricks import MARKET
from tests.toys.quarry import QUARRY
from tests.toys.quarry import TEXTS as QUARRY_TEXTS
from tests.toys.unknown_pack import PEBBLES

TOYS: Final = Catalogue(PEBBLES, MARKET, HIGH_CARD, QUARRY)
TEXTS: Final = (Path(__file__).parent / "texts", QUARRY_TEXTS)
every_toy = pytest.mark.parametrize("toy", list(TOYS), ids=lambda toy: toy.id)
