"""Advice as text: a line for each answer, ties, what would change it, and who is marked as using it."""

import random
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from bot.panels.table.advice import advice_surface, amount, chosen_line, folded_advice
from bot.panels.table.hand import hand
from bot.panels.table.lobby import lobby
from bot.panels.table.panel import panel
from bot.panels.table.private import more
from game.computer.advice import Advice, Adviser, Outlook
from game.computer.what_if import Reason
from game.core.rulesets import Ruleset
from game.core.view import View
from game.core.visibility import view_of
from game.games.catalogue import CATALOGUE
from game.games.lupfen import LIECHTENSTEIN
from game.games.skat import SKAT
from game.table.table import Table
from game.table.view import table_view
from tests.bot.panels.reading import buttons, complaints, words
from tests.bot.panels.seated import dealt, seen, table_view_of
from tests.bot.panels.seated import moments as played
from tests.bot.panels.support import answer_open, open_table
from tests.game.games.shown import DE, EN
from tests.game.games.skat.support import deal as skat_deal
from tests.game.games.support import begin

LIFTING = Advice(
    (
        Outlook("lift", 0.84, 0.12, 0, 0, (0.38, 0.41, 0.2, 0.01)),
        Outlook("decline", -0.31, 0.08, 0.1, 0.09, (0.7, 0.3)),
    ),
    Reason("without", "decline", card="shields-ace"),
)


def told(advice: Advice) -> str:
    driver = begin(LIECHTENSTEIN, ["sA aB bO", "aU rU sO", "aK rO sK"]).driver
    return words(advice_surface(*seen(driver, 1), advice, EN)).replace("\N{NO-BREAK SPACE}", " ")


def test_each_answers_advice_line_has_its_error_and_tricks() -> None:
    english = told(LIFTING)
    assert "lift)**: +0.8 ± 0.1 · best · no trick 38%, one 41%, two 20%" in english
    assert "−0.3 ± 0.1 · about equal · no trick 70%, one 30%" in english
    assert "Chips for the whole deal" in english


def test_advice_does_not_state_that_dropping_out_takes_no_tricks() -> None:
    out, lifting = Outlook("decline", -1.0, 0.1, 0.2, 0.1, (1.0,)), LIFTING.outlooks[0]
    told_of = told(Advice((lifting, out)))
    assert "100%" not in told_of
    assert "no trick 38%" in told_of
    assert "−1.0 ± 0.1 · about equal · including your share of the pot" in told_of


def prices() -> tuple[View, Advice]:
    """Return advice on the price for a player who has lifted."""
    driver = begin(LIECHTENSTEIN, ["sA aB bO", "aU rU sO", "aK rO sK"]).say("A lift").driver
    gains = {"5": 3.0, "3": 2.9, "2": 2.8, "1": 2.0, "6": 1.9, "4": 0.5}
    ranked = tuple(Outlook(price, gain, 3.0, 3.0 - gain, 0.1, margin=0.1) for price, gain in gains.items())
    return view_of(driver, 0), Advice(ranked)


def test_practice_condenses_advice_to_the_best_and_one_line_of_ordered_prices() -> None:
    best, line = folded_advice(table_view_of(dealt(LIECHTENSTEIN, 3, random.Random(1)), 1), *prices(), EN)
    assert "**5**: +3" in best
    assert "Others: **1**: +2 · **2**: +3 · **3**: +3 · **4**: 0 · **6**: +2" in line


def test_practice_says_how_good_the_chosen_answer_was() -> None:
    deal, advice = prices()
    assert chosen_line(deal, advice, "4", EN) == "-# You chose **4** (0); **5** (+3) was best."
    assert "**5** (+3), was practically as good as the best." in chosen_line(deal, advice, "5", EN)
    assert chosen_line(deal, None, "4", EN) == ""


@pytest.mark.parametrize(
    ("reason", "words_of_it"),
    [
        (Reason("without", "decline", card="shields-ace"), "Without"),
        (Reason("with", "decline", card="bells-ace"), "instead of your lowest card"),
        (Reason("pot", "decline", pot=10, more=True), "With 10 or more in the pot"),
        (Reason("pot", "decline", pot=10), "With 10 or less in the pot"),
    ],
)
def test_advice_says_what_would_change_it(reason: Reason, words_of_it: str) -> None:
    assert words_of_it in told(replace(LIFTING, reason=reason))


