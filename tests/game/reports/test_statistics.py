"""Statistics from records: lifts, tricks, bêtes, evenings, who beats whom."""

from collections.abc import Mapping
from typing import Any

import pytest

from game.computer import player_for
from game.core.parts import Telling
from game.games.catalogue import CATALOGUE
from game.reports.statistics import PlayedDeal, statistics_of
from game.simulate import simulate

ANNA, BEN, HOUSE = "person:1", "person:2", "computers"
MONDAY = {"monday": 0}


COUNTS = CATALOGUE.find("lupfen-liechtenstein").telling.counts


def a_deal(table: str = "monday", **changed: Any) -> PlayedDeal:
    """Return a deal: Anna lifts for 2, Ben joins and takes no trick, the house drops out."""
    record: Mapping[str, Any] = {
        "questions": [
            {"seat": 0, "kind": "lift", "answer": "lift"},
            {"seat": 0, "kind": "price", "answer": "2"},
            {"seat": 1, "kind": "join", "answer": "join"},
            {"seat": 2, "kind": "join", "answer": "drop"},
        ],
        "tricks": [{"winner": 0, "plays": [[0, "roses-ace"], [1, "roses-under"]]} for _ in range(3)],
        "payments": [{"from": "seat:1", "to": "pot", "amount": 7, "reason": "penalty"}],
        "bank": {"seats": [0, 0, 0]},
        "bank_after": {"seats": [4, -10, -1]},
    }
    return PlayedDeal(table, (ANNA, BEN, HOUSE), {**record, **changed})


def test_a_lifter_who_wins_is_counted_as_a_success() -> None:
    lost = a_deal(bank_after={"seats": [-4, 5, -1]})
    anna = statistics_of(ANNA, [lost, a_deal()], MONDAY, COUNTS)
    assert (anna.deals, anna.lifts, anna.lifts_won) == (2, 2, 1)
    assert (anna.played, anna.tricks, anna.dry, anna.betes) == (2, 6, 0, 0)


def test_a_player_who_stays_without_a_trick_pays_a_bete() -> None:
    ben = statistics_of(BEN, [a_deal(), a_deal()], MONDAY)
    assert (ben.lifts, ben.played, ben.dry) == (0, 2, 2)
    assert (ben.betes, ben.bete_chips) == (2, 14)


def test_the_best_and_the_worst_evening_are_those_of_the_ledger() -> None:
    anna = statistics_of(ANNA, [a_deal(), a_deal("tuesday")], {"monday": -2, "tuesday": 9, "friday": 1})
    assert (anna.best, anna.worst, anna.result) == ("tuesday", "monday", 8)


def test_a_winner_beats_the_losers_of_the_same_deal() -> None:
    anna, ben = statistics_of(ANNA, [a_deal()], MONDAY), statistics_of(BEN, [a_deal()], MONDAY)
    assert anna.beats == {BEN: 1, HOUSE: 1}
    assert ben.beaten == {ANNA: 1}
    assert not ben.beats


def test_deals_of_others_do_not_count() -> None:
    nobody = statistics_of("person:9", [a_deal()], {})
    assert (nobody.deals, nobody.best, nobody.worst) == (0, None, None)


@pytest.mark.parametrize("ruleset", [*CATALOGUE], ids=lambda each: each.id)
def test_real_records_of_every_ruleset_can_be_counted(ruleset: Any) -> None:
    options, seats = ruleset.choose({}), range(ruleset.best_seats)
    records = list(simulate(ruleset, options, len(seats), 8, "statistics", player_for(ruleset)))
    deals = [PlayedDeal("monday", [f"person:{seat}" for seat in seats], record) for record in records]
    counted = [statistics_of(f"person:{seat}", deals, MONDAY, ruleset.telling.counts) for seat in seats]
    assert all(each.deals == len(records) for each in counted)
    assert sum(each.tricks for each in counted) == sum(len(record["tricks"]) for record in records)
    assert sum(sum(each.beats.values()) for each in counted) == sum(sum(each.beaten.values()) for each in counted)
    assert all(each.lifts_won <= each.lifts <= each.deals for each in counted)
    counts_nothing = ruleset.telling.counts is Telling().counts
    assert counts_nothing or sum(each.lifts + each.counts.total() for each in counted) > 0
    betes = [(record["deal"], pay["from"]) for record in records for pay in record["payments"] if _is_bete(pay)]
    assert sum(each.betes for each in counted) == len(set(betes))


def _is_bete(payment: Mapping[str, Any]) -> bool:
    return payment["reason"] == "penalty" and payment["from"].startswith("seat:")
