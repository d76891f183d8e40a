"""Wording that a program can check."""

from pathlib import Path

import pytest

from tools.wording import docstrings, subjects


def test_a_docstring_that_begins_as_if_translated_is_found() -> None:
    source = '"""Give one."""\n\n"""Return two; tell nobody."""\n\n"""So many are kept."""\n'
    assert [finding.line for finding in docstrings(Path("a.py"), source)] == [1, 5]


@pytest.mark.parametrize("verb", ["Give", "Gives", "Tell", "Tells"])
def test_a_translated_verb_is_not_answered_with_another_one(verb: str) -> None:
    (finding,) = docstrings(Path("a.py"), f'"""{verb} it away."""')
    assert "in the imperative" in finding.sentence
    assert "Return" not in finding.sentence


@pytest.mark.parametrize("kind", ["def", "async def"])
def test_a_function_without_a_result_returns_nothing_in_words_either(kind: str) -> None:
    source = f'{kind} rename() -> None:\n    """Return it another name."""\n'
    assert [finding.line for finding in docstrings(Path("a.py"), source)] == [2]


def test_going_back_is_no_result() -> None:
    assert list(docstrings(Path("a.py"), 'def back() -> None:\n    """Return to one\'s seat."""\n')) == []


@pytest.mark.parametrize("result", [" -> int", " -> int | None", ""])
def test_a_function_with_a_result_may_return_it(result: str) -> None:
    assert list(docstrings(Path("a.py"), f'def one(){result}:\n    """Return one."""\n')) == []


def test_a_subject_is_short_and_no_sentence() -> None:
    assert list(subjects(["Keep few gallery pictures in the repository\n"])) == []
    assert len(list(subjects(["x" * 61, "Keep few pictures."]))) == 2
