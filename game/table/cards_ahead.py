"""Cards that people have chosen before they play them, known to no one else and written down nowhere."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.core.driver import Driver
from game.core.questions import PickCard, Question

PLAY = "play"
"""The kind of the question for a card of a trick."""


class CardAhead(NamedTuple):
    """A card, as records write it, and when it was chosen.

    It was chosen in a deal when its owner had played so many `cards`, for the question `asked`; ahead of any for -1.
    """

    deal: int
    cards: int
    asked: int
    answer: str


class CardsAhead:
    """What the people at a table have chosen; each ends with its owner's next card, and with the deal."""

    __slots__ = ("_of",)

    def __init__(self) -> None:
        self._of: dict[int, CardAhead] = {}

    def make(self, user: int, ahead: CardAhead | None) -> None:
        """Take the place of what a person has chosen before; `None` takes that back."""
        self._of.pop(user, None)
        if ahead:
            self._of[user] = ahead

    def of(self, user: int, deal: int, cards: int) -> CardAhead | None:
        """Return what a person has chosen who has played so many cards in a deal."""
        ahead = self._of.get(user)
        return ahead if ahead and (ahead.deal, ahead.cards) == (deal, cards) else None


def cards_played(driver: Driver, seat: int) -> int:
    """Count the cards for which a seat was asked."""
    return sum(number == seat and question.kind == PLAY for number, question, _ in driver.given)


def legal_answer(question: Question[Any] | None, written: str) -> Any:
    """Return a card that a question for one allows, `None` where it does not."""
    if not isinstance(question, PickCard) or question.kind != PLAY:
        return None
    return next((card for card in question.cards if question.write(card) == written), None)
