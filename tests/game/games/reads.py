"""What readers must see of a deal, by viewer and language, as rows of a table: `@reading(Read(…), …)`."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pytest

from bot.language import Texts
from tests.game.games.shown import EN, own_words, public_words, told
from tests.game.games.support import Game


class Read(NamedTuple):
    """Texts that the viewers must see, and texts that they must not.

    A capital letter stands for a seat's hand, a small letter for what has happened as that seat may know it, `-` for
    the public message, and `+` for what has happened as everybody may know it.
    """

    claim: str
    begin: Callable[[], Game]
    viewers: str
    there: Sequence[str] = ()
    absent: Sequence[str] = ()
    texts: Texts = EN

    def by(self, viewer: str) -> str:
        """Return all that one of the viewers reads."""
        game = self.begin()
        if viewer == "-":
            return public_words(game, self.texts)
        if viewer.isupper():
            return own_words(game, viewer, self.texts)
        seat = None if viewer == "+" else game.letters.index(viewer.upper()) + 1
        return "\n".join(told(game, seat, self.texts))

    def check(self) -> None:
        """Fail if a viewer reads too little or too much."""
        for viewer in self.viewers:
            text = self.by(viewer)
            assert [line for line in self.there if line not in text] == []
            assert [line for line in self.absent if line in text] == []


def reading(*reads: Read) -> pytest.MarkDecorator:
    """Run a test once for each row."""
    return pytest.mark.parametrize("read", reads, ids=lambda read: read.claim)
