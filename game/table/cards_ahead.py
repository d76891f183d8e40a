"""Cards chosen in advance by people, kept secret and stored nowhere."""

from typing import Any, NamedTuple

from game.core.driver import Driver
from game.core.questions import PickCard, Question
from game.core.view import cards_answered
from game.core.visibility import answers_of
from game.core.vocabulary import PLAY


class CardAhead(NamedTuple):
    """A card, as in records, and when it was chosen.

    It was chosen in a deal after its owner had played `cards` cards, for the question `asked`; -1 means ahead of any.
    """

    deal: int
    cards: int
    asked: int
    answer: str


def cards_played(driver: Driver, seat: int) -> int:
    """Count the cards that a seat was asked for and has played."""
    return cards_answered(answers_of(driver, seat), seat)


def ruled_out(driver: Driver, seat: int) -> tuple[str, ...]:
    """List a seat's cards, as in records, that the open trick forbids it: those off the suit led, if it must follow.

    What else will be legal depends on the cards that others have yet to play. A claim interrupts the trick and changes
    nothing about it.
    """
    trick, ordering = driver.deal.trick, driver.deal.ordering
    questions = (driver.question, *(question for _, question, _ in reversed(driver.given)))
    obligation = next((each.obligation for each in questions if isinstance(each, PickCard)), None)
    if obligation is None or any(number == seat for number, _ in trick) or not trick:
        return ()
    hand, follows = driver.deal.hands[seat], ordering.follows[trick[0][1]]
    legal = obligation(hand, trick, ordering)[0] if any(map(follows, hand)) else hand
    return tuple(card.code for card in hand if card not in legal and not follows(card))


def legal_answer(question: Question[Any] | None, written: str) -> Any:
    """Return a card that a question allows, `None` otherwise."""
    if not isinstance(question, PickCard) or question.kind != PLAY:
        return None
    return next((card for card in question.cards if question.write(card) == written), None)
