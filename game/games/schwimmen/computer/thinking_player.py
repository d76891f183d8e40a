"""A player of Schwimmen that plays each answer out in many simulated deals.

It remembers every card taken from the table or given to it, and the cards aside; the others may lie anywhere, but
more often where their players' turns are likely.
"""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, takewhile
from math import comb
from typing import Any, ClassVar, Final, cast

from game.computer.evaluate import SURE, Stop, best, evaluate, followed_to_the_end
from game.computer.player import asked, own_hand
from game.core.cards import Card
from game.core.events import CardsKnown, CardsMoved, Place
from game.core.view import View
from game.games.schwimmen.computer.belief import Possible, likelihood, turns_by_seat
from game.games.schwimmen.computer.fast_deal import (
    BITS,
    CARDS,
    HAND,
    MADE_FOR,
    NOBODY,
    FastDeal,
    FastRules,
    hand_table,
    set_of,
)
from game.games.schwimmen.computer.player import SCHWIMMEN_PLAYER, Hand, close_from, exchanged, on_table
from game.games.schwimmen.script import ASIDE, PLACES, SchwimmenOptions

STOCK: Final[Place] = ("stock", None)
MOST_HANDS: Final = 330
"""The most hands of a player that are considered: all of those with a known card."""
ROUNDS: Final = 8
"""The number of rounds after which the threshold for closing stays the same."""

Start = Callable[[FastDeal, int], None]
"""Continues a simulated deal after an answer; the number is the player who gives it."""


@dataclass(frozen=True, slots=True)
class SchwimmenThinker:
    """Plays each answer out in up to `worlds` deals, starting no further one after `turns` simulated turns.

    `certainty` is how much better than the rules of thumb an answer must be, in standard errors.
    """

    worlds: int
    turns: int
    certainty: float = 2.0
    made_for: ClassVar = (MADE_FOR,)

    def choose(self, view: View, rng: random.Random) -> Any:
        """Return the answer with the least loss; that of the rules of thumb unless another is better."""
        usual = SCHWIMMEN_PLAYER.choose(view, rng)
        return best(self.gains(view, usual, rng, SURE), usual, self.certainty)

    def gains(self, view: View, usual: Any, rng: random.Random, sure: float = 0.0) -> Mapping[Any, Sequence[float]]:
        """Return each answer's gain in every simulated deal, in chips."""
        starts = {answer: start_of(view, answer) for answer in asked(view).answers}
        memory, left = Memory(view), self.turns

        def brought(world: FastDeal, answer: Any) -> float:
            nonlocal left
            deal = world.copy()
            starts[answer](deal, memory.me)
            left -= 1 + deal.play_on()
            return memory.gain(deal.losers())

        worlds = memory.worlds(self.worlds, rng)
        stop = Stop(1, lambda: 1 - left / self.turns, sure, self.certainty, self.worlds)
        return followed_to_the_end(evaluate(starts, worlds, brought, value=float, usual=usual, stop=stop))


def start_of(view: View, answer: Any) -> Start:
    """Return how a deal continues after an answer; the card given for one of the table's is the one that helps most."""
    kind, hands = asked(view).kind, [*map(set_of, hands_after(view, answer))]

    def start(deal: FastDeal, me: int) -> None:
        if kind == "table":  # before the first turn
            first, deal.at = deal.at, me
            if answer == "swap":
                deal.take(deal.table)
            deal.at = first
            return
        if answer == "close":
            deal.closer = me
        elif kind != "close":
            if hands:
                rating = deal.rules.hands.promise if deal.closer == NOBODY else deal.rules.hands.points
                deal.take(max(hands, key=rating.__getitem__))
            else:
                deal.passes += 1
            deal.close_after_turn()
        deal.end_turn()

    return start


def hands_after(view: View, answer: Any) -> Sequence[Hand]:
    """List the hands that an exchange may lead to; none for other answers."""
    hand, table = own_hand(view), on_table(view)
    if isinstance(answer, Card):
        return [exchanged(hand, answer, cast("Card", asked(view).about["card"]))]
    if answer in PLACES:
        return [exchanged(hand, given, table[PLACES.index(answer)]) for given in hand]
    return [table] if answer == "all" else []


