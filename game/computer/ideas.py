"""Selection of answers to compare: one per idea and, if there are very many, those a player would consider.

Putting away the nine and the eight of a suit is the same idea as putting away the nine and the seven.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.core.cards import Card
from game.core.questions import Choose, PickCard, PickCards, Question
from game.core.view import View
from game.core.vocabulary import CLAIM, SURE

MOST: Final = 12
"""The most answers compared."""
MOST_CHOICES: Final = 8
"""The most choices compared from a long list, such as bids: the first ones."""


def ideas(view: View, question: Question[Any], first: Sequence[Any]) -> Mapping[Any, int]:
    """Return the answers to compare, and for each the number of further answers equivalent to it.

    The answers in `first` are included; of equivalent answers, the one named first represents all.
    """
    named = [answer for answer in dict.fromkeys((*first, question.safe)) if answer in question.answers]
    if isinstance(question, PickCards):
        return _picks(view, question, named)
    most = MOST_CHOICES if isinstance(question, Choose) else MOST
    answers = playing_on(question)
    answers = answers if len(answers) <= most else [*named, *answers]
    return dict.fromkeys([*dict.fromkeys(answers)][:most], 0)


def playing_on(question: Question[Any]) -> Sequence[Any]:
    """Return the answers except early claims, which need no advice."""
    if not isinstance(question, PickCard):
        return question.answers
    return [answer for answer in question.answers if answer != CLAIM and answer not in SURE]


def _picks(view: View, question: PickCards, named: Sequence[tuple[Card, ...]]) -> Mapping[Any, int]:
    """Return sets of cards to pick, those closest to the first named set first."""
    best, alike = set(named[0]), grouped(view, question, named)
    stands = sorted(alike, key=lambda answer: (answer not in named, len(best.difference(answer))))
    return {answer: alike[answer] for answer in stands[:MOST]}


def grouped(view: View, question: PickCards, first: Sequence[tuple[Card, ...]]) -> Mapping[tuple[Card, ...], int]:
    """Return one set of cards to pick for each idea, those in `first` before others, and how many more are like it."""
    runs, alike = runs_of(view, question.cards), dict[tuple[int, ...], list[tuple[Card, ...]]]()
    for answer in dict.fromkeys((*first, *question.answers)):
        alike.setdefault(tuple(sorted(runs[card] for card in answer)), []).append(answer)
    return {answers[0]: len(answers) - 1 for answers in alike.values()}


def runs_of(view: View, cards: Sequence[Card]) -> Mapping[Card, int]:
    """Number the runs of held cards: neighbours in a suit without points, and with no other card between them."""
    ordering, held, numbers = view.ordering, set(cards), dict[Card, int]()
    before: Card | None = None
    for card in sorted(view.pack.cards, key=lambda card: (card.suit, card.power)):
        if card not in held:
            before = None
            continue
        goes_on = (
            before is not None
            and before.suit == card.suit
            and ordering.is_trump(before) == ordering.is_trump(card)
            and not ordering.points(before) + ordering.points(card)
        )
        numbers[card] = numbers[before] if before is not None and goes_on else len(numbers)
        before = card
    return numbers
