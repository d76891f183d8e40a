"""The cards that may be played to a trick.

An obligation takes the hand, the plays of the trick so far, and the deal's ordering; it returns the legal cards and the
name of the duty that forbids the others (`free` if none does).

>>> from game.core.cards import PIQUET_32
>>> from game.core.ordering import plain
>>> led = [(0, PIQUET_32.card("clubs-ace"))]
>>> follow_trump(PIQUET_32.hand("spades-ace hearts-seven"), led, plain(PIQUET_32, "hearts"))
([hearts-seven], 'trump')
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from game.core.cards import Card
from game.core.ordering import Ordering, Plays

Legal = tuple[Sequence[Card], str]
Obligation = Callable[[Sequence[Card], Plays, Ordering], Legal]


def follow(hand: Sequence[Card], plays: Plays, ordering: Ordering) -> Legal:
    """Follow suit if able; else any card (D0, "The Play"; D4, 1821 and 1859)."""
    if not plays:
        return hand, "free"
    suited = [*filter(ordering.follows[plays[0][1]], hand)]
    return (suited, "follow") if suited else (hand, "free")


def follow_trump(hand: Sequence[Card], plays: Plays, ordering: Ordering) -> Legal:
    """Follow suit if able; else any trump; else any card (D1, "Force"; D4, 1905)."""
    if not plays:
        return hand, "free"
    suited = [*filter(ordering.follows[plays[0][1]], hand)]
    if suited:
        return suited, "follow"
    trumps = [*filter(ordering.is_trump, hand)]
    return (trumps, "trump") if trumps else (hand, "free")


def follow_trump_head(hand: Sequence[Card], plays: Plays, ordering: Ordering) -> Legal:
    """Follow suit, else trump, and head the trick if able; play trumps even if they cannot overtrump."""
    cards, duty = follow_trump(hand, plays, ordering)
    return (cards, duty) if duty == "free" else _heading(cards, duty, plays, ordering)


def follow_trump_head_or_free(hand: Sequence[Card], plays: Plays, ordering: Ordering) -> Legal:
    """Like `follow_trump_head`, but a void player who cannot overtrump may play any card (T23)."""
    cards, duty = follow_trump_head(hand, plays, ordering)
    if duty == "trump" and not ordering.beats(cards[0], ordering.winner(plays)[1]):
        return hand, "free"
    return cards, duty


def _heading(cards: Sequence[Card], duty: str, plays: Plays, ordering: Ordering) -> Legal:
    if len(cards) == 1:
        return cards, duty
    heading = ordering.beating(cards, ordering.winner(plays)[1])
    if not heading or len(heading) == len(cards):
        return cards, duty
    return heading, "head"


FOLLOW_RULES: Mapping[str, Obligation] = MappingProxyType(
    {"follow": follow, "follow_trump": follow_trump, "follow_trump_head": follow_trump_head}
)
