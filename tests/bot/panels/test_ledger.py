"""The ledger, the help and the end of a session, as people read them."""

from __future__ import annotations

import random
import re

import pytest

from bot.language import Language
from bot.panels.kit.words import signed
from bot.panels.past.ledger import ledger_standing, ledger_statement, ledger_transfers
from bot.panels.personal.help import about_surface, help_surface
from bot.panels.table.session import session_end
from bot.panels.table.summary import summary
from game.reports.ledger import Balance, OpenPot, PostingLine, SessionLine, SettleUp, Standing, Statement
from game.reports.settle_up import Transfer
from game.table.view import table_view
from tests.bot.panels.reading import complaints, words
from tests.bot.panels.support import open_table, states

LANGUAGE = Language(strict=True)
TEXTS = LANGUAGE.texts("de")


def test_the_standing_lists_people_the_house_and_pots() -> None:
    people = [Balance(1, "Anna", 12, 1), Balance(2, "**Ben**", -20, 34)]
    surface = ledger_standing(Standing(people, 5, [OpenPot("t", 77, 3, False)]), TEXTS)
    assert list(complaints(surface)) == []
    assert "1. **Anna** +12 · 1 Spiel" in words(surface)
    assert "2. **\\*\\*Ben\\*\\*** −20 · 34 Spiele" in words(surface)
    assert "Das Haus (Computer): +5" in words(surface)
    assert "<#77>: 3" in words(surface)


def test_an_empty_ledger_says_so() -> None:
    assert "Hier hat noch niemand gespielt." in words(ledger_standing(Standing([], 0, []), TEXTS))
    assert "Du hast hier noch nicht gespielt." in words(ledger_statement(Statement(1, 0, [], []), TEXTS))
    assert "niemand schuldet etwas" in words(ledger_transfers(SettleUp([], {}, 0), TEXTS))


def test_a_large_server_fits_into_a_message() -> None:
    people = [Balance(place, "N" * 40, 10**9 - place, 99_999) for place in range(400)]
    surface = ledger_standing(Standing(people, -1, [OpenPot("t", place, 1, True) for place in range(40)]), TEXTS)
    assert list(complaints(surface)) == []
    assert "375 weitere" in words(surface)


def test_a_statement_shows_sessions_and_postings() -> None:
    sessions = [SessionLine("a", 7, 1_700_000_000, None, 3, -4)]
    postings = [
        PostingLine(1_700_000_000, "a", 3, -9, "pot:a", "penalty"),
        PostingLine(1, None, None, 4, "x", "leftover"),
    ]
    told = words(ledger_statement(Statement(1, -5, sessions, postings), TEXTS))
    assert "Meine Chips: −5" in told
    assert "<t:1700000000:d> <#7> · 3 Spiele · **−4** · läuft noch" in told
    assert "−9 kein Stich · Spiel 3" in told
    assert "+4 Anteil am Pot" in told


def test_who_pays_whom_names_people_and_says_what_counts() -> None:
    settle_up = SettleUp([Transfer("person:1", "person:2", 8)], {"person:1": "Anna", "person:2": "Ben"}, 3)
    told = words(ledger_transfers(settle_up, TEXTS))
    assert "Anna → Ben: **8**" in told
    assert "Was die Computer gewonnen oder verloren haben, schuldet niemand jemandem." in told
    assert "3 Chips liegen noch in offenen Pots" in told


@pytest.mark.parametrize("locale", ["de", "en"])
def test_help_has_five_lines_and_says_that_chips_are_play_money(locale: str) -> None:
    texts = LANGUAGE.texts(locale)
    told = words(help_surface(texts, ["lupfen", "tippen"]))
    assert [line for line in told.splitlines() if line[:2] in {"1.", "2.", "3.", "4.", "5."}] == told.splitlines()[1:6]
    assert texts("play-money") in told
    assert "letters beside the suits" in told.splitlines()[6] or "Buchstaben neben die Farben" in told.splitlines()[6]
    assert told.splitlines()[7:11] == [texts("games"), texts("practice-which"), "Lupfen ", "Tippen "]


def test_about_names_version_games_and_what_is_stored() -> None:
    surface = about_surface(LANGUAGE.texts("en"), "1.2.3", "https://example.org/source", ["lupfen", "tippen"])
    told = words(surface)
    assert "Lupfen 1.2.3" in told
    assert "Plays Lupfen, Tippen" in told
    assert "I store your Discord id" in told
    assert "Source" in told
    assert list(complaints(surface)) == []


async def test_the_end_of_a_session_shows_what_its_people_owe_each_other() -> None:
    table = await open_table("lupfen-liechtenstein", 4, computers=0)
    async for _ in states(table, 5, random.Random(9)):
        pass
    told = words(session_end(table_view(table, None), [Transfer("person:1", "person:2", 8)], TEXTS))
    assert "Wer zahlt wem" in told
    assert "Anna → Ben: **8**" in told
    assert "Noch einmal spielen" in told


async def test_a_pot_that_is_kept_is_a_line_of_its_own() -> None:
    table = await open_table("lupfen-liechtenstein", 3, {"leftover_pot": "keep"})
    await table.start(1)
    assert table.driver is not None
    while table.state.phase == "playing":
        asked = table.asked_seat
        assert asked is not None
        assert asked.user is not None
        await table.answer(asked.user, 1, table.question_number, "decline")
    await table.stop(1)
    view = table_view(table, None)
    assert "3 Chips bleiben im Pot" in words(session_end(view, [], TEXTS))


async def test_so_far_adds_up_with_the_pot_when_somebody_has_left() -> None:
    for seed in range(20):
        table = await open_table("lupfen-liechtenstein", 5, computers=0)
        async for _ in states(table, 1, random.Random(seed)):
            if table.state.phase == "pause":
                break
        gone = next((seat for seat in table.state.seats if seat.user not in {None, 1} and seat.chips), None)
        if table.state.phase != "pause" or gone is None or gone.user is None:
            continue
        await table.seating.leave(gone.user)
        view = table_view(table, None)
        (line,) = (line for line in words(summary(view, TEXTS)).splitlines() if line.startswith("Bisher: "))
        chips = [int(amount.replace("−", "-")) for amount in re.findall(r"[ (]([+−]?\d+)(?= \(|,|$)", line)]
        assert f"{gone.name} {signed(TEXTS, gone.chips)} (gegangen)" in line
        assert sum(chips) + view.pot + view.reserve == 0
        assert [seat.chips for seat in view.playing if seat.id == gone.id] == [gone.chips], "as it left"
        return
    raise AssertionError("nobody could leave with chips")


async def test_the_end_names_who_has_won_who_has_ended_it_and_who_shares_the_pot() -> None:
    table = await open_table("lupfen-liechtenstein", 4, computers=0)
    async for _ in states(table, 5, random.Random(9)):
        pass
    if not table.over:
        await table.stop(table.state.host)
    view = table_view(table, None)
    best = max(view.seats, key=lambda seat: seat.chips)
    told = words(session_end(view, [], TEXTS))
    assert f"🏆 **{best.name}** gewinnt." in told
    assert f"{view.host.name if view.host else ''} hat die Sitzung beendet." in told
    if view.leftover:
        assert f"Die {view.leftover} Chips, die im Pot übrig waren" in told
