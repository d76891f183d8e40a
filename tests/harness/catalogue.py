"""All games that the harness tests."""

from typing import Final

import pytest

import tests.harness.shelf
from game.core.rulesets import Catalogue
from game.games.catalogue import CATALOGUE
from tests.harness.bare.brag import BRAG
from tests.harness.bare.market import MARKET
from tests.harness.bare.pebbles import PEBBLES

SHELF: Final = Catalogue.of_folders(tests.harness.shelf)
FOLDERS: Final = Catalogue(*CATALOGUE, *SHELF)
"""All games of the catalogue and the shelf."""
EVERY: Final = Catalogue(*FOLDERS, BRAG, MARKET, PEBBLES)

FIRST = {rulesets[0].id for rulesets in EVERY.families().values()}
every_ruleset = pytest.mark.parametrize("ruleset", [*EVERY], ids=lambda ruleset: ruleset.id)
every_folder = pytest.mark.parametrize("family", FOLDERS.folders())
every_family = pytest.mark.parametrize(
    "ruleset",
    [pytest.param(each, marks=() if each.id in FIRST else pytest.mark.soak, id=each.id) for each in EVERY],
)
"""Normally the first ruleset of each family, and its relatives in the long runs."""
