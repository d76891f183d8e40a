"""The questions to players, typed by their answer.

Four closed shapes: `Choose`, `Amount`, `PickCard`, `PickCards`. Each knows every legal answer, a safe one for a player
whose time runs out, and how records write an answer (`write`, `read`): people may name several cards in any order,
records use the question's own. `kind` names the question in records and in the texts (`question-<kind>`,
`choice-<kind>-<choice>`).

A question that depends on hidden cards must look like any other: `Choose.shown` are the choices that everybody sees on
the panel, `Choose.choices` the legal ones; the cards of a hand are shown only to their owner.

Questions are plain slotted classes for speed, because searching computers create a hundred thousand of them per second.
Treat them as immutable.

>>> bid = Amount("bid", (18, 20, 23), extras=("pass",), safe="pass")
>>> bid.read("20"), bid.safe, bid.record()
(20, 'pass', ['18', '20', '23', 'pass'])
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from itertools import combinations
from types import MappingProxyType
from typing import Generic, Literal, Self, TypeVar

from game.core.cards import Card
from game.core.errors import BrokenRules, Refused, Value
from game.core.events import Place
from game.core.lines import Seat
from game.core.ordering import Obligation, Ordering

A = TypeVar("A")
Where = Literal["panel", "hand"]
Note = Mapping[str, Value | Card]
"""Values for the text of one choice, known to everybody."""
About = Mapping[str, Value | Card | Seat]
"""Values for the text of a question, known to everybody; a seat is displayed as the name of its player."""
NOTHING: About = MappingProxyType({})


class Question(ABC, Generic[A]):
    """A question to one seat.

    `about` are the values in its text, such as the card to give another for; everybody may know them.
    """

    __slots__ = ("_about", "answers", "kind")
    kind: str
    answers: Sequence[A]
    """Every legal answer."""
    where: Where = "hand"
    _about: About

    @property
    def about(self) -> About:
        """The values in its text; not set on construction, because few questions have any."""
        return getattr(self, "_about", NOTHING)

    @property
    @abstractmethod
    def safe(self) -> A:
        """The answer given for a player whose time has run out."""

    def telling(self, **about: Value | Card | Seat) -> Self:
        """Set values for the text of the question, before it is asked."""
        self._about = about
        return self

    def write(self, answer: A) -> str:
        """Format an answer as in records."""
        return str(answer)

    def read(self, text: str) -> A:
        """Parse an answer as in records; raises `Refused("no-such-answer")` for an illegal one."""
        for answer in self.answers:
            if self.write(answer) == text:
                return answer
        raise Refused("no-such-answer", answer=text[:100])

    def record(self) -> list[str] | dict[str, int]:
        """Format all legal answers as in records."""
        return [self.write(answer) for answer in self.answers]


class Choose(Question[str]):
    """One of several labelled choices.

    `choices` are the legal ones; `shown` is everything the question could ever offer, which is what the panel shows. A
    choice that is shown but illegal is refused with the sentence `refused-<forbids>`. `notes` are values in the texts
    of single choices, such as the card that is taken; everybody may know them. A question `within` one of another kind
    is part of it: for all others that one is still open, and it shares its time.
    """

    __slots__ = ("choices", "forbids", "notes", "safe_choice", "shown", "where", "within")

    def __init__(
        self,
        kind: str,
        choices: Sequence[str],
        safe: str,
        *,
        shown: Sequence[str] = (),
        forbids: str = "no-such-answer",
        where: Where = "panel",
        notes: Mapping[str, Note] | None = None,
        within: str = "",
    ) -> None:
        self.kind = kind
        self.where = where
        self.within = within
        self.answers = self.choices = tuple(choices)
        self.safe_choice = safe
        self.shown = tuple(shown) or self.choices
        self.forbids = forbids
        self.notes: Mapping[str, Note] = notes or {}

    @property
    def safe(self) -> str:
        """The choice of a player whose time has run out."""
        return self.safe_choice

    def read(self, text: str) -> str:
        """Parse a choice; one that is shown but illegal is refused with this question's reason."""
        if text in self.choices:
            return text
        raise Refused(self.forbids if text in self.shown else "no-such-answer", answer=text[:100])


