"""What a player can be asked, typed by the answer.

Four closed shapes: `Choose`, `Amount`, `PickCard`, `PickCards`. Each knows every legal answer, a safe one for a player
whose time runs out, and how an answer is written in records (`write`, `read`). `kind` names the question in records
and in the texts (`question-<kind>`, `choice-<kind>-<choice>`).

A question that rests on hidden cards must look like any other: `Choose.shown` are the choices everybody sees on the
panel, `Choose.choices` those that are legal; the cards of a hand are shown to their owner alone.

Questions are plain slotted classes, because a hand of cards is asked for a hundred thousand times a second when
computers search; nothing changes one after it was made.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import combinations
from typing import Generic, Literal, TypeVar

from game.core.cards import Card
from game.core.errors import Refused

A = TypeVar("A")
Where = Literal["panel", "hand"]


class Question(ABC, Generic[A]):
    """A question to one seat."""

    __slots__ = ("answers", "kind")
    kind: str
    answers: Sequence[A]
    """Every legal answer."""
    where: Where = "hand"

    @property
    @abstractmethod
    def safe(self) -> A:
        """The answer given for a player whose time has run out."""

    def write(self, answer: A) -> str:
        """Write an answer as records have it."""
        return str(answer)

    def read(self, text: str) -> A:
        """Read an answer as records have it; raises `Refused("no-such-answer")` for one that is not legal."""
        for answer in self.answers:
            if self.write(answer) == text:
                return answer
        raise Refused("no-such-answer", answer=text[:100])

    def record(self) -> list[str] | dict[str, int]:
        """Write all legal answers as records have them."""
        return [self.write(answer) for answer in self.answers]


class Choose(Question[str]):
    """One of several labelled choices.

    `choices` are legal; `shown` is everything the question could ever offer, which is what the panel shows. A choice
    that is shown but not legal is refused with the sentence `refused-<forbids>`.
    """

    __slots__ = ("choices", "forbids", "safe_choice", "shown", "where")

    def __init__(
        self,
        kind: str,
        choices: Sequence[str],
        safe: str,
        *,
        shown: Sequence[str] = (),
        forbids: str = "no-such-answer",
        where: Where = "panel",
    ) -> None:
        self.kind = kind
        self.where = where
        self.answers = self.choices = tuple(choices)
        self.safe_choice = safe
        self.shown = tuple(shown) or self.choices
        self.forbids = forbids

    @property
    def safe(self) -> str:
        """The choice of a player whose time has run out."""
        return self.safe_choice

    def read(self, text: str) -> str:
        """Read a choice; one that is shown but not legal is refused with the reason of this question."""
        if text in self.choices:
            return text
        raise Refused(self.forbids if text in self.shown else "no-such-answer", answer=text[:100])


class Amount(Question[int]):
    """A number of chips from `low` to `high` in steps of `step`; the lowest is the safe one."""

    __slots__ = ("high", "low", "step")
    where = "panel"

    def __init__(self, kind: str, low: int, high: int, step: int = 1) -> None:
        self.kind = kind
        self.answers = range(low, high + 1, step)
        self.low = low
        self.high = high
        self.step = step

    @property
    def safe(self) -> int:
        """The lowest amount."""
        return self.low

    def read(self, text: str) -> int:
        """Read an amount; raises `Refused("amount-outside")` for anything but a legal number."""
        if text.isascii() and text.isdecimal() and len(text) <= 15 and int(text) in self.answers:
            return int(text)
        raise Refused("amount-outside", low=self.low, high=self.high)

    def record(self) -> dict[str, int]:
        """Write the interval."""
        bounds = {"min": self.low, "max": self.high}
        return bounds if self.step == 1 else bounds | {"step": self.step}


class PickCard(Question[Card | str]):
    """One card of the hand, or one of the `extras` offered beside the cards, such as `exchange`.

    `duty` names the obligation that forbids the other cards (`free` when none does); `prefix` stands before the card in
    records (`discard:` for a card to throw away).
    """

    __slots__ = ("cards", "duty", "extras", "prefix", "trump")

    def __init__(
        self,
        kind: str,
        cards: Sequence[Card],
        trump: str = "",
        duty: str = "free",
        extras: tuple[str, ...] = (),
        prefix: str = "",
    ) -> None:
        self.kind = kind
        self.cards = held = tuple(cards)  # a hand changes, a question does not
        self.answers = (*held, *extras) if extras else held
        self.trump = trump
        self.extras = extras
        self.duty = duty
        self.prefix = prefix

    @property
    def safe(self) -> Card:
        """The lowest legal card; a trump counts as higher than any other card."""
        return min(self.cards, key=lambda card: (card.suit == self.trump, card.power))

    def write(self, answer: Card | str) -> str:
        """Write a card by its code, an extra by its name."""
        return answer if isinstance(answer, str) else self.prefix + answer.code


class PickCards(Question[tuple[Card, ...]]):
    """Several cards of the hand, `low` to `high` of them, in its order, fewer before more.

    None is written `keep` and is the safe answer if allowed.
    """

    __slots__ = ("cards", "high", "low")

    def __init__(self, kind: str, cards: Sequence[Card], low: int, high: int) -> None:
        self.kind = kind
        self.cards = tuple(cards)
        self.answers = [chosen for size in range(low, high + 1) for chosen in combinations(self.cards, size)]
        self.low = low
        self.high = high

    @property
    def safe(self) -> tuple[Card, ...]:
        """As few cards as allowed, the first ones of the hand."""
        return self.cards[: self.low]

    def write(self, answer: tuple[Card, ...]) -> str:
        """Write the cards as `exchange:card+card`, none as `keep`."""
        return f"{self.kind}:{'+'.join(card.code for card in answer)}" if answer else "keep"

    def read(self, text: str) -> tuple[Card, ...]:
        """Read a set of cards in whatever order they are named."""
        kind, _, names = text.partition(":")
        held = {card.code: card for card in self.cards}
        codes = names.split("+") if names else []
        known = all(code in held for code in codes) and (text == "keep" or (kind == self.kind and codes))
        chosen = tuple(held[code] for code in held if code in codes) if known else ()
        if not known or len(chosen) != len(codes) or chosen not in self.answers:
            raise Refused("no-such-answer", answer=text[:100])
        return chosen


SHAPES: frozenset[type] = frozenset((Choose, Amount, PickCard, PickCards))
