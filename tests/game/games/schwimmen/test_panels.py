"""Schwimmen on screen, as far as the gallery does not show it: three open cards on buttons, swaps, great moments."""

import random
import re
from dataclasses import replace
from typing import Any

import pytest

from bot.language import Texts
from bot.panels.rules.examples import examples_words
from bot.panels.rules.text import glossary, terms_of
from bot.panels.table.lobby import lobby
from bot.panels.table.session import session_end
from bot.panels.table.summary import closed_summary
from game.games.schwimmen import SCHWIMMEN
from tests.bot.panels.reading import words
from tests.bot.panels.seated import table_view_of
from tests.game.games.schwimmen.support import all_pass, begin, kept
from tests.game.games.shown import DE, EN, answers, in_both_languages, own, own_words, public, scene, told
from tests.game.games.support import Game

TABLE = "dJ c8 hA"
EIGHT = ("c7 s9 d8", "sA h8 d9", "h7 dT sJ", "cJ h9 sQ", "dA s7 cT", "hJ dQ s8", "sT cK hT", "dK cQ d7")
SWAPPED = re.compile(r"^-# \w+ takes", re.MULTILINE)
SWIMS = re.compile(r"\bswims?\b|schwimm(st|en)\b|\*\*(Swimming|Schwimmen)\*\*")
LOW, HIGH, HIGHER = "h8 s9 d8", "hA hK s7", "sA sK c7"


def turn(**more: Any) -> Game:
    """Return a game with A's turn, the table being open."""
    return begin(table=TABLE, **more).say("C keep")


def test_the_three_table_cards_are_on_three_buttons() -> None:
    for surface in (public(turn()), own(turn(), "A")):
        assert answers(surface) == {
            "♦ J": "first",
            "♣ 8": "second",
            "♥ A": "third",
            "Swap all three": "all",
            "Pass": "pass",
            "Close": "close",
        }


@pytest.mark.parametrize("close", ["instead_of_turn", "after_turn"])
@in_both_languages
def test_the_hand_shows_what_each_opponent_did_last(texts: Any, close: str) -> None:
    names = dict(zip("ABC", ("Anna", "Ben", "Cleo"), strict=True))
    for seed in range(4):
        rng, game, last = random.Random(seed), begin(table=TABLE, close=close), dict[str, list[str]]()
        while question := game.driver.question:
            asked, shown, before = game.asked, words(own(game, game.asked, texts)), len(told(game, None, texts))
            missing = [line for seat, lines in last.items() if seat != asked for line in lines if line not in shown]
            assert missing == []
            game.driver.answer(rng.choice(question.answers))
            did = [line for line in told(game, None, texts)[before:] if names[asked] in line]
            last |= {asked: did} if did else {}


@pytest.mark.parametrize(
    ("texts", "why"), [(EN, "the lowest suit loses (♣ over"), (DE, "die niedrigste Farbe (♣ über")]
)
def test_the_result_says_when_the_suit_decided_between_equal_hands(texts: Any, why: str) -> None:
    equal, better = ("h7 hT s9", "d7 dT c9", "cA cK h8"), ("h8 hT s9", "d7 dT c9", "cA cK h7")
    for hands, told_why in ((equal, True), (better, False)):
        game = begin(hands, table="sJ c8 dQ").say("C keep", "A close", "B pass", "C pass")
        text = words(public(game, texts))
        assert (why in text) == told_why
        assert "Ben loses a life" in text or "Ben verliert ein Leben" in text, "diamonds, or fewer points"


def test_only_the_dealer_sees_which_cards_were_taken_unseen() -> None:
    game = begin(table=TABLE).say("C swap")
    assert "Cleo takes the face-down cards and lays the other three face up." in told(game)
    assert "On the table: ♥ Seven of Hearts, ♦ Ten of Diamonds, ♥ Jack of Hearts." in told(game)
    assert not [line for line in told(game) if "Jack of Diamonds" in line]
    assert [line for line in told(game, 3) if "Jack of Diamonds" in line]


@pytest.mark.parametrize(("close", "first_round"), [("after_turn", True), ("instead_of_turn", False)])
def test_a_turn_is_called_the_last_only_after_somebody_has_closed(close: str, first_round: bool) -> None:
    game = turn(close=close, close_first_round=first_round)
    assert "If you pass, you swap nothing." in own_words(game, "A")
    assert "your last turn" not in own_words(game, "A")
    assert "To pass is" not in own_words(game.say("A pass", *["A go_on"] * (close == "after_turn")), "B")
    closed = turn().say("A close")
    assert "Somebody has closed: this is your last turn." in own_words(closed, "B")


