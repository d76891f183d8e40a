"""XSkat's log, parsed and scored by our rules; and the points its cards threw away compared with perfect open play."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from bench.declared import play, summary
from bench.open_cards import Played, thrown, values
from bench.xskat import Deal, deals
from game.computer import player_for
from game.computer.card_play import native
from game.computer.card_play.bits import CardBits
from game.computer.card_play.rollout import Manner, Rollout, Situation
from game.computer.card_play.solver import Solver
from game.core.cards import PIQUET_32, Card
from game.core.rulesets import Ruleset
from game.games.schafkopf import SCHAFKOPF
from game.games.skat import SKAT
from game.games.skat.cards import ranking
from tests.game.games.support import cards_of

LOG = """\
========================================
 Computer1   Computer2   Computer3

----------------------------------------
  CLUB J      Spade 8     Spade 7
  SPADE J     Spade A     Diamond J
  Spade_9     Diamond 10  HEART J
  Club 7      Club 10     CLUB A
  SPADE K     Diamond 9   Diamond_7
  HEART A     Club 8      Heart 7
  Heart_8     Diamond A   HEART 10
  Heart 9     Diamond K   HEART K
  SPADE Q     Diamond Q   Heart_Q
  SPADE 10    Club Q      Diamond 8
---- random_seed 1795410300 1 3 --------
  CLUB J      SPADE A     HEART J
  SPADE J     SPADE 8     DIAMOND J
  SPADE 10    Club 10     SPADE 7
  SPADE K     Club Q      Club A
  SPADE Q     Club 8      Heart 10
  SPADE 9     Diamond A   Heart K
  Club 7      Diamond 10  Heart Q
  Heart A     Diamond K   Heart 7
  Heart 9     Diamond Q   Diamond 8
  Heart 8     Diamond 9   Diamond 7
----------------------------------------
Skat is: Club 9,Club K
Skat was: Heart 9,Club 9
Last bid: 20
Computer1 played Spade
Lost with: 58 points
========================================
"""
LAST_TRICKS = 15
"""From this card on, the script's solver is quick enough."""


def read() -> Deal:
    (deal,) = deals(LOG)
    return deal


def test_a_game_of_xskat_is_scored_as_in_its_log() -> None:
    deal = read()
    game = deal.played()
    assert (game.name, deal.declarer, game.bid, game.won) == ("spades", 0, 20, False)
    assert game.score == -2 * 11 * 3
    assert set(deal.hands[0]) == set(cards_of(PIQUET_32, "cJ sJ sT sK sQ s9 c7 cK hA h8"))


def test_the_same_cards_are_dealt_at_our_table() -> None:
    driver = read().driver(0)
    dealt = [driver.deal.hands[seat] for seat in driver.deal.players()]
    assert [set(hand) for hand in dealt] == [set(hand) for hand in read().hands]
    assert set(driver.deal.zone("skat").cards) == set(cards_of(PIQUET_32, "h9 c9"))


@pytest.mark.parametrize("ruleset", [SKAT, SCHAFKOPF], ids=lambda ruleset: ruleset.id)
def test_the_statistics_of_games_add_up(ruleset: Ruleset[Any]) -> None:
    games = [play(ruleset, [player_for(ruleset)], number, "told") for number in range(20)]
    told = summary(ruleset, games)
    declared, nobody = told["declared won"].of, told["passed in" if ruleset is SKAT else "nobody declared"]
    assert 0 < declared < 20
    assert declared + round(nobody.value * 20) == 20
    assert told["score" if ruleset is SKAT else "score of a declarer"].value == pytest.approx(
        sum(game.score for game in games if game.name) / (20 if ruleset is SKAT else declared)
    )
    assert all((game.score > 0) == game.won for game in games if game.name)


@pytest.mark.skipif(not native.is_installed(), reason="the native solver is not installed")
def test_open_cards_are_judged_as_the_players_solver_does() -> None:
    rng, games = random.Random(3), list[Played]()
    for number in range(6):
        cards = rng.sample(PIQUET_32.cards, 32)
        hands = [cards[10 * place : 10 * place + 10] for place in range(3)]
        name = ("grand", "clubs", "hearts")[number % 3]
        games.append(Played(ranking(name), hands, number % 3, cards[30:], at_random(name, hands, rng)))
    for game in games:
        worth = values(game)
        assert worth[LAST_TRICKS:] == ends(game)
        by_declarer, by_defenders = thrown(game, worth)
        assert by_defenders - by_declarer == worth[-1] - worth[0]


def at_random(name: str, hands: Sequence[Sequence[Card]], rng: random.Random) -> list[Card]:
    """Play any legal cards."""
    bits = CardBits(ranking(name), PIQUET_32)
    now, rollout = Situation.first([bits.mask(hand) for hand in hands], 0, 0, 0), Rollout(bits, Manner())
    order = list[Card]()
    while now.hands[now.turn]:
        held = now.hands[now.turn]
        legal = held & bits.suit[now.trick[0][1].bit_length()] if now.trick else 0
        order.append(rng.choice(bits.of(legal or held)))
        rollout.play(now, bits.bit[order[-1]])
    return order


def ends(game: Played) -> list[int]:
    """Return what the declarer gets from each of the last cards on, by the solver that players use."""
    bits = CardBits(game.ordering, PIQUET_32)
    hands, away = [bits.mask(hand) for hand in game.hands], bits.mask(game.away)
    now, rollout, found = Situation.first(hands, away, 0, game.declarer), Rollout(bits, Manner()), list[int]()
    for number in range(len(game.cards) + 1):
        if number >= LAST_TRICKS:
            rest = Solver(bits, by_tricks=False, most=10**7).solve(now, -1, 121) if number < len(game.cards) else 0
            found.append(now.points[game.declarer] + bits.count(away) + rest)
        if number < len(game.cards):
            rollout.play(now, bits.bit[game.cards[number]])
    return found
