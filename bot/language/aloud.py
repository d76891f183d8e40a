"""Texts for reading aloud: suits are named instead of drawn, and pictures between words are omitted.

A text whose symbols carry more meaning than that has a variant for people who have texts read aloud, `<key>-aloud`.
"""

import re
from collections.abc import Callable, Mapping
from typing import Final

ALOUD: Final = "aloud"
SIGNS: Final[Mapping[str, str]] = {
    "acorns": "🌰",
    "roses": "🌹",
    "shields": "🛡️",
    "bells": "🔔",
    "leaves": "🍃",
    "hearts": "❤️",
    "clubs": "♣",
    "spades": "♠",
    "diamonds": "♦",
    "plain-hearts": "♥",
}
"""The plain characters of the suits; those of a French pack are as plain as its hearts."""
SUITS: Final[Mapping[str, str]] = {sign.rstrip("\ufe0f"): suit.removeprefix("plain-") for suit, sign in SIGNS.items()}
PICTURE: Final = re.compile(r"([\u2190-\u21ff\u2300-\u23ff\u25a0-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff])\ufe0f? *")
NEXT_WORD: Final = re.compile(r"\w*")
ALIKE: Final = 4
"""The number of initial letters that show a word after a suit symbol to be the suit's name, as in "Acorn Ober"."""


def aloud(words: str, suit: Callable[[str], str], kept: str = "") -> str:
    """Rewrite a text for reading aloud; `suit` names suits, symbols in `kept` are people's own. Never empty."""

    def spoken(found: re.Match[str]) -> str:
        sign = found[1]
        if sign in kept:
            return found[0]
        if sign not in SUITS:
            return ""
        name, behind = suit(SUITS[sign]), NEXT_WORD.match(words, found.end())
        if behind and behind[0][:ALIKE].casefold() == name[:ALIKE].casefold():
            return ""
        return f"{name} " if found.end() < len(words) and words[found.end()] not in ",.;:)" else name

    told = PICTURE.sub(spoken, words).replace(" · ", ", ")
    return told.rstrip() if told.strip() else words
