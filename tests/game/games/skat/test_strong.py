"""The strong player of Skat: its bids, discards and games with textbook hands, and that it wins."""

import random
from typing import Any

import pytest

from game.computer.advice import Adviser
from game.computer.levels import STRONG
from game.core.cards import PIQUET_32
from game.core.questions import Choose
from game.core.visibility import view_of
from game.games.skat import SKAT
from game.games.skat.cards import GAMES
from game.games.skat.computer.player import limit as by_thumb
from game.games.skat.computer.prospects import LEAST, Prospects, prospects
from game.games.skat.computer.reading import read
from game.games.skat.contract import least_possible
from tests.game.games.skat.support import bid_up_to, deal
from tests.game.games.support import cards_of, short

PLAYER: Any = SKAT.computer.levels[STRONG]
GRAND = "cJ sJ hJ dJ cA sA hA cT sT d7"
HOPELESS = "dJ cK cQ sK s9 hT hQ dK dQ d7"
NULL = "c7 c8 c9 s7 s8 h7 h8 d7 d8 d9"
CLUBS = "cJ sJ hJ cA cT cK c9 sA hA d9"
few_or_many = pytest.mark.parametrize("hands", [1, pytest.param(60, marks=pytest.mark.soak)])


def most(hand: str) -> int:
    """Return its highest bid as forehand."""
    return prospects(view_of(deal(hand).driver, 0)).limit(LEAST)


@pytest.mark.parametrize(
    ("hand", "values"), [(GRAND, range(120, 265)), (CLUBS, range(48, 193)), (NULL, range(23, 60)), (HOPELESS, range(1))]
)
def test_the_strong_player_bids_up_to_the_worth_of_its_hand(hand: str, values: range) -> None:
    assert most(hand) in values


@pytest.mark.parametrize(
    ("hand", "values"),
    [
        ("cJ sJ hJ cA cT cK c9 sA hA dA", range(96, 193)),
        ("cJ hJ sA sT sK s9 s8 hA d9 c7", range(20, 60)),
        (NULL, range(23, 24)),
        (HOPELESS, range(1)),
    ],
)
def test_how_far_rules_of_thumb_bid(hand: str, values: range) -> None:
    assert by_thumb(cards_of(PIQUET_32, hand)) in values


def test_it_holds_and_passes_by_its_hand() -> None:
    assert deal(GRAND).say("B 18").chosen(PLAYER) == "hold"
    assert deal(HOPELESS).say("B 18").chosen(PLAYER) == "pass"


def test_four_jacks_and_aces_are_played_as_a_grand() -> None:
    game = bid_up_to(deal(GRAND, skat="d8 d9"), "A", 18)
    if game.chosen(PLAYER) == "take":
        game.say("A take")
        game.say(f"A {game.chosen(PLAYER)}")
    else:
        game.say("A hand")
    assert game.chosen(PLAYER) == "grand"


def test_a_safe_null_is_played_open() -> None:
    game = bid_up_to(deal(NULL, skat="cA sK"), "A", 18).say("A take", "A discard:cA+sK")
    assert game.chosen(PLAYER) == "null_ouvert"


def test_in_a_suit_game_it_discards_losers_and_keeps_trumps() -> None:
    game = bid_up_to(deal("dJ hJ cA cK c9 c8 c7 sA hK h8", skat="dT d7"), "A", 18).say("A take")
    away = game.chosen(PLAYER)
    assert set(away.removeprefix("discard:").split("+")) <= {"dT", "d7", "hK", "h8"}
    game.say(f"A {away}")
    assert game.chosen(PLAYER) == "clubs"


@pytest.mark.parametrize(
    ("hand", "forehand"),
    [("cJ hA hT hK hQ h9 h7 dA d7 sK", True), ("cJ sJ hA hK hQ h7 dA d9 cK s9", False)],
    ids=["one jack and a long suit that is ruffed", "two jacks and two aces"],
)
def test_a_grand_is_rated_lower_after_a_bid_only_a_strong_opponent_can_make(hand: str, *, forehand: bool) -> None:
    hopes = Prospects(cards_of(PIQUET_32, hand), forehand=forehand)
    assert hopes.with_skat(30) > hopes.with_skat(33)
    assert hopes.with_skat(18) > LEAST
    assert hopes.with_skat(48) < 0


def test_a_contested_game_above_the_lowest_bid_is_rated_lower() -> None:
    hopes = Prospects(cards_of(PIQUET_32, CLUBS), forehand=True)
    assert hopes.with_skat(18) > hopes.with_skat(20) == hopes.with_skat(24)


