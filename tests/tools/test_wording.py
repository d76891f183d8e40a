"""Words that a program can check."""

from pathlib import Path

from tools.wording import docstrings, subjects


def test_a_docstring_that_begins_as_if_translated_is_found() -> None:
    source = '"""Give one."""\n\n"""Return two; tell nobody."""\n\n"""So many are kept."""\n'
    assert [finding.line for finding in docstrings(Path("a.py"), source)] == [1, 5]


def test_a_subject_is_short_and_no_sentence() -> None:
    assert list(subjects(["Keep few gallery pictures in the repository\n"])) == []
    assert len(list(subjects(["x" * 61, "Keep few pictures."]))) == 2
