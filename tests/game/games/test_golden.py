"""Recorded deals of every ruleset: a change of behaviour is seen, and made on purpose or not at all.

To record them anew after a change of the rules that is wanted (with a new `revision` of the ruleset):

    python -m tests.game.test_golden
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.computer import RandomPlayer
from game.core.driver import replay
from game.core.record import as_line, check, record_of, setup_from
from game.core.rulesets import Ruleset
from game.core.show import view_of
from game.games.catalogue import CATALOGUE
from tests.game.games.strategies import random_driver

FOLDER = Path(__file__).parents[2] / "golden"
DEALS = 25
every_ruleset = pytest.mark.parametrize("ruleset", list(CATALOGUE), ids=lambda ruleset: ruleset.id)


def deals_of(ruleset: Ruleset[Any]) -> Iterator[dict[str, Any]]:
    """Play deals under random house rules and record each with the digest of its events.

    Where chance rarely comes to the interesting ends of a game, the game's own player plays every other deal.
    """
    for number in range(DEALS):
        rng = random.Random(f"golden {ruleset.id} {number}")
        driver = random_driver(ruleset, rng)
        player = ruleset.player if ruleset.player and number % 2 else RandomPlayer()
        while driver.question is not None:
            driver.answer(player.choose(view_of(driver, driver.seat), rng))
        yield {"digest": driver.digest(), "record": record_of(driver)}


def recorded(ruleset: Ruleset[Any]) -> list[dict[str, Any]]:
    lines = (FOLDER / f"{ruleset.id}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


@every_ruleset
def test_recorded_deals_are_played_as_they_were(ruleset: Ruleset[Any]) -> None:
    golden = recorded(ruleset)
    assert len(golden) == DEALS
    for deal in golden:
        assert deal["record"]["revision"] == ruleset.revision
        assert check(deal["record"], CATALOGUE) == []
        assert replay(*setup_from(deal["record"], CATALOGUE)).digest() == deal["digest"]


def test_no_ruleset_that_is_gone_has_recorded_deals() -> None:
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == {ruleset.id for ruleset in CATALOGUE}


def main() -> None:
    """Record the deals of every ruleset anew."""
    FOLDER.mkdir(exist_ok=True)
    for ruleset in CATALOGUE:
        lines = "".join(as_line(deal) + "\n" for deal in deals_of(ruleset))
        (FOLDER / f"{ruleset.id}.jsonl").write_text(lines, encoding="utf-8")


if __name__ == "__main__":
    main()
