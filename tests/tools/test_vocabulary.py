"""A script and its texts use the common vocabulary, or names that they explain."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tools.texts import read
from tools.vocabulary import Words, nameless, strange, words_of

COMMON = "trick-now = Trick { $number }\nsummary-pot = Pot { $pot }\n"
OWN = """
pond-mark-wet = wet
pond-event-splash = { $name } falls in ({ $depth })
pond-deep-question-swim = Swim?
pond-hand-fish = { $fish } fish
pond-trick-now = Throw { $number }
"""
Write = Callable[[str], Words]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a game's texts next to the common ones."""

    def write(own: str) -> Words:
        (tmp_path / "words").mkdir()
        (tmp_path / "words" / "en.ftl").write_text(own, encoding="utf-8")
        (tmp_path / "common.ftl").write_text(COMMON, encoding="utf-8")
        return words_of(tmp_path, {"pond", "pond-deep"}, read([tmp_path / "common.ftl"])[0])

    return write


def said(path: Path, words: Words, script: str) -> list[str]:
    path.write_text(script, encoding="utf-8")
    return [finding.sentence.partition(" is not")[0] for finding in nameless(path, words)]


def test_a_script_may_use_generic_names_and_those_with_a_text(write: Write, tmp_path: Path) -> None:
    script = 'deal.mark("needed", 2, seat); deal.mark("wet", 1); deal.announce("splash"); Choose("swim", ("yes",))'
    assert said(tmp_path / "script.py", write(OWN), f'{script}\nLine("hand-fish"); deal.zone("stock")') == []


@pytest.mark.parametrize(
    "call",
    ['mark("wett", 1)', 'zone("reed")', 'announce("splosh")', 'set_tally("fish", 0, 1)', 'pay(0, 1, "toll")'],
)
def test_a_name_without_a_text_is_found(write: Write, tmp_path: Path, call: str) -> None:
    assert len(said(tmp_path / "script.py", write(OWN), f"deal.{call}")) == 1


def test_a_question_and_a_line_without_a_text_are_found(write: Write, tmp_path: Path) -> None:
    assert said(tmp_path / "telling.py", write(OWN), 'PickCard("fish", cards)\nLine("hand-frog")') == [
        "'fish'",
        "'hand-frog'",
    ]


def test_words_of_the_families_in_the_vocabulary_and_in_place_of_common_ones_are_good(write: Write) -> None:
    assert [*strange(write(OWN))] == []


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("pond-gossip-frog = Quak", "gossip-frog is of no family of texts in the vocabulary"),
        ("pond-mark-dry = dry since { $day }", "mark-dry cannot have day"),
        ("pond-trick-now = Throw { $number } of { $all }", "trick-now cannot have all"),
    ],
)
def test_other_words_are_found(write: Write, text: str, sentence: str) -> None:
    assert [finding.sentence for finding in strange(write(f"{text}\n"))] == [sentence]
