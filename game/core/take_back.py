"""Taking back an answer: how the log writes it, and what it may undo.

Whoever has just answered may ask to take that back while nothing has come to light but the answer itself: no card of
anybody else, none from the stock, and no other answer. What one has said or laid for everybody to see is one's own and
nothing new; so the others, who have seen it, are asked, one after another, and all of them have to agree. Then the deal
runs again from its start, with the answers before that one, and everybody sees what they saw then.

The log keeps it all: the answer, the request (`take_back`), the consent of each of the others, and what is answered
instead. `take_back:n` goes back freely, to the first n answers that count; tables allow that to people who play alone.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from game.core.cards import Pack
from game.core.events import (
    EVERYBODY,
    Announced,
    Answered,
    CardsKnown,
    CardsMoved,
    Event,
    Paid,
    Played,
    PutAside,
    TrickTaken,
)
from game.core.lines import Seat
from game.core.participants import ALONE
from game.core.questions import Choose, Question
from game.core.vocabulary import AGREE, CLAIM, HAND, REFUSE, TAKE_BACK

_FREELY: Final = re.compile(rf"{TAKE_BACK}:(\d{{1,6}})", re.ASCII)


class Request(NamedTuple):
    """A pending request of a `seat` that only the first `keep` answers shall count; the seats `left` are to be asked.

    `question`, to the seat `asked`, is the one that is open meanwhile.
    """

    seat: int
    keep: int
    question: Question[Any]
    asked: int
    left: tuple[int, ...]


def is_request(text: str) -> bool:
    """Whether an answer, as records write it, asks to take one back."""
    return text == TAKE_BACK or _FREELY.fullmatch(text) is not None


def freely(keep: int) -> str:
    """Return the answer that goes back to the first `keep` answers without asking anybody."""
    return f"{TAKE_BACK}:{keep}"


def kept_by(text: str) -> int | None:
    """Return the number of answers that a request keeps; `None` for all but the last."""
    found = _FREELY.fullmatch(text)
    return int(found[1]) if found else None


def consent(seat: int) -> Choose:
    """Return the question whether a seat may take its answer back."""
    return Choose(TAKE_BACK, (AGREE, REFUSE), REFUSE).telling(name=Seat(seat))


def is_whole(question: Question[Any], answer: Any, then: Question[Any]) -> bool:
    """Whether an answer is no step on the way to one; whether there was another is only its own seat's to know."""
    return answer != CLAIM and not any(isinstance(each, Choose) and each.within for each in (question, then))


def shows_only(seat: int, events: Iterable[Event], pack: Pack) -> bool:
    """Whether events show nothing but what a seat has answered, and what follows from that for everybody to see."""
    return all(_is_own(event, seat, pack) for event in events)


def _is_own(event: Event, seat: int, pack: Pack) -> bool:
    match event:
        case Answered() | PutAside():
            return event.seat == seat
        case Played():
            return type(event) is Played and event.seat == seat
        case Announced():
            return event.seat == seat and not any(value in pack.by_code for value in event.values.values())
        case CardsMoved():
            return event.source == (HAND, seat)
        case CardsKnown():
            return event.source == (HAND, seat) and event.audience in {EVERYBODY, ALONE[seat]}
        case _:
            return isinstance(event, Paid | TrickTaken)


class Course(NamedTuple):
    """The `lasting` answers of a record, by their numbers, and the seats that have `taken_back` one, in order."""

    lasting: Sequence[int]
    taken_back: Sequence[int]


def course_of(questions: Iterable[Mapping[str, Any]]) -> Course:
    """Separate the lasting answers of a finished record from those taken back, and from what was asked about that."""
    lasting: list[int] = []
    seats: list[int] = []
    keep: int | None = None
    for number, asked in enumerate(questions):
        if asked["kind"] == TAKE_BACK and asked["answer"] == REFUSE:
            keep = None
            seats.pop()
        elif asked["kind"] != TAKE_BACK:
            lasting, keep = [*lasting[:keep], number], None
        elif is_request(asked["answer"]):
            lasting, told = lasting[:keep], kept_by(asked["answer"])
            keep = len(lasting) - 1 if told is None else told
            seats.append(asked["seat"])
    return Course(lasting[:keep], seats)


def as_played(record: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a record with its lasting answers alone, as those who tell of the deal read it."""
    questions = record["questions"]
    if all(asked["kind"] != TAKE_BACK for asked in questions):
        return record
    return {**record, "questions": [questions[number] for number in course_of(questions).lasting]}
