"""All games that the harness tests."""

from typing import Final

import pytest

import tests.harness.shelf
from game.core.rulesets import Catalogue
from game.games.catalogue import CATALOGUE
from tests.harness.bare.brag import BRAG
from tests.harness.bare.pebbles import PEBBLES

SHELF: Final = Catalogue.of_folders(tests.harness.shelf)
FOLDERS: Final = Catalogue(*CATALOGUE, *SHELF)
"""All games of the catalogue and the shelf."""
EVERY: Final = Catalogue(*FOLDERS, BRAG, PEBBLES)

KINDS: Final = ("lupfen-liechtenstein", "skat", "mate", "pebbles")
"""One of each kind: a game about a pot, tricks after an auction, a board, and a game without texts of its own."""
every_ruleset = pytest.mark.parametrize("ruleset", [*EVERY], ids=lambda ruleset: ruleset.id)
every_folder = pytest.mark.parametrize("family", FOLDERS.folders())
every_kind = pytest.mark.parametrize(
    "ruleset",
    [pytest.param(each, marks=() if each.id in KINDS else pytest.mark.soak, id=each.id) for each in EVERY],
)
"""Normally one game of each kind, and all others in the long runs."""
