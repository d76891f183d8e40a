"""The rules of Schafkopf for four, in the order in which they are played (sections 3 to 7 of its manual).

One of four calls an ace and plays with whoever holds it, without knowing who that is, or plays alone against three.
"""

from collections.abc import Mapping

from game.core.deal import Deal
from game.core.rulesets import Outcome
from game.core.tricks import follow
from game.games.bavarian_schafkopf.auction import auction, declare, must_play
from game.games.bavarian_schafkopf.calling import CalledAce
from game.games.bavarian_schafkopf.doubling import BOCK, Calls, begin_bock, factor_of, legen
from game.games.bavarian_schafkopf.games import BETTEL, RUF, SIE, Contract, before_the_game
from game.games.bavarian_schafkopf.options import BavarianOptions
from game.games.bavarian_schafkopf.payment import result_of
from game.games.bavarian_schafkopf.ramsch import play_ramsch
from game.kits.points.counting import points_by_seat
from game.kits.points.settlement import score_sides
from game.kits.tricks.claims import left_over
from game.kits.tricks.play import play_trick
from game.kits.tricks.terms import Claimed

WON, LOST = "schafkopf-won", "schafkopf-lost"
THROWN_IN = "thrown-in"


async def play(deal: Deal, rules: BavarianOptions) -> Outcome:
    """Play one deal of Schafkopf."""
    begin_bock(deal)
    await deal_hands(deal, rules)
    contract = await auction(deal, rules)
    thrown_in = False
    if contract is None or not await declare(deal, contract):
        thrown_in = await all_passed(deal, rules)
    else:
        await play_game(deal, rules, contract)
    return Outcome(deal.after(deal.dealer), carried(deal, rules, thrown_in=thrown_in))


async def deal_hands(deal: Deal, rules: BavarianOptions) -> None:
    """Deal everybody's cards in two batches, and let them lay after the first."""
    deal.rank_cards(before_the_game(deal.pack))
    deal.shuffle()
    batch = len(deal.pack.cards) // deal.seats // 2
    deal.deal_batch(batch)
    await legen(deal, rules)
    deal.deal_batch(batch)


async def all_passed(deal: Deal, rules: BavarianOptions) -> bool:
    """Play a Ramsch, let the old one's holder play, or throw the cards in; return whether they were (G11 to G13)."""
    if rules.all_pass == "ramsch":
        await play_ramsch(deal, rules)
    elif rules.all_pass == "muss":
        contract = await must_play(deal, rules)
        await declare(deal, contract)
        await play_game(deal, rules, contract)
    else:
        deal.announce(THROWN_IN)
        return True
    return False


def carried(deal: Deal, rules: BavarianOptions, *, thrown_in: bool) -> Mapping[str, int]:
    """Return the deals of Bock that are left; a deal that was thrown in calls for a new round (G13)."""
    left = deal.seats if thrown_in and rules.all_pass == "bock" else deal.carry.get(BOCK, 0) - 1
    return {BOCK: left} if left > 0 else {}


async def play_game(deal: Deal, rules: BavarianOptions, contract: Contract) -> None:
    """Play the tricks of a game and settle it; a Sie is not played."""
    dealt = [card for seat in contract.declaring for card in deal.hands[seat]]
    claimed = Claimed(contract.declarer)
    if contract.bid != SIE:
        calls = Calls(deal, rules, contract)
        await calls.before_lead()
        claimed = await play_tricks(deal, contract, calls)
    points, tricks = made(deal, contract, claimed)
    result = result_of(deal, contract, dealt, points, tricks)
    deal.show_sides()
    factor = factor_of(deal)
    value, what = result.value(rules, factor), WON if result.won else LOST
    deal.announce(
        what,
        contract.declarer,
        points=points,
        tricks=tricks,
        value=value,
        runners=result.runners,
        schneider=int(result.schneider),
        schwarz=int(result.schwarz),
        factor=factor,
    )
    score_sides(deal, result.shares(value, deal.seats), what, rules.point_value)


async def play_tricks(deal: Deal, contract: Contract, calls: Calls) -> Claimed | None:
    """Play until the last card, a claim, or the trick that decides a Tout or a Bettel (G22). Forehand leads."""
    ace = CalledAce(deal, deal.pack.card(f"{contract.suit}-ace")) if contract.bid == RUF else None
    deal.lead(deal.players()[0])
    while deal.hands[deal.leader]:
        duty, shows = (ace.duty, ace.shows()) if ace else (follow, None)
        if claimed := await play_trick(deal, duty, calls, shows):
            return claimed
        if ace and ace.has_fallen:
            deal.show_sides()
        if is_decided(deal, contract):
            return None
    return None


def is_decided(deal: Deal, contract: Contract) -> bool:
    """Whether a Tout has lost a trick, or a Bettel taken one."""
    won = deal.leader == contract.declarer
    return won if contract.kind == BETTEL else contract.is_tout and not won


def made(deal: Deal, contract: Contract, claimed: Claimed | None) -> tuple[int, int]:
    """Return the declaring side's card points and tricks; whoever claims the rest takes what is left."""
    points = points_by_seat(deal.tricks, deal.seats, deal.ordering)
    if claimed:
        points[claimed.winner] += sum(map(deal.ordering.points, left_over(deal)))
    if contract.bid == SIE:
        deal.award_tricks(contract.declarer, len(deal.hands[contract.declarer]))
    return sum(points[seat] for seat in contract.declaring), sum(deal.taken[seat] for seat in contract.declaring)
