"""The strong player of Skat: it bids by learnt models, and plays cards by sampling worlds."""

import random
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import Final

from game.computer.card_play.bits import CardBits
from game.computer.card_play.rollout import Manner, Rollout, Situation
from game.computer.card_play.thinker import CardEffort
from game.computer.card_play.thinking_player import ThinkingPlayer
from game.computer.evaluate import mean
from game.computer.learnt import made_for
from game.computer.player import own_hand
from game.computer.rules import Rule
from game.core.cards import PIQUET_32, Card
from game.core.questions import Choose, PickCards
from game.core.view import View
from game.games.skat.auction import bid_values
from game.games.skat.cards import GAMES, NULL, NULL_OUVERT, SUITS_AND_GRAND, ranking
from game.games.skat.computer.chances import BEFORE, FILE, Option, learnt, promise
from game.games.skat.computer.doubling import kontra, re
from game.games.skat.computer.player import (
    SKAT_PLAYER,
    announce,
    bidding,
    grand_hand,
    hand_on,
    own_bid,
    own_discards,
    shove_skat,
)
from game.games.skat.computer.reading import MADE_FOR, SLIGHTLY, read
from game.games.skat.contract import Contract, Reckoning, least_possible
from game.games.skat.script import HAND as FROM_HAND
from game.games.skat.script import TAKE
from game.kits.tricks.computer.consent import consent

EFFORT: Final = CardEffort()
LEAST: Final = 1.0
"""The least average gain from declaring for which it bids, in points of the score."""
BIAS_WEIGHT: Final = 4.0
"""Points by which that is lower for the bold, and higher for the careful."""
AT_ONCE: Final = 3.0
"""The discount on the gain required of the first bid: its declarer plays against two who have passed."""
SKATS: Final = 24
"""The number of skats averaged over, the same for every bid."""
FINALISTS: Final = 8
FEW_GAMES: Final = 3
"""The number of promising discards, and of games, that are tried out."""
DEALS: Final = 60
"""Deals in which each is tried."""
TEN: Final = 10


class Prospects:
    """The prospects of a declarer with ten cards, in points of the score."""

    def __init__(self, hand: Sequence[Card], *, forehand: bool) -> None:
        values = learnt(forehand=forehand)
        self._from_hand = [values.option(hand, game, (), hand=True) for game in GAMES]
        games = sorted(
            (*SUITS_AND_GRAND, NULL),
            key=lambda game: -promise(values.chance(BEFORE, hand, game), least_possible(hand, game, hand=False)),
        )[:FEW_GAMES]
        if NULL in games:
            games.append(NULL_OUVERT)
        unknown = [card for card in PIQUET_32.cards if card not in hand]
        rng = random.Random(" ".join(card.code for card in hand))  # noqa: S311
        self._with_skat = [
            _best_of_each([*values.options([*hand, *rng.sample(unknown, 2)], games)]) for _ in range(SKATS)
        ]

    def with_skat(self, bid: int) -> float:
        """Return the expected result of taking the skat at a bid; the higher the bid, the less."""
        return mean([max(option.gain(bid) for option in options) for options in self._with_skat])

    def from_hand(self, bid: int) -> float:
        """Return the expected result of the best game from the hand at a bid."""
        return max(option.gain(bid) for option in self._from_hand)

    def limit(self, least: float) -> int:
        """Return the highest bid at which declaring gains at least `least`, 0 for none."""
        reached = 0
        for bid in bid_values("real"):
            if max(self.with_skat(bid), self.from_hand(bid)) < least - AT_ONCE * (not reached):
                break
            reached = bid
        return reached


def _best_of_each(options: Sequence[Option]) -> list[Option]:
    """Keep the best discard for each game."""
    return [*{option.game: option for option in sorted(options, key=lambda option: option.chance)}.values()]


@lru_cache(maxsize=256)
def _prospects(hand: frozenset[Card], *, forehand: bool) -> Prospects:
    return Prospects(sorted(hand, key=PIQUET_32.cards.index), forehand=forehand)


