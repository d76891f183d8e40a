"""Names as people choose them, made harmless: no markdown, no mentions, no tricks with directions or accents."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

LONGEST: Final = 32
MARKS_PER_LETTER: Final = 2
NAMELESS: Final = "?"
_MARKDOWN = re.compile(r"([\\*_~`|<>\[\]()#:.\-])")
_JOINER: Final = "\u200d"
_NO_MENTION: Final = "@\u200b"


@lru_cache(maxsize=4_096)
def plain_name(name: str) -> str:
    """Bring a name into one short line for places without markdown: labels, alt texts, options of a select."""
    kept: list[str] = []
    marks = 0
    for sign in " ".join(unicodedata.normalize("NFC", name).split()):
        marks = marks + 1 if unicodedata.category(sign) in {"Mn", "Me"} else 0
        if marks <= MARKS_PER_LETTER and not _steers(sign):
            kept.append(sign)
    shown = "".join(kept).strip()[:LONGEST].strip(f" {_JOINER}")
    return _isolated(shown) if shown else NAMELESS


@lru_cache(maxsize=4_096)
def safe_name(name: str) -> str:
    """Bring a name into a form that is shown as it is in a message: it formats nothing and mentions nobody."""
    return _MARKDOWN.sub(r"\\\1", plain_name(name)).replace("@", _NO_MENTION)


def _steers(sign: str) -> bool:
    return unicodedata.category(sign) in {"Cc", "Cf", "Co", "Cs", "Cn"} and sign != _JOINER


def _isolated(name: str) -> str:
    """Keep letters that run from right to left from turning the rest of the line around."""
    if any(unicodedata.bidirectional(sign) in {"R", "AL", "AN"} for sign in name):
        return f"\u2068{name}\u2069"
    return name
