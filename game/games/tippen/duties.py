"""Card duties of Tippen: following, and mandatory leads (1.4)."""

from collections.abc import Callable, Sequence

from game.core.cards import Card
from game.core.deal import Deal
from game.core.ordering import Ordering, Plays
from game.core.tricks import Legal, Obligation
from game.games.tippen.options import TippenOptions


def trick_duty(deal: Deal, rules: TippenOptions) -> Obligation:
    """Return the duty for the trick about to begin, including its leader's obligations (1859; T11, T12)."""
    following = rules.following
    number = len(deal.tricks) + 1
    if number == 1 and rules.lead_trump_if_three and deal.active.count(True) >= 3:
        return leading(is_trump, "lead-trump", following)
    if number == 2 and rules.lead_trump_ace_second:
        return leading(is_trump_ace, "lead-trump-ace", following)
    return following


def leading(bound: Callable[[Card, Ordering], bool], reason: str, following: Obligation) -> Obligation:
    """Bind the leader to the cards that are `bound`, if any; the duty of followers is `following`."""

    def duty(hand: Sequence[Card], plays: Plays, ordering: Ordering) -> Legal:
        cards = [] if plays else [card for card in hand if bound(card, ordering)]
        return (cards, reason) if cards else following(hand, plays, ordering)

    return duty


def is_trump(card: Card, ordering: Ordering) -> bool:
    """Whether a card is a trump."""
    return ordering.is_trump(card)


def is_trump_ace(card: Card, ordering: Ordering) -> bool:
    """Whether a card is the trump ace, the Daus of the source."""
    return card.rank == "ace" and ordering.is_trump(card)