def prospects(view: View) -> Prospects:
    """Return the prospects of the viewer's ten cards, computed once for all bids of an auction."""
    return _prospects(frozenset(own_hand(view)), forehand=view.seat == view.forehand)


def limit(view: View, risk_bias: float = 0.0) -> int:
    """Return the highest bid justified by the viewer's ten cards, 0 for none."""
    return prospects(view).limit(LEAST - risk_bias * BIAS_WEIGHT)


def skat(view: View, question: Choose, rng: random.Random) -> str:
    """Play from the hand if that gains more than taking the skat."""
    hopes, bid = prospects(view), own_bid(view)
    return FROM_HAND if hopes.from_hand(bid) > hopes.with_skat(bid) else TAKE


def discard(view: View, question: PickCards, rng: random.Random) -> tuple[Card, ...]:
    """Put away the cards that leave the most promising game."""
    options = [*learnt(forehand=view.seat == view.forehand).options(question.cards)]
    away = _best(view, options, FINALISTS, rng).away
    return tuple(card for card in question.cards if card in away)


def game(view: View, question: Choose, rng: random.Random) -> str:
    """Name the most promising game."""
    values, hand, from_hand = learnt(forehand=view.seat == view.forehand), own_hand(view), bool(view.mark("hand"))
    options = [values.option(hand, game, own_discards(view), hand=from_hand) for game in question.choices]
    return _best(view, options, FEW_GAMES, rng).game


def _best(view: View, options: Sequence[Option], number: int, rng: random.Random) -> Option:
    """Try the most promising options out in the same deals, and return the best by model and trial combined."""
    bid, own = own_bid(view), {*own_hand(view), *own_discards(view)}
    finalists = sorted(options, key=lambda option: -option.gain(bid))[:number]
    unknown = [card for card in view.pack.cards if card not in own]
    deals = [rng.sample(unknown, len(unknown)) for _ in range(DEALS)]
    return max(finalists, key=lambda option: option.gain(bid) + _tried(view, option, deals))


def _tried(view: View, option: Option, deals: Sequence[Sequence[Card]]) -> float:
    """Play an option by quick rules in all deals of the unknown cards; return its average points.

    The opponents get ten cards each, and the rest is the skat.
    """
    contract = Contract(view.seat or 0, own_bid(view), hand=bool(view.mark("hand")), game=option.game)
    bits, own = CardBits(ranking(option.game), view.pack), {*own_hand(view), *own_discards(view)}
    place = [seat for seat in view.everybody() if view.active[seat]].index(view.seat or 0)
    put, kept = bits.mask(option.away), bits.mask(own.difference(option.away))
    manner = Manner(avoiding=contract.is_null, ends_with_a_trick=contract.is_null)

    def score(rest: Sequence[Card]) -> float:
        hands = [bits.mask(rest[:TEN]), bits.mask(rest[TEN : 2 * TEN])]
        hands.insert(place, kept)
        now = Situation.first(hands, put, bits.mask(rest[2 * TEN :]), place)
        Rollout(bits, manner).finish(now)
        if contract.is_null:
            return contract.null_value * (-2 if now.tricks[place] else 1)
        points = now.points[place] + bits.count(now.put | now.left)
        reckoning = Reckoning(contract, own.union(rest[2 * TEN :]), points, now.tricks[place])
        return reckoning.score + SLIGHTLY * points

    return mean([score(rest) for rest in deals])


def rules(risk_bias: float) -> Mapping[str, Rule]:
    """Return the rules of a player with this bias."""
    return {
        **bidding(partial(limit, risk_bias=risk_bias)),
        "skat": skat,
        "discard": discard,
        "game": game,
        "announce": announce,
        "kontra": kontra,
        "re": re,
        "claim": consent(read),
        "grand_hand": grand_hand,
        "shove_skat": shove_skat,
        "hand_on": hand_on,
    }


STRONG_PLAYER: Final = ThinkingPlayer(rules, SKAT_PLAYER, read, EFFORT, (MADE_FOR, made_for(FILE)))
