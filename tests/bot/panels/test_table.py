"""The table of any game, as text and as a scene, and the private hand."""

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.discord_io.custom_id import Verb
from bot.panels.kit.arranging import ORDERS, arranged, as_held
from bot.panels.kit.rules import table_name
from bot.panels.past.history import session_heading
from bot.panels.table.described import Result, gain_words
from bot.panels.table.hand import NO_STRIP, Strip, hand
from bot.panels.table.panel import panel
from bot.panels.table.private import reminder
from bot.panels.table.scenes import hand_scene, style_of, table_scene
from bot.panels.table.score_sheet import session_sheet
from bot.panels.table.text import table_alt
from bot.pictures.scene import TableScene
from game.core.cards import PIQUET_32, SWISS_20, Card, Pack
from game.core.driver import Driver
from game.core.lines import Board, Lane, Line
from game.core.parts import Telling
from game.core.questions import PickCard
from game.core.rulesets import Ruleset
from game.core.view import View
from game.games.catalogue import CATALOGUE
from game.games.lupfen import LIECHTENSTEIN
from game.games.skat.cards import ranking
from game.reports.past import CourseLine
from game.table.view import TableView
from tests.bot.panels.reading import buttons, presses, words
from tests.bot.panels.seated import dealt, moments, seen, table_view_of
from tests.bot.pasts import a_session
from tests.game.games.shown import DE, EN
from tests.game.games.support import begin, cards_of
from tests.harness.bare.odd import POND, STONES, STONES_10

LUPFEN = CATALOGUE.find("lupfen-liechtenstein")


def begun(ruleset: Ruleset[Any], seats: int, *answers: str) -> Driver:
    """Start a deal; in a game of stones, one in which Ben is asked first."""
    driver = dealt(ruleset, seats, random.Random(3))
    for answer in answers:
        driver.answer_text(answer)
    return driver


def bidding(*answers: str) -> Driver:
    return begun(STONES, 3, *answers)


def scene_of(driver: Driver) -> TableScene:
    return table_scene(*seen(driver), EN)


def told(driver: Driver) -> str:
    return words(panel(table_view_of(driver, None), EN))


def seat_line(driver: Driver, name: str) -> str:
    return next(line for line in told(driver).splitlines() if f"**{name}**" in line)


def test_a_widow_stays_face_down_until_it_is_taken() -> None:
    assert (scene_of(bidding()).hidden, scene_of(bidding()).open_cards) == (1, ())
    assert scene_of(bidding("18")).hidden == 0
    assert "Widow: 1 card" in told(bidding())


def test_the_declarer_and_the_target_are_shown_at_the_seat() -> None:
    anna, ben, _ = scene_of(bidding("18")).seats
    assert (ben.declarer, ben.needed, ben.notes) == (True, 1, ("boast",))
    assert not anna.declarer
    assert "plays against the others" in seat_line(bidding("18"), "Ben")
    assert "0 of 1 trick " in seat_line(bidding("18"), "Ben")


def test_a_game_for_points_shows_scores_instead_of_chips_and_no_pot() -> None:
    scene = scene_of(bidding())
    assert scene.pot is None
    assert [(seat.points, seat.chips) for seat in scene.seats] == [(0, None)] * 3
    assert "0 points" in seat_line(bidding(), "Anna")


def test_tricks_are_counted_only_when_their_number_matters() -> None:
    driver = bidding("18")
    while driver.question is not None and not driver.deal.tricks:
        driver.answer(driver.question.safe)
    view, deal = seen(driver)
    counted = replace(view, deal=replace(deal, marks=()))
    uncounted = replace(counted, ruleset=replace(view.ruleset, telling=Telling(counts_tricks=False)))
    assert "2 tricks" in words(panel(counted, EN))
    assert "2 tricks" not in words(panel(uncounted, EN))
    drawn = [sum(seat.tricks for seat in table_scene(each, deal, EN).seats) for each in (view, uncounted)]
    assert drawn == [2, 0]


def so_far(_view: View) -> list[Line]:
    return [Line("so-far", {"number": 7})]


def test_a_games_notes_on_the_deal_appear_on_the_panel() -> None:
    view = table_view_of(bidding(), None)
    telling = replace(view, ruleset=replace(view.ruleset, telling=Telling(deal_lines=so_far)))
    assert "so far 7" in words(panel(telling, EN))
    assert "so far 7" not in words(panel(view, EN))


