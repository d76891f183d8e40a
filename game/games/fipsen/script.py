"""The rules of Fipsen, in the order in which they are played (D3; section 3 of fipsen's manual).

The four bid for the right to play alone against the other three: for how many of the five tricks, and on which terms.
"""

from game.core.deal import Deal
from game.core.events import NOBODY
from game.core.ordering import follow
from game.core.questions import Choose
from game.core.rulesets import Outcome
from game.games.fipsen.auction import auction
from game.games.fipsen.contract import FIPSEN_25, KIEKER, RUTEN, SURRENDER, SURRENDER_COSTS, Contract, from_the_lowest
from game.games.fipsen.options import FipsenOptions
from game.kits.points.settlement import score_alone
from game.kits.tricks.claims import Claims
from game.kits.tricks.play import play_trick, take_widow

HAND = 5
WON, LOST, SURRENDERED = "fipsen-won", "fipsen-lost", "surrendered"


async def play(deal: Deal, rules: FipsenOptions) -> Outcome:
    """Play one deal of Fipsen."""
    contract = await find_declarer(deal, rules)
    if contract is None:
        deal.announce("passed-out")
    elif await prepare(deal, contract):
        settle(deal, rules, contract, made=await play_tricks(deal, rules, contract))
    else:
        surrender(deal, rules, contract)
    return Outcome(deal.after(deal.dealer))


async def find_declarer(deal: Deal, rules: FipsenOptions) -> Contract | None:
    """Deal and hold auctions until a player bids; if all pass, the same dealer deals again, up to a limit."""
    for redeals in range(rules.redeals + 1):
        if redeals:
            deal.announce("all-passed-redeal")
            deal.begin_again()
        deal_hands(deal)
        if contract := await auction(deal, rules):
            return contract
    return None


def deal_hands(deal: Deal) -> None:
    """Deal three cards each, two to the skat, two more each; three are left over."""
    deal.shuffle()
    deal.deal_batch(3)
    deal.deal_to(deal.zone("skat", audience=NOBODY), 2)
    deal.deal_batch(2)


async def prepare(deal: Deal, contract: Contract) -> bool:
    """Let the declarer take the skat and name the trumps; False if he surrenders a Kieker.

    After a Kieker he takes the remaining cards too; he discards as many as he takes (I10).
    """
    deal.mark("declarer", 1, contract.declarer)
    if not contract.bid.hand:
        widows = ("skat", "stock") if contract.bid == KIEKER else ("skat",)
        await take_widow(deal, contract.declarer, [deal.zone(name) for name in widows], from_the_lowest)
    return await name_trump(deal, contract)


async def name_trump(deal: Deal, contract: Contract) -> bool:
    """Let the declarer name the trumps, which with Ruten are diamonds; False if he surrenders a Kieker."""
    if contract.bid.ruten:
        contract.trump = RUTEN
    else:
        contract.trump = await deal.ask(contract.declarer, trump_question(deal, contract))
    if contract.trump == SURRENDER:
        return False
    deal.name_trump(contract.trump)
    announce_contract(deal, contract)
    return True


def trump_question(deal: Deal, contract: Contract) -> Choose:
    """Create the question for the trumps; the safe answer is the longest suit, never the single-card suit (I8)."""
    if contract.bid == KIEKER:
        return Choose("trump", (*FIPSEN_25.suits, SURRENDER), SURRENDER)
    suits = [card.suit for card in deal.hands[contract.declarer]]
    return Choose("trump", FIPSEN_25.suits, max((suit for suit in FIPSEN_25.suits if suit != RUTEN), key=suits.count))


def announce_contract(deal: Deal, contract: Contract) -> None:
    """Announce the contract, and mark it on the table in place of the bids."""
    bid, seat = contract.bid, contract.declarer
    deal.unmark("bid", seat)
    deal.unmark("terms", seat)
    deal.mark("contract", bid.number)
    deal.mark("terms", bid.terms)
    deal.mark("value", contract.value)
    deal.mark("needed", bid.needed, seat)
    deal.announce("contract", seat, number=bid.number, terms=bid.terms, value=contract.value, needed=bid.needed)


async def play_tricks(deal: Deal, rules: FipsenOptions, contract: Contract) -> bool:
    """Play until the contract is made or lost, and return which. Forehand leads, whoever declares."""
    declarer = contract.declarer
    claims = claims_of(deal, contract) if rules.claims else None
    deal.lead(deal.players()[0])
    while deal.hands[declarer]:
        if claimed := await play_trick(deal, follow, claims):
            return claimed.winner == declarer or (reached(deal, contract) and not contract.must_win_all)
        if deal.leader == declarer:
            if may_stop(deal, rules, contract) and not await goes_on(deal, contract):
                return True
        elif contract.must_win_all or (rules.stop_when_lost and out_of_reach(deal, contract)):
            return False
    return reached(deal, contract)


def claims_of(deal: Deal, contract: Contract) -> Claims:
    """Return the possible claims; the declarer may claim the rest only if nothing else is left to decide (I15)."""
    declarer = contract.declarer
    return Claims(deal, declarer, may_rest=lambda seat: seat != declarer or contract.must_win_all)


def reached(deal: Deal, contract: Contract) -> bool:
    """Whether the declarer has the required tricks."""
    return deal.taken[contract.declarer] >= contract.bid.needed


def may_stop(deal: Deal, rules: FipsenOptions, contract: Contract) -> bool:
    """Whether the declarer has just won the tricks he bid, with cards left to play (I6, I13)."""
    won = deal.taken[contract.declarer]
    reached = won == contract.bid.tricks and not contract.bid.durch and bool(deal.hands[contract.declarer])
    return reached and (won == len(deal.tricks) or not rules.go_on_needs_clean)


async def goes_on(deal: Deal, contract: Contract) -> bool:
    """Ask the declarer whether to go on, for double value and all remaining tricks."""
    value = contract.value
    notes = {"stop": {"value": value}, "go_on": {"value": 2 * value, "loss": 4 * value}}
    if await deal.ask(contract.declarer, Choose("go-on", ("stop", "go_on"), "stop", notes=notes)) == "stop":
        return False
    contract.gone_on = True
    deal.mark("gone-on", 1, contract.declarer)
    deal.mark("value", contract.value)
    deal.mark("needed", deal.taken[contract.declarer] + len(deal.hands[contract.declarer]), contract.declarer)
    deal.announce("gone-on", contract.declarer, value=contract.value)
    return True


def out_of_reach(deal: Deal, contract: Contract) -> bool:
    """Whether too few tricks are left to make the contract (I7)."""
    declarer = contract.declarer
    return deal.taken[declarer] + len(deal.hands[declarer]) < contract.bid.needed


def settle(deal: Deal, rules: FipsenOptions, contract: Contract, *, made: bool) -> None:
    """Score a played contract: its value if made, minus twice that if lost (section 6)."""
    declarer, what = contract.declarer, WON if made else LOST
    score = contract.score(made=made)
    deal.announce(what, declarer, tricks=deal.taken[declarer], value=contract.value, score=score)
    score_alone(deal, declarer, score, what, rules.point_value)


def surrender(deal: Deal, rules: FipsenOptions, contract: Contract) -> None:
    """Score a Kieker that was surrendered before play."""
    deal.announce(SURRENDERED, contract.declarer)
    score_alone(deal, contract.declarer, -SURRENDER_COSTS, SURRENDERED, rules.point_value)
