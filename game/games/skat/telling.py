"""Messages specific to Skat: the potential value of a hand, and how a score is calculated."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from game.core.cards import Card
from game.core.events import CardsKnown, Scored
from game.core.lines import Line, Seat
from game.core.parts import Declared
from game.core.record import replayed, results_of
from game.core.rulesets import Ruleset
from game.core.view import View
from game.games.skat.cards import GAMES, GRAND, NULL, NULL_OUVERT, NULLS, SUITS
from game.games.skat.contract import BASES, OWN, least_possible, matadors, most_possible
from game.games.skat.ramsch import BOCK, GRAND_HAND, RAMSCH, contract_factor, ramsch_factor
from game.games.skat.script import HAND as FROM_HAND
from game.games.skat.script import LOST, OVERBID, WON
from game.kits.points.counting import at_places, first_score, points_by_seat, points_of
from game.kits.telling import announced

Record = Mapping[str, Any]
SIGNS = {"clubs": "♣", "spades": "♠", "hearts": "♥", "diamonds": "♦", GRAND: "G", NULL: "N", NULL_OUVERT: "NO"}
"""The sign of each game on a list."""
PLACES = ("first", "second", "third")
CONTRACT = ("game", "hand", "announced")
"""The marks of a declarer's contract."""
STEPS_ANNOUNCED = {"none": 2, "schneider": 4, "schwarz": 6, "open": 7}
"""The multiplier steps added to the matadors of a game from the hand, by announcement."""


def summary(view: View) -> Sequence[Line]:
    """Write out the declarer's score as on paper, such as "with 2, game 3, times 11, 33", or the points of a Ramsch."""
    event = first_score(view)
    if event is None:
        return ()
    return [_ramsch(view, event) if event.reason == RAMSCH else _reckoned(view, event)]


def headline(view: View) -> Line | None:
    """Report the result of the declarer's game, who won or lost a Ramsch, or that all passed."""
    event = first_score(view)
    if event is None:
        return Line("told-passed")
    name = Seat(event.seat)
    if event.reason == RAMSCH:
        return Line("told-ramsch", {"name": name, "won": int(event.points > 0)})
    game, result = view.mark("game") or "", event.reason.removeprefix("skat-")
    return Line("told-game", {"name": name, "game": game, "hand": view.mark("hand") or 0, "result": result})


def _reckoned(view: View, event: Scored) -> Line:
    """Write out the score of a declared game, with every step that was announced."""
    result = announced(view.events, event.reason)
    told: Mapping[str, Any] = {
        **(result.values if result else {}),
        "name": Seat(event.seat),
        "bid": view.mark("bid", event.seat) or 0,
        "hand": view.mark("hand") or 0,
        **_multiplied(view),
        "needed": abs(event.points) // (2 * contract_factor(view)),
        "tricks": view.taken[event.seat],
        "result": event.reason.removeprefix("skat-"),
        "score": abs(event.points),
    }
    return Line("summary-game" if "base" in told else "summary-null", told)


