"""A deal that explains how hands are compared: SW-11 of schwimmen.md."""

from __future__ import annotations

from typing import Final

from game.core.rulesets import Example

_PACK: Final = (
    "hearts-seven spades-ace diamonds-nine hearts-king spades-eight diamonds-ten clubs-seven spades-nine clubs-king "
    "hearts-queen spades-king diamonds-ace clubs-ace clubs-queen hearts-eight clubs-jack clubs-ten clubs-nine "
    "clubs-eight spades-queen spades-jack spades-ten spades-seven hearts-ace hearts-jack hearts-ten hearts-nine "
    "diamonds-king diamonds-queen diamonds-jack diamonds-eight diamonds-seven"
)
_ANSWERS: Final = "keep first clubs-seven second spades-eight pass close pass third diamonds-nine"

EXAMPLES: Final = (Example("compared", 3, 2, (_PACK,), tuple(_ANSWERS.split()), tallies={"lives": (3, 0, 1)}),)
