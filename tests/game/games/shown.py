"""The on-screen view of a game that is played by its examples, in both languages."""

from typing import Final

import pytest

from bot.discord_io.custom_id import Press
from bot.discord_io.surface import Surface
from bot.language import Language, Texts
from bot.panels.kit.words import texts_of
from bot.panels.table.hand import hand
from bot.panels.table.happenings import Teller
from bot.panels.table.panel import panel
from bot.panels.table.scenes import table_scene
from bot.panels.table.summary import summary
from bot.pictures.scene import TableScene
from tests.bot.panels.reading import BUTTON, complaints, components, words
from tests.bot.panels.seated import table_view_of
from tests.game.games.support import Game

LANGUAGE: Final = Language(strict=True)
EN, DE = LANGUAGE.texts("en"), LANGUAGE.texts("de")
in_both_languages = pytest.mark.parametrize("texts", [EN, DE], ids=["en", "de"])


def own(game: Game, letter: str, texts: Texts = EN) -> Surface:
    """Return the private hand of a seat, which must fit into a message."""
    surface = hand(table_view_of(game.driver, game.letters.index(letter) + 1), texts)
    assert list(complaints(surface)) == []
    return surface


def public(game: Game, texts: Texts = EN) -> Surface:
    """Return the public message, which must fit into a message."""
    view = table_view_of(game.driver, None)
    surface = summary(view, texts) if game.over else panel(view, texts)
    assert list(complaints(surface)) == []
    return surface


def own_words(game: Game, letter: str, texts: Texts = EN) -> str:
    """Return the text of a seat's private hand."""
    return words(own(game, letter, texts))


def public_words(game: Game, texts: Texts = EN) -> str:
    """Return the text of the public message."""
    return words(public(game, texts))


def told(game: Game, viewer: int | None = None, texts: Texts = EN) -> list[str]:
    """Describe a deal as a person, or the public, may know it."""
    view = table_view_of(game.driver, viewer)
    assert view.deal is not None
    return Teller(view, view.deal, texts_of(texts, view.ruleset)).everything()


def scene(game: Game, texts: Texts = DE) -> TableScene:
    """Return the input of the picture of the table."""
    view = table_view_of(game.driver, None)
    assert view.deal is not None
    return table_scene(view, view.deal, texts)


def answers(surface: Surface) -> dict[str, str]:
    """Return the answers of buttons and single selects, by their labels."""
    found: dict[str, str] = {}
    for item in components(surface):
        press = Press.read(item.get("custom_id", ""))
        if press is None or press.verb != "answer" or item.get("disabled"):
            continue
        if item["type"] == BUTTON:
            found[item["label"]] = press.choice
        elif item.get("max_values", 1) == 1:
            found.update({option["label"]: option["value"] for option in item["options"]})
    return found
