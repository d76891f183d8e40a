"""What is told of a deal beside what holds for every game: what a hand would be worth, how a score was reckoned."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from game.core.cards import Card
from game.core.driver import replay
from game.core.errors import BrokenRules, Refused
from game.core.events import Announced, Scored
from game.core.lines import Line, Seat
from game.core.record import setup_from
from game.core.rulesets import Catalogue, Ruleset
from game.core.view import View
from game.games.skat.cards import GRAND, NULL, NULL_OUVERT, SUITS, points_of
from game.games.skat.ramsch import RAMSCH
from game.games.skat.reckoning import SUITS_AND_GRAND, least_possible, matadors, most_possible, null_value
from game.games.skat.script import LOST, OVERBID, WON

Values = Mapping[str, Any]
NULLS = (NULL, NULL_OUVERT)
PLACES = ("first", "second", "third")


def summary(view: View) -> Sequence[Line]:
    """Reckon the declarer's score as on paper, such as "with 2, game 3, times 11, 33", or the points of a Ramsch."""
    if not view.over:
        return ()
    if view.mark("game") == RAMSCH:
        return [_ramsch(view)]
    return [*_reckoned(view)]


def headline(view: View) -> Line | None:
    """Say how the declarer's game went, who won or lost a Ramsch, or that all passed."""
    for event in view.events:
        if not isinstance(event, Scored):
            continue
        name = Seat(event.seat)
        if event.reason in {WON, LOST, OVERBID}:
            result = event.reason.removeprefix("skat-")
            return Line("told-game", {"name": name, "game": view.mark("game") or "", "result": result})
        return Line("told-ramsch", {"name": name, "won": int(event.points > 0)})
    return Line("told-passed")


def _reckoned(view: View) -> Iterator[Line]:
    scored = {event.reason: event for event in view.events if isinstance(event, Scored)}
    for event in view.events:
        if isinstance(event, Announced) and event.what in scored and event.seat is not None:
            told: Values = {
                **event.values,
                "name": Seat(event.seat),
                "bid": view.mark("bid", event.seat) or 0,
                "hand": view.mark("hand") or 0,
                "kontra": view.mark("kontra") or "",
                "tricks": view.taken[event.seat],
                "result": event.what.removeprefix("skat-"),
                "score": abs(scored[event.what].points),
            }
            yield Line("summary-game" if "base" in event.values else "summary-null", told)


def _ramsch(view: View) -> Line:
    """Name everybody with their points; those of the skat go where the house wants them."""
    counted = {seat: 0 for seat in range(view.seats) if view.active[seat]}
    for trick in view.tricks:
        counted[trick.winner] += points_of([card for _, card in trick.plays])
    rules: Any = view.options
    if rules.ramsch_skat == "last_trick":
        counted[view.tricks[-1].winner] += points_of(view.zone("skat").cards or ())
    values: dict[str, Any] = {}
    for name, (seat, points) in zip(PLACES, counted.items(), strict=True):
        values |= {name: Seat(seat), f"{name}_points": points}
    return Line("summary-ramsch", values)


def deal_lines(view: View) -> Sequence[Line]:
    """Tell who speaks in the auction in which place, and after it what the declarer plays for."""
    declarer = next((mark.seat for mark in view.marks if mark.name == "declarer"), None)
    if declarer is not None:
        told = {name: view.mark(name) or "none" for name in ("game", "hand", "announced", "kontra")}
        return [Line("deal-contract", {**told, "name": Seat(declarer), "bid": view.mark("bid", declarer) or 0})]
    if view.mark("game") is not None:
        rules: Any = view.options
        return [Line("deal-ramsch", {"scoring": rules.ramsch_scoring})]
    first = (view.dealer + 1) % view.seats
    order = [(first + place) % view.seats for place in range(len(PLACES))]
    return [Line("deal-places", dict(zip(PLACES, map(Seat, order), strict=True)))]


def hand_lines(view: View) -> Sequence[Line]:
    """Tell the declarer what each game would be worth until one is named, and everybody in the auction in brief.

    Matadors are hidden cards: nobody else reads these lines.
    """
    me = view.seat
    hand = () if me is None else view.hand(me).cards or ()
    if not hand or view.mark("game") is not None:
        return ()
    if view.mark("declarer", me):
        return [*_worths(view, {*hand, *(view.zone("aside", me).cards or ())})]
    out_of_it = view.mark("passed", me) or any(mark.name == "declarer" for mark in view.marks)
    return () if out_of_it else [_promise(hand)]


