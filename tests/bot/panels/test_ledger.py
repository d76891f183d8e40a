"""Chips and ratings as people read them: the ledger, the end of a session, the league; and help, which says both."""

import csv
import io
import random
import re
from collections.abc import Mapping

import pytest

from bot.language import Texts
from bot.panels.kit.words import signed
from bot.panels.past.league import LeaguePage, league_card, league_csv, league_draft
from bot.panels.past.ledger import ledger_standing, ledger_statement, ledger_transfers
from bot.panels.personal.daily import daily_month
from bot.panels.personal.settings import about_surface, help_surface, stored
from bot.panels.table.session import session_end
from bot.panels.table.summary import summary
from game.daily import MonthLine
from game.games.catalogue import CATALOGUE
from game.league import Beside, Line, Rating, Season, Standings
from game.reports.ledger import Balance, OpenPot, PostingLine, SessionLine, SettleUp, Standing, Statement
from game.reports.settle_up import Transfer
from game.table.table import Table
from game.table.view import table_view
from storage.debts import EVENING, SETTLEMENT
from tests.bot.panels.reading import buttons, complaints, words
from tests.bot.panels.support import answer_open, open_table, states
from tests.game.games.shown import DE, EN, LANGUAGE, in_both_languages
from tests.harness.test_golden import recorded


def test_the_standing_lists_people_the_house_and_pots() -> None:
    people = [Balance(1, "Anna", 12, 1), Balance(2, "**Ben**", -20, 34)]
    surface = ledger_standing(Standing(people, 5, [OpenPot("t", 77, 3, False)]), EN)
    told = words(surface)
    assert list(complaints(surface)) == []
    assert "1\\. **Anna** +12 · 1 deal\n2\\. **\\*\\*Ben\\*\\*** −20 · 34 deals" in told
    assert "The computers: +5" in told
    assert "<#77>: 3" in told


def test_an_empty_ledger_says_so() -> None:
    assert EN("ledger-empty") in words(ledger_standing(Standing([], 0, []), EN))
    assert EN("ledger-no-session") in words(ledger_statement(Statement(1, 0, [], []), EN))
    assert EN("nobody-pays") in words(ledger_transfers(SettleUp([], {}, 0), EN))


def test_a_large_server_fits_into_a_message() -> None:
    people = [Balance(place, "N" * 40, 10**9 - place, 99_999) for place in range(400)]
    surface = ledger_standing(Standing(people, -1, [OpenPot("t", place, 1, True) for place in range(40)]), DE)
    assert list(complaints(surface)) == []
    assert "375 weitere" in words(surface)


def test_a_statement_shows_sessions_and_postings() -> None:
    sessions = [SessionLine("a", 7, 1_700_000_000, None, 3, -4)]
    postings = [
        PostingLine(1_700_000_000, "a", 3, -9, "pot:a", "penalty"),
        PostingLine(1, None, None, 4, "x", "leftover"),
    ]
    told = words(ledger_statement(Statement(1, -5, sessions, postings), DE))
    assert "Deine Chips: −5" in told
    assert "<t:1700000000:d> <#7> · 3 Spiele · **−4** · läuft noch" in told
    assert "−9 kein Stich · Spiel 3" in told
    assert "+4 Anteil am Pot" in told


@in_both_languages
def test_every_reason_of_a_posting_has_words(texts: Texts) -> None:
    """Whatever the recorded deals of each game pay for, and what is booked outside of deals."""
    outside = {("", reason) for reason in (SETTLEMENT, EVENING, "evening-entry", "evening-prize", "leftover")}
    paid = {
        (ruleset.id, payment["reason"])
        for ruleset in CATALOGUE
        for deal in recorded(ruleset)
        for payment in deal["record"]["payments"]
    }
    wordless = {(game, reason) for game, reason in outside | paid if not texts.of_game(game).has(f"reason-{reason}")}
    assert wordless == set()
    settled, life = PostingLine(1, None, None, 4, "x", SETTLEMENT), PostingLine(1, "a", 3, -1, "x", "life", "schwimmen")
    told = words(ledger_statement(Statement(1, 0, [], [settled, life]), texts))
    german = texts is DE
    assert ("+4 Ausgleich" if german else "+4 evened up") in told
    assert ("−1 verlorenes Leben · Spiel 3" if german else "−1 life lost · deal 3") in told


