"""The strong player of Skat: it bids by learnt models, and plays cards by sampling worlds.

It says Kontra and Re by worlds in which the declarer would have bid and named this game.

Those who ask it for advice learn what it knows of its answers before the first card.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, cast

from game.computer.binding import made_for
from game.computer.card_play.rollout import Situation
from game.computer.card_play.thinker import CardEffort, Reading, Thinker, ThinkingPlayer
from game.computer.evaluate import mean
from game.computer.gains import Brought
from game.computer.ideas import grouped
from game.computer.player import Rule, asked, own_hand
from game.core.cards import Card
from game.core.lines import Line, Seat
from game.core.questions import Choose, PickCards
from game.core.view import View
from game.games.skat.auction import HOLD, LOWEST, PASS, bid_values
from game.games.skat.cards import GAMES, JACK
from game.games.skat.computer.chances import FILE, Option, WinChances, learnt
from game.games.skat.computer.player import SKAT_PLAYER, bidding, own_bid, own_discards
from game.games.skat.computer.prospects import BIDS_FROM, LEAST, NAMED, TEN, Tried, hopes, prospects, reach, tried
from game.games.skat.computer.reading import MADE_FOR, contract_of, declared, read
from game.games.skat.contract import Contract
from game.games.skat.ramsch import contract_factor
from game.games.skat.script import HAND, TAKE
from game.kits.tricks.computer.consent import ended

BIAS_WEIGHT: Final = 4.0
"""Points by which the gain required for a bid is lower for the bold, and higher for the careful."""
SHOWN: Final = 6
"""The number of next bids that are valued."""
TRIES: Final = 12
"""In each world the others' hands are dealt so often at most until they fit what was bid."""
DRAWS: Final = 1_200
"""At most this many worlds are drawn before Kontra,"""
WORLDS: Final = 60
"""until so many are found in which the declarer would have come to this game."""
FEWEST: Final = 8
"""With fewer of them the declarer did something odd, and any worlds count."""
CLEARLY: Final = 0.6
"""Kontra is said if the declarer loses in a larger part of the worlds,"""
CERTAIN: Final = 0.95
"""or of any worlds, or in a null, which is lost more often by quick rules than by people."""
ANY_WORLDS: Final = 200
"""The number of worlds in which any hand of the others is possible."""
DOUBTED: Final = 10
"""Kontra is said in at most one game of this many: the declarer takes his worst worlds for the true ones."""


def skat(view: View, question: Choose, rng: random.Random) -> str:
    """Play from the hand if that gains more than taking the skat."""
    hopes, bid = prospects(view), own_bid(view)
    return HAND if hopes.from_hand(bid) > hopes.with_skat(bid) else TAKE


def discard(view: View, question: PickCards, rng: random.Random) -> tuple[Card, ...]:
    """Put away the cards that leave the most promising game."""
    options = [*learnt(forehand=view.seat == view.forehand).options(question.cards)]
    away = tried(view, options, rng)[0].option.away
    return tuple(card for card in question.cards if card in away)


def game(view: View, question: Choose, rng: random.Random) -> str:
    """Name the most promising game."""
    return tried(view, [*games(view, question)], rng)[0].option.game


def rules(risk_bias: float) -> Mapping[str, Rule]:
    """Return the rules of a player with this bias."""
    bids = bidding(lambda view, bid: prospects(view).justifies(bid, LEAST - risk_bias * BIAS_WEIGHT))
    return {**SKAT_PLAYER.rules, **bids, "skat": skat, "discard": discard, "game": game, "kontra": kontra, "re": re}


def foresight(view: View, usual: Any, rng: random.Random) -> Mapping[Any, Sequence[Brought]]:
    """Return what each answer brings before the first card, and at a proposal to end; empty for other questions."""
    valued = _VALUED.get(asked(view).kind)
    return valued(view, asked(view), usual, rng) if valued else {}


