"""The rules of Mate, in the order in which they are played (D3; G. Capellen, 1915).

A *deal* is a round: two *games* with the same cards, the hands exchanged in between. In a *move* one player leads a
card and the other answers it in suit, else in rank; a player who can do neither is mated.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple, Self

from pydantic import Field, model_validator

from game.core.cards import Card
from game.core.deal import Deal
from game.core.events import EVERYBODY
from game.core.layout import Zone
from game.core.options import MOST_CHIPS, Contradiction, Needs
from game.core.participants import ALONE
from game.core.questions import Choose, PickCard, the_card
from game.core.rulesets import Outcome, Progress
from game.games.mate.cards import answers, beats, value
from game.kits.points.options import SESSION, PointOptions, points_end
from game.kits.points.settlement import settle_points

GROUPS = {
    "stakes": ("point_value", "rounds", "match_stake"),
    "foreplacing": ("foreplacing", "foreplace_open", "foreplace_differ"),
    "session": SESSION,
}
"""The house rules, grouped the way people look for them."""
BATCH = 5
HAND = 10
FOREPLACED = "foreplaced"
BOTH = (0, 1)

FOREPLACE = Choose("foreplace", ("foreplace", "skip"), "skip")
NOTHING_DIFFERS = Choose("foreplace", ("skip",), "skip", shown=FOREPLACE.choices, forbids="no-card-differs")


class MateOptions(PointOptions):
    """House rules of Mate; a deal is a round of two games, and `rounds` rounds are a match."""

    needs: ClassVar[Needs] = {
        **PointOptions.needs,
        "foreplace_open": {"foreplacing": (True,)},
        "foreplace_differ": {"foreplacing": (True,)},
    }

    deals: int = Field(default=2, ge=1, le=1_000)
    foreplacing: bool = True
    foreplace_open: bool = False
    foreplace_differ: bool = False
    rounds: int = Field(default=2, ge=1, le=10)
    match_stake: int = Field(default=0, ge=0, le=MOST_CHIPS)

    @model_validator(mode="after")
    def _differ_needs_open(self) -> Self:
        if self.foreplace_differ and not self.foreplace_open:
            raise Contradiction("differ-needs-open", option="foreplace_differ", other="foreplace_open")
        return self


def reason_to_end(options: MateOptions, progress: Progress) -> str:
    """End a session as agreed, but never in the middle of a match."""
    return "" if progress.deals % options.rounds else points_end(options, progress)


@dataclass(slots=True)
class Game:
    """The progress of a game: the number of the move, and the foreplaced cards by seat."""

    number: int
    move: int = 1
    foreplaced: dict[int, Card] = field(default_factory=dict[int, Card])

    @property
    def moves(self) -> int:
        """The number of moves if no one is mated."""
        return HAND - 1 if len(self.foreplaced) == len(BOTH) else HAND


class Mate(NamedTuple):
    """A mate: the winning seat and card; `again` if the card was replayed."""

    seat: int
    card: Card
    again: bool


async def play(deal: Deal, rules: MateOptions) -> Outcome:
    """Play a round of Mate: the dealer leads in the first game, the other player in the second."""
    deal.shuffle()
    deal.deal_batch(BATCH)
    deal.deal_batch(BATCH)
    before = tuple(deal.tallies["score"])
    await play_game(deal, rules, Game(1), deal.dealer)
    exchange_hands(deal)
    await play_game(deal, rules, Game(2), deal.after(deal.dealer))
    points = [now - then for now, then in zip(deal.tallies["score"], before, strict=True)]
    settle_points(deal, points, rules.point_value)
    return next_round(deal, rules)


async def play_game(deal: Deal, rules: MateOptions, game: Game, leader: int) -> None:
    """Play one game, from foreplacing to a mate or to the last cards."""
    deal.mark("game", game.number)
    deal.unmark("move")
    if rules.foreplacing:
        for seat in (leader, deal.after(leader)):
            await foreplace(deal, rules, game, seat)
    mate = await play_moves(deal, game, leader)
    open_foreplaced(deal, game)
    if mate:
        score_mate(deal, game, mate)
    else:
        deal.announce("draw", game=game.number)


# foreplacing


async def foreplace(deal: Deal, rules: MateOptions, game: Game, seat: int) -> None:
    """Let a player lay one card out of this game; both are asked, whatever they hold."""
    cards = may_foreplace(deal, rules, game, seat)
    if await deal.ask(seat, FOREPLACE if cards else NOTHING_DIFFERS) == "skip":
        return
    card = the_card(await deal.ask(seat, PickCard("foreplace-card", cards, deal.ordering)))
    deal.transfer([card], deal.hand(seat), foreplaced(deal, seat, shown=rules.foreplace_open))
    game.foreplaced[seat] = card
    deal.mark("foreplaced", 1, seat)


def may_foreplace(deal: Deal, rules: MateOptions, game: Game, seat: int) -> Sequence[Card]:
    """List the cards a player may foreplace: with `foreplace_differ` none of the suit or rank of the first one (M2)."""
    hand = deal.hands[seat]
    if not rules.foreplace_differ:
        return hand
    gone = game.foreplaced.values()
    return [card for card in hand if all(card.suit != other.suit and card.rank != other.rank for other in gone)]


def foreplaced(deal: Deal, seat: int, *, shown: bool = False) -> Zone:
    """Find a player's zone for a foreplaced card."""
    return deal.zone(FOREPLACED, seat, EVERYBODY if shown else ALONE[seat])


