"""Quarry: three bid to play alone; the winner of the auction takes the crate and needs a number of points."""

from game.core.deal import Deal
from game.core.events import NOBODY
from game.core.ordering import follow
from game.core.questions import Amount, Choose, PickCards
from game.core.rulesets import Outcome
from game.kits.points.options import PointOptions
from game.kits.points.settlement import settle_points
from game.kits.tricks.play import play_trick
from tests.harness.shelf.quarry.cards import KEG, QUARRY_17, ranking, worth

HAND, CRATE = 5, 2
BIDS = (30, 40, 50, 65)


class QuarryOptions(PointOptions):
    """House rules of Quarry."""

    keg_shown: bool = False


async def play(deal: Deal, rules: QuarryOptions) -> Outcome:
    """Play one deal."""
    deal.shuffle()
    deal.deal_to(deal.zone("crate", audience=NOBODY), CRATE)
    deal.deal_batch(HAND)
    bid, declarer = await auction(deal)
    if declarer is None:
        deal.announce("nobody-digs")
        return Outcome(deal.after(deal.dealer))
    await take_crate(deal, declarer)
    await name_trump(deal, rules, declarer)
    won = await dig(deal, declarer)
    score(deal, rules, declarer, bid // 10 if won >= bid else -bid // 5)
    return Outcome(deal.after(deal.dealer))


async def auction(deal: Deal) -> tuple[int, int | None]:
    """Ask each seat once for a bid higher than all before; return the highest and its seat."""
    held, holder = 0, None
    for seat in deal.players():
        higher = [bid for bid in BIDS if bid > held]
        if not higher:
            break
        question = Amount("bid", higher, extras=("pass",), safe="pass")
        bid = await deal.ask(seat, question)
        if isinstance(bid, int):
            held, holder = bid, seat
    return held, holder


async def take_crate(deal: Deal, declarer: int) -> None:
    """Move the crate into the hand and bury as many cards, which count for the declarer."""
    hand, crate = deal.hand(declarer), deal.zone("crate")
    deal.transfer(crate.cards, crate, hand)
    buried = await deal.ask(declarer, PickCards("bury", sorted(hand.cards, key=worth), CRATE, CRATE))
    deal.transfer(buried, hand, deal.zone("buried", declarer, frozenset((declarer,))))


async def name_trump(deal: Deal, rules: QuarryOptions, declarer: int) -> None:
    """Let the declarer name the trumps; the keg is shown where that is agreed."""
    suits = QUARRY_17.suits[:-1]
    trump = await deal.ask(declarer, Choose("trump", suits, suits[0]))
    deal.rank_cards(ranking(trump))
    deal.mark("declarer", 1, declarer)
    if rules.keg_shown and KEG in deal.hands[declarer]:
        deal.show_to(declarer, deal.after(declarer), [KEG])


async def dig(deal: Deal, declarer: int) -> int:
    """Play all tricks, forehand leading; return the declarer's points."""
    deal.lead(deal.players()[0])
    for _ in range(HAND):
        await play_trick(deal, follow)
    taken = [card for trick in deal.tricks if trick.winner == declarer for _, card in trick.plays]
    return sum(map(worth, (*taken, *deal.zone("buried", declarer).cards)))


def score(deal: Deal, rules: QuarryOptions, declarer: int, points: int) -> None:
    """Record the score and pay it."""
    deal.reveal(deal.zone("buried", declarer))
    deal.score(declarer, points, "dug" if points > 0 else "collapsed")
    settle_points(deal, [points * (seat == declarer) for seat in range(deal.seats)], rules.point_value)
