"""The legal leads: the bond to a suit, unbeatable cards, and Zwang (section 3 of fuenfzehnern's manual)."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from game.core.cards import Card, Pack
from game.core.deal import Deal, Trick
from game.core.ordering import Ordering, Plays
from game.core.questions import PickCard
from game.core.tricks import Legal, Obligation, follow
from game.games.fuenfzehnern.cards import higher
from game.games.fuenfzehnern.options import FuenfzehnernOptions
from game.kits.tricks.claims import rest_if_sure

ZWANG: Final = {
    answer.removeprefix("zwang_"): answer
    for answer in ("zwang_clubs", "zwang_spades", "zwang_hearts", "zwang_diamonds")
}
"""The answers that lead the queen of a suit and demand its ace."""

ZWANG_IN: Final = {answer: suit for suit, answer in ZWANG.items()}
"""The suits of these answers."""


def played(tricks: Sequence[Trick]) -> set[Card]:
    """Collect the cards of the finished tricks, which everybody has seen."""
    return {card for trick in tricks for _, card in trick.plays}


def unbeatable(pack: Pack, card: Card, harmless: Collection[Card]) -> bool:
    """Whether every card that could beat this one is harmless: played, or in the leader's own hand (Z1, Z2)."""
    return all(other in harmless for other in higher(pack, card))


def leads(pack: Pack, hand: Sequence[Card], bound: str, gone: set[Card], rules: FuenfzehnernOptions) -> Sequence[Card]:
    """List the legal leads: a leader bound to a suit that he holds must lead it, or an unbeatable card."""
    if not bound or all(card.suit != bound for card in hand):
        return hand
    harmless = gone.union(hand) if rules.own_cards_count else gone
    return [card for card in hand if card.suit == bound or unbeatable(pack, card, harmless)]


def zwang_suits(pack: Pack, hand: Sequence[Card], legal: Sequence[Card], gone: set[Card]) -> Iterator[str]:
    """Yield the suits with the right to Zwang: king and queen in hand, the queen legal, and the ace in another hand."""
    for suit in pack.suits:
        ace, king, queen = (pack.card(f"{suit}-{rank}") for rank in ("ace", "king", "queen"))
        if king in hand and queen in legal and ace not in hand and ace not in gone:
            yield suit


def lead_question(deal: Deal, rules: FuenfzehnernOptions, bound: str) -> PickCard:
    """Create the question for the lead; Zwang and a claim are offered next to the cards."""
    hand, gone = deal.hands[deal.leader], played(deal.tricks)
    legal = leads(deal.pack, hand, bound, gone, rules)
    extras = tuple(ZWANG[suit] for suit in zwang_suits(deal.pack, hand, legal, gone)) if rules.zwang else ()
    extras += rest_if_sure(deal, deal.leader, legal) if rules.claims else ()
    return PickCard("play", legal, deal.ordering, "lead-suit" if len(legal) < len(hand) else "free", extras)


def giving(ace: Card) -> Obligation:
    """Create the obligation after Zwang: the holder of the ace must play it, everybody else follows suit as usual."""

    def duty(hand: Sequence[Card], plays: Plays, ordering: Ordering) -> Legal:
        return ([ace], "zwang") if ace in hand else follow(hand, plays, ordering)

    return duty
