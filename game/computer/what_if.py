"""What would change the advice: another card in hand, or another pot, tried in the same worlds."""

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from game.computer.imagined import ImaginedDeck, World, cards_in
from game.computer.player import asked, own_hand, strength_key
from game.computer.search import Effort
from game.computer.weighing import LEAST, Weighed, Weighing
from game.computer.worlds import several
from game.core.cards import Card
from game.core.driver import Driver
from game.core.errors import BrokenRules, Refused
from game.core.questions import PickCard, PickCards
from game.core.view import View

EFFORT: Final = Effort(worlds=60, answers=900, least=LEAST, first_cut=8)
"""The effort for each variation tried."""
FEW: Final = 3
"""The most answers compared in a variation: the best ones."""
CARDS: Final = 2
"""The most cards tried, of those in the hand and of those not in it."""
TIMES: Final = (3, 1 / 3)
"""The factors by which the pot is varied before searching for the threshold at which the advice changes."""
NARROWED: Final = 4
"""The number of steps in the search for the threshold."""


@dataclass(frozen=True, slots=True)
class Reason:
    """What would change an advice: without a `card` (its code), with it, or with another pot, `answer` would be best.

    `pot` is in chips, and `more` is whether it is larger than the one on the table.
    """

    kind: Literal["without", "with", "pot"]
    answer: str
    card: str = ""
    pot: int = 0
    more: bool = False


class WhatIf:
    """Searches the worlds of a view for changes that would make another answer the best."""

    def __init__(self, weighing: Weighing, view: View, worlds: Sequence[World], rng: random.Random) -> None:
        self._weighing = Weighing(weighing.ruleset, EFFORT)
        self._view = view
        self._question = asked(view)
        self._worlds = worlds[: EFFORT.worlds]
        self._chance = rng.getrandbits(32)

    def reason(self, ranked: Sequence[Any]) -> Reason | None:
        """Find what would change the advice to give the first of `ranked`, which are all answers, the best first.

        `None` if nothing that was tried changes it.
        """
        if not self._worlds or not self._weighing.ruleset.tricks:
            return None
        return self._other_card(ranked) or self._other_pot(ranked)

    def _other_card(self, ranked: Sequence[Any]) -> Reason | None:
        """Try the hand without one of its strongest cards, and with one of the strongest cards not in it."""
        own, hidden = self._ranked(own_hand(self._view)), self._ranked(self._hidden())
        if not hidden or not own or isinstance(self._question, PickCards):
            return None
        now = self._tried(ranked, self._worlds)
        tries: list[tuple[Literal["without", "with"], Card, Card]] = [
            *(("without", card, hidden[-1]) for card in own[:CARDS]),
            *(("with", card, own[-1]) for card in reversed(hidden[:CARDS])),
        ]
        for kind, good, bad in tries if now else ():
            if (good if kind == "without" else bad) in ranked[:FEW] or self._rank(good) <= self._rank(bad):
                continue
            then = self._tried(ranked, [exchanged(world, good, bad) for world in self._worlds])
            answer = better(then, ranked[0])
            if answer is not None and now and then and explains(kind, now, then, ranked[0], answer):
                return Reason(kind, self._question.write(answer), good.code)
        return None

    def _hidden(self) -> Iterator[Card]:
        """Iterate over the cards that the viewer has never seen in this deal."""
        seen = {card for event in self._view.events for card in cards_in(event, self._view.pack)}
        seen |= {card for zone in self._view.zones for card in zone.cards or ()}
        return (card for card in self._view.pack.cards if card not in seen)

    def _rank(self, card: Card) -> tuple[bool, int]:
        return strength_key(self._view, card)

    def _ranked(self, cards: Iterable[Card]) -> list[Card]:
        return sorted(cards, key=self._rank, reverse=True)

    def _other_pot(self, ranked: Sequence[Any]) -> Reason | None:
        """Try a larger and a smaller pot, and narrow down the threshold at which the advice changes."""
        pot = self._view.began.before.pot
        if not self._weighing.ruleset.pot or not pot or isinstance(self._question, PickCard | PickCards):
            return None
        for times in TIMES:
            far = round(pot * times)
            answer = self._better_with(ranked, far)
            if answer is None:
                continue
            near = pot
            for _ in range(NARROWED):
                middle = (near + far) // 2
                if middle in {near, far}:
                    break
                found = self._better_with(ranked, middle)
                answer, near, far = (answer, middle, far) if found is None else (found, near, middle)
            shown = self._view.bank.pot + far - pot
            return Reason("pot", self._question.write(answer), pot=shown, more=far > pot)
        return None

    def _better_with(self, ranked: Sequence[Any], pot: int) -> Any:
        """Return the answer that becomes better with another pot before the deal."""
        before = self._view.began.before._replace(pot=pot)
        changed = [world._replace(setup=world.setup._replace(before=before)) for world in self._worlds]
        return better(self._tried(ranked, changed), ranked[0])

    def _tried(self, ranked: Sequence[Any], changed: Sequence[World]) -> Weighed | None:
        """Weigh the best answers in modified worlds; `None` if few of those reach the question."""
        worlds = list(self._possible(changed, ranked[:FEW]))
        if len(worlds) < len(changed) / 2:
            return None
        rng = random.Random(self._chance)  # noqa: S311
        return self._weighing.played_out(ranked[:FEW], worlds, rng, ranked[0])

    def _possible(self, changed: Sequence[World], answers: Sequence[Any]) -> Iterator[World]:
        """Filter the worlds that reach the question with its answers."""
        for world in changed:
            driver = Driver(world.setup, quiet=True)
            try:
                for answer in world.answers:
                    driver.answer(answer)
            except (Refused, BrokenRules):
                continue
            question = driver.question
            if question is None or (driver.seat, question.kind) != (world.seat, self._question.kind):
                continue
            if all(answer in question.answers for answer in answers):
                yield world


def better(weighed: Weighed | None, first: Any) -> Any:
    """Return the answer that is significantly better than the first one; `None` if there is none."""
    best = weighed.best if weighed else None
    return best if weighed and weighed.difference(best, first).sure else None


def explains(kind: str, now: Weighed, then: Weighed, first: Any, answer: Any) -> bool:
    """Whether the better hand gains more than the other, which is not certain where weak hands have rights."""
    if kind == "with":
        return then.mean(answer) > now.mean(first)
    return then.mean(answer) < now.mean(first) and then.mean(first) < now.mean(first)


def exchanged(world: World, one: Card, other: Card) -> World:
    """Swap two cards of a world, including in its answers."""
    instead = {one: other, other: one}
    deck = world.setup.deck
    if not isinstance(deck, ImaginedDeck):
        raise TypeError("only imagined packs can be changed")
    orders = [[instead.get(card, card) for card in order] for order in deck.orders]
    answers = [moved(answer, instead) for answer in world.answers]
    changed = ImaginedDeck(deck.seed, dict(deck.cuts), orders)
    return world._replace(setup=world.setup._replace(deck=changed), answers=answers)


def moved(answer: Any, instead: Mapping[Card, Card]) -> Any:
    """Replace the cards of an answer."""
    if isinstance(answer, tuple):
        return tuple(instead.get(card, card) for card in several(answer))
    return instead.get(answer, answer) if isinstance(answer, Card) else answer
