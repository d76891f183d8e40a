"""Events as sentences: a game's own lines, highlights, and why an answer is not allowed."""

import inspect
import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.language import Language
from bot.panels.kit.words import line_words
from bot.panels.table.hand import hand, why_not
from bot.panels.table.happenings import ABOUT_CARDS, SILENT, TELLING, Teller
from bot.panels.table.panel import panel
from bot.panels.table.private import happened
from bot.panels.table.session import session_end
from bot.panels.table.summary import summary
from game.core import events
from game.core.bank import Balances, Payment
from game.core.driver import Driver
from game.core.events import Announced, CardsKnown, CardsMoved, Event, Paid
from game.core.lines import Line, Seat
from game.core.questions import PickCard
from game.core.rulesets import Ruleset
from game.core.view import MarkView
from game.games.catalogue import CATALOGUE
from tests.bot.panels.reading import words
from tests.bot.panels.seated import dealt, moments, seen, table_view_of
from tests.bot.panels.support import NAMES
from tests.game.games.shown import EN
from tests.harness.bare.odd import POND, STONES

LUPFEN = CATALOGUE.find("lupfen-liechtenstein")
EVENTS = [
    kind for _, kind in inspect.getmembers(events, inspect.isclass) if issubclass(kind, Event) and kind is not Event
]


def test_every_event_type_has_a_sentence_or_is_known_to_need_none() -> None:
    assert len(EVENTS) >= 20
    assert [kind for kind in EVENTS if (kind in TELLING) == (kind in SILENT)] == []
    assert TELLING.keys() >= ABOUT_CARDS


def ended(ruleset: Ruleset[Any], seed: int, seats: int = 3, before: Balances | None = None) -> Driver:
    """Play a deal to its end."""
    rng = random.Random(seed)
    driver = dealt(ruleset, seats, rng)
    driver = Driver(driver.setup._replace(before=before)) if before else driver
    *_, driver = moments(driver, rng)
    return driver


def everything(driver: Driver, viewer: int | None = None) -> list[str]:
    return Teller(*seen(driver, viewer), EN).everything()


def test_cards_shown_to_one_seat_are_reported_only_to_the_two_involved() -> None:
    driver = ended(STONES, 3)
    everybody, owner, shown_to, other = (everything(driver, viewer) for viewer in (None, 2, 3, 1))
    assert "Ben shows their cards only to Cleo." in everybody
    assert "Ben shows their cards only to Cleo." in other
    secret = "Ben shows Cleo: middling of red stones, soft of moss."
    assert [secret in told for told in (owner, shown_to, everybody, other)] == [True, True, False, False]


def test_a_move_is_reported_once_with_cards_only_for_those_allowed() -> None:
    driver = ended(STONES, 3)
    for viewer, told in ((None, "1 card: widow → Ben’s hand"), (2, "big of grey stones: widow → Ben’s hand")):
        assert [line for line in everything(driver, viewer) if "widow →" in line] == [told]


def test_points_and_their_value_in_chips_are_two_sentences() -> None:
    points, chips = "Ben +66 (splash).", "Anna −66, Ben +132, Cleo −66 (chips by points)."
    assert everything(ended(STONES, 3))[-2:] == [points, chips]


def test_a_change_of_lives_is_reported() -> None:
    lines = everything(ended(POND, 1))
    assert "Ben: 3 lives." in lines
    assert any(line.endswith(": 2 lives.") for line in lines)


def test_one_payment_between_two_seats_names_both() -> None:
    driver = dealt(STONES, 3, random.Random(1))
    driver.deal.events.append(Paid(Payment(0, 2, 5, "points")))
    assert everything(driver)[-1] == "Anna pays Cleo 5 (chips by points)."


def test_the_panel_reports_public_card_moves() -> None:
    driver = dealt(POND, 3, random.Random(1))
    driver.answer_text("all")
    assert sum(isinstance(event, CardsMoved | CardsKnown) for event in driver.deal.events) == 6
    assert "→ pond" in words(panel(table_view_of(driver, None), EN))


@pytest.mark.parametrize(("cut", "word"), [("", "sealed, not cut"), ("a word", "sealed and cut")])
def test_a_running_deals_seal_appears_only_in_what_happened(cut: str, word: str) -> None:
    running = replace(table_view_of(dealt(POND, 3, random.Random(1)), 1), cut=cut)
    assert word in words(happened(running, EN))
    assert "Seal" not in words(panel(running, EN))
    assert "Seal" not in words(happened(replace(running, phase="pause"), EN)), "it is the next deal's"


