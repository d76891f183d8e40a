"""What the adviser says of Skat: one statement about one hand in the auction, and prices by the rules at its end."""

import random
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from game.computer.advice import Advice, Adviser, Outlook
from game.core.cards import PIQUET_32
from game.core.visibility import view_of
from game.games.skat import SKAT
from game.games.skat.auction import bid_values
from game.games.skat.computer.prospects import Prospects
from tests.game.games.skat.support import bid_up_to, deal
from tests.game.games.support import Game, short

SPADES = "hJ sA sT sK s9 hT hK dK d9 cK"
CLAIMS = {"claims": True, "giving_up": "single"}
THREE_JACKS = "cJ sJ hJ cA hK h9 h7 dT dK d9"
FEWER = settings(max_examples=settings().max_examples // 3)
"""Each example takes long."""


def advised(game: Game, seed: int = 1) -> Advice:
    return Adviser(SKAT).advice(view_of(game.driver, game.driver.seat), random.Random(seed))


def outlook(advice: Advice, answer: str) -> Outlook:
    found = advice.of(answer)
    assert found is not None
    return found


@FEWER
@given(st.randoms(use_true_random=False))
def test_no_hand_is_worth_more_at_a_higher_bid(rng: random.Random) -> None:
    hopes = Prospects(rng.sample(PIQUET_32.cards, 10), forehand=rng.random() < 0.3)
    bids = sorted(rng.sample(bid_values("real"), 12))
    for worth in (hopes.with_skat, hopes.from_hand):
        assert all(worth(low) >= worth(high) for low, high in pairwise(bids))


@FEWER
@given(st.randoms(use_true_random=False))
def test_a_hands_stated_worth_is_steady_during_an_auction_and_never_rises_with_the_bid(rng: random.Random) -> None:
    hand = " ".join(map(short, rng.sample(PIQUET_32.cards, 10)))
    game, held = deal(hand, seed=rng.randrange(99)), list[float]()
    for bid in (18, 24):
        advice = advised(game.say(f"B {bid}"))
        assert advice == advised(game, seed=2)
        held.append(outlook(advice, "hold").gain)
        game.say("A hold")
    assert held == sorted(held, reverse=True)
    bids = [each.gain for each in advised(deal(b=hand)).outlooks if each.answer.isdecimal()]
    assert bids == sorted(bids, reverse=True)


def test_passing_is_worth_the_others_games_and_has_no_winning_chance_of_its_own() -> None:
    advice = advised(deal(SPADES, b="cJ sJ dJ cA cT c9 hA h9 dA d8").say("B 18"))
    passing = outlook(advice, "pass")
    assert passing.won is None
    assert passing.facts == {"others": 1.0}
    assert passing.gain < 0
    assert outlook(advice, "hold").won is not None


def test_a_deal_that_all_pass_costs_nobody() -> None:
    advice = advised(deal(SPADES).say("B pass", "C pass"))
    assert (outlook(advice, "pass").gain, outlook(advice, "pass").facts) == (0, {"others": 0})


def test_the_plan_names_the_game_the_limit_and_the_reason() -> None:
    plan = advised(deal(c=THREE_JACKS).say("B pass")).plan
    assert plan is not None
    assert plan.key == "plan-bid"
    told = plan.values
    assert (told["game"], told["jacks"], told["aces"], told["trumps"]) == ("hearts", 3, 1, 6)
    nothing = advised(deal("dJ cK cQ sK s9 hT hQ dK dQ d7").say("B 18")).plan
    assert nothing is not None
    assert nothing.key == "plan-pass"


def test_giving_up_costs_exactly_what_the_rules_say() -> None:
    game = bid_up_to(deal(SPADES, skat="c7 c8", seed=3, rules=CLAIMS), "A", 18).say(
        "A take", "A discard:c7+c8", "A spades"
    )
    game.say("A claim")
    priced = {each.answer: each for each in advised(game).outlooks}
    game.say("A give_up")
    scores = game.driver.tallies_after["score"]
    assert priced["give_up"].gain == scores[0]
    assert priced["give_up"].error == 0 or priced["give_up"].won == 0


def test_a_settlement_is_worth_what_the_rules_pay() -> None:
    game = bid_up_to(deal("cJ sJ hJ dJ cA cT cK sA sT sK", skat="hA dA", seed=3, rules=CLAIMS), "A", 18)
    game.say("A take", "A discard:hA+dA", "A clubs", "A claim")
    priced = {each.answer: each.gain for each in advised(game).outlooks}
    assert priced["won"] == 12 * 8
    assert priced["give_up"] < 0 < priced["play_on"]


def test_defenders_are_not_advised_a_lead_that_no_player_would_make() -> None:
    """No trump, no ten below an ace that is out, and a short suit while the partner plays before the declarer."""
    game = bid_up_to(deal("cK c9 sT s9 s8 s7 hQ h8 dK d8", c="cJ sJ cA cT c8 sA hA hT dA d9", skat="d7 h7"), "C", 18)
    led = advised(game.say("C take", "C discard:d7+h7", "C clubs"))
    assert not {"clubs-king", "clubs-nine", "spades-ten"} & {each.answer for each in led.outlooks}
    assert led.best.split("-")[0] in {"hearts", "diamonds"}


def test_an_ace_under_a_trump_is_not_about_equal_to_a_small_card() -> None:
    game = bid_up_to(deal("cJ sJ cT c9 c8 sA sK hA hT d9", b="sT hK cA h9 h8 dA dK d8 d7 c7", skat="cK hQ"), "A", 18)
    advice = advised(game.say("A take", "A discard:hQ+d9", "A clubs", "A cJ"))
    assert advice.best == "clubs-seven"
    assert not outlook(advice, "clubs-ace").equal
