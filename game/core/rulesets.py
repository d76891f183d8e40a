"""Rulesets, and the catalogue of them.

A ruleset is data: an id, a family, the bounds of its table, its options as a frozen model, its script, and optional
parts for its messages, computer players and manual (`game/core/parts.py`). The catalogue finds it by id; nothing else
in the program knows its name.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from types import ModuleType
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from pydantic import ValidationError

from game.core.bank import Bank
from game.core.cards import Pack
from game.core.deal import Deal
from game.core.errors import Refused
from game.core.options import Choice, Direction, OptionField, Options, Stakes, refusal_of
from game.core.ordering import Ordering, plain
from game.core.parts import Computer, Manual, Telling
from game.core.questions import Choose, Question

O = TypeVar("O", bound=Options)  # noqa: E741
Script = Callable[[Deal, O], Coroutine[Question[Any], Any, "Outcome"]]
FEWEST = 2
"""Fewer people are still waiting for company."""


class Outcome(NamedTuple):
    """How a deal ended: the next dealer, further values for the next deal, and whether a match ended with it."""

    next_dealer: int
    carry: Mapping[str, int] = {}
    match_over: bool = False


class Tally(NamedTuple):
    """A number that belongs to a seat through a session, such as its score or its lives; `first` is its initial value.

    A player who leaves and comes back finds it unchanged, unless `keeps` is off. `worth` is what a computer player
    would pay for one more of it, in chips; `chips` is the payment for each by the options, from every other player or,
    if it is `pooled`, once, and `at_first` how many of it a player has at the beginning of a match, where it counts
    down.
    """

    name: str
    first: int
    keeps: bool = True
    worth: float = 1.0
    chips: Callable[[Any], int] = lambda _: 0
    pooled: bool = False
    at_first: Callable[[Any], int] = lambda _: 0

    def per_lead(self, options: Any, seats: int) -> float:
        """Return the chips paid to a seat for each of it that it is ahead of the others' average."""
        return self.chips(options) * (seats - 1) / (seats if self.pooled else 1)


class Bete(NamedTuple):
    """The limit of the highest bête: the name of the option, in chips, 0 for no limit.

    `ante` is one ante by the options, in chips; 0 if they let no bête be as high as the pot. A game that calls it
    something else has `limit-antes`, `limit-open` and `limit-large` of its own, after the family's name.
    """

    limit: str
    ante: Callable[[Any], int]


class Progress(NamedTuple):
    """How far a session has come at the end of a deal.

    `deals` and `matches` count the finished ones, `seats` those of the last deal, `pot` the chips in the pot.
    """

    deals: int
    seats: int
    matches: int
    pot: int


class Foreseen(NamedTuple):
    """A question that goes round before cards are played: its kinds, and the `choices` that people may make ahead.

    The `safe` one stakes nothing, so that it may be meant whatever happens until then.
    """

    kinds: tuple[str, ...]
    choices: tuple[str, ...]
    safe: str

    @classmethod
    def of(cls, question: Choose) -> Foreseen:
        """Offer all choices of a question."""
        return cls((question.kind,), question.choices, question.safe)


