"""Bold and careful computers: they differ slightly in what they stake, and play their cards alike."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from game.computer import player_of
from game.computer.levels import BOLD, CAREFUL, CLUB, EVEN, LEVELS, RISK_BIASES, STRONG, persona_matters
from game.core.driver import Driver
from game.core.rulesets import Ruleset
from game.core.view import View
from game.core.visibility import view_of
from game.games.catalogue import CATALOGUE
from game.games.fipsen import FIPSEN
from game.games.lupfen import LIECHTENSTEIN
from game.games.schafkopf import SCHAFKOPF
from game.games.skat import SKAT
from tests.game.games.strategies import dealt

DEALS = 150
FEW = 40


def begun(ruleset: Ruleset[Any], seed: int, seats: int, pot: int = 0) -> Driver:
    """Return a deal at its first question."""
    return dealt(ruleset, f"persona {seed}", seats=seats, dealer=seats - 1, pot=pot)


def first_views(ruleset: Ruleset[Any], kind: str, deals: int, pot: int = 0) -> Iterator[View]:
    """Yield views of the first seat with a question of a kind, after all seats before it have declined."""
    for seed in range(deals):
        driver = begun(ruleset, seed, ruleset.best_seats, pot)
        while driver.question and driver.question.kind != kind:
            driver.answer(driver.question.safe)
        if driver.question:
            yield view_of(driver, driver.seat)


def times(ruleset: Ruleset[Any], level: str, persona: str, views: list[View]) -> int:
    """Count how often a persona stakes something."""
    player = player_of(level, ruleset, persona)
    answers = [(view.question, player.choose(view, random.Random(seed))) for seed, view in enumerate(views)]
    return sum(question is not None and answer != question.safe for question, answer in answers)


def prices(persona: str) -> list[int]:
    """Return the prices that a persona names when it lifts, in the same deals."""
    player, named = player_of(STRONG, LIECHTENSTEIN, persona), list[int]()
    for seed in range(DEALS):
        driver = begun(LIECHTENSTEIN, seed, 4, 24)
        driver.answer("lift")
        named.append(player.choose(view_of(driver, driver.seat), random.Random(seed)))
    return named


def test_bold_computers_name_higher_prices_and_careful_ones_lower() -> None:
    careful, even, bold = (sum(prices(persona)) for persona in (CAREFUL, EVEN, BOLD))
    assert careful < even < bold


def test_a_searching_player_picks_more_often_when_bold() -> None:
    views = list(first_views(SCHAFKOPF, "pick", FEW))
    careful, bold = (times(SCHAFKOPF, CLUB, persona, views) for persona in (CAREFUL, BOLD))
    assert careful < bold


@pytest.mark.parametrize(
    ("ruleset", "kind", "pot"),
    [
        (LIECHTENSTEIN, "lift", 24),
        pytest.param(SKAT, "bid", 0, marks=pytest.mark.soak),
        (SCHAFKOPF, "pick", 0),
        (FIPSEN, "bid", 0),
    ],
)
def test_bold_computers_join_more_often_and_careful_ones_less_often(ruleset: Ruleset[Any], kind: str, pot: int) -> None:
    views = list(first_views(ruleset, kind, DEALS, pot))
    careful, even, bold = (times(ruleset, STRONG, persona, views) for persona in (CAREFUL, EVEN, BOLD))
    assert careful < even < bold
    assert bold - careful < DEALS / 4


def test_bold_and_careful_computers_play_the_same_cards() -> None:
    for seed in range(4):
        driver = begun(LIECHTENSTEIN, seed, 3, 10)
        for answer in ("lift", 2, "join"):
            driver.answer(answer)
        driver.answer("drop")
        view = view_of(driver, driver.seat)
        answers = {player_of(CLUB, LIECHTENSTEIN, each).choose(view, random.Random(seed)) for each in RISK_BIASES}
        assert len(answers) == 1


def test_every_persona_plays_every_game_and_there_are_no_others() -> None:
    for ruleset in CATALOGUE:
        assert all(player_of(level, ruleset, persona) for level in LEVELS for persona in RISK_BIASES)
    with pytest.raises(ValueError, match="rash"):
        player_of(CLUB, LIECHTENSTEIN, "rash")


def test_a_persona_affects_only_players_that_weigh_stakes() -> None:
    assert all(
        [persona_matters(game, level) for level in LEVELS] == [False, True, True] for game in (LIECHTENSTEIN, SKAT)
    )
    without = [ruleset for ruleset in CATALOGUE if not ruleset.computer.staking_kinds]
    assert not any(persona_matters(ruleset, level) for ruleset in without for level in LEVELS)
