"""Names do no harm, whatever people choose."""

from __future__ import annotations

import random
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.language import Language
from bot.language.names import plain_name, safe_name
from bot.panels.table.lobby import lobby
from bot.panels.table.panel import panel
from bot.panels.table.private import refusal, reminder
from bot.panels.table.summary import summary
from bot.pictures.names import shown
from game.core.errors import Refused
from game.table.view import table_view
from tests.bot.panels.reading import words
from tests.bot.panels.support import open_table, states

TEXTS = Language(strict=True).texts("en")
MARKDOWN = "*_~`|<>[]()#"
NASTY = (
    "**bold**", "__under__", "~~gone~~", "`code`", "||secret||", "# big", "[link](https://example.com)", "<@123>",
    "@everyone", "@here", "<#5>", "<:a:1>", "https://example.com", "-# small", "\u202eevil\u202c", "a\nb", "\u200b",
)  # fmt: skip

BLANK = (
    *("", "   ", "\u200b\u200b", "\u202e", "\u3164", "\u3164 \u3164", "\u2800\u2800", "\u115f", "\u1160", "\uffa0"),
    *(
        "\u00ad",
        "\u034f",
        "\u17b4",
        "\u0301\u0302",
        "\ufe0f",
        "\u200d\u200c",
        "\U000e0041",
        "\U0001d159",
        "\u00a0\u3000",
    ),
)


@pytest.mark.parametrize("name", NASTY)
def test_a_name_formats_nothing_and_mentions_nobody(name: str) -> None:
    shown = safe_name(name)
    for place, sign in enumerate(shown):
        if sign in MARKDOWN:
            assert shown[place - 1] == "\\"
    assert "@everyone" not in shown
    assert "@here" not in shown
    assert "<@123" not in shown
    assert "https:" not in shown
    assert "\n" not in shown


def test_a_plain_name_stays_as_it_is() -> None:
    assert [safe_name(name) for name in ("Anna", "Jörg Müller", "王", "🦊 Reineke")] == [
        "Anna",
        "Jörg Müller",
        "王",
        "🦊 Reineke",
    ]


def test_a_name_from_right_to_left_is_kept_apart_from_the_line() -> None:
    assert safe_name("שרה") == "\u2068שרה\u2069"
    assert plain_name("\u202eAnna") == "Anna"


def test_heaps_of_accents_are_cleared_away() -> None:
    zalgo = "Z" + "\u0301\u0302\u0303\u0304\u0305" * 10 + "algo"
    marks = [sign for sign in plain_name(zalgo) if unicodedata.combining(sign)]
    assert len(marks) <= 2


def test_a_family_of_emojis_stays_together() -> None:
    assert plain_name("👩\u200d👧 Ida") == "👩\u200d👧 Ida"


@pytest.mark.parametrize("name", BLANK, ids=ascii)
def test_a_name_of_which_nothing_can_be_seen_is_a_question_mark(name: str) -> None:
    assert plain_name(name) == "?"
    assert safe_name(name) == "?"
    assert shown(name, "#3") == "#3"


def test_a_blank_sign_within_a_name_stays() -> None:
    assert plain_name("A\u3164B") == "A\u3164B"


def test_strokes_through_letters_go() -> None:
    assert plain_name("B\u0336e\u0336n\u0336") == "Ben"


def test_the_flag_of_a_part_of_a_country_stays_and_hidden_letters_go() -> None:
    scotland = "\U0001f3f4" + "".join(chr(0xE0000 + ord(letter)) for letter in "gbsct") + "\U000e007f"
    assert plain_name(scotland) == scotland
    assert plain_name("Ben\U000e0041\U000e0042") == "Ben"


@given(st.text(max_size=60))
def test_no_name_breaks_the_line_or_grows(name: str) -> None:
    shown = plain_name(name)
    assert 1 <= len(shown) <= 34
    assert not any(unicodedata.category(sign) in {"Cc", "Zl", "Zp"} for sign in shown)


async def test_nasty_names_stand_in_messages_as_they_are() -> None:
    table = await open_table("lupfen-liechtenstein", 5, names=NASTY[8:13])
    async for now in states(table, 1, random.Random(2)):
        view = table_view(now, None)
        drawn = {"lobby": lobby, "playing": panel, "pause": summary}.get(view.phase)
        told = words(drawn(view, TEXTS)) if drawn else ""
        assert "@everyone" not in told
        assert "<#5>" not in told
        assert "https://" not in told


async def test_a_reminder_mentions_the_person_who_is_asked_and_nobody_else() -> None:
    table = await open_table("lupfen-liechtenstein", 3, names=("@everyone", "Ben", "Cleo"))
    await table.start(1)
    view = table_view(table, None)
    asked = view.asked
    assert asked is not None
    told = words(reminder(view, TEXTS))
    assert told.count("<@") == 1
    assert f"<@{asked.user}>" in told


def test_what_somebody_typed_is_harmless_in_a_refusal() -> None:
    told = words(refusal(Refused("rules-unknown", rules="**x** @everyone"), TEXTS))
    assert "**" not in told.replace("\\*\\*", "")
    assert "@everyone" not in told


def test_a_refusal_without_a_text_is_still_a_sentence() -> None:
    assert words(refusal(Refused("never-heard-of"), TEXTS)) == TEXTS("refused-unknown")


def test_who_does_not_sit_at_the_table_is_offered_a_seat() -> None:
    assert "Join" in words(refusal(Refused("not-at-table"), TEXTS, "abc"))
    assert "Join" not in words(refusal(Refused("decided-already"), TEXTS, "abc")).splitlines()


def test_a_refusal_names_options_as_people_know_them() -> None:
    german = Language(strict=True).texts("de").of_game("lupfen")
    told = words(refusal(Refused("option-bounds", option="max_bet", low=1, high=1000), german))
    assert told == "Höchster Preis: wähle eine Zahl von 1 bis 1.000."
    assert "jemand" in words(refusal(Refused("host-only", name=""), german))
    assert "Nachrichten senden" in words(refusal(Refused("permission-missing", permission="send-messages"), german))
