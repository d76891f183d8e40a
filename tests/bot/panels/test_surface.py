"""Texts are cut to Discord's lengths as Discord counts them: in units of UTF-16."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.interactions.custom_id import Press
from bot.interactions.verbs import Verb
from bot.panels.kit.surface import (
    LONGEST_LABEL,
    LONGEST_OPTION,
    LONGEST_TEXT,
    Accent,
    button,
    cut,
    framed,
    length,
    option,
    rows,
    text,
)
from tests.bot.panels.reading import ROW, complaints, components

FOX = "\N{FOX FACE}"
PRESS = Press(Verb.HAND, "k3v9")


def units(words: str) -> int:
    """Count as Discord's own builders do."""
    return len(words.encode("utf-16-le")) // 2


@given(st.text(max_size=60), st.integers(2, 40))
def test_what_is_cut_fits_and_what_fits_is_not_cut(words: str, longest: int) -> None:
    kept = cut(words, longest)
    assert units(kept) == length(kept) <= longest
    assert kept == words if units(words) <= longest else kept.endswith("…")


@pytest.mark.parametrize(
    ("words", "longest", "kept"),
    [
        ("Anna", 4, "Anna"),
        ("Annas", 4, "Ann…"),
        (FOX * 2, 4, FOX * 2),
        (FOX * 3, 4, f"{FOX}…"),
        (f"a{FOX * 2}", 4, f"a{FOX}…"),
        (f"ab{FOX * 2}", 4, "ab…"),
    ],
)
def test_no_sign_is_cut_in_two(words: str, longest: int, kept: str) -> None:
    assert cut(words, longest) == kept


def test_labels_and_options_of_wide_signs_are_what_discord_takes() -> None:
    label = button(FOX * 60, PRESS).label
    assert label
    assert units(label) <= LONGEST_LABEL
    assert units(option(FOX * 80, "x").label) <= LONGEST_OPTION


def test_the_longest_of_several_texts_gives_way() -> None:
    surface = framed(Accent.PLAYING, text("**Anna** leads"), text(FOX * 3_000), *rows([button("x", PRESS)]))
    assert list(complaints(surface)) == []
    told = [item["content"] for item in components(surface) if "content" in item]
    assert told[0] == "**Anna** leads"
    assert sum(map(units, told)) <= LONGEST_TEXT < units(FOX * 3_000)


@pytest.mark.parametrize(("count", "lengths"), [(1, [1]), (5, [5]), (6, [3, 3]), (7, [4, 3]), (11, [4, 4, 3])])
def test_rows_of_buttons_are_of_nearly_equal_length(count: int, lengths: list[int]) -> None:
    shown = framed(Accent.HAND, *rows([button(str(number), Press(Verb.HAND, str(number))) for number in range(count)]))
    made = [len(each["components"]) for each in components(shown) if each["type"] == ROW]
    assert made == lengths