def planned(view: View) -> Line | None:
    """Name the game that a hand is good for, how far it bids, why, and how likely it is won."""
    question, hand = asked(view), own_hand(view)
    if question.kind not in {"bid", "hold"}:
        return None
    hopes, lowest = prospects(view), _lowest(question)
    limit, meant = hopes.limit(LEAST), _meant(hopes.declaring(lowest))
    bids = [bid for bid in bid_values("real") if lowest <= bid <= limit and _meant(hopes.declaring(bid)) == meant]
    game, from_hand = meant
    options = hopes.declaring(max(bids, default=lowest))
    jacks, suits = [card for card in hand if card.rank == JACK], [card.suit for card in hand if card.rank != JACK]
    told: Mapping[str, int | str] = {
        "game": game,
        "limit": max(bids, default=0),
        "bid": lowest,
        "jacks": len(jacks),
        "aces": sum(card.rank == "ace" for card in hand),
        "trumps": len(jacks) + suits.count(game),
        "percent": round(100 * mean([option.chance for option in options])),
        "hand": int(from_hand),
    }
    return Line("plan-bid", told) if bids else Line("plan-pass", told)


def _meant(options: Sequence[Option]) -> tuple[str, bool]:
    """Return the game that is played most often, and whether it is played from the hand."""
    return Counter((option.game, not option.away) for option in options).most_common(1)[0][0]


def _lowest(question: Any) -> int:
    """Return the lowest bid that an answer to the question makes, or holds."""
    if question.kind == HOLD:
        return cast("int", question.notes[HOLD]["value"])
    return min(int(answer) for answer in question.choices if answer != PASS)


def _auction(view: View, question: Choose, usual: Any, _rng: random.Random) -> Mapping[Any, Sequence[Brought]]:
    """Value the next bids, or holding one, by what is played then, and passing by what the others play.

    Of bids with the same games only the first is valued, besides the usual one.
    """
    hopes = prospects(view)
    if question.kind == HOLD:
        bids = {HOLD: cast("int", question.notes[HOLD]["value"])}
    else:
        named = [answer for answer in question.choices if answer != PASS]
        bids = {answer: int(answer) for answer in dict.fromkeys((*named[:SHOWN], usual)) if answer != PASS}
    worth, before = dict[Any, list[Brought]](), list[Brought]()
    for answer, bid in bids.items():
        now = [_of(view, option) for option in hopes.declaring(bid)]
        if now != before or answer == usual:
            worth[answer] = before = now
    return {**worth, PASS: [*_passing(view, hopes.skats)]}


def _of(view: View, option: Option) -> Brought:
    """Return what an option brings its declarer, the viewer."""
    return Brought(_expected(view, view.seat or 0, option), won=option.chance)


def _expected(view: View, declarer: int, option: Option) -> float:
    """Return the viewer's expected gain from a declarer's game, in chips, with the extras of a list."""
    value = contract_factor(view) * option.value
    won, lost = (declared(view, declarer, score) for score in (value, -2 * value))
    return option.chance * won + (1 - option.chance) * lost


def _passing(view: View, skats: Sequence[Sequence[Card]]) -> Iterator[Brought]:
    """Yield what passing brings in the world of each skat: who of the others plays, and what that costs or brings."""
    hand = own_hand(view)
    rng = random.Random("pass " + " ".join(sorted(card.code for card in hand)))  # noqa: S311
    others = [seat for seat in view.everybody() if view.active[seat] and seat != view.seat]
    for skat in skats:
        unknown = [card for card in view.pack.cards if card not in hand and card not in skat]
        found = _fitting(view, others, unknown, rng)
        bids = {seat: max(reach(hopes), _named(view, seat)) for seat, hopes in found.items()}
        playing = [seat for seat in others if bids[seat] >= LOWEST and not view.mark("passed", seat)]
        if not playing:
            yield Brought(0.0, facts={"others": 0.0})
            continue
        declarer = max(playing, key=bids.__getitem__)
        best = max(found[declarer], key=lambda hope: hope.gain(0))
        yield Brought(_expected(view, declarer, best), facts={"others": 1.0})


def _fitting(
    view: View, others: Sequence[int], unknown: Sequence[Card], rng: random.Random
) -> Mapping[int, Sequence[Option]]:
    """Deal the others hands that fit what they have bid, if such are found soon, and return what these hope for."""
    found = dict[int, Sequence[Option]]()
    for _ in range(TRIES):
        cards = rng.sample(unknown, len(unknown))
        hands = {seat: cards[place * TEN : (place + 1) * TEN] for place, seat in enumerate(others)}
        found = {seat: hopes(hand, learnt(forehand=seat == view.forehand)) for seat, hand in hands.items()}
        if all(_fits(view, seat, reach(each)) for seat, each in found.items()):
            break
    return found


