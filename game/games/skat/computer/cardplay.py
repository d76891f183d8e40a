"""The computer's choice of a card: the declarer draws trumps, the defenders play together, others avoid tricks."""

from collections.abc import Collection, Sequence
from typing import Final

from game.core.cards import Card
from game.core.view import View
from game.kits.tricks.computer.position import Position

RICH: Final = 10
"""Cards with so many points are not led where they are lost."""
EARLY: Final = 3
"""In so many tricks the way to the declarer decides about the suit to lead:"""
FAR: Final = 2
"""one that is not longer, or shorter, than the best one by so many cards."""


def card_to_play(known: Position, cards: Sequence[Card]) -> Card:
    """Choose one of the legal cards in a suit game or a grand."""
    if len(cards) == 1:
        return cards[0]
    alone = known.declares
    if not known.view.trick:
        return lead_alone(known, cards) if alone else lead_together(known, cards)
    return follow_alone(known, cards) if alone else follow_together(known, cards)


def lead_alone(known: Position, cards: Sequence[Card]) -> Card:
    """Draw the outstanding trumps, then play the highest cards, then give up the lead cheaply."""
    mine, theirs = known.trumps(cards), known.trumps(known.out)
    if theirs and mine and (not known.against(mine[0]) or len(mine) >= len(theirs)):
        low = [card for card in mine if not known.points(card)]
        return mine[0] if not known.against(mine[0]) else (low or mine)[-1]
    plain = known.plain(cards)
    sure = [card for card in plain if not known.against(card) and known.same_suit(known.out, card)]
    if sure and (mine or not theirs):
        return max(sure, key=lambda card: (known.points(card), len(known.same_suit(known.out, card))))
    return min(plain or mine, key=lambda card: (known.points(card), -len(known.same_suit(cards, card))))


def lead_together(known: Position, cards: Sequence[Card]) -> Card:
    """Lead an ace of a short suit, else low: "short way, long suit; long way, short suit" to the declarer.

    Trumps are his business.
    """
    odd = odd_leads(known)
    plain = [card for card in cards if card not in odd] or known.plain(cards)
    likely = [card for card in plain if not known.against(card) and len(known.same_suit(known.out, card)) >= 4]
    if likely:
        return min(likely, key=lambda card: len(known.same_suit(known.hand, card)))
    sign = -1 if known.is_close else 1
    return min(plain or cards, key=lambda card: (known.points(card), sign * len(known.same_suit(known.hand, card))))


def odd_leads(known: Position) -> Collection[Card]:
    """Return the leads that no good defender chooses: trumps, tens that an ace still beats, and rich cards into a ruff.

    Early, these are also low cards from a short suit if the way to the declarer is short, and from a long one if not.
    """
    if known.view.trick:
        return ()
    trumps, plain = known.trumps(known.hand), known.plain(known.hand)
    ruffed = lacks_of(known.view, known.declarer)
    odd = [
        *trumps,
        *(card for card in plain if known.points(card) >= RICH and (known.against(card) or card.suit in ruffed)),
    ]
    if len(known.view.tricks) < EARLY:
        lengths = {card.suit: len(known.same_suit(known.hand, card)) for card in plain}
        wanted = max(lengths.values(), default=0) if known.is_close else min(lengths.values(), default=0)
        odd += [card for card in plain if known.against(card) and abs(lengths[card.suit] - wanted) >= FAR]
    return odd if len({*odd}) < len(known.hand) else trumps if plain else ()


def lacks_of(view: View, seat: int | None) -> Collection[str]:
    """Return the plain suits that a seat could not follow."""
    tricks = [*(trick.plays for trick in view.tricks), view.trick]
    return {
        plays[0][1].suit
        for plays in tricks
        for player, card in plays
        if player == seat and not view.ordering.is_trump(plays[0][1]) and not view.ordering.follows[plays[0][1]](card)
    }


def follow_alone(known: Position, cards: Sequence[Card]) -> Card:
    """Take a trick that is worth it, with many points if nothing can go wrong, else give away little."""
    best = known.ordering.winner(known.view.trick)[1]
    winning = known.ordering.beating(cards, best)
    if not winning:
        return cheapest(known, cards)
    if not known.to_come:
        return take(known, cards, winning)
    sure = [card for card in winning if known.cannot_be_beaten(card)]
    if sure:
        plain = known.plain(sure)
        return max(plain, key=known.points) if plain else min(sure, key=known.ordering.strength)
    low = cheapest(known, cards)
    return cheapest(known, winning) if known.at_stake >= 10 or low in winning else low


