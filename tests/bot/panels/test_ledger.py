"""Chips as people read them in the ledger and at the end of a session; help, privacy and about."""

import random
import re

from bot.language import Texts
from bot.panels.kit.words import signed
from bot.panels.past.ledger import ledger_statement, ledger_transfers, standing_draft
from bot.panels.personal.settings import about_surface, help_surface, stored
from bot.panels.table.session import session_end
from bot.panels.table.summary import summary
from game.games.catalogue import CATALOGUE
from game.reports.debts import Transfer
from game.reports.ledger import Balance, OpenPot, PostingLine, SessionLine, SettleUp, Standing, Statement
from game.table.table import Table
from game.table.view import table_view
from storage.debts import EVENING, SETTLEMENT
from tests.bot.panels.reading import buttons, complaints, words
from tests.bot.panels.support import answer_open, open_table, states
from tests.game.games.shown import DE, EN, in_both_languages
from tests.harness.test_golden import recorded


def test_standings_list_people_the_house_and_pots() -> None:
    people = [Balance(1, "Anna", 12, 1), Balance(2, "**Ben**", -20, 34)]
    surface = standing_draft(Standing(people, 5, [OpenPot("t", 77, 3, False)]), EN).showing(())
    told = words(surface)
    assert list(complaints(surface)) == []
    assert "1\\. **Anna** +12 · 1 deal\n2\\. **\\*\\*Ben\\*\\*** −20 · 34 deals" in told
    assert "The computers: +5" in told
    assert "<#77>: 3" in told


def test_an_empty_ledger_says_so() -> None:
    assert EN("ledger-empty") in words(standing_draft(Standing([], 0, []), EN).showing(()))
    assert EN("ledger-no-session") in words(ledger_statement(Statement(1, 0, [], []), EN))
    assert EN("nobody-pays") in words(ledger_transfers(SettleUp([], {}, 0), EN))


def test_a_large_server_fits_in_one_message() -> None:
    people = [Balance(place, "N" * 40, 10**9 - place, 99_999) for place in range(400)]
    surface = standing_draft(Standing(people, -1, [OpenPot("t", place, 1, True) for place in range(40)]), DE).showing(
        ()
    )
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
def test_every_posting_reason_has_text(texts: Texts) -> None:
    """Every payment reason in each game's recorded deals, and those booked outside deals."""
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


def test_the_settlement_names_payers_and_says_which_amounts_count() -> None:
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


def test_help_links_to_the_games() -> None:
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


async def test_the_final_message_names_the_winner_who_ended_it_pot_shares_and_debts() -> None:
    view = table_view(await ended(9), None)
    best = max(view.seats, key=lambda seat: seat.chips)
    told = words(session_end(view, [Transfer("person:1", "person:2", 8)], EN))
    assert f"🏆 **{best.name}** wins." in told
    assert view.host is not None
    assert f"{view.host.name} ended the session." in told
    assert (f"{view.leftover} chips were left in the pot" in told) == bool(view.leftover)
    assert f"{EN('who-pays-whom')}\nAnna → Ben: **8**" in told
    assert "Play again" in told


async def test_a_carried_over_pot_has_its_own_line() -> None:
    table = await open_table("lupfen-liechtenstein", 3, {"leftover_pot": "keep"})
    await table.start(1)
    while table.state.phase == "playing":
        await answer_open(table, "decline")
    await table.stop(1)
    assert EN("session-pot-kept", pot=3) in words(session_end(table_view(table, None), [], EN))


async def test_running_totals_and_the_pot_balance_after_somebody_leaves() -> None:
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
