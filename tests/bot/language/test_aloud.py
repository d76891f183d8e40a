"""Texts that are read aloud have words where others have symbols."""

import re
from collections.abc import Iterator

import pytest

from bot.language import Language
from bot.language.aloud import PICTURE, aloud
from bot.language.stand_ins import GERMAN
from bot.language.texts import files_of, shelves_of
from game.games.catalogue import CATALOGUE

LANGUAGE = Language(strict=True)
ONE_LINE = re.compile(r"^([\w-]+) = (.+)$", re.MULTILINE)


@pytest.mark.parametrize(
    ("locale", "written", "heard"),
    [
        ("en", "🏆 **Anna** wins ✅", "**Anna** wins"),
        ("en", "♣ Clubs ×12", "Clubs ×12"),
        ("de", "Zwang mit ♣ Dame", "Zwang mit Kreuz Dame"),
        ("en", "the lowest suit (♣ over ♠)", "the lowest suit (Clubs over Spades)"),
        ("de", "🌰 Eichel-Ober · ❤️ Herz", "Eichel-Ober, Herz"),
        ("en", "◀", "◀"),
    ],
)
def test_suits_are_spoken_and_decorative_emojis_omitted(locale: str, written: str, heard: str) -> None:
    assert aloud(written, lambda suit: LANGUAGE.texts(locale)(f"suit-{suit}")) == heard


def test_peoples_names_are_left_unchanged() -> None:
    texts = LANGUAGE.texts("en", aloud=True)
    assert texts("event-trick", name="🌸", number=2) == "🌸 takes trick 2."


def test_readers_with_german_suits_hear_german_suit_names() -> None:
    texts = LANGUAGE.texts("de", suits=GERMAN, aloud=True).of_game("skat", "skat")
    assert "Eichel" in texts("choice-game-clubs")
    assert "♣" not in texts("choice-game-clubs")


def signs_alone() -> Iterator[str]:
    """Yield the keys of texts that are nothing but symbols."""
    for file in files_of("en", shelves_of(CATALOGUE)):
        for key, words in ONE_LINE.findall(file.read_text(encoding="utf-8")):
            if PICTURE.search(words) and not re.search(r"\w", words):
                yield key


def test_a_text_made_only_of_symbols_has_a_spoken_version() -> None:
    found = [*signs_alone()]
    assert "page-back" in found
    assert [key for key in found if not LANGUAGE.texts("en").has(f"{key}-aloud")] == []
