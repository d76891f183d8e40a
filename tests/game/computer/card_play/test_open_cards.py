"""What perfect play with all cards open would have made, told only of deals that are over."""

import random
from typing import Any

import pytest

from game.computer.card_play.open_cards import OpenCards, open_cards
from game.computer.levels import player_for
from game.core.driver import Driver
from game.core.events import Announced
from game.core.rulesets import Ruleset
from game.core.visibility import view_of
from game.games.schafkopf import SCHAFKOPF
from game.games.skat import SKAT
from game.simulate import play_out
from tests.game.games.skat.support import bid_up_to, deal
from tests.game.games.strategies import dealt
from tests.game.games.support import Game

pytest.importorskip("wasmtime")
ACES = ("cJ sJ hJ dJ cA sA hA dA cT sT", "cK cQ c9 c8 c7 sK sQ s9 s8 s7", "hT hK hQ h9 h8 h7 dT dK dQ d9")


def played_on(game: Game) -> Game:
    """Play the first legal card every time."""
    while game.driver.question is not None:
        game.say(f"{game.asked} {min(game.choices)}")
    return game


def seen(game: Game | Driver, seat: int = 0) -> OpenCards | None:
    return open_cards(view_of(game.driver if isinstance(game, Game) else game, seat))


def grand(*hands: str) -> Game:
    return bid_up_to(deal(*hands), "A", 18).say("A hand", "A grand", "A none")


def test_an_unbeatable_grand_is_worth_120_card_points_to_every_viewer() -> None:
    game = played_on(grand(*ACES))
    assert [seen(game, seat) for seat in range(3)] == [OpenCards(made=120, best=120, trick=1)] * 3


def test_unfinished_deals_nulls_and_ramsch_have_no_open_card_result() -> None:
    assert seen(grand(*ACES).say("A cJ")) is None
    null = bid_up_to(deal(*ACES), "A", 18).say("A hand", "A null")
    assert seen(played_on(null)) is None
    assert seen(played_on(deal(*ACES).say("B pass", "C pass", "A pass"))) is None


@pytest.mark.parametrize("ruleset", [SKAT, SCHAFKOPF], ids=lambda ruleset: ruleset.id)
def test_points_made_match_the_announcement_and_the_best_is_higher_or_lower(
    ruleset: Ruleset[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.computer.card_play.open_cards.MOST", 200_000)
    found: list[OpenCards] = []
    for number in range(20):
        driver = dealt(ruleset, f"claims {number}", dealer=number % ruleset.best_seats)
        play_out(driver, player_for(ruleset), random.Random(number))
        announced = [event for event in driver.deal.events if isinstance(event, Announced)]
        told = [event.values["points"] for event in announced if "points" in event.values]
        if there := seen(driver):
            assert [there.made] == told
            assert 0 <= there.best <= 120
            found.append(there)
    thrown = [each.best - each.made for each in found]
    assert min(thrown) < 0 < max(thrown)
    assert max(each.trick for each in found) > 1, "tricks too slow to solve count as they were played"
