"""What a ruleset is, and the catalogue of them.

A ruleset is data: an id, a family, the bounds of its table, its options as a frozen model, its script, and hooks with
sensible defaults for what a game does in its own way. The catalogue finds it by id; nothing else in the program knows
its name.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from pydantic import ValidationError

from game.core.bank import Bank
from game.core.board import Board
from game.core.cards import Pack
from game.core.deal import Deal
from game.core.errors import Refused
from game.core.lines import Line
from game.core.options import (
    MOST_CHIPS,
    Choice,
    Contradiction,
    Direction,
    OptionField,
    Options,
    Stakes,
    refusal_of,
)
from game.core.ordering import Ordering
from game.core.player import Player
from game.core.questions import Question
from game.core.view import View

__all__ = [
    "MOST_CHIPS",
    "Catalogue",
    "Choice",
    "Contradiction",
    "Direction",
    "Example",
    "OptionField",
    "Options",
    "Outcome",
    "Progress",
    "Ruleset",
    "Stakes",
    "Tally",
]

O = TypeVar("O", bound=Options)  # noqa: E741
Script = Callable[[Deal, O], Coroutine[Question[Any], Any, "Outcome"]]
Counts = Callable[[Mapping[str, Any], int], Mapping[str, int]]
FEWEST = 2
"""With fewer people there is no company yet."""


class Outcome(NamedTuple):
    """How a deal ended: the next dealer, what else the next deal must know, and whether a match is over with it."""

    next_dealer: int
    carry: Mapping[str, int] = {}
    match_over: bool = False


class Tally(NamedTuple):
    """A number that belongs to a seat through a session, such as its score or its lives; `first` is what it begins at.

    Somebody who leaves and comes back finds it as it was, unless it is one that does not keep. `worth` is what a
    computer player would pay for one more of it, in chips.
    """

    name: str
    first: int
    keeps: bool = True
    worth: float = 1.0


class Progress(NamedTuple):
    """How far a session has come when a deal is over.

    `deals` and `matches` are those that were finished, `seats` are those of the last deal, `pot` is what lies in it.
    """

    deals: int
    seats: int
    matches: int
    pot: int


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
class Ruleset(Generic[O]):
    """One set of rules: everything the program knows about a game before it is played.

    `reason_to_end` says after each deal why the session ends, as a key of the texts (`ending-<key>`), or gives
    nothing; `leftover` whether a pot that is left is shared. `absent` is what becomes of a seat whose player is away
    when a deal begins; until then a computer plays its cards out and stakes nothing: `card_play` are the kinds of
    choices that are card play, beside picking cards. `pot` says whether chips lie on the table at all, `tricks` whether
    cards are played to tricks, `counts_tricks` whether it matters how many of them somebody takes, `hands` whether
    anybody holds cards that others do not see.
    `player` is the game's own computer player, by rules of thumb; `players` are its own of other levels, which else
    play out deals in thought. `solved` is what its strongest one knows by heart: it gives the answer to a view's open
    question, such as one of a solved table, or `None` where it knows none and it is searched for; it loads what it
    needs when it is first asked. The number that it is given says how the player leans: above 0 to the bolder answer,
    below to the more careful one. `dares` are the kinds of questions that decide what somebody stakes, such as whether
    one comes in, a bid, or a price: there a bold player does otherwise than a careful one, whose answer is rather the
    safe one, or the lower number.
    `counts` gives what a seat did in a deal, by its record, for the statistics, `summary` the lines of its own that
    the game adds to a deal's summary, `deal_lines` what it tells everybody of the deal as it stands, `headline` what a
    deal that is over was about in one line (the seat that it is about, if there is one, is its value `name`), and
    `hand_lines` what it tells viewers of their own hand, such as its points.
    `groups` name the options as people look for them, group by group (`group-<key>`); a family's may name options
    that one of its rulesets does not have.
    `terms` are the words of the game that its texts explain to whoever asks (`term-<key>`), in the order in which they
    are told; the term `cards` is told beside a picture of how they rank.
    `ordering` is how the cards rank in every deal, or in a usual one, where they do not rank as their pack does.
    `board` lays a deal out between two sides, where a game is played so.
    """

    id: str
    family: str
    revision: int
    options: type[O]
    script: Script[O]
    least_seats: int
    most_seats: int
    best_seats: int
    pack: Callable[[O, int], Pack]
    ordering: Ordering | None = None
    stakes: Stakes | None = None
    groups: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    presets: Mapping[str, Mapping[str, Choice]] = field(default_factory=dict[str, Mapping[str, Choice]])
    direction: Callable[[O], Direction] = lambda _: "cw"
    seats_allowed: Callable[[O, int], None] = lambda _options, _seats: None
    bank: type[Bank] = Bank
    pot: bool = True
    tricks: bool = True
    counts_tricks: bool = True
    hands: bool = True
    tallies: tuple[Tally, ...] = ()
    reason_to_end: Callable[[O, Progress], str] = lambda _options, _progress: ""
    leftover: Callable[[O], bool] = lambda _: True
    absent: Literal["sits_out", "computer_plays"] = "sits_out"
    card_play: frozenset[str] = frozenset()
    player: Player | None = None
    players: Mapping[str, Player] = field(default_factory=dict[str, Player])
    solved: Callable[[View, random.Random, float], Any] = lambda _view, _rng, _lean: None
    dares: frozenset[str] = frozenset()
    counts: Counts = lambda _record, _seat: {}
    summary: Callable[[View], Sequence[Line]] = lambda _: ()
    deal_lines: Callable[[View], Sequence[Line]] = lambda _: ()
    headline: Callable[[View], Line | None] = lambda _: None
    hand_lines: Callable[[View], Sequence[Line]] = lambda _: ()
    board: Callable[[View], Board | None] = lambda _: None
    rules_sections: tuple[str, ...] = ()
    terms: tuple[str, ...] = ()
    examples: tuple[Example, ...] = ()
    practice: Mapping[str, str] = field(default_factory=dict[str, str])
    """The key of a hint for each kind of question that the practice deal explains."""
    emblem: str = ""
    """The codes of one to five cards, divided by blanks, that stand for the game where games are chosen."""

    def choose(self, chosen: Mapping[str, Choice]) -> O:
        """Make the options from what was chosen, the rest by default.

        Raises `Refused`: `option-unknown`, `option-value`, `option-bounds`, or the key of a contradiction.
        """
        try:
            return self.options(**chosen)  # pyright: ignore[reportArgumentType]
        except ValidationError as error:
            raise refusal_of(error) from None

    def check_seats(self, options: O, seats: int) -> None:
        """Refuse a number of seats that the rules or the options do not allow."""
        if not self.least_seats <= seats <= self.most_seats:
            raise Refused("seats-outside", low=self.least_seats, high=self.most_seats, seats=seats)
        self.seats_allowed(options, seats)

    def fits(self, seats: int) -> bool:
        """Tell whether so many people can play; one alone waits for others, whom any game may need."""
        return seats <= self.most_seats and (seats < FEWEST or seats >= self.least_seats)

    def fields(self) -> Iterator[OptionField]:
        """Describe every option for forms and the command line, group by group."""
        for options in self.grouped_fields().values():
            yield from options

    def grouped_fields(self) -> dict[str, list[OptionField]]:
        """Describe the options of each group; those that no group names come last, in the group `more`."""
        grouped = {name for names in self.groups.values() for name in names}
        rest = [name for name in self.options.model_fields if name not in grouped]
        described = {
            group: [OptionField.of(name, known) for name in names if (known := self.options.model_fields.get(name))]
            for group, names in (*self.groups.items(), ("more", rest))
        }
        return {group: options for group, options in described.items() if options}

    def changed_fields(self, options: O) -> Iterator[OptionField]:
        """Describe the options that are set to something else than the ruleset's own."""
        return (option for option in self.fields() if getattr(options, option.name) != option.default)

    def read_option(self, name: str, text: str) -> Choice:
        """Read one option as written on a command line or in a form."""
        known = {option.name: option for option in self.fields()}
        if name not in known:
            raise Refused("option-unknown", option=name)
        return known[name].read(text)

    def first_tallies(self, seats: int) -> dict[str, tuple[int, ...]]:
        """Give the tallies of a session's first deal, by name and seat."""
        return {tally.name: (tally.first,) * seats for tally in self.tallies}


class Catalogue:
    """All rulesets by id, in the order in which lobbies list them."""

    def __init__(self, *rulesets: Ruleset[Any]) -> None:
        self._by_id = {ruleset.id: ruleset for ruleset in rulesets}

    def __iter__(self) -> Iterator[Ruleset[Any]]:
        """Go through the rulesets."""
        return iter(self._by_id.values())

    def find(self, name: str) -> Ruleset[Any]:
        """Find a ruleset; raises `Refused("ruleset-unknown")`."""
        try:
            return self._by_id[name]
        except KeyError:
            raise Refused("ruleset-unknown", ruleset=name[:50], known=", ".join(self._by_id)) from None

    def families(self) -> dict[str, list[Ruleset[Any]]]:
        """Group the rulesets by family; each family has its own group of commands."""
        grouped: dict[str, list[Ruleset[Any]]] = {}
        for ruleset in self:
            grouped.setdefault(ruleset.family, []).append(ruleset)
        return grouped
