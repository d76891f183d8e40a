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


@pytest.mark.parametrize(
    ("call", "known"),
    [
        *((call, True) for call in ('deal.mark("needed", 2, seat)', 'deal.mark("wet", 1)', 'deal.announce("splash")')),
        *((call, True) for call in ('Choose("swim", ("yes",))', 'Line("hand-fish")', 'deal.zone("stock")')),
        *((call, False) for call in ('deal.mark("wett", 1)', 'deal.zone("reed")', 'deal.announce("splosh")')),
        *((call, False) for call in ('deal.set_tally("fish", 0, 1)', 'deal.pay(0, 1, "toll")')),
        *((call, False) for call in ('PickCard("fish", cards)', 'Line("hand-frog")')),
    ],
)
def test_a_script_may_use_generic_names_and_those_with_a_text(
    write: Write, tmp_path: Path, call: str, known: bool
) -> None:
    (tmp_path / "script.py").write_text(call, encoding="utf-8")
    found = [finding.sentence for finding in nameless(tmp_path / "script.py", write(OWN))]
    assert found == [] if known else len(found) == 1


def test_words_in_the_vocabulary_or_overriding_common_ones_pass(write: Write) -> None:
    assert [*strange(write(OWN))] == []


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("pond-gossip-frog = Quak", "gossip-frog is of no family of texts in the vocabulary"),
        ("pond-mark-dry = dry since { $day }", "mark-dry cannot have day"),
        ("pond-trick-now = Throw { $number } of { $all }", "trick-now cannot have all"),
    ],
)
def test_words_outside_the_vocabulary_are_found(write: Write, text: str, sentence: str) -> None:
    assert [finding.sentence for finding in strange(write(f"{text}\n"))] == [sentence]
