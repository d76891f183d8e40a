"""Names are harmless, whatever people choose."""

import random
import unicodedata
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.language.names import plain_name, safe_name
from bot.panels.table.lobby import lobby
from bot.panels.table.panel import panel
from bot.panels.table.private import refusal, reminder
from bot.panels.table.summary import summary
from bot.pictures.names import shown
from game.core.errors import Refused
from game.games.catalogue import CATALOGUE
from game.table.view import table_view
from tests.bot.panels.reading import words
from tests.bot.panels.seated import dealt, table_view_of
from tests.bot.panels.support import open_table, states
from tests.game.games.shown import DE, EN

MARKDOWN = "*_~`|<>[]()#"
NASTY = (
    "**bold**", "__under__", "~~gone~~", "`code`", "||secret||", "# big", "[link](https://example.com)", "<@123>",
    "@everyone", "@here", "<#5>", "<:a:1>", "https://example.com", "-# small", "\u202eevil\u202c", "a\nb", "\u200b",
)  # fmt: skip

BLANK = (
    "", "   ", "\u200b\u200b", "\u202e", "\u3164", "\u3164 \u3164", "\u2800\u2800", "\u115f", "\u1160", "\uffa0",
    "\u00ad", "\u034f", "\u17b4", "\u0301\u0302", "\ufe0f", "\u200d\u200c", "\U000e0041", "\U0001d159", "\u00a0\u3000",
)  # fmt: skip


@pytest.mark.parametrize("name", NASTY)
def test_a_name_cannot_format_text_or_mention_anybody(name: str) -> None:
    shown = safe_name(name)
    for place, sign in enumerate(shown):
        if sign in MARKDOWN:
            assert shown[place - 1] == "\\"
    assert "@everyone" not in shown
    assert "@here" not in shown
    assert "<@123" not in shown
    assert "https:" not in shown
    assert "\n" not in shown


SCOTLAND = "\U0001f3f4" + "".join(chr(0xE0000 + ord(letter)) for letter in "gbsct") + "\U000e007f"


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        *((name, name) for name in ("Anna", "Jörg Müller", "王", "🦊 Reineke", "👩\u200d👧 Ida", SCOTLAND, "A\u3164B")),
        ("\u202eAnna", "Anna"),
        ("B\u0336e\u0336n\u0336", "Ben"),
        ("Ben\U000e0041\U000e0042", "Ben"),
    ],
    ids=ascii,
)
def test_visible_characters_of_a_name_stay_and_hidden_or_striking_ones_go(name: str, plain: str) -> None:
    assert plain_name(name) == safe_name(name) == plain


def test_a_right_to_left_name_is_isolated_from_its_line() -> None:
    assert safe_name("שרה") == "\u2068שרה\u2069"


def test_stacked_accents_are_removed() -> None:
    zalgo = "Z" + "\u0301\u0302\u0303\u0304\u0305" * 10 + "algo"
    marks = [sign for sign in plain_name(zalgo) if unicodedata.combining(sign)]
    assert len(marks) <= 2


@pytest.mark.parametrize("name", BLANK, ids=ascii)
def test_an_invisible_name_becomes_a_question_mark(name: str) -> None:
    assert plain_name(name) == "?"
    assert safe_name(name) == "?"
    assert shown(name, "#3") == "#3"


@given(st.text(max_size=60))
def test_a_name_never_breaks_the_line_or_grows(name: str) -> None:
    shown = plain_name(name)
    assert 1 <= len(shown) <= 34
    assert not any(unicodedata.category(sign) in {"Cc", "Zl", "Zp"} for sign in shown)


async def test_names_with_markup_appear_literally_in_messages() -> None:
    table = await open_table("lupfen-liechtenstein", 5, names=NASTY[8:13])
    async for now in states(table, 1, random.Random(2)):
        view = table_view(now, None)
        drawn = {"lobby": lobby, "playing": panel, "pause": summary}.get(view.phase)
        told = words(drawn(view, EN)) if drawn else ""
        assert "@everyone" not in told
        assert "<#5>" not in told
        assert "https://" not in told


def test_a_reminder_mentions_only_the_person_whose_turn_it_is() -> None:
    view = table_view_of(dealt(CATALOGUE.find("lupfen-liechtenstein"), 3, random.Random(1)), None)
    assert view.asked is not None
    named = tuple(replace(seat, name="@everyone") for seat in view.seats)
    told = words(reminder(replace(view, seats=named, playing=named), EN))
    assert told.count("<@") == 1
    assert f"<@{view.asked.user}>" in told
    assert "@everyone" not in told


def test_typed_text_is_harmless_in_a_refusal() -> None:
    told = words(refusal(Refused("rules-unknown", rules="**x** @everyone"), EN))
    assert "**" not in told.replace("\\*\\*", "")
    assert "@everyone" not in told


def test_a_refusal_without_a_text_is_still_a_sentence() -> None:
    assert words(refusal(Refused("never-heard-of"), EN)) == EN("refused-unknown")


def test_a_person_not_at_the_table_is_offered_a_seat() -> None:
    assert "Join" in words(refusal(Refused("not-at-table"), EN, "abc"))
    assert "Join" not in words(refusal(Refused("decided-already"), EN, "abc")).splitlines()


def test_a_refusal_uses_the_display_names_of_options() -> None:
    german = DE.of_game("lupfen")
    told = words(refusal(Refused("option-bounds", option="max_bet", low=1, high=1000), german))
    assert told == "Höchster Preis: Wähle eine Zahl von 1 bis 1.000."
    assert "jemand" in words(refusal(Refused("host-only", name=""), german))
    assert "Nachrichten senden" in words(refusal(Refused("permission-missing", permission="send-messages"), german))
