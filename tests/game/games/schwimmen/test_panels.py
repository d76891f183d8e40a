"""Schwimmen on screen: three open cards on buttons, lives, who swims and who is out, great moments."""

import random
import re
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.panels.past.performance import stats_surface
from bot.panels.table.panel import panel
from bot.panels.table.session import session_end
from bot.panels.table.summary import closed_summary
from bot.pictures.scene import SeatScene
from game.computer.player import any_answer
from game.core.record import record_of
from game.games.schwimmen import SCHWIMMEN
from game.reports.statistics import PlayedDeal, statistics_of
from tests.bot.panels.reading import BUTTON, components, words
from tests.bot.panels.seated import table_view_of
from tests.game.games.schwimmen.support import all_pass, begin, kept
from tests.game.games.shown import DE, EN, answers, in_both_languages, own, public, scene, told
from tests.game.games.support import Game

TABLE = "dJ c8 hA"
EIGHT = ("c7 s9 d8", "sA h8 d9", "h7 dT sJ", "cJ h9 sQ", "dA s7 cT", "hJ dQ s8", "sT cK hT", "dK cQ d7")
FEUER = ("cA sA hA", "c7 s9 cK", "s8 d9 c9", "h7 dT hJ")
SWAPPED = re.compile(r"^-# \w+ takes", re.MULTILINE)
LOW, HIGH, HIGHER = "h8 s9 d8", "hA hK s7", "sA sK c7"


def turn(**more: Any) -> Game:
    """Return a game with A's turn, the table being open."""
    return begin(table=TABLE, **more).say("C keep")


def seats(game: Game) -> tuple[SeatScene, ...]:
    return scene(game).seats


# the questions


def test_the_three_cards_of_the_table_stand_on_three_buttons() -> None:
    for surface in (public(turn()), own(turn(), "A")):
        assert answers(surface) == {
            "♦ J": "first",
            "♣ 8": "second",
            "♥ A": "third",
            "Take all three": "all",
            "Pass": "pass",
            "Close": "close",
        }


def test_the_cards_on_the_buttons_are_alike() -> None:
    styles = {item["label"]: item["style"] for item in components(public(turn())) if item["type"] == BUTTON}
    cards = [style for label, style in styles.items() if label[0] in "♣♦♥"]
    assert cards == [discord.ButtonStyle.primary.value] * 3
    assert styles["Pass"] == discord.ButtonStyle.secondary.value


def test_the_second_press_says_for_which_card() -> None:
    game = turn().say("A first")
    assert "which card do you give for ♦ Jack of Diamonds?" in words(own(game, "A"))
    assert set(answers(own(game, "A")).values()) == {"clubs-seven", "spades-nine", "clubs-king"}
    assert answers(own(game, "B")) == answers(public(game)) == {}


@in_both_languages
def test_the_dealer_is_asked_whether_to_keep_the_hand(texts: Any) -> None:
    asked = answers(public(begin(table=TABLE), texts))
    assert set(asked.values()) == {"keep", "swap"}
    assert "Jack" not in words(public(begin(table=TABLE), texts))
    assert "Bube" not in words(public(begin(table=TABLE), texts))


def test_after_closing_nobody_is_offered_to_close() -> None:
    game = turn().say("A close")
    assert "close" not in answers(public(game)).values()
    assert "closed" in words(public(game))


def test_closing_after_a_turn_is_a_question_of_its_own() -> None:
    game = turn(close="after_turn").say("A pass")
    assert answers(public(game)) == {"Play on": "go_on", "Close": "close"}


@in_both_languages
def test_ones_hand_says_what_it_counts(texts: Any) -> None:
    assert "**17**" in words(own(turn(), "A", texts))
    assert "**30½**" in words(own(begin(["cK sK hK", LOW]), "A", texts))


# events


@pytest.mark.parametrize("close", ["instead_of_turn", "after_turn"])
@in_both_languages
def test_ones_hand_says_what_each_of_the_others_did_last(texts: Any, close: str) -> None:
    names = dict(zip("ABC", ("Anna", "Ben", "Cleo"), strict=True))
    for seed in range(4):
        rng, game, last = random.Random(seed), begin(table=TABLE, close=close), dict[str, list[str]]()
        while question := game.driver.question:
            asked, shown, before = game.asked, words(own(game, game.asked, texts)), len(told(game, None, texts))
            missing = [line for seat, lines in last.items() if seat != asked for line in lines if line not in shown]
            assert missing == []
            game.driver.answer(any_answer(question, rng))
            did = [line for line in told(game, None, texts)[before:] if names[asked] in line]
            last |= {asked: did} if did else {}


