"""Any name can be drawn and never leaves its area."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pictures.lettering import LINE_HEIGHT, fit, line, measure
from bot.pictures.names import EMOJI, FONT_ORDER, clean, clusters, runs, shown

NAMES = [
    "Anna", "Ben 🎉 Müller", "مرحبا أحمد", "דוד המלך", "山田太郎", "김철수", "さくら", "อานนท์", "राम कुमार",
    "Ёжик", "Ελένη", "Łódź ß",
    "გიორგი", "Արմեն", "👨‍👩‍👧‍👦 Familie", "🏳️‍🌈🇨🇭🏴󠁧󠁢󠁳󠁣󠁴󠁿", "W" * 32, "i" * 32,
    "👩🏽‍🚀" * 8, "♠ ★ ☕ ©", "abc דוד محمد xyz",
]  # fmt: skip
ZALGO = "Z̸̢̛͓̳͝a̵͉̐l̶̡͑g̷͔̀o̶"


@pytest.mark.parametrize("name", NAMES)
def test_a_name_in_any_script_is_drawn_in_full_if_there_is_room(name: str) -> None:
    tidy = clean(name)
    drawn = "".join(run.text for run in runs(tidy))
    assert sorted(drawn.replace(" ", "")) == sorted("".join(clusters(tidy)).replace(" ", ""))
    assert shown(name, "#1") == tidy
    assert line(tidy, 26, "#ffffff", 4000).getbbox() is not None


@pytest.mark.parametrize("name", [*NAMES, ZALGO])
@pytest.mark.parametrize("limit", [40, 100, 152])
def test_a_name_stays_within_its_box(name: str, limit: int) -> None:
    text, size = fit(clean(name), 26, limit)
    assert measure(text, size) <= limit
    image = line(clean(name), 26, "#ffffff", limit)
    assert image.width <= limit
    assert image.height == round(26 * LINE_HEIGHT)


@given(st.text(max_size=32))
def test_drawing_never_fails_on_any_name(name: str) -> None:
    image = line(shown(name, "#3"), 26, "#ffffff", 150)
    assert 1 <= image.width <= 150
    assert image.getbbox() is not None


def test_fancy_letters_become_plain_letters() -> None:
    script = "".join(chr(0x1D4D0 + ord(letter) - ord("A")) for letter in "FANCY")
    wide = "".join(chr(ord(letter) + 0xFEE0) for letter in "Wide")
    assert clean(f"{script}\u3000{wide}") == "FANCY Wide"


def test_stacked_accents_are_removed_and_ordinary_ones_kept() -> None:
    assert len(clean(ZALGO)) <= 2 * len("Zalgo")
    assert [char for char in clean(ZALGO) if char.isascii()] == list("Zalgo")
    assert clean("Zoë Müller") == "Zoë Müller"
    assert clean("Nguyễn") == "Nguyễn"


def test_invisible_characters_cannot_reverse_or_hide_a_name() -> None:
    assert clean("\u202eevil\u2066") == "evil"
    assert clean("a\u200bb\ufeffc\n d") == "abc d"


@pytest.mark.parametrize("name", ["", "\u200b\u200b", "𓀀𓀁", "\ue000"])
def test_a_name_that_cannot_be_drawn_is_replaced(name: str) -> None:
    assert shown(name, "#3") == "#3"


def test_a_long_name_ends_with_an_ellipsis() -> None:
    text, _ = fit("Wolfgang Amadeus der Dritte", 26, 120)
    assert text.startswith("Wolf")
    assert text.endswith("…")


def test_emojis_are_never_split() -> None:
    text, _ = fit(clean("👨‍👩‍👧‍👦" * 8), 26, 100)
    assert set(clusters(text)) == {"👨‍👩‍👧‍👦", "…"}
    assert runs("👍🏽")[0].font == EMOJI


def test_right_to_left_runs_are_drawn_in_reading_order() -> None:
    assert [run.text for run in runs("abc דוד xyz")] == ["abc ", "דוד", " xyz"]
    assert [run.text for run in runs("דוד abc")] == ["abc", " ", "דוד"]
    assert [run.text.strip() for run in runs("abc דוד محمد xyz") if run.text.strip()] == ["abc", "محمد", "דוד", "xyz"]


def test_plain_letters_use_the_plain_font() -> None:
    assert [run.font for run in runs("Anna © 12")] == [FONT_ORDER[0]]
