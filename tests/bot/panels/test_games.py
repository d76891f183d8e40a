"""The game menu: every ruleset on as many pages as Discord requires, and the games a lobby can switch to."""

import dataclasses
from pathlib import Path
from typing import Any

import pytest

from bot.discord_io.custom_id import Press
from bot.discord_io.surface import Surface
from bot.language import Language, Texts
from bot.panels.kit.draft import drawn_file
from bot.panels.rules.games import PER_PAGE, Lobby, games_draft, games_on, page_count, page_with, sentence
from bot.preferences import Personal
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from tests.bot.panels.reading import BUTTON, SECTION, THUMBNAIL, buttons, complaints, components, presses, words
from tests.game.games.shown import DE, EN, in_both_languages
from tests.harness.bare.odd import STONES

ALL = [*CATALOGUE]


def many(count: int) -> list[Ruleset[Any]]:
    """Return this many games, made up from the existing ones."""
    return [dataclasses.replace(ALL[number % len(ALL)], id=f"game-{number}") for number in range(count)]


def page_of(rulesets: list[Ruleset[Any]], texts: Texts = EN, page: int = 0, lobby: Lobby | None = None) -> Surface:
    return games_draft(rulesets, texts, Personal(), page, lobby).showing(())


def opened(rulesets: list[Ruleset[Any]], lobby: Lobby | None = None) -> dict[str, bool]:
    """Return the rulesets that the buttons of all pages open, and whether they are enabled."""
    found: dict[str, bool] = {}
    for page in range(page_count(rulesets)):
        for item in components(page_of(rulesets, EN, page, lobby)):
            press = Press.read(item["custom_id"]) if item["type"] == BUTTON else None
            if press and press.verb == "open":
                found[press.choice] = not item.get("disabled", False)
    return found


@in_both_languages
def test_every_game_shows_its_name_players_length_and_a_sentence(texts: Any) -> None:
    told = "\n".join(words(page_of(ALL, texts, page)) for page in range(page_count(ALL)))
    for ruleset in ALL:
        assert f"**{texts(f'ruleset-{ruleset.id}')}**" in told
        assert sentence(ruleset, texts) in told
    assert {EN: "-# 3–4 players · five minutes per deal", DE: "-# 3–4 Leute · fünf Minuten je Spiel"}[texts] in told
    assert {EN: "-# 4 players · three minutes", DE: "-# 4 Leute · drei Minuten"}[texts] in told


def test_every_game_has_a_button_that_opens_a_table() -> None:
    assert opened(ALL) == {ruleset.id: True for ruleset in ALL}


@pytest.mark.parametrize("count", [1, PER_PAGE, PER_PAGE + 1, 16, 25, 60])
@pytest.mark.parametrize("lobby", [None, Lobby("k3v9", "game-0", 3)], ids=["opening", "lobby"])
def test_any_number_of_games_fits_on_the_pages(count: int, lobby: Lobby | None) -> None:
    rulesets = many(count)
    on_pages = [games_on(rulesets, page) for page in range(page_count(rulesets))]
    assert [ruleset for shown in on_pages for ruleset in shown] == rulesets
    assert max(map(len, on_pages)) - min(map(len, on_pages)) <= 1
    for page in range(page_count(rulesets) + 1):
        draft = games_draft(rulesets, DE, Personal(), page, lobby)
        assert list(complaints(draft.showing([("picture.webp", b"")] * len(draft.drawings)))) == []
    for ruleset in rulesets:
        assert ruleset in games_on(rulesets, page_with(rulesets, ruleset))


def test_the_best_known_games_are_on_the_first_page() -> None:
    first = {ruleset.family for ruleset in games_on(ALL, 0)}
    assert {"lupfen", "skat", "schwimmen"} <= first


def test_the_games_pages_stop_at_either_end() -> None:
    rulesets = many(2 * PER_PAGE)
    first, second = (page_of(rulesets, EN, page) for page in (0, 1))
    assert "◀" not in buttons(first)
    assert (presses(first)["▶"].choice, presses(second)["◀"].choice) == ("1", "0")
    assert "▶" not in buttons(second)
    assert "Page 2 of 2" in words(page_of(rulesets, EN, 99))
    assert "▶" not in words(page_of(rulesets[:PER_PAGE]))


@pytest.mark.parametrize(
    ("own", "seats", "fits", "not_those"),
    [
        ("fipsen", 1, {ruleset.id for ruleset in ALL} - {"fipsen"}, {"fipsen"}),
        ("fipsen", 2, {"schwimmen"}, {"lupfen-liechtenstein"}),
        ("schwimmen", 4, {"fipsen", "fuenfzehnern"}, set[str]()),
        ("schwimmen", 5, {"lupfen-liechtenstein"}, {"fipsen", "fuenfzehnern"}),
    ],
)
def test_a_lobby_offers_games_for_the_number_of_people_seated(
    own: str, seats: int, fits: set[str], not_those: set[str]
) -> None:
    found = opened(ALL, Lobby("k3v9", own, seats))
    enabled = {ruleset for ruleset, is_enabled in found.items() if is_enabled}
    assert fits <= enabled
    assert not enabled & not_those


def test_the_lobbys_current_game_is_marked_as_selected() -> None:
    own = CATALOGUE.find("fuenfzehnern")
    page = page_of(ALL, EN, page_with(ALL, own), Lobby("k3v9", own.id, 3))
    assert "Chosen" in buttons(page, enabled=False)
    assert "Games for 3 people" in words(page)


def test_a_game_without_its_own_texts_has_a_readable_entry() -> None:
    told = words(page_of([STONES]))
    assert told.splitlines()[2:4] == ["**stones**", "-# 3 players · a few minutes per deal"]
    assert sentence(STONES, EN) == ""


def test_the_first_line_of_the_short_rules_replaces_a_missing_description(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("ruleset-stones-short = One line.\n    Another line.\n", "utf-8")
    assert sentence(STONES, Language(tmp_path).texts("en")) == "One line."


def test_each_games_description_has_a_picture() -> None:
    for page in range(page_count(ALL)):
        draft = games_draft(ALL, DE, Personal(), page)
        surface = draft.showing([drawn_file(each, each.function(*each.given)) for each in draft.drawings])
        shown = components(surface)
        assert list(complaints(surface)) == []
        drawn = [item for item in shown if item["type"] == THUMBNAIL]
        names = [item["media"]["url"].removeprefix("attachment://") for item in drawn]
        assert names == [name for name, _ in surface.files]
        assert len(drawn) == len([item for item in shown if item["type"] == SECTION]) == len(games_on(ALL, page))
        assert sum(len(data) for _, data in surface.files) < 200_000
    plain = games_draft(ALL, DE, Personal()).showing(())
    assert not [item for item in components(plain) if item["type"] == THUMBNAIL]


def test_a_games_emblem_comes_from_its_pack() -> None:
    for ruleset in ALL:
        pack = ruleset.pack(ruleset.choose({}), ruleset.best_seats)
        assert set(ruleset.manual.emblem.split()) <= pack.by_code.keys()
