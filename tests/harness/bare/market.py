"""Market, without tricks: each player may swap a card with one of three open ones; the highest hand takes the pot."""

from pydantic import Field

from game.core.cards import PIQUET_32, Card
from game.core.deal import Deal
from game.core.events import NOBODY
from game.core.options import MOST_CHIPS, Stakes
from game.core.questions import Choose, PickCard, the_card
from game.core.rulesets import Outcome, Ruleset
from game.kits.pot.options import PotOptions, pot_ends, pot_is_split

PLACES = ("first", "second", "third")


class MarketOptions(PotOptions):
    """House rules of Market."""

    ante: int = Field(default=1, ge=1, le=MOST_CHIPS)


async def play(deal: Deal, rules: MarketOptions) -> Outcome:
    """Deal hands and a market, let everyone swap once, and compare."""
    deal.everybody_pays(rules.ante, "ante")
    deal.shuffle()
    deal.deal_cards(3)
    market = deal.zone("market", audience=NOBODY)
    deal.deal_to(market, 3)
    deal.reveal(market)
    for seat in deal.players():
        notes = {place: {"card": card} for place, card in zip(PLACES, market.cards, strict=True)}
        turn = Choose("buy", (*PLACES, "pass"), "pass", notes=notes)
        answer = await deal.ask(seat, turn)
        if answer != "pass":
            wanted = market.cards[PLACES.index(answer)]
            given = the_card(await deal.ask(seat, PickCard("sell", deal.hands[seat])))
            deal.swap([given], deal.hand(seat), [wanted], market)
    for seat in deal.players():
        deal.show_hand(seat)
    deal.collect(max(deal.players(), key=lambda seat: worth(deal.hands[seat])), deal.bank.pot, "share")
    return Outcome(deal.after(deal.dealer))


def worth(hand: list[Card]) -> int:
    """Add up a hand."""
    return sum(card.power for card in hand)


MARKET = Ruleset(
    id="market",
    family="market",
    revision=1,
    options=MarketOptions,
    script=play,
    least_seats=2,
    most_seats=8,
    best_seats=3,
    pack=lambda _options, _seats: PIQUET_32,
    stakes=Stakes("{ante}", ("1", "5")),
    tricks=False,
    reason_to_end=pot_ends,
    leftover=pot_is_split,
)
