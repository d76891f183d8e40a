"""The parts of a ruleset other than its rules: its messages, its computer players, its manual.

A family's folder teaches with worked examples (`examples.toml`) and the steps of a course (`course.toml`). A card of an
example is written as the first letter of its suit and a sign for its rank, such as `cA` for the ace of clubs or `lU`
for the Under of leaves; commas separate tricks for the eye only.
"""

import random
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from game.core.cards import Pack
from game.core.deal import NO_TALLIES, Deal
from game.core.lines import Board, Line
from game.core.options import Choice
from game.core.view import Player, View

Counts = Callable[[Mapping[str, Any], int], Mapping[str, int]]


class Declared(NamedTuple):
    """What a soloist played in a deal: the sign that players write for it, and whether it was won.

    `points` are those of the game itself, without what a list adds for a game won or lost. `matadors` are the highest
    trumps in a row that the soloist had, or with a minus those that were missing; 0 where they do not count.
    """

    sign: str
    won: bool
    points: int = 0
    matadors: int = 0


@dataclass(frozen=True)
class Telling:
    """A game's messages about its deals, in its own words.

    `moments` are the great moments of a finished deal, `summary` further lines of its summary, `deal_lines` what
    everybody may know of the deal as it stands, `hand_lines` what a player may know of their own hand, such as its
    points. `headline` describes a finished deal in one line; its value `name` is the seat that it is about, if there is
    one. `counts` are a seat's actions in a deal, taken from the record, for the statistics, by the names of their texts
    (`stats-<name>`); a deal that the seat took on counts as 1 of `lifts`, of which the won ones are told too.
    `counts_tricks` is whether the number of tricks taken matters.

    `declared` is a seat's solo game, taken from the record, for the score sheet.

    `outlook` holds facts about a deal's end for a seat, whose mean the advice reports (`advice-fact-<name>`).

    `board` lays out a deal between two sides, in games played that way.
    """

    moments: Callable[[View], Sequence[Line]] = lambda _: ()
    summary: Callable[[View], Sequence[Line]] = lambda _: ()
    headline: Callable[[View], Line | None] = lambda _: None
    deal_lines: Callable[[View], Sequence[Line]] = lambda _: ()
    hand_lines: Callable[[View], Sequence[Line]] = lambda _: ()
    outlook: Callable[[Deal, int], Mapping[str, float]] = lambda _deal, _seat: {}
    counts: Counts = lambda _record, _seat: {}
    counts_tricks: bool = True
    declared: Callable[[Mapping[str, Any], int], Declared | None] = lambda _record, _seat: None
    board: Callable[[View], Board | None] = lambda _: None


@dataclass(frozen=True)
class Computer:
    """The computer players of a game.

    `player` is the game's own player by rules of thumb; without it, Beginner gives safe answers. `levels` are the
    game's own players for other levels, which search by default. `solved` is what the strongest level has precomputed:
    the answer to a view's open question, or `None` if it must be searched for. It loads its data on first use. Its
    number is the player's risk bias, above 0 for bolder answers, below for more careful ones.

    `staking_kinds` are the kinds of questions that decide a player's stake, such as coming in, a bid, or a price: a
    careful player prefers the safe answer there, or a lower number. `believed_kinds` are those of them from which
    computers infer hands in a game with players of its own; in other games they use all. `doubt` is the factor of a
    hand's likelihood for each declaration that rules of thumb would not have made with it. `card_play` are the kinds of
    choices that count as card play, besides picking cards.
    """

    player: Player | None = None
    levels: Mapping[str, Player] = field(default_factory=dict[str, Player])
    solved: Callable[[View, random.Random, float], Any] = lambda _view, _rng, _bias: None
    staking_kinds: frozenset[str] = frozenset()
    believed_kinds: frozenset[str] = frozenset()
    doubt: float = 0.1
    card_play: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example of the rules: a deal that can be replayed and told event by event.

    `key` names it in the texts (`example-<key>`), `packs` are the codes of the cards in dealing order, separated by
    blanks, `answers` are written as in records.
    """

    key: str
    seats: int
    dealer: int
    packs: tuple[str, ...]
    answers: tuple[str, ...]
    options: Mapping[str, Choice] = field(default_factory=dict[str, Choice])
    tallies: Mapping[str, tuple[int, ...]] = field(default_factory=dict[str, tuple[int, ...]])


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a course: a position in which a learner, who always sits at seat 0, answers one question.

    `key` names its texts: what it is about and what to do (`learn-<key>`), why the right answers are right
    (`learn-<key>-right`) and what is wrong with the others (`learn-<key>-wrong`). The cards follow from `seed`, the
    position from the `answers` before it; these and the `right` ones are written as in records. `pot` chips, a multiple
    of the number of seats, lie there from earlier deals.
    """

    key: str
    seed: str
    dealer: int
    answers: tuple[str, ...]
    right: tuple[str, ...]
    seats: int = 0
    """The number of seats; 0 for the game's best."""
    pot: int = 0
    options: Mapping[str, Choice] = field(default_factory=dict[str, Choice])