def take(known: Position, cards: Sequence[Card], winning: Sequence[Card]) -> Card:
    """Take a trick as the last to play: with a plain card of many points, else a trump that is not needed later."""
    plain = known.plain(winning)
    if plain:
        return max(plain, key=known.points)
    low = cheapest(known, cards)
    if not known.at_stake and low not in winning and not known.points(low):
        return low
    counting = [card for card in winning if known.points(card) >= 10]
    return counting[0] if counting else min(winning, key=known.ordering.strength)


def follow_together(known: Position, cards: Sequence[Card]) -> Card:
    """Smear points on the partner's trick, take a trick from the declarer, else give away little."""
    seat, best = known.ordering.winner(known.view.trick)
    declarer_to_come = known.declarer in known.to_come
    winning = known.ordering.beating(cards, best)
    if seat != known.declarer and (not declarer_to_come or known.cannot_be_beaten(best)):
        return max(cards, key=lambda card: fattening(known, card))
    if not winning:
        return cheapest(known, cards)
    if not declarer_to_come:
        return max(winning, key=lambda card: (known.points(card), -known.ordering.strength(card)))
    sure = [card for card in winning if known.cannot_be_beaten(card)]
    if sure:
        return max(sure, key=known.points)
    low = cheapest(known, cards)
    return low if seat != known.declarer else cheapest(known, winning)


def cheapest(known: Position, cards: Sequence[Card]) -> Card:
    """Return the card that costs least to give away: a plain one, with few points, low."""
    ordering = known.ordering
    return min(cards, key=lambda card: (ordering.is_trump(card), known.points(card), ordering.strength(card)))


def fattening(known: Position, card: Card) -> tuple[bool, int, int]:
    """Order cards by suitability for smearing: points, but neither jacks nor sure aces."""
    jack_like = known.ordering.is_trump(card) and known.points(card) == 2
    sure = not known.ordering.is_trump(card) and not known.against(card)
    return not jack_like, known.points(card) - (2 if sure else 0), -known.ordering.strength(card)


def card_in_null(known: Position, cards: Sequence[Card]) -> Card:
    """As the declarer, stay below the others; else play low, to force the declarer to take a trick."""
    if known.me == known.declarer:
        return stay_below(known, cards)
    if not known.view.trick:
        return min(cards, key=lambda card: (known.ordering.strength(card), len(known.same_suit(known.hand, card))))
    seat, best = known.ordering.winner(known.view.trick)
    if known.declarer not in known.to_come:
        lower = [card for card in cards if not known.ordering.beats(card, best)]
        return max(lower if seat == known.declarer and lower else cards, key=known.ordering.strength)
    if known.ordering.follows[known.view.trick[0][1]](cards[0]):
        return min(cards, key=known.ordering.strength)
    return max(cards, key=lambda card: (-len(known.same_suit(known.hand, card)), known.ordering.strength(card)))


def stay_below(known: Position, cards: Sequence[Card], *, by_points: bool = False) -> Card:
    """Lead a card that others will beat, follow with the highest card that takes nothing, discard dangerous cards.

    In a Ramsch, `by_points`: if that is impossible, take few points, and throw away many.
    """
    strength = known.ordering.strength
    if not known.view.trick:
        return min(cards, key=lambda card: (danger(known, card), strength(card)))
    led, best = known.view.trick[0][1], known.ordering.winner(known.view.trick)[1]
    below = [card for card in cards if not known.ordering.beats(card, best)]
    if not below:
        return max(cards, key=strength) if not known.to_come and not by_points else min(cards, key=strength)
    if known.ordering.follows[led](below[0]):
        return max(below, key=strength)
    if by_points:
        return max(below, key=lambda card: (known.points(card), danger(known, card)))
    return max(below, key=lambda card: (danger(known, card), strength(card)))


def danger(known: Position, card: Card) -> int:
    """Rate how likely a card takes a trick when led: the outstanding cards below it, less those above it."""
    out = known.same_suit(known.out, card)
    above = known.against(card)
    return len(out) - 3 * above
