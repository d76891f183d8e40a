"""Skat and Schafkopf between computer players: who declares, what is won, and the points thrown away in card play."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from bench.deals import dealt, played
from bench.figures import Figure, Goal, Mean
from bench.open_cards import Played, thrown_away, tricks_of
from game.computer import Player
from game.core.driver import Driver
from game.core.events import Scored
from game.core.rulesets import Ruleset
from game.games.bavarian_schafkopf import BAVARIAN_SCHAFKOPF
from game.games.bavarian_schafkopf import script as of_four
from game.games.bavarian_schafkopf.games import BETTEL, RUF, SIE, TOUT
from game.games.schafkopf import SCHAFKOPF
from game.games.schafkopf import script as of_schafkopf
from game.games.schafkopf.cards import ORDERING
from game.games.skat import SKAT
from game.games.skat.cards import GRAND, ranking
from game.games.skat.contract import BASES
from game.games.skat.ramsch import RAMSCH
from game.games.skat.script import WON

NO_GOALS: Mapping[str, Goal] = {}


class Game(NamedTuple):
    """A deal: the game that was declared ("" if none was) at which bid, the score it brought, and its tricks.

    `score` is in points, the declarer's or of the player who scores instead; `tricks` is not set for nulls and games
    that need not be played to their end.
    """

    name: str
    bid: int
    score: int
    won: bool
    tricks: Played | None


def play(ruleset: Ruleset[Any], players: Sequence[Player], number: int, seed: str) -> Game:
    """Play a deal."""
    return game_of(played(dealt(ruleset, seed, number), players, f"{seed}|{number}"))


def game_of(driver: Driver) -> Game:
    """Read the result of a played deal."""
    if driver.setup.ruleset is BAVARIAN_SCHAFKOPF:
        return _of_four(driver)
    scored = next((event for event in driver.deal.events if isinstance(event, Scored)), None)
    score, reason = (scored.points, scored.reason) if scored else (0, "")
    if driver.setup.ruleset is SCHAFKOPF:
        if scored is None or reason not in {of_schafkopf.WON, of_schafkopf.LOST}:
            return Game("", 0, score, won=False, tricks=None)
        return Game("alone", 0, score, reason == of_schafkopf.WON, tricks_of(driver, ORDERING, scored.seat))
    marks = {name: (seat, mark.value) for (name, seat), mark in driver.deal.marks.items()}
    name = str(marks["game"][1])
    if name == RAMSCH:
        return Game("", 0, 0, won=False, tricks=None)
    tricks = tricks_of(driver, ranking(name), marks["declarer"][0] or 0) if name in BASES else None
    return Game(name, int(marks["bid"][1]), score, reason == WON, tricks)


def _of_four(driver: Driver) -> Game:
    """Read the result of a deal of Schafkopf for four."""
    deal = driver.deal
    marks = {name: (seat, str(mark.value)) for (name, seat), mark in deal.marks.items()}
    name, declarer = marks.get("game", (None, ""))[1], marks.get("declarer", (None, ""))[0]
    if declarer is None:
        return Game("", 0, 0, won=False, tricks=None)
    scored = {event.seat: event for event in deal.events if isinstance(event, Scored)}
    called = deal.pack.card(marks["called"][1].removeprefix("ace-") + "-ace") if name == RUF else None
    ends_early = name in {BETTEL, SIE} or name.endswith(TOUT)
    tricks = None if ends_early else tricks_of(driver, deal.ordering, declarer, called)
    own = scored[declarer]
    return Game(name, 0, own.points, own.reason == of_four.WON, tricks)


def summary(ruleset: Ruleset[Any], games: Sequence[Game]) -> dict[str, Mean]:
    """Return the usual statistics of deals between equal players: shares, and points of the score per deal."""
    declared = [game for game in games if game.name]
    passed, won = Mean.over([not game.name for game in games]), Mean.over([game.won for game in declared])
    if ruleset is not SKAT:
        score = Mean.over([game.score for game in declared])
        kinds = {
            name: [game for game in declared if game.name == name] for name in sorted({game.name for game in declared})
        }
        found = {f"{name} won": Mean.over([game.won for game in some]) for name, some in kinds.items()}
        return {"declared won": won, **found, "nobody declared": passed, "score of a declarer": score}
    grands, suits = ([game for game in declared if game.name in names] for names in ({GRAND}, {*BASES} - {GRAND}))
    parts = {"grand": grands, "suit": suits, "null": [game for game in declared if game.name not in BASES]}
    return {
        "declared won": won,
        **{f"{name} won": Mean.over([game.won for game in some]) for name, some in parts.items()},
        "passed in": passed,
        "grands": Mean.over([game.name == GRAND for game in declared]),
        "score": Mean.over([game.score for game in games]),
        "bid": Mean.over([game.bid for game in declared]),
    }


def figures(
    who: str, ruleset: Ruleset[Any], games: Sequence[Game], goals: Mapping[str, Goal] = NO_GOALS
) -> Iterator[Figure]:
    """Yield the statistics, and what is thrown away in card play if the native solver is installed."""
    found = summary(ruleset, games) | thrown_away([game.tricks for game in games if game.tricks])
    yield from (value.figure(f"{who}, {name}", goal=goals.get(name)) for name, value in found.items())
