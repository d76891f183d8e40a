"""Brag: a player who brags names an amount, which may have no button."""

from pydantic import Field

from game.core.cards import PIQUET_32
from game.core.deal import Deal
from game.core.options import MOST_CHIPS, Stakes
from game.core.ordering import follow
from game.core.questions import Amount, Choose, the_number
from game.core.rulesets import Outcome, Ruleset
from game.kits.pot.options import PotOptions, pot_ends, pot_is_split
from game.kits.tricks.play import play_trick


class BragOptions(PotOptions):
    """House rules of Brag."""

    ante: int = Field(default=2, ge=1, le=MOST_CHIPS)
    most: int = Field(default=10, ge=1, le=MOST_CHIPS)
    two_tricks: bool = True


async def play(deal: Deal, rules: BragOptions) -> Outcome:
    """Everyone antes; each player may raise or duck; the winner of the last trick takes the pot."""
    deal.everybody_pays(rules.ante, "ante")
    deal.shuffle()
    deal.deal_cards(each=2)
    for seat in deal.order_from(deal.after(deal.dealer)):
        if await deal.ask(seat, Choose("bravado", ("brag", "duck"), "duck")) == "brag":
            deal.pay(seat, the_number(await deal.ask(seat, Amount("brag", range(1, rules.most + 1)))), "brag")
            deal.mark("braggart", 1, seat)
    deal.lead(deal.after(deal.dealer))
    await play_trick(deal, follow)
    if rules.two_tricks:
        await play_trick(deal, follow)
    deal.collect(deal.leader, deal.bank.pot, "share")
    deal.announce("hooray", deal.leader)
    return Outcome(deal.after(deal.dealer))


BRAG = Ruleset(
    id="brag",
    family="brag",
    revision=1,
    options=BragOptions,
    script=play,
    least_seats=2,
    most_seats=4,
    best_seats=3,
    pack=lambda _options, _seats: PIQUET_32,
    stakes=Stakes("{ante} {most}", ("2 10", "4 40")),
    reason_to_end=pot_ends,
    leftover=pot_is_split,
)
