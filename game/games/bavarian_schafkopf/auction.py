"""Who plays what: the auction by the order of games and seats, and what the winner names (section 3)."""

from collections.abc import Sequence

from game.core.deal import Deal
from game.core.events import EVERYBODY
from game.core.participants import ALONE
from game.core.questions import Choose, PickCard, the_card
from game.core.vocabulary import DECLARER, DECLARING, DEFENDING
from game.games.bavarian_schafkopf.games import (
    HOCHZEIT,
    KINDS,
    PASS,
    RUF,
    SIE,
    Contract,
    bids_of,
    callable_suits,
    first_ranking,
    lone_trump,
    open_bids,
)
from game.games.bavarian_schafkopf.options import BavarianOptions

MARRY, NO = "marry", "no"
CALLED = "called"
"""The mark of the deal that names the called ace, as `ace-<suit>`."""


async def auction(deal: Deal, rules: BavarianOptions) -> Contract | None:
    """Let each say *weiter* or announce a game above the last one; `None` if all pass.

    Whoever sat before the bidder may hold with the same game, the others need a higher one (G1, G2).
    """
    allowed, order, highest = [*bids_of(rules)], deal.everybody(), Contract(-1, "")
    bidders = [*order]
    while bidders not in ([], [highest.declarer]):
        for seat in [*bidders]:
            if seat == highest.declarer:
                continue
            before = highest.bid and order.index(seat) < order.index(highest.declarer)
            least = allowed.index(highest.bid) + (not before) if highest.bid else 0
            bid = await ask_bid(deal, seat, allowed[least:])
            if bid == PASS:
                bidders.remove(seat)
            else:
                deal.unmark("bid", highest.declarer)
                highest = Contract(seat, bid)
                deal.mark("bid", bid, seat)
    return highest if highest.bid else None


async def ask_bid(deal: Deal, seat: int, bids: Sequence[str]) -> str:
    """Ask a seat for a game or a pass; all are shown, so that the question tells nothing about the hand."""
    legal = open_bids(bids, deal.pack, deal.hands[seat])
    question = Choose("bid", (PASS, *legal), PASS, shown=(PASS, *bids), forbids="not-with-this-hand")
    bid = await deal.ask(seat, question) if bids else PASS
    if bid == PASS:
        deal.mark("passed", 1, seat)
    return bid


async def must_play(deal: Deal, rules: BavarianOptions) -> Contract:
    """Let whoever holds the highest Ober play (G12)."""
    highest = first_ranking(deal.pack).sort(deal.pack.cards)[0]
    seat = next(seat for seat in deal.everybody() if highest in deal.hands[seat])
    deal.announce("must-play", seat)
    bids = [bid for bid in bids_of(rules) if bid != HOCHZEIT]
    legal = open_bids(bids, deal.pack, deal.hands[seat])
    question = Choose("must", legal, legal[0], shown=bids, forbids="not-with-this-hand")
    return Contract(seat, await deal.ask(seat, question))


async def declare(deal: Deal, contract: Contract) -> bool:
    """Let the declarer name a suit and find a partner; False if nobody joins a Hochzeit."""
    deal.unmark_all("bid")
    deal.unmark_all("passed")
    declarer = contract.declarer
    deal.mark(DECLARER, 1, declarer)
    deal.mark("game", contract.bid)
    if contract.bid == RUF:
        await call(deal, contract)
    elif contract.bid == HOCHZEIT:
        if not await marry(deal, contract):
            return False
    elif KINDS[contract.kind].names_suit:
        held = [card.suit for card in deal.hands[declarer]]
        longest = max(deal.pack.suits, key=held.count)
        contract.suit = await deal.ask(declarer, Choose("suit", deal.pack.suits, longest))
    elif contract.bid == SIE:
        deal.show_hand(declarer)
    deal.rank_cards(contract.ordering(deal.pack))
    take_sides(deal, contract)
    return True


async def call(deal: Deal, contract: Contract) -> None:
    """Let the declarer call an ace; all three are shown, whatever the hand allows."""
    legal = callable_suits(deal.pack, deal.hands[contract.declarer])
    shown = [suit for suit in deal.pack.suits if suit != KINDS[RUF].suit]
    question = Choose("call", legal, legal[0], shown=shown, forbids="not-callable")
    contract.suit = await deal.ask(contract.declarer, question)
    deal.mark(CALLED, f"ace-{contract.suit}")
    ace = deal.pack.card(f"{contract.suit}-ace")
    contract.partner = next(seat for seat in deal.players() if ace in deal.hands[seat])


async def marry(deal: Deal, contract: Contract) -> bool:
    """Offer the only trump in turn; whoever takes it gives another card and is the partner (G4)."""
    declarer = contract.declarer
    deal.announce(HOCHZEIT, declarer)
    for seat in deal.active_from(declarer)[1:]:
        if await deal.ask(seat, Choose("marry", (MARRY, NO), NO)) == NO:
            continue
        hand = deal.hands[seat]
        plain = [card for card in hand if not first_ranking(deal.pack).is_trump(card)] or hand
        given = the_card(await deal.ask(seat, PickCard("give", plain, deal.ordering, prefix="give:")))
        trump = lone_trump(deal.pack, deal.hands[declarer])
        deal.swap([given], deal.hand(seat), [trump] if trump else [], deal.hand(declarer))
        contract.partner = seat
        return True
    deal.announce("nobody-marries", declarer)
    deal.unmark(DECLARER, declarer)
    deal.unmark("game")
    return False


def take_sides(deal: Deal, contract: Contract) -> None:
    """State who plays with whom: the partner of a Ruf alone knows it, everybody else only their own side (G6)."""
    secret = contract.partner if contract.bid == RUF else None
    for seat in deal.players():
        side = DECLARING if seat in contract.declaring else DEFENDING
        hidden = secret is not None and seat != contract.declarer
        deal.take_side(seat, side, ALONE[seat] | ALONE[secret] if hidden and secret is not None else EVERYBODY)
