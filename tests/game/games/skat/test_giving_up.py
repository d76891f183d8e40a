"""Giving up by the International Skat Order, and settlements that can only be won (S17)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from game.core.options import Choice
from game.core.questions import Choose
from game.core.view import View
from game.core.visibility import view_of
from tests.game.games.skat.support import bid_up_to, deal, ending
from tests.game.games.support import Game

SINGLE: Mapping[str, Choice] = {"claims": True, "giving_up": "single"}
REST: Mapping[str, Choice] = {"claims": True}
WITH_ONE = "cJ hJ cA cT cK cQ c9 sA sT h7"
WITH_THREE = "cJ sJ hJ sA sT sK s8 hA hT dA"


def named(
    hand: str, *said: str, rules: Mapping[str, Choice] = SINGLE, skat: str = "", others: Sequence[str] = ()
) -> Game:
    """Let A play a game, after bidding 18."""
    return bid_up_to(deal(hand, *others, skat=skat, rules=rules), "A", 18).say(*said)


def notes(game: Game) -> Mapping[str, Mapping[str, object]]:
    """Return the choices of the open menu, with what each brings."""
    question = game.driver.question
    assert isinstance(question, Choose)
    return {choice: question.notes.get(choice, {}) for choice in question.choices if choice != "play_on"}


def trick(game: Game, *cards: str) -> None:
    """Play a trick, from whoever is asked."""
    for card in cards:
        game.say(f"{game.asked} {card}")


def sees(game: Game, letter: str | None) -> View:
    return view_of(game.driver, None if letter is None else "ABC".index(letter))


def test_sk_26_a_declarer_who_gives_up_loses_a_single_game_with_its_announcements() -> None:
    hand = ("A hand", "A clubs", "A schneider", "A claim")
    game = named(WITH_ONE, *hand, skat="s7 h8")
    assert notes(game) == {"give_up": {"costs_from": 120}}, "with 1, game 2, hand 3, schneider 4, announced 5"
    assert game.say("A give_up").scores == "A-120"
    assert ending(game)["agreed"] == 1
    assert named(WITH_ONE, *hand, skat="s7 h8", rules=REST).say("A give_up").scores == "A-144"


def test_a_price_that_depends_on_the_skat_is_given_as_a_minimum() -> None:
    game = named("sJ hJ cA cT cK cQ c9 sA sT h7", "A hand", "A clubs", "A none", "A claim", skat="cJ h8")
    assert notes(game) == {
        "give_up": {"costs_from": 72},
        "won": {"wins_from": 36, "value": 61},
    }, "without 1, game 2, hand 3; with the jack of clubs it would be with 3"


@pytest.mark.parametrize(("tricks", "score"), [(5, 18), (6, 27)])
def test_sk_27_defenders_who_give_up_lose_a_single_game_unless_schneider_is_certain(tricks: int, score: int) -> None:
    hands = ("cJ dA dT dK dQ d9 cA cT hA hT", "sJ hJ d8 d7 cK cQ hK hQ s7 s8", "dJ c9 c8 c7 h9 h8 h7 sK sQ s9")
    game = named(hands[0], "A take", "A discard:sA+sT", "A diamonds", skat="sA sT", others=hands[1:])
    given = ["cJ d7 dJ", "cA cK c7", "cT cQ c8", "hA hK h7", "hT hQ h8", "dA d8 s9"]
    for plays in given[:tricks]:
        trick(game, *plays.split())
    game.say("A d9")
    game.say("B claim", "B give_up", "C agree")
    assert game.asked == "A", "the declarer may play on for schneider"
    assert game.say("A agree").scores == f"A+{score}"


def test_a_declarer_may_play_on_for_more_and_still_get_it() -> None:
    game = named("cJ hJ dA dT dK dQ d9 d8 cA hA", "A take", "A discard:s7+s8", "A diamonds", skat="s7 s8")
    first = game.say("A cJ").asked
    second = "C" if first == "B" else "B"
    game.say(f"{first} claim", f"{first} give_up", f"{second} agree", "A play_on")
    assert (game.asked, game.kind) == (first, "play")


def test_a_declarer_with_fewer_than_nine_cards_needs_a_defenders_consent_to_give_up() -> None:
    game = named(WITH_ONE, "A take", "A discard:s7+h8", "A clubs", skat="s7 h8")
    for card in ("cJ", "cA"):
        trick(game, card)
        while game.asked != "A":
            game.say(f"{game.asked} {min(game.choices - {'claim'})}")
    game.say("A claim", "A give_up")
    first, second = "BC" if game.driver.seat == 1 else "CB"
    assert game.driver.question is not None
    assert game.driver.question.about["what"] == "let_off"
    game.say(f"{first} play_on")
    assert game.asked == second, "the consent of one defender is enough"
    assert game.say(f"{second} agree").over
    assert game.scores == "A-48"


def test_sk_28_settlements_that_cannot_be_won_are_not_offered() -> None:
    announced = ("A hand", "A spades", "A schneider", "A claim")
    assert set(notes(named(WITH_THREE, *announced, skat="c7 d7"))) == {"give_up"}
    assert set(notes(named(WITH_THREE, *announced, skat="c7 d7", rules=REST))) == {"give_up", "lost"}
    plain = named(WITH_THREE, "A hand", "A spades", "A none", "A claim", skat="c7 d7")
    assert set(notes(plain)) == {"give_up", "won"}, "schneider is not offered before the game is won"


def test_an_overbid_game_cannot_be_settled_as_won() -> None:
    hand = "cJ hJ hA hK h9 h7 cA cT sA d7"
    game = bid_up_to(deal(hand, skat="sT s7", rules=SINGLE), "A", 30).say(
        "A take", "A discard:sT+s7", "A hearts", "A claim"
    )
    assert notes(game) == {"give_up": {"costs": 60}}, "with 1, game 2 is 20: overbid, whatever the points"


def test_the_table_learns_only_the_outcome_of_a_menu() -> None:
    game = named(WITH_THREE, "A take", "A discard:c7+d7", "A spades", skat="c7 d7")
    before = [sees(game, reader) for reader in ("B", None)]
    game.say("A claim")
    for reader, earlier in zip(("B", None), before, strict=True):
        view = sees(game, reader)
        assert (view.asked, view.events) == (earlier.asked, earlier.events)
    own = sees(game, "A")
    assert own.asked is not None
    assert own.asked.kind == "claim"
    game.say("A play_on")
    assert "claim" not in game.choices, "claims are offered once per trick"
