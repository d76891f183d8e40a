"""A game's folder is complete, and nothing else in the program mentions the game."""

from __future__ import annotations

from dataclasses import replace

from bot.language.texts import shelves_of
from game.core.rulesets import Catalogue
from tests.harness.catalogue import FOLDERS, SHELF, every_folder
from tests.harness.language import LANGUAGE
from tools.findings import ROOT
from tools.options import findings as undocumented
from tools.scripts_lint import check_source, scripts
from tools.texts import CODE, check
from tools.vocabulary import check as past_the_vocabulary

PROGRAM = ("bot", "cogs", "game", "local-discord", "storage", "tools", "docs")
HOME = "tests.harness.shelf."


@every_folder
def test_every_game_has_words_a_manual_and_recorded_deals(family: str) -> None:
    folder, rulesets = FOLDERS.folders()[family], FOLDERS.families()[family]
    for language in LANGUAGE.codes:
        assert (folder / "words" / f"{language}.ftl").read_text("utf-8")
        assert (folder / "manual" / f"{language}.md").read_text("utf-8").startswith("# ")
    assert {path.stem for path in (folder / "golden").iterdir()} == {ruleset.id for ruleset in rulesets}


def test_every_house_rule_has_a_row_in_every_manual() -> None:
    assert [*undocumented(FOLDERS)] == []
    high_card = SHELF.find("high-card")
    changed = replace(
        high_card, options=type("More", (high_card.options,), {"__annotations__": {"more": bool}, "more": False})
    )
    found = [finding.path.stem for finding in undocumented(Catalogue(changed))]
    assert {*found} == {*LANGUAGE.codes}


@every_folder
def test_every_ruleset_is_presented_in_words(family: str) -> None:
    for ruleset in FOLDERS.families()[family]:
        pack = ruleset.pack(ruleset.choose({}), ruleset.best_seats)
        assert 1 <= len(ruleset.manual.emblem.split()) <= 5
        assert {*ruleset.manual.emblem.split()} <= {*pack.by_code}
        for code in LANGUAGE.codes:
            texts = LANGUAGE.texts(code).of_game(ruleset.id, family)
            keys = [f"term-{term}" for term in ruleset.manual.terms]
            keys += [f"example-{example.key}" for example in ruleset.manual.examples]
            keys += [f"ruleset-{ruleset.id}", f"ruleset-{ruleset.id}-sentence", f"ruleset-{ruleset.id}-short"]
            assert [key for key in (*keys, f"family-{family}") if not texts.has(key)] == []


def test_no_line_of_the_program_names_a_game_on_the_shelf() -> None:
    suffixes = {".py", ".ftl", ".js"}
    written = [path for room in PROGRAM for path in (ROOT / room).rglob("*") if path.suffix in suffixes]
    assert len(written) > 300
    told = {path: path.read_text("utf-8").lower() for path in written}
    assert [path for path, text in told.items() if any(family in text for family in SHELF.families())] == []


def test_scripts_on_the_shelf_pass_the_checks_of_all_scripts() -> None:
    sources = {
        path: path.read_text("utf-8").replace(HOME, "game.games.") for path in scripts(*SHELF.folders().values())
    }
    assert [finding for path, source in sources.items() for finding in check_source(path, source)] == []


def test_texts_on_the_shelf_pass_every_check_of_texts() -> None:
    shelf = {path for folder in SHELF.folders().values() for path in folder.rglob("*.*")}
    rooms = {path for room in CODE for path in (ROOT / room).rglob("*.py") if "games" not in path.parts}
    games = {name: (name, *(each.id for each in rulesets)) for name, rulesets in SHELF.families().items()}
    sources = {path: path.read_text("utf-8") for path in {*shelf, *rooms} if path.suffix == ".py"}
    assert [finding for finding in check(shelves_of(SHELF), sources, games) if finding.path in shelf] == []
    assert [*past_the_vocabulary(SHELF)] == []
