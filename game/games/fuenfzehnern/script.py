"""The rules of Fünfzehnern, in the order in which they are played (D3; sections 2, 3 and 5 of fuenfzehnern's manual).

Fifteen points is the average, and scores are relative to it. A player who takes the lead from another is bound to the
suit in which it was taken.
"""

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from pydantic import Field

from game.core.cards import Card, Pack
from game.core.deal import Deal, Trick
from game.core.ordering import Legal, Obligation, Ordering, Plays, follow
from game.core.questions import PickCard, the_card
from game.core.rulesets import Outcome
from game.core.vocabulary import REST
from game.games.fuenfzehnern.cards import FIFTEEN, higher, ranking
from game.kits.points.counting import points_by_seat
from game.kits.points.options import SESSION, PointOptions
from game.kits.tricks.claims import lay_down, left_over, rest_if_sure
from game.kits.tricks.options import ClaimOptions
from game.kits.tricks.play import card_question

GROUPS = {
    "stakes": ("point_value",),
    "dealing": ("dropped_suit",),
    "leading": ("lead_rule", "own_cards_count", "zwang"),
    "tricks": ("claims",),
    "session": SESSION,
}
"""The house rules, grouped the way people look for them."""
HAND = 8
ZWANG_IN: Final = {
    answer: answer.removeprefix("zwang_")
    for answer in ("zwang_clubs", "zwang_spades", "zwang_hearts", "zwang_diamonds")
}
"""The suits of the answers that lead the queen of a suit and demand its ace."""


class FuenfzehnernOptions(PointOptions, ClaimOptions):
    """The options that Fünfzehnern leaves to the table."""

    deals: int = Field(default=4, ge=1, le=1_000)
    dropped_suit: Literal["clubs", "spades", "hearts", "diamonds"] = "diamonds"
    lead_rule: Literal["relaxed", "free"] = "relaxed"
    own_cards_count: bool = True
    zwang: bool = True


async def play(deal: Deal, rules: FuenfzehnernOptions) -> Outcome:
    """Play one deal of Fünfzehnern."""
    deal.shuffle()
    deal.deal_cards(HAND)
    deal.rank_cards(ranking(deal.pack))
    points = points_taken(deal, await play_tricks(deal, rules))
    settle(deal, rules, points)
    return Outcome(deal.after(deal.dealer))


async def play_tricks(deal: Deal, rules: FuenfzehnernOptions) -> int | None:
    """Play eight tricks; the first leader took the lead from no one and is free (Z9).

    Returns the seat that has claimed all remaining tricks, if any (Z15).
    """
    deal.lead(deal.players()[0])
    bound = ""
    while deal.hands[deal.leader]:
        leader = deal.leader
        duty = await lead(deal, rules, bound)
        if duty is None:
            return leader
        for seat in deal.order_from(leader)[1:]:
            card = await card_for(deal, rules, seat, duty)
            if card is None:
                return seat
            deal.play(seat, card)
        suit = deal.trick[0][1].suit
        if deal.take_trick() != leader:
            bound = suit if rules.lead_rule == "relaxed" else ""
            deal.unmark("bound", leader)
            announce_bond(deal, bound)
        elif bound and all_played(deal, bound):
            deal.unmark("bound", leader)
    return None


async def lead(deal: Deal, rules: FuenfzehnernOptions, bound: str) -> Obligation | None:
    """Let the leader lead, possibly as Zwang; return the others' obligation, `None` if the leader claims the rest."""
    seat, hand = deal.leader, deal.hands[deal.leader]
    answer: Card | str = hand[0]
    if len(hand) > 1:
        answer = await deal.ask(seat, lead_question(deal, rules, bound))
    if not isinstance(answer, str):
        deal.play(seat, answer)
        return follow
    if answer == REST:
        lay_down(deal, "claim-rest", seat, seat)
        return None
    suit = ZWANG_IN[answer]
    deal.announce("zwang", seat, suit=suit)
    deal.play(seat, deal.pack.card(f"{suit}-queen"))
    return giving(deal.pack.card(f"{suit}-ace"))


