"""The rules of Skat, in the order in which they are played (D3; sections 2 and 3 of skat.md).

Two duels of numbers find the declarer, who plays alone against the two others; if no one bids, it is Ramsch.
"""

from collections.abc import Iterator
from itertools import combinations

from game.core.deal import Deal
from game.core.events import NOBODY
from game.core.ordering import follow
from game.core.questions import Choose
from game.core.rulesets import Outcome
from game.games.skat.auction import auction
from game.games.skat.cards import BEFORE_THE_GAME, cheapest_first, ranking
from game.games.skat.contract import (
    LEVELS,
    NULL_VALUES,
    SCHNEIDER_FROM,
    Contract,
    Reckoning,
    extras,
    games_allowed,
    games_shown,
    safe_game,
    sharing,
)
from game.games.skat.options import SkatOptions
from game.games.skat.ramsch import Rounds, calls_for_bock, grand_or_ramsch, play_ramsch, turn_up
from game.kits.points.counting import ALL_POINTS, points_by_seat, points_of
from game.kits.points.settlement import settle_points
from game.kits.tricks.claims import Claimed, Claims, Known, Terms, Within, made_alone
from game.kits.tricks.options import SINGLE
from game.kits.tricks.play import play_trick, take_widow

MOST_PLAYERS = 3
TAKE, HAND = "take", "hand"
KONTRA, RE, NO = "kontra", "re", "no"
WON, LOST, OVERBID = "skat-won", "skat-lost", "skat-overbid"


async def play(deal: Deal, rules: SkatOptions) -> Outcome:
    """Play one deal of Skat."""
    deal_hands(deal)
    rounds = Rounds.of(deal)
    rounds.mark(deal)
    contract = await (grand_or_ramsch(deal, rounds.doubled) if rounds.ramsch else auction(deal, rules, rounds.doubled))
    if contract:
        await declare(deal, rules, contract)
        bock_follows = score(deal, rules, contract, await play_tricks(deal, rules, contract))
    else:
        bock_follows = await all_passed(deal, rules, rounds)
    return Outcome(deal.after(deal.dealer), rounds.after(rules, deal.seats, bock_follows=bock_follows))


def deal_hands(deal: Deal) -> None:
    """Deal three cards each, two to the skat, four each, three each; with four at the table the dealer gets none."""
    if deal.seats > MOST_PLAYERS:
        deal.sit_out(deal.dealer)
    deal.rank_cards(BEFORE_THE_GAME)
    deal.shuffle()
    deal.deal_batch(3)
    deal.deal_to(deal.zone("skat", audience=NOBODY), 2)
    deal.deal_batch(4)
    deal.deal_batch(3)


async def all_passed(deal: Deal, rules: SkatOptions, rounds: Rounds) -> bool:
    """Play Ramsch, or throw the cards in; no round of Bock follows."""
    if rounds.ramsch or rules.all_pass == "ramsch":
        scored = await play_ramsch(deal, rules, rounds.doubled)
        settle_points(deal, scored, rules.point_value, sharing(deal, rules))
    else:
        deal.announce("skat-passed-in")
    return False


async def declare(deal: Deal, rules: SkatOptions, contract: Contract) -> None:
    """Let the declarer take the skat or not, name the game and announce; show an open hand."""
    deal.unmark_all("bid")
    if contract.bid:
        deal.mark("bid", contract.bid, contract.declarer)
    deal.mark("declarer", 1, contract.declarer)
    if not contract.game:
        await take_skat(deal, contract)
        await name_game(deal, rules, contract)
    deal.rank_cards(ranking(contract.game))
    deal.mark("game", contract.game)
    if contract.hand:
        deal.unmark("hand")
        deal.mark("hand", 1)  # displayed after the game, as in "Grand Hand"
    await announce(deal, contract)
    if contract.is_open:
        deal.show_hand(contract.declarer)
    if rules.kontra == "kontra_re":
        await double(deal, contract)


async def take_skat(deal: Deal, contract: Contract) -> None:
    """Let the declarer take the skat and discard two of his twelve cards, or play from the hand."""
    declarer = contract.declarer
    if await deal.ask(declarer, Choose("skat", (TAKE, HAND), TAKE)) == HAND:
        contract.hand = True
        deal.mark("hand", 1)
        return
    await take_widow(deal, declarer, [deal.zone("skat")], cheapest_first)


async def name_game(deal: Deal, rules: SkatOptions, contract: Contract) -> None:
    """Ask the declarer for the game; what only the hand rules out is shown, so that the question reveals nothing."""
    hand = deal.hands[contract.declarer]
    known = {*hand, *deal.zone("aside", contract.declarer).cards}
    allowed = games_allowed(contract, known, rules)
    notes = {game: {"value": value} for (game, from_hand), value in NULL_VALUES.items() if from_hand == contract.hand}
    safe = safe_game(allowed, hand)
    question = Choose("game", allowed, safe, forbids="below-bid", shown=games_shown(contract), notes=notes)
    contract.game = await deal.ask(contract.declarer, question.telling(bid=contract.bid))
    contract.cards = known


async def announce(deal: Deal, contract: Contract) -> None:
    """Ask a declarer playing from the hand, except a null, for an announcement; each level includes those before it."""
    if not contract.hand or contract.is_null:
        return
    contract.announced = await deal.ask(contract.declarer, Choose("announce", LEVELS, LEVELS[0]))
    if contract.announced != LEVELS[0]:
        deal.mark("announced", contract.announced)