def open_foreplaced(deal: Deal, game: Game) -> None:
    """Reveal foreplaced cards once the game is over (M1)."""
    for seat in game.foreplaced:
        zone = foreplaced(deal, seat)
        if zone.audience is not EVERYBODY:
            deal.reveal(zone)


def exchange_hands(deal: Deal) -> None:
    """Let both players take up all their cards again and exchange them."""
    for seat in deal.everybody():
        zone = foreplaced(deal, seat)
        deal.transfer(zone.cards, zone, deal.hand(seat))
        deal.remove(zone)
        deal.unmark("foreplaced", seat)
        played = [card for trick in deal.tricks for player, card in trick.plays if player == seat]
        deal.take_up(seat, dict.fromkeys(played))
    one, other = (deal.hand(seat) for seat in BOTH)
    deal.swap(tuple(one.cards), one, tuple(other.cards), other)
    deal.announce("hands-swapped")


# moves


async def play_moves(deal: Deal, game: Game, leader: int) -> Mate | None:
    """Play moves until a player is mated or no cards are left."""
    deal.lead(leader)
    for move in range(1, game.moves + 1):
        game.move = move
        deal.mark("move", move)
        leader = deal.leader
        again = not deal.hands[leader]
        led = deal.play_again(leader) if again else await play_card(deal, leader)
        answer = await answer_to(deal, led, deal.after(leader))
        deal.take_trick(leader if answer is None or not beats(answer, led) else deal.after(leader))
        if answer is None:
            return Mate(leader, led, again)
    return None


async def answer_to(deal: Deal, led: Card, seat: int) -> Card | None:
    """Let a player answer, in the last move by replaying the previous card if no other is left; `None` is mate."""
    hand = deal.hands[seat] or [card for player, card in deal.tricks[-1].plays if player == seat]
    deal.consult_hands()
    if not answers(hand, deal.trick, deal.ordering)[0]:
        return None
    return await play_card(deal, seat, led) if deal.hands[seat] else deal.play_again(seat)


async def play_card(deal: Deal, seat: int, led: Card | None = None) -> Card:
    """Let a player lead, or answer a lead; the last card of a hand is played without asking."""
    cards, duty = answers(deal.hands[seat], deal.trick, deal.ordering)
    if len(deal.hands[seat]) == 1:
        card = cards[0]
    else:
        question = PickCard("play", cards, deal.ordering, duty).telling(led=led or "none")
        card = the_card(await deal.ask(seat, question))
    deal.play(seat, card)
    return card


# scoring


def score_mate(deal: Deal, game: Game, mate: Mate) -> None:
    """Score a mate (section 4): the card, times the move and one for foreplacing, twice if the card was replayed."""
    seat, card, again = mate
    score = value(card) * (game.move + (seat in game.foreplaced)) * (2 if again else 1)
    kind = "overmate" if again else "mate"
    deal.announce(kind, seat, card=card.code, move=game.move, score=score)
    deal.score(seat, score, kind)
    deal.set_tally("match", seat, deal.tallies["match"][seat] + score)


def next_round(deal: Deal, rules: MateOptions) -> Outcome:
    """Go on to the next round of the match, or end the match after its last round (section 5)."""
    following, played = deal.after(deal.dealer), deal.carry.get("round", 0) + 1
    if played < rules.rounds:
        return Outcome(following, {"round": played})
    end_match(deal, rules)
    return Outcome(following, match_over=True)


def end_match(deal: Deal, rules: MateOptions) -> None:
    """Let the lower total pay the stake of the match; equal totals are a draw (M9)."""
    totals = tuple(deal.tallies["match"])
    loser, winner = sorted(BOTH, key=totals.__getitem__)
    high, low = totals[winner], totals[loser]
    if high == low:
        deal.announce("match-over", high=high, low=low, drawn=1)
    else:
        deal.announce("match-over", winner, high=high, low=low, drawn=0)
        deal.move(loser, winner, rules.match_stake, "match")
    for seat in BOTH:
        deal.set_tally("match", seat, 0)
