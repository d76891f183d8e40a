"""Cards chosen in advance by people, kept secret and stored nowhere."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.core.driver import Driver
from game.core.errors import Refused
from game.core.questions import PickCard, Question
from game.core.view import cards_answered
from game.core.visibility import answers_of
from game.core.vocabulary import CLAIM, PLAY
from game.table.computers import forced
from game.table.journaled import JournaledTable


class CardAhead(NamedTuple):
    """A card, as in records, and when it was chosen.

    It was chosen in a deal after its owner had played `cards` cards and `taken_back` answers had been taken back, for
    the question `asked`; -1 means ahead of any.
    """

    deal: int
    cards: int
    taken_back: int
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


@dataclass(slots=True, eq=False)
class CardsAhead:
    """The cards that the people of a table have chosen; `changed` is called when one chooses another.

    `plays_single` is whether a person, by id, has their only legal card played for them.
    """

    _table: JournaledTable
    _plays_single: Callable[[int], bool]
    _changed: Callable[[], None]
    _chosen: dict[int, CardAhead] = field(default_factory=dict[int, CardAhead], init=False)

    async def choose(self, user: int, deal: int, card: str, *, ahead: bool) -> None:
        """Choose a card, as in records, for the open question or `ahead` for the next one; "" cancels the choice.

        A card chosen ahead is played after a moment if it is legal then, and forgotten if not. Raises `Refused`.
        """
        table = self._table
        async with table.exclusive():
            seat, driver = table.deal_seat(user), table.driver
            if seat is None:
                raise Refused("not-at-table")
            if driver is None or table.state.phase != "playing" or deal != table.state.deal:
                raise Refused("decided-already")
            if card and all(each.code != card for each in driver.deal.hands[seat]):
                raise Refused("no-such-answer")
            self._chosen.pop(user, None)
            if card:
                asked = -1 if ahead else table.question_number
                self._chosen[user] = CardAhead(deal, cards_played(driver, seat), len(driver.taken_back), asked, card)
            self._changed()

    @property
    def any_chosen(self) -> bool:
        """Whether anybody has chosen a card that is not played yet."""
        return any(self._valid(user) for user in self._chosen)

    def chosen_by(self, user: int) -> str:
        """Return the card that a person has chosen but not played yet, as in records; "" for none."""
        chosen, seat = self._valid(user), self._table.asked_seat
        if chosen is None:
            return ""
        if seat is None or seat.user != user:
            return chosen.answer if chosen.asked < 0 else ""
        now = chosen.asked in {-1, self._table.question_number}
        return chosen.answer if now and self._legal(chosen.answer) is not None else ""

    def automatic(self) -> Any:
        """Return the card to be played without asking the person to act; `None` to ask them."""
        table, seat = self._table, self._table.asked_seat
        question = table.driver.question if table.driver else None
        if seat is None or seat.user is None or question is None:
            return None
        chosen = self._valid(seat.user)
        if chosen and chosen.asked < 0:
            return self._legal(chosen.answer)
        if table.driver and table.state.occasion.at_leisure and forced(table.driver):
            return question.safe
        answers = [answer for answer in question.answers if answer != CLAIM]
        single = len(answers) == 1 and self._plays_single(seat.user)
        return self._legal(question.write(answers[0])) if single else None

    def _valid(self, user: int) -> CardAhead | None:
        """Return a person's choice; it ends with their next card, an answer taken back, and the deal."""
        table = self._table
        number, chosen = table.deal_seat(user), self._chosen.get(user)
        if table.driver is None or number is None or chosen is None:
            return None
        now = table.state.deal, cards_played(table.driver, number), len(table.driver.taken_back)
        return chosen if chosen[:3] == now else None

    def _legal(self, card: str) -> Any:
        return legal_answer(self._table.driver.question if self._table.driver else None, card)