def test_trumps_outside_the_packs_suits_are_named_rather_than_drawn() -> None:
    driver = bidding("18")
    driver.answer(driver.question.safe if driver.question else None)
    assert scene_of(driver).trump_suit == "moss"
    view, deal = seen(driver)
    jacks = replace(deal, ordering=type(deal.ordering)(STONES_10, "pebbles"), trump="pebbles")
    assert table_scene(view, jacks, EN).trump_suit is None
    assert "trump pebbles" in table_alt(view, jacks, EN)


def test_discarded_or_shown_cards_are_reported_only_to_those_who_saw_them() -> None:
    driver = bidding("18")
    assert ["Ben shows Cleo" in words(hand(table_view_of(driver, viewer), EN)) for viewer in (1, 3)] == [False, True]
    driver.answer_text(f"sink:{driver.deal.hands[1][0].code}")
    assert "Sunk: " in words(hand(table_view_of(driver, 2), EN))
    assert "unk: " not in words(hand(table_view_of(driver, 3), EN)) + told(driver)


def test_open_cards_are_in_the_middle_and_lives_at_each_seat() -> None:
    scene = scene_of(begun(POND, 4))
    assert (len(scene.open_cards), scene.pot, scene.board) == (3, 0, None)
    assert [(seat.lives, seat.lives_of) for seat in scene.seats] == [(3, 3)] * 4


def test_hands_revealed_at_the_end_lie_at_their_seats() -> None:
    *_, driver = moments(begun(POND, 4), random.Random(1))
    assert all(len(seat.laid) == 3 and seat.cards == 0 for seat in scene_of(driver).seats)


def test_a_player_sitting_out_is_drawn_and_described_as_such() -> None:
    view, deal = seen(begun(POND, 3))
    tallies = {"lives": (2, 0, -1)}
    out = replace(deal, sitting_out=frozenset({2}), active=(True, True, False), tallies=tallies)
    lines = words(panel(replace(view, deal=out), EN))
    assert "sits out · out" in lines
    assert "no lives left" in lines
    seats = table_scene(view, out, EN).seats
    assert [(seat.lives, seat.state) for seat in seats] == [(2, "in"), (0, "in"), (-1, "out")]


def test_a_hand_is_drawn_in_the_games_order() -> None:
    driver = begun(POND, 4)
    _, deal = seen(driver, driver.seat + 1)
    drawn = [card.code for card in hand_scene(deal, driver.seat)]
    assert drawn == [card.code for card in deal.ordering.sort(driver.deal.hands[driver.seat])]


def test_a_pack_uses_its_artwork_if_that_covers_all_its_cards() -> None:
    odd = Pack("odd", (*PIQUET_32.cards[:3], Card("clubs", "joker", 9, "clubs-joker")), "french")
    few = Pack("few", PIQUET_32.cards[:25], "french")
    assert [style_of(pack, DE).pack for pack in (SWISS_20, few, odd)] == ["swiss", "french", ""]
    assert [face.suit for face in style_of(odd, DE).faces] == ["Kreuz"] * 4


def course(name: str, scores: Sequence[int | None]) -> CourseLine:
    return CourseLine(name, name, [0] * len(scores), {"score": scores})


def test_a_score_sheet_shows_each_deals_changes() -> None:
    sheet = session_sheet([course("Anna", (2, 2, 14)), course("Ben", (0, -8, -8)), course("Cleo", (0, 0, None))], EN)
    assert sheet is not None
    assert sheet.rows == (("1", (2, None, None)), ("2", (None, -8, None)), ("3", (14, None, None)))
    assert sheet.totals == (14, -8, 0)


def test_a_long_score_sheet_shows_the_latest_deals() -> None:
    sheet = session_sheet([course(name, [*range(59)]) for name in ("W" * 32, "```", *"ABCDEFGHI")], EN)
    assert sheet is not None
    assert (len(sheet.names), len(sheet.rows), sheet.rows[-1][0]) == (10, 24, "59")


