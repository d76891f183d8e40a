"""Pebbles: a pack that nobody has drawn, and the player who takes the most tricks takes the pot."""

from pydantic import Field

from game.core.cards import Pack
from game.core.deal import Deal
from game.core.options import MOST_CHIPS, Stakes
from game.core.ordering import follow
from game.core.rulesets import Outcome, Ruleset
from game.kits.pot.options import PotOptions, pot_ends, pot_is_split
from game.kits.tricks.play import play_trick

PEBBLES_12 = Pack.of("pebbles12", ("red", "blue", "grey"), ("boulder", "cobble", "pebble", "grain"))
HAND = 3


class PebblesOptions(PotOptions):
    """House rules of Pebbles."""

    ante: int = Field(default=1, ge=1, le=MOST_CHIPS)


async def play(deal: Deal, rules: PebblesOptions) -> Outcome:
    """Everyone antes and plays three tricks; most tricks take the pot, on a tie the first player after the dealer."""
    deal.everybody_pays(rules.ante, "ante")
    deal.shuffle()
    deal.deal_cards(HAND)
    deal.turn_up_trump()
    deal.lead(deal.after(deal.dealer))
    for _ in range(HAND):
        await play_trick(deal, follow)
    deal.collect(max(deal.players(), key=deal.taken.__getitem__), deal.bank.pot, "share")
    return Outcome(deal.after(deal.dealer))


PEBBLES = Ruleset(
    id="pebbles",
    family="pebbles",
    revision=1,
    options=PebblesOptions,
    script=play,
    least_seats=2,
    most_seats=3,
    best_seats=3,
    pack=lambda _options, _seats: PEBBLES_12,
    stakes=Stakes("{ante}", ("1", "5")),
    reason_to_end=pot_ends,
    leftover=pot_is_split,
)