@in_both_languages
def test_swimming_is_not_mentioned_if_nobody_swims(texts: Texts) -> None:
    for swimming in (True, False):
        options = SCHWIMMEN.choose({"swimming": swimming})
        view = table_view_of(begin(swimming=swimming).driver, 1)
        lines = (
            *examples_words(SCHWIMMEN, options, texts.of_game("schwimmen", "schwimmen")),
            words(glossary(view, texts, terms_of(SCHWIMMEN))),
            words(lobby(replace(view, phase="lobby"), texts)),
        )
        spoken = [SWIMS.search(line) is not None for line in lines]
        assert spoken == [False, swimming, False, swimming, swimming]


def test_a_round_of_passes_brings_new_table_cards() -> None:
    game = turn(stock="d7 h8 cT")
    lines = told(all_pass(game, 3))
    assert lines[-2:] == [
        "Everybody has passed: three new cards are laid on the table.",
        "On the table: ♦ Seven of Diamonds, ♥ Eight of Hearts, ♣ Ten of Clubs.",
    ]


def test_the_return_of_cards_set_aside_is_announced() -> None:
    game = begin(["c7 s9 cK", "sA s8 d9"], stock_out="reshuffle").say("B keep")
    lines = told(all_pass(game, 16))
    assert "The discarded cards are shuffled and become the stock." in lines
    assert len([line for line in lines if line.startswith("On the table")]) == 9


def test_the_player_in_turn_sees_all_swaps_since_their_last_turn() -> None:
    game = begin(EIGHT, table=TABLE).say("H keep", "A pass")
    for letter, hand in zip("BCDEFGH", EIGHT[1:], strict=True):
        game.say(f"{letter} first", f"{letter} {hand.split()[0]}")
    for surface in (public(game), own(game, "A")):
        assert len(SWAPPED.findall(words(surface))) == 7


def test_the_last_rounds_swaps_are_shown_with_the_result() -> None:
    game = turn().say("A first", "A c7", "B pass", "C close", "A second", "A s9", "B third", "B d9")
    end = session_end(replace(table_view_of(game.driver, None, phase="over"), deal_number=1), [], EN)
    for surface in (public(game), own(game, "A"), end):
        assert SWAPPED.findall(words(surface)) == ["-# Anna takes", "-# Ben takes"]


def test_table_cards_set_aside_are_not_shown_in_the_middle() -> None:
    game = all_pass(turn(stock="d7 h8 cT"), 3)
    assert scene(game).open_cards == ("diamonds-seven", "hearts-eight", "clubs-ten")
    assert scene(game).hidden == 0


def test_a_schnauz_has_a_badge_and_a_feuer_takes_precedence() -> None:
    game = begin(["cA cK cQ", LOW])
    assert (scene(game).badge, scene(game).seats[0].notes) == ("Schnauz!", ("Schnauz!",))
    both = begin(["sA hA dA", "cA cK cQ", "d7 h8 s9"])
    assert scene(both).badge == "Feuer!"
    assert [seat.notes for seat in scene(both).seats] == [("Feuer!",), ("Schnauz!",), ()]


def test_an_ordinary_deal_has_no_badge() -> None:
    assert scene(turn()).badge == ""
    assert scene(kept([LOW, HIGH])).badge == ""


@in_both_languages
def test_the_winner_of_a_match_is_named_in_the_permanent_result(texts: Any) -> None:
    game = kept([HIGH, LOW, ""], now=(1, 0, -1), deals="B", pot=8)
    for surface in (public(game, texts), closed_summary(table_view_of(game.driver, None), texts)):
        assert "🏆" in words(surface)
        assert "Anna" in words(surface)


def test_a_deal_that_nobody_loses_is_reported_as_such() -> None:
    text = words(public(kept(["hK s7 d8", "hQ c9 d7"], now=(0, 0))))
    assert "nobody loses a life" in text


@in_both_languages
def test_the_end_of_the_session_says_why(texts: Any) -> None:
    game = kept([HIGH, LOW], now=(1, 0))
    view = replace(table_view_of(game.driver, None, phase="over"), deal_number=3)
    text = words(session_end(view, [], texts))
    assert texts("ending-deals-played") in text
    assert texts.of_game("schwimmen").has("ending-matches-played")
