"""The rules of East–West, in the order in which they are played (D3; the game is by Reiner Knizia).

West does not deal and begins; East deals (E6). Three cards lie open between the two. Each lays twelve cards, one at a
time, into three rows of four; with the card between, each row is a poker hand of five.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from pydantic import Field

from game.core.cards import Card
from game.core.deal import Deal
from game.core.layout import Zone
from game.core.options import MOST_CHIPS
from game.core.questions import Choose
from game.core.rulesets import Outcome
from game.games.east_west.hands import Hand, poker_hand
from game.kits.points.options import SESSION, DealOptions

GROUPS = {
    "stakes": ("stake", "stake_per"),
    "hands": ("flush_beats_full_house", "ace_low_straight"),
    "session": SESSION,
}
"""The house rules, grouped the way people look for them."""


class EastWestOptions(DealOptions):
    """House rules of East–West; every default is the document's own rule (D3, E7)."""

    deals: int = Field(default=1, ge=1, le=1_000)
    stake: int = Field(default=1, ge=0, le=MOST_CHIPS)
    stake_per: Literal["game", "row"] = "game"
    flush_beats_full_house: bool = False
    ace_low_straight: bool = False


ROOM = 4
DRAWN = "drawn"


class Row(NamedTuple):
    """The zones of a row, on the board and on both sides, and the mark of the player who wins it."""

    board: str
    west: str
    east: str
    mark: str


ROWS: Final[Mapping[str, Row]] = MappingProxyType({
    "top": Row("board-top", "west-top", "east-top", "row-top"),
    "middle": Row("board-middle", "west-middle", "east-middle", "row-middle"),
    "bottom": Row("board-bottom", "west-bottom", "east-bottom", "row-bottom"),
})  # fmt: skip
"""The rows by name, from the top down."""


async def play(deal: Deal, rules: EastWestOptions) -> Outcome:
    """Play one game of East–West."""
    lay_out(deal)
    for _ in range(ROOM * len(ROWS)):
        for seat in deal.everybody():
            await take_turn(deal, rules, seat)
    return compare(deal, rules)


# layout


def lay_out(deal: Deal) -> None:
    """Turn up the three cards of the board, from the top down, and create the rows next to them."""
    deal.shuffle()
    for row in ROWS.values():
        deal.deal_to(deal.zone(row.board), 1)
    for seat in deal.everybody():
        for name in ROWS:
            own(deal, seat, name)


def own(deal: Deal, seat: int, name: str) -> Zone:
    """Find a seat's own row; the dealer is East."""
    return deal.zone(ROWS[name].east if seat == deal.dealer else ROWS[name].west, seat)


def hand_of(deal: Deal, rules: EastWestOptions, seat: int, name: str, *more: Card) -> Hand:
    """Evaluate a seat's full row, or the row completed by a last card."""
    return hand_in([*deal.zone(ROWS[name].board).cards, *own(deal, seat, name).cards, *more], rules)


def hand_in(cards: Sequence[Card], rules: EastWestOptions) -> Hand:
    """Evaluate five cards by the house rules."""
    return poker_hand(cards, flush_first=rules.flush_beats_full_house, ace_low=rules.ace_low_straight)


# turns


async def take_turn(deal: Deal, rules: EastWestOptions, seat: int) -> None:
    """Draw a card openly and lay it into an own row that is not full (E4, E8); it stays there."""
    drawn = deal.zone(DRAWN)
    deal.deal_to(drawn, 1)
    card = drawn.cards[0]
    deal.announce("drawn", seat, card=card.code)
    free = [name for name in ROWS if len(own(deal, seat, name).cards) < ROOM]
    chosen = free[0] if len(free) == 1 else await deal.ask(seat, place_question(deal, rules, seat, free, card))
    deal.transfer((card,), drawn, own(deal, seat, chosen))


def place_question(deal: Deal, rules: EastWestOptions, seat: int, free: Sequence[str], card: Card) -> Choose:
    """Ask where a card goes; a row that it would complete is labelled with the resulting hand."""
    last = [name for name in free if len(own(deal, seat, name).cards) == ROOM - 1]
    notes = {name: {"made": hand_of(deal, rules, seat, name, card).kind} for name in last}
    return Choose("place", free, free[0], notes=notes).telling(card=card)


# comparison


def compare(deal: Deal, rules: EastWestOptions) -> Outcome:
    """Compare row by row; whoever has won more rows wins the game (section 4, E1)."""
    winners = [compare_row(deal, rules, name) for name in ROWS]
    west, east = deal.everybody()
    lead = winners.count(west) - winners.count(east)
    if lead == 0:
        deal.announce("game-drawn")
        return Outcome(west)
    winner, loser = (west, east) if lead > 0 else (east, west)
    deal.announce("game-won", winner, rows=winners.count(winner))
    deal.score(winner, 1, "game")
    deal.move(loser, winner, rules.stake * (abs(lead) if rules.stake_per == "row" else 1), "stake")
    return Outcome(west)


def compare_row(deal: Deal, rules: EastWestOptions, name: str) -> int | None:
    """Return the winner of a row; `None` if both hands are equal (E1)."""
    hands = {seat: hand_of(deal, rules, seat, name) for seat in deal.everybody()}
    if len(set(hands.values())) == 1:
        deal.announce("row-tied", row=name)
        return None
    winner = max(hands, key=lambda seat: hands[seat])
    deal.announce("row-won", winner, row=name, hand=hands[winner].kind)
    deal.mark(ROWS[name].mark, 1, winner)
    return winner