def _ramsch(view: View, event: Scored) -> Line:
    """List everybody with their points, those of the skat where the options put them, and what multiplies the score."""
    counted = _taken_points(view)
    rules: Any = view.options
    if rules.ramsch_skat == "last_trick":
        counted[view.tricks[-1].winner] += points_of(view.zone("skat").cards or ())
    bock = 2 if view.mark(BOCK) else 1
    shoved = ramsch_factor(view) // bock
    dry = 1 << (rules.ramsch_scoring == "most_loses" and event.points < 0) * sum(
        active and not taken for active, taken in zip(view.active, view.taken, strict=True)
    )
    times = bock * shoved * dry
    told = {"bock": bock, "shoved": shoved, "dry": dry, "times": times, "base": abs(event.points) // times}
    return Line(
        "summary-ramsch",
        {**at_places(PLACES, counted.items()), **told, "won": int(event.points > 0), "score": abs(event.points)},
    )


def _taken_points(view: View) -> dict[int, int]:
    points = points_by_seat(view.tricks, view.seats, view.ordering)
    return {seat: own for seat, own in enumerate(points) if view.active[seat]}


def deal_lines(view: View) -> Sequence[Line]:
    """Report the positions in the auction, and afterwards the declarer's contract."""
    declarer = view.marked("declarer")
    if declarer is not None:
        told: Mapping[str, Any] = {name: view.mark(name) or "none" for name in CONTRACT}
        who: Mapping[str, Any] = {"name": Seat(declarer), "bid": view.mark("bid", declarer) or 0}
        contract = Line("deal-contract", {**told, **_multiplied(view), **who}, (*CONTRACT, "kontra"))
        return [contract, *_counted(view)]
    if view.mark("game") is not None:
        rules: Any = view.options
        return [Line("deal-ramsch", {"scoring": rules.ramsch_scoring}, ("game",)), *_counted(view)]
    return [Line("deal-places", dict(zip(PLACES, map(Seat, view.everybody()), strict=False)))]


def _multiplied(view: View) -> Mapping[str, Any]:
    bock, kontra = int(bool(view.mark(BOCK))), view.mark("kontra") or ""
    return {"bock": bock, "kontra": kontra, "doubled": int(bool(bock or kontra))}


def _counted(view: View) -> Iterator[Line]:
    """Report both sides' card points taken so far, or everybody's in Ramsch, if the options say so."""
    rules: Any = view.options
    if not rules.points_so_far or view.over or view.mark("game") in NULLS:
        return
    points, declarer = _taken_points(view), view.marked("declarer")
    if declarer is None:
        yield Line("deal-points-ramsch", at_places(PLACES, points.items()))
        return
    own = points.pop(declarer)
    yield Line("deal-points", {"name": Seat(declarer), "points": own, "others": sum(points.values())})


def hand_lines(view: View) -> Sequence[Line]:
    """Show the declarer the value of each game until one is named, and everybody in the auction a summary.

    Matadors are hidden cards: no one else reads these lines.
    """
    me = view.seat
    hand = () if me is None else view.hand(me).cards or ()
    if view.asked and view.asked.kind == "announce" and view.asked.seat == me:
        return [_announceable(view, hand)]
    if view.mark("game") is not None:
        return [*_counted(view)]
    if not hand:
        return ()
    if view.mark("declarer", me):
        return [*_found(view), *_worths(view, {*hand, *(view.zone("aside", me).cards or ())})]
    out_of_it = view.mark("passed", me) or view.marked("declarer") is not None
    return () if out_of_it else [_promise(hand)]


def _found(view: View) -> Iterator[Line]:
    """Name the two cards found in the skat to whoever took it."""
    found = [event.cards for event in view.events if isinstance(event, CardsKnown) and event.source[0] == "skat"]
    cards = found[-1] if found else None
    if cards:
        yield Line("hand-found", {"cards": tuple(cards)})


def _announceable(view: View, hand: Collection[Card]) -> Line:
    """Return the game's value with each announcement, and whether that is enough for the bid."""
    game, bid = str(view.mark("game")), view.mark("bid", view.seat) or 0
    length = matadors(hand, game).length
    values = {level: BASES[game] * (length + steps) for level, steps in STEPS_ANNOUNCED.items()}
    told = {
        level: Line("hand-level", {"value": value, "enough": int(value >= int(bid))}) for level, value in values.items()
    }
    return Line("hand-announce", told)


def _promise(hand: Collection[Card]) -> Line:
    """Return the value of the ten cards in each game with the skat taken, not counting the skat itself."""
    values = {game: least_possible(hand, game, hand=False) for game in GAMES}
    run = matadors(hand, GRAND)
    return Line("hand-promise", {**values, "matadors": run.length, "held": int(run.held)})


def _worths(view: View, known: Collection[Card]) -> Iterator[Line]:
    """Return the value of each game, and whether that is enough for the bid.

    Before the skat is taken or left, an insufficient value may still become sufficient.
    """
    named = view.mark("bid", view.seat)
    bid = named if isinstance(named, int) else 0
    hand = bool(view.mark("hand"))
    open_yet = not hand and bool(view.zone("skat").count)
    worths = [_worth(known, game, bid, hand=hand, open_yet=open_yet) for game in GAMES]
    enough = {line.values["enough"] for line in worths}
    signs = {"perhaps": int(not enough.isdisjoint(("perhaps", "hand"))), "no": int("no" in enough)}
    yield Line("hand-worth-before" if open_yet else "hand-worth", {"bid": bid, "hand": int(hand), **signs})
    yield Line("hand-suits", dict(zip((*PLACES, "fourth"), worths[:4], strict=True)))
    yield Line("hand-others", dict(zip(PLACES, worths[4:], strict=True)))


def _worth(known: Collection[Card], game: str, bid: int, *, hand: bool, open_yet: bool) -> Line:
    value = least_possible(known, game, hand=hand)
    if game in NULLS:
        from_hand = least_possible(known, game, hand=True)
        enough = "yes" if value >= bid else "hand" if open_yet and from_hand >= bid else "no"
        return Line("hand-null", {"game": game, "value": value, "enough": enough, "from_hand": from_hand})
    possible = open_yet or most_possible(known, game, hand=hand) >= bid
    enough = "yes" if value >= bid else "perhaps" if possible else "no"
    return Line("hand-game", {"game": game, "value": value, "enough": enough})


def counts(ruleset: Ruleset[Any], record: Record, seat: int) -> Mapping[str, int]:
    """Count a seat's actions in a deal, from its record: what it declared, or its result against others."""
    scores, declarer = results_of(record), _declarer(record)
    score, declares = scores[seat], declarer == seat
    (game, hand), won = _named(record, seat) if declares else ("", False), declares and score > 0
    told: Mapping[str, Any] = _ending(ruleset, record) if declares else {}
    bids = [asked["answer"] for asked in record["questions"] if asked["kind"] == "bid" and asked["answer"] != "pass"]
    took_part = record["seats"] == len(PLACES) or seat != record["dealer"]
    return {
        "declared": int(declares),
        "made-of-declared": int(won),
        "bid-of-declared": int(bids[-1]) if declares and bids else 0,
        "suit-of-declared": int(game in SUITS),
        "made-of-suit-of-declared": int(game in SUITS and won),
        "grand-of-declared": int(game == GRAND),
        "made-of-grand-of-declared": int(game == GRAND and won),
        "null-of-declared": int(game in NULLS),
        "made-of-null-of-declared": int(game in NULLS and won),
        "hand-of-declared": int(hand),
        "schneider-of-declared": int(won and bool(told.get("step_schneider"))),
        "overbid-of-declared": int(told.get("what") == OVERBID),
        "beaten": int(declarer is not None and not declares and scores[declarer] < 0 and took_part),
        "ramsch-won": int(declarer is None and score > 0),
        "ramsch-lost": int(declarer is None and score < 0),
    }


def _declarer(record: Record) -> int | None:
    """Find the seat that took the skat or left it, or that played a grand in a round of Ramsch."""
    named = ((asked["kind"], asked["answer"], asked["seat"]) for asked in record["questions"])
    return next((seat for kind, answer, seat in named if kind == "skat" or answer == GRAND_HAND), None)


def _named(record: Record, declarer: int) -> tuple[str, bool]:
    """Return the declarer's game, and whether it was played from the hand; in a round of Ramsch a grand hand."""
    answers = {asked["kind"]: asked["answer"] for asked in record["questions"] if asked["seat"] == declarer}
    return answers.get("game", GRAND), answers.get("skat", FROM_HAND) == FROM_HAND


def declared(ruleset: Ruleset[Any], record: Record, seat: int) -> Declared | None:
    """Return a seat's declared game as written on a list, such as "♣H" for clubs from the hand, with its matadors."""
    if _declarer(record) != seat:
        return None
    game, hand = _named(record, seat)
    score = results_of(record)[seat]
    added = OWN if record["options"]["scoring"] == "seeger_fabian" else 0
    told: Mapping[str, Any] = _ending(ruleset, record)
    run = told.get("matadors", 0) * (1 if told.get("held") else -1)
    return Declared(f"{SIGNS[game]}{'H' if hand else ''}", score > 0, score - (added if score > 0 else -added), run)


def _ending(ruleset: Ruleset[Any], record: Record) -> Record:
    """Replay a deal for the calculation of its score; empty for deals under rules of another version."""
    driver = replayed(record, ruleset)
    told = announced(driver.deal.events, WON, LOST, OVERBID) if driver else None
    return {**told.values, "what": told.what} if told else {}
