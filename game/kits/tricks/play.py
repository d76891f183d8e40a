"""Playing cards to tricks, as used by the scripts of games with tricks."""

from collections.abc import Callable, Generator, Sequence
from types import coroutine
from typing import Any, Protocol

from game.core.cards import Card
from game.core.deal import Deal
from game.core.layout import Zone
from game.core.ordering import Obligation
from game.core.questions import Choose, PickCard, PickCards
from game.kits.tricks.claims import Claimed


class Beside(Protocol):
    """What may be said beside one's card, such as the claims of a game."""

    def offered(self, seat: int, legal: Sequence[Card]) -> tuple[str, ...]:
        """Return a seat's possible answers besides its legal cards."""
        ...

    async def hear(self, seat: int, said: str) -> Claimed | None:
        """Process such an answer; `None` if the deal goes on."""
        ...


def card_question(deal: Deal, seat: int, duty: Obligation, extras: tuple[str, ...] = ()) -> PickCard:
    """Create the question for a card to the trick; `extras` may be offered in addition to the cards."""
    cards, reason = duty(deal.hands[seat], deal.trick, deal.ordering)
    question = PickCard("play", cards, deal.ordering, reason, extras)
    question.obligation = duty
    return question


@coroutine
def play_trick(
    deal: Deal, duty: Obligation, claims: Beside | None = None, shows: Obligation | None = None
) -> Generator[PickCard | Choose, Any, Claimed | None]:
    """Play one trick, led by whoever took the last, unless a claim ends the deal: then return the claim.

    `shows` is the part of a duty that judges each card of a hand by itself, if that is not all of it. The last card of
    a hand is played without asking. The questions are yielded here and not through `deal.ask`, which
    would cost another generator per card.
    """
    ordering, hands, trick, obligation = deal.ordering, deal.hands, deal.trick, shows or duty
    for seat in deal.active_from(deal.leader):
        hand = hands[seat]
        if len(hand) == 1:
            deal.play(seat, hand[0])
            continue
        cards, reason = duty(hand, trick, ordering)
        while True:
            extras = claims.offered(seat, cards) if claims else ()
            question = PickCard("play", cards, ordering, reason, extras)
            question.obligation = obligation
            deal.turn_to(seat)
            answer: Card | str = yield question
            if not isinstance(answer, str):
                break
            if claims and (claimed := (yield from claims.hear(seat, answer).__await__())):
                return claimed
        deal.play(seat, answer)
    deal.take_trick()
    return None


async def play_all(deal: Deal, duty: Obligation, claims: Beside | None = None) -> Claimed | None:
    """Play every trick, the first led by the player after the dealer, unless a claim ends the deal: then return it."""
    deal.lead(deal.players()[0])
    while deal.hands[deal.leader]:
        if claimed := await play_trick(deal, duty, claims):
            return claimed
    return None


async def take_widow(deal: Deal, seat: int, widows: Sequence[Zone], order: Callable[[Card], Any]) -> None:
    """Let a seat take the cards of widows and put away as many of its hand, shown in an order, the safe ones first."""
    hand = deal.hand(seat)
    number = sum(len(widow.cards) for widow in widows)
    for widow in widows:
        deal.transfer(tuple(widow.cards), widow, hand)
    away = await deal.ask(seat, PickCards("discard", sorted(hand.cards, key=order), number, number))
    deal.transfer(away, hand, deal.zone("aside", seat))
