"""The computer player of Skat: rules of thumb, one small function for each kind of question.

It estimates a hand by the card points that it will take, with figures that were fitted to deals it played out.
"""

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import combinations
from math import exp
from types import MappingProxyType
from typing import Final

from game.computer.player import Rule, RulePlayer, own_hand
from game.core.cards import Card
from game.core.questions import Choose, PickCard, PickCards
from game.core.view import View
from game.games.skat.auction import HOLD, PASS
from game.games.skat.cards import GRAND, JACK, NULL, NULL_OUVERT, NULLS, SUITS_AND_GRAND
from game.games.skat.computer.cardplay import card_in_null, card_to_play, stay_below
from game.games.skat.computer.chances import TRUMP_FEATURES, holes, trump_features
from game.games.skat.computer.reading import read
from game.games.skat.contract import NULL_VALUES, least_possible
from game.games.skat.ramsch import GRAND_HAND, RAMSCH, TAKE
from game.games.skat.script import HAND, KONTRA, RE
from game.kits.points.counting import points_of
from game.kits.tricks.computer.consent import consent
from game.kits.tricks.computer.position import Position

# The least chance for bidding a game, and the least points for playing it from the hand, announcing and doubling.
DARE: Final = 0.58
DARE_NULL: Final = 0.72
HAND_FROM: Final = 88.0
SCHNEIDER_FROM: Final = 112.0
KONTRA_TRUMPS: Final = 5
DANGEROUS: Final = 10
"""Cards of at least this many points are passed on in a Ramsch."""
OPEN_COSTS: Final = 0.3
"""The loss in chance of a null ouvert compared with a null."""
RE_FROM: Final = 85.0

FEATURES: Final[Sequence[str]] = (
    "always", "trumps", "clubs_jack", "spades_jack", "hearts_jack", "diamonds_jack", "trump_ace", "trump_ten",
    "aces", "tens_under_ace", "tens_guarded", "tens_bare", "losers", "voids", "away",
)  # fmt: skip
"""The features of a hand; `losers` are plain cards except aces and tens under them, `away` are points put away."""
PLACES: Final = [*map(TRUMP_FEATURES.index, FEATURES)]
LOSERS, KINGS, AWAY = map(TRUMP_FEATURES.index, ("losers", "kings_under_both", "away"))

# The value of each in card points: in a suit game or a grand, with the skat still to come or with two cards put away.
WEIGHTS: Final[Mapping[tuple[bool, bool], Sequence[float]]] = MappingProxyType(
    {
        (False, False): (1.9, 9.1, 8.2, 6.9, 4.2, 2.7, 6.4, 5.5, 8.0, 3.0, 2.8, 3.1, -1.0, 1.2, 0),
        (False, True): (1.3, 8.1, 8.9, 7.3, 3.9, 3.0, 7.0, 6.0, 7.3, 0.8, 5.4, 2.1, -3.6, 3.4, 0.6),
        (True, False): (3.2, 12.8, 4.7, 4.0, 2.2, 1.9, 0, 0, 10.9, 8.3, 6.0, 6.4, 0.3, 1.5, 0),
        (True, True): (2.8, 12.6, 5.0, 3.6, 2.2, 1.8, 0, 0, 10.5, 6.8, 11.0, 3.3, -1.8, 3.0, 0.9),
    }
)
EVEN: Final = 60.0
SPREAD: Final[Mapping[bool, float]] = MappingProxyType({False: 11.0, True: 7.5})
"""The standard deviation of the points, before and after the skat is known."""
NULL_EVEN: Final[Mapping[bool, float]] = MappingProxyType({False: 9.0, True: 3.9})
NULL_SPREAD: Final[Mapping[bool, float]] = MappingProxyType({False: 3.5, True: 1.7})


def own_discards(view: View) -> tuple[Card, ...]:
    """Return the cards that the viewer has put away."""
    return () if view.seat is None else view.zone("aside", view.seat).cards or ()


def limit(hand: Collection[Card]) -> int:
    """Return the highest bid justified by ten cards, 0 for none: the value of a game that is likely to be won."""
    values = [least_possible(hand, game, hand=False) for game in SUITS_AND_GRAND if chance(hand, game) >= DARE]
    if null_chance(hand, skat_known=False) >= DARE_NULL:
        values.append(NULL_VALUES[NULL, False])
    return max(values, default=0)


def bidding(justified: Callable[[View, int], bool]) -> Mapping[str, Rule]:
    """Return the rules for naming and holding values while a hand justifies them."""

    def bid(view: View, question: Choose, rng: random.Random) -> str:
        return question.choices[0] if justified(view, int(question.choices[0])) else PASS

    def hold(view: View, question: Choose, rng: random.Random) -> str:
        value = question.notes[HOLD]["value"]
        return HOLD if isinstance(value, int) and justified(view, value) else PASS

    return {"bid": bid, "hold": hold}


def skat(view: View, question: Choose, rng: random.Random) -> str:
    """Play from the hand if the game is won without the skat."""
    best = max(expected_points(own_hand(view), game) for game in SUITS_AND_GRAND)
    return HAND if best >= HAND_FROM else question.safe


def discard(view: View, question: PickCards, rng: random.Random) -> tuple[Card, ...]:
    """Put away the cards that leave the best game reaching the bid."""
    cards, reached = question.cards, own_bid(view)
    game = max(SUITS_AND_GRAND, key=lambda game: _prospect(cards, game, reached))
    if _safest(cards) and NULL_VALUES[NULL, False] >= reached:
        return max(question.answers, key=lambda away: -holes([card for card in cards if card not in away]))
    pairs = combinations([card for card in cards if card.rank != JACK and card.suit != game], 2)
    return max(
        pairs,
        key=lambda away: expected_points([card for card in cards if card not in away], game, away),
        default=question.safe,
    )