def _fits(view: View, seat: int, reached: int) -> bool:
    """Whether somebody who would bid so far would have bid, or passed, as they did."""
    if view.mark("passed", seat):
        return reached <= max(LOWEST - 1, *(_named(view, other) for other in view.everybody()))
    return reached >= _named(view, seat)


def _named(view: View, seat: int) -> int:
    """Return the bid that a seat has made, or held."""
    told, value = asked(view).about, view.mark("bid", seat)
    if told.get("listener") == Seat(seat):
        value = told["bid"]
    return value if isinstance(value, int) else 0


def _discards(view: View, question: PickCards, usual: Any) -> Mapping[Any, Option]:
    """Return the sensible ways to put cards away and the usual one, each for its best game."""
    values, cards, bid = learnt(forehand=view.seat == view.forehand), question.cards, own_bid(view)
    kept = [card for card in cards if card not in usual]
    options = [*values.options(cards), *(values.option(kept, game, usual, hand=False) for game in GAMES)]
    best = {tuple(card for card in cards if card in option.away): option for option in _worst_first(options, bid)}
    ideas = grouped(view, question, [usual, *sorted(best, key=lambda away: -best[away].gain(bid))])
    return {away: best[away] for away in ideas if away in best}


def _worst_first(options: Sequence[Option], bid: int) -> Sequence[Option]:
    return sorted(options, key=lambda option: option.gain(bid))


def _named_games(view: View, question: Choose) -> Mapping[Any, Option]:
    return {option.game: option for option in games(view, question)}


def games(view: View, question: Choose) -> Iterator[Option]:
    """Yield the games that may be named, with their learnt chances."""
    values, hand = learnt(forehand=view.seat == view.forehand), own_hand(view)
    for game in question.choices:
        yield values.option(hand, game, own_discards(view), hand=bool(view.mark("hand")))


def _naming(
    view: View, options: Mapping[Any, Option], usual: Any, rng: random.Random
) -> Mapping[Any, Sequence[Brought]]:
    """Value ways to go on by trying the promising ones out, and the usual one with them."""
    answers = {(option.game, option.away): answer for answer, option in options.items()}
    found = tried(view, [*options.values()], rng, options.get(usual))
    return {answers[each.option.game, each.option.away]: _in_deals(view, each) for each in found}


def _in_deals(view: View, found: Tried) -> Sequence[Brought]:
    """Return what an option brings in each deal: on average by its chance, and more where it was won."""
    option, share = found.option, found.share
    spread = min(option.chance / share if share else 1.0, (1 - option.chance) / (1 - share) if share < 1 else 1.0, 1.0)
    chances = [option.chance + spread * ((share if won is None else won) - share) for won in found.won]
    return [_of(view, option._replace(chance=chance)) for chance in chances]


def _taking(view: View, _question: Choose, _usual: Any, _rng: random.Random) -> Mapping[Any, Sequence[Brought]]:
    """Value taking the skat and playing from the hand."""
    hopes, bid = prospects(view), own_bid(view)
    ways = {TAKE: hopes.taking(bid), HAND: [hopes.leaving(bid)] * len(hopes.skats)}
    return {answer: [_of(view, option) for option in options] for answer, options in ways.items()}


def kontra(view: View, question: Choose, rng: random.Random) -> str:
    """Double if the declarer clearly loses more often than not, given that he bid and named this game."""
    reading, contract = read(view), contract_of(view)
    if contract is None:
        return question.safe
    lost = [reading.judge(world)(_played_out(reading, world)) > 0 for world in _believed(view, reading, contract, rng)]
    least = CERTAIN if contract.is_null or len(lost) < FEWEST else CLEARLY
    if len(lost) < FEWEST:
        lost = [gain > 0 for gain in Thinker(reading, CardEffort(), rng).outcomes(ANY_WORLDS)]
    return question.kind if mean(lost) > least else question.safe