def test_a_line_names_cards_in_order_and_can_be_part_of_another(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("stones-it-lay-there = { $seat }: { $cards }\n", encoding="utf-8")
    texts = Language(tmp_path, strict=True).texts("en").of_game("stones")
    view, deal = seen(dealt(STONES, 3, random.Random(1)))
    one, other, *_ = deal.pack.cards
    line = Line("it-lay-there", {"seat": Seat(1), "cards": (other, one)})
    assert line_words(view, deal, line, texts) == "Ben: big of red stones, middling of red stones"
    within = Line("it-was", {"what": Line("by", {"name": Seat(1), "card": one})})
    assert line_words(view, deal, within, texts) == "it was by Ben big of red stones"


def test_a_duty_can_name_the_marks_of_its_seat(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("stones-duty-keep-boast = You have boasted of { $boast }.\n", encoding="utf-8")
    texts = Language(tmp_path, strict=True).texts("en").of_game("stones")
    _, deal = seen(dealt(STONES, 3, random.Random(1)), 1)
    marks = (MarkView("boast", 0, "moss-soft"), MarkView("boast", 1, "red_stones-big"))
    question = PickCard("play", (deal.hand(0).cards or ())[:1], duty="keep-boast")
    assert why_not(replace(deal, marks=marks, question=question), texts) == "You have boasted of soft of moss."


# moments


def told_of(driver: Driver) -> list[str]:
    return words(summary(table_view_of(driver, None), EN)).splitlines()


def test_taking_every_trick_is_announced_only_in_pot_games() -> None:
    seen_so = set[bool]()
    for seed in range(20):
        driver = ended(LUPFEN, seed, 4)
        swept = len(driver.deal.tricks) == 3 and len({trick.winner for trick in driver.deal.tricks}) == 1
        assert any("takes every trick** and wins " in line for line in told_of(driver)) == swept
        seen_so.add(swept)
        assert "takes every trick" not in str(told_of(ended(CATALOGUE.find("schafkopf"), seed)))
    assert seen_so == {True, False}


def test_three_unders_have_their_own_line() -> None:
    view, deal = seen(ended(LUPFEN, 1, 4))
    shown = replace(deal, events=(*deal.events, Announced("three-unters", 1)))
    assert "\n✨ **Three Unders!** Ben" in words(summary(replace(view, deal=shown), EN))


def test_the_main_winner_of_a_big_pot_is_named_with_its_size() -> None:
    rich, poor = (
        [line for seed in range(20) for line in told_of(ended(LUPFEN, seed, 4, Balances(pot, 0, pot, (-pot, 0, 0, 0))))]
        for pot in (90, 2)
    )
    assert any(line.startswith("💰 **") and "wins a big pot**: " in line for line in rich)
    assert not any("wins a big pot" in line for line in poor)


def test_each_bete_payer_is_named_once() -> None:
    payers_seen = set[int]()
    for seed in range(20):
        driver = ended(LUPFEN, seed, 4)
        paid = [event.payment for event in driver.deal.events if isinstance(event, Paid)]
        payers = {payment.source for payment in paid if payment.reason == "penalty"}
        told = [line for line in told_of(driver) if line.startswith("💸 **Bête**: ")]
        assert len(told) == bool(payers)
        assert all(re.search(r"took no trick and pays? \d+ (each )?into the pot\.", line) for line in told)
        assert {seat for seat in range(4) if any(NAMES[seat] in line for line in told)} == payers
        payers_seen.add(len(payers))
    assert {0, 1, 2} <= payers_seen


def test_the_panel_of_schafkopf_says_who_plays_alone() -> None:
    driver, alone = dealt(CATALOGUE.find("schafkopf"), 3, random.Random(2)), "** plays alone and needs 61 card points."
    assert alone not in words(panel(table_view_of(driver, None), EN))
    driver.answer_text("pick")
    assert alone in words(panel(table_view_of(driver, None), EN))


@pytest.mark.parametrize(
    ("ruleset", "units"),
    [("lupfen-liechtenstein", r"[+−]\d+ chips?"), ("schafkopf", r"\*\*[+−]\d\*\* points \([+−]\d+ chips\)")],
)
def test_the_hand_shows_deal_results_with_their_unit(ruleset: str, units: str) -> None:
    told = words(hand(table_view_of(ended(CATALOGUE.find(ruleset), 1), 1), EN))
    assert re.search(rf"\*\*(Anna|Ben|Cleo)\*\* \**{units}", told), told


def test_the_end_of_a_single_deal_does_not_mention_all_agreed_deals() -> None:
    view = table_view_of(ended(CATALOGUE.find("east-west"), 1, 2), None, phase="over")
    assert view.deal_number == 1
    assert "agreed" not in words(session_end(view, [], EN))
