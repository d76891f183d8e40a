"""Recorded deals of every ruleset, so that behaviour changes only on purpose.

To record them again after an intended change of the rules (with a new `revision` of the ruleset):

    python -m tests.harness.test_golden RULESET ...
"""

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.core.driver import Driver, replay
from game.core.record import as_line, check, record_of, setup_from
from game.core.rulesets import Ruleset
from tests.game.games.strategies import following, random_driver
from tests.harness.catalogue import FOLDERS

DEALS = 25
IN_A_ROW = 3
every_ruleset = pytest.mark.parametrize("ruleset", [*FOLDERS], ids=lambda ruleset: ruleset.id)


def deals_of(ruleset: Ruleset[Any]) -> Iterator[dict[str, Any]]:
    """Play deals under random house rules and record each with the digest of its events.

    Where seats have tallies, some deals continue from the previous one.
    """
    driver: Driver | None = None
    for number in range(DEALS):
        rng = random.Random(f"golden {ruleset.id} {number}")
        fresh = random_driver(ruleset, rng)
        going_on = ruleset.tallies and number % IN_A_ROW
        driver = following(driver, fresh.setup.deck) if driver and going_on else fresh
        while driver.question is not None:
            driver.answer(rng.choice(list(driver.question.answers)))
        yield {"digest": driver.digest(), "record": record_of(driver)}


def recorded(ruleset: Ruleset[Any]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in _file(ruleset).read_text(encoding="utf-8").splitlines()]


def _file(ruleset: Ruleset[Any]) -> Path:
    assert ruleset.manual.folder
    return ruleset.manual.folder / "golden" / f"{ruleset.id}.jsonl"


@every_ruleset
def test_recorded_deals_are_played_as_they_were(ruleset: Ruleset[Any]) -> None:
    golden = recorded(ruleset)
    assert len(golden) == DEALS
    for deal in golden:
        assert deal["record"]["revision"] == ruleset.revision
        assert check(deal["record"], FOLDERS) == []
        assert replay(*setup_from(deal["record"], FOLDERS)).digest() == deal["digest"]


def test_no_ruleset_that_is_gone_has_recorded_deals() -> None:
    recorded = {path.stem for folder in FOLDERS.folders().values() for path in (folder / "golden").iterdir()}
    assert recorded == {ruleset.id for ruleset in FOLDERS}


def main() -> None:
    """Record the deals of rulesets again."""
    for ruleset in map(FOLDERS.find, sys.argv[1:]):
        lines = "".join(as_line(deal) + "\n" for deal in deals_of(ruleset))
        _file(ruleset).parent.mkdir(exist_ok=True)
        _file(ruleset).write_text(lines, encoding="utf-8")


if __name__ == "__main__":
    main()
