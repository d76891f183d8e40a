"""Schafkopf on screen: who picks, the contents of the widow, the buried cards, and how the points add up."""

from typing import Any

from bot.panels.past.performance import stats_surface
from bot.panels.table.hand import hand_alt
from bot.panels.table.scenes import hand_scene
from bot.panels.table.summary import closed_summary
from game.core.record import record_of
from game.games.schafkopf import SCHAFKOPF
from game.reports.statistics import PlayedDeal, statistics_of
from tests.bot.panels.reading import words
from tests.bot.panels.seated import table_view_of
from tests.game.games.schafkopf.support import alone, deal_of, dealt, least
from tests.game.games.schafkopf.test_examples import (
    EXACTLY_61,
    EXACTLY_91,
    LEAST_0_0_120,
    LEAST_20_45_55,
    LEAST_30_30_60,
    NO_TRICK,
)
from tests.game.games.shown import DE, EN, in_both_languages, own, public, scene, told

# the widow


def test_the_question_says_what_picking_means() -> None:
    text = words(public(deal_of(EXACTLY_61)))
    assert "**Anna**: pick the widow up and play alone?" in text
    assert "Trumps queens, jacks, ♦ diamonds" in text
    assert "Widow: 2 cards" in text


@in_both_languages
def test_ones_hand_counts_trumps_and_points_before_the_first_lead(texts: Any) -> None:
    text = words(own(deal_of(EXACTLY_61), "A", texts))
    assert {EN: "5 trumps, 42 points", DE: "5 Trümpfe, 42 Augen"}[texts] in text


def test_a_hand_begins_with_the_trumps_from_the_top() -> None:
    view = table_view_of(deal_of(EXACTLY_61).driver, 1)
    assert view.deal is not None
    shown = [card.code for card in hand_scene(view.deal, 0)]
    assert shown[:5] == ["hearts-queen", "diamonds-queen", "clubs-jack", "spades-jack", "diamonds-ace"]
    assert hand_alt(view.deal, EN).startswith("Your cards: Queen of Hearts, Queen of Diamonds, Jack of Clubs")


def test_the_declarer_alone_reads_what_the_widow_was() -> None:
    game = deal_of(EXACTLY_61).say("A pass", "B pick")
    assert "From the widow: ♠ King of Spades, ♥ Jack of Hearts" in words(own(game, "B"))
    assert "From the widow" not in words(own(game, "A")) + words(public(game))
    assert "**Ben picks** the widow up and plays alone for 61 points." in told(game)
    assert not [line for line in told(game) if "King of Spades" in line]


def test_what_is_buried_stands_in_the_declarers_hand_alone_until_the_end() -> None:
    game = deal_of(EXACTLY_61).say("A pick", "A discard:sK+hJ")
    assert "Buried cards: ♠ King of Spades, ♥ Jack of Hearts" in words(own(game, "A"))
    assert "King of Spades" not in words(own(game, "B")) + words(public(game))
    assert "Anna buries 2 cards." in told(game)
    assert "Anna buries ♠ King of Spades, ♥ Jack of Hearts." in told(game, 1)


def test_a_queen_of_a_suit_is_no_card_of_that_suit() -> None:
    game = dealt("sA", "sQ s7 dA").say("A pass, B pass, C pass", "A sA")
    assert "You hold the suit that was led, so you must follow it: ♠ Spades." in words(own(game, "B"))
    game = dealt("d7", "sQ h7 c8 c9 cT cK h8 h9 s7 s8").say("A pass, B pass, C pass", "A d7")
    assert "so you must follow it: queens, jacks, ♦ diamonds." in words(own(game, "B"))


def test_the_dealer_who_must_pick_is_told() -> None:
    game = dealt(all_pass="dealer_picks").say("A pass", "B pass")
    assert "**Cleo**: which two cards do you bury?" in words(public(game))
    assert [line for line in told(game) if "has to pick the widow up" in line]


# the picture


