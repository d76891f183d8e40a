"""The rules of High Card: no chips, no tricks, one card each."""

from game.core.deal import Deal
from game.core.questions import PickCard, the_card
from game.core.rulesets import Outcome
from game.kits.points.options import PointOptions


class HighCardOptions(PointOptions):
    """House rules of High Card."""

    hidden_hands: bool = True


async def play(deal: Deal, rules: HighCardOptions) -> Outcome:
    """Deal three cards to each player, let each lay one on the table, and give the highest a point."""
    deal.shuffle()
    deal.deal_batch(3)
    laid: dict[int, int] = {}
    for seat in deal.players():
        if not rules.hidden_hands:
            deal.show_hand(seat)
        card = the_card(await deal.ask(seat, PickCard("lay", deal.hands[seat], deal.ordering)))
        deal.transfer([card], deal.hand(seat), deal.zone("laid", seat))
        laid[seat] = card.power
    winner = max(laid, key=laid.__getitem__)
    deal.score(winner, 1, "high-card")
    deal.announce("high-card", winner)
    return Outcome(deal.after(deal.dealer))
