"""Fipsen on screen: bids with their meaning, the Kieker for one neighbour, the contract, stop or go on."""

import dataclasses
import random
from typing import Any

from bot.panels.past.history import replayed
from bot.panels.past.performance import stats_surface
from bot.panels.table.lobby import lobby
from bot.panels.table.private import more
from bot.panels.table.score_sheet import score_sheet, session_sheet
from bot.panels.table.session import session_end
from bot.past.replay import Replay
from bot.pictures.sheet import sheet_picture
from game.core.record import record_of
from game.games.catalogue import CATALOGUE
from game.games.fipsen import FIPSEN
from game.games.lupfen import LIECHTENSTEIN
from game.reports.past import CourseLine
from game.reports.statistics import PlayedDeal, statistics_of
from tests.bot.panels.reading import SELECT, complaints, components, words
from tests.bot.panels.seated import dealt, table_view_of
from tests.bot.pasts import past_of
from tests.game.games.fipsen.support import AGAINST_KIEKER, KIEKER, deal
from tests.game.games.shown import EN, answers, in_both_languages, scene, told
from tests.game.games.shown import own as hand_of
from tests.game.games.shown import own_words as own
from tests.game.games.shown import public_words as public
from tests.game.games.support import Game

STRONG = ("cA cK sA s8 h7", "cQ c9 sJ hJ hT", "cJ c8 sK s7 hQ", "cT c7 sQ hK h8")


def three_hand() -> Game:
    """Let A play Three Hand in clubs."""
    return deal(STRONG).say("A three", "A hand", "B pass", "C pass", "D pass", "A clubs")


# before the first deal


def test_the_lobby_asks_for_exactly_four() -> None:
    view = table_view_of(deal().driver, None, phase="lobby")
    few = lobby(dataclasses.replace(view, seats=view.seats[:2]), EN)
    assert "This game needs 4 players." in words(few)
    assert "A point is worth **1** chip" in words(few)


# the auction


def test_a_bid_is_made_with_two_presses_and_each_choice_says_what_it_is_worth() -> None:
    game = deal(STRONG)
    assert list(answers(hand_of(game, "A"))) == ["Two · 2–16", "Three · 3–24", "Four · 4–32", "Five · 10–40", "Pass"]
    (menu,) = [item for item in components(hand_of(game.say("A three"), "A")) if item["type"] == SELECT]
    assert {each["label"]: each["value"] for each in menu["options"]} == {
        "Three · 3": "plain",
        "Hand · 6": "hand",
        "Ruten · 6": "ruten",
        "Durch · 6": "durch",
        "Hand Ruten · 12": "hand_ruten",
        "Hand Durch · 12": "hand_durch",
        "Ruten Durch · 12": "ruten_durch",
        "Hand Ruten Durch · 24": "hand_ruten_durch",
    }


def test_a_kieker_can_be_seen_by_all_but_pressed_only_with_the_cards_for_it() -> None:
    assert "Kieker · 4½" in public(deal(STRONG))
    assert "Kieker · 4½" not in answers(hand_of(deal(STRONG), "A"))
    assert "Kieker: only without king, queen and jack." in own(deal(STRONG), "A")
    assert "Kieker · 4½" in answers(hand_of(deal((KIEKER, *AGAINST_KIEKER)), "A"))


@in_both_languages
def test_the_hand_says_what_the_buttons_mean(texts: Any) -> None:
    fipsen = texts.of_game("fipsen")
    game = deal(STRONG)
    assert fipsen("hand-bids") in own(game, "A", texts)
    assert fipsen("hand-terms") in own(game.say("A two"), "A", texts)
    assert fipsen("hand-bids") not in own(game, "B", texts)


def test_every_bid_is_a_line_with_what_it_stands_for() -> None:
    game = deal(STRONG).say("A two", "A plain", "B two", "B hand", "A two", "A ruten", "B pass")
    assert told(game)[-4:] == [
        "Anna: **Two** · 2 points",
        "Ben: **Two Hand** · 4 points",
        "Anna holds: **Two Ruten** · 4 points",
        "Ben passes.",
    ]


def test_who_challenges_must_bid_more_and_who_holds_as_much() -> None:
    game = deal(STRONG).say("A two", "A hand")
    assert "Anna bids **Two Hand** · 4; you must bid more." in own(game, "B")
    game.say("B three", "B hand")
    assert "Ben bids **Three Hand** · 6; an equal bid holds." in own(game, "A")