@dataclass(frozen=True)
class Manual:
    """How a game is explained and presented.

    `home` is the `__file__` of the family's package, whose folder holds its texts (`words/<language>.ftl`), its rules
    (`manual/<language>.md`) and its recorded deals (`golden/<ruleset>.jsonl`). `sections` are those of the short rules
    (`rules-<key>`), `terms` the words of the game that its texts explain (`term-<key>`), in order; the term `cards`
    comes with a picture of how they rank. `groups` sort the options the way people look for them (`group-<key>`); a
    family's groups may name options that one of its rulesets does not have. `presets` are named sets of options
    (`preset-<key>`). `emblem` are the codes of one to five cards, separated by blanks, that represent the game where
    games are chosen. `course` teaches the game step by step; without one, steps made from deals are in `steps/`.
    """

    home: str = ""
    sections: Sequence[str] = ()
    terms: Sequence[str] = ()
    examples: Sequence[Example] = ()
    groups: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    presets: Mapping[str, Mapping[str, Choice]] = field(default_factory=dict[str, Mapping[str, Choice]])
    emblem: str = ""
    course: Sequence[Step] = ()

    @property
    def folder(self) -> Path | None:
        """The family's folder, if any."""
        return Path(self.home).parent if self.home else None


SIGNS: Final[Mapping[str, str]] = MappingProxyType(
    {"ace": "A", "king": "K", "queen": "Q", "jack": "J", "ten": "T", "nine": "9", "eight": "8", "seven": "7"}
    | {"six": "6", "five": "5", "four": "4", "three": "3", "two": "2", "ober": "O", "under": "U", "banner": "B"}
)
"""The signs of ranks; a pack with others writes them in full."""


def examples_in(home: str, pack: Pack) -> tuple[Example, ...]:
    """Read the examples of a family, whose package is at `home`, with cards of a pack; the last seat deals."""
    codes = {f"{card.suit[0]}{SIGNS.get(card.rank, card.rank)}": card.code for card in pack.cards}

    def read(cards: str, answers: str, tallies: Mapping[str, Sequence[int]] = NO_TALLIES, **told: Any) -> Example:
        packs, said = (" ".join(_in_full(cards, codes)),), tuple(_in_full(answers, codes))
        before = {name: tuple(values) for name, values in tallies.items()}
        return Example(dealer=told["seats"] - 1, packs=packs, answers=said, tallies=before, **told)

    return tuple(read(**told) for told in _told(home, "examples.toml")["example"])


def _in_full(words: str, codes: Mapping[str, str]) -> list[str]:
    """Split words at blanks and commas, and replace the cards in them by their codes."""
    split = [word.rpartition(":") for word in words.replace(",", " ").split()]
    return [head + colon + "+".join(codes.get(card, card) for card in cards.split("+")) for head, colon, cards in split]


def course_in(home: str) -> tuple[Step, ...]:
    """Read the steps of a family's course; answers are written as in records."""

    def read(answers: str, right: str, **told: Any) -> Step:
        return Step(answers=tuple(answers.split()), right=tuple(right.split()), **told)

    return tuple(read(**told) for told in _told(home, "course.toml")["step"])


def _told(home: str, name: str) -> dict[str, Any]:
    return tomllib.loads((Path(home).parent / name).read_text(encoding="utf-8"))
