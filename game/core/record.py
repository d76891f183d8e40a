"""The machine-readable deal: one JSON object per finished deal, readable and checkable without this program.

A record holds the packs as dealt and every answer, so the deal can be replayed from it.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Literal, cast

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from game.core.bank import POT, RESERVE, Balances, account_name
from game.core.cards import Card, Pack
from game.core.driver import Driver, Setup, replay, tallies_before
from game.core.errors import BrokenRules, Refused
from game.core.events import Shuffled
from game.core.options import Choice
from game.core.rulesets import Catalogue, Ruleset
from game.core.shuffle import RoundSeal, Seal, Source, source_problem
from game.core.vocabulary import SCORE

FORMAT = 1
Record = dict[str, Any]


def record_of(driver: Driver) -> Record:
    """Return the record of a finished deal that was not quiet; raises `ValueError` while it is still going on."""
    deal, setup, outcome = driver.deal, driver.setup, driver.outcome
    if outcome is None or deal.quiet:
        raise ValueError("only a finished deal that was written down has a record")
    shuffles = [event for event in deal.events if isinstance(event, Shuffled)]
    record: Record = {
        "format": FORMAT,
        "ruleset": setup.ruleset.id,
        "revision": setup.ruleset.revision,
        "options": setup.options.model_dump(),
        "deal": setup.number,
        "seats": deal.seats,
        "dealer": setup.dealer,
        "bank": _bank(setup.before),
        "packs": [_codes(event.order) for event in shuffles],
        "questions": [asked._asdict() for asked in driver.answered],
        "payments": [
            {"from": account_name(source), "to": account_name(target), "amount": amount, "reason": reason}
            for source, target, amount, reason in deal.bank.payments
        ],
        "tricks": [
            {"leader": leader, "plays": [[seat, card.code] for seat, card in plays], "winner": winner}
            for leader, plays, winner in deal.tricks
        ],
        "bank_after": _bank(driver.after),
        "next_dealer": outcome.next_dealer,
    }
    if any(event.cuts for event in shuffles):
        record["cuts"] = [_codes(event.cuts) for event in shuffles]
    if setup.carry:
        record["carry"] = dict(setup.carry)
    if setup.ruleset.tallies:
        record["tallies"] = _tallies(tallies_before(setup))
        record["tallies_after"] = _tallies(driver.tallies_after)
    if setup.source:
        record["source"] = setup.source._asdict()
    return record


def as_line(record: Mapping[str, Any]) -> str:
    """Format a record as one line of JSON, without the newline."""
    return json.dumps(record, separators=(",", ":"))


def _codes(cards: Sequence[Card]) -> list[str]:
    return [card.code for card in cards]


def _bank(balances: Balances) -> Record:
    return balances._asdict() | {"seats": list(balances.seats)}


def _tallies(tallies: Mapping[str, Sequence[int]]) -> Record:
    return {name: list(values) for name, values in tallies.items()}


# reading


_SECRET = r"^[0-9a-f]{64}$"


class _Read(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class ReadBank(_Read):
    """Balances, in chips."""

    pot: int = Field(ge=0)
    reserve: int = Field(ge=0)
    bete: int = Field(ge=0)
    seats: tuple[int, ...] = Field(strict=False, min_length=2)

    def balances(self) -> Balances:
        """Convert to the balances of a deal."""
        return Balances(self.pot, self.reserve, self.bete, self.seats)


class ReadQuestion(_Read):
    """A question and its answer."""

    seat: int
    kind: str
    choices: list[str] | dict[str, int]
    answer: str


class ReadPayment(_Read):
    """Chips that moved."""

    source: str = Field(alias="from")
    target: str = Field(alias="to")
    amount: int = Field(gt=0)
    reason: str


class ReadTrick(_Read):
    """A trick that was played."""

    leader: int
    plays: list[list[int | str]]
    winner: int


class ReadSource(_Read):
    """Where a deal's cards come from, as in `Source`."""

    round: str
    deal: int = Field(ge=0)


class ReadRound(_Read):
    """The opened seal of a round."""

    secret: str = Field(pattern=_SECRET)
    words: tuple[str, ...] = Field(strict=False)


class ReadSeal(_Read):
    """The seal of a deal, present once it was opened; `round` is the opened seal of its round."""

    fingerprint: str
    secret: str = Field(pattern=_SECRET)
    cut: str
    round: ReadRound | None = None


