"""What is known of a message to which several write."""

from __future__ import annotations

from contextlib import ExitStack

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.display.content import Content


def test_a_write_makes_known_what_is_shown() -> None:
    content = Content("old")
    with content.written("new"):
        assert content.known is None
    assert content.known == "new"


def test_a_write_that_fails_may_have_reached_the_message() -> None:
    content = Content("old")
    with pytest.raises(ConnectionError), content.written("new"):
        raise ConnectionError
    assert content.known is None


def test_what_is_looked_at_while_somebody_writes_proves_nothing() -> None:
    content = Content[str]()
    with content.written("new"):
        content.confirm("old")
        assert content.known is None
    content.confirm("new, seen again")
    assert content.known == "new, seen again"


def test_doubt_holds_until_somebody_writes_alone() -> None:
    content = Content("old")
    with content.written("new"):
        content.doubt()
    assert content.known is None
    with content.written("newer"):
        pass
    assert content.known == "newer"


class Writer(ExitStack):
    """Somebody who writes a number."""

    def __init__(self, content: Content[int], shows: int) -> None:
        super().__init__()
        self.shows, self.reached = shows, False
        self.enter_context(content.written(shows))


@given(st.lists(st.tuples(st.integers(0, 3), st.booleans()), max_size=30))
def test_whatever_is_known_is_shown(steps: list[tuple[int, bool]]) -> None:
    """Writers begin, reach the message and end in any order; what is known is never what was overwritten."""
    content, shown, writers = Content[int](), -1, dict[int, Writer]()
    for number, (name, reaches) in enumerate(steps):
        writer = writers.get(name)
        if writer is None:
            writers[name] = Writer(content, number)
        elif reaches and not writer.reached:
            writer.reached, shown = True, writer.shows
        elif writer.reached:
            writers.pop(name).close()
        assert content.known in {None, shown}
    for writer in writers.values():
        writer.close()
