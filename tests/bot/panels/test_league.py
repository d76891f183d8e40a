"""The league as people read it: a season's ranking, the reader's own line, and the file."""

import csv
import io
import re
from collections.abc import Mapping

import pytest

from bot.language import Texts
from bot.panels.past.league import LeaguePage, league_card, league_csv, league_draft
from bot.panels.past.ledger import standing_draft
from bot.panels.personal.daily import daily_month
from game.daily import MonthLine
from game.games.catalogue import CATALOGUE
from game.league import Beside, Line, Rating, Season, Standings
from game.reports.ledger import Balance, Standing
from tests.bot.panels.reading import complaints, words
from tests.game.games.shown import DE, EN, LANGUAGE

SHARED = [("1", "A"), ("1", "B"), ("3", "C")]
NOVEMBER = Season(2026 * 12 + 10, 1)
ALL = {1: "Anna", 2: "**Ben**", 3: "=Cilli"}
LINES = [Line(1, 20, Rating(28.0, 3.0)), Line(2, 12, Rating(25.0, 4.0)), Line(3, 11, Rating(22.0, 4.0))]
BESIDES = [Beside(2, 30, 1.25, 0.5), Beside(3, 12, -0.25, 1.0)]
STAND = Standings(NOVEMBER, 12, LINES, BESIDES)


def a_page(names: Mapping[int, str] = ALL, reader: int = 1, stand: Standings = STAND, **changes: bool) -> LeaguePage:
    how = {"hides": False, "earlier": True, "later": False} | changes
    return LeaguePage("skat", stand, names, reader, **how)


def shown(page: LeaguePage, texts: Texts = EN) -> str:
    return words(league_draft(page, ["lupfen", "skat"], texts).showing([]))


@pytest.mark.parametrize("locale", ["de", "en", "de-CH"])
def test_qualified_players_are_listed_with_their_ratings_uncertainty(locale: str) -> None:
    draft = league_draft(a_page(), ["lupfen", "skat"], LANGUAGE.texts(locale))
    surface = draft.showing([("ratings-0-x.webp", b"")])
    assert list(complaints(surface)) == []
    told = words(surface)
    assert "Skat · November 2026" in told
    thousand = {"de": "1.120", "en": "1,120", "de-CH": "1’120"}[locale]
    for line in (f"1\\. **Anna** {thousand} ± 240", "2\\. **\\*\\*Ben\\*\\*** 1", "1\\. **\\*\\*Ben\\*\\*** +1"):
        assert line in told
    assert told.count("Cilli") == 1, "an unranked player is named only beside the computer"
    (drawing,) = draft.drawings
    marks, centre, *_ = drawing.given
    assert [(mark.name, mark.points, mark.give) for mark in marks] == [("Anna", 1120, 240), ("**Ben**", 1000, 320)]
    assert centre == 1000
    assert locale != "en" or "1. Anna: 1,120, give or take 240." in repr(surface.components)


def test_equal_results_share_a_rank_in_every_list() -> None:
    people = [Balance(each, name, chips, 1) for each, (name, chips) in enumerate((("A", 9), ("B", 9), ("C", -18)), 1)]
    assert re.findall(r"(\d)\\\. \*\*(\w)", words(standing_draft(Standing(people, 0, []), EN).showing(()))) == SHARED
    month = [
        MonthLine("A", 3, 1.5, all_strong=True),
        MonthLine("B", 2, 1.5, all_strong=True),
        MonthLine("C", 1, 0.0, all_strong=True),
    ]
    told = words(daily_month(CATALOGUE.find("skat"), "2026-11", month, "p", EN))
    assert re.findall(r"(\d)\\\. \*\*(\w)", told) == SHARED
    lines = [Line(1, 20, Rating(28.0, 3.0)), Line(2, 20, Rating(28.0, 3.0)), Line(3, 20, Rating(22.0, 4.0))]
    besides = [Beside(1, 30, 1.25, 0.5), Beside(2, 30, 1.25, 0.5), Beside(3, 30, 0.5, 0.5)]
    page = a_page({1: "A", 2: "B", 3: "C"}, stand=Standings(NOVEMBER, 12, lines, besides))
    assert re.findall(r"(\d)\\\. \*\*(\w)", shown(page)) == SHARED * 2
    assert [row[:3] for row in csv.reader(io.StringIO(league_csv(page)))][1:] == [
        ["1", "A", "1120"], ["1", "B", "1120"], ["3", "C", "880"]
    ]  # fmt: skip


def test_a_hidden_person_appears_only_on_their_own_page() -> None:
    page = a_page({1: "Anna"}, reader=2, hides=True)
    own = shown(page)
    assert "**You** 1,000 ± 320 · 12 deals" in own
    assert "only you see your number" in own
    card = league_card(page, EN)
    everywhere = (words(card.showing([])), shown(a_page({1: "Anna"})), league_csv(page), repr(card.drawings))
    assert not any("Ben" in told for told in (own, *everywhere))
    assert not any("1,000 ± 320" in told for told in everywhere)


def test_people_privately_see_how_many_deals_they_still_need() -> None:
    assert "**You** 880 ± 320 · 11 deals; one more and you are listed" in shown(a_page(reader=3))
    for told in (shown(a_page(reader=9)), words(league_card(a_page(reader=3), EN).showing([]))):
        assert "You" not in told
        assert "more and you are listed" not in told


def test_an_empty_season_explains_how_to_qualify() -> None:
    page = a_page({}, stand=Standings(NOVEMBER, 12, [], []), earlier=False, later=True)
    assert league_draft(page, ["skat"], EN).drawings == ()
    assert "it takes 12 deals with other people" in shown(page)
    assert "The final table" in shown(page)
    head = "place,name,rating,plus_minus,deals,beside_strong,beside_plus_minus,beside_deals"
    assert league_csv(page).splitlines() == [head]


def test_the_file_lists_everybody_and_contains_no_formulas() -> None:
    rows = list(csv.DictReader(io.StringIO(league_csv(a_page()))))
    assert [(row["place"], row["name"], row["rating"], row["beside_strong"]) for row in rows] == [
        ("1", "Anna", "1120", ""),
        ("2", "**Ben**", "1000", "1.25"),
        ("", "'=Cilli", "", "-0.25"),
    ]


def test_a_large_league_fits_in_one_message() -> None:
    lines = [Line(who, 99_999, Rating(99.0 - who / 10, 1.0)) for who in range(400)]
    besides = [Beside(who, 99_999, 1.0, 1.0) for who in range(400)]
    stand = Standings(NOVEMBER, 12, lines, besides)
    page = a_page(dict.fromkeys(range(400), "N" * 40), stand=stand, hides=True, later=True)
    surface = league_draft(page, ["lupfen", "skat"], DE).showing([("ratings-0-x.webp", b"")])
    assert list(complaints(surface)) == []
    assert "380 weitere" in words(surface)
