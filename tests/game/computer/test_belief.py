"""Worlds in which others have declared what nobody would with such cards are rarely considered."""

import random
from collections.abc import Sequence
from functools import partial
from typing import Any

from game.computer.belief import DOUBT, Expected, expected_by, is_believed, likeliest, likely_worlds, unexpected
from game.computer.imagined import World
from game.computer.levels import player_for
from game.computer.worlds import worlds
from game.core.show import view_of
from game.core.view import View
from game.games.fipsen import FIPSEN
from game.games.schafkopf import SCHAFKOPF
from game.games.skat import SKAT
from game.games.tippen import DREIBLATT
from tests.game.games.strategies import random_driver
from tests.game.games.tippen.support import begin

WORLDS = 200
RULES = player_for(DREIBLATT)


def after_a_play() -> View:
    """B sees that A plays."""
    game = begin(DREIBLATT, ["h7 h8 h9", "c7 d8 s9", "d7 d9 s8"], turned="hA", bank=(12, 0, 0)).say("A play")
    return view_of(game.driver, 1)


def drawn(view: View) -> Sequence[World]:
    return [*worlds(view, DREIBLATT, RULES, WORLDS, random.Random(1))]


def likely(view: View, expected: Expected) -> Sequence[World]:
    """Return the worlds accepted out of that many."""
    return [*likely_worlds(view, DREIBLATT, RULES, expected, WORLDS, random.Random(1), random.Random(2), draws=1)]


def test_without_an_expectation_every_world_is_kept() -> None:
    assert len(likely(after_a_play(), lambda _view, _rng: None)) == WORLDS


def test_a_world_against_all_expectations_is_kept_now_and_then() -> None:
    found = drawn(after_a_play())
    kept = likely(after_a_play(), lambda _view, _rng: "pass")
    assert 0 < len(kept) < 2 * DOUBT * len(found)
    unexpected = [partial(is_believed, world, lambda _view, _rng: "pass", random.Random(1)) for world in found]
    assert all(believed(DOUBT / 2) and not believed(DOUBT) for believed in unexpected)


def test_whoever_plays_is_taken_to_have_the_cards_for_it() -> None:
    view = after_a_play()
    kept = likely(view, expected_by(DREIBLATT, RULES))
    assert share_of_good_hands(kept) > 0.85
    assert share_of_good_hands(drawn(view)) < 0.75


def test_if_hardly_any_world_is_likely_the_likeliest_are_used() -> None:
    found, expected = drawn(after_a_play()), expected_by(DREIBLATT, RULES)
    kept = likeliest(found, expected, random.Random(1), WORLDS // 12)
    assert len(kept) == WORLDS // 12
    assert share_of_good_hands(kept) > share_of_good_hands(found)
    assert not any(unexpected(world, expected, random.Random(1)) for world in kept)


def test_whoever_bids_is_taken_to_have_the_cards_for_it_where_that_can_be_told_of_an_auction() -> None:
    told: dict[str, Any] = {}
    for ruleset in (SKAT, SCHAFKOPF, FIPSEN):
        driver, rng = random_driver(ruleset, random.Random(1)), random.Random(1)
        told[ruleset.id] = expected_by(ruleset, player_for(ruleset))(view_of(driver, driver.seat), rng)
    assert told["skat"] is None
    assert told["schafkopf"] in {"pick", "pass"}
    assert told["fipsen"] is not None


def share_of_good_hands(found: Sequence[World]) -> float:
    """Return the share of worlds in which A would play by rules of thumb."""
    return sum(would_play(world) for world in found) / len(found)


def would_play(world: World) -> Any:
    first = World(world.setup, world.answers[:-1], 0)
    return RULES.choose(view_of(first.driver(), 0), random.Random(1)) == "play"
