"""The gain of each answer: all are tried in the same worlds, with good players playing on."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from game.computer.belief import Imagining, expected_by
from game.computer.binding import own_player
from game.computer.evaluate import error, followed_to_the_end, mean
from game.computer.gains import Brought, Foresees, Weighs, brought_by, counted, gains_of, stake_in
from game.computer.ideas import grouped, ideas
from game.computer.imagined import World
from game.computer.levels import STRONG, BookPlayer, player_for
from game.computer.player import asked, own_hand
from game.computer.search import Effort, Playing
from game.core.lines import Line
from game.core.questions import PickCard, PickCards
from game.core.rulesets import Ruleset
from game.core.view import Player, View

DRAWS: Final = 6
"""Worlds are chosen from at most this many times as many, if many of them are implausible."""
AUCTION_DRAWS: Final = 2
"""The same for a game with an auction, where it takes longer to tell whether bids fit."""
PROBED: Final = 48
"""In such a game, this many are drawn first, to see whether enough of them are plausible."""
RARE: Final = 8
"""If fewer than one in this many is plausible, likely worlds are looked for step by step."""
STEPPED: Final = 72
"""At most this many worlds are looked for step by step."""
LEAST: Final = 4
"""The least number of worlds; fewer do not allow an error estimate."""
SURELY: Final = 2.0
"""A difference is significant from this many standard errors on."""


class Difference(NamedTuple):
    """How much more one answer gains than another, with its standard error."""

    mean: float
    error: float

    @property
    def sure(self) -> bool:
        """Whether the first answer is significantly better."""
        return self.mean > SURELY * self.error


@dataclass(slots=True)
class Weighed:
    """The gains of each answer, world by world, and further results.

    The shorter of two answers' lists covers the first worlds of the longer one. `alike` counts, for each answer, the
    others equivalent to the same idea.
    """

    gains: Mapping[Any, Sequence[float]]
    results: Mapping[Any, Sequence[Brought]] = field(default_factory=dict[Any, Sequence[Brought]])
    alike: Mapping[Any, int] = field(default_factory=dict[Any, int])

    @classmethod
    def of(cls, results: Mapping[Any, Sequence[Brought]], alike: Mapping[Any, int] | None = None) -> Weighed:
        """Create from results in worlds."""
        return cls(gains_of(results), results, alike or {})

    @property
    def stake(self) -> float:
        """The average absolute gain of the deal."""
        return stake_in(self.gains)

    def error(self, answer: Any) -> float:
        """Return the standard error of an answer's mean gain."""
        return self._error(self.gains[answer])

    def _error(self, values: Sequence[float]) -> float:
        """Return a standard error limited by the sample: an event not seen in n worlds may still happen once in n.

        A single world is no sample, but the full set of possibilities.
        """
        if len(values) == 1:
            return 0.0
        every = [gain for brought in self.gains.values() for gain in brought]
        return max(error(values), (max(every) - min(every)) / len(values))

    @property
    def best(self) -> Any:
        """The answer with the highest gain, among those tried in the most worlds."""
        return max(followed_to_the_end(self.gains), key=self.mean)

    def advised(self, chosen: Any) -> Any:
        """Return the answer to advise: the one `chosen` by the game's own player, unless another is surely better."""
        best = self.best
        compared = self.gains.get(chosen, ()) if chosen is not None else ()
        return chosen if len(compared) == len(self.gains[best]) and not self.difference(best, chosen).sure else best

    def mean(self, answer: Any) -> float:
        """Return the mean gain of an answer."""
        return mean(self.gains[answer])

    def difference(self, one: Any, other: Any) -> Difference:
        """Return how much more one answer gains than another, in the worlds in which both were tried."""
        more = [mine - theirs for mine, theirs in zip(self.gains[one], self.gains[other], strict=False)]
        if one == other or not more:
            return Difference(0.0, 0.0)
        return Difference(mean(more), self._error(more))