def _prospect(cards: Collection[Card], game: str, reached: int) -> float:
    """Rank games by their expected points; games worth less than the bid come last."""
    enough = least_possible(cards, game, hand=False) >= reached
    return expected_points(cards, game) - (0 if enough else 60)


def _safest(cards: Collection[Card]) -> bool:
    """Whether twelve cards are better suited to a null than to anything else."""
    best = min(holes([card for card in cards if card not in away]) for away in combinations(cards, 2))
    return best == 0 and max(chance(cards, game) for game in SUITS_AND_GRAND) < DARE


def game(view: View, question: Choose, rng: random.Random) -> str:
    """Name the game with the best expected score: its value, or minus twice that if lost."""
    hand, away, from_hand = own_hand(view), own_discards(view), bool(view.mark("hand"))

    def gain(name: str) -> float:
        value = least_possible({*hand, *away}, name, hand=from_hand)
        if name in NULLS:
            won = null_chance(hand, skat_known=True) - (OPEN_COSTS if name == NULL_OUVERT else 0)
        else:
            won = chance(hand, name, away) if value >= own_bid(view) else 0.0
        return won * value - (1 - won) * 2 * value

    return max(question.choices, key=gain)


def announce(view: View, question: Choose, rng: random.Random) -> str:
    """Announce schneider if nearly all points are expected."""
    named = str(view.mark("game"))
    return "schneider" if expected_points(own_hand(view), named) >= SCHNEIDER_FROM else question.safe


def kontra(view: View, question: Choose, rng: random.Random) -> str:
    """Double a game with many of its trumps in one's own hand."""
    trumps = [*filter(view.ordering.is_trump, own_hand(view))]
    return KONTRA if len(trumps) >= KONTRA_TRUMPS and view.trump else question.safe


def re(view: View, question: Choose, rng: random.Random) -> str:
    """Redouble a game that is nearly won."""
    named = str(view.mark("game"))
    if named not in SUITS_AND_GRAND:
        return question.safe
    return RE if expected_points(own_hand(view), named, own_discards(view)) >= RE_FROM else question.safe


def grand_hand(view: View, question: Choose, rng: random.Random) -> str:
    """Play a grand from the hand in a round of Ramsch if it is won without the skat."""
    return GRAND_HAND if expected_points(own_hand(view), GRAND) >= HAND_FROM else question.safe


def shove_skat(view: View, question: Choose, rng: random.Random) -> str:
    """Shove the skat on unseen if no card of the hand is dangerous in a Ramsch; else put two away."""
    worst = max(own_hand(view), key=lambda card: (card.rank != JACK, view.ordering.points(card)))
    return question.safe if view.ordering.points(worst) < DANGEROUS else TAKE


def hand_on(view: View, question: PickCards, rng: random.Random) -> tuple[Card, ...]:
    """Hand on the two cards with the most points, from the shortest suits."""
    held = [card.suit for card in own_hand(view) if card.rank != JACK]
    dearest = sorted(question.cards, key=lambda card: (-view.ordering.points(card), held.count(card.suit)))[:2]
    return tuple(card for card in question.cards if card in dearest)


def play(view: View, question: PickCard, rng: random.Random) -> Card:
    """Play a card."""
    known, named = Position(view), view.mark("game")
    if named == RAMSCH:
        return stay_below(known, question.cards, by_points=True)
    if named in NULLS:
        return card_in_null(known, question.cards)
    return card_to_play(known, question.cards)


def own_bid(view: View) -> int:
    """Return the value at which the viewer won the auction."""
    value = view.mark("bid", view.seat)
    return value if isinstance(value, int) else 0


def expected_points(cards: Collection[Card], game: str, away: Sequence[Card] = ()) -> float:
    """Estimate the card points of a declarer with ten cards, before the skat is taken or with two `away`."""
    counted, weights = trump_features(cards, game, forehand=False, away=away), WEIGHTS[game == GRAND, bool(away)]
    counted[LOSERS] += counted[KINGS]
    counted[AWAY] = points_of(away)
    return sum([weight * counted[place] for place, weight in zip(PLACES, weights, strict=True)])


def chance(cards: Collection[Card], game: str, away: Sequence[Card] = ()) -> float:
    """Return the chance of 61 card points, from the expected points of a declarer."""
    return _rising(expected_points(cards, game, away) - EVEN, SPREAD[bool(away)])


def null_chance(cards: Collection[Card], *, skat_known: bool) -> float:
    """Return the chance of a null with ten cards, two of which may still be exchanged while the skat is unknown."""
    return _rising(NULL_EVEN[skat_known] - holes(cards), NULL_SPREAD[skat_known])


def _rising(above: float, spread: float) -> float:
    return 1 / (1 + exp(-above / spread))


SKAT_PLAYER: Final = RulePlayer(
    {
        **bidding(lambda view, value: value <= limit(own_hand(view))),
        "skat": skat,
        "discard": discard,
        "game": game,
        "announce": announce,
        "kontra": kontra,
        "re": re,
        "grand_hand": grand_hand,
        "shove_skat": shove_skat,
        "hand_on": hand_on,
        "play": play,
        "claim": consent(read),
    }
)