@dataclass(frozen=True)
class Ruleset(Generic[O]):
    """One set of rules: everything the program knows about a game before it is played.

    `pack` returns the cards for options and a number of seats; `ordering` is their ranking in every deal, or in a usual
    one, or makes it for each of several packs, unless cards rank as in their pack. `seats_allowed` raises `Refused` for
    a number of seats that the options exclude. `stakes` is the notation for stakes, if there are any. `pot` is whether
    chips lie on the table at all, `tricks` whether cards are played to tricks, `hands` whether players hold hidden
    cards. `bete` is set if a loss can be as high as the pot.

    `namesake` is another family of the same name in common speech, whose commands offer this ruleset first.

    `reason_to_end` returns after each deal why the session ends, as a key of the texts (`ending-<key>`), or an empty
    string; `leftover` is whether a remaining pot is shared. `daily_deals` is the number of deals per day for people who
    play them on their own, `evening_deals` the number in a round of an evening: of matches if deals depend on the one
    before, and then `matches` returns the options for a session of so many.
    `absent` decides about a seat whose player is away when a deal begins; until then a computer plays its cards out and
    stakes nothing. `turns` is about how many questions a player answers in a deal, 0 if nobody has counted. `ahead` are
    the questions that may be answered ahead, in the order in which they go round.

    Messages, computer players and manual are parts of their own.
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
    ordering: Ordering | Callable[[Pack], Ordering] | None = None
    direction: Callable[[O], Direction] = lambda _: "cw"
    seats_allowed: Callable[[O, int], None] = lambda _options, _seats: None
    stakes: Stakes | None = None
    bank: type[Bank] = Bank
    bete: Bete | None = None
    turns: int = 0
    ahead: Callable[[O], Sequence[Foreseen]] = lambda _: ()
    daily_deals: int = 3
    evening_deals: int = 12
    matches: Callable[[int], Mapping[str, Choice]] | None = None
    pot: bool = True
    tricks: bool = True
    hands: bool = True
    namesake: str = ""
    tallies: tuple[Tally, ...] = ()
    reason_to_end: Callable[[O, Progress], str] = lambda _options, _progress: ""
    leftover: Callable[[O], bool] = lambda _: True
    absent: Literal["sits_out", "computer_plays"] = "sits_out"
    telling: Telling = field(default_factory=Telling)
    computer: Computer = field(default_factory=Computer)
    manual: Manual = field(default_factory=Manual)

    def choose(self, chosen: Mapping[str, Choice]) -> O:
        """Create the options from the chosen values and defaults.

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

    def ordering_of(self, pack: Pack) -> Ordering:
        """Return the ranking of a pack's cards in a usual deal."""
        if self.ordering is None:
            return plain(pack)
        return self.ordering if isinstance(self.ordering, Ordering) else self.ordering(pack)

    def fits(self, seats: int) -> bool:
        """Whether that number of people can play; a single person is waiting for others."""
        return seats <= self.most_seats and (seats < FEWEST or seats >= self.least_seats)

    @property
    def usual(self) -> Mapping[str, Choice]:
        """The default options of a new table: those of the first preset."""
        return next(iter(self.manual.presets.values()), dict[str, Choice]())

    def idle(self, options: Options) -> Iterator[tuple[str, str]]:
        """Yield the options that differ from the usual without having an effect, each with the one that prevents it."""
        for option in self.fields():
            needs = options.needs.get(option.name, {})
            met = any(getattr(options, other) in values for other, values in needs.items())
            if needs and not met and getattr(options, option.name) != option.default:
                yield option.name, next(iter(needs))

    def fields(self) -> Iterator[OptionField]:
        """Describe every option for forms and the command line, by group."""
        for options in self.grouped_fields().values():
            yield from options

    def grouped_fields(self) -> dict[str, list[OptionField]]:
        """Describe the options of each group with their usual defaults; ungrouped options come last."""
        grouped = {name for names in self.manual.groups.values() for name in names}
        rest = [name for name in self.options.model_fields if name not in grouped]
        usual = self.usual
        described = {
            group: [
                OptionField.of(name, known, usual.get(name))
                for name in names
                if (known := self.options.model_fields.get(name))
            ]
            for group, names in (*self.manual.groups.items(), ("more", rest))
        }
        return {group: options for group, options in described.items() if options}

    def changed_fields(self, options: O) -> Iterator[OptionField]:
        """Describe the options that differ from the ruleset's own."""
        return (option for option in self.fields() if getattr(options, option.name) != option.default)

    def read_option(self, name: str, text: str) -> Choice:
        """Parse one option from a command line or a form."""
        known = {option.name: option for option in self.fields()}
        if name not in known:
            raise Refused("option-unknown", option=name)
        return known[name].read(text)

    def first_tallies(self, seats: int) -> dict[str, tuple[int, ...]]:
        """Return the initial tallies of a session, by name and seat."""
        return {tally.name: (tally.first,) * seats for tally in self.tallies}


@dataclass(frozen=True)
class Family:
    """What a family's folder declares: its position among the others, and its rulesets.

    `place` orders the catalogue, lowest first; it is a multiple of ten, so that others fit between.
    """

    place: int
    rulesets: tuple[Ruleset[Any], ...]


class Catalogue:
    """All rulesets by id, in the order of the lobbies' lists; that of a package can be passed to another process."""

    def __init__(self, *rulesets: Ruleset[Any], package: str = "") -> None:
        self._by_id = {ruleset.id: ruleset for ruleset in rulesets}
        self._package = package

    def __reduce__(self) -> tuple[Callable[[str], Catalogue], tuple[str]]:
        """Pass the name of the package: rules are functions, which every process finds in its own folders."""
        return _catalogue_of, (self._package,)

    @classmethod
    def of_folders(cls, package: ModuleType) -> Catalogue:
        """Collect the rulesets of all folders of a package; each folder's `__init__.py` has a `FAMILY`."""
        folders = (module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg)
        families: list[Family] = [import_module(f"{package.__name__}.{folder}").FAMILY for folder in folders]
        families.sort(key=attrgetter("place"))
        return cls(*(ruleset for family in families for ruleset in family.rulesets), package=package.__name__)

    def __iter__(self) -> Iterator[Ruleset[Any]]:
        """Iterate over the rulesets."""
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

    def offered(self, family: str) -> list[Ruleset[Any]]:
        """List what the commands of a family offer: first what people may mean by its name, then its own."""
        return [*(ruleset for ruleset in self if ruleset.namesake == family), *self.families()[family]]

    def folders(self) -> dict[str, Path]:
        """Map each family to its folder, if it has one."""
        return {ruleset.family: ruleset.manual.folder for ruleset in self if ruleset.manual.folder}


def _catalogue_of(package: str) -> Catalogue:
    return Catalogue.of_folders(import_module(package))