class ReadRecord(_Read):
    """A parsed record: its schema is checked, nothing else."""

    format: Literal[1]
    ruleset: str
    revision: int
    options: dict[str, Choice]
    deal: int = Field(ge=1)
    seats: int
    dealer: int
    bank: ReadBank
    packs: list[list[str]] = Field(min_length=1)
    questions: list[ReadQuestion]
    payments: list[ReadPayment]
    tricks: list[ReadTrick]
    bank_after: ReadBank
    next_dealer: int
    cuts: list[list[str]] = []
    carry: dict[str, int] = {}
    tallies: dict[str, list[int]] = {}
    tallies_after: dict[str, list[int]] = {}
    source: ReadSource | None = None
    seal: ReadSeal | None = None

    @property
    def origin(self) -> Source | None:
        """Where the cards come from, if not from a shuffle of their own."""
        return Source(self.source.round, self.source.deal) if self.source else None

    @property
    def answers(self) -> list[str]:
        """The answers, in order."""
        return [question.answer for question in self.questions]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class RecordedDeck:
    """Deals the packs of a record; raises `BrokenRules` if more are needed than were recorded."""

    packs: Sequence[Sequence[str]]
    cuts: Sequence[Sequence[str]] = ()

    def order(self, pack: Pack, number: int) -> list[Card]:
        """Return a recorded pack; raise `Refused("no-such-card")`, and `BrokenRules` unless it is complete."""
        if number >= len(self.packs):
            raise BrokenRules(f"the record has no pack {number}")
        cards = [pack.card(code) for code in self.packs[number]]
        if len(cards) != len(pack) or len(set(cards)) != len(pack):
            raise BrokenRules(f"pack {number} of the record is not a whole pack")
        return cards

    def cut_at(self, pack: Pack, number: int) -> int:
        """Return where the pack was cut, derived from the second card seen; without one, as low as possible."""
        seen = self.cuts[number] if number < len(self.cuts) else ()
        if len(seen) < 2:
            return 1
        if seen[1] not in self.packs[number]:
            raise BrokenRules(f"cut {number} of the record shows a card that is not in the pack")
        return self.packs[number].index(seen[1]) + 1


def replayed(record: Mapping[str, Any], ruleset: Ruleset[Any]) -> Driver | None:
    """Replay a recorded deal; `None` if its rules were others."""
    try:
        return replay(*setup_from(record, Catalogue(ruleset)))
    except (BrokenRules, Refused):
        return None


def setup_from(record: Mapping[str, Any], catalogue: Catalogue) -> tuple[Setup, list[str]]:
    """Return the setup of a recorded deal, and its answers.

    Raises `Refused`: `record-unreadable`, or the problem with the ruleset, its options or the number of seats.
    """
    read = _read(record)
    ruleset = catalogue.find(read.ruleset)
    options = ruleset.choose(read.options)
    ruleset.check_seats(options, len(read.bank.seats))
    if not 0 <= read.dealer < len(read.bank.seats):
        raise Refused("record-unreadable", place="dealer", problem="there is no such seat")
    if any(len(values) != len(read.bank.seats) for values in read.tallies.values()):
        raise Refused("record-unreadable", place="tallies", problem="not one value for each seat")
    setup = Setup(
        ruleset=ruleset,
        options=options,
        number=read.deal,
        dealer=read.dealer,
        before=read.bank.balances(),
        deck=RecordedDeck(read.packs, read.cuts),
        carry=read.carry,
        tallies={name: tuple(values) for name, values in read.tallies.items()},
        source=read.origin,
    )
    return setup, read.answers


def _read(record: Mapping[str, Any]) -> ReadRecord:
    try:
        return ReadRecord.model_validate(dict(record))
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"]))
        raise Refused("record-unreadable", place=place, problem=first["msg"]) from None


# checking


def check(record: Mapping[str, Any], catalogue: Catalogue) -> list[str]:
    """Compare a record with the rules and return the differences, in words for technicians; empty if all is right.

    A deal of the ruleset's current revision is replayed; for any other revision, only the sums are checked. An opened
    seal (`seal`, in addition to what `record_of` writes) must yield the recorded packs.
    """
    try:
        read = _read(record)
        revision = catalogue.find(read.ruleset).revision
        problems = [*_sums(read), *_seal(read, catalogue)]
    except (Refused, BrokenRules) as error:
        return [str(error)]
    if revision == read.revision:
        problems += _replayed(record, catalogue)
    return problems


