"""Everything that doubles a deal: Legen, Stoß and Retour, Bock; and the claim of all remaining tricks (section 4)."""

from collections.abc import Iterable, Sequence
from typing import Final

from game.core.cards import Card
from game.core.deal import Deal
from game.core.questions import Choose
from game.core.vocabulary import DEFENDING, REST
from game.games.bavarian_schafkopf.games import BETTEL, RUF, Contract
from game.games.bavarian_schafkopf.options import BavarianOptions
from game.kits.tricks.claims import Claimed, lay_down, rest_if_sure

LAY, NO = "lay", "no"
STOSS, RETOUR = "stoss", "retour"
BOCK: Final = "bock"
FACTOR: Final = "factor"
"""The mark of the deal with the factor of all its doublings, once it is more than 1."""


def factor_of(deal: Deal) -> int:
    """Return the factor by which the deal counts so far."""
    mark = deal.marks.get((FACTOR, None))
    return int(mark.value) if mark else 1


def double(deal: Deal) -> None:
    """Double what the deal counts."""
    deal.mark(FACTOR, 2 * factor_of(deal))


def begin_bock(deal: Deal) -> None:
    """Double a deal of a round of Bock, and mark how many are left."""
    if left := deal.carry.get(BOCK, 0):
        deal.mark(BOCK, left)
        double(deal)


async def legen(deal: Deal, rules: BavarianOptions) -> None:
    """Ask after the first cards who lays, and so doubles the deal (G14)."""
    asked = {"off": (), "everybody": deal.everybody(), "forehand": deal.everybody()[:1]}[rules.legen]
    for seat in asked:
        if await deal.ask(seat, Choose("legen", (LAY, NO), NO)) == LAY:
            deal.mark("laid", 1, seat)
            double(deal)


class Calls:
    """What may be said beside one's card: Stoß, Retour, and the claim of the rest.

    Stoß is offered to defenders with their first card, Retour to the declaring side with the next card after it (G15,
    G16), each to those alone who may say it, so that their neighbours see nothing.
    """

    def __init__(self, deal: Deal, rules: BavarianOptions, contract: Contract) -> None:
        self._deal = deal
        self._rules = rules
        self._contract = contract
        self._until: dict[int, int] = {}
        self._said: list[str] = []

    def offered(self, seat: int, legal: Sequence[Card]) -> tuple[str, ...]:
        """Return a seat's possible answers besides its legal cards."""
        said = self._doubling(seat) if self._rules.stoss == "first_card" else ()
        if not self._rules.claims or self._contract.kind == BETTEL:
            return said
        return (*said, *rest_if_sure(self._deal, seat, legal))

    def _doubling(self, seat: int) -> tuple[str, ...]:
        declares = seat in self._contract.declaring
        if not self._said:
            return () if declares or self._deal.tricks else (STOSS,)
        may = self._said == [STOSS] and declares and self._until[seat] == len(self._deal.hands[seat])
        return (RETOUR,) if may else ()

    async def hear(self, seat: int, said: str) -> Claimed | None:
        """Process an answer other than a card; a claim ends the deal."""
        if said == REST:
            lay_down(self._deal, "claim-rest", seat, seat)
            return Claimed(seat)
        self._say(seat, said)
        return None

    def _say(self, seat: int, said: str) -> None:
        """Double the deal; whoever speaks shows their side, and a partner who does shows everybody's."""
        self._said.append(said)
        deal = self._deal
        self._until = {each: len(deal.hands[each]) for each in self._contract.declaring}
        double(deal)
        deal.announce(said, seat)
        if seat == self._contract.partner:
            deal.show_sides()
        elif seat != self._contract.declarer:
            deal.take_side(seat, DEFENDING)

    async def before_lead(self) -> None:
        """Ask everybody but the declarer for Stoß, then the others for Retour, if that is when they are said (G15)."""
        if self._rules.stoss != "before_lead":
            return
        contract, others = self._contract, self._deal.active_from(self._contract.declarer)[1:]
        defender = await self._first(STOSS, others, {*others} - {*contract.declaring})
        if defender is not None:
            partners = [seat for seat in others if seat != defender and contract.bid == RUF]
            open_partner = [] if contract.partner is None or contract.bid == RUF else [contract.partner]
            await self._first(RETOUR, (contract.declarer, *partners, *open_partner), contract.declaring)

    async def _first(self, said: str, seats: Sequence[int], may: Iterable[int]) -> int | None:
        """Ask in turn, in the hand, so that nobody sees who had no choice; return the first who says it."""
        for seat in seats:
            choices = (said, NO) if seat in may else (NO,)
            if await self._deal.ask(seat, Choose(said, choices, NO, where="hand")) == said:
                self._say(seat, said)
                return seat
        return None