@pytest.mark.parametrize(
    ("texts", "why"), [(EN, "the lowest suit loses (♣ over"), (DE, "die niedrigste Farbe (♣ über")]
)
def test_it_is_said_when_the_suit_has_decided_between_equal_hands(texts: Any, why: str) -> None:
    equal, better = ("h7 hT s9", "d7 dT c9", "cA cK h8"), ("h8 hT s9", "d7 dT c9", "cA cK h7")
    for hands, told_why in ((equal, True), (better, False)):
        game = begin(hands, table="sJ c8 dQ").say("C keep", "A close", "B pass", "C pass")
        text = words(public(game, texts))
        assert (why in text) == told_why
        assert "Ben loses a life" in text or "Ben verliert ein Leben" in text, "diamonds, or fewer points"


def test_a_swap_is_one_sentence_with_both_cards() -> None:
    game = turn().say("A third", "A s9")
    assert "Anna takes ♥ Ace of Hearts and gives ♠ Nine of Spades." in told(game)
    assert not [line for line in told(game) if "→" in line]


def test_swapping_all_names_all_cards() -> None:
    (line,) = [line for line in told(turn().say("A all")) if line.startswith("Anna takes")]
    assert line == (
        "Anna takes ♦ Jack of Diamonds, ♣ Eight of Clubs, ♥ Ace of Hearts "
        "and gives ♣ Seven of Clubs, ♠ Nine of Spades, ♣ King of Clubs."
    )


def test_only_the_dealer_reads_which_cards_were_taken_unseen() -> None:
    game = begin(table=TABLE).say("C swap")
    assert "Cleo takes the face-down cards and lays the first hand open." in told(game)
    assert "On the table: ♥ Seven of Hearts, ♦ Ten of Diamonds, ♥ Jack of Hearts." in told(game)
    assert not [line for line in told(game) if "Jack of Diamonds" in line]
    assert [line for line in told(game, 3) if "Jack of Diamonds" in line]


def test_a_round_of_passes_brings_a_new_table() -> None:
    game = turn(stock="d7 h8 cT")
    lines = told(all_pass(game, 3))
    assert lines[-2:] == [
        "Everybody has passed: three new cards.",
        "On the table: ♦ Seven of Diamonds, ♥ Eight of Hearts, ♣ Ten of Clubs.",
    ]


def test_it_is_told_that_the_cards_set_aside_come_back() -> None:
    game = begin(["c7 s9 cK", "sA s8 d9"], stock_out="reshuffle").say("B keep")
    lines = told(all_pass(game, 16))
    assert "The cards that were set aside are shuffled and become the stock." in lines
    assert len([line for line in lines if line.startswith("On the table")]) == 9


def test_whoever_is_asked_reads_all_that_was_swapped_since_their_turn() -> None:
    game = begin(EIGHT, table=TABLE).say("H keep", "A pass")
    for letter, hand in zip("BCDEFGH", EIGHT[1:], strict=True):
        game.say(f"{letter} first", f"{letter} {hand.split()[0]}")
    for surface in (public(game), own(game, "A")):
        assert len(SWAPPED.findall(words(surface))) == 7


def test_the_swaps_of_the_last_round_stand_beside_the_result() -> None:
    game = turn().say("A first", "A c7", "B pass", "C close", "A second", "A s9", "B third", "B d9")
    end = session_end(replace(table_view_of(game.driver, None, phase="over"), deal_number=1), [], EN)
    for surface in (public(game), own(game, "A"), end):
        assert SWAPPED.findall(words(surface)) == ["-# Anna takes", "-# Ben takes"]


# lives, swimming, out


def test_lives_are_tokens_at_every_seat() -> None:
    game = begin(["c7 s9 cK", "", "h7 dT hJ"], now=(2, -1, 0), table=TABLE).say("C keep")
    assert [(seat.lives, seat.lives_of, seat.state) for seat in seats(game)] == [
        (2, 3, "in"),
        (-1, 3, "out"),
        (0, 3, "in"),
    ]
    text = words(panel(table_view_of(game.driver, None), EN))
    assert "2 lives" in text
    assert "swimming" in text
    assert "out" in text


def test_the_open_cards_lie_in_the_middle_and_face_down_before_the_dealer_has_chosen() -> None:
    assert (scene(begin(table=TABLE)).open_cards, scene(begin(table=TABLE)).hidden) == ((), 3)
    open_cards = ("diamonds-jack", "clubs-eight", "hearts-ace")
    assert (scene(turn()).open_cards, scene(turn()).hidden) == (open_cards, 0)


def test_tables_that_were_set_aside_do_not_lie_in_the_middle() -> None:
    game = all_pass(turn(stock="d7 h8 cT"), 3)
    assert scene(game).open_cards == ("diamonds-seven", "hearts-eight", "clubs-ten")
    assert scene(game).hidden == 0