def lead_question(deal: Deal, rules: FuenfzehnernOptions, bound: str) -> PickCard:
    """Create the question for the lead; Zwang and a claim are offered next to the cards."""
    hand, gone = deal.hands[deal.leader], played(deal.tricks)
    legal = leads(deal.pack, hand, bound, gone, rules)
    extras = tuple(f"zwang_{suit}" for suit in zwang_suits(deal.pack, hand, legal, gone)) if rules.zwang else ()
    extras += rest_if_sure(deal, deal.leader, legal) if rules.claims else ()
    return PickCard("play", legal, deal.ordering, "lead-suit" if len(legal) < len(hand) else "free", extras)


def leads(pack: Pack, hand: Sequence[Card], bound: str, gone: set[Card], rules: FuenfzehnernOptions) -> Sequence[Card]:
    """List the legal leads: a leader bound to a suit that he holds must lead it, or an unbeatable card.

    A card is unbeatable if all that could beat it are played, or in the leader's own hand (Z1, Z2).
    """
    if not bound or all(card.suit != bound for card in hand):
        return hand
    harmless = gone.union(hand) if rules.own_cards_count else gone
    return [card for card in hand if card.suit == bound or higher(pack, card) <= harmless]


def zwang_suits(pack: Pack, hand: Sequence[Card], legal: Sequence[Card], gone: set[Card]) -> Iterator[str]:
    """Yield the suits with the right to Zwang: king and queen in hand, the queen legal, and the ace in another hand."""
    for suit in pack.suits:
        ace, king, queen = (pack.card(f"{suit}-{rank}") for rank in ("ace", "king", "queen"))
        if king in hand and queen in legal and ace not in hand and ace not in gone:
            yield suit


def giving(ace: Card) -> Obligation:
    """Create the obligation after Zwang: the holder of the ace must play it, everybody else follows suit as usual."""

    def duty(hand: Sequence[Card], plays: Plays, ordering: Ordering) -> Legal:
        return ([ace], "zwang") if ace in hand else follow(hand, plays, ordering)

    return duty


def played(tricks: Sequence[Trick]) -> set[Card]:
    """Collect the cards of the finished tricks, which everybody has seen."""
    return {card for trick in tricks for _, card in trick.plays}


async def card_for(deal: Deal, rules: FuenfzehnernOptions, seat: int, duty: Obligation) -> Card | None:
    """Ask for a card to the trick, unless it is the last of a hand; `None` if the seat claims the rest."""
    hand = deal.hands[seat]
    if len(hand) == 1:
        return hand[0]
    claim = rest_if_sure(deal, seat, duty(hand, deal.trick, deal.ordering)[0]) if rules.claims else ()
    answer = await deal.ask(seat, card_question(deal, seat, duty, claim))
    if answer == REST:
        lay_down(deal, "claim-rest", seat, seat)
        return None
    return the_card(answer)


def announce_bond(deal: Deal, bound: str) -> None:
    """Announce the suit to which the new leader is bound, unless none of it is left.

    The mark stays even if the leader is void, which only he knows: it follows from the tricks only.
    """
    if bound and deal.hands[deal.leader] and not all_played(deal, bound):
        deal.announce("bound", deal.leader, suit=bound)
        deal.mark("bound", bound, deal.leader)


def all_played(deal: Deal, suit: str) -> bool:
    """Whether everybody knows that a suit is exhausted."""
    return played(deal.tricks).issuperset(card for card in deal.pack.cards if card.suit == suit)


def points_taken(deal: Deal, claimer: int | None) -> list[int]:
    """Sum the points in each seat's tricks; a seat that has claimed the rest gets all remaining cards."""
    points = points_by_seat(deal.tricks, deal.seats, deal.ordering)
    if claimer is not None:
        points[claimer] += sum(map(deal.ordering.points, left_over(deal)))
    return points


def settle(deal: Deal, rules: FuenfzehnernOptions, points: Sequence[int]) -> None:
    """Score the difference from fifteen; seats below it pay in, then seats above it take out (Z11)."""
    over = [taken - FIFTEEN for taken in points]
    for seat in deal.everybody():
        deal.announce("fifteens", seat, points=points[seat], score=over[seat])
        deal.score(seat, over[seat], "fifteens")
    for seat in deal.everybody():
        deal.pay(seat, max(0, -over[seat]) * rules.point_value, "shortfall")
    for seat in deal.everybody():
        deal.collect(seat, max(0, over[seat]) * rules.point_value, "surplus")