def test_no_hand_button_is_offered_in_games_without_hands() -> None:
    driver = begun(replace(POND, hands=False), 3)
    view = table_view_of(driver, None)
    for surface in (panel(view, EN), reminder(view, EN)):
        assert "My cards" not in buttons(surface)
    assert words(hand(table_view_of(driver, driver.seat + 1), EN)).startswith("Nobody holds cards in this game")
    assert {"My cards", "What happened"} <= buttons(panel(table_view_of(begun(POND, 3), None), EN)).keys()


@pytest.mark.parametrize(("chips", "written"), [(1, "(+1 chip)"), (-1, "(−1 chip)"), (2, "(+2 chips)")])
def test_one_chip_is_written_in_the_singular(chips: int, written: str) -> None:
    assert gain_words(Result(0, 1, chips), EN).endswith(written)


def test_a_table_and_its_session_carry_the_name_of_their_saved_rules() -> None:
    view = table_view_of(begun(CATALOGUE.find("lupfen-vorarlberg"), 4), None)
    names = {
        "": "Lupfen · Vorarlberg",
        "lupfen-vorarlberg/vorarlberg": "Lupfen · Vorarlberg",
        "lupfen-vorarlberg/allgaeu": "Lupfen · Vorarlberg · “Allgäu, with dealer’s stake and shoving”",
        "saved/lupfen-vorarlberg/Friday": "Lupfen · Vorarlberg · “Friday”",
    }
    assert {rules: table_name(replace(view, rules=rules), EN) for rules in names} == names
    for rules, name in names.items():
        assert f"**{name}**" in session_heading(a_session(ruleset="lupfen-vorarlberg", rules=rules), EN)


# a board with two sides


def ditch(view: View) -> Board:
    """Return a lane around each card of the pond but the first; the dealer sits on the right."""
    pond = tuple(view.zone("pond").cards or ())
    lanes = (
        Lane("upper", (pond[1:2], (None,)), pond[:1], 2, (Line("ditch-dry"), None), best=0),
        Lane("7", (pond[2:], ()), first=1),
    )
    return Board((1, 0), lanes, ready=pond[0])


LAID_OUT = replace(POND, telling=Telling(board=ditch))


def test_cards_in_the_lanes_are_drawn_only_there() -> None:
    driver = begun(LAID_OUT, 2)
    first, second, third = (card.code for card in driver.deal.zones["pond", None].cards)
    drawn = scene_of(driver)
    assert drawn.board is not None
    upper, move = drawn.board.lanes
    assert (drawn.board.seats, drawn.board.ready, drawn.open_cards) == ((1, 0), first, ())
    assert (upper.sides, upper.between, upper.room, upper.best) == (((second,), (None,)), (first,), 2, 0)
    assert (upper.title, upper.words) == ("upper", ("ditch dry", ""))
    assert (move.sides, move.title, move.first) == (((third,), ()), "7", 1)


def test_lanes_are_described_without_a_picture_and_in_its_alt_text() -> None:
    lines = told(begun(LAID_OUT, 2)).splitlines()
    upper = next(line for line in lines if line.startswith("**upper**"))
    assert "Ben" in upper.partition(";")[0]
    assert upper.endswith("Anna face down")
    assert "**ditch dry**" in upper
    assert any(line.startswith("**7**: Ben") for line in lines)
    assert not any(line.startswith("pond") for line in lines)
    assert "7: Ben " in table_alt(*seen(begun(LAID_OUT, 2)), EN)


# the private hand

HELD = {
    "trumps_right": "d8 dK hT cA s7 sA hJ cJ",
    "alternating": "cJ hJ sA s7 cA hT dK d8",
    "by_suits": "cJ cA sA s7 hJ hT dK d8",
}


@pytest.mark.parametrize(("order", "expected"), HELD.items())
def test_sorting_a_skat_hand_by_preference_keeps_the_card_ranking(order: str, expected: str) -> None:
    usual = ranking("spades")
    held = arranged(usual, PIQUET_32, order)
    assert held.sort(usual.sort(cards_of(PIQUET_32, expected))) == cards_of(PIQUET_32, expected)
    pairs = [(one, other) for one in PIQUET_32.cards for other in PIQUET_32.cards]
    assert [held.beats(*pair) for pair in pairs] == [usual.beats(*pair) for pair in pairs]
    assert HELD.keys() == ORDERS.keys()