def _promise(hand: Collection[Card]) -> Line:
    """Tell what the ten cards are worth in each game, the skat aside, as if it were taken."""
    values = {game: least_possible(hand, game, hand=False) for game in SUITS_AND_GRAND}
    nulls = {game: null_value(game, hand=False) for game in NULLS}
    run = matadors(hand, GRAND)
    return Line("hand-promise", {**values, **nulls, "matadors": run.length, "held": int(run.held)})


def _worths(view: View, known: Collection[Card]) -> Iterator[Line]:
    """Tell what each game would be worth, and whether that is enough for the bid.

    Before the skat is taken or left, what is not enough may still become so.
    """
    named = view.mark("bid", view.seat)
    bid = named if isinstance(named, int) else 0
    hand = bool(view.mark("hand"))
    open_yet = not hand and bool(view.zone("skat").count)
    yield Line("hand-worth-before" if open_yet else "hand-worth", {"bid": bid, "hand": int(hand)})
    suits = [_worth(known, game, bid, hand=hand, open_yet=open_yet) for game in SUITS_AND_GRAND]
    nulls = [_worth_of_null(game, bid, hand=hand, open_yet=open_yet) for game in NULLS]
    yield Line("hand-suits", dict(zip(("first", "second", "third", "fourth"), suits[:4], strict=True)))
    yield Line("hand-others", dict(zip(("first", "second", "third"), [*suits[4:], *nulls], strict=True)))


def _worth(known: Collection[Card], game: str, bid: int, *, hand: bool, open_yet: bool) -> Line:
    value, possible = least_possible(known, game, hand=hand), most_possible(known, game, hand=hand)
    enough = "yes" if value >= bid else "perhaps" if open_yet or possible >= bid else "no"
    return Line("hand-game", {"game": game, "value": value, "enough": enough})


def _worth_of_null(game: str, bid: int, *, hand: bool, open_yet: bool) -> Line:
    value, from_hand = null_value(game, hand=hand), null_value(game, hand=True)
    enough = "yes" if value >= bid else "hand" if open_yet and from_hand >= bid else "no"
    return Line("hand-null", {"game": game, "value": value, "enough": enough, "from_hand": from_hand})


def counts(ruleset: Ruleset[Any], record: Values, seat: int) -> Mapping[str, int]:
    """Count what a seat did in a deal, by its record: what it declared, or how it fared against others."""
    before, after = record["tallies"]["score"], record["tallies_after"]["score"]
    score = after[seat] - before[seat]
    declarer = next((asked["seat"] for asked in record["questions"] if asked["kind"] == "skat"), None)
    return {
        **_declared_counts(ruleset, record, seat, score, declares=declarer == seat),
        "beaten": int(declarer not in {None, seat} and sum(after) < sum(before) and _took_part(record, seat)),
        "ramsch-won": int(declarer is None and score > 0),
        "ramsch-lost": int(declarer is None and score < 0),
    }


def _took_part(record: Values, seat: int) -> bool:
    return record["seats"] == len(PLACES) or seat != record["dealer"]


def _declared_counts(
    ruleset: Ruleset[Any], record: Values, seat: int, score: int, *, declares: bool
) -> Mapping[str, int]:
    answers = {asked["kind"]: asked["answer"] for asked in record["questions"] if asked["seat"] == seat}
    game = answers.get("game", "") if declares else ""
    told: Values = _ending(ruleset, record) if declares else {}
    bids = [
        int(asked["answer"]) for asked in record["questions"] if asked["kind"] == "bid" and asked["answer"] != "pass"
    ]
    return {
        "declared": int(declares),
        "made-of-declared": int(declares and score > 0),
        "bid-of-declared": bids[-1] if declares else 0,
        "suit-of-declared": int(game in SUITS),
        "made-of-suit-of-declared": int(game in SUITS and score > 0),
        "grand-of-declared": int(game == GRAND),
        "made-of-grand-of-declared": int(game == GRAND and score > 0),
        "null-of-declared": int(game in NULLS),
        "made-of-null-of-declared": int(game in NULLS and score > 0),
        "hand-of-declared": int(declares and answers.get("skat") == "hand"),
        "schneider-of-declared": int(score > 0 and bool(told.get("step_schneider"))),
        "overbid-of-declared": int(told.get("what") == OVERBID),
    }


def _ending(ruleset: Ruleset[Any], record: Values) -> Values:
    """Play a deal again to see how it was reckoned; nothing for one by the rules of another version."""
    try:
        driver = replay(*setup_from(record, Catalogue(ruleset)))
    except (BrokenRules, Refused):
        return {}
    told = [
        event for event in driver.deal.events if isinstance(event, Announced) and event.what in {WON, LOST, OVERBID}
    ]
    return {**told[-1].values, "what": told[-1].what} if told else {}
