"""Recorded deals of every ruleset, so that behaviour changes only on purpose.

To record them again after an intended change of the rules (with a new `revision` of the ruleset), or to note anew
what is told of them where they are still played as they were:

    python -m tests.harness.test_golden RULESET ...
"""

import hashlib
import json
import random
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from game.core.driver import Driver
from game.core.questions import Choose, PickCard
from game.core.record import as_line, check, record_of, setup_from
from game.core.rulesets import Ruleset
from game.core.visibility import view_of
from tests.game.games.strategies import following, random_driver
from tests.harness.catalogue import FOLDERS

DEALS = 25
IN_A_ROW = 3
every_ruleset = pytest.mark.parametrize("ruleset", [*FOLDERS], ids=lambda ruleset: ruleset.id)


def deals_of(ruleset: Ruleset[Any]) -> Iterator[dict[str, Any]]:
    """Play deals under random house rules, and record each with the digests of its events and of what was shown.

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
        yield from played_again([{"record": record_of(driver)}])


def played_again(golden: Iterable[Mapping[str, Any]]) -> Iterator[dict[str, Any]]:
    """Play recorded deals; yield each with the digests of its events and of what was told."""
    for deal in golden:
        setup, answers = setup_from(deal["record"], FOLDERS)
        driver, shown = Driver(setup), hashlib.sha256()
        for answer in answers:
            shown.update(repr(asked_with(driver)).encode())
            driver.answer_text(answer)
        shown.update(repr([*told_at_the_end(driver)]).encode())
        yield {"digest": driver.digest(), "shown": shown.hexdigest()[:16], "record": deal["record"]}


def asked_with(driver: Driver) -> tuple[object, ...]:
    """Return what is told while a question is open, the asked seat's own lines included."""
    question, telling, own = driver.question, driver.setup.ruleset.telling, view_of(driver, driver.seat)
    assert question
    offered: tuple[object, ...] = (question.write(question.safe), question.about)
    match question:
        case Choose():
            offered += (question.shown, question.notes, question.forbids)
        case PickCard():
            offered += (question.duty,)
        case _:
            pass
    marks = sorted(f"{name} {seat} {mark.value}" for (name, seat), mark in driver.deal.marks.items())
    return *offered, marks, *telling.deal_lines(own), *telling.hand_lines(own), telling.board(own)


def told_at_the_end(driver: Driver) -> Iterator[object]:
    """Yield what a game says of a finished deal, and what it counts and lists of each seat."""
    view, telling, record = view_of(driver, None), driver.setup.ruleset.telling, record_of(driver)
    yield [*telling.moments(view), *telling.summary(view), telling.headline(view)]
    for seat in range(driver.deal.seats):
        yield sorted(telling.counts(record, seat).items()), telling.declared(record, seat)


def recorded(ruleset: Ruleset[Any]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in _file(ruleset).read_text(encoding="utf-8").splitlines()]


def _file(ruleset: Ruleset[Any]) -> Path:
    assert ruleset.manual.folder
    return ruleset.manual.folder / "golden" / f"{ruleset.id}.jsonl"


@every_ruleset
def test_recorded_deals_replay_with_the_same_play_texts_and_counts(ruleset: Ruleset[Any]) -> None:
    golden = recorded(ruleset)
    assert len(golden) == DEALS
    for deal, again in zip(golden, played_again(golden), strict=True):
        assert deal["record"]["revision"] == ruleset.revision
        assert check(deal["record"], FOLDERS) == []
        assert deal["digest"] == again["digest"]
        assert deal["shown"] == again["shown"], "only the texts have changed, not the rules"


def test_no_recorded_deals_belong_to_a_removed_ruleset() -> None:
    recorded = {path.stem for folder in FOLDERS.folders().values() for path in (folder / "golden").iterdir()}
    assert recorded == {ruleset.id for ruleset in FOLDERS}


def main() -> None:
    """Record the deals of rulesets again, or what is told of them."""
    for ruleset in map(FOLDERS.find, sys.argv[1:]):
        lines = "".join(as_line(deal) + "\n" for deal in kept(ruleset) or deals_of(ruleset))
        _file(ruleset).parent.mkdir(exist_ok=True)
        _file(ruleset).write_text(lines, encoding="utf-8")


def kept(ruleset: Ruleset[Any]) -> list[dict[str, Any]]:
    """Return the recorded deals with what is told of them now; none unless all are still played as they were."""
    golden = recorded(ruleset) if _file(ruleset).exists() else []
    if any(deal["record"]["revision"] != ruleset.revision or check(deal["record"], FOLDERS) for deal in golden):
        return []
    again = [*played_again(golden)]
    same = [deal["digest"] for deal in golden] == [deal["digest"] for deal in again]
    return again if same else []


if __name__ == "__main__":
    main()