def test_who_may_still_bid_is_visible() -> None:
    game = deal(STRONG).say("A two", "A plain", "B pass")
    assert [seat.notes for seat in scene(game).seats] == [("Zwei",), ("gepasst",), (), ()]
    assert "**Ben** · passed" in public(game)
    assert "**Anna** · Two" in public(game)


@in_both_languages
def test_that_all_have_passed_is_told(texts: Any) -> None:
    game = deal(again=[STRONG]).say("A pass", "B pass", "C pass", "D pass")
    assert texts.of_game("fipsen")("event-all-passed-redeal") in told(game, texts=texts)


# the Kieker


def test_the_next_player_alone_reads_the_five_cards() -> None:
    game = deal((KIEKER, *AGAINST_KIEKER)).say("A kieker")
    assert "**Kieker!** Anna shows Ben: " in own(game, "B")
    assert own(game, "B").count("♣ Nine of Clubs") == 1
    for text in (own(game, "C"), own(game, "D"), public(game), *told(game), *told(game, 3)):
        assert "Nine of Clubs" not in text
    assert "**Kieker!** Anna shows the five cards to Ben alone." in told(game)
    assert scene(game).seats[0].notes[-1] == "Blatt gezeigt"


def test_after_a_kieker_five_cards_are_put_away_with_one_select() -> None:
    game = deal((KIEKER, *AGAINST_KIEKER)).say("A kieker", "B pass", "C pass", "D pass")
    (select,) = [item for item in components(hand_of(game, "A")) if item["type"] == SELECT]
    assert (select["min_values"], select["max_values"], len(select["options"])) == (5, 5, 10)
    assert "You play **Kieker**, worth 10 points." in own(game, "A")
    assert list(complaints(hand_of(game, "A"))) == []


# the contract


def test_the_skat_is_taken_and_two_cards_put_away_that_only_their_owner_sees() -> None:
    game = deal(STRONG, skat="d7 hA")
    game.say("A two", "A plain", "B pass", "C pass", "D pass")
    assert "Anna finds in the skat: ♦ Seven of Diamonds, ♥ Ace of Hearts." in told(game, 1)
    assert "You play **Two**, worth 2 points." in own(game, "A")
    game.say("A discard:hearts-seven+spades-eight", "A clubs")
    assert "Put away: ♥ Seven of Hearts, ♠ Eight of Spades" in own(game, "A")
    assert "Anna puts 2 cards away." in told(game)
    assert not [line for line in told(game) if "Eight of Spades" in line]


@in_both_languages
def test_the_contract_stands_on_the_panel_and_in_the_picture(texts: Any) -> None:
    game = three_hand()
    fipsen = texts.of_game("fipsen")
    assert fipsen("mark-value", value=6) in public(game, texts)
    assert ("Three · Hand" if texts is EN else "Drei · Hand") in public(game, texts)
    assert scene(game).badge == "Drei · Hand · 6 Punkte"
    assert (scene(game).seats[0].declarer, scene(game).seats[0].needed, scene(game).seats[0].tricks) == (True, 3, 0)
    assert scene(game).trump_suit == "clubs"


def test_tricks_won_and_needed_stand_beside_whoever_declares() -> None:
    game = three_hand().play("cA cQ cJ c7")
    assert "**Anna** · plays alone · 1 of 3 tricks" in public(game)


def test_stopping_and_going_on_say_what_they_bring() -> None:
    game = three_hand().play("cA c9 c8 c7", "cK cQ cJ cT", "sA sJ s7 sQ")
    assert answers(hand_of(game, "A")) == {"Stop · +6": "stop", "Go on · +12 or −24": "go_on"}
    assert "stop here, or go on for twice as much?" in public(game)
    game.say("A go_on")
    assert "**Anna goes on**: all the tricks that are left, for 12 points." in told(game)


# the result


def test_the_summary_reckons_as_on_paper_and_says_each_thing_once() -> None:
    game = three_hand().play("cA c9 c8 c7", "cK cQ cJ cT", "sA sJ s7 sQ").say("A stop")
    text = public(game)
    assert "**Anna** · Three Hand: value 6, made\n" in text
    assert "**Anna** **+6** points (+18 chips)" in text
    assert "**Ben** **−6 chips**" in text
    assert "Points so far: Anna 6, Ben 0, Cleo 0, " in text
    assert text.count("Three Hand") == 1


