"""The limits on the length of functions and files."""

from pathlib import Path

from tools.sizes import LONGEST_FILE, LONGEST_FUNCTION, check


def function(lines: int) -> str:
    return "async def play():\n" + "    ask()\n" * (lines - 1)


def test_a_function_of_the_greatest_length_passes_and_one_line_more_does_not() -> None:
    assert list(check(Path("a.py"), function(LONGEST_FUNCTION))) == []
    (finding,) = check(Path("a.py"), "\n" + function(LONGEST_FUNCTION + 1))
    assert str(finding) == f"a.py:2: play has {LONGEST_FUNCTION + 1} lines; {LONGEST_FUNCTION} are the most"


def test_a_file_of_the_greatest_length_passes_and_one_line_more_does_not() -> None:
    assert list(check(Path("page.js"), "//\n" * LONGEST_FILE)) == []
    (finding,) = check(Path("page.js"), "//\n" * (LONGEST_FILE + 1))
    assert str(finding) == f"page.js: {LONGEST_FILE + 1} lines; {LONGEST_FILE} are the most"