def test_the_picture_shows_the_widow_face_down_and_who_plays_alone() -> None:
    game = deal_of(EXACTLY_61)
    assert (scene(game).hidden, scene(game).trump_suit) == (2, None)
    game.say("A pass", "B pick")
    assert (scene(game).hidden, [seat.declarer for seat in scene(game).seats]) == (0, [False, True, False])
    assert [seat.notes for seat in scene(game).seats] == [(), (), ()]


def test_the_picture_of_a_least_says_so_and_shows_the_widow_at_the_end() -> None:
    game = least(LEAST_20_45_55)
    assert (scene(game, EN).badge, scene(game).hidden) == ("least", 0)
    assert scene(game).open_cards == tuple(card.code for card in game.driver.deal.zones["widow", None].cards)


def test_the_picture_of_a_result_shows_what_was_buried() -> None:
    laid = [seat.laid for seat in scene(alone("A", EXACTLY_61)).seats]
    assert laid == [("spades-king", "hearts-jack"), (), ()]


# the result


def test_a_result_adds_up_the_points_of_the_declarer() -> None:
    text = words(public(alone("A", EXACTLY_91)))
    assert "**Anna wins**, **schneider**: 78 in 8 tricks + 13 buried = **91 points**" in text
    assert "Buried: ♦ Ace of Diamonds, ♥ Jack of Hearts" in text
    assert "**Anna** **+4** game points (+8 chips)" in text


def test_a_result_in_german() -> None:
    text = words(public(alone("C", NO_TRICK), DE))
    assert "**Cleo verliert**, **schwarz**: 0 in keinem Stich + 21 gedrückt = **21 Augen**" in text
    assert "**Cleo** **−6** Punkte (−12 Chips)" in text


def test_points_that_do_not_count_are_not_added() -> None:
    text = words(public(alone("A", EXACTLY_61, buried_count=False)))
    assert "**Anna loses**: **55 points** in 6 tricks" in text
    assert "Anna −2, Ben 0, Cleo 0" in text


def test_a_least_tells_everybodys_points_the_fewest_first_and_the_widow() -> None:
    text = words(public(least(LEAST_20_45_55)))
    assert "wins the least" not in text
    assert "**Least**: Anna 20 · Ben 45 · Cleo 55 points" in text
    assert "Widow: ♠ Nine of Spades, ♠ Seven of Spades · no points in it" in text


def test_a_least_tells_who_took_everything_and_why_one_of_two_won() -> None:
    text = words(public(least(LEAST_0_0_120)))
    assert "**Cleo has taken every point** of the least." in text
    assert "4 points to Cleo with the last trick" in text
    assert "Anna and Ben are equal; the last trick of Anna was longer ago." in words(public(least(LEAST_30_30_60)))


@in_both_languages
def test_what_stays_of_a_deal_tells_the_result(texts: Any) -> None:
    text = words(closed_summary(table_view_of(alone("A", EXACTLY_91).driver, None), texts))
    assert "Schneider" in text or "schneider" in text
    assert "Anna +4" in text


def test_cards_that_are_thrown_in_leave_no_result() -> None:
    game = dealt(all_pass="throw_in").say("A pass, B pass, C pass")
    assert "All three pass: nobody scores, and the next player deals." in words(public(game))


# statistics


@in_both_languages
def test_statistics_tell_of_picking_and_of_the_least(texts: Any) -> None:
    games = (alone("A", EXACTLY_91), alone("C", NO_TRICK), least(LEAST_20_45_55))
    deals = [PlayedDeal("t", ("a", "b", "c"), record_of(game.driver)) for game in games]
    counted = statistics_of("a", deals, {"t": 8}, SCHAFKOPF.telling.counts)
    text = words(stats_surface("Anna", "schafkopf", counted, {}, {"t": 1}, texts))
    english = ("**Picked** once", "**Average points alone** 91", "**Beat the declarer** 1 of 1")
    german = ("**Allein gespielt** 1-mal", "**Augen im Schnitt** 91", "**Ihn geschlagen** 1 von 1")
    assert all(line in text for line in (english if texts is EN else german))
