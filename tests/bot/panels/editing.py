"""The house rules editor, opened as several tests need it."""

import random
from typing import Any

from bot.discord_io.surface import Surface
from bot.language import Texts
from bot.panels.kit.rules import Rules, offered_rules
from bot.panels.rules.editor import rules_editor
from game.core.options import Choice
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from game.table.view import TableView
from tests.bot.panels.reading import complaints
from tests.bot.panels.seated import dealt, table_view_of
from tests.game.games.shown import EN


def offered(ruleset: Ruleset[Any]) -> list[Rules]:
    return offered_rules(CATALOGUE, ruleset.family, {(ruleset.id, "Stammtisch **1**"): {}})


def view_of(ruleset: Ruleset[Any], **chosen: Choice) -> TableView:
    driver = dealt(ruleset, ruleset.best_seats, random.Random(1), **chosen)
    return table_view_of(driver, 1, phase="lobby")


def editor(view: TableView, texts: Texts = EN, **how: Any) -> Surface:
    surface = rules_editor(view, texts, offered(view.ruleset), **how)
    assert list(complaints(surface)) == []
    return surface
