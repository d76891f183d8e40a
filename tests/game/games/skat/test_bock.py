"""Club play and long evenings: Seeger-Fabian, rounds of Bock and Ramsch, Schieberamsch (S18 to S21)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from game.core.driver import Driver
from game.core.options import Choice
from game.core.questions import PickCards
from game.games.skat.cards import JACK
from tests.game.games.skat.support import ALL_PASS, bid_up_to, deal, declarer, ending, play_out
from tests.game.games.support import Game

SPADES = "cJ sJ hJ sA sT sK s8 hA hT dA"
LIST = {"scoring": "seeger_fabian"}


def going_on(game: Game, carry: Mapping[str, int]) -> Game:
    """Begin the same deal with `carry` from an earlier one."""
    return Game(Driver(game.driver.setup._replace(carry=carry)))


def spades_from_the_hand(game: Game, seed: int) -> Game:
    """Let A play spades from the hand; it is won with seed 429, and misses schneider with 1,954."""
    return play_out(bid_up_to(game, "A", 18).say("A hand", "A spades", "A schneider"), seed)


@pytest.mark.parametrize(
    ("seats", "seed", "expected"),
    [(3, 429, "A+127"), (3, 1954, "A-204 B+40 C+40"), (4, 429, "A+127"), (4, 1954, "A-204 B+30 C+30 D+30")],
)
def test_sk_21_a_list_by_seeger_fabian(seats: int, seed: int, expected: str) -> None:
    game = spades_from_the_hand(deal(SPADES, skat="c7 d7", seed=seed, seats=seats, rules=LIST), seed)
    assert game.scores == expected
    assert sum(game.driver.after.seats) == 0


def test_sk_22_sixty_all_starts_a_round_of_bock_then_one_of_ramsch() -> None:
    game = bid_up_to(deal(SPADES, seed=2907, rules={"bock": "sixty", "after_bock": "ramsch"}), "A", 18)
    play_out(game.say("A hand", "A spades", "A none"), 2907)
    assert (ending(game)["what"], ending(game)["points"]) == ("skat-lost", 60)
    assert game.driver.outcome is not None
    assert game.driver.outcome.carry == {"bock": 3}


def test_sk_23_bock_doubles_everything_and_its_last_deal_ends_the_round() -> None:
    rules: Mapping[str, Choice] = {"bock": "usual", "after_bock": "ramsch", "kontra": "off"}
    for carry, left in (({"bock": 3}, {"bock": 2}), ({"bock": 1}, {"ramsch": 3})):
        game = going_on(deal(SPADES, skat="c7 d7", seed=429, rules=rules), carry)
        assert game.mark("bock") == carry["bock"]
        spades_from_the_hand(game, 429)
        assert game.scores == "A+154"
        assert game.driver.outcome is not None
        assert game.driver.outcome.carry == left, "a round of Bock starts no other, so it ends"


def test_sk_24_in_a_round_of_ramsch_nobody_bids_but_anybody_may_play_grand_from_the_hand() -> None:
    game = going_on(deal(seed=1, rules={"all_pass": "throw_in"}), {"ramsch": 3})
    assert (game.asked, game.kind) == ("A", "grand_hand")
    ramsch = play_out(game.say("A ramsch", "B ramsch", "C ramsch"), 1)
    assert len(ramsch.driver.deal.tricks) == 10, "Ramsch is played even where a deal that all pass is thrown in"
    assert ramsch.driver.outcome is not None
    assert ramsch.driver.outcome.carry == {"ramsch": 2}
    grand = going_on(deal(b="cJ sJ hJ dJ cA cT sA sT hA hT", seed=1), {"ramsch": 1}).say("A ramsch", "B grand-hand")
    assert (declarer(grand), grand.kind) == ("B", "announce")
    won = play_out(grand.say("B none"), 1)
    assert (ending(won)["matadors"], ending(won)["held"]) == (4, 1)
    assert int(won.scores.removeprefix("B+")) >= 7 * 24
    assert won.driver.outcome is not None
    assert won.driver.outcome.carry == {}


def test_sk_25_in_schieberamsch_a_player_passes_on_two_cards_or_doubles() -> None:
    rules = {"ramsch_shoving": True, "ramsch_scoring": "most_loses"}
    game = deal(a="sA sT cJ", skat="hA hT", seed=5, rules=rules).say(*ALL_PASS)
    assert (game.asked, game.kind) == ("A", "shove_skat")
    game.say("A take")
    assert isinstance(game.driver.question, PickCards)
    assert not [card for card in game.driver.question.cards if card.rank == JACK], "a jack stays where it is"
    game.say("A hand_on:sA+hA", "B take")
    assert {card.code for card in game.driver.deal.hands[1]} >= {"spades-ace", "hearts-ace"}
    game.say("B hand_on:sA+hA", "C shove")
    assert game.mark("shoved") == 1
    assert play_out(game, 3).scores == "A-440", (
        "110 card points, doubled by the shove and by the player without a trick"
    )