def test_a_hand_is_described_in_the_chosen_order() -> None:
    view = table_view_of(begun(LUPFEN, 3), 2)
    usual, turned = (
        [
            line
            for line in words(hand(as_held(view, order), EN)).splitlines()
            if line.startswith("**") and " of " in line
        ]
        for order in ("usual", "trumps_right")
    )
    assert len(usual) == 3
    assert turned == usual[::-1]


def played(*answers: str) -> Driver:
    return begun(LUPFEN, 4, *answers)


def of_asked(driver: Driver) -> TableView:
    return table_view_of(driver, driver.seat + 1)


def of_another(driver: Driver) -> TableView:
    return table_view_of(driver, (driver.seat + 1) % 4 + 1)


def test_text_does_not_repeat_what_the_strip_shows() -> None:
    view, strip = of_asked(played("lift", "3")), Strip("strip-1.png", "Pot: 7. Ben lifts")
    pictured, plain = (hand(view, EN, "hand-1.png", each) for each in (strip, NO_STRIP))
    assert "price **3**" in words(plain)
    assert "price" not in words(pictured)
    assert words(pictured).splitlines()[1] == "Pot: 7. Ben lifts"
    assert words(pictured).splitlines()[2].startswith("Your cards: ")
    assert words(pictured).count("Pot") == 1
    assert "**Your turn**" in words(pictured)
    assert buttons(pictured) == buttons(plain)


def test_at_most_two_lines_stand_below_the_pictures_on_a_turn() -> None:
    for answers in ((), ("lift",), ("lift", "3"), ("lift", "3", "join", "join", "join")):
        surface = hand(of_asked(played(*answers)), EN, "hand-1.png", Strip("strip-1.png", "the table"))
        title, pictures, labels = 1, 2, len(buttons(surface))
        assert len(words(surface).splitlines()) - title - pictures - labels <= 2


@pytest.mark.parametrize("ruleset", ["skat", "fuenfzehnern", "lupfen-liechtenstein"])
def test_each_legal_card_has_a_button_in_picture_order(ruleset: str) -> None:
    for driver in moments(dealt(CATALOGUE.find(ruleset), 3, random.Random(5)), random.Random(5)):
        question, ordering = driver.question, driver.deal.ordering
        if isinstance(question, PickCard) and len(question.cards) <= 10:
            surface = hand(of_asked(driver), EN, "hand-1.png", Strip("strip-1.png", "the table"))
            cards = [press.choice for press in presses(surface).values() if press.verb == Verb.ANSWER]
            assert cards[: len(question.cards)] == [card.code for card in ordering.sort(question.cards)]


def test_card_buttons_use_symbols_for_many_cards_and_names_for_few() -> None:
    few, many = played("lift", "1", "join", "join", "join"), begun(CATALOGUE.find("loup-1821"), 3)
    while not isinstance(many.question, PickCard):
        many.answer(many.question.safe if many.question else None)
    assert sum(" of " in label for label in buttons(hand(of_asked(few), EN))) == 3
    assert sum(label[-1] in "AKQJ0987U" for label in buttons(hand(of_asked(many), EN))) == 6


def test_waiting_players_see_their_situation_without_promises_of_a_turn_that_never_comes() -> None:
    nothing_yet = words(hand(of_another(played()), EN))
    assert "When it is your turn, you choose here." in nothing_yet
    assert "You are in" not in nothing_yet
    joined = played("lift", "1", "join", "join", "join")
    joined.answer(joined.question.safe if joined.question else None)
    assert "You are in. When it is your turn, you choose here." in words(hand(of_another(joined), EN))
    while joined.question and len(joined.deal.hands[(joined.seat + 3) % 4]) > 1:
        joined.answer(joined.question.safe)
    one_left = words(hand(table_view_of(joined, (joined.seat + 3) % 4 + 1), EN))
    assert "You are in." in one_left
    assert "asked" not in one_left
    dropped = played("lift", "1", "drop")
    out = words(hand(table_view_of(dropped, dropped.deal.active.index(False) + 1), EN))
    assert "You are out of this deal." in out
    assert "asked" not in out


def test_the_result_of_a_deal_without_tricks_appears_once_in_a_hand() -> None:
    game = begin(LIECHTENSTEIN, ["sA aB bO", "aU rU sO", "aK rO sK"]).say("A decline", "B decline", "C decline")
    told = words(hand(table_view_of(game.driver, 1), EN))
    assert told.count("Nobody lifts") == 1
