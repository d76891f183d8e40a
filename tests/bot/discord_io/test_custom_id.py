"""A custom_id is parsed back to its contents, and a foreign one to nothing."""

from string import ascii_letters, ascii_lowercase, digits, punctuation

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.discord_io.custom_id import LONGEST, Press, Verb

presses = some.builds(
    Press,
    some.sampled_from(Verb),
    some.text(ascii_lowercase + digits, max_size=12),
    some.integers(0, 999_999),
    some.integers(0, 9_999),
    some.text(ascii_letters + digits + punctuation, max_size=40),
)


@given(presses)
def test_a_written_custom_id_reads_back_unchanged(press: Press) -> None:
    assert len(press.custom_id) <= LONGEST
    assert Press.read(press.custom_id) == press


def test_custom_ids_of_old_messages_keep_their_meaning() -> None:
    assert Press.read("1:answer:abcdefghij:12:3:roses-ace") == Press(Verb.ANSWER, "abcdefghij", 12, 3, "roses-ace")
    assert Press.read("1:practice::::again") == Press(Verb.PRACTICE, choice="again")
    assert Press.read("1:hand:abcdefghij:::") == Press(Verb.HAND, "abcdefghij")


@pytest.mark.parametrize(
    "custom_id",
    ["", "1:", "1:dance:abc:::", "2:hand:abc:::", "1:HAND:abc:::", "1:hand:abc:x::", "1:hand:abc::::ä", "x1:hand:a:::"],
)
def test_foreign_or_incompatible_custom_ids_read_as_none(custom_id: str) -> None:
    assert Press.read(custom_id) is None


@pytest.mark.parametrize(
    "press",
    [
        Press(Verb.HAND, "a table with blanks"),
        Press(Verb.HAND, deal=1_000_000),
        Press(Verb.HAND, choice="two words"),
        Press(Verb.HAND, choice="x" * 61),
    ],
)
def test_an_unreadable_custom_id_is_never_written(press: Press) -> None:
    with pytest.raises(ValueError, match="not a custom_id"):
        _ = press.custom_id
