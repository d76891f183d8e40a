"""Ending a decided deal early: claiming the remaining tricks, giving up, and settling.

A claim is an answer offered next to the cards. The remaining tricks are claimed with `rest`, in a null with `no_trick`,
which are offered only if they cannot fail (`game.kits.tricks.proof`); `claim` opens a question of that kind for other
proposals. Nothing changes for those who play on.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from game.core.cards import Card
from game.core.deal import Deal
from game.core.lines import Seat
from game.core.questions import Choose
from game.core.vocabulary import CLAIM, NO_TRICK, REST, SURE
from game.kits.points.counting import ALL_POINTS, ALL_TRICKS, OUT_OF_SCHNEIDER, WON_FROM
from game.kits.tricks.proof import takes_all, takes_none

GIVE_UP: Final = "give_up"
PLAY_ON: Final = "play_on"
AGREE: Final = "agree"
MENU: Final = "menu"


class Claimed(NamedTuple):
    """How a deal ended before its last trick: `winner` takes all remaining tricks, or card `points` are agreed."""

    winner: int
    points: int | None = None


class Claims:
    """The claims available in a deal of a declarer against the others.

    `settlements` are the results that the declarer may propose, each with its card points. If the declarer is
    `avoiding` tricks, he claims to take none of the remaining ones. The rest is offered only to seats for which
    `may_rest` is true, because others would lose decisions that they may still make.
    """

    def __init__(
        self,
        deal: Deal,
        declarer: int,
        settlements: Callable[[], Mapping[str, int]] = dict[str, int],
        *,
        avoiding: bool = False,
        may_rest: Callable[[int], bool] = lambda _seat: True,
    ) -> None:
        self._deal = deal
        self._declarer = declarer
        self._settlements = settlements
        self._avoiding = avoiding
        self._may_rest = may_rest
        self._heard: set[tuple[int, int]] = set()

    def offered(self, seat: int, legal: Sequence[Card]) -> tuple[str, ...]:
        """Return a seat's possible answers besides its legal cards; each seat may propose something once per trick.

        A simulated deal offers nothing, to save the cost of the proofs, but it accepts claims.
        """
        if self._deal.quiet:
            return ()
        rest: tuple[str, ...] = ()
        if self._may_rest(seat) and self._is_sure(seat, legal):
            rest = (NO_TRICK if self._avoiding else REST,)
        return rest if self._now(seat) in self._heard else (*rest, CLAIM)

    def _is_sure(self, seat: int, legal: Sequence[Card]) -> bool:
        if self._avoiding:
            return seat == self._declarer and takes_none(self._deal, seat)
        return takes_all(self._deal, seat, legal)

    def _now(self, seat: int) -> tuple[int, int]:
        return seat, len(self._deal.tricks)

    async def hear(self, seat: int, said: str) -> Claimed | None:
        """Process a seat's answer other than a card; `None` if the deal goes on."""
        if said in SURE:
            what = "claim-rest" if said == REST else "claim-no-trick"
            return self._ended(what, seat, self._taking(seat, gets_its_way=True))
        self._heard.add(self._now(seat))
        offers = self._settlements() if seat == self._declarer else dict[str, int]()
        notes = {offer: {"value": points} for offer, points in offers.items()}
        menu = Choose(CLAIM, (GIVE_UP, *offers, PLAY_ON), PLAY_ON, where="hand", notes=notes)
        proposed = await self._deal.ask(seat, menu.telling(name=Seat(seat), what=MENU, points=0))
        if proposed == PLAY_ON or not await self._agreed(seat, proposed, offers.get(proposed, 0)):
            return None
        if proposed == GIVE_UP:
            return self._ended("claim-given-up", seat, self._taking(seat, gets_its_way=False))
        points = offers[proposed]
        return self._ended("claim-settled", seat, Claimed(seat, points), points=points)

    async def _agreed(self, seat: int, proposed: str, points: int) -> bool:
        """Ask those who have to agree: the other defenders if a defender gives up, everyone else for a settlement."""
        deal, question = self._deal, Choose(CLAIM, (AGREE, PLAY_ON), PLAY_ON)
        for other in deal.active_from(seat)[1:]:
            if proposed == GIVE_UP and self._declarer in {seat, other}:
                continue
            if await deal.ask(other, question.telling(name=Seat(seat), what=proposed, points=points)) != AGREE:
                return False
        return True

    def _taking(self, seat: int, *, gets_its_way: bool) -> Claimed:
        """Return who takes the remaining tricks: whoever claims them, else the side that gets its way."""
        if gets_its_way and not self._avoiding:
            return Claimed(seat)
        to_declarer = ((seat == self._declarer) == gets_its_way) != self._avoiding
        return Claimed(self._declarer if to_declarer else self._deal.active_from(self._declarer)[1])

    def _ended(self, what: str, seat: int, claimed: Claimed, **values: int) -> Claimed:
        """End the deal; a settlement does not assign the remaining tricks to anyone."""
        lay_down(self._deal, what, seat, None if claimed.points is not None else claimed.winner, **values)
        return claimed


def rest_if_sure(deal: Deal, seat: int, legal: Sequence[Card]) -> tuple[str, ...]:
    """Return the claim of all remaining tricks if it cannot fail, for games without other proposals."""
    return (REST,) if not deal.quiet and takes_all(deal, seat, legal) else ()


def lay_down(deal: Deal, what: str, seat: int, winner: int | None, **values: int) -> None:
    """Announce why a deal ends, lay all hands on the table, and award the remaining tricks to the winner, if any."""
    deal.announce(what, seat, **values)
    left = max(len(deal.hands[other]) for other in deal.players())
    for other in deal.active_from(seat):
        if deal.hands[other]:
            deal.show_hand(other)
    if winner is not None:
        deal.award_tricks(winner, deal.taken[winner] + left)


def settlements(least: int, most: int, schneider_from: int) -> Mapping[str, int]:
    """Return the results still possible for a declarer with `least` to `most` points, each with its points."""
    levels = (
        ("won_schneider", schneider_from, ALL_POINTS),
        ("won", WON_FROM, schneider_from - 1),
        ("lost", OUT_OF_SCHNEIDER, WON_FROM - 1),
        ("lost_schneider", 0, OUT_OF_SCHNEIDER - 1),
    )
    return {
        name: max(low, least) if low >= WON_FROM else min(high, most)
        for name, low, high in levels
        if low <= most and high >= least
    }


def left_over(deal: Deal) -> list[Card]:
    """List everybody's cards that were not played to a finished trick."""
    return [*(card for _, card in deal.trick), *(card for seat in deal.players() for card in deal.hands[seat])]


def made_alone(deal: Deal, declarer: int, away: int, claimed: Claimed | None) -> tuple[int, int]:
    """Return a declarer's points, with those put `away`, and the number of tricks.

    A player awarded the rest by a claim gets the points of all remaining cards; a settlement counts as agreed.
    """
    won = [card for trick in deal.tricks if trick.winner == declarer for _, card in trick.plays]
    points, tricks = sum(map(deal.ordering.points, won)) + away, deal.taken[declarer]
    if claimed and claimed.winner == declarer:
        points += sum(map(deal.ordering.points, left_over(deal)))
    if claimed and claimed.points is not None:
        points, tricks = claimed.points, min(max(1, tricks), ALL_TRICKS - 1)
    return points, tricks
