"""Answers chosen in advance by people: cards, and what they say before cards are played. Nobody else learns of them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.core.driver import Driver
from game.core.errors import Refused
from game.core.questions import PickCard
from game.core.rulesets import Foreseen
from game.core.visibility import marks_of
from game.core.vocabulary import CLAIM, PLAY
from game.table.computers import forced
from game.table.journaled import Change, JournaledTable
from game.table.state import Ahead


class Offer(NamedTuple):
    """A question that a person may answer ahead, and what they have `chosen`, "" for nothing yet."""

    question: Foreseen
    chosen: str = ""


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


def foreseen(driver: Driver, seat: int) -> Iterator[Foreseen]:
    """Yield the questions that a seat may answer ahead: those that may still come, while none about a hand is open.

    What may stake something is offered once its question goes round; before that, only the safe answer is.
    """
    deal, question, rules = driver.deal, driver.question, driver.setup.ruleset
    if question is None or question.where == "hand" or driver.seat == seat or not deal.active[seat]:
        return
    if not deal.hands[seat] or not deal.has_looked(seat):
        return
    given = driver.given[_hand_questions(driver) :]
    kinds, mine = {question.kind, *(each.kind for _, each, _ in given)}, [each for each in given if each[0] == seat]
    rounds = rules.ahead(driver.setup.options)
    reached = max((number for number, each in enumerate(rounds) if not kinds.isdisjoint(each.kinds)), default=-1)
    for number, each in enumerate(rounds):
        said = [asked.write(answer) for _, asked, answer in mine if asked.kind in each.kinds]
        if any(answer in each.choices and answer != each.safe for answer in said):
            return
        if number > reached:
            yield each._replace(choices=(each.safe,))
        elif number == reached and question.kind in each.kinds and each.safe not in said:
            yield each


def _hand_questions(driver: Driver) -> int:
    """Return how many answers came up to the last one in a hand: what went round before it is over."""
    return max((number for number, (_, each, _) in enumerate(driver.given, 1) if each.where == "hand"), default=0)


def hand_of(driver: Driver, seat: int) -> str:
    """Name the cards of a hand, in any order."""
    return " ".join(sorted(card.code for card in driver.deal.hands[seat]))


def situation(driver: Driver, seat: int) -> str:
    """Describe what an answer that stakes something depends on: trumps, and the marks that the seat sees."""
    marks = (f"{mark.name}/{mark.seat}={mark.value}" for mark in marks_of(driver.deal, seat))
    return " ".join((f"trump={driver.deal.trump}", *sorted(marks)))


@dataclass(slots=True, eq=False)
class AnswersAhead:
    """What the people of a table have chosen, kept in its state; `changed` is called when one chooses something else.

    `plays_single` is whether a person, by id, has their only legal card played for them.
    """

    _table: JournaledTable
    _plays_single: Callable[[int], bool]
    _changed: Callable[[], None]

    async def choose(self, user: int, deal: int, answer: str, *, kind: str = PLAY, ahead: bool = True) -> None:
        """Choose a card or an answer to a `kind` of question, as in records; "" cancels the choice.

        It is chosen `ahead` of the next such question, or for the open one, to be confirmed. Chosen ahead, it is
        given after a moment if it still fits then. Raises `Refused`.
        """
        table = self._table
        async with table.exclusive():
            seat, driver, state = table.deal_seat(user), table.driver, table.state
            if seat is None:
                raise Refused("not-at-table")
            if driver is None or state.phase != "playing" or deal != state.deal:
                raise Refused("decided-already")
            offer = _offer(driver, seat, kind)
            if answer and answer not in offer.choices:
                raise Refused("no-such-answer", answer=answer[:100])
            chosen = Ahead(
                seat=state.playing[seat].id,
                deal=deal,
                hand=hand_of(driver, seat),
                taken_back=len(driver.taken_back),
                kinds=offer.kinds,
                answer=answer,
                asked=-1 if ahead else table.question_number,
                situation="" if answer == offer.safe or kind == PLAY else situation(driver, seat),
            )
            others = [each for each in state.ahead if each.deal == deal and not each.replaced_by(chosen)]
            after = state.replace(ahead=(*others, *([chosen] if answer else ())))
            if after.ahead != state.ahead:
                await table.commit(Change(None, after))
                self._changed()

    def card_of(self, user: int) -> str:
        """Return the card that a person has chosen but not played yet, as in records; "" for none."""
        chosen, seat = self._valid(user, PLAY), self._table.asked_seat
        if chosen is None:
            return ""
        if seat is None or seat.user != user:
            return chosen.answer if chosen.asked < 0 else ""
        now = chosen.asked in {-1, self._table.question_number}
        return chosen.answer if now and self._answer(chosen) is not None else ""

    def offers(self, user: int) -> tuple[Offer, ...]:
        """List the questions that a person may answer ahead, each with what they have chosen."""
        driver, seat = self._table.driver, self._table.deal_seat(user)
        if driver is None or seat is None or self._table.state.phase != "playing":
            return ()
        found = ((each, self._valid(user, each.kinds[0])) for each in foreseen(driver, seat))
        return tuple(Offer(each, chosen.answer if chosen and self._fits(chosen) else "") for each, chosen in found)

    def lapsed(self, user: int) -> str:
        """Return what a person had chosen ahead of the question that is now open for them, if it no longer fits."""
        seat, question = self._table.asked_seat, self._table.driver.question if self._table.driver else None
        if seat is None or seat.user != user or question is None:
            return ""
        chosen = self._valid(user, question.kind)
        return chosen.answer if chosen and chosen.asked < 0 and self._answer(chosen) is None else ""

    def automatic(self) -> Any:
        """Return the answer to be given without asking the person to act; `None` to ask them."""
        table, seat = self._table, self._table.asked_seat
        question = table.driver.question if table.driver else None
        if seat is None or seat.user is None or question is None:
            return None
        chosen = self._valid(seat.user, question.kind)
        if chosen and chosen.asked < 0:
            return self._answer(chosen)
        if table.driver and table.state.occasion.at_leisure and forced(table.driver):
            return question.safe
        if not isinstance(question, PickCard) or question.kind != PLAY:
            return None
        answers = [answer for answer in question.answers if answer != CLAIM]
        return answers[0] if len(answers) == 1 and self._plays_single(seat.user) else None

    def _valid(self, user: int, kind: str) -> Ahead | None:
        """Return a person's choice for a kind of question; it ends with their hand, an answer taken back, the deal."""
        table = self._table
        number, driver = table.deal_seat(user), table.driver
        if driver is None or number is None or not table.state.ahead:
            return None
        mine = (each for each in table.state.ahead if each.seat == table.state.playing[number].id)
        now = table.state.deal, hand_of(driver, number), len(driver.taken_back)
        return next((each for each in mine if kind in each.kinds and each.made_at == now), None)

    def _fits(self, chosen: Ahead) -> bool:
        driver, seats = self._table.driver, [seat.id for seat in self._table.state.playing]
        same = driver is not None and chosen.situation == situation(driver, seats.index(chosen.seat))
        return same or not chosen.situation

    def _answer(self, chosen: Ahead) -> Any:
        """Return a choice as the answer to the open question; `None` if it no longer fits."""
        question = self._table.driver.question if self._table.driver else None
        try:
            return question.read(chosen.answer) if question and self._fits(chosen) else None
        except Refused:
            return None


def _offer(driver: Driver, seat: int, kind: str) -> Foreseen:
    """Return what a seat may choose ahead of a kind of question; raises `Refused` if nothing."""
    if kind == PLAY:
        cards = driver.deal.hands[seat] if driver.deal.has_looked(seat) else ()
        return Foreseen((PLAY,), tuple(card.code for card in cards), "")
    found = next((each for each in foreseen(driver, seat) if kind in each.kinds), None)
    if found is None:
        raise Refused("decided-already")
    return found
