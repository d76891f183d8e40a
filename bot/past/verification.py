"""The fairness of a past deal: its seal, its packs and its play, each judged separately."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.core.cards import Pack
from game.core.errors import Refused
from game.core.record import Record, check, setup_from
from game.core.rulesets import Catalogue
from game.core.shuffle import Seal
from game.reports.past import PastDeal, with_seal


@dataclass(frozen=True, slots=True)
class Proof:
    """The results of checking a record; `None` where there was nothing to check against.

    `fingerprint` and `packs` need an opened seal, `play` the rules in force when the deal was played: under other rules
    only the sums are checked. `source` says whether cards that others have played too are those of the named source.
    `problems` describes the differences in technical terms; `pack` has the cards that were shuffled.
    """

    number: int
    ruleset: str
    cut: bool
    fingerprint: bool | None
    packs: bool | None
    play: bool | None
    source: bool | None
    problems: tuple[str, ...]
    pack: Pack


def prove(record: Mapping[str, Any], catalogue: Catalogue) -> Proof:
    """Check a record as printed by `python -m bot export`; raises `Refused` if it cannot be read."""
    setup, _ = setup_from(record, catalogue)
    problems = tuple(check(record, catalogue))
    seal: Mapping[str, Any] | None = record.get("seal")
    of_seal = [problem for problem in problems if problem.startswith("seal:")]
    of_source = [problem for problem in problems if problem.startswith("source:")]
    of_packs = [problem for problem in problems if problem.startswith("packs") and "seal and cut" in problem]
    of_play = len(problems) > len(of_seal) + len(of_source) + len(of_packs)
    same_rules = setup.ruleset.revision == record["revision"]
    return Proof(
        number=setup.number,
        ruleset=setup.ruleset.id,
        cut=bool(seal and seal["cut"]),
        fingerprint=None if seal is None else not of_seal,
        packs=None if seal is None or of_seal or of_source else not of_packs,
        play=False if of_play else True if same_rules else None,
        source=None if seal is None or setup.source is None else not of_source,
        problems=problems,
        pack=setup.ruleset.pack(setup.options, len(setup.before.seats)),
    )


def opened_record(past: PastDeal) -> Mapping[str, Any]:
    """Return a deal's record; raises `Refused`: `seal-shut` while the session runs, `deal-void`."""
    if past.void:
        raise Refused("deal-void", number=past.row.number)
    if not past.opened or past.record is None:
        raise Refused("seal-shut", number=past.row.number)
    return past.record


def sealed_record(past: PastDeal) -> Record:
    """Return a deal's record with its seal; raises what `opened_record` raises."""
    return with_seal(opened_record(past), Seal(past.row.secret, past.row.cut), past.round)