def re(view: View, question: Choose, rng: random.Random) -> str:
    """Double again if the game is profitable even in the worlds in which Kontra is likely to be said."""
    return question.kind if sum(_doubted(view, 1, rng)) > 0 else question.safe


def foreseen(view: View, question: Choose, _usual: Any, rng: random.Random) -> Mapping[Any, Sequence[Brought]]:
    """Return what doubling brings, and what it brings not to, in the worlds by which that is decided; empty if few."""
    contract = contract_of(view)
    if contract is None:
        return {}
    ways, sample = {question.safe: 1, question.kind: 2}, rng.getrandbits(32)
    if question.kind == "re":
        worst = {answer: _doubted(view, times, random.Random(sample)) for answer, times in ways.items()}  # noqa: S311
        return {answer: [Brought(gain, won=float(gain > 0)) for gain in gains] for answer, gains in worst.items()}
    readings, found = {answer: read(view, times) for answer, times in ways.items()}, dict[Any, list[Brought]]()
    reading = readings[question.safe]
    for world in _believed(view, reading, contract, rng):
        end = _played_out(reading, world)
        for answer, each in readings.items():
            gain = each.judge(world)(end)
            found.setdefault(answer, []).append(Brought(gain, facts=each.facts(end), won=float(gain > 0)))
    return found if len(found.get(question.safe, ())) >= FEWEST else {}


def _doubted(view: View, times: int, rng: random.Random) -> Sequence[float]:
    """Return what a game that counts so many times brings in its worst worlds, which Kontra speaks for."""
    outcomes = sorted(Thinker(read(view, times), CardEffort(), rng).outcomes(ANY_WORLDS))
    return outcomes[: len(outcomes) // DOUBTED + 1]


def _played_out(reading: Reading, world: Situation) -> Situation:
    then = world.copy()
    reading.rollout().finish(then)
    return then


def _believed(view: View, reading: Reading, contract: Contract, rng: random.Random) -> Iterator[Situation]:
    """Yield worlds in which the declarer would have bid, put these cards away, and named this game."""
    values, found = learnt(forehand=contract.declarer == view.forehand), 0
    for _ in range(DRAWS):
        world = reading.hidden.situation(rng)
        if contract.is_open or _is_plausible(world, reading, contract, values, rng):
            yield world
            found += 1
        if found == WORLDS:
            return


def _is_plausible(
    world: Situation, reading: Reading, contract: Contract, values: WinChances, rng: random.Random
) -> bool:
    """Whether the declarer would have come to this game; his best discard is put into the world."""
    place, bits = reading.hidden.seats.index(contract.declarer), reading.bits
    cards = bits.of(world.hands[place] | world.put)
    if contract.hand:
        best = values.option(cards, contract.game, (), hand=True)
        if best.gain(contract.bid) < BIDS_FROM:
            return False
    else:
        if reach(hopes(rng.sample(cards, TEN), values)) < contract.bid:
            return False
        best = max(values.options(cards, [contract.game]), key=lambda option: option.chance)
    kept = [card for card in cards if card not in best.away]
    world.hands[place], world.put = bits.mask(kept), bits.mask(best.away)
    others = (values.option(kept, game, best.away, hand=contract.hand) for game in NAMED if game != contract.game)
    reached = best.gain(contract.bid)
    return all(other.gain(contract.bid) <= reached for other in others) and best.chance > rng.random()


_VALUED: Final[Mapping[str, Callable[[View, Any, Any, random.Random], Mapping[Any, Sequence[Brought]]]]] = {
    "bid": _auction,
    "hold": _auction,
    "skat": _taking,
    "discard": lambda view, question, usual, rng: _naming(view, _discards(view, question, usual), usual, rng),
    "game": lambda view, question, usual, rng: _naming(view, _named_games(view, question), usual, rng),
    "kontra": foreseen,
    "re": foreseen,
    "claim": lambda view, question, _usual, rng: ended(read, view, question, rng),
}
"""What answers bring, by the kind of the question."""
STRONG_PLAYER: Final = ThinkingPlayer(
    rules, SKAT_PLAYER, read, CardEffort(), (MADE_FOR, made_for(FILE)), foresight=foresight, planned=planned
)
