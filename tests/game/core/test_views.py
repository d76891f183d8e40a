"""A player's view: what everyone at the table may know, serialisable and quick to read."""

import dataclasses
import random
from collections.abc import Iterator
from typing import Any

import pytest

from game.computer import player_for
from game.core.driver import Driver
from game.core.pickled_view import pickle_view, unpickle_view
from game.core.rulesets import Ruleset
from game.core.view import View
from game.core.visibility import live_view, view_of
from game.core.vocabulary import DECLARING, DEFENDING
from game.games.catalogue import CATALOGUE
from game.games.lupfen import LIECHTENSTEIN
from game.games.tippen import KATIRA
from tests.game.games.strategies import dealt, random_driver
from tests.game.games.support import begin
from tests.game.games.worlds import shown
from tests.harness.catalogue import EVERY, every_ruleset

HANDS = ["aA rA sA", "bA bB rO", "aK rK sK"]
MOST_BYTES = 8_000


def moments(ruleset: Ruleset[Any], deals: int, *, quiet: bool = False) -> Iterator[Driver]:
    """Yield every question of random deals under random house rules."""
    for seed in range(deals):
        rng = random.Random(f"{ruleset.id} {seed}")
        driver = random_driver(ruleset, rng, quiet=quiet)
        while driver.question is not None:
            yield driver
            driver.answer(rng.choice(list(driver.question.answers)))


def test_a_view_shows_what_the_deal_began_with() -> None:
    view = view_of(begin(LIECHTENSTEIN, HANDS, turn_up="bK", pot=7, carry={"no_ante": 1}).driver, 1)
    assert (view.ruleset, view.options, view.began.dealer) == ("lupfen-liechtenstein", LIECHTENSTEIN.choose({}), 2)
    assert (view.began.before.pot, view.began.carry) == (7, {"no_ante": 1})


def test_a_view_shows_public_answers_and_only_the_fact_of_private_ones() -> None:
    game = begin(LIECHTENSTEIN, HANDS, turn_up="bK").say("A lift", "A 3", "B join", "C drop", "A aA")
    told = [tuple(given) for given in view_of(game.driver, 1).answers]
    assert told == [(0, "lift", "lift"), (0, "price", 3), (1, "join", "join"), (2, "join", "drop"), (0, "play", None)]
    assert view_of(game.driver, 0).answers[-1].answer is game.driver.deal.trick[0][1]


def test_exchanged_cards_appear_only_in_ones_own_view() -> None:
    hands = ["sA s9 s8", "hA h9 h8", "cA c9 c8"]
    game = begin(KATIRA, hands, turn_up="d7", pot=9).say("A play", "B play", "C play", "A exchange:s9")
    assert view_of(game.driver, 0).answers[-1].answer == tuple(game.driver.deal.zones["aside", 0].cards)
    assert all(view_of(game.driver, seat).answers[-1].answer is None for seat in (1, 2, None))


@every_ruleset
def test_pickling_preserves_a_view(ruleset: Ruleset[Any]) -> None:
    player = player_for(ruleset)
    for driver in moments(ruleset, 3):
        view = view_of(driver, driver.seat)
        sent = pickle_view(view)
        again = unpickle_view(sent, EVERY)
        assert len(sent) < MOST_BYTES
        assert shown(dataclasses.replace(again, ordering=view.ordering)) == shown(view)
        assert ranks(again) == ranks(view)
        assert player.choose(again, random.Random(1)) == player.choose(view, random.Random(1))


def ranks(view: View) -> list[tuple[object, ...]]:
    """Return the rank of every card of the pack, in the order of a sorted hand."""
    ordering = view.ordering
    return [
        (card, ordering.suit(card), ordering.strength(card), ordering.points(card), ordering.is_trump(card))
        for card in ordering.sort(view.pack.cards)
    ]


@every_ruleset
def test_rules_of_thumb_answer_imagined_and_real_deals_alike(ruleset: Ruleset[Any]) -> None:
    player = player_for(ruleset)
    for quiet, told in zip(moments(ruleset, 5, quiet=True), moments(ruleset, 5), strict=True):
        at_the_table = player.choose(view_of(told, told.seat), random.Random(1))
        assert told.question
        assert at_the_table in told.question.answers
        assert player.choose(live_view(quiet), random.Random(1)) == at_the_table
        assert player.choose(view_of(quiet, quiet.seat), random.Random(1)) == at_the_table


@pytest.mark.parametrize(("ruleset", "defenders"), [("skat", 2), ("fipsen", 3)])
def test_a_declarer_plays_alone_against_everyone_taking_part(ruleset: str, defenders: int) -> None:
    driver = dealt(CATALOGUE.find(ruleset), "6")
    assert view_of(driver, None).sides == {}
    while (declarer := view_of(driver, None).marked("declarer")) is None:
        assert driver.question
        driver.answer(driver.question.answers[0])
    sides = {**view_of(driver, None).sides}
    assert sides.pop(declarer) == DECLARING
    assert [*sides.values()] == [DEFENDING] * defenders
