"""How a deal of Schafkopf is told: what is played and with whom, what it was worth, and what players did."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.lines import Line, LineValue, Seat
from game.core.parts import Declared
from game.core.record import replayed, results_of
from game.core.rulesets import Ruleset
from game.core.view import View
from game.core.vocabulary import DECLARING
from game.games.bavarian_schafkopf.cards import rank_of
from game.games.bavarian_schafkopf.games import BETTEL, HOCHZEIT, RUF, SIE, first_ranking, kind_of
from game.games.bavarian_schafkopf.ramsch import DURCHMARSCH, RAMSCH, RAMSCH_LOST
from game.games.bavarian_schafkopf.script import LOST, WON
from game.kits.points.counting import ALL_POINTS, at_places, points_by_seat
from game.kits.telling import announced

Record = Mapping[str, Any]
ENDS = (WON, LOST, RAMSCH_LOST, DURCHMARSCH)
PLACES = ("first", "second", "third", "fourth")
SIGNS = {
    RUF: "R",
    HOCHZEIT: "H",
    BETTEL: "B",
    SIE: "Sie",
    "farbgeier": "FG",
    "farbwenz": "FW",
    "geier": "G",
    "wenz": "W",
}
"""The sign of each game on a score sheet; a Solo is written as S."""


def _played(view: View) -> dict[str, LineValue]:
    """Return what is played, as values of a text; `mates` counts the partners that everybody may know."""
    declarer = view.marked("declarer") or 0
    mates = [seat for seat, side in view.sides.items() if side == DECLARING and seat != declarer]
    return {
        "name": Seat(declarer),
        "mate": Seat(mates[0] if mates else declarer),
        "mates": len(mates),
        "game": str(view.mark("game") or "none"),
        "ace": str(view.mark("called") or "none"),
        "suit": view.trump if view.trump in view.pack.suits else "none",
    }


def _public(view: View) -> dict[str, LineValue]:
    """Return what is played as everybody may know it: without a partner while that is a secret."""
    told = _played(view)
    secret = any(mark.secret for mark in view.marks if mark.name == "side")
    return {**told, "mates": 0, "mate": told["name"]} if secret else told


def deal_lines(view: View) -> Sequence[Line]:
    """Report who plays what, and with whom once that is known."""
    game = view.mark("game")
    if game is None:
        return ()
    return [Line("deal-ramsch")] if game == RAMSCH else [Line("deal-game", _public(view))]


def hand_lines(view: View) -> Sequence[Line]:
    """Count the viewer's trumps while games are announced."""
    cards = None if view.seat is None else view.hand(view.seat).cards
    if not cards or view.mark("game") is not None:
        return ()
    obers, unders = (sum(rank_of(card) == rank for card in cards) for rank in ("ober", "under"))
    trumps = sum(map(first_ranking(view.pack).is_trump, cards))
    return [Line("hand-counts", {"trumps": trumps, "obers": obers, "unders": unders})]


def headline(view: View) -> Line | None:
    """Report a deal in one line."""
    event = announced(view.events, *ENDS)
    if event is None:
        return Line("told-passed")
    name = Seat(event.seat or 0)
    if event.what in {WON, LOST}:
        return Line("told-game", {**_played(view), "won": int(event.what == WON)})
    return Line("told-ramsch", {"name": name, "won": int(event.what == DURCHMARSCH)})


def summary(view: View) -> Sequence[Line]:
    """Break down the result: the card points of both sides, and what made up the price."""
    event = announced(view.events, *ENDS)
    if event is None:
        return ()
    values: dict[str, LineValue] = {**event.values}
    if event.what in {WON, LOST}:
        points = int(event.values["points"])
        told = {**_played(view), **values, "others": ALL_POINTS - points, "won": int(event.what == WON)}
        return [Line("summary-game", told), Line("summary-price", told)]
    taken = points_by_seat(view.tricks, view.seats, view.ordering)
    ranked = sorted(enumerate(taken), key=lambda pair: pair[1])
    return [Line("summary-ramsch", {**at_places(PLACES, ranked), **values, "virgins": values.get("virgins", 0)})]


def _ending(ruleset: Ruleset[Any], record: Record) -> Mapping[str, Any]:
    driver = replayed(record, ruleset)
    event = announced(driver.deal.events, *ENDS) if driver else None
    told = {**event.values, "what": event.what} if event else {}
    return {**told, "sides": driver.deal.sides} if driver else told


def _game(record: Record) -> tuple[int, str]:
    """Return who played what, from the record; -1 if nobody did."""
    answers = [(asked["seat"], asked["answer"]) for asked in record["questions"] if asked["kind"] == "must"]
    bids = [(asked["seat"], asked["answer"]) for asked in record["questions"] if asked["kind"] == "bid"]
    said = answers or [pair for pair in bids if pair[1] != "pass"]
    return said[-1] if said else (-1, "")


def counts(ruleset: Ruleset[Any], record: Record, seat: int) -> Mapping[str, int]:
    """Count a seat's part in a deal, from its record."""
    declarer, bid = _game(record)
    told = _ending(ruleset, record)
    score, sides = results_of(record)[seat], told.get("sides", {})
    ramsch = told.get("what") in {RAMSCH_LOST, DURCHMARSCH}
    declares = declarer == seat and not ramsch
    with_ace, alone = declares and bid == RUF, declares and bid not in {RUF, HOCHZEIT}
    mate = bool(sides) and declarer != seat and sides.get(seat) == DECLARING
    return {
        "ruf": int(with_ace),
        "won-of-ruf": int(with_ace and score > 0),
        "solo": int(alone),
        "won-of-solo": int(alone and score > 0),
        "mate": int(mate),
        "won-of-mate": int(mate and score > 0),
        "schneider": int(declares and score > 0 and bool(told.get("schneider"))),
        "against": int(bool(sides) and not declares and not mate),
        "won-of-against": int(bool(sides) and not declares and not mate and score > 0),
        "ramsch-lost": int(told.get("what") == RAMSCH_LOST and score < 0),
    }


def declared(record: Record, seat: int) -> Declared | None:
    """Return a seat's own game as written on a score sheet."""
    declarer, bid = _game(record)
    score = results_of(record)[seat]
    if declarer != seat or not score:
        return None
    kind = kind_of(bid)
    return Declared(SIGNS.get(kind, "S") + ("T" if kind != bid else ""), score > 0, score)
