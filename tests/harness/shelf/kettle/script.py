"""The rules of Kettle: an ante each, three cards, and whoever plays wants a trick."""

from pydantic import Field

from game.core.deal import Deal
from game.core.ordering import follow
from game.core.rulesets import Outcome
from game.kits.pot.options import PotOptions
from game.kits.pot.play import declare, exchange_in_turn, is_contested, settle
from game.kits.tricks.play import play_all

HAND = 3


class KettleOptions(PotOptions):
    """House rules of Kettle."""

    ante: int = Field(default=1, ge=1, le=100)
    exchange_max: int = Field(default=2, ge=0, le=HAND)


async def play(deal: Deal, rules: KettleOptions) -> Outcome:
    """Play one deal of Kettle."""
    deal.everybody_pays(rules.ante, "ante")
    deal.shuffle()
    deal.deal_cards(each=HAND)
    deal.turn_up_trump()
    await declare(deal)
    if is_contested(deal):
        if rules.exchange_max:
            await exchange_in_turn(deal, rules.exchange_max)
        await play_all(deal, follow)
        settle(deal, HAND, rules.pot_limit)
    return Outcome(deal.after(deal.dealer))
