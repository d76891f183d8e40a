"""Nobody learns what is not theirs to know: planted leaks are found, and hidden cards change nothing visible."""

import dataclasses
import random
from collections.abc import Callable
from typing import Any

import pytest

from game.core.deal import Deal
from game.core.driver import Driver
from game.core.events import Announced, Received
from game.core.questions import Choose
from game.core.rulesets import Outcome, Ruleset
from game.core.view import MarkView, View, ZoneView
from game.core.visibility import view_of
from game.games.lupfen import LIECHTENSTEIN
from game.games.lupfen.options import LupfenOptions
from tests.game.games.strategies import random_driver
from tests.game.games.support import begin
from tests.game.games.watching import sees_no_foreign_card
from tests.game.games.worlds import shown, worlds
from tests.harness.catalogue import every_ruleset
from tests.soak.report import count

HANDS = ["aA rA sA", "aU rO sB", "aK rK sK"]


def some_way(ruleset: Ruleset[Any], rng: random.Random) -> Driver:
    """Return a random deal at a random moment, with a question open."""
    while True:
        driver = random_driver(ruleset, rng)
        for _ in range(rng.randrange(14)):
            if driver.question is not None:
                driver.answer(rng.choice(list(driver.question.answers)))
        if driver.question is not None and driver.deal.shuffles:
            return driver


def same_to_the_viewer(ruleset: Ruleset[Any], deals: int) -> int:
    """Compare views over other worlds; return the number of worlds."""
    count = 0
    for seed in range(deals):
        rng = random.Random(f"{ruleset.id} {seed}")
        driver = some_way(ruleset, rng)
        seat = rng.choice([None, *range(driver.deal.seats)])
        for other in worlds(driver, seat, rng, tries=3):
            assert shown(view_of(other, seat)) == shown(view_of(driver, seat))
            count += 1
    return count


@every_ruleset
def test_a_view_is_the_same_in_every_indistinguishable_world(ruleset: Ruleset[Any]) -> None:
    assert same_to_the_viewer(ruleset, 40) >= 20


@pytest.mark.soak
@every_ruleset
def test_a_view_is_the_same_in_every_indistinguishable_world_in_many_deals(ruleset: Ruleset[Any]) -> None:
    compared = same_to_the_viewer(ruleset, 5_000)
    count(views_compared_between_worlds=compared)
    assert compared >= 2_500


LEAKS: dict[str, Callable[[View, Driver], View]] = {
    "a card in a zone": lambda view, driver: dataclasses.replace(
        view, zones=(*view.zones, ZoneView("hand", 1, 3, tuple(driver.deal.hands[1])))
    ),
    "the stock": lambda view, driver: dataclasses.replace(
        view, zones=(*view.zones, ZoneView("stock", None, 1, tuple(driver.deal.stock[:1])))
    ),
    "a code in a mark": lambda view, driver: dataclasses.replace(
        view, marks=(MarkView("hint", 1, driver.deal.hands[1][0].code),)
    ),
    "an event for another": lambda view, driver: dataclasses.replace(
        view, events=event_in(driver, Received(1, tuple(driver.deal.hands[1])))
    ),
    "a code in an announcement": lambda view, driver: dataclasses.replace(
        view, events=event_in(driver, Announced("hint", None, {"card": driver.deal.hands[1][0].code}))
    ),
    "the question of another": lambda view, driver: dataclasses.replace(view, question=driver.question),
}


def event_in(driver: Driver, event: Any) -> tuple[Any, ...]:
    driver.deal.events.append(event)
    return (event,)


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS.keys())
def test_a_planted_leak_is_found(leak: Callable[[View, Driver], View]) -> None:
    game = begin(LIECHTENSTEIN, HANDS, turn_up="bK").say("A lift", "A 1", "B join", "C join", "A aA")
    view = view_of(game.driver, 2)
    sees_no_foreign_card(view, game.driver.deal)
    with pytest.raises(AssertionError, match="seat 2 can see"):
        sees_no_foreign_card(leak(view, game.driver), game.driver.deal)


async def telling(deal: Deal, rules: LupfenOptions) -> Outcome:
    """Before the ordinary game, leak by asking only the player who holds the most trumps to come."""
    deal.shuffle()
    deal.deal_cards(3)
    suit = deal.stock[0].suit
    holder = max(range(deal.seats), key=lambda seat: sum(card.suit == suit for card in deal.hands[seat]))
    await deal.ask(holder, Choose("lucky", ("yes", "no"), "no"))
    return Outcome(0)


def test_a_question_that_depends_on_hidden_cards_is_found() -> None:
    game = begin(dataclasses.replace(LIECHTENSTEIN, script=telling), HANDS, turn_up="bK")
    others = list(worlds(game.driver, None, random.Random(1), tries=20))
    assert {view_of(other, None).asked for other in others} > {view_of(game.driver, None).asked}
