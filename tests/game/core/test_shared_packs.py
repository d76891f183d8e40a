"""Packs for several tables: fixed by the published commitment, chosen by nobody alone, identified by their records."""

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.computer import player_for
from game.core.bank import Balances
from game.core.cards import PIQUET_32
from game.core.driver import Driver, Setup
from game.core.record import Record, as_line, check, record_of
from game.core.rulesets import Ruleset
from game.core.shuffle import RoundSeal, secret_from
from game.games.catalogue import CATALOGUE
from game.reports.past import with_seal
from game.simulate import play_out
from tests.game.core.test_shuffle import DOCUMENT, secrets

words = st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=9), max_size=3).map(tuple)
ROUND = RoundSeal(secret_from("round"), ("Rösle 7", "", "Tisch 2"))


def dealt(seal: RoundSeal, number: int) -> list[str]:
    return [card.code for card in seal.deal(number).order(PIQUET_32, 0)]


@given(secrets, words, words, st.integers(1, 48))
def test_one_commitment_gives_a_different_pack_for_every_word_and_number(
    secret: str, some: tuple[str, ...], others: tuple[str, ...], number: int
) -> None:
    one, other = RoundSeal(secret, some), RoundSeal(secret, others)
    assert one.commitment == other.commitment
    assert (dealt(one, number) == dealt(other, number)) == (some == others)
    assert dealt(one, number) != dealt(one, number + 1)


@pytest.mark.parametrize("ruleset", [*CATALOGUE], ids=lambda ruleset: ruleset.id)
def test_a_deal_of_a_round_names_its_source_and_proves_it(ruleset: Ruleset[Any]) -> None:
    record = a_record(ruleset, 3)
    assert record["source"] == {"round": ROUND.commitment, "deal": 3}
    assert check(record, CATALOGUE) == []
    opened = with_seal(record, ROUND.deal(3), ROUND)
    assert check(opened, CATALOGUE) == []
    for changed in forged(opened):
        assert [problem.split(":")[0] for problem in check(changed, CATALOGUE)] in (["source"], ["record-unreadable"])


def test_a_record_whose_parts_have_another_form_is_unreadable() -> None:
    skat = CATALOGUE.find("skat")
    no_deal = with_seal({**a_record(skat, -1), "deal": 1}, ROUND.deal(-1), ROUND)
    listed = {**a_record(skat, 1), "questions": [[0, "bid", ["18", "pass"], "pass"]]}
    for record, place in ((no_deal, "source.deal"), (listed, "questions.0")):
        (problem,) = check(record, CATALOGUE)
        assert problem.startswith(f"record-unreadable (place={place},")


def a_record(ruleset: Ruleset[Any], number: int) -> Record:
    before = Balances.opening(ruleset.best_seats)
    deck, source = ROUND.deal(number), ROUND.source(number)
    driver = Driver(Setup(ruleset, ruleset.choose({}), number, 0, before, deck, source=source))
    play_out(driver, player_for(ruleset), random.Random(1))
    return record_of(driver)


def forged(opened: Record) -> list[Record]:
    """Return false records: another deal of the round, another round, none at all, or other words mixed in."""
    source, seal = opened["source"], opened["seal"]
    shut = {name: value for name, value in seal.items() if name != "round"}
    return [
        {**opened, "source": {**source, "deal": 4}},
        {**opened, "source": {**source, "round": "0" * 64}},
        {name: value for name, value in opened.items() if name != "source"},
        {**opened, "seal": shut},
        {**opened, "seal": {**seal, "round": {**seal["round"], "words": ["Rösle 7", "Tisch 2"]}}},
        {**opened, "seal": {**seal, "round": {"secret": "0" * 64, "words": list(ROUND.words)}}},
    ]


def test_the_lines_of_the_document_check_a_source(tmp_path: Path) -> None:
    script, file = tmp_path / "check.py", tmp_path / "record.json"
    script.write_text(DOCUMENT.split("```py\n")[1].split("```")[0], encoding="utf-8")
    record = with_seal(a_record(CATALOGUE.find("skat"), 2), ROUND.deal(2), ROUND)
    for written, verdict in ((record, "True"), (json.loads(as_line(forged(record)[1])), "False")):
        file.write_text(as_line(written), encoding="utf-8")
        said = subprocess.run([sys.executable, script, file], capture_output=True, text=True, check=True).stdout
        assert said.split()[0] == verdict
        assert said.split()[1:] == ["True", "True"]