class Amount(Question[int | str]):
    """One of `numbers`, a range or, if they have gaps, listed from the lowest to the highest.

    `extras` are offered in addition to the numbers, such as `pass`. The lowest number is safe unless `safe` names
    another answer.
    """

    __slots__ = ("_safe", "extras", "high", "low", "numbers")
    where = "panel"

    def __init__(
        self, kind: str, numbers: Sequence[int], *, extras: Sequence[str] = (), safe: int | str | None = None
    ) -> None:
        self.kind = kind
        self.numbers = numbers = numbers if isinstance(numbers, range) else tuple(numbers)
        self.low, self.high = numbers[0], numbers[-1]
        self.extras = tuple(extras)
        self.answers = (*numbers, *self.extras) if extras else numbers
        self._safe = safe

    @property
    def safe(self) -> int | str:
        """The answer named as safe, else the lowest number."""
        return self.numbers[0] if self._safe is None else self._safe

    def read(self, text: str) -> int | str:
        """Parse an answer; raises `Refused("amount-outside")` for an illegal one."""
        if text in self.extras:
            return text
        if text.isascii() and text.isdecimal() and len(text) <= 15 and int(text) in self.numbers:
            return int(text)
        raise Refused("amount-outside", low=self.low, high=self.high)

    def record(self) -> list[str] | dict[str, int]:
        """Format the interval, or every answer if an interval is not enough."""
        if self.extras or has_gaps(self.numbers):
            return super().record()
        return {"min": self.low, "max": self.high}


def has_gaps(numbers: Sequence[int]) -> bool:
    """Whether some number between the first and the last one is missing."""
    return len(numbers) <= numbers[-1] - numbers[0]


class PickCard(Question[Card | str]):
    """One card of a zone, or one of the `extras` offered in addition to the cards, such as `exchange`.

    `source` is the zone, by default the player's own hand. `duty` names the obligation that forbids the other cards
    (`free` if none does); `prefix` precedes the card in records (`discard:` for a card to throw away). The lowest card
    by `ordering` is safe unless `safe` names another answer. `obligation`, set before the question is asked, is the
    function that forbids the other cards. It must judge each of them independently, because computers infer from it
    which cards others cannot hold.
    """

    __slots__ = ("_safe", "cards", "duty", "extras", "obligation", "ordering", "prefix", "source")

    def __init__(
        self,
        kind: str,
        cards: Sequence[Card],
        ordering: Ordering | None = None,
        duty: str = "free",
        extras: tuple[str, ...] = (),
        prefix: str = "",
        source: Place | None = None,
        safe: Card | str | None = None,
    ) -> None:
        self.kind = kind
        self.cards = held = tuple(cards)  # hands change, questions do not
        self.answers = (*held, *extras) if extras else held
        self.ordering = ordering
        self.extras = extras
        self.duty = duty
        self.obligation: Obligation | None = None
        self.prefix = prefix
        self.source = source
        self._safe = safe

    @property
    def safe(self) -> Card | str:
        """The answer named as safe, else the lowest legal card."""
        if self._safe is not None:
            return self._safe
        return self.ordering.lowest(self.cards) if self.ordering else min(self.cards, key=lambda card: card.power)

    def write(self, answer: Card | str) -> str:
        """Format a card as its code, an extra as its name."""
        return answer if isinstance(answer, str) else self.prefix + answer.code


class PickCards(Question[tuple[Card, ...]]):
    """Several cards of a hand, `low` to `high` of them, in the order of `cards`, smaller sets first.

    An empty set is written `keep`, where it is allowed. The safe answer is the first cards, as few as allowed.
    """

    __slots__ = ("cards", "high", "keep", "low")

    def __init__(self, kind: str, cards: Sequence[Card], low: int, high: int, *, keep: str = "keep") -> None:
        self.kind = kind
        self.cards = held = tuple(cards)
        answers: list[tuple[Card, ...]] = []
        for size in range(low, high + 1):
            answers += combinations(held, size)
        self.answers = answers
        self.low = low
        self.high = high
        self.keep = "" if low else keep

    @property
    def safe(self) -> tuple[Card, ...]:
        """The first cards, as few as allowed."""
        return self.cards[: self.low]

    def write(self, answer: tuple[Card, ...]) -> str:
        """Format the cards as `exchange:card+card`, in the order of the question, and an empty set as `keep`."""
        if not answer:
            return self.keep
        return f"{self.kind}:{'+'.join(card.code for card in self.cards if card in answer)}"

    def read(self, text: str) -> tuple[Card, ...]:
        """Parse a set of cards named in any order; return them in the question's own order."""
        if self.keep and text == self.keep:
            return ()
        kind, _, names = text.partition(":")
        codes = names.split("+")
        chosen = tuple(card for card in self.cards if card.code in codes)
        if kind != self.kind or len(chosen) != len(codes) or not max(1, self.low) <= len(chosen) <= self.high:
            raise Refused("no-such-answer", answer=text[:100])
        return chosen


SHAPES: frozenset[type] = frozenset((Choose, Amount, PickCard, PickCards))


def the_card(answer: Card | str) -> Card:
    """Narrow an answer to a card, for questions without extras."""
    if isinstance(answer, str):
        raise BrokenRules(f"{answer} was answered where only a card may be")
    return answer


def the_number(answer: int | str) -> int:
    """Narrow an answer to a number, for questions without extras."""
    if isinstance(answer, str):
        raise BrokenRules(f"{answer} was answered where only a number may be")
    return answer
