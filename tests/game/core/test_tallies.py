"""Tallies: scores and lives in addition to the chips, from deal to deal and in the record."""

import dataclasses
import json
from typing import Any

import pytest

from game.core.bank import Balances
from game.core.deal import Deal
from game.core.driver import Driver, Setup
from game.core.errors import BrokenRules
from game.core.events import Paid, Scored, TallyChanged
from game.core.options import Options
from game.core.questions import Choose
from game.core.record import as_line, check, record_of, setup_from
from game.core.rulesets import Catalogue, Outcome, Progress, Ruleset, Tally
from game.core.shuffle import Seal, secret_from
from game.core.visibility import view_of
from game.games.lupfen import LIECHTENSTEIN
from game.kits.points.options import PointOptions, points_end
from game.kits.points.settlement import settle_points


async def script(deal: Deal, rules: Options) -> Outcome:
    deal.shuffle()
    deal.score(1, -4, "fall")
    if await deal.ask(0, Choose("dare", ("dare", "duck"), "duck")) == "dare":
        deal.set_tally("lives", 0, 0)
    settle_points(deal, [0, -4, 0], 2)
    return Outcome(1)


TALLIED: Ruleset[Any] = dataclasses.replace(
    LIECHTENSTEIN, id="tallied", script=script, tallies=(Tally("score", 0), Tally("lives", 3, keeps=False))
)
CATALOGUE = Catalogue(TALLIED)
BEFORE = {"score": (5, 6, 7), "lives": (1, 1, 0)}


def driver(tallies: dict[str, tuple[int, ...]]) -> Driver:
    seal = Seal(secret_from("tallies"))
    return Driver(Setup(TALLIED, TALLIED.choose({}), 1, 2, Balances.opening(3), seal, {}, tallies))


def test_a_deal_gives_the_tallies_after_it_when_it_is_over() -> None:
    deal = driver(BEFORE)
    assert deal.tallies_after == BEFORE
    assert view_of(deal, None).tallies == {"score": (5, 2, 7), "lives": (1, 1, 0)}
    deal.answer("dare")
    assert deal.tallies_after == {"score": (5, 2, 7), "lives": (0, 1, 0)}
    assert Scored(1, -4, "fall") in deal.deal.events
    assert TallyChanged("lives", 0, 0) in deal.deal.events


def test_a_tally_begins_with_its_first_value() -> None:
    assert driver({}).tallies_after == {"score": (0, 0, 0), "lives": (3, 3, 3)}
    with pytest.raises(BrokenRules, match="tally"):
        driver({"score": (1, 2)})


def test_points_become_chips_between_all_seats() -> None:
    deal = driver({})
    deal.answer("duck")
    assert deal.after.seats == (8, -16, 8)
    assert [event.payment.reason for event in deal.deal.events if isinstance(event, Paid)] == ["points", "points"]


def test_a_record_has_the_tallies_before_and_after() -> None:
    deal = driver(BEFORE)
    deal.answer("dare")
    record = json.loads(as_line(record_of(deal)))
    assert list(record)[-2:] == ["tallies", "tallies_after"]
    assert (record["tallies"]["score"], record["tallies_after"]["lives"]) == ([5, 6, 7], [0, 1, 0])
    assert check(record, CATALOGUE) == []
    assert setup_from(record, CATALOGUE)[0].tallies == BEFORE
    assert check(record | {"tallies_after": {"score": [5, 3, 7], "lives": [0, 1, 0]}}, CATALOGUE)
    assert check(record | {"tallies": {"score": [5]}}, CATALOGUE)


def test_a_session_by_hand_has_no_last_deal() -> None:
    assert points_end(PointOptions(session_end="manual"), Progress(1000, 3, 0, 0)) == ""
