"""A player of Schwimmen that plays each answer out in many simulated deals.

It remembers every card taken from the table or given to it, and the cards aside; the others may lie anywhere, but
more often where their players' turns are likely.
"""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
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
from game.games.schwimmen.computer.player import SCHWIMMEN_PLAYER, close_from, exchanged, on_table, turns_of
from game.games.schwimmen.options import SchwimmenOptions
from game.games.schwimmen.script import ASIDE, PLACES

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
        starts, memory, left = dict(starts_of(view)), Memory(view), self.turns

        def brought(world: FastDeal, answer: Any) -> float:
            nonlocal left
            deal = world.copy()
            starts[answer](deal, memory.me)
            left -= 1 + deal.play_on()
            return memory.gain(deal.losers())

        worlds = memory.worlds(self.worlds, rng)
        stop = Stop(1, lambda: 1 - left / self.turns, sure, self.certainty, self.worlds)
        return followed_to_the_end(evaluate(starts, worlds, brought, value=float, usual=usual, stop=stop))


# continuations of answers


def starts_of(view: View) -> Iterator[tuple[Any, Start]]:
    """Yield the answers to the open question, each with its continuation."""
    question = asked(view)
    for answer in question.answers:
        match question.kind:
            case "table":
                yield answer, _swap if answer == "swap" else _keep
            case "give":
                yield answer, partial(_take, hand=set_of(exchanged(own_hand(view), answer, _taken(view))))
            case "close":
                yield answer, _close if answer == "close" else _end_turn
            case _:
                yield answer, _turn(view, answer)


def _turn(view: View, answer: str) -> Start:
    """Return the continuation of a turn's answer; the card given away is the one that helps most."""
    hand, table = own_hand(view), on_table(view)
    if answer == "close":
        return _close
    if answer == "pass":
        return _pass
    if answer == "all":
        return partial(_take, hand=set_of(table))
    card = table[PLACES.index(answer)]
    return partial(_take_card, hands=[set_of(exchanged(hand, given, card)) for given in hand])


def _keep(deal: FastDeal, me: int) -> None:
    """Turn the table up."""


def _swap(deal: FastDeal, me: int) -> None:
    """Let the dealer take the unseen table, before the first turn."""
    first, deal.at = deal.at, me
    deal.take(deal.table)
    deal.at = first


def _take(deal: FastDeal, me: int, *, hand: int) -> None:
    deal.take(hand)
    deal.close_after_turn()
    deal.end_turn()


def _take_card(deal: FastDeal, me: int, *, hands: Sequence[int]) -> None:
    known = deal.rules.hands
    rating = known.promise if deal.closer == NOBODY else known.points
    _take(deal, me, hand=max(hands, key=rating.__getitem__))


def _pass(deal: FastDeal, me: int) -> None:
    deal.passes += 1
    deal.close_after_turn()
    deal.end_turn()


def _close(deal: FastDeal, me: int) -> None:
    deal.closer = me
    deal.end_turn()


def _end_turn(deal: FastDeal, me: int) -> None:
    deal.end_turn()


def _taken(view: View) -> Card:
    return cast("Card", asked(view).about["card"])


# knowledge


class Memory:
    """A viewer's knowledge of a deal: the places of seen cards, and the progress of the deal."""

    def __init__(self, view: View) -> None:
        self._view = view
        rules = cast("SchwimmenOptions", view.options)
        order = view.everybody()
        self.players = [seat for seat in order if view.active[seat]]
        self.me = self.players.index(view.seat or 0)
        lying = self._lying()
        self._known = [[card for card, place in lying.items() if place == ("hand", seat)] for seat in self.players]
        self._known[self.me] = list(own_hand(view))
        self._table = on_table(view)
        seen = {*self._table, *(card for cards in self._known for card in cards)}
        seen.update(card for card, place in lying.items() if place == ASIDE)
        self._hidden = [card for card in CARDS if card not in seen]
        closer = view.marked("closer")
        self._closer = NOBODY if closer is None else self.players.index(closer)
        self._fast_rules = fast_rules(rules, len(self.players))
        self._answers = turns_by_seat(view)
        self._stakes = float(rules.stake if rules.payment == "per_life" else 0)

    def _lying(self) -> Mapping[Card, Place]:
        """Find where every card was last seen to go; cards put back into the stock are no longer known."""
        lying: dict[Card, Place] = {}
        for event in self._view.events:
            if isinstance(event, CardsKnown):
                lying.update(dict.fromkeys(event.cards, event.target))
            elif isinstance(event, CardsMoved) and event.target == STOCK:
                lying = {card: place for card, place in lying.items() if place != event.source}
        return lying

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
        return Possible.of({hand: likelihood(self._fast_rules, len(self.players), turns, hand) for hand in hands})

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
            self._fast_rules,
            [hands[player] for player in range(len(self.players))],
            set_of(table),
            [BITS[card] for card in hidden],
            self._turn,
            self._turns,
            self._passes,
            self._closer,
        )

    def _any_hand(self, player: int, used: int, rng: random.Random) -> int:
        """Draw a hand that a player may have, however likely; of many players the likely ones may all be taken."""
        known, free = self._known[player], [card for card in self._hidden if not BITS[card] & used]
        return set_of((*known, *rng.sample(free, HAND - len(known))))

    @property
    def _turn(self) -> int:
        """The player whose turn it is; before the first turn, the player after the dealer."""
        return 0 if asked(self._view).kind == "table" else self.me

    @property
    def _turns(self) -> int:
        """The number of finished turns."""
        return turns_of(self._view) - (asked(self._view).kind in {"give", "close"})

    @property
    def _passes(self) -> int:
        """The number of players who have passed since the last exchange or new table."""
        turns = [given.answer for given in self._view.answers if given.kind == "turn"]
        return len([*takewhile(lambda answer: answer == "pass", reversed(turns))]) % len(self.players)

    def gain(self, losers: Sequence[int]) -> float:
        """Return the viewer's gain if the given players lose a life each, in chips."""
        seats, mine = self._view.seats, self.me in losers
        others = len(losers) - mine
        return len(losers) * self._stakes / seats + others / (seats - 1) - mine * (self._stakes + 1)


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
