"""Names people choose, made harmless: one line, no markdown, no mentions, no tricks.

Control, format and unassigned characters are removed, as are piles of accents and strokes through letters. A name with
nothing visible gets a placeholder.
"""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, Literal

LONGEST: Final = 32
NAMELESS: Final = "?"
MARKS_PER_LETTER: Final = 2
LATIN_MARKS: Final = range(0x0300, 0x0370)
OVERLAY: Final = 1  # the combining class of strokes through a letter
NON_JOINER, JOINER = "\u200c", "\u200d"
EMOJI_STYLE, KEYCAP = "\ufe0f", "\u20e3"
BLACK_FLAG, TAGS = "\U0001f3f4", range(0xE0020, 0xE0080)
BLANKS: Final = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Characters that count as letters, marks or symbols but show nothing: fillers, the empty braille cell and the like."""
_MARKDOWN: Final = re.compile(r"([\\*_~`|<>\[\]()#:.\-])")
_NO_MENTION: Final = "@\u200b"


@lru_cache(maxsize=4_096)
def plain_name(name: str) -> str:
    """Turn a name into one short line for places without markdown: labels, alt texts, options of a select."""
    shown = tidy(name)[:LONGEST].strip(f" {NON_JOINER}{JOINER}")
    return _isolated(shown) if shown else NAMELESS


@lru_cache(maxsize=4_096)
def safe_name(name: str) -> str:
    """Escape a name so that a message shows it literally: it formats nothing and mentions no one."""
    return _MARKDOWN.sub(r"\\\1", plain_name(name)).replace("@", _NO_MENTION)


def tidy(name: str, form: Literal["NFC", "NFKC"] = "NFC") -> str:
    """Turn a name into one line, empty if nothing is visible; with NFKC, fancy letters become plain letters."""
    kept = "".join(_kept(" ".join(unicodedata.normalize(form, name).split()))).strip()
    visible = (sign not in BLANKS and unicodedata.category(sign)[0] not in "CMZ" for sign in kept)
    return kept if any(visible) else ""


def _kept(line: str) -> Iterator[str]:
    """Drop control and invisible characters, and more marks than a letter carries in any language."""
    marks, before = 0, ""
    for sign in line:
        marks = marks + 1 if _is_mark(sign) else 0
        heap = marks > (1 if ord(sign) in LATIN_MARKS else MARKS_PER_LETTER)
        flag = ord(sign) in TAGS and (before == BLACK_FLAG or (before and ord(before) in TAGS))
        if not heap and (flag or not _steers(sign)):
            before = sign
            yield sign


def _is_mark(sign: str) -> bool:
    """Whether a character is a mark on the letter before it; those that form emojis are not counted."""
    return unicodedata.category(sign) in {"Mn", "Me"} and sign not in {EMOJI_STYLE, KEYCAP}


def _steers(sign: str) -> bool:
    """Whether a character only controls others, is unassigned, or strikes a letter through."""
    if sign in {NON_JOINER, JOINER}:
        return False
    return unicodedata.category(sign) in {"Cc", "Cf", "Co", "Cs", "Cn"} or unicodedata.combining(sign) == OVERLAY


def _isolated(name: str) -> str:
    """Isolate right-to-left letters, so that they do not reverse the rest of the line."""
    if any(unicodedata.bidirectional(sign) in {"R", "AL", "AN"} for sign in name):
        return f"\u2068{name}\u2069"
    return name
