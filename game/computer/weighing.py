"""The gain of each answer: all are tried in the same worlds, with good players playing on."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from game.computer.belief import expected_by, likely_worlds
from game.computer.binding import own_player
from game.computer.evaluate import error, followed_to_the_end, mean
from game.computer.gains import counted
from game.computer.ideas import ideas
from game.computer.imagined import World
from game.computer.levels import STRONG, BookPlayer, player_for
from game.computer.player import asked, own_hand
from game.computer.search import Effort, Playing
from game.computer.worlds import worlds
from game.core.driver import Driver
from game.core.player import Player
from game.core.rulesets import Ruleset
from game.core.view import View

DRAWS: Final = 6
"""Worlds are chosen from at most this many times as many, where many of them are hard to believe."""
LEAST: Final = 4
"""The least number of worlds: of fewer no one could tell how far they differ."""
SURELY: Final = 2.0
"""A difference counts from this many standard errors on."""


@runtime_checkable
class Weighs(Protocol):
    """A game's own player that knows what answers bring better than deals played out in thought."""

    def gains(self, view: View, usual: Any, rng: random.Random) -> Mapping[Any, Sequence[float]]:
        """Return for each answer what it brings, in one world or in many, the same ones for all."""
        ...


class Difference(NamedTuple):
    """How much more one answer brings than another, with its standard error."""

    mean: float
    error: float

    @property
    def sure(self) -> bool:
        """Whether the first answer is better beyond chance."""
        return self.mean > SURELY * self.error


class Brought(NamedTuple):
    """What an answer has brought in a world, how many tricks its seat has taken, and facts of the game (`outlook`)."""

    gain: float
    tricks: int
    facts: Mapping[str, float] = {}


@dataclass(slots=True)
class Weighed:
    """What each answer has brought, world by world, and what else is known of it there.

    Of two answers the shorter list is the beginning of the same worlds. `alike` counts for each answer the others that
    come to the same idea.
    """

    gains: Mapping[Any, Sequence[float]]
    results: Mapping[Any, Sequence[Brought]] = field(default_factory=dict[Any, Sequence[Brought]])
    alike: Mapping[Any, int] = field(default_factory=dict[Any, int])

    @classmethod
    def of(cls, results: Mapping[Any, Sequence[Brought]], alike: Mapping[Any, int] | None = None) -> Weighed:
        """Take what was found out in worlds."""
        gains = {answer: [each.gain for each in brought] for answer, brought in results.items()}
        return cls(gains, results, alike or {})

    @property
    def stake(self) -> float:
        """What the deal brings or costs on average."""
        every = [abs(gain) for brought in self.gains.values() for gain in brought]
        return mean(every) if every else 0.0

    def error(self, answer: Any) -> float:
        """Return the standard error of what an answer brings."""
        return self._error(self.gains[answer])

    def _error(self, values: Sequence[float]) -> float:
        """Return a standard error that the sample allows: what was not seen in it may still happen once in as many.

        A single world is no sample, but all that is possible.
        """
        if len(values) == 1:
            return 0.0
        every = [gain for brought in self.gains.values() for gain in brought]
        return max(error(values), (max(every) - min(every)) / len(values))

    @property
    def best(self) -> Any:
        """The answer that brings most, of those that were followed in the most worlds."""
        return max(followed_to_the_end(self.gains), key=self.mean)

    def mean(self, answer: Any) -> float:
        """Return what an answer brings."""
        return mean(self.gains[answer])

    def difference(self, one: Any, other: Any) -> Difference:
        """Return how much more one answer brings than another, in the worlds in which both were tried."""
        more = [mine - theirs for mine, theirs in zip(self.gains[one], self.gains[other], strict=False)]
        if one == other or not more:
            return Difference(0.0, 0.0)
        return Difference(mean(more), self._error(more))


class Weighing:
    """Weighs the answers of one ruleset.

    Everybody is taken to go on as good players do: by the solved entry where a ruleset has one, which costs
    microseconds, and by its rules of thumb for the rest, which lose two or three hundredths of a chip at cards. So it
    returns what an answer brings among people who can play, and not what beginners would let one get away with.
    For the same reason worlds in which a player has declared what such players hardly would count less.
    """

    def __init__(self, ruleset: Ruleset[Any], effort: Effort) -> None:
        self.ruleset = ruleset
        self.effort = effort
        self._own = own_player(ruleset, STRONG)
        self._player: Player = BookPlayer(ruleset, player_for(ruleset))
        self._expected = expected_by(ruleset, player_for(ruleset))
        self._playing = Playing(self._player, effort, counted, brought_by, lambda each: each.gain)

    def weighed(self, view: View, rng: random.Random, usual: Any = None) -> tuple[Weighed, Sequence[World]]:
        """Weigh the answers to the open question, `usual` among them, and return the worlds this was done in as well.

        There are none where the game's own player knows better.
        """
        question = asked(view)
        habit = self._player.choose(view, rng)
        if usual is None:
            usual = habit
        known = self._known(view, usual, rng)
        if known:
            return Weighed(known), ()
        own = [self._own.choose(view, sample_of(view, "own"))] if self._own else []
        imagined, alike = self._imagined(view), ideas(view, question, [usual, *own, habit])
        chance = sample_of(view, "chance")
        return Weighed.of(self._playing.results(question, imagined, usual, chance, alike), alike), imagined

    def played_out(self, answers: Sequence[Any], imagined: Iterable[World], rng: random.Random, usual: Any) -> Weighed:
        """Weigh some answers in some worlds."""
        return Weighed.of(self._playing.played_out(answers, imagined, usual, rng))

    def _known(self, view: View, usual: Any, rng: random.Random) -> Mapping[Any, Sequence[float]]:
        """Ask the game's own player what answers bring, and count it as people do; nothing where it does not know."""
        if not isinstance(self._own, Weighs):
            return {}
        gains = self._own.gains(view, usual, rng)
        scale = 1 + (view.seats - 1) * sum(tally.chips(view.options) for tally in self.ruleset.tallies)
        return {answer: [value / scale for value in brought] for answer, brought in gains.items() if brought}

    def _imagined(self, view: View) -> Sequence[World]:
        """Imagine likely worlds; where there is hardly one, any. They are the same ones while a hand stays the same."""
        wanted, rng, doubt = self.effort.worlds, sample_of(view, "cards"), sample_of(view, "doubt")
        found = [*likely_worlds(view, self.ruleset, self._player, self._expected, wanted, rng, doubt, DRAWS)]
        return found if len(found) >= LEAST else [*worlds(view, self.ruleset, self._player, wanted, rng)]


def sample_of(view: View, what: str) -> random.Random:
    """Return the randomness of everything that is said of one hand: through an auction it rests on the same sample."""
    hand = " ".join(sorted(card.code for card in own_hand(view)))
    return random.Random(f"{what} {view.ruleset} {view.seats} {view.dealer} {view.seat} {hand}")  # noqa: S311


def brought_by(driver: Driver, seat: int) -> Brought:
    """Return what a finished deal has brought a seat."""
    outlook = driver.setup.ruleset.telling.outlook
    return Brought(counted(driver, seat), driver.deal.taken[seat], outlook(driver.deal, seat))
