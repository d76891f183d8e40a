"""`python -m bot simulate`: deals without people."""

from __future__ import annotations

from collections.abc import Sequence

from bot.language import Language
from game.core.errors import Refused
from game.simulate import SENTENCES, sentence
from game.simulate import main as play


def main(arguments: Sequence[str]) -> int:
    """Play deals and print their records; gives 0, or 2 with a sentence for what cannot be played."""
    return play(arguments, _words)


def _words(refused: Refused) -> str:
    """Say a contradiction of house rules as the lobby does; the command line's own sentences name options exactly."""
    texts, key = Language().texts("en"), f"refused-{refused.key}"
    return sentence(refused) if refused.key in SENTENCES or not texts.has(key) else texts(key, **refused.values)
