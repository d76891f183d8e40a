"""Ending a decided deal early: claiming the remaining tricks, giving up, and settling.

A claim is an answer offered next to the cards. The remaining tricks are claimed with `rest`, in a null with `no_trick`,
which are offered only if they cannot fail (`game.kits.tricks.proof`); `claim` opens a question of that kind for other
proposals, of which the others learn only what is decided. Nothing changes for those who play on.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from game.core.cards import Card
from game.core.deal import Deal
from game.core.lines import Seat
from game.core.questions import Choose
from game.core.vocabulary import CLAIM, NO_TRICK, REST, SURE
from game.kits.points.counting import ALL_TRICKS, OUT_OF_SCHNEIDER, WON_FROM
from game.kits.tricks.proof import takes_all, takes_none

GIVE_UP: Final = "give_up"
PLAY_ON: Final = "play_on"
AGREE: Final = "agree"
MENU: Final = "menu"
YIELDED: Final = "yielded"
"""What the declarer is asked if the defenders give up: whether to take what is certain, or to play for more."""
LET_OFF: Final = "let_off"
"""What the defenders are asked if the declarer gives up late: whether they are content with what is certain."""
FREELY_UNTIL: Final = 9
"""With at least so many cards the declarer gives up without being allowed to (International Skat Order, 4.3)."""


Known = Literal["table", "declarer", "all"]
"""Who counts points: what everybody has seen, what the declarer knows besides, and the cards that nobody has seen."""


class Claimed(NamedTuple):
    """How a deal ended before its last trick: `winner` takes all remaining tricks, or card `points` are agreed.

    Agreed points go with the declarer's `tricks`, 0 for some tricks and not all.
    """

    winner: int
    points: int | None = None
    tricks: int = 0


class Within(NamedTuple):
    """The fewest and the most points that a declarer can still have."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Terms:
    """The results that a declarer can still have in a game for card points.

    `within` are the declarer's points as somebody knows them; `scores` those that a result may bring, as far as the
    declarer knows. `promised` are the points of an announcement; `all_tricks` tells whether every trick was announced,
    and can still be taken.
    """

    declarer: int
    within: Callable[[Known], Within]
    scores: Callable[[Claimed], Collection[int]]
    schneider_from: int
    promised: int = WON_FROM
    all_tricks: Callable[[], bool] = lambda: False

    def offers(self, *, single: bool) -> Mapping[str, Claimed]:
        """Return the results to settle at: the next that is possible, and no win with which the game is lost.

        With `single` no loss is among them, because giving up costs no more; of losses at one price the first is.
        """
        least, most = self.within("declarer")
        levels = (
            ("won_schneider", max(self.schneider_from, least), least >= WON_FROM and most >= self.schneider_from),
            ("won", max(WON_FROM, least), least < self.schneider_from and most >= WON_FROM),
            ("lost", min(WON_FROM - 1, most), least < WON_FROM and most >= OUT_OF_SCHNEIDER),
            ("lost_schneider", min(OUT_OF_SCHNEIDER - 1, most), most < WON_FROM and least < OUT_OF_SCHNEIDER),
        )
        offers, prices = dict[str, Claimed](), set[frozenset[int]]()
        for name, points, possible in levels:
            claimed = Claimed(self.declarer, points)
            scores = frozenset(self.scores(claimed)) if possible else frozenset[int]()
            worth_it = max(scores, default=0) > 0 if points >= WON_FROM else not single and scores not in prices
            if possible and worth_it:
                offers[name] = claimed
                prices.add(scores)
        return offers

    def let_off(self, known: Known) -> Claimed:
        """Return what a declarer who gives up has: a lost game, or one that is won already, without the next level.

        The points that are left are shared so that nothing counts which is not certain; it is never schwarz.
        """
        least, most = self.within(known)
        return Claimed(self.declarer, max(least, min(WON_FROM - 1, most)))

    def yielded(self, known: Known) -> Claimed:
        """Return what the declarer has if the defenders give up: the game, with what was announced or is certain."""
        least, most = self.within(known)
        points = min(most, max(self.promised, least))
        return Claimed(self.declarer, points, ALL_TRICKS if self.all_tricks() else 0)


