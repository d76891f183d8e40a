"""What a family's folder teaches: worked examples (`examples.toml`) and the steps of a course (`course.toml`).

A card of an example is written as the first letter of its suit and a sign for its rank, such as `cA` for the ace of
clubs or `lU` for the Under of leaves; commas separate tricks for the eye only.
"""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from game.core.cards import Pack
from game.core.deal import NO_TALLIES
from game.core.parts import Example, Step

SIGNS: Final[Mapping[str, str]] = MappingProxyType(
    {"ace": "A", "king": "K", "queen": "Q", "jack": "J", "ten": "T", "nine": "9", "eight": "8", "seven": "7"}
    | {"six": "6", "five": "5", "four": "4", "three": "3", "two": "2", "ober": "O", "under": "U", "banner": "B"}
)
"""The signs of ranks; a pack with others writes them in full."""


def examples_in(home: str, pack: Pack) -> tuple[Example, ...]:
    """Read the examples of a family, whose package is at `home`, with cards of a pack; the last seat deals."""
    codes = {f"{card.suit[0]}{SIGNS.get(card.rank, card.rank)}": card.code for card in pack.cards}

    def read(cards: str, answers: str, tallies: Mapping[str, Sequence[int]] = NO_TALLIES, **told: Any) -> Example:
        packs, said = (" ".join(_in_full(cards, codes)),), tuple(_in_full(answers, codes))
        before = {name: tuple(values) for name, values in tallies.items()}
        return Example(dealer=told["seats"] - 1, packs=packs, answers=said, tallies=before, **told)

    return tuple(read(**told) for told in _told(home, "examples.toml")["example"])


def _in_full(words: str, codes: Mapping[str, str]) -> list[str]:
    """Split words at blanks and commas, and replace the cards in them by their codes."""
    split = [word.rpartition(":") for word in words.replace(",", " ").split()]
    return [head + colon + "+".join(codes.get(card, card) for card in cards.split("+")) for head, colon, cards in split]


def course_in(home: str) -> tuple[Step, ...]:
    """Read the steps of a family's course; answers are written as in records."""

    def read(answers: str, right: str, **told: Any) -> Step:
        return Step(answers=tuple(answers.split()), right=tuple(right.split()), **told)

    return tuple(read(**told) for told in _told(home, "course.toml")["step"])


def _told(home: str, name: str) -> dict[str, Any]:
    return tomllib.loads((Path(home).parent / name).read_text(encoding="utf-8"))