def test_a_loss_is_told_with_a_minus_sign_and_twice_the_value() -> None:
    game = deal(STRONG).say("A five", "A hand", "B pass", "C pass", "D pass", "A hearts")
    while not game.over:
        game.driver.answer(game.question.safe)
    assert "value 20, not made ×2\n" in public(game)
    assert "Points so far: Anna −40," in public(game)
    assert "-40" not in public(game)


# the score sheet


COURSES = [
    CourseLine(name, account, (0, 0, 0), {"score": scores})
    for name, account, scores in (
        ("Anna", "person:1", (6, 6, 6)),
        ("Ben", "person:2", (0, -8, -8)),
        ("Cleo", "person:3", (0, 0, 0)),
        ("David", "person:4", (0, 0, 4)),
    )
]


@in_both_languages
def test_the_score_sheet_has_a_column_for_the_deals_and_one_for_each_player(texts: Any) -> None:
    sheet = session_sheet(COURSES)
    assert sheet is not None
    scores = [scores for _, scores in sheet.rows]
    assert scores == [(6, None, None, None), (None, -8, None, None), (None, None, None, 4)]
    assert sheet_picture(sheet).width == 720
    drawn, written = score_sheet(FIPSEN, sheet, texts, "score-sheet.webp"), score_sheet(FIPSEN, sheet, texts)
    assert "Anna +6, Ben −8, Cleo 0, David +4" in words(drawn)
    rows = words(written).splitlines()
    assert [row.split() for row in rows if row.strip()[:1] in set("123=")] == [
        ["1", "+6", "·", "·", "·"],
        ["2", "·", "−8", "·", "·"],
        ["3", "·", "·", "·", "+4"],
        ["=", "+6", "−8", "0", "+4"],
    ]
    assert list(complaints(drawn)) == list(complaints(written)) == []


def test_before_the_first_result_the_sheet_says_that_it_is_empty() -> None:
    assert "Nothing has been written down yet" in words(score_sheet(FIPSEN, session_sheet([]), EN))


def test_the_sheet_is_reached_from_more_and_from_the_summary_in_games_for_points_alone() -> None:
    game = three_hand()
    assert "Score sheet" in words(more(table_view_of(game.driver, 1), EN))
    game = game.play("cA c9 c8 c7", "cK cQ cJ cT", "sA sJ s7 sQ").say("A stop")
    assert "Score sheet" in public(game)
    other = dealt(LIECHTENSTEIN, 4, random.Random(1))
    assert "Score sheet" not in words(more(table_view_of(other, 1), EN))


@in_both_languages
def test_the_end_of_a_session_of_one_deal_says_who_won_and_not_why(texts: Any) -> None:
    game = three_hand().play("cA c9 c8 c7", "cK cQ cJ cT", "sA sJ s7 sQ").say("A stop")
    text = words(session_end(table_view_of(game.driver, None, phase="over"), [], texts))
    assert texts("ending-deals-played") not in text
    assert "1. **Anna** " in text


@in_both_languages
def test_statistics_say_what_this_game_counts(texts: Any) -> None:
    game = three_hand().play("cA c9 c8 c7", "cK cQ cJ cT", "sA sJ s7 sQ").say("A stop")
    played = PlayedDeal("monday", [f"person:{seat}" for seat in range(1, 5)], record_of(game.driver))
    counted = statistics_of("person:1", [played], {"monday": 18}, FIPSEN.telling.counts)
    text = words(stats_surface("Anna", "fipsen", counted, {}, {"monday": 0}, texts))
    assert "-of-" not in text
    assert "**Hand** 1" in text


def test_statistics_name_the_people_as_well_as_how_often_the_declarer_was_beaten() -> None:
    game = three_hand().play("cA c9 c8 c7", "cK cQ cJ cT", "sA sJ s7 sQ").say("A stop")
    played = PlayedDeal("monday", [f"person:{seat}" for seat in range(1, 5)], record_of(game.driver))
    counted = statistics_of("person:2", [played], {"monday": -6}, FIPSEN.telling.counts)
    text = words(stats_surface("Ben", "fipsen", counted, {"person:1": "Anna"}, {}, EN))
    assert "**Beat the declarer** 0" in text
    assert "**Has lost most to:** Anna (1 deal)" in text


def test_a_past_step_that_names_the_tricks_alone_says_so() -> None:
    driver = dealt(FIPSEN, 4, random.Random(1))
    driver.answer("three")
    while driver.outcome is None:
        driver.answer(driver.question.safe if driver.question else None)
    replay = Replay(past_of(driver, opened=True), 1, CATALOGUE)
    assert ": “Three”" in words(replayed(replay.step(1), EN))
