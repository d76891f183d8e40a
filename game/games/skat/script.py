"""The rules of Skat, in the order in which they are played (D3; sections 2 and 3 of skat.md).

Two duels of numbers find the declarer, who plays alone against the two others; if nobody bids, it is Ramsch.
"""

from __future__ import annotations

from game.core.deal import Deal
from game.core.events import NOBODY
from game.core.questions import Choose, PickCards
from game.core.rulesets import Outcome
from game.core.tricks import follow
from game.core.zones import Zone
from game.games.points.settlement import settle_points
from game.games.skat.auction import auction
from game.games.skat.cards import BEFORE_THE_GAME, cheapest_first, points_of
from game.games.skat.contract import Contract, games_allowed, safe_game
from game.games.skat.options import SkatOptions
from game.games.skat.ramsch import play_ramsch
from game.games.skat.reckoning import GAMES, LEVELS, NULLS, Reckoning
from game.games.tricks.play import play_trick

MOST_PLAYERS = 3
TAKE, HAND = "take", "hand"
KONTRA, RE, NO = "kontra", "re", "no"
WON, LOST, OVERBID = "skat-won", "skat-lost", "skat-overbid"


async def play(deal: Deal, rules: SkatOptions) -> Outcome:
    """Play one deal of Skat."""
    deal_hands(deal)
    contract = await auction(deal, rules)
    if contract is None:
        await all_passed(deal, rules)
        return Outcome(deal.after(deal.dealer))
    await declare(deal, rules, contract)
    hand, is_null = deal.hands[contract.declarer], contract.is_null
    deal.lead(deal.players()[0])
    while hand and not (is_null and deal.taken[contract.declarer]):
        await play_trick(deal, follow)
    settle = score_null if is_null else score
    settle(deal, rules, contract)
    return Outcome(deal.after(deal.dealer))


def deal_hands(deal: Deal) -> None:
    """Deal three cards each, two to the skat, four each, three each; of four at the table the dealer gets none."""
    if deal.seats > MOST_PLAYERS:
        deal.sit_out(deal.dealer)
    deal.rank_cards(BEFORE_THE_GAME)
    deal.shuffle()
    deal.deal_batch(3)
    deal.deal_to(deal.zone("skat", audience=NOBODY), 2)
    deal.deal_batch(4)
    deal.deal_batch(3)


async def all_passed(deal: Deal, rules: SkatOptions) -> None:
    """Play Ramsch, or throw the cards in."""
    if rules.all_pass == "ramsch":
        pay(deal, rules, await play_ramsch(deal, rules))
    else:
        deal.announce("skat-passed-in")


async def declare(deal: Deal, rules: SkatOptions, contract: Contract) -> None:
    """Let the declarer take the skat or not, name the game and announce; lay an open hand on the table."""
    for seat in deal.players():
        deal.unmark("bid", seat)
    deal.mark("bid", contract.bid, contract.declarer)
    deal.mark("declarer", 1, contract.declarer)
    await take_skat(deal, contract)
    await name_game(deal, rules, contract)
    await announce(deal, contract)
    if contract.is_open:
        deal.show_hand(contract.declarer)
    if rules.kontra == "kontra_re":
        await double(deal, contract)


async def take_skat(deal: Deal, contract: Contract) -> None:
    """Let the declarer take the skat and put two of his twelve cards away, or play from the hand."""
    declarer = contract.declarer
    if await deal.ask(declarer, Choose("skat", (TAKE, HAND), TAKE)) == HAND:
        contract.hand = True
        deal.mark("hand", 1)
        return
    hand, skat = deal.hand(declarer), deal.zone("skat")
    deal.transfer(tuple(skat.cards), skat, hand)
    discards = await deal.ask(declarer, PickCards("discard", sorted(hand.cards, key=cheapest_first), 2, 2))
    deal.transfer(discards, hand, deal.zone("aside", declarer))


