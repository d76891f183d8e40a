"""Worlds in which others have declared what nobody would with such cards are rarely considered."""

import random
from collections.abc import Sequence
from functools import partial
from typing import Any

from game.computer.belief import Expected, Imagining, expected_by, likelihood
from game.computer.imagined import World
from game.computer.levels import player_for
from game.computer.worlds import worlds
from game.core.view import View
from game.core.visibility import view_of
from game.games.fipsen import FIPSEN
from game.games.tippen import DREIBLATT
from tests.game.games.strategies import dealt
from tests.game.games.tippen.support import begin

WORLDS = 200
RULES = player_for(DREIBLATT)
FIPSEN_RULES = player_for(FIPSEN)
DOUBT = DREIBLATT.computer.doubt


def after_a_play() -> View:
    """B sees that A plays."""
    game = begin(DREIBLATT, ["h7 h8 h9", "c7 d8 s9", "d7 d9 s8"], turned="hA", bank=(12, 0, 0)).say("A play")
    return view_of(game.driver, 1)


def drawn(view: View) -> Sequence[World]:
    return [*worlds(view, DREIBLATT, RULES, WORLDS, random.Random(1))]


def likely(view: View, expected: Expected) -> Sequence[World]:
    """Return the worlds accepted out of that many."""
    imagining = Imagining(DREIBLATT, RULES, expected)
    return [*imagining.likely(view, WORLDS, random.Random(1), random.Random(2), draws=1)]


def test_an_unlikely_world_is_occasionally_kept() -> None:
    found = drawn(after_a_play())
    kept = likely(after_a_play(), lambda _view, _rng: "pass")
    assert 0 < len(kept) < 2 * DOUBT * len(found)
    unexpected = [partial(likelihood, world, lambda _view, _rng: "pass", random.Random(1)) for world in found]
    assert all(believed(DOUBT / 2) and not believed(DOUBT) for believed in unexpected)


def test_a_declarer_is_assumed_to_hold_cards_for_the_game() -> None:
    view = after_a_play()
    kept = likely(view, expected_by(DREIBLATT, RULES))
    assert share_of_good_hands(kept) > 0.85
    assert share_of_good_hands(drawn(view)) < 0.75


def test_likely_worlds_are_found_step_by_step_where_random_draws_rarely_hit() -> None:
    """In a long auction of Fipsen hardly any hands agree with all the bids, but those to be found do."""
    view, expected = late_in_an_auction(), expected_by(FIPSEN, FIPSEN_RULES)
    found = [*worlds(view, FIPSEN, FIPSEN_RULES, WORLDS, random.Random(1))]
    walked = [*Imagining(FIPSEN, FIPSEN_RULES, expected).walked(view, 48, random.Random(1))]
    assert share_of_expected(found, expected) < 0.1
    assert share_of_expected(walked, expected) > 0.8
    assert len({str(world.setup.deck) for world in walked}) > 40


def late_in_an_auction() -> View:
    """Play a deal by rules of thumb up to the lead."""
    driver = dealt(FIPSEN, "belief 4")
    while driver.question is not None and driver.question.kind != "play":
        driver.answer(FIPSEN_RULES.choose(view_of(driver, driver.seat), random.Random(1)))
    return view_of(driver, driver.seat)


def share_of_expected(found: Sequence[World], expected: Expected) -> float:
    """Return the share of worlds in which nobody has declared anything unexpected."""
    return sum(likelihood(world, expected, random.Random(1), 0.0) == 1 for world in found) / len(found)


def share_of_good_hands(found: Sequence[World]) -> float:
    """Return the share of worlds in which A would play by rules of thumb."""
    return sum(would_play(world) for world in found) / len(found)


def would_play(world: World) -> Any:
    first = World(world.setup, world.answers[:-1], 0)
    return RULES.choose(view_of(first.driver(), 0), random.Random(1)) == "play"
