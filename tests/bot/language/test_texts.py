"""Texts: languages, look-up, and what is missing."""

import logging
from pathlib import Path

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.interactions.reply import Readers
from bot.language import Language, MissingText
from bot.language.texts import files_of, shelves_of
from bot.panels.kit.words import digits_of, number_words, signed
from bot.panels.table.scenes import style_of
from bot.pictures.amounts import short
from bot.preferences import Preferences
from game.core.cards import PIQUET_32
from game.games.catalogue import CATALOGUE
from tests.bot.display.stage import Nothing

LANGUAGE = Language(strict=True)
IN_A_MENU = "command-play-with"
"""The name of a command in the menu of a member, which may have capitals and blanks."""


@pytest.mark.parametrize(
    ("locale", "language"),
    [("de", "de"), ("de-AT", "de"), ("en-GB", "en"), ("en-US", "en"), ("fr", "en"), ("da", "en"), (None, "en")],
)
def test_discord_locales_map_to_languages(locale: str | None, language: str) -> None:
    assert LANGUAGE.code_of(locale) == language
    assert LANGUAGE.texts(locale).language == language


def test_every_discord_locale_has_texts() -> None:
    assert {LANGUAGE.texts(str(locale.value))("start") for locale in discord.Locale} == {"Start"}


def test_values_appear_in_a_text_and_select_its_form() -> None:
    english = LANGUAGE.texts("en")
    assert english("seat-tricks", tricks=1) == "1 trick"
    assert english("seat-tricks", tricks=2) == "2 tricks"
    assert english("refused-table-full", most=5).endswith("no more than 5.")


@given(st.integers(-(10**12), 10**12))
def test_numbers_have_one_format_in_all_texts_of_a_language(amount: int) -> None:
    for locale, group in (("en", ","), ("de", "."), ("de-CH", "’")):
        texts = LANGUAGE.texts(locale)
        written = f"{amount:,}".replace(",", group).replace("-", "−")
        assert number_words(texts, amount) == written
        assert signed(texts, amount) == (f"+{written}" if amount > 0 else written)
        assert f"**{written}**" in texts("panel-pot", pot=amount)


@pytest.mark.parametrize(
    ("locale", "thousand", "million"), [("en", "−1,714", "1.2M"), ("de", "−1.714", "1,2M"), ("de-CH", "−1’714", "1.2M")]
)
def test_pictures_format_amounts_like_texts(locale: str, thousand: str, million: str) -> None:
    texts = LANGUAGE.texts(locale)
    digits = digits_of(texts)
    assert short(-1714, digits) == number_words(texts, -1714) == thousand
    assert short(1_234_567, digits) == million
    assert style_of(PIQUET_32, texts).letters.digits == digits


def test_swiss_german_has_its_own_spelling_and_every_german_text() -> None:
    german, swiss = LANGUAGE.texts("de"), LANGUAGE.texts("de-CH")
    assert german("history-best", name="Groß", result="+3", deal="„Ei“").startswith("🏆 Größter Gewinn: **Groß")
    assert swiss("history-best", name="Groß", result="+3", deal="").startswith("🏆 Grösster Gewinn: **Groß")
    assert german("answered", name="Ben", choice="Mit!") == "Ben: „Mit!“"
    assert swiss("answered", name="Ben", choice="Mit!") == "Ben: «Mit!»"
    said = [texts.of_game("schwimmen")("choice-turn-close") for texts in (german, swiss)]
    assert said == ["Klopfen", "Zumachen"], "a region's own word at the table"
    assert [*LANGUAGE.names] == ["en", "de", "de-CH"]
    assert LANGUAGE.codes == ("en", "de")


async def test_a_server_sets_its_german_variant_unless_people_chose_their_own() -> None:
    preferences = Preferences(Nothing())
    readers = Readers(LANGUAGE, preferences)
    await preferences.change("server", 7, "language", "de-CH")
    await preferences.change("person", 2, "language", "de")
    read = {
        (user, server, locale): readers.texts_of(user, server, locale).language
        for user in (1, 2)
        for server in (7, 8)
        for locale in ("de", "en-GB")
    }
    assert read[1, 7, "de"] == "de-CH"
    assert read[1, 8, "de"] == "de"
    assert read[1, 7, "en-GB"] == read[1, 8, "en-GB"] == "en"
    assert {language for (user, *_), language in read.items() if user == 2} == {"de"}


def test_a_missing_text_is_an_error_in_strict_mode() -> None:
    with pytest.raises(MissingText, match="no-such-key"):
        LANGUAGE.texts("en")("no-such-key")
    with pytest.raises(MissingText, match="refused-table-full"):
        LANGUAGE.texts("en")("refused-table-full")


def test_a_missing_text_becomes_a_neutral_sentence_and_a_log_line(caplog: pytest.LogCaptureFixture) -> None:
    texts = Language().texts("de")
    with caplog.at_level(logging.ERROR):
        assert texts("no-such-key") == texts("no-words")
        assert texts("refused-table-full") == texts("no-words")
    assert "no-such-key" in caplog.text


def test_additional_folders_add_and_replace_texts(tmp_path: Path) -> None:
    for code, word in (("en", "Flip!"), ("de", "Wirf!")):
        (tmp_path / code).mkdir()
        (tmp_path / code / "toy.ftl").write_text(f"question-flip = {word}\nstart = {word}\n", encoding="utf-8")
    language = Language(tmp_path, strict=True)
    assert language.texts("de")("question-flip") == "Wirf!"
    assert language.texts("en")("start") == "Flip!"
    assert LANGUAGE.texts("en")("start") == "Start"


def test_a_games_own_texts_take_precedence_over_family_and_general_ones(tmp_path: Path) -> None:
    for code in LANGUAGE.codes:
        own = "pond-question-throw = far?\npond-deep-question-throw = deep?\npond-start = Splash\n"
        (tmp_path / f"{code}.ftl").write_text(own, encoding="utf-8")
    texts = Language(tmp_path, strict=True).texts("en")
    deep, flat = texts.of_game("pond-deep", "pond"), texts.of_game("pond-flat", "pond")
    assert (deep("question-throw"), flat("question-throw")) == ("deep?", "far?")
    assert (deep("start"), texts("start"), deep.plain("start")) == ("Splash", "Start", "Splash")
    assert deep("stop-now") == texts("stop-now")
    assert deep.has("question-throw")
    assert not texts.has("question-throw")


def test_command_names_and_descriptions_are_valid_for_discord() -> None:
    for code in LANGUAGE.codes:
        texts = LANGUAGE.texts(code)
        keys = [key for key in _keys(code) if key.startswith(("command-", "argument-", "family-"))]
        assert keys
        for key in keys:
            words = texts(key)
            if key.endswith("-description"):
                assert 1 <= len(words) <= 100
            elif key == IN_A_MENU:
                assert 1 <= len(words) <= 32
            elif not key.startswith("family-"):
                assert discord.app_commands.commands.validate_name(words) == words


def _keys(code: str) -> list[str]:
    sources = (path.read_text("utf-8") for path in files_of(code, shelves_of(CATALOGUE)))
    lines = (line for source in sources for line in source.splitlines())
    return [line.partition(" =")[0] for line in lines if " =" in line and not line.startswith("#")]