async def name_game(deal: Deal, rules: SkatOptions, contract: Contract) -> None:
    """Ask the declarer for the game; all seven are shown, so that the question tells nothing of a hand."""
    hand = deal.hands[contract.declarer]
    known = {*hand, *deal.zone("aside", contract.declarer).cards}
    allowed = games_allowed(contract, known, rules)
    notes = {game: {"value": value} for (game, from_hand), value in NULLS.items() if from_hand == contract.hand}
    question = Choose("game", allowed, safe_game(allowed, hand), shown=GAMES, forbids="below-bid", notes=notes)
    contract.game = await deal.ask(contract.declarer, question.telling(bid=contract.bid))
    contract.cards = known
    deal.rank_cards(contract.ordering)
    deal.mark("game", contract.game)
    if contract.hand:  # said after the game, as in "Grand Hand"
        deal.unmark("hand")
        deal.mark("hand", 1)


async def announce(deal: Deal, contract: Contract) -> None:
    """Ask who plays a suit game or a grand from the hand what he announces; each level includes those before it."""
    if not contract.hand or contract.is_null:
        return
    contract.announced = await deal.ask(contract.declarer, Choose("announce", LEVELS, LEVELS[0]))
    if contract.announced != LEVELS[0]:
        deal.mark("announced", contract.announced)


async def double(deal: Deal, contract: Contract) -> None:
    """Ask the defenders in turn for Kontra until one says it, and then the declarer for Re."""
    for seat in deal.players():
        if seat != contract.declarer and await deal.ask(seat, Choose("kontra", (KONTRA, NO), NO)) == KONTRA:
            contract.doubled = 2
            deal.mark("kontra", KONTRA)
            break
    if contract.doubled > 1 and await deal.ask(contract.declarer, Choose("re", (RE, NO), NO)) == RE:
        contract.doubled = 4
        deal.mark("kontra", RE)


def score_null(deal: Deal, rules: SkatOptions, contract: Contract) -> None:
    """Score a null: its value without a trick, else twice as much lost; the skat stays face down (S14)."""
    made = not deal.taken[contract.declarer]
    points = contract.doubled * contract.null_value * (1 if made else -2)
    what = WON if made else LOST
    deal.announce(what, contract.declarer, game=contract.game, value=contract.null_value)
    write(deal, rules, contract, points, what)


def score(deal: Deal, rules: SkatOptions, contract: Contract) -> None:
    """Turn up the two cards that nobody played, and score a suit game or a grand by its reckoning."""
    declarer = contract.declarer
    turned_up = turn_up(deal, deal.zone("skat") if contract.hand else deal.zone("aside", declarer))
    won = [card for trick in deal.tricks if trick.winner == declarer for _, card in trick.plays]
    reckoning = Reckoning(
        cards={*contract.cards, *turned_up.cards},
        game=contract.game,
        hand=contract.hand,
        announced=contract.announced,
        bid=contract.bid,
        points=points_of([*won, *turned_up.cards]),
        tricks=deal.taken[declarer],
    )
    what = OVERBID if reckoning.overbid else WON if reckoning.made else LOST
    tell(deal, declarer, what, reckoning)
    write(deal, rules, contract, contract.doubled * reckoning.score, what)


def turn_up(deal: Deal, zone: Zone) -> Zone:
    """Show everybody the skat or what the declarer has put away."""
    deal.reveal(zone)
    first, second = zone.cards
    deal.announce("skat-opened", first=first.code, second=second.code)
    return zone


def tell(deal: Deal, declarer: int, what: str, reckoning: Reckoning) -> None:
    """Announce how a game ended, with every step of its reckoning."""
    if deal.quiet:
        return
    deal.announce(
        what,
        declarer,
        game=reckoning.game,
        matadors=reckoning.matadors.length,
        held=int(reckoning.matadors.held),
        **{f"step_{step}": multiplier for step, multiplier in reckoning.steps.items()},
        multiplier=reckoning.multiplier,
        base=reckoning.base,
        value=reckoning.value,
        points=reckoning.points,
    )


def write(deal: Deal, rules: SkatOptions, contract: Contract, points: int, reason: str) -> None:
    """Write the declarer's score down, and pay it."""
    deal.score(contract.declarer, points, reason)
    pay(deal, rules, [points * (seat == contract.declarer) for seat in range(deal.seats)])


def pay(deal: Deal, rules: SkatOptions, points: list[int]) -> None:
    """Pay the points of a deal in chips; a dealer who sits out pays and gets too, unless the house says not (S15)."""
    seats = deal.players() if rules.sitting_out == "idle" else None
    settle_points(deal, points, rules.point_value, seats)