@pytest.mark.parametrize(
    ("gain", "error", "shown"),
    [
        (0.84, 0.12, ("+", 0.8, 0.1, 1)),
        (-12.6, 3.2, ("−", 13, 3, 0)),
        (0.04, 0.01, ("", 0, 0.1, 1)),
        (77.0, 0.0, ("+", 77, 0.1, 1)),
    ],
)
def test_advice_shows_no_more_decimals_than_are_significant(
    gain: float, error: float, shown: tuple[str, float, float, int]
) -> None:
    assert tuple(amount(gain, error).values()) == shown


@pytest.mark.parametrize("ruleset", [*CATALOGUE], ids=lambda ruleset: ruleset.id)
def test_every_answer_of_every_game_can_be_described_with_its_reported_values(ruleset: Ruleset[Any]) -> None:
    driver = dealt(ruleset, ruleset.best_seats, random.Random(1))
    *_, end = played(dealt(ruleset, ruleset.best_seats, random.Random(1)), random.Random(2))
    facts = ruleset.telling.outlook(end.deal, 0)
    for now in played(driver, random.Random(2)):
        if now.question:
            answers = [now.question.write(each) for each in islice(now.question.answers, 30)]
            advice = Advice(tuple(Outlook(each, 1.2, 0.3, 0.2, 0.1, facts=facts) for each in answers))
            for texts in (EN, DE):
                assert [*complaints(advice_surface(*seen(now, now.seat + 1), advice, texts))] == []


def test_advice_lists_only_the_best_of_many_answers() -> None:
    many = Advice(tuple(Outlook("lift", -number, 0.1, number, 0.1) for number in range(20)))
    assert told(many).count("lift)**") == 8


def test_points_advice_uses_the_players_terms_and_counts_omitted_answers() -> None:
    facts = {"points": 68.2, "schneider": 0.08}
    first = Outlook("lift", 12.0, 2.0, 0, 0, alike=2, won=0.62, facts=facts)
    english = told(Advice((first, Outlook("decline", -8.0, 2.0, 20, 3, lost=0.25)), omitted=40))
    assert "+12 ± 2 · best · wins 62% of the time · 68 card points · schneider 8% · 2 more like it" in english
    assert "loses a life 25%" in english
    assert "40 more answers are not shown." in english
    assert "I have no advice" in told(Advice(()))


async def table_with_advice() -> Table:
    table = await open_table(LIECHTENSTEIN.id, 3)
    await table.hosting.allow(1, "adviser", allowed=True)
    await table.seating.take_advice(2, taken=True)
    return table


async def test_players_with_advice_are_marked_and_only_they_are_offered_it() -> None:
    table = await table_with_advice()
    assert "**Ben** 🎓" in words(lobby(table_view(table, None), EN))
    await table.start(1)
    shown = words(panel(table_view(table, None), EN))
    assert "**Ben** 🎓" in shown
    assert "🎓 Ben plays with advice" in shown
    while table.state.phase == "playing" and (seat := table.asked_seat):
        for user in (1, 2, 3):
            offered = EN("advice") in buttons(hand(table_view(table, user), EN))
            assert offered == (user == 2 == seat.user)
        await answer_open(table, "decline")
    plain = table_view_of(dealt(LIECHTENSTEIN, 3, random.Random(1)), None)
    assert "🎓" not in words(panel(plain, EN))


async def test_the_host_can_allow_advice_and_everybody_can_switch_it_on() -> None:
    table = await open_table(LIECHTENSTEIN.id, 3)

    def offered(viewer: int) -> set[str]:
        return {label for label in buttons(more(table_view(table, viewer), EN)) if label.endswith("advice")}

    assert (offered(1), offered(2)) == ({"Allow advice"}, set())
    await table.hosting.allow(1, "adviser", allowed=True)
    assert (offered(1), offered(2)) == ({"Forbid advice", "Play with advice"}, {"Play with advice"})
    await table.seating.take_advice(2, taken=True)
    assert offered(2) == {"Play without advice"}
    await table.start(1)
    assert "Play without advice" not in offered(2)


def test_a_skat_plan_names_the_game_the_bidding_limit_and_the_reason() -> None:
    driver = skat_deal(c="cJ sJ hJ cA hK h9 h7 dT dK d9").say("B pass").driver
    plan = Adviser(SKAT).advice(view_of(driver, 2), random.Random(1)).plan
    advice = Advice((Outlook("18", 40.0, 4.0, 0, 0, won=0.94),), plan=plan)
    english, german = (words(advice_surface(*seen(driver, 3), advice, texts)) for texts in (EN, DE))
    assert "**♥ Hearts up to 36**: 6 trumps, three jacks, one ace; you win it about" in english
    assert "**♥ Herz bis 36**: 6 Trümpfe, drei Buben, ein Ass; mit dem Skat gewinnst du das in rund" in german
