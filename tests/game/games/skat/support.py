"""Deals of Skat laid out by hand: A is forehand, B middlehand, C rearhand; of four D deals. Cards are two letters."""

import random
from collections.abc import Mapping

from game.core.bank import Balances
from game.core.cards import PIQUET_32, Card
from game.core.driver import Driver, Setup
from game.core.errors import Value
from game.core.options import Choice
from game.core.questions import PickCard
from game.games.skat import SKAT
from tests.game.games.support import LETTERS, FixedDeck, Game, cards_of

NO_RULES: Mapping[str, Choice] = {}
PLACES = (
    (range(3), range(11, 15), range(23, 26)),
    (range(3, 6), range(15, 19), range(26, 29)),
    (range(6, 9), range(19, 23), range(29, 32)),
    (range(9, 11),),
)
"""The positions in the pack of the cards of forehand, middlehand, rearhand and the skat (section 1 of the rules)."""
ALL_PASS = ("B pass", "C pass", "A pass")


def pack_of(hands: tuple[str, str, str], skat: str, seed: int) -> list[Card]:
    """Order a pack so that A to C get these cards and these lie in the skat; the rest is random."""
    held = [cards_of(PIQUET_32, cards) for cards in (*hands, skat)]
    others = [card for card in PIQUET_32.cards if all(card not in cards for cards in held)]
    random.Random(seed).shuffle(others)
    order = list(PIQUET_32.cards)
    for cards, places in zip(held, PLACES, strict=True):
        for place in (place for batch in places for place in batch):
            order[place] = cards.pop(0) if cards else others.pop()
    assert set(order) == set(PIQUET_32.cards), "a card was laid out twice"
    return order


def deal(
    a: str = "",
    b: str = "",
    c: str = "",
    *,
    skat: str = "",
    seed: int = 0,
    seats: int = 3,
    rules: Mapping[str, Choice] = NO_RULES,
) -> Game:
    """Begin a deal with these hands; unspecified cards are dealt at random from the seed."""
    deck = FixedDeck(pack_of((a, b, c), skat, seed))
    setup = Setup(SKAT, SKAT.choose(rules), 1, seats - 1, Balances.opening(seats), deck)
    return Game(Driver(setup))


def bid_up_to(game: Game, letter: str, value: int) -> Game:
    """Let one player bid or hold up to a value, and the others pass as soon as that is reached."""
    while game.kind in {"bid", "hold"}:
        asked = game.asked
        if game.kind == "hold":
            game.say(f"{asked} {'hold' if asked == letter else 'pass'}")
        else:
            bids = asked == letter or (letter == "A" and asked == "B")
            offered = [choice for choice in game.shown if bids and choice != "pass" and int(choice) <= value]
            game.say(f"{asked} {offered[-1] if offered else 'pass'}")
    assert (declarer(game), bid(game)) == (letter, value)
    return game


def play_out(game: Game, seed: int) -> Game:
    """Play the cards at random, each side in its own manner: high, low or mixed."""
    rng = random.Random(seed)
    alone = declarer(game)
    ways = {True: rng.choice("hla"), False: rng.choice("hla")}
    while isinstance(question := game.driver.question, PickCard):
        cards = sorted(question.cards, key=lambda card: (game.driver.deal.ordering.strength(card), card.code))
        way = ways[game.asked == alone] if rng.random() < 0.8 else "a"
        game.driver.answer(cards[-1] if way == "h" else cards[0] if way == "l" else rng.choice(cards))
    return game


def declarer(game: Game) -> str:
    """Return the declarer; nobody in Ramsch."""
    return next((LETTERS[seat or 0] for name, seat in game.driver.deal.marks if name == "declarer"), "")


def bid(game: Game) -> int:
    """Return the last bid."""
    values = [mark.value for (name, _), mark in game.driver.deal.marks.items() if name == "bid"]
    return int(values[0]) if values else 0


def ending(game: Game) -> Mapping[str, Value]:
    """Return the announcement of how the game ended, with its name."""
    last = game.told("skat-won", "skat-lost", "skat-overbid")[-1]
    return {"what": last.what, **last.values}


WITH_3 = "cJ sJ hJ sA sT sK s8 hA hT dA"


def with_3(seed: int) -> Game:
    """Let A play spades from the hand, schneider announced."""
    game = bid_up_to(deal(WITH_3, skat="c7 d7", seed=seed), "A", 18)
    return play_out(game.say("A hand", "A spades", "A schneider"), seed)


def hearts_at_30(seed: int) -> Game:
    game = bid_up_to(deal(b="cJ hJ hA hK h9 h7 cA cT sA d7", skat="sT s7", seed=seed), "B", 30)
    return play_out(game.say("B take", "B discard:sT+s7", "B hearts"), seed)
