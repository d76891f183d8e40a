"""Deals without people, and their records."""

import copy
import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from game.computer import RandomPlayer
from game.computer.gains import counted, parted
from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.errors import Refused
from game.core.record import Record, RecordedDeck, as_line, check, record_of, replayed, setup_from
from game.core.rulesets import Ruleset
from game.core.shuffle import Seal, secret_from
from game.core.vocabulary import CLAIMS, GIVING_UP
from game.games.lupfen import LIECHTENSTEIN, VORARLBERG
from game.reports.past import money_in
from game.simulate import first_dealer, simulate
from tests.game.games.support import begin, hands_taking
from tests.harness.catalogue import EVERY, every_ruleset

KEYS = [
    "format", "ruleset", "revision", "options", "deal", "seats", "dealer", "bank", "packs", "questions", "payments",
    "tricks", "bank_after", "next_dealer",
]  # fmt: skip
TALLIES = ["tallies", "tallies_after"]


def records(ruleset: Ruleset[Any], count: int = 20, seed: str = "1", **options: Any) -> list[Record]:
    return list(simulate(ruleset, ruleset.choose(options), ruleset.best_seats, count, seed, RandomPlayer()))


@every_ruleset
def test_consecutive_deals_are_recorded_in_the_documented_format(ruleset: Ruleset[Any]) -> None:
    played = records(ruleset)
    assert [record["deal"] for record in played] == list(range(1, 21))
    for before, after in pairwise(played):
        assert (after["bank"], after["dealer"]) == (before["bank_after"], before["next_dealer"])
    for record in played:
        assert [key for key in record if key not in {"cuts", "carry"}] == KEYS + TALLIES * bool(ruleset.tallies)
        assert json.loads(as_line(record)) == record
        assert set(record["options"]) == set(ruleset.options.model_fields) - {
            CLAIMS,
            GIVING_UP,
        }  # newer than the format, and off
        assert check(record, EVERY) == []


def test_a_record_says_what_was_asked_paid_and_played() -> None:
    pack = LIECHTENSTEIN.pack(LIECHTENSTEIN.choose({}), 3)
    game = begin(LIECHTENSTEIN, hands_taking(pack, "ABB", 3), turn_up="bK", pot=4)
    game.say("A lift", "A 2", "B join", "C drop").tricks()
    record = record_of(game.driver)
    assert (record["format"], record["ruleset"], record["seats"], record["dealer"]) == (1, "lupfen-liechtenstein", 3, 2)
    assert record["bank"] == {"pot": 4, "reserve": 0, "bete": 0, "seats": [0, 0, 0]}
    assert record["questions"][:4] == [
        {"seat": 0, "kind": "lift", "choices": ["lift", "decline"], "answer": "lift"},
        {"seat": 0, "kind": "price", "choices": {"min": 1, "max": 6}, "answer": "2"},
        {"seat": 1, "kind": "join", "choices": ["join", "drop"], "answer": "join"},
        {"seat": 2, "kind": "join", "choices": ["join", "drop"], "answer": "drop"},
    ]
    assert record["payments"][0] == {"from": "seat:0", "to": "pot", "amount": 1, "reason": "ante"}
    assert record["payments"][-1] == {"from": "pot", "to": "seat:0", "amount": 2, "reason": "remainder"}
    assert record["tricks"][0]["plays"][0] == [0, "acorns-ace"]
    assert [(trick["leader"], trick["winner"]) for trick in record["tricks"]] == [(0, 0), (0, 1), (1, 1)]
    assert record["bank_after"] == {"pot": 0, "reserve": 0, "bete": 0, "seats": [2, 3, -1]}
    assert record["next_dealer"] == 0


def test_a_scrapped_round_adds_a_pack_and_no_trick() -> None:
    hands = ["aU lU hO", "aA lA hA", "aK lK hK"]
    again = ["aA lT hK", "aU lK hO", "aK lA hT"]
    game = begin(VORARLBERG, hands, turn_up="bK", pot=9, again=again)
    game.say("A lift", "B join", "C join", "A scrap", "A pass", "B pass", "C pass")
    record = record_of(game.driver)
    assert len(record["packs"]) == 2
    assert record["tricks"] == []
    assert check(record, EVERY) == []


def test_a_record_carries_what_the_next_deal_needs() -> None:
    played = [r for r in records(LIECHTENSTEIN, 200, all_pass="keep_pot") if "carry" in r]
    assert played
    assert all(record["carry"] == {"no_ante": 1} for record in played)
    assert not any(payment["reason"] == "ante" for record in played for payment in record["payments"])


def test_an_unfinished_deal_has_no_record() -> None:
    game = begin(LIECHTENSTEIN, ["aA rA sA", "aU rO sB", "aK rK sK"], turn_up="bK")
    with pytest.raises(ValueError, match="finished"):
        record_of(game.driver)


def changed(change: Callable[[Record], object]) -> list[str]:
    record = copy.deepcopy(next(record for record in records(LIECHTENSTEIN, 30) if record["tricks"]))
    change(record)
    return check(record, EVERY)