class Weighing:
    """Weighs the answers of one ruleset.

    Everybody is assumed to continue like a good player: by the solved entry if a ruleset has one, which costs
    microseconds, and by its rules of thumb for the rest, which lose two or three hundredths of a chip in card play. So
    the gains are those among people who can play, not those that beginners would let one get away with. For the same
    reason, worlds with declarations unlikely for such players count less.
    """

    def __init__(self, ruleset: Ruleset[Any], effort: Effort) -> None:
        self.ruleset = ruleset
        self.effort = effort
        self._own = own_player(ruleset, STRONG)
        self._player: Player = BookPlayer(ruleset, player_for(ruleset))
        self._imagining = Imagining(ruleset, self._player, expected_by(ruleset, player_for(ruleset)))
        self._playing = Playing(self._player, effort, counted, brought_by)

    def weighed(self, view: View, rng: random.Random, usual: Any = None) -> tuple[Weighed, Sequence[World]]:
        """Weigh the answers to the open question, including `usual`, and also return the worlds used.

        There are no worlds if the game's own player knows better.
        """
        question = asked(view)
        habit = self._player.choose(view, rng)
        if usual is None:
            usual = habit
        known = self._known(view, usual, rng)
        if known:
            if isinstance(question, PickCards):
                known.alike = grouped(view, question, [*known.gains])
            return known, ()
        own = self._own.choose(view, sample_of(view, "own")) if self._own else None
        alike = ideas(view, question, [usual, own, habit])
        imagined = self._imagined(view, sample_of(view, "cards"), sample_of(view, "doubt"))
        chance = sample_of(view, "chance")
        return Weighed.of(self._playing.results(question, imagined, usual, chance, alike), alike), imagined

    def chosen(self, view: View) -> Any:
        """Return the answer of the game's own player for a card or a stake; `None` if it has none."""
        question = asked(view)
        matters = isinstance(question, PickCard) or question.kind in self.ruleset.computer.staking_kinds
        return self._own.choose(view, sample_of(view, "own")) if self._own and matters else None

    def again(self, view: View, answers: Sequence[Any], rng: random.Random) -> Weighed:
        """Weigh answers once more, the last of them the usual one, in other likely worlds than those of the hand."""
        known = self._known(view, answers[-1], rng)
        if known:
            return Weighed({answer: known.gains.get(answer, ()) for answer in answers})
        return self.played_out(answers, self._imagined(view, rng, rng), rng, answers[-1])

    def played_out(self, answers: Sequence[Any], imagined: Iterable[World], rng: random.Random, usual: Any) -> Weighed:
        """Weigh the given answers in the given worlds."""
        return Weighed.of(self._playing.played_out(answers, imagined, usual, rng))

    def plan(self, view: View) -> Line | None:
        """Return what the game's own player has in mind with the hand."""
        return self._own.plan(view) if isinstance(self._own, Foresees) else None

    def _known(self, view: View, usual: Any, rng: random.Random) -> Weighed | None:
        """Ask the game's own player what answers bring, in the unit that people count in; `None` if it does not know.

        Players count the chips of a lead in points as well.
        """
        scale = 1 + sum(tally.per_lead(view.options, view.seats) for tally in self.ruleset.tallies)
        if isinstance(self._own, Foresees):
            told = self._own.brought(view, usual, rng).items()
            brought = {answer: [one._replace(gain=one.gain / scale) for one in each] for answer, each in told if each}
            return Weighed.of(brought) if brought else None
        nothing: Mapping[Any, Sequence[float]] = {}
        gains = self._own.gains(view, usual, rng) if isinstance(self._own, Weighs) else nothing
        known = {answer: [value / scale for value in each] for answer, each in gains.items() if each}
        return Weighed(known) if known else None

    def _imagined(self, view: View, rng: random.Random, doubt: random.Random) -> Sequence[World]:
        """Imagine likely worlds, in small steps if hardly any of those drawn is likely."""
        wanted, auction = self.effort.worlds, bool(self.ruleset.computer.believed_kinds)
        probe, likely = sample_of(view, "probe"), self._imagining.likely
        if not auction or len([*likely(view, PROBED, probe, probe, 1)]) * RARE >= PROBED:
            found = [*likely(view, wanted, rng, doubt, AUCTION_DRAWS if auction else DRAWS)]
            if len(found) >= LEAST:
                return found
        return [*self._imagining.walked(view, min(wanted, STEPPED), rng)]


def sample_of(view: View, what: str) -> random.Random:
    """Return the randomness for all statements about one hand, so that an auction uses the same sample throughout."""
    hand = " ".join(sorted(card.code for card in own_hand(view)))
    return random.Random(f"{what} {view.ruleset} {view.seats} {view.dealer} {view.seat} {hand}")  # noqa: S311