@in_both_languages
def test_who_is_out_sees_what_spectators_see_and_is_told_so(texts: Any) -> None:
    game = begin(["c7 s9 cK", "", "h7 dT hJ"], now=(2, -1, 0), table=TABLE).say("C keep")
    mine = own(game, "B", texts)
    assert texts.of_game("schwimmen")("hand-sits-out") in words(mine)
    assert answers(mine) == {}
    assert not [name for name in ("Seven", "Sieben", "King", "König") if name in words(mine)]


# the result


def test_a_result_shows_every_hand_with_its_points_the_best_first() -> None:
    lines = words(public(kept([LOW, HIGH, HIGHER]))).splitlines()
    hands = [line for line in lines if line.startswith("**") and "· " in line and ":" in line]
    assert [line.split(" · ")[0] for line in hands] == ["**21**", "**21**", "**9**"]
    assert "Anna: ♦ Eight of Diamonds" in hands[-1] or "Anna: ♥ Eight of Hearts" in hands[-1]


def test_only_those_to_whom_something_happened_have_a_line_of_their_own() -> None:
    """The start of a match is not an event of any seat."""
    text = words(public(kept([LOW, HIGH, HIGHER])))
    assert "**Anna** **−1 chip** · a life lost" in text
    assert "**Ben** **0**" not in text
    assert "**Cleo** **0**" not in text


@in_both_languages
def test_feuer_has_its_moment(texts: Any) -> None:
    game = begin(FEUER, now=(1, 3, 1, 0), pot=7)
    text = words(public(game, texts))
    assert text.index("Feuer") < text.index("**32**")
    assert scene(game).badge == "Feuer!"
    assert seats(game)[0].notes == ("Feuer!",)
    assert seats(game)[0].laid == ("clubs-ace", "spades-ace", "hearts-ace")


def test_schnauz_has_its_moment_and_feuer_stands_above_it() -> None:
    game = begin(["cA cK cQ", LOW])
    assert (scene(game).badge, seats(game)[0].notes) == ("Schnauz!", ("Schnauz!",))
    both = begin(["sA hA dA", "cA cK cQ", "d7 h8 s9"])
    assert scene(both).badge == "Feuer!"
    assert [seat.notes for seat in seats(both)] == [("Feuer!",), ("Schnauz!",), ()]


def test_an_ordinary_deal_has_no_badge() -> None:
    assert scene(turn()).badge == ""
    assert scene(kept([LOW, HIGH])).badge == ""


@in_both_languages
def test_swimming_and_going_out_are_told(texts: Any) -> None:
    text = words(public(kept([LOW, HIGH, HIGHER], now=(1, 2, 2)), texts))
    assert "🌊" in text
    text = words(public(kept([LOW, HIGH, HIGHER], now=(0, 2, 2)), texts))
    assert "❌" in text


@in_both_languages
def test_the_winner_of_a_match_is_told_in_what_stays(texts: Any) -> None:
    game = kept([HIGH, LOW, ""], now=(1, 0, -1), deals="B", pot=8)
    for surface in (public(game, texts), closed_summary(table_view_of(game.driver, None), texts)):
        assert "🏆" in words(surface)
        assert "Anna" in words(surface)


def test_that_nobody_loses_is_told() -> None:
    text = words(public(kept(["hK s7 d8", "hQ c9 d7"], now=(0, 0))))
    assert "nobody loses a life" in text


@in_both_languages
def test_the_end_of_the_session_says_why(texts: Any) -> None:
    game = kept([HIGH, LOW], now=(1, 0))
    view = replace(table_view_of(game.driver, None, phase="over"), deal_number=3)
    text = words(session_end(view, [], texts))
    assert texts("ending-deals-played") in text
    assert texts.of_game("schwimmen").has("ending-matches-played")


# statistics


@in_both_languages
def test_statistics_say_what_this_game_counts(texts: Any) -> None:
    records = [record_of(kept([LOW, HIGH], now=(3, 3)).driver), record_of(begin(["cA cK cQ", LOW]).driver)]
    deals = [PlayedDeal("monday", ["person:1", "person:2"], record) for record in records]
    counted = statistics_of("person:1", deals, {"monday": -1}, SCHWIMMEN.telling.counts)
    text = words(stats_surface("Anna", "schwimmen", counted, {}, {"monday": 0}, texts))
    names = ("lives-lost", "swum", "out", "matches-won", "closed", "well-of-closed", "schnauz", "feuer")
    assert all(texts.of_game("schwimmen").has(f"stats-{name}") for name in names)
    assert "Schnauz** 1" in text
    assert "-of-" not in text
