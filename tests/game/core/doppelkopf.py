"""A sketch of Doppelkopf, with sides that are secret in another way: nothing in the core is made for it.

Whoever holds a queen of clubs plays for Re, everybody else for Kontra, and only they know it. Whoever holds both
announces a Hochzeit: the first other player to take one of the first three tricks plays with them.
"""

from typing import Final

from game.core.cards import Card, Pack
from game.core.deal import Deal
from game.core.events import EVERYBODY, Audience
from game.core.ordering import Ordering
from game.core.questions import Choose
from game.core.rulesets import Outcome, Ruleset
from game.core.seats import ALONE
from game.core.tricks import follow
from game.kits.points.counting import points_by_seat, points_on
from game.kits.points.options import SCORE, PointOptions
from game.kits.points.settlement import score_sides
from game.kits.tricks.play import play_trick

SUITS: Final = ("clubs", "spades", "hearts", "diamonds")
RANKS: Final = ("ace", "ten", "king", "queen", "jack")
COPIES: Final = ("", "-again")
DOUBLE_40: Final = Pack(
    "double40",
    [
        Card(suit, rank, 4 - place, f"{suit}-{rank}{copy}")
        for suit in SUITS
        for place, rank in enumerate(RANKS)
        for copy in COPIES
    ],
)
RE, KONTRA = "re", "kontra"
TRUMPS: Final = "trumps"
WON_FROM: Final = 121
HOCHZEIT_TRICKS: Final = 3


def is_trump(card: Card) -> bool:
    """Queens, jacks, diamonds and the tens of hearts."""
    return card.rank in {"queen", "jack"} or card.suit == "diamonds" or (card.suit, card.rank) == ("hearts", "ten")


def strength(card: Card) -> int:
    """Rank the tens of hearts first, then queens, jacks, and the others as A 10 K."""
    if (card.suit, card.rank) == ("hearts", "ten"):
        return 20
    if card.rank in {"queen", "jack"}:
        return (14 if card.rank == "queen" else 10) - SUITS.index(card.suit)
    return 3 - RANKS.index(card.rank)


ORDERING: Final = Ordering(
    DOUBLE_40,
    TRUMPS,
    suit=lambda card: TRUMPS if is_trump(card) else card.suit,
    strength=strength,
    points=points_on,
)


async def play(deal: Deal, rules: PointOptions) -> Outcome:
    """Play one deal: the sides by the queens of clubs, ten tricks, and 121 of the 240 card points for Re."""
    deal.shuffle()
    deal.rank_cards(ORDERING)
    deal.deal_batch(10)
    alone = await find_sides(deal)
    deal.lead(deal.players()[0])
    while deal.hands[deal.leader]:
        await play_trick(deal, follow)
        if alone is not None and marry(deal, alone):
            alone = None
    deal.show_sides()
    settle(deal, rules)
    return Outcome(deal.after(deal.dealer))


async def find_sides(deal: Deal) -> int | None:
    """Let each seat know its own side; return a seat that announces a Hochzeit, which everybody then knows."""
    queens = [sum(card.code.startswith("clubs-queen") for card in hand) for hand in deal.hands]
    wedding = None
    for seat in deal.everybody():
        choices = ("healthy", "hochzeit") if queens[seat] == len(COPIES) else ("healthy",)
        said = await deal.ask(seat, Choose("health", choices, "healthy", where="hand"))
        if said == "hochzeit":
            deal.announce("hochzeit", seat)
            wedding = seat
    for seat in deal.everybody():
        public: Audience = EVERYBODY if seat == wedding else ALONE[seat]
        if wedding is None or seat == wedding:
            deal.take_side(seat, RE if queens[seat] else KONTRA, public)
    return wedding


def marry(deal: Deal, alone: int) -> bool:
    """Let the first other winner of a trick join a Hochzeit; after three tricks it is played alone."""
    winner = deal.tricks[-1].winner
    if winner == alone and len(deal.tricks) < HOCHZEIT_TRICKS:
        return False
    for seat in deal.players():
        deal.take_side(seat, RE if seat in {alone, winner} else KONTRA)
    return True


def settle(deal: Deal, rules: PointOptions) -> None:
    """Let each loser pay a winner; someone alone gets or pays three times as much."""
    points, sides = points_by_seat(deal.tricks, deal.seats, ORDERING), deal.sides
    re = [seat for seat, side in sides.items() if side == RE]
    won = sum(points[seat] for seat in re) >= WON_FROM
    shares = [(deal.seats - len(re)) // len(re) if seat in re else -1 for seat in range(deal.seats)]
    score_sides(deal, [share if won else -share for share in shares], RE if won else KONTRA, rules.point_value)


DOPPELKOPF: Final[Ruleset[PointOptions]] = Ruleset(
    id="doppelkopf",
    family="doppelkopf",
    revision=1,
    options=PointOptions,
    script=play,
    least_seats=4,
    most_seats=4,
    best_seats=4,
    pack=lambda _options, _seats: DOUBLE_40,
    ordering=ORDERING,
    pot=False,
    tallies=(SCORE._replace(pooled=True),),
)
