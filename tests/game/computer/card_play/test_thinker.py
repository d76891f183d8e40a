"""Card play by search: worlds that fit the view, correctly solved endings, and no more work than allowed."""

import random
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest

from game.computer import player_for
from game.computer.advice import Adviser
from game.computer.card_play.bits import CardBits
from game.computer.card_play.rollout import Manner, Rollout, Situation
from game.computer.card_play.solver import Solver
from game.computer.card_play.thinker import CardEffort, Reading, Thinker
from game.core.cards import PIQUET_32, Card
from game.core.driver import Driver
from game.core.ordering import Ordering, follow
from game.core.questions import PickCard
from game.core.rulesets import Ruleset
from game.core.view import View
from game.core.visibility import view_of
from game.games.fipsen import FIPSEN
from game.games.fipsen.computer.player import read as read_fipsen
from game.games.schafkopf import SCHAFKOPF
from game.games.schafkopf.cards import ORDERING
from game.games.schafkopf.computer.reading import read as read_schafkopf
from game.games.skat import SKAT
from game.games.skat.cards import ranking
from game.games.skat.computer.reading import read as read_skat
from tests.game.games.skat.support import bid_up_to, deal
from tests.game.games.strategies import random_driver

READERS = {"skat": read_skat, "schafkopf": read_schafkopf, "fipsen": read_fipsen}
every_game = pytest.mark.parametrize("ruleset", [SKAT, SCHAFKOPF, FIPSEN], ids=lambda ruleset: ruleset.id)
LITTLE = CardEffort(worlds=20, cards=2_000, solved=6)
LONGEST = 10 * 32 + 32


def card_play(ruleset: Ruleset[Any], deals: int) -> Iterator[tuple[Driver, View, Reading, Sequence[Card]]]:
    """Yield questions for a card as they are read, from deals under random house rules, played by beginners."""
    player = player_for(ruleset)
    for seed in range(deals):
        rng = random.Random(f"{ruleset.id} {seed}")
        driver = random_driver(ruleset, rng)
        while driver.question is not None:
            view = view_of(driver, driver.seat)
            if isinstance(driver.question, PickCard) and rng.random() < 0.2:
                yield driver, view, READERS[ruleset.id](view), driver.question.cards
            driver.answer(player.choose(view, rng))


@every_game
def test_worlds_are_possible_deals_that_keep_what_is_known(ruleset: Ruleset[Any]) -> None:
    for driver, view, reading, _ in card_play(ruleset, 12):
        bits = reading.bits
        for seed in range(3):
            world = reading.hidden.situation(random.Random(seed))
            hands = dict(zip(reading.hidden.seats, world.hands, strict=True))
            assert hands[driver.seat] == bits.mask(driver.deal.hands[driver.seat])
            assert [hand.bit_count() for hand in hands.values()] == [view.hand(seat).count for seat in hands]
            gone = bits.mask(card for trick in view.tricks for _, card in trick.plays)
            lying = bits.mask(card for _, card in view.trick)
            parts = [*hands.values(), world.put, world.left, gone, lying]
            assert sum(parts) == bits.all
            assert all_could_be_played(view, bits, hands)


def all_could_be_played(view: View, bits: CardBits, hands: dict[int, int]) -> bool:
    """Whether nobody holds a card with which they should have followed suit."""
    for trick in [*(trick.plays for trick in view.tricks), view.trick]:
        for place, (seat, card) in enumerate(trick):
            if card not in follow([card, *bits.of(hands[seat])], trick[:place], view.ordering)[0]:
                return False
    return True


@every_game
def test_it_thinks_no_longer_than_it_is_allowed(ruleset: Ruleset[Any]) -> None:
    for _, view, reading, cards in card_play(ruleset, 6):
        thinker = Thinker(reading, LITTLE, random.Random(1))
        assert thinker.best(view, cards, cards[0]) in cards
        assert thinker.cards <= LITTLE.cards + LONGEST


def by_hand(bits: CardBits, now: Situation) -> int:
    """Return what the declarer takes if both sides play perfectly, trying every card of every hand."""

    @cache
    def from_here(hands: tuple[int, ...], trick: tuple[tuple[int, int], ...], turn: int) -> int:
        here = Situation([*hands], 0, 0, now.declarer, turn, [*trick], [0] * 3, [0] * 3, [0] * 3)
        if not hands[turn]:
            return 0
        led = bits.suit[trick[0][1].bit_length()] if trick else 0
        legal = bits.of(hands[turn] & led or hands[turn])
        found: list[int] = []
        for card in legal:
            then = here.copy()
            Rollout(bits, Manner()).play(then, bits.bit[card])
            taken = then.points[now.declarer]
            found.append(taken + from_here(tuple(then.hands), tuple(then.trick), then.turn))
        return max(found) if turn == now.declarer else min(found)

    return from_here(tuple(now.hands), (), now.turn)


@pytest.mark.parametrize(
    "ordering", [ranking("clubs"), ranking("grand"), ORDERING], ids=["clubs", "grand", "schafkopf"]
)
def test_endings_are_solved_as_by_trying_every_card(ordering: Ordering) -> None:
    bits = CardBits(ordering, PIQUET_32)
    for seed in range(25):
        now = three_tricks_left(bits, random.Random(seed))
        solver = Solver(bits, by_tricks=False, most=100_000)
        assert solver.solve(now, 0, 120) == by_hand(bits, now)


def three_tricks_left(bits: CardBits, rng: random.Random) -> Situation:
    """Deal three cards to each of three players."""
    cards = rng.sample(bits.cards, 9)
    hands = [bits.mask(cards[start : start + 3]) for start in (0, 3, 6)]
    return Situation.first(hands, 0, 0, rng.randrange(3))


@pytest.mark.parametrize(
    ("hands", "taken"),
    [
        (("hearts-seven hearts-ten", "hearts-eight hearts-nine", "clubs-ace clubs-king"), 1),
        (("hearts-seven hearts-nine", "hearts-eight hearts-ten", "clubs-ace clubs-king"), 0),
    ],
)
def test_a_null_is_lost_where_the_others_can_give_the_declarer_a_trick(hands: tuple[str, ...], taken: int) -> None:
    bits = CardBits(ranking("null"), PIQUET_32)
    now = Situation.first([bits.mask(PIQUET_32.hand(held)) for held in hands], 0, 0, declarer=0)
    now.turn = 1
    assert Solver(bits, by_tricks=True, most=1_000, avoiding=True).solve(now, 0, 1) == taken


def test_a_hand_game_declarer_does_not_try_to_draw_a_trump_in_the_skat() -> None:
    hands = ("cJ sJ hJ cA cT c9 c7 sA sT h9", "", "")
    game = bid_up_to(deal(*hands, skat="cQ dQ"), "A", 18).say("A hand", "A clubs", "A none")
    told = Adviser(SKAT).advice(view_of(game.driver, game.driver.seat), random.Random(1)).of("clubs-jack")
    assert told
    assert told.won == 1.0, "seven trumps, the three highest among them, and ace and ten beside them"