class Memory:
    """A viewer's knowledge of a deal: the places of seen cards, and the progress of the deal."""

    def __init__(self, view: View) -> None:
        rules, kind = cast("SchwimmenOptions", view.options), asked(view).kind
        self.players = [seat for seat in view.everybody() if view.active[seat]]
        self.me = self.players.index(view.seat or 0)
        lying = last_places(view)
        self._known = [[card for card, place in lying.items() if place == ("hand", seat)] for seat in self.players]
        self._known[self.me] = list(own_hand(view))
        self._table = on_table(view)
        seen = {*self._table, *(card for cards in self._known for card in cards)}
        seen.update(card for card, place in lying.items() if place == ASIDE)
        self._hidden = [card for card in CARDS if card not in seen]
        self._rules = fast_rules(rules, len(self.players))
        self._answers = turns_by_seat(view)
        self._stakes, self._seats = float(rules.stake if rules.payment == "per_life" else 0), view.seats
        turns, closer = [given.answer for given in view.answers if given.kind == "turn"], view.marked("closer")
        self._progress = (
            0 if kind == "table" else self.me,
            len(turns) - (kind in {"give", "close"}),
            len([*takewhile(lambda answer: answer == "pass", reversed(turns))]) % len(self.players),
            NOBODY if closer is None else self.players.index(closer),
        )
        """The player whose turn it is, finished turns, those who have passed since an exchange, and who has closed."""

    def worlds(self, most: int, rng: random.Random) -> Iterator[FastDeal]:
        """Lay the hidden cards out in `most` ways; hands of others are as frequent as they are likely.

        Those of the next player are spread evenly, so that his options are covered as well as possible. Before the
        first turn, that is the first player, unless it is the viewer.
        """
        after = (self.me + 1) % len(self.players)
        possible = {player: self._possible(player, rng) for player in range(len(self.players)) if player != self.me}
        yield from (self.world(rng, possible, {after: hand}) for hand in possible[after].spread(most, rng))

    def _possible(self, player: int, rng: random.Random) -> Possible:
        """Return the hands that a player may have, or a sample of them, by how likely they are after his turns."""
        known, missing = self._known[player], HAND - len(self._known[player])
        ways = combinations(self._hidden, missing)
        if comb(len(self._hidden), missing) > MOST_HANDS:
            ways = (rng.sample(self._hidden, missing) for _ in range(MOST_HANDS))
        hands, turns = [set_of((*known, *cards)) for cards in ways], self._answers[self.players[player]]
        return Possible.of({hand: likelihood(self._rules, len(self.players), turns, hand) for hand in hands})

    def world(self, rng: random.Random, possible: Mapping[int, Possible], drawn: Mapping[int, int]) -> FastDeal:
        """Lay the hidden cards out, with some players' hands `drawn` and the others among the `possible` ones."""
        hands = {self.me: set_of(self._known[self.me]), **drawn}
        for player, others in possible.items():
            if player not in hands:
                used = sum(hands.values())
                hands[player] = others.drawn(used, rng) or self._any_hand(player, used, rng)
        held = sum(hands.values())
        hidden = [card for card in self._hidden if not held & BITS[card]]
        rng.shuffle(hidden)
        table = self._table
        if not table:
            table, hidden = tuple(hidden[:HAND]), hidden[HAND:]
        return FastDeal(
            self._rules,
            [hands[player] for player in range(len(self.players))],
            set_of(table),
            [BITS[card] for card in hidden],
            *self._progress,
        )

    def _any_hand(self, player: int, used: int, rng: random.Random) -> int:
        """Draw a hand that a player may have, however likely; of many players the likely ones may all be taken."""
        known, free = self._known[player], [card for card in self._hidden if not BITS[card] & used]
        return set_of((*known, *rng.sample(free, HAND - len(known))))

    def gain(self, losers: Sequence[int]) -> float:
        """Return the viewer's gain if the given players lose a life each, in chips."""
        mine = self.me in losers
        others = (len(losers) - mine) / (self._seats - 1)
        return len(losers) * self._stakes / self._seats + others - mine * (self._stakes + 1)


def last_places(view: View) -> Mapping[Card, Place]:
    """Find where every card was last seen to go; cards put back into the stock are no longer known."""
    lying: dict[Card, Place] = {}
    for event in view.events:
        if isinstance(event, CardsKnown):
            lying.update(dict.fromkeys(event.cards, event.target))
        elif isinstance(event, CardsMoved) and event.target == STOCK:
            lying = {card: place for card, place in lying.items() if place != event.source}
    return lying


def fast_rules(rules: SchwimmenOptions, players: int) -> FastRules:
    """Return the rules of simulated deals."""
    return FastRules(
        hands=hand_table(three_of_a_kind=rules.three_of_a_kind),
        close_from=[close_from(players, rounds) for rounds in range(ROUNDS)],
        first_close=0 if rules.close_first_round else players + (rules.close == "after_turn"),
        most_turns=rules.round_limit * players,
        close_after=rules.close == "after_turn",
        by_suit=rules.ties == "suit",
        feuer_all_lose=rules.feuer_all_lose,
    )
