"""Ramsch, ten tricks in which everybody plays alone (D3; section 6 of skat's manual), and rounds of it and of Bock.

The rounds have one deal for each seat (S18, S19), are house rules, and off by default. The remaining deals are carried
from deal to deal (`carry`): `bock` and `ramsch`. A round that has begun is played to its end, and calls for no other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from game.core.cards import Card
from game.core.deal import Deal
from game.core.layout import Zone
from game.core.ordering import follow
from game.core.questions import Choose, PickCards
from game.core.view import View
from game.games.skat.cards import GRAND, JACK, cheapest_first, ranking
from game.games.skat.contract import Contract
from game.games.skat.options import SkatOptions
from game.kits.points.counting import ALL_TRICKS, points_by_seat, points_of
from game.kits.tricks.play import play_all

RAMSCH = "ramsch"
TAKE, SHOVE = "take", "shove"
SHOVED = "shoved"
"""The mark of the deal that counts how often the skat was shoved on unseen; each time doubles the score."""
FEWEST, FEWEST_WITHOUT_A_TRICK, TOOK_ALL = 10, 20, -30
MOST_LOSES_TOOK_ALL = 120
BOCK: Final = "bock"
RAMSCH_ROUND: Final = "ramsch-round"
GRAND_HAND: Final = "grand-hand"
SIXTY: Final = 60
MUCH: Final = 120
"""A game of this many points triggers a Bock round if the usual triggers apply."""


class Taken(NamedTuple):
    """What a player has taken: card points, tricks, and the number of the last trick, 0 if there is none."""

    points: int
    tricks: int
    last: int


async def play_ramsch(deal: Deal, rules: SkatOptions, doubled: int) -> list[int]:
    """Play Ramsch and score it; return the points by seat."""
    deal.announce("skat-ramsch")
    deal.mark("game", RAMSCH)
    deal.rank_cards(ranking(RAMSCH))
    if rules.ramsch_shoving:
        doubled <<= await shove_the_skat(deal)
    await play_all(deal, follow)
    return score_ramsch(deal, rules, doubled)


async def shove_the_skat(deal: Deal) -> int:
    """Let each in turn take the skat and hand on two cards, no jack, or shove it unseen; count the shoves (S20)."""
    skat, shoved = deal.zone("skat"), 0
    for seat in deal.players():
        if await deal.ask(seat, Choose("shove_skat", (TAKE, SHOVE), SHOVE)) == SHOVE:
            shoved += 1
            deal.mark(SHOVED, shoved)
            continue
        hand = deal.hand(seat)
        deal.transfer(tuple(skat.cards), skat, hand)
        cards = [card for card in sorted(hand.cards, key=cheapest_first) if card.rank != JACK]
        deal.transfer(await deal.ask(seat, PickCards("hand_on", cards, 2, 2)), hand, skat)
    return shoved


def score_ramsch(deal: Deal, rules: SkatOptions, doubled: int) -> list[int]:
    """Turn up the skat, count everybody's points, and record the scores."""
    turn_up(deal, deal.zone("skat"))
    taken = {seat: taken_by(deal, seat, last_gets_skat=rules.ramsch_skat == "last_trick") for seat in deal.players()}
    scored = {seat: doubled * score for seat, score in scores_of(taken, rules).items()}
    points = [scored.get(seat, 0) for seat in range(deal.seats)]
    for seat, score in scored.items():
        own, told = taken[seat], "ramsch-won" if score > 0 else "ramsch-lost"
        told = "ramsch-all-tricks" if own.tricks == ALL_TRICKS else told
        deal.announce(told, seat, points=own.points, tricks=own.tricks)
        deal.score(seat, score, RAMSCH)
    return points


def turn_up(deal: Deal, zone: Zone) -> Sequence[Card]:
    """Show everybody the skat, or the cards put away by a declarer."""
    deal.reveal(zone)
    first, second = zone.cards
    deal.announce("skat-opened", first=first.code, second=second.code)
    return zone.cards


