"""Cards chosen in advance by people, kept secret and stored nowhere."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.core.driver import Driver
from game.core.questions import PickCard, Question

PLAY = "play"
"""The kind of question for a card to a trick."""


class CardAhead(NamedTuple):
    """A card, as in records, and when it was chosen.

    It was chosen in a deal after its owner had played `cards` cards, for the question `asked`; -1 means ahead of any.
    """

    deal: int
    cards: int
    asked: int
    answer: str


class CardsAhead:
    """The cards chosen by the people at a table; each ends with its owner's next card, and with the deal."""

    __slots__ = ("_of",)

    def __init__(self) -> None:
        self._of: dict[int, CardAhead] = {}

    def make(self, user: int, ahead: CardAhead | None) -> None:
        """Replace a person's previous choice; `None` cancels it."""
        self._of.pop(user, None)
        if ahead:
            self._of[user] = ahead

    def of(self, user: int, deal: int, cards: int) -> CardAhead | None:
        """Return the choice of a person who has played `cards` cards in a deal."""
        ahead = self._of.get(user)
        return ahead if ahead and (ahead.deal, ahead.cards) == (deal, cards) else None


def cards_played(driver: Driver, seat: int) -> int:
    """Count the cards that a seat was asked for."""
    return sum(number == seat and question.kind == PLAY for number, question, _ in driver.given)


def legal_answer(question: Question[Any] | None, written: str) -> Any:
    """Return a card that a question allows, `None` otherwise."""
    if not isinstance(question, PickCard) or question.kind != PLAY:
        return None
    return next((card for card in question.cards if question.write(card) == written), None)
