"""The auction of Fipsen: a series of duels, each candidate against the holder of the highest bid (D3, "Game play")."""

from collections.abc import Sequence

from game.core.deal import Deal
from game.core.questions import Choose
from game.games.fipsen.contract import KIEKER, Bid, Contract, written
from game.games.fipsen.options import FipsenOptions

PASS = "pass"


async def auction(deal: Deal, rules: FipsenOptions) -> Contract | None:
    """Let one candidate after another face the holder; the final holder declares, or no one if all pass."""
    held: Contract | None = None
    for candidate in deal.everybody():
        held = await duel(deal, rules, candidate, held)
    deal.unmark_all("passed")
    return held


async def duel(deal: Deal, rules: FipsenOptions, candidate: int, held: Contract | None) -> Contract | None:
    """Let a candidate raise and the holder hold or raise, in turn, until one passes; return the holder."""
    while challenge := await ask_bid(deal, rules, candidate, held):
        if held is None:
            return challenge
        answer = await ask_bid(deal, rules, held.declarer, challenge, may_hold=True)
        if answer is None:
            return challenge
        held = answer
    return held


async def ask_bid(
    deal: Deal, rules: FipsenOptions, seat: int, against: Contract | None, *, may_hold: bool = False
) -> Contract | None:
    """Ask a seat for a bid above another bid, or equal to it if it may hold; `None` if it passes.

    A player without a sufficient bid passes without being asked.
    """
    value = rules.scale.standing[against.bid] if against else 0
    least = value if may_hold else value + 1
    bids = rules.scale.enough[least]
    number = await deal.ask(seat, bid_question(deal, rules, seat, least)) if bids else PASS
    if number == PASS:
        deal.mark("passed", 1, seat)
        return None
    bid = KIEKER
    if number != KIEKER.number:
        bid = await name_terms(deal, rules, seat, [bid for bid in bids if bid.number == number])
    announce_bid(deal, rules, seat, bid, held=rules.scale.standing[bid] == value)
    if bid == KIEKER:
        show_kieker(deal, seat)
    return Contract(seat, bid)


def bid_question(deal: Deal, rules: FipsenOptions, seat: int, least: int) -> Choose:
    """Create the question for a number; a sufficient Kieker is shown to all, to reveal nothing about a hand."""
    notes = rules.scale.spans[least]
    kieker = (KIEKER.number,) if rules.kieker and rules.scale.standing[KIEKER] >= least else ()
    may_bid_it = not any(card.rank in rules.no_kieker_ranks for card in deal.hands[seat])
    return Choose(
        "bid",
        (*notes, *(kieker if may_bid_it else ()), PASS),
        PASS,
        shown=(*notes, *kieker, PASS),
        forbids="kieker-needs-no-ace" if rules.kieker_no_ace else "kieker-needs-no-face",
        notes={**notes, **{number: {"value": written(rules.scale.standing[KIEKER])} for number in kieker}},
    )


async def name_terms(deal: Deal, rules: FipsenOptions, seat: int, bids: Sequence[Bid]) -> Bid:
    """Ask for the terms on which a number is bid, unless only one set of them is sufficient."""
    if len(bids) == 1:
        return bids[0]
    cheapest = min(bids, key=lambda bid: bid.value)
    notes = {bid.terms: rules.scale.worded[bid] for bid in bids}
    terms = await deal.ask(seat, Choose("terms", [*notes], cheapest.terms, notes=notes))
    return next(bid for bid in bids if bid.terms == terms)


def announce_bid(deal: Deal, rules: FipsenOptions, seat: int, bid: Bid, *, held: bool) -> None:
    """Announce a bid and its value, and mark the last bidder."""
    deal.unmark_all("bid")
    deal.unmark_all("terms")
    deal.mark("bid", bid.number, seat)
    deal.mark("terms", bid.terms, seat)
    deal.announce("hold" if held else "bid", seat, **rules.scale.worded[bid])


def show_kieker(deal: Deal, seat: int) -> None:
    """Show the five cards to the next seat only, who verifies for everybody that there is no face card (I5)."""
    deal.show_to(seat, deal.after(seat), deal.hands[seat])
    deal.mark("kieker", 1, seat)
