"""The table of any game, in words and as a scene: contract, tallies, open cards, widow, who sits out."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.language import Language
from bot.panels.kit.words import line_words, table_name
from bot.panels.past.history import session_heading
from bot.panels.table.hand import hand
from bot.panels.table.panel import panel
from bot.panels.table.private import reminder
from bot.panels.table.scenes import hand_scene, style_of, table_scene
from bot.panels.table.score_sheet import session_sheet
from bot.panels.table.summary import Result, gain_words
from bot.panels.table.text import table_alt
from bot.pictures.scene import TableScene
from game.core.cards import PIQUET_32, SWISS_20, Card, Pack
from game.core.driver import Driver
from game.core.lines import Line, Seat
from game.core.parts import Telling
from game.core.view import View
from game.games.catalogue import CATALOGUE
from game.reports.past import CourseLine
from tests.bot.panels.reading import buttons, words
from tests.bot.panels.seated import dealt, moments, table_view_of
from tests.bot.pasts import a_session
from tests.harness.bare.odd import POND, STONES, STONES_10

ENGLISH = Language(strict=True).texts("en")
GERMAN = Language(strict=True).texts("de")


def bidding(*answers: str) -> Driver:
    """Begin a deal of pebbles in which Ben is asked first."""
    driver = dealt(STONES, 3, random.Random(3))
    for answer in answers:
        driver.answer_text(answer)
    return driver


def scene_of(driver: Driver) -> TableScene:
    view = table_view_of(driver, None)
    assert view.deal is not None
    return table_scene(view, view.deal, ENGLISH)


def seat_line(driver: Driver, name: str) -> str:
    lines = words(panel(table_view_of(driver, None), ENGLISH)).splitlines()
    return next(line for line in lines if f"**{name}**" in line)


def test_a_widow_lies_face_down_until_it_is_taken() -> None:
    assert (scene_of(bidding()).hidden, scene_of(bidding()).open_cards) == (1, ())
    assert scene_of(bidding("18")).hidden == 0
    assert "Widow: 1 card" in words(panel(table_view_of(bidding(), None), ENGLISH))


def test_who_declares_and_what_is_needed_stand_at_the_seat() -> None:
    ben = scene_of(bidding("18")).seats[1]
    assert (ben.declarer, ben.needed, ben.notes) == (True, 1, ("boast",))
    assert "plays against the others" in seat_line(bidding("18"), "Ben")
    assert "0 of 1 tricks" in seat_line(bidding("18"), "Ben")
    assert not scene_of(bidding("18")).seats[0].declarer


def test_a_score_stands_where_chips_would_and_no_pot_lies_on_the_table() -> None:
    scene = scene_of(bidding())
    assert scene.pot is None
    assert [(seat.points, seat.chips) for seat in scene.seats] == [(0, None)] * 3
    assert "0 points" in seat_line(bidding(), "Anna")


def so_far(_view: View) -> list[Line]:
    return [Line("so-far", {"number": 7})]


def played_trick(driver: Driver) -> Driver:
    """Continue until a trick lies on the table."""
    while driver.question is not None and not driver.deal.tricks:
        driver.answer(driver.question.safe)
    return driver


def test_tricks_are_counted_only_where_their_number_matters() -> None:
    view = table_view_of(played_trick(bidding("18")), None)
    assert view.deal is not None
    counted = replace(view, deal=replace(view.deal, marks=()))
    uncounted = replace(counted, ruleset=replace(view.ruleset, telling=Telling(counts_tricks=False)))
    assert "2 tricks" in words(panel(counted, ENGLISH))
    assert "2 tricks" not in words(panel(uncounted, ENGLISH))
    drawn = [sum(seat.tricks for seat in table_scene(each, view.deal, ENGLISH).seats) for each in (view, uncounted)]
    assert drawn == [2, 0]


def test_what_a_game_tells_of_the_deal_stands_on_the_panel_while_it_goes_on() -> None:
    view = table_view_of(bidding(), None)
    telling = replace(view, ruleset=replace(view.ruleset, telling=Telling(deal_lines=so_far)))
    assert "so far 7" in words(panel(telling, ENGLISH))
    assert "so far 7" not in words(panel(view, ENGLISH))


def test_trumps_that_are_no_suit_of_the_pack_are_named_and_not_drawn() -> None:
    driver = bidding("18")
    driver.answer(driver.question.safe if driver.question else None)
    assert scene_of(driver).trump_suit == "moss"
    view = table_view_of(driver, None)
    assert view.deal is not None
    jacks = replace(view.deal, ordering=type(view.deal.ordering)(STONES_10, "pebbles"), trump="pebbles")
    assert table_scene(view, jacks, ENGLISH).trump_suit is None
    assert "trump pebbles" in table_alt(view, jacks, ENGLISH)


def test_what_was_put_away_is_told_to_its_owner_alone() -> None:
    driver = bidding("18")
    away = driver.deal.hands[1][0]
    driver.answer_text(f"sink:{away.code}")
    assert "Sunk: " in words(hand(table_view_of(driver, 2), ENGLISH))
    assert "unk: " not in words(hand(table_view_of(driver, 3), ENGLISH))
    assert "unk: " not in words(panel(table_view_of(driver, None), ENGLISH))


def test_the_neighbour_reads_in_its_hand_what_it_was_shown() -> None:
    driver = bidding("18")
    secret = "Ben shows Cleo"
    assert secret in words(hand(table_view_of(driver, 3), ENGLISH))
    assert secret not in words(hand(table_view_of(driver, 1), ENGLISH))


def pond(*answers: str) -> Driver:
    driver = dealt(POND, 4, random.Random(3))
    for answer in answers:
        driver.answer_text(answer)
    return driver


def test_open_cards_lie_in_the_middle_and_lives_at_each_seat() -> None:
    scene = scene_of(pond())
    assert len(scene.open_cards) == 3
    assert [(seat.lives, seat.lives_of) for seat in scene.seats] == [(3, 3)] * 4
    assert scene.pot == 0


def test_hands_that_are_shown_at_the_end_lie_before_their_seats() -> None:
    driver, rng = pond(), random.Random(1)
    for _ in moments(driver, rng):
        pass
    assert all(len(seat.laid) == 3 and seat.cards == 0 for seat in scene_of(driver).seats)


def test_who_sits_out_is_drawn_and_told_so() -> None:
    rng = random.Random(2)
    driver = dealt(POND, 3, rng)
    view = table_view_of(driver, None)
    assert view.deal is not None
    tallies = {"lives": (2, 0, -1)}
    out = replace(view.deal, sitting_out=frozenset({2}), active=(True, True, False), tallies=tallies)
    told = words(panel(replace(view, deal=out), ENGLISH))
    assert "sits out · out" in told
    assert "no life left" in told
    seats = table_scene(view, out, ENGLISH).seats
    assert [(seat.lives, seat.state) for seat in seats] == [(2, "in"), (0, "in"), (-1, "out")]


def test_a_hand_is_drawn_in_the_order_of_the_game() -> None:
    driver = pond()
    deal = table_view_of(driver, driver.seat + 1).deal
    assert deal is not None
    drawn = [card.code for card in hand_scene(deal, driver.seat)]
    assert drawn == [card.code for card in deal.ordering.sort(driver.deal.hands[driver.seat])]


def test_a_pack_is_drawn_by_its_artwork_if_that_shows_all_of_its_cards() -> None:
    odd = Pack("odd", (*PIQUET_32.cards[:3], Card("clubs", "joker", 9, "clubs-joker")), "french")
    few = Pack("few", PIQUET_32.cards[:25], "french")
    assert (style_of(SWISS_20, GERMAN).pack, style_of(few, GERMAN).pack) == ("swiss", "french")
    assert style_of(odd, GERMAN).pack == ""
    assert [face.suit for face in style_of(odd, GERMAN).faces] == ["Kreuz"] * 4


def course(name: str, scores: Sequence[int | None]) -> CourseLine:
    return CourseLine(name, name, [0] * len(scores), {"score": scores})


def test_a_score_sheet_shows_what_each_deal_has_changed() -> None:
    sheet = session_sheet([course("Anna", (2, 2, 14)), course("Ben", (0, -8, -8)), course("Cleo", (0, 0, None))])
    assert sheet is not None
    assert sheet.rows == (("1", (2, None, None)), ("2", (None, -8, None)), ("3", (14, None, None)))
    assert sheet.totals == (14, -8, 0)


def test_a_score_sheet_of_many_people_and_deals_shows_its_last_deals() -> None:
    sheet = session_sheet([course(name, [*range(59)]) for name in ("W" * 32, "```", *"ABCDEFGHI")])
    assert sheet is not None
    assert (len(sheet.names), len(sheet.rows), sheet.rows[-1][0]) == (10, 24, "59")


def test_a_line_of_a_game_may_stand_in_another_one() -> None:
    driver = bidding("18")
    view = table_view_of(driver, None)
    assert view.deal is not None
    card = view.deal.pack.cards[0]
    line = Line("it-was", {"what": Line("by", {"name": Seat(1), "card": card})})
    assert line_words(view, view.deal, line, ENGLISH) == "it was by Ben big of red stones"


def test_where_nobody_holds_cards_nobody_is_offered_any() -> None:
    driver = dealt(replace(POND, hands=False), 3, random.Random(3))
    seen, own = table_view_of(driver, None), table_view_of(driver, driver.seat + 1)
    for surface in (panel(seen, ENGLISH), reminder(seen, ENGLISH)):
        assert "My cards" not in buttons(surface)
    assert "What happened" in buttons(panel(seen, ENGLISH))
    assert words(hand(own, ENGLISH)).splitlines()[0] == (
        "Nobody holds cards in this game: everything lies open on the table."
    )
    held = dealt(POND, 3, random.Random(3))
    assert "My cards" in buttons(panel(table_view_of(held, None), ENGLISH))


@pytest.mark.parametrize(("chips", "written"), [(1, "(+1 chip)"), (-1, "(−1 chip)"), (2, "(+2 chips)")])
def test_one_chip_is_no_chips(chips: int, written: str) -> None:
    assert gain_words(Result(0, 1, chips), ENGLISH).endswith(written)


def test_a_table_is_called_by_the_house_rules_that_were_chosen_by_name() -> None:
    ruleset, texts = CATALOGUE.find("lupfen-vorarlberg"), ENGLISH
    view = table_view_of(dealt(ruleset, 4, random.Random(1)), None)
    names = {
        "": "Lupfen · Vorarlberg",
        "lupfen-vorarlberg/vorarlberg": "Lupfen · Vorarlberg",
        "lupfen-vorarlberg/allgaeu": "Lupfen · Vorarlberg · “Allgäu, with dealer's stake and shoving”",
        "saved/lupfen-vorarlberg/Friday": "Lupfen · Vorarlberg · “Friday”",
    }
    assert {rules: table_name(replace(view, rules=rules), texts) for rules in names} == names


def test_the_history_calls_a_session_by_the_house_rules_that_were_chosen_by_name() -> None:
    session = a_session(ruleset="lupfen-vorarlberg", rules="lupfen-vorarlberg/allgaeu")
    assert "**Lupfen · Vorarlberg · “Allgäu, with dealer's stake and shoving”**" in session_heading(session, ENGLISH)
    assert "“" not in session_heading(a_session(rules="lupfen-liechtenstein/liechtenstein"), ENGLISH)