def taken_by(deal: Deal, seat: int, *, last_gets_skat: bool) -> Taken:
    """Count a seat's points; the skat may go with the last trick, and does not count as a trick (S6)."""
    numbers = [number for number, trick in enumerate(deal.tricks, start=1) if trick.winner == seat]
    points = points_by_seat(deal.tricks, deal.seats, deal.ordering)[seat]
    last = numbers[-1] if numbers else 0
    if last_gets_skat and last == ALL_TRICKS:
        points += points_of(deal.zone("skat").cards)
    return Taken(points, len(numbers), last)


def scores_of(taken: Mapping[int, Taken], rules: SkatOptions) -> Mapping[int, int]:
    """Score a Ramsch: everybody with the most points loses as many, or the fewest points win (S7).

    The former are doubled for each player without a trick. A tie for the fewest goes to the player whose last trick is
    longer ago, a tie of three to forehand, who comes first. A player with all tricks wins 120, or loses.
    """
    by_most = rules.ramsch_scoring == "most_loses"
    for seat, own in taken.items():
        if own.tricks == ALL_TRICKS:
            return {seat: MOST_LOSES_TOOK_ALL if by_most else TOOK_ALL}
    points = [own.points for own in taken.values()]
    wanted = max(points) if by_most else min(points)
    tied = [seat for seat, own in taken.items() if own.points == wanted]
    if by_most:
        return dict.fromkeys(tied, -wanted << sum(not own.tricks for own in taken.values()))
    winner = tied[0] if len(tied) == len(taken) else min(tied, key=lambda seat: taken[seat].last)
    return {winner: FEWEST if taken[winner].tricks else FEWEST_WITHOUT_A_TRICK}


def calls_for_bock(rules: SkatOptions, contract: Contract, score: int, points: int | None = None) -> bool:
    """Whether a round of Bock follows a game: after 60 to 60, 120 or more, or a successful Kontra.

    `points` are the declarer's card points, unless in a null.
    """
    sixty = points == SIXTY and score < 0
    usual = sixty or abs(score) >= MUCH or (contract.kontra and score < 0)
    return {"off": False, "sixty": sixty, "usual": usual}[rules.bock]


@dataclass(frozen=True, slots=True)
class Rounds:
    """The remaining deals of Bock and of Ramsch, including this one; Ramsch comes first."""

    bock: int = 0
    ramsch: int = 0

    @classmethod
    def of(cls, deal: Deal) -> Rounds:
        """Return the rounds carried over from the previous deal."""
        return cls(deal.carry.get("bock", 0), deal.carry.get("ramsch", 0))

    @property
    def doubled(self) -> int:
        """The factor of this deal's score."""
        return 2 if self.bock and not self.ramsch else 1

    def mark(self, deal: Deal) -> None:
        """Mark the deal with the remaining number of its round."""
        if self.ramsch:
            deal.mark(RAMSCH_ROUND, self.ramsch)
        elif self.bock:
            deal.mark(BOCK, self.bock)

    def after(self, rules: SkatOptions, seats: int, *, bock_follows: bool) -> Mapping[str, int]:
        """Return the values carried to the next deal; a round of Bock that ends may be followed by one of Ramsch."""
        ramsch, bock = max(0, self.ramsch - 1), self.bock - (self.doubled > 1)
        if self.doubled > 1 and not bock and rules.after_bock == "ramsch":
            ramsch = seats
        if bock_follows and not (self.bock or self.ramsch):
            bock = seats
        return {name: left for name, left in (("bock", bock), ("ramsch", ramsch)) if left}


def contract_factor(view: View) -> int:
    """Return the factor of a declared game, by Bock, Kontra and Re."""
    return {"kontra": 2, "re": 4}.get(str(view.mark("kontra")), 1) * (2 if view.mark(BOCK) else 1)


def ramsch_factor(view: View) -> int:
    """Return the factor of a Ramsch's scores, from Bock and from shoving the skat."""
    return (2 if view.mark(BOCK) else 1) << int(view.mark(SHOVED) or 0)


async def grand_or_ramsch(deal: Deal, doubled: int) -> Contract | None:
    """Offer each in turn a grand from the hand in a round of Ramsch; `None` if no one plays it."""
    for seat in deal.players():
        if await deal.ask(seat, Choose("grand_hand", (GRAND_HAND, RAMSCH), RAMSCH)) == GRAND_HAND:
            return Contract(seat, 0, hand=True, game=GRAND, cards={*deal.hands[seat]}, doubled=doubled)
    return None