def test_who_pays_whom_names_people_and_says_what_counts() -> None:
    settle_up = SettleUp([Transfer("person:1", "person:2", 8)], {"person:1": "Anna", "person:2": "Ben"}, 3)
    told = words(ledger_transfers(settle_up, DE))
    assert "Anna → Ben: **8**" in told
    assert "ohne das, was schon ausgeglichen ist" in told
    assert "Was die Computer gewonnen oder verloren haben, ist nicht dabei." in told
    assert "3 Chips liegen noch in offenen Pots" in told


@in_both_languages
def test_privacy_and_about_say_who_runs_the_bot(texts: Texts) -> None:
    kinds = ("sessions", "seats", "answers", "postings", "judgements", "dailies", "settings")
    counts: dict[str, int] = dict.fromkeys(kinds, 1)
    for operator in ("", "Anna Beispiel, anna@example.org"):
        key = "privacy-operator" if operator else "privacy-operator-unnamed"
        told = texts(key, operator=operator) if operator else texts(key)
        for surface in (stored("Ben", counts, 30, operator, texts), about_surface(texts, "1", operator=operator)):
            assert told in words(surface)


def test_help_leads_to_the_games() -> None:
    assert buttons(help_surface(EN, ["lupfen", "tippen"]))[EN("games")] == "1:games::::"


def test_about_names_version_games_and_what_is_stored() -> None:
    surface = about_surface(EN, "1.2.3", "https://example.org/source", ["lupfen", "tippen"])
    told = ("Lupfen 1.2.3", "Plays Lupfen and Tippen", "I store your Discord ID", "Source")
    assert [each for each in told if each not in words(surface)] == []
    assert list(complaints(surface)) == []


# the end of a session


async def ended(seed: int) -> Table:
    table = await open_table("lupfen-liechtenstein", 4)
    async for _ in states(table, 5, random.Random(seed)):
        pass
    return table


async def test_the_end_names_who_has_won_who_ended_it_who_shares_the_pot_and_who_owes_whom() -> None:
    view = table_view(await ended(9), None)
    best = max(view.seats, key=lambda seat: seat.chips)
    told = words(session_end(view, [Transfer("person:1", "person:2", 8)], EN))
    assert f"🏆 **{best.name}** wins." in told
    assert view.host is not None
    assert f"{view.host.name} ended the session." in told
    assert (f"{view.leftover} chips were left in the pot" in told) == bool(view.leftover)
    assert f"{EN('who-pays-whom')}\nAnna → Ben: **8**" in told
    assert "Play again" in told


async def test_a_pot_that_is_kept_is_a_line_of_its_own() -> None:
    table = await open_table("lupfen-liechtenstein", 3, {"leftover_pot": "keep"})
    await table.start(1)
    while table.state.phase == "playing":
        await answer_open(table, "decline")
    await table.stop(1)
    assert EN("session-pot-kept", pot=3) in words(session_end(table_view(table, None), [], EN))


async def test_so_far_adds_up_with_the_pot_when_somebody_has_left() -> None:
    for seed in range(20):
        table = await open_table("lupfen-liechtenstein", 5)
        async for _ in states(table, 1, random.Random(seed)):
            if table.state.phase == "pause":
                break
        gone = next((seat for seat in table.state.seats if seat.user not in {None, 1} and seat.chips), None)
        if table.state.phase != "pause" or gone is None or gone.user is None:
            continue
        await table.seating.leave(gone.user)
        view = table_view(table, None)
        (line,) = (line for line in words(summary(view, DE)).splitlines() if line.startswith("Bisher: "))
        chips = [int(amount.replace("−", "-")) for amount in re.findall(r"[ (]([+−]?\d+)(?= \(|,|$)", line)]
        assert f"{gone.name} {signed(DE, gone.chips)} (gegangen)" in line
        assert sum(chips) + view.pot + view.reserve == 0
        assert [seat.chips for seat in view.playing if seat.id == gone.id] == [gone.chips], "as it left"
        return
    raise AssertionError("nobody could leave with chips")


