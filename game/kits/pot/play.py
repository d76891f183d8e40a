"""What is done before and after the tricks of a game for a pot, for its script to put in its own order."""

from collections.abc import Callable, Collection
from typing import Final

from game.core.cards import Card
from game.core.deal import Deal
from game.core.events import Exchanged
from game.core.questions import Choose, PickCards
from game.kits.pot.bank import PENALTY, capped

SHOVE: Final = Choose("shove", ("deal", "shove"), "deal")
DECLARE: Final = Choose("declare", ("play", "pass"), "pass")


async def shove_on(deal: Deal, most: int, shoved: Callable[[], None]) -> None:
    """Let the dealer pass the deal on, and the next one too, `most` times or, if 0, any number of times.

    `shoved` passes the deal on and collects the next stake.
    """
    shoves = 0
    while most == 0 or shoves < most:
        if await deal.ask(deal.dealer, SHOVE) == "deal":
            return
        shoves += 1
        shoved()


async def declare(deal: Deal, must_play: Collection[int] = ()) -> None:
    """Ask from forehand on who plays; those who pass are out, and those who `must_play` are not asked."""
    for seat in deal.order_from(deal.after(deal.dealer)):
        if seat not in must_play and await deal.ask(seat, DECLARE) == "pass":
            deal.drop_out(seat)


def is_contested(deal: Deal) -> bool:
    """Whether several play; the pot stays if no one does, and a sole player takes it without playing a card."""
    players = deal.active_from(deal.after(deal.dealer))
    if not players:
        deal.announce("all-passed")
    elif len(players) == 1:
        deal.collect(players[0], deal.bank.pot, "uncontested")
        deal.announce("uncontested", players[0])
    return len(players) > 1


async def exchange_in_turn(deal: Deal, most: int) -> None:
    """Let each player exchange up to `most` cards with the stock, completed before the next one decides."""
    for seat in deal.active_from(deal.after(deal.dealer)):
        cards = await deal.ask(seat, PickCards("exchange", deal.hands[seat], 0, most))
        deal.mark("exchanged", len(cards), seat)
        if cards:
            deal.put_aside(seat, cards)
            deal.draw(seat, len(cards))
        if not deal.quiet:
            deal.emit(Exchanged(seat, len(cards)))


def robbing_card(deal: Deal, seat: int, rank: str) -> Card | None:
    """Find the trump of a rank in a hand, while there is a turned-up card to rob with it."""
    if not deal.turn_up:
        return None
    return next((card for card in deal.hands[seat] if card.rank == rank and card.suit == deal.trump), None)


def rob(deal: Deal, seat: int, given: Card) -> None:
    """Take the turned-up card and leave another in its place."""
    deal.announce("rob", seat, card=deal.turn_up[0].code)
    deal.take_turn_up(seat)
    deal.lay_open(seat, given)
    deal.mark("robbed", 1, seat)


def pay_shares(deal: Deal, parts: int) -> None:
    """Pay each player a part of the pot for each trick; what cannot be divided stays in the pot."""
    share = deal.bank.pot // parts
    for seat in deal.active_from(deal.after(deal.dealer)):
        deal.collect(seat, deal.taken[seat] * share, "share")


def fine(deal: Deal, seat: int, amount: int, limit: int) -> None:
    """Collect a bête, at most the limit in chips; 0 means no limit."""
    deal.pay(seat, capped(amount, limit), PENALTY)


def settle(deal: Deal, parts: int, limit: int) -> None:
    """Pay shares of the pot, and let players without a trick pay a bête as high as the pot was, at most the limit."""
    pot = deal.bank.pot
    pay_shares(deal, parts)
    for seat in deal.active_from(deal.after(deal.dealer)):
        if not deal.taken[seat]:
            fine(deal, seat, pot, limit)
