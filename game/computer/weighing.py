"""What each answer to a question brings: every one played out in the same worlds, as good players would go on.

Chance is the same for all answers, so that their differences are known much better than what each of them brings.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, NamedTuple, Protocol, runtime_checkable

from game.computer.belief import believed, expected_by
from game.computer.endgame import Endgame, TooManyWays
from game.computer.imagined import World
from game.computer.levels import STRONG, KnowingPlayer, player_for
from game.computer.player import asked
from game.computer.search import FEW, KNOWN, LEAST_SOLVED, Effort, better_half, compared, play_on
from game.computer.worlds import worlds
from game.computer.worth import counted, error, mean
from game.core.player import Player
from game.core.questions import PickCard, Question
from game.core.rulesets import Ruleset
from game.core.view import View

DRAWN = 6
"""So many times as many worlds are drawn as are wanted, where many of them are hard to believe."""
FIRST_CUT = 8
"""After so many worlds, and whenever they have doubled, the worse half of many answers is followed no further."""
LEAST = 4
"""In so many worlds is played out at least: of fewer nobody could tell how far they differ."""
SURELY = 2.0
"""A difference counts from so many standard errors on."""


@runtime_checkable
class Weighs(Protocol):
    """A game's own player that knows what answers bring better than deals played out in thought."""

    def gains(self, view: View, usual: Any, rng: random.Random) -> Mapping[Any, Sequence[float]]:
        """Give for each answer what it brings, in one world or in many, the same ones for all."""
        ...


class Difference(NamedTuple):
    """How much more one answer brings than another, with its standard error."""

    mean: float
    error: float

    @property
    def sure(self) -> bool:
        """Whether the first answer is better beyond chance."""
        return self.mean > SURELY * self.error


@dataclass(slots=True)
class Weighed:
    """What each answer has brought, world by world; `tricks` are those its seat has taken, where they are known.

    Of two answers the shorter list is the beginning of the same worlds.
    """

    gains: dict[Any, list[float]] = field(default_factory=dict[Any, list[float]])
    tricks: dict[Any, list[int]] = field(default_factory=dict[Any, list[int]])

    @property
    def best(self) -> Any:
        """The answer that brings most, of those that were followed in the most worlds."""
        most = max(map(len, self.gains.values()))
        return max((answer for answer, brought in self.gains.items() if len(brought) == most), key=self.mean)

    def mean(self, answer: Any) -> float:
        """Give what an answer brings."""
        return mean(self.gains[answer])

    def difference(self, one: Any, other: Any) -> Difference:
        """Tell how much more one answer brings than another, in the worlds in which both were played out."""
        return difference(self.gains[one], self.gains[other])

    def note(self, answer: Any, brought: float, taken: int) -> None:
        """Note what an answer has brought in one more world."""
        self.gains[answer].append(brought)
        self.tricks[answer].append(taken)

    def follow(self, answers: Iterable[Any]) -> None:
        """Begin to weigh some answers."""
        self.gains = {answer: [] for answer in answers}
        self.tricks = {answer: [] for answer in self.gains}


def difference(one: Sequence[float], other: Sequence[float]) -> Difference:
    """Tell how much more one answer brings than another, by what both have brought in the same worlds."""
    more = [mine - theirs for mine, theirs in zip(one, other, strict=False)]
    return Difference(mean(more), error(more)) if more else Difference(0.0, 0.0)


class Weighing:
    """Weighs the answers of one ruleset.

    Everybody is taken to go on as good players do: by the solved entry where a ruleset has one, which costs
    microseconds, and by its rules of thumb for the rest, which lose two or three hundredths of a chip at cards. So what
    is told is what an answer brings among people who can play, and not what beginners would let one get away with.
    For the same reason worlds in which somebody has declared what such players hardly would count less.
    """

    def __init__(self, ruleset: Ruleset[Any], effort: Effort) -> None:
        self.ruleset = ruleset
        self.effort = effort
        self.player: Player = KnowingPlayer(ruleset, player_for(ruleset))
        self._own = ruleset.players.get(STRONG)
        self._expected = expected_by(ruleset, player_for(ruleset))

    def weighed(self, view: View, rng: random.Random, usual: Any = None) -> tuple[Weighed, Sequence[World]]:
        """Weigh the answers to the open question, `usual` among them; gives the worlds this was done in as well.

        There are none where the game's own player knows better.
        """
        question = asked(view)
        if usual is None:
            usual = self.player.choose(view, rng)
        known = self._known(view, usual, rng)
        if known:
            return Weighed(known), ()
        imagined = self._imagined(view, rng)
        try:
            return self._to_the_end(question, imagined), imagined
        except TooManyWays:
            return self.played_out(compared(question, usual, rng), imagined, rng, usual), imagined

    def _known(self, view: View, usual: Any, rng: random.Random) -> dict[Any, list[float]]:
        """Ask the game's own player what answers bring, and count it as people do; nothing where it does not know."""
        if not isinstance(self._own, Weighs):
            return {}
        gains = self._own.gains(view, usual, rng)
        scale = 1 + (view.seats - 1) * getattr(view.options, "point_value", 0) if self.ruleset.tallies else 1
        return {answer: [value / scale for value in brought] for answer, brought in gains.items() if brought}

    def _imagined(self, view: View, rng: random.Random) -> Sequence[World]:
        """Imagine worlds that are to be believed; where there is hardly one, any."""
        wanted = self.effort.worlds
        drawn = worlds(view, self.ruleset, self.player, wanted * DRAWN, rng)
        found = list(islice(believed(drawn, self._expected, rng), wanted))
        return found if len(found) >= LEAST else list(worlds(view, self.ruleset, self.player, wanted, rng))

    def _to_the_end(self, question: Question[Any], imagined: Sequence[World]) -> Weighed:
        """Play card play to the end in every way; raises `TooManyWays` where that would take too long."""
        if not isinstance(question, PickCard):
            raise TooManyWays
        weighed = Weighed()
        weighed.follow(question.answers)
        left = self.effort.answers * KNOWN
        for number, world in enumerate(imagined):
            endgame = Endgame(world, self.effort.ways, left if number else left // LEAST_SOLVED, counted)
            try:
                endings = [endgame.ending(answer) for answer in question.answers]
            except TooManyWays:
                if number < LEAST_SOLVED:
                    raise
                break
            for answer, ending in zip(question.answers, endings, strict=True):
                weighed.note(answer, ending.gains[world.seat], ending.taken[world.seat])
            left -= endgame.answers
        return weighed

    def played_out(
        self, answers: Sequence[Any], imagined: Iterable[World], rng: random.Random, usual: Any = None
    ) -> Weighed:
        """Play answers out in worlds; of many answers the worse ones in fewer of them."""
        weighed = Weighed()
        weighed.follow(answers)
        followed, given = list(answers), 0.0
        for number, world in enumerate(imagined, start=1):
            chance, known = rng.getrandbits(32), len(world.answers)
            for answer in followed:
                driver = world.driver(answer)
                play_on(driver, self.player, random.Random(chance))  # noqa: S311
                weighed.note(answer, counted(driver, world.seat), driver.deal.taken[world.seat])
                given += len(driver.given) - known + known / KNOWN
            if given >= self.effort.answers and number >= LEAST:
                break
            if number >= FIRST_CUT and number & (number - 1) == 0 and len(followed) > FEW:
                followed = list(better_half({answer: weighed.gains[answer] for answer in followed}, usual))
        return weighed