async def double(deal: Deal, contract: Contract) -> None:
    """Ask the defenders in turn for Kontra until one says it, and then the declarer for Re."""
    for seat in deal.players():
        if seat != contract.declarer and await deal.ask(seat, Choose("kontra", (KONTRA, NO), NO)) == KONTRA:
            contract.kontra = True
            contract.doubled *= 2
            deal.mark("kontra", KONTRA)
            break
    if contract.kontra and await deal.ask(contract.declarer, Choose("re", (RE, NO), NO)) == RE:
        contract.doubled *= 2
        deal.mark("kontra", RE)


async def play_tricks(deal: Deal, rules: SkatOptions, contract: Contract) -> Claimed | None:
    """Play ten tricks, a null until the declarer takes one; if the options allow it, a claim ends them (S17)."""
    hand, is_null = deal.hands[contract.declarer], contract.is_null
    claims = claims_of(deal, rules, contract) if rules.claims else None
    deal.lead(deal.players()[0])
    while hand and not (is_null and deal.taken[contract.declarer]):
        if claimed := await play_trick(deal, follow, claims):
            return claimed
    return None


def claims_of(deal: Deal, rules: SkatOptions, contract: Contract) -> Claims:
    """Return the possible claims: a null may be given up, but cannot be settled."""
    single, declarer = rules.giving_up == SINGLE, contract.declarer
    if contract.is_null:
        return Claims(deal, declarer, single=single, avoiding=True)
    terms = Terms(
        declarer,
        lambda known: points_within(deal, contract, known),
        lambda claimed: [*scores_of(deal, contract, claimed)],
        SCHNEIDER_FROM,
        promised=contract.promised,
        all_tricks=lambda: contract.announces_all_tricks and deal.taken[declarer] == len(deal.tricks),
    )
    return Claims(deal, declarer, terms, single=single)


def points_within(deal: Deal, contract: Contract, known: Known) -> Within:
    """Return the declarer's points as somebody knows them, and the most that can still be reached."""
    taken = points_by_seat(deal.tricks, deal.seats, deal.ordering)
    own = taken[contract.declarer]
    zones = () if known == "table" else ("aside",) if known == "declarer" else ("aside", "skat")
    places = (deal.zone(name, contract.declarer if name == "aside" else None) for name in zones)
    away = sum(points_of(place.cards) for place in places)
    return Within(own + away, ALL_POINTS - (sum(taken) - own))


def scores_of(deal: Deal, contract: Contract, claimed: Claimed) -> Iterator[int]:
    """Yield the declarer's score for an end by a claim, with each skat that he may not have seen."""
    declarer = contract.declarer
    away = points_of(deal.zone("aside", declarer).cards)
    played = {card for trick in (*(trick.plays for trick in deal.tricks), deal.trick) for _, card in trick}
    unknown = [card for card in deal.pack.cards if card not in played and card not in contract.cards]
    for skat in combinations(unknown, 2) if contract.hand else ((),):
        points, tricks = made_alone(deal, declarer, away + points_of(skat), claimed)
        yield contract.doubled * Reckoning(contract, {*contract.cards, *skat}, points, tricks).score


def score(deal: Deal, rules: SkatOptions, contract: Contract, claimed: Claimed | None) -> bool:
    """Record and settle the declarer's score, and extras of the list; return whether a round of Bock follows."""
    what, value, points = end_null(deal, contract) if contract.is_null else end_points(deal, contract, claimed)
    declarer, score = contract.declarer, contract.doubled * value
    written = [score * (seat == declarer) for seat in range(deal.seats)]
    deal.score(declarer, score, what)
    for seat, (extra, why) in extras(deal, rules, declarer, won=what == WON).items():
        deal.score(seat, extra, why)
        written[seat] += extra
    settle_points(deal, written, rules.point_value, sharing(deal, rules))
    return calls_for_bock(rules, contract, score, points)


def end_null(deal: Deal, contract: Contract) -> tuple[str, int, None]:
    """Announce how a null ended, and its score: the value, or minus twice that; the skat stays face down (S14)."""
    what, factor = (LOST, -2) if deal.taken[contract.declarer] else (WON, 1)
    deal.announce(what, contract.declarer, game=contract.game, value=contract.null_value)
    return what, contract.null_value * factor, None


def end_points(deal: Deal, contract: Contract, claimed: Claimed | None) -> tuple[str, int, int | None]:
    """Turn up the cards out of play, tell how a suit game or a grand ended, its score, and the points if not agreed."""
    declarer = contract.declarer
    turned_up = turn_up(deal, deal.zone("skat") if contract.hand else deal.zone("aside", declarer))
    points, tricks = made_alone(deal, declarer, points_of(turned_up), claimed)
    reckoning = Reckoning(contract, {*contract.cards, *turned_up}, points, tricks)
    what = OVERBID if reckoning.overbid else WON if reckoning.made else LOST
    agreed = claimed is not None and claimed.points is not None
    announce_result(deal, what, reckoning, agreed=agreed)
    return what, reckoning.score, None if agreed else points


def announce_result(deal: Deal, what: str, reckoning: Reckoning, *, agreed: bool) -> None:
    """Announce how a game ended, with every step of its calculation, and whether its points were `agreed`."""
    if deal.quiet:
        return
    deal.announce(
        what,
        reckoning.contract.declarer,
        game=reckoning.contract.game,
        matadors=reckoning.matadors.length,
        held=int(reckoning.matadors.held),
        **{f"step_{step}": multiplier for step, multiplier in reckoning.steps.items()},
        multiplier=reckoning.multiplier,
        base=reckoning.base,
        value=reckoning.value,
        points=reckoning.points,
        agreed=int(agreed),
    )
