"""The rules of Schafkopf for three, in the order in which they are played (D3; section 2 of schafkopf's manual).

The player who picks up the widow plays alone against the others; if no one does, they play for the fewest points.
"""

from collections.abc import Sequence
from typing import Final

from game.core.deal import Deal
from game.core.events import NOBODY
from game.core.layout import Zone
from game.core.ordering import follow
from game.core.questions import Choose
from game.core.rulesets import Outcome
from game.games.schafkopf.cards import ORDERING, WIDOW_SIZE, from_the_cheapest
from game.games.schafkopf.options import SchafkopfOptions
from game.kits.points.counting import (
    ALL_POINTS,
    ALL_TRICKS,
    OUT_OF_SCHNEIDER,
    WON_FROM,
    points_by_seat,
    points_of,
)
from game.kits.points.settlement import score_alone
from game.kits.tricks.claims import Claimed, Claims, Known, Terms, Within, left_over, made_alone
from game.kits.tricks.options import SINGLE
from game.kits.tricks.play import play_all, take_widow

PICK: Final = "pick"
PASS: Final = "pass"
WIDOW: Final = "widow"
WON: Final = "schafkopf-won"
LOST: Final = "schafkopf-lost"
LEAST_WON: Final = "least-won"
LEAST_ALL: Final = "least-all"
SCHNEIDER_FROM: Final = 91
PLAIN: Final = 2
SCHNEIDER: Final = 4
SCHWARZ: Final = 6
TOOK_ALL: Final = -4


async def play(deal: Deal, rules: SchafkopfOptions) -> Outcome:
    """Play one deal of Schafkopf."""
    deal_hands(deal)
    declarer = await find_declarer(deal, rules)
    if declarer is not None:
        await bury(deal, declarer)
        settle_alone(deal, rules, declarer, await play_all(deal, follow, claims_of(deal, rules, declarer)))
    elif rules.all_pass == "throw_in":
        deal.announce("thrown-in-widow")
    else:
        deal.unmark_all("passed")
        deal.mark("round", "least")
        deal.announce("least")
        await play_all(deal, follow)
        settle_least(deal, rules)
    return Outcome(deal.after(deal.dealer))


def deal_hands(deal: Deal) -> None:
    """Deal three cards each, two to the widow, four and three more each."""
    deal.shuffle()
    deal.rank_cards(ORDERING)
    deal.deal_batch(3)
    deal.deal_to(widow_of(deal), WIDOW_SIZE)
    deal.deal_batch(4)
    deal.deal_batch(3)


def widow_of(deal: Deal) -> Zone:
    """Find the two cards in the middle."""
    return deal.zone(WIDOW, audience=NOBODY)


async def find_declarer(deal: Deal, rules: SchafkopfOptions) -> int | None:
    """Let one seat after another pick or pass; depending on the options, the dealer must pick what the others left."""
    for seat in deal.everybody():
        if seat == deal.dealer and rules.all_pass == "dealer_picks":
            deal.announce("dealer-picks", seat)
            return seat
        if await deal.ask(seat, Choose("pick", (PICK, PASS), PASS)) == PICK:
            return seat
        deal.mark("passed", 1, seat)
    return None


async def bury(deal: Deal, declarer: int) -> None:
    """Let the declarer take the widow and bury two of the twelve cards."""
    deal.unmark_all("passed")
    deal.mark("round", "declarer")
    deal.mark("declarer", 1, declarer)
    await take_widow(deal, declarer, [widow_of(deal)], from_the_cheapest)


def claims_of(deal: Deal, rules: SchafkopfOptions, declarer: int) -> Claims | None:
    """Return the possible claims, if the options allow any (F12)."""
    if not rules.claims:
        return None
    terms = Terms(
        declarer,
        lambda known: points_within(deal, rules, declarer, known),
        lambda claimed: [
            declarer_score(*made_alone(deal, declarer, buried_points(deal, rules, declarer), claimed), rules)
        ],
        SCHNEIDER_FROM,
    )
    return Claims(deal, declarer, terms, single=rules.giving_up == SINGLE)


def points_within(deal: Deal, rules: SchafkopfOptions, declarer: int, known: Known) -> Within:
    """Return the declarer's points, without the buried cards for the `table`, and the most he can still reach."""
    points = points_by_seat(deal.tricks, deal.seats, ORDERING)
    own, buried = points[declarer], buried_points(deal, rules, declarer)
    if known == "table":
        return Within(own, ALL_POINTS - (sum(points) - own))
    return Within(own + buried, own + buried + points_of(left_over(deal)))


def buried_points(deal: Deal, rules: SchafkopfOptions, declarer: int) -> int:
    """Return the points of the buried cards, if they count."""
    return points_of(deal.zone("aside", declarer).cards) if rules.buried_count else 0


def settle_alone(deal: Deal, rules: SchafkopfOptions, declarer: int, claimed: Claimed | None) -> None:
    """Turn up the buried cards and score the declarer; no one else scores (F7)."""
    deal.reveal(deal.zone("aside", declarer))
    points, tricks = made_alone(deal, declarer, buried_points(deal, rules, declarer), claimed)
    score = declarer_score(points, tricks, rules)
    what = WON if score > 0 else LOST
    deal.announce(what, declarer, points=points, tricks=tricks, score=score)
    score_alone(deal, declarer, score, what, rules.point_value)


def settle_least(deal: Deal, rules: SchafkopfOptions) -> None:
    """Turn up the widow, add it to the last trick if the options say so, and score one player (F4)."""
    points, widow = points_by_seat(deal.tricks, deal.seats, ORDERING), widow_of(deal)
    if rules.least_widow == "last_trick":
        points[deal.leader] += points_of(widow.cards)
    first, second = widow.cards
    deal.announce("widow-opened", first=first.code, second=second.code)
    deal.reveal(widow)
    last_tricks = {trick.winner: number for number, trick in enumerate(deal.tricks, start=1)}
    seat, score = least_score(points, [last_tricks.get(seat, 0) for seat in range(deal.seats)], deal.dealer)
    what = LEAST_ALL if score == TOOK_ALL else LEAST_WON
    deal.announce(what, seat, **({} if what == LEAST_ALL else {"points": points[seat], "score": score}))
    score_alone(deal, seat, score, what, rules.point_value)


def declarer_score(points: int, tricks: int, rules: SchafkopfOptions) -> int:
    """Score a declarer by the counted points and the tricks won (F2, F3, F11)."""
    taken, everything = (tricks, ALL_TRICKS) if rules.schwarz_by == "tricks" else (points, ALL_POINTS)
    if taken in {0, everything}:
        return SCHWARZ if taken else -SCHWARZ
    if points >= WON_FROM:
        return SCHNEIDER if points >= SCHNEIDER_FROM else PLAIN
    return -PLAIN if points >= OUT_OF_SCHNEIDER else -SCHNEIDER


def least_score(points: Sequence[int], last_tricks: Sequence[int], dealer: int) -> tuple[int, int]:
    """Return the seat that scores a least, and its score (F5, F8, F10).

    `last_tricks` are the numbers of each seat's last trick, 0 for none.
    """
    if points.count(0) == len(points) - 1:
        return points.index(max(points)), TOOK_ALL
    if len(set(points)) == 1:
        return dealer, PLAIN
    lowest = min(points)
    winner = min((seat for seat, own in enumerate(points) if own == lowest), key=last_tricks.__getitem__)
    return winner, PLAIN if lowest else SCHNEIDER
