"""The parts of a ruleset beside its rules: how it is told, how computers play it, how it is explained."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from game.core.board import Board
from game.core.deal import Deal
from game.core.evening import Evening
from game.core.lines import Line
from game.core.options import Choice
from game.core.player import Player
from game.core.view import View

Counts = Callable[[Mapping[str, Any], int], Mapping[str, int]]


def _no_lines(_view: View) -> Sequence[Line]:
    return ()


class Declared(NamedTuple):
    """What a player alone played in a deal: the sign that players write for it, and whether it was won."""

    sign: str
    won: bool


@dataclass(frozen=True)
class Telling:
    """What a game says of its deals in words of its own.

    `moments` are the great moments of a finished deal, `summary` further lines of its summary, `deal_lines` what
    everybody may know of the deal as it stands, `hand_lines` what a player may know of the own hand, such as its
    points. `headline` is what a finished deal was about in one line; the seat that it is about, if there is one, is
    its value `name`. `counts` is what a seat did in a deal, by its record, for the statistics; `counts_tricks` whether
    it matters how many tricks a player takes.
    `declared` is what a seat played alone, by the record, for the score sheet.
    `outlook` are facts of how a deal has ended for a seat, of which advice tells the mean (`advice-fact-<name>`).
    `board` lays a deal out between two sides, where a game is played so.
    """

    moments: Callable[[View], Sequence[Line]] = _no_lines
    summary: Callable[[View], Sequence[Line]] = _no_lines
    headline: Callable[[View], Line | None] = lambda _: None
    deal_lines: Callable[[View], Sequence[Line]] = _no_lines
    hand_lines: Callable[[View], Sequence[Line]] = _no_lines
    outlook: Callable[[Deal, int], Mapping[str, float]] = lambda _deal, _seat: {}
    counts: Counts = lambda _record, _seat: {}
    counts_tricks: bool = True
    declared: Callable[[Mapping[str, Any], int], Declared | None] = lambda _record, _seat: None
    board: Callable[[View], Board | None] = lambda _: None


@dataclass(frozen=True)
class Computer:
    """How computers play a game.

    `player` is the game's own player by rules of thumb; without one Beginner answers safely. `levels` are its own
    players of other levels, which else search. `solved` is what the strongest level knows by heart: the answer to a
    view's open question, or `None` where it must be searched for; it loads what it needs when it is first asked. The
    number is the player's risk bias, above 0 towards the bolder answer, below towards the more careful one.
    `staking_kinds` are the kinds of questions that decide what a player stakes, such as coming in, a bid, or a price:
    a careful player prefers the safe answer there, or a lower number. `card_play` are the kinds of choices that are
    card play, beside picking cards.
    """

    player: Player | None = None
    levels: Mapping[str, Player] = field(default_factory=dict[str, Player])
    solved: Callable[[View, random.Random, float], Any] = lambda _view, _rng, _bias: None
    staking_kinds: frozenset[str] = frozenset()
    card_play: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example of the rules: a deal that can be played again and told event by event.

    `key` names it in the texts (`example-<key>`), `packs` are the codes of the cards as they are dealt, divided by
    blanks, `answers` are written as records have them.
    """

    key: str
    seats: int
    dealer: int
    packs: tuple[str, ...]
    answers: tuple[str, ...]
    options: Mapping[str, Choice] = field(default_factory=dict[str, Choice])
    tallies: Mapping[str, tuple[int, ...]] = field(default_factory=dict[str, tuple[int, ...]])


@dataclass(frozen=True)
class Manual:
    """How a game is explained and presented.

    `home` is the `__file__` of the family's package, in whose folder lie its texts (`words/<language>.ftl`), its rules
    (`manual/<language>.md`) and its recorded deals (`golden/<ruleset>.jsonl`). `sections` are those of the rules in
    short (`rules-<key>`), `terms` the words of the game that its texts explain (`term-<key>`), in the order in which
    they are told; the term `cards` is told beside a picture of how they rank. `practice` has the key of a hint for
    each kind of question that the practice deal explains. `groups` name the options as people look for them, group by
    group (`group-<key>`); a family's may name options that one of its rulesets does not have. `presets` are named sets
    of options (`preset-<key>`). `emblem` are the codes of one to five cards, divided by blanks, that stand for the
    game where games are chosen. `evening` is what the gallery shows of the game.
    """

    home: str = ""
    sections: Sequence[str] = ()
    terms: Sequence[str] = ()
    examples: Sequence[Example] = ()
    practice: Mapping[str, str] = field(default_factory=dict[str, str])
    groups: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    presets: Mapping[str, Mapping[str, Choice]] = field(default_factory=dict[str, Mapping[str, Choice]])
    emblem: str = ""
    evening: Evening | None = None

    @property
    def folder(self) -> Path | None:
        """The family's folder, if it has one."""
        return Path(self.home).parent if self.home else None