# the league

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
def test_everybody_who_has_played_enough_is_named_with_how_sure_it_is(locale: str) -> None:
    draft = league_draft(a_page(), ["lupfen", "skat"], LANGUAGE.texts(locale))
    surface = draft.showing([("ratings-0-x.webp", b"")])
    assert list(complaints(surface)) == []
    told = words(surface)
    assert "Skat · November 2026" in told
    thousand = {"de": "1.120", "en": "1,120", "de-CH": "1’120"}[locale]
    for line in (f"1\\. **Anna** {thousand} ± 240", "2\\. **\\*\\*Ben\\*\\*** 1", "1\\. **\\*\\*Ben\\*\\*** +1"):
        assert line in told
    assert told.count("Cilli") == 1, "who has played too little is named only beside the computer"
    (drawing,) = draft.drawings
    marks, centre, *_ = drawing.given
    assert [(mark.name, mark.points, mark.give) for mark in marks] == [("Anna", 1120, 240), ("**Ben**", 1000, 320)]
    assert centre == 1000
    assert locale != "en" or "1. Anna: 1,120, give or take 240." in repr(surface.components)


def test_equal_results_share_a_place_in_every_list() -> None:
    people = [Balance(each, name, chips, 1) for each, (name, chips) in enumerate((("A", 9), ("B", 9), ("C", -18)), 1)]
    assert re.findall(r"(\d)\\\. \*\*(\w)", words(ledger_standing(Standing(people, 0, []), EN))) == SHARED
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


def test_who_hides_is_nowhere_but_on_their_own_page() -> None:
    page = a_page({1: "Anna"}, reader=2, hides=True)
    own = shown(page)
    assert "**You** 1,000 ± 320 · 12 deals" in own
    assert "only you see your number" in own
    card = league_card(page, EN)
    everywhere = (words(card.showing([])), shown(a_page({1: "Anna"})), league_csv(page), repr(card.drawings))
    assert not any("Ben" in told for told in (own, *everywhere))
    assert not any("1,000 ± 320" in told for told in everywhere)


def test_somebody_is_told_how_many_deals_are_missing_and_nobody_else_is() -> None:
    assert "**You** 880 ± 320 · 11 deals; one more and you are listed" in shown(a_page(reader=3))
    for told in (shown(a_page(reader=9)), words(league_card(a_page(reader=3), EN).showing([]))):
        assert "You" not in told
        assert "more and you are listed" not in told


def test_an_empty_season_says_what_it_takes() -> None:
    page = a_page({}, stand=Standings(NOVEMBER, 12, [], []), earlier=False, later=True)
    assert league_draft(page, ["skat"], EN).drawings == ()
    assert "it takes 12 deals with other people" in shown(page)
    assert "The final table" in shown(page)
    head = "place,name,rating,plus_minus,deals,beside_strong,beside_plus_minus,beside_deals"
    assert league_csv(page).splitlines() == [head]


def test_the_file_has_everybody_who_is_listed_and_calculates_nothing() -> None:
    rows = list(csv.DictReader(io.StringIO(league_csv(a_page()))))
    assert [(row["place"], row["name"], row["rating"], row["beside_strong"]) for row in rows] == [
        ("1", "Anna", "1120", ""),
        ("2", "**Ben**", "1000", "1.25"),
        ("", "'=Cilli", "", "-0.25"),
    ]


def test_a_large_league_fits_into_a_message() -> None:
    lines = [Line(who, 99_999, Rating(99.0 - who / 10, 1.0)) for who in range(400)]
    besides = [Beside(who, 99_999, 1.0, 1.0) for who in range(400)]
    stand = Standings(NOVEMBER, 12, lines, besides)
    page = a_page(dict.fromkeys(range(400), "N" * 40), stand=stand, hides=True, later=True)
    surface = league_draft(page, ["lupfen", "skat"], DE).showing([("ratings-0-x.webp", b"")])
    assert list(complaints(surface)) == []
    assert "380 weitere" in words(surface)