CHANGES: list[Callable[[Record], object]] = [
    lambda record: record["bank_after"].update(pot=999),
    lambda record: record["payments"].pop(),
    lambda record: record["payments"][0].update(to="seat:9"),
    lambda record: record["payments"][0].update(amount=-1),
    lambda record: record["tricks"][0].update(winner=(record["tricks"][0]["winner"] + 1) % 4),
    lambda record: record["questions"][0].update(answer="nonsense"),
    lambda record: record["questions"][0].update(seat=(record["questions"][0]["seat"] + 1) % 4),
    lambda record: record["questions"].pop(),
    lambda record: record["questions"].append(record["questions"][-1]),
    lambda record: record["packs"][0].reverse(),
    lambda record: record["packs"][0].pop(),
    lambda record: record.update(packs=[]),
    lambda record: record["packs"].append(record["packs"][0]),
    lambda record: record.update(next_dealer=7),
    lambda record: record.update(dealer=9),
    lambda record: record.update(seats=5),
    lambda record: record.update(ruleset="canasta"),
    lambda record: record.update(more=1),
    lambda record: record["options"].update(ante=3),
    lambda record: record["options"].update(ante="much"),
    lambda record: record.pop("tricks"),
]


@pytest.mark.parametrize("change", CHANGES)
def test_every_change_to_a_record_is_detected(change: Callable[[Record], object]) -> None:
    assert changed(change)


def test_a_record_of_another_revision_is_only_checked_for_its_sums() -> None:
    assert changed(lambda record: record.update(revision=0)) == []
    assert changed(lambda record: (record.update(revision=0), record["payments"].pop()))


def test_an_opened_seal_must_match_the_packs() -> None:
    seal = Seal(secret_from("1|1"))
    record = records(LIECHTENSTEIN, 1)[0]
    opened = {"fingerprint": seal.fingerprint, "secret": seal.secret, "cut": seal.cut}
    assert check(record | {"seal": opened}, EVERY) == []
    assert check(record | {"seal": opened | {"cut": "x"}}, EVERY)
    assert check(record | {"seal": opened | {"fingerprint": "0" * 64}}, EVERY)


def test_a_recorded_cut_is_read_back() -> None:
    order = [card.code for card in Seal(secret_from("cut")).order(LIECHTENSTEIN.pack(LIECHTENSTEIN.choose({}), 3), 0)]
    deck = RecordedDeck([order], [[order[-1], order[6]]])
    assert deck.cut_at(LIECHTENSTEIN.pack(LIECHTENSTEIN.choose({}), 3), 0) == 7


def test_pots_may_exceed_machine_integers() -> None:
    setup = Setup(
        VORARLBERG, VORARLBERG.choose({}), 1, 2, Balances(pot=9 * 10**40, seats=(0, 0, 0)), Seal(secret_from("big"))
    )
    driver = Driver(setup)
    while driver.question is not None:
        driver.answer(driver.question.answers[0])
    assert check(json.loads(as_line(record_of(driver))), EVERY) == []


def test_a_setup_can_be_read_from_a_record() -> None:
    record = records(VORARLBERG, 3)[2]
    setup, answers = setup_from(record, EVERY)
    assert (setup.number, setup.dealer, setup.ruleset.id) == (3, record["dealer"], "lupfen-vorarlberg")
    assert answers == [question["answer"] for question in record["questions"]]
    with pytest.raises(Refused, match="record-unreadable"):
        setup_from(record | {"format": 2}, EVERY)


def test_the_first_dealer_is_drawn_or_the_first_seat() -> None:
    drawn = {first_dealer(LIECHTENSTEIN.choose({}), 4, str(seed)) for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    fixed = {first_dealer(LIECHTENSTEIN.choose({"first_dealer": "seat"}), 4, str(seed)) for seed in range(40)}
    assert fixed == {0}


def test_session_limits_do_not_end_a_simulation() -> None:
    assert len(records(VORARLBERG, 30, session_end="deals", deals=2)) == 30
    assert len(records(VORARLBERG, 30, session_end="pot_empty", debt="stop_session")) == 30


def test_a_record_with_cards_in_the_order_chosen_is_valid() -> None:
    played = records(EVERY.find("tippen-katira"), 40)
    several = [(record, asked) for record in played for asked in record["questions"] if "+" in asked["answer"]]
    assert several
    for record, asked in several:
        kind, _, names = asked["answer"].partition(":")
        asked["answer"] = f"{kind}:{'+'.join(reversed(names.split('+')))}"
        assert check(record, EVERY) == []
    record, asked = several[0]
    asked["answer"] = "keep"
    assert check(record, EVERY)


@every_ruleset
def test_a_result_matches_the_history_and_lists_the_share_of_the_pot_separately(
    ruleset: Ruleset[Any],
) -> None:
    for record in records(ruleset, 6):
        driver = replayed(record, ruleset)
        assert driver is not None
        for seat in range(driver.deal.seats):
            own, share = parted(driver, seat)
            assert own + share == counted(driver, seat)
            assert (own == money_in(record, seat)) or bool(driver.tallies_after)
            assert not share or ruleset.pot
