"""The league as people read it: who may be named, the uncertainty, the contents of the file."""

import csv
import io
from collections.abc import Mapping

import pytest

from bot.language import Language
from bot.panels.past.league import LeaguePage, league_card, league_csv, league_draft
from game.league import Beside, Line, Rating, Season, Standings
from tests.bot.panels.reading import complaints, words

LANGUAGE = Language(strict=True)
NOVEMBER = Season(2026 * 12 + 10, 1)
ALL = {1: "Anna", 2: "**Ben**", 3: "=Cilli"}
LINES = [Line(1, 20, Rating(28.0, 3.0)), Line(2, 12, Rating(25.0, 4.0)), Line(3, 11, Rating(22.0, 4.0))]
BESIDES = [Beside(2, 30, 1.25, 0.5), Beside(3, 12, -0.25, 1.0)]
FAMILIES = ["lupfen", "skat"]


def a_page(names: Mapping[int, str] = ALL, reader: int = 1, **changes: bool) -> LeaguePage:
    stand = Standings(NOVEMBER, 12, LINES, BESIDES)
    how = {"hides": False, "earlier": True, "later": False} | changes
    return LeaguePage("skat", stand, names, reader, **how)


@pytest.mark.parametrize("locale", ["de", "en", "de-CH"])
def test_everybody_who_has_played_enough_is_named_with_how_sure_it_is(locale: str) -> None:
    texts = LANGUAGE.texts(locale)
    surface = league_draft(a_page(), FAMILIES, texts).showing([("ratings-0-x.webp", b"")])
    assert list(complaints(surface)) == []
    told = words(surface)
    assert "Skat · November 2026" in told
    for line in ("1. **Anna** 1120 ± 240", "2. **\\*\\*Ben\\*\\*** 1000 ± 320", "1. **\\*\\*Ben\\*\\*** +1"):
        assert line in told
    assert told.count("Cilli") == 1, "who has played too little is named only beside the computer"
    (drawing,) = league_draft(a_page(), FAMILIES, texts).drawings
    marks, centre, *_ = drawing.given
    assert [(mark.name, mark.points, mark.give) for mark in marks] == [("Anna", 1120, 240), ("**Ben**", 1000, 320)]
    assert centre == 1000


def test_who_hides_is_nowhere_but_on_their_own_page() -> None:
    texts = LANGUAGE.texts("en")
    page = a_page({1: "Anna"}, reader=2, hides=True)
    told = words(league_draft(page, FAMILIES, texts).showing([]))
    assert "Ben" not in told
    assert "**You** 1000 ± 320 · 12 deals" in told
    assert "only you see your number" in told
    for surface in (
        league_card(page, texts).showing([]),
        league_draft(a_page({1: "Anna"}), FAMILIES, texts).showing([]),
    ):
        assert "Ben" not in words(surface)
        assert "1000 ± 320" not in words(surface)
    assert "Ben" not in league_csv(page)
    assert "Ben" not in repr(league_card(page, texts).drawings)


def test_a_card_for_the_channel_says_nothing_of_whoever_shows_it() -> None:
    card = words(league_card(a_page(reader=3), LANGUAGE.texts("en")).showing([]))
    assert "You" not in card
    assert "more and you are listed" not in card


def test_somebody_is_told_how_many_deals_are_missing() -> None:
    told = words(league_draft(a_page(reader=3), FAMILIES, LANGUAGE.texts("en")).showing([]))
    assert "**You** 880 ± 320 · 11 deals; one more and you are listed" in told
    assert "You" not in words(league_draft(a_page(reader=9), FAMILIES, LANGUAGE.texts("en")).showing([]))


def test_an_empty_season_says_what_it_takes() -> None:
    page = LeaguePage("skat", Standings(NOVEMBER, 12, [], []), {}, 1, hides=False, earlier=False, later=True)
    draft = league_draft(page, FAMILIES, LANGUAGE.texts("en"))
    told = words(draft.showing([]))
    assert draft.drawings == ()
    assert "it takes 12 deals with other people" in told
    assert "the final table" in told
    assert league_csv(page).splitlines() == [
        "place,name,rating,plus_minus,deals,beside_strong,beside_plus_minus,beside_deals"
    ]


def test_a_picture_is_read_out_as_the_list_is() -> None:
    surface = league_draft(a_page(), FAMILIES, LANGUAGE.texts("en")).showing([("ratings-0-x.webp", b"")])
    assert "1. Anna: 1120, give or take 240." in repr(surface.components)


def test_the_file_has_everybody_who_is_listed_and_calculates_nothing() -> None:
    rows = list(csv.DictReader(io.StringIO(league_csv(a_page()))))
    assert [(row["place"], row["name"], row["rating"], row["beside_strong"]) for row in rows] == [
        ("1", "Anna", "1120", ""),
        ("2", "**Ben**", "1000", "1.25"),
        ("", "'=Cilli", "", "-0.25"),
    ]


def test_a_large_server_fits_into_a_message() -> None:
    lines = [Line(who, 99_999, Rating(99.0 - who / 10, 1.0)) for who in range(400)]
    besides = [Beside(who, 99_999, 1.0, 1.0) for who in range(400)]
    names = dict.fromkeys(range(400), "N" * 40)
    page = LeaguePage("skat", Standings(NOVEMBER, 12, lines, besides), names, 1, hides=True, earlier=True, later=True)
    surface = league_draft(page, FAMILIES, LANGUAGE.texts("de")).showing([("ratings-0-x.webp", b"")])
    assert list(complaints(surface)) == []
    assert "380 weitere" in words(surface)
