"""The game's public interface for other programs, and the examples in its documentation."""

import doctest
import importlib
import pkgutil
import random
from types import ModuleType

import pytest

import game
import game.core
from game.games.lupfen import LIECHTENSTEIN

MODULES: list[ModuleType] = [
    game,
    *(importlib.import_module(f"game.core.{module.name}") for module in pkgutil.iter_modules(game.core.__path__)),
]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_the_examples_in_the_documentation_are_true(module: ModuleType) -> None:
    names = {"random": random} if module is game else {}
    assert doctest.testmod(module, extraglobs=names).failed == 0


def test_the_core_has_examples() -> None:
    finder = doctest.DocTestFinder()
    found = {module.__name__ for module in MODULES if any(test.examples for test in finder.find(module))}
    assert {"game", "game.core.cards", "game.core.ordering", "game.core.questions", "game.core.bank"} <= found


def test_every_public_name_exists_and_is_documented() -> None:
    for name in game.__all__:
        thing = getattr(game, name)
        assert thing.__doc__, name


def test_an_unknown_level_has_no_player() -> None:
    with pytest.raises(ValueError, match="master"):
        game.player("master", LIECHTENSTEIN)