class Claims:
    """The claims available in a deal of a declarer against the others.

    `terms` are those of a game for card points, in which results may be agreed on. If the declarer is `avoiding`
    tricks, he claims to take none of the remaining ones. The rest is offered only to seats for which `may_rest` is
    true, because others would lose decisions that they may still make. With `single`, what is not certain yet does not
    count for those who give up, and the other side may play on for it.
    """

    def __init__(
        self,
        deal: Deal,
        declarer: int,
        terms: Terms | None = None,
        *,
        single: bool = False,
        avoiding: bool = False,
        may_rest: Callable[[int], bool] = lambda _seat: True,
    ) -> None:
        self._deal = deal
        self._declarer = declarer
        self._terms = terms
        self._single = single
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
        return rest if (seat, len(self._deal.tricks)) in self._heard else (*rest, CLAIM)

    def _is_sure(self, seat: int, legal: Sequence[Card]) -> bool:
        if self._avoiding:
            return seat == self._declarer and takes_none(self._deal, seat)
        return takes_all(self._deal, seat, legal)

    async def hear(self, seat: int, said: str) -> Claimed | None:
        """Process a seat's answer other than a card; `None` if the deal goes on."""
        if said in SURE:
            what = "claim-rest" if said == REST else "claim-no-trick"
            return self._ended(what, seat, self._taking(seat, gets_its_way=True))
        self._heard.add((seat, len(self._deal.tricks)))
        proposed = await self._proposed(seat)
        if proposed == PLAY_ON:
            return None
        if proposed == GIVE_UP:
            return self._ended("claim-given-up", seat, self._given_up(seat)) if await self._is_let(seat) else None
        settled = self._offers(seat)[proposed]
        if not await self._agree(seat, self._others(seat), proposed, settled):
            return None
        return self._ended("claim-settled", seat, settled, points=settled.points or 0)

    async def _proposed(self, seat: int) -> str:
        """Let a seat choose what to propose; for all others it is still to play a card."""
        offers = self._offers(seat)
        notes: dict[str, Mapping[str, int]] = {
            offer: {**self._priced(settled), "value": settled.points or 0} for offer, settled in offers.items()
        }
        if seat == self._declarer:
            notes[GIVE_UP] = self._priced(self._given_up(seat, "declarer"))
        menu = Choose(CLAIM, (GIVE_UP, *offers, PLAY_ON), PLAY_ON, where="hand", notes=notes, within="play")
        return await self._deal.ask(seat, menu.telling(name=Seat(seat), what=MENU, points=0))

    def _offers(self, seat: int) -> Mapping[str, Claimed]:
        """Return what a seat may offer to settle at, which is up to the declarer."""
        return self._terms.offers(single=self._single) if self._terms and seat == self._declarer else {}

    def _priced(self, claimed: Claimed) -> Mapping[str, int]:
        """Return what the declarer would write as `wins` or `costs`, or the least of it if cards unknown to them count.

        Nothing if it is unknown whether the game is won.
        """
        scores = sorted(set(self._terms.scores(claimed)), key=abs) if self._terms else []
        if not scores or min(scores) < 0 < max(scores):
            return {}
        names = ("wins", "wins_from") if scores[0] > 0 else ("costs", "costs_from")
        return {names[len(scores) > 1]: abs(scores[0])}

    async def _is_let(self, seat: int) -> bool:
        """Ask whoever must agree to a side's giving up: the other defenders, and with `single` the other side.

        That side may play on for more, except against a declarer who gives up early; of the defenders one is enough.
        What they are told is what everybody can count.
        """
        others, told = self._others(seat), self._given_up(seat, "table")
        if seat == self._declarer:
            early = not self._single or len(self._deal.hands[seat]) >= FREELY_UNTIL
            return early or await self._agree(seat, others, LET_OFF, told, one=True)
        defenders = [other for other in others if other != self._declarer]
        if not await self._agree(seat, defenders, GIVE_UP, told):
            return False
        return not self._single or await self._agree(seat, [self._declarer], YIELDED, told)

    async def _agree(self, seat: int, others: Sequence[int], what: str, told: Claimed, *, one: bool = False) -> bool:
        """Ask the others in turn whether they agree, until one does not; or, if `one` is enough, until one does."""
        values = {"points": told.points or 0, "tricks": told.tricks}
        for other in others:
            question = Choose(CLAIM, (AGREE, PLAY_ON), PLAY_ON).telling(name=Seat(seat), what=what, **values)
            if (await self._deal.ask(other, question) == AGREE) == one:
                return one
        return not one

    def _others(self, seat: int) -> Sequence[int]:
        return self._deal.active_from(seat)[1:]

    def _given_up(self, seat: int, known: Known = "all") -> Claimed:
        """Return what a side's giving up brings: all remaining tricks for the other, or only what is certain."""
        if not self._single or self._terms is None:
            return self._taking(seat, gets_its_way=False)
        return self._terms.let_off(known) if seat == self._declarer else self._terms.yielded(known)

    def _taking(self, seat: int, *, gets_its_way: bool) -> Claimed:
        """Return who takes the remaining tricks: whoever claims them, else the side that gets its way."""
        if gets_its_way and not self._avoiding:
            return Claimed(seat)
        to_declarer = ((seat == self._declarer) == gets_its_way) != self._avoiding
        return Claimed(self._declarer if to_declarer else self._deal.active_from(self._declarer)[1])

    def _ended(self, what: str, seat: int, claimed: Claimed, **values: int) -> Claimed:
        """End the deal; agreed points do not assign the remaining tricks to anyone."""
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


def left_over(deal: Deal) -> list[Card]:
    """List everybody's cards that were not played to a finished trick."""
    return [*(card for _, card in deal.trick), *(card for seat in deal.players() for card in deal.hands[seat])]


def made_alone(deal: Deal, declarer: int, away: int, claimed: Claimed | None) -> tuple[int, int]:
    """Return a declarer's points, with those put `away`, and the number of tricks.

    A player awarded the rest by a claim gets the points of all remaining cards; a settlement counts as agreed.
    """
    won = [card for trick in deal.tricks if trick.winner == declarer for _, card in trick.plays]
    points, tricks = sum(map(deal.ordering.points, won)) + away, deal.taken[declarer]
    if claimed and claimed.points is not None:
        return claimed.points, claimed.tricks or min(max(1, tricks), ALL_TRICKS - 1)
    if claimed and claimed.winner == declarer:
        points += sum(map(deal.ordering.points, left_over(deal)))
    return points, tricks