def _sums(read: ReadRecord) -> list[str]:
    """Apply the payments to the first balances and compare with the last."""
    accounts = {account_name(seat): chips for seat, chips in enumerate(read.bank.seats)}
    accounts |= {account_name(POT): read.bank.pot, account_name(RESERVE): read.bank.reserve}
    after = {account_name(seat): chips for seat, chips in enumerate(read.bank_after.seats)}
    after |= {account_name(POT): read.bank_after.pot, account_name(RESERVE): read.bank_after.reserve}
    for payment in read.payments:
        if payment.source not in accounts or payment.target not in accounts:
            return [f"payments: {payment.source} or {payment.target} is no account"]
        accounts[payment.source] -= payment.amount
        accounts[payment.target] += payment.amount
        if min(accounts[account_name(POT)], accounts[account_name(RESERVE)]) < 0:
            return [f"payments: the {payment.source} pays more than it holds"]
    return [] if accounts == after else [f"bank_after: the payments lead to {accounts}"]


def _seal(read: ReadRecord, catalogue: Catalogue) -> list[str]:
    if read.seal is None:
        return []
    seal = Seal(read.seal.secret, read.seal.cut)
    if seal.fingerprint != read.seal.fingerprint:
        return ["seal: the fingerprint belongs to another secret"]
    whole = read.seal.round and RoundSeal(read.seal.round.secret, read.seal.round.words)
    if problem := source_problem(read.origin, seal, whole):
        return [f"source: {problem}"]
    ruleset = catalogue.find(read.ruleset)
    pack = ruleset.pack(ruleset.choose(read.options), read.seats)
    return [problem for number in range(len(read.packs)) for problem in _shuffle(read, seal, pack, number)]


def _shuffle(read: ReadRecord, seal: Seal, pack: Pack, number: int) -> Iterator[str]:
    """Compare a pack, and the second card seen when it was cut, with the seal."""
    order = _codes(seal.order(pack, number))
    seen = read.cuts[number] if number < len(read.cuts) else []
    if order != read.packs[number]:
        yield f"packs.{number}: seal and cut give another order"
    elif len(seen) > 1 and seen[1] != order[seal.cut_at(pack, number) - 1]:
        yield f"packs.{number}: seal and cut give another second card of the cut"


def _replayed(record: Mapping[str, Any], catalogue: Catalogue) -> list[str]:
    try:
        driver = replay(*setup_from(record, catalogue))
    except (Refused, BrokenRules) as error:
        return [str(error)]
    if driver.outcome is None:
        return ["questions: the deal does not end with them"]
    again = record_of(driver)
    given = {name: value for name, value in record.items() if name != "seal"}
    given["options"] = {**again["options"], **given["options"]}  # options added later have their defaults
    given["questions"] = _written_alike(given["questions"], again["questions"])
    names = [*again, *(name for name in given if name not in again)]
    return [_difference(name, again.get(name), given.get(name)) for name in names if again.get(name) != given.get(name)]


def _written_alike(recorded: Sequence[Record], by_rule: Sequence[Record]) -> list[Record]:
    """Sort the cards of answers that differ only in their order into the order of the question.

    Old records list several cards in the order in which a person chose them.
    """
    return [
        {**told, "answer": rule["answer"]} if unordered(told["answer"]) == unordered(rule["answer"]) else told
        for told, rule in zip(recorded, by_rule, strict=True)
    ]


def unordered(answer: str) -> list[list[str]]:
    """Return an answer without the order of its cards: version 0.1 wrote them in the order of the presses."""
    return [sorted(part.split("+")) for part in answer.split(":")]


def _difference(name: str, by_rule: Any, recorded: Any) -> str:
    """Describe the first difference between two lists, or both values."""
    if not isinstance(by_rule, list) or not isinstance(recorded, list):
        return f"{name}: {recorded} instead of {by_rule}"
    rules, told = cast("list[Any]", by_rule), cast("list[Any]", recorded)
    same = takewhile(lambda pair: pair[0] == pair[1], zip(rules, told, strict=False))
    place = sum(1 for _ in same)
    return f"{name}.{place}: {told[place : place + 1]} instead of {rules[place : place + 1]}"


def results_of(record: Mapping[str, Any]) -> list[int]:
    """Return each seat's result of a deal: points in games that count them, else chips."""
    tallies = record.get("tallies_after", {})
    if SCORE in tallies:
        before, after = record["tallies"][SCORE], tallies[SCORE]
    else:
        before, after = record["bank"]["seats"], record["bank_after"]["seats"]
    return [now - then for then, now in zip(before, after, strict=True)]
