"""The rules of Schafkopf for four, in the order in which they are played (sections 3 to 7 of its manual).

One of four calls an ace and plays with whoever holds it, without knowing who that is, or plays alone against three.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from game.core.cards import Card
from game.core.deal import Deal
from game.core.ordering import Legal, Obligation, Ordering, Plays, follow
from game.core.rulesets import Outcome
from game.games.bavarian_schafkopf.auction import auction, declare, must_play
from game.games.bavarian_schafkopf.doubling import BOCK, Calls, begin_bock, factor_of, legen
from game.games.bavarian_schafkopf.games import BETTEL, RUF, SIE, Contract, before_the_game
from game.games.bavarian_schafkopf.options import BavarianOptions
from game.games.bavarian_schafkopf.payment import result_of
from game.games.bavarian_schafkopf.ramsch import play_ramsch
from game.kits.points.counting import points_by_seat
from game.kits.points.settlement import score_sides
from game.kits.tricks.claims import Claimed, left_over
from game.kits.tricks.play import play_trick

WON, LOST = "schafkopf-won", "schafkopf-lost"
THROWN_IN = "thrown-in"
RUN_AWAY_FROM: Final = 4
"""With so many cards of the called suit, the ace among them, its holder may lead another of them."""


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


class CalledAce:
    """The duties in a Ruf, until the called suit has been led once: when its ace must be played, and when kept.

    Afterwards it is a card like any other (G7 to G10).
    """

    def __init__(self, deal: Deal, ace: Card) -> None:
        self._deal = deal
        self._ace = ace

    @property
    def has_fallen(self) -> bool:
        """Whether the ace was played to the last trick."""
        return any(card is self._ace for _, card in self._deal.tricks[-1].plays)

    @property
    def is_free(self) -> bool:
        """Whether the suit has been led before: the ace has fallen, or its holder has run away."""
        of_suit = self._deal.ordering.follows[self._ace]
        return any(of_suit(trick.plays[0][1]) for trick in self._deal.tricks)

    def duty(self, hand: Sequence[Card], plays: Plays, ordering: Ordering) -> Legal:
        """Follow suit; with the called ace, play it when its suit is led, and do not throw it away before."""
        if self._ace not in hand or self.is_free:
            return follow(hand, plays, ordering)
        of_suit = ordering.follows[self._ace]
        if not plays:
            others = [card for card in hand if card is self._ace or not of_suit(card)]
            runs = len(hand) - len(others) + 1 >= RUN_AWAY_FROM
            return (hand, "free") if runs or len(others) == len(hand) else (others, "called-lead")
        if of_suit(plays[0][1]):
            return [self._ace], "called-searched"
        cards, duty = follow(hand, plays, ordering)
        if duty == "free" and len(hand) > 1:
            return [card for card in cards if card is not self._ace], "called-kept"
        return cards, duty

    def shows(self) -> Obligation:
        """Return what a card played to the next trick tells of each other card of its hand by itself.

        How many cards of the suit a hand has is not asked, so whoever leads it may have the ace.
        """
        if self.is_free:
            return follow

        def told(hand: Sequence[Card], plays: Plays, ordering: Ordering) -> Legal:
            if self._ace in hand and plays and ordering.follows[self._ace](plays[0][1]):
                return [self._ace], "called-searched"
            return follow(hand, plays, ordering)

        return told