def test_after_an_unlucky_skat_it_prefers_losing_a_cheap_game_to_a_hopeless_grand() -> None:
    """The jack of spades makes spades worth 22 instead of 33, and the bid was 27."""
    game = bid_up_to(deal(c="sT cA sK dJ sA sQ dQ c7 h8 s8", skat="sJ dK"), "C", 27).say("C take", "C discard:dQ+dK")
    assert game.chosen(PLAYER) != "grand"


def test_a_grand_too_slow_to_solve_is_not_named_by_rules_of_thumb() -> None:
    game = deal(c="sJ hJ dJ cA c8 sT s8 dA dQ d7", skat="h9 hT").say("B pass", "C 18", "A pass", "C take")
    game.say("C discard:hT+h9")
    assert game.chosen(PLAYER) == "spades"


@few_or_many
def test_it_never_bids_more_than_its_best_game_pays(hands: int) -> None:
    for seed in range(hands):
        rng = random.Random(seed)
        hand = rng.sample(PIQUET_32.cards, 10)
        game = deal(" ".join(map(short, hand)), seed=seed)
        best = max(least_possible(hand, name, hand=True) for name in GAMES)
        assert prospects(view_of(game.driver, 0)).limit(LEAST) <= best


@few_or_many
def test_after_the_skat_it_names_a_game_that_reaches_the_bid_if_possible(hands: int) -> None:
    for seed in range(hands):
        rng = random.Random(seed)
        cards = rng.sample(PIQUET_32.cards, 12)
        hand, skat = (" ".join(map(short, part)) for part in (cards[:10], cards[10:]))
        game = bid_up_to(deal(hand, skat=skat, seed=seed), "A", 18).say("A take")
        game.say(f"A {game.chosen(PLAYER)}")
        question = game.driver.question
        assert isinstance(question, Choose)
        assert least_possible(cards, game.chosen(PLAYER), hand=False) >= 18


def test_the_outlook_of_a_won_game_gives_61_to_120_card_points() -> None:
    bid_up_to(game := deal(CLUBS), "A", 18).say("A hand", "A clubs", "A none")
    view = view_of(game.driver, 0)
    (jack,) = cards_of(PIQUET_32, "cJ")
    brought = PLAYER.brought(view, jack, random.Random(1))
    assert all(61 <= each.facts["points"] <= 120 for each in brought[jack] if each.won)
    assert set(brought) <= set(view.hand(0).cards or ())


def test_defenders_consider_hands_worth_declaring() -> None:
    game = bid_up_to(deal(CLUBS), "A", 18).say("A hand", "A clubs", "A none")
    reading, rng = read(view_of(game.driver, 1)), random.Random(1)
    worlds = [reading.hidden.situation(rng) for _ in range(300)]
    held = [(world.hands[0] & reading.bits.trumps).bit_count() for world in worlds]
    many = [reading.likely(world) for world, trumps in zip(worlds, held, strict=True) if trumps >= 6]
    few = [reading.likely(world) for world, trumps in zip(worlds, held, strict=True) if trumps <= 3]
    assert sum(many) / len(many) > 3 * sum(few) / len(few)
    assert read(view_of(game.driver, 0)).likely(worlds[0]) == 1


@pytest.mark.parametrize(
    ("hand", "game", "said"),
    [
        ("cK c9 sT sK s9 hQ dT dK d8 d7", "grand", "no"),
        ("cJ sJ cA cT cK cQ sA hA dA dT", "clubs", "kontra"),
    ],
)
def test_kontra_is_said_only_against_a_probably_lost_game(hand: str, game: str, said: str) -> None:
    dealt = bid_up_to(deal(b=hand, seed=2, rules={"kontra": "kontra_re"}), "A", 18).say("A take")
    dealt.say(f"A {dealt.chosen(PLAYER)}", f"A {game}")
    assert dealt.chosen(PLAYER) == said
    advised, *_ = Adviser(SKAT).advice(view_of(dealt.driver, dealt.driver.seat), random.Random(1)).outlooks
    assert advised.answer == said, "the adviser says what it would do itself"
    assert advised.won is not None
    assert (advised.won > 0.5) == (said == "kontra")


@pytest.mark.parametrize(("hand", "said"), [(GRAND, "re"), ("hJ dJ sK sQ s9 s8 hA h8 dK d9", "no")])
def test_re_is_said_only_with_a_game_that_survives_bad_cards(hand: str, said: str) -> None:
    game = "grand" if hand == GRAND else "spades"
    dealt = bid_up_to(deal(hand, rules={"kontra": "kontra_re"}), "A", 18).say(
        "A hand", f"A {game}", "A none", "B kontra"
    )
    assert dealt.chosen(PLAYER) == said
