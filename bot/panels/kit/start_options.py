"""Parses the options of `start`: rules, stakes, and the suggestions while a person types."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.core.errors import Refused
from game.core.options import Choice
from game.core.rulesets import Catalogue, Ruleset

SAVED: Final = "saved"
"""The prefix of a server's own sets: `saved/<ruleset>/<name>`."""


@dataclass(frozen=True, slots=True)
class Rules:
    """A ruleset with the house rules that differ from its default; `name` identifies them in `start`.

    `saved_as` is the name people gave to their server's own set, empty for a predefined one.
    """

    name: str
    ruleset: Ruleset[Any]
    options: Mapping[str, Choice]
    saved_as: str = ""


def offered_rules(
    catalogue: Catalogue, family: str, saved: Mapping[tuple[str, str], Mapping[str, Choice]]
) -> list[Rules]:
    """List what a family's commands offer: every preset of every ruleset, then the server's saved sets."""
    rulesets = catalogue.offered(family)
    offered = [
        Rules(f"{ruleset.id}/{preset}", ruleset, options)
        for ruleset in rulesets
        for preset, options in (ruleset.manual.presets or {"default": {}}).items()
    ]
    known = {ruleset.id: ruleset for ruleset in rulesets}
    kept = [
        Rules(f"{SAVED}/{ruleset}/{name}", known[ruleset], options, name)
        for (ruleset, name), options in saved.items()
        if ruleset in known
    ]
    return [*offered, *kept]


def find_rules(offered: list[Rules], name: str | None) -> Rules:
    """Find rules by their name in `start`, or by the ruleset's id; the first ones if no name is given."""
    if not name:
        return offered[0]
    for rules in offered:
        if name in {rules.name, rules.ruleset.id}:
            return rules
    raise Refused("rules-unknown", rules=name[:50])


def with_stakes(rules: Rules, stakes: str | None) -> Mapping[str, Choice]:
    """Merge written stakes into the options; raises `Refused` if they cannot be read or contradict the rules."""
    if not stakes:
        return rules.options
    if rules.ruleset.stakes is None:
        raise Refused("no-stakes")
    options = {**rules.options, **rules.ruleset.stakes.read(stakes)}
    rules.ruleset.choose(options)
    return options


def offered_stakes(rules: Rules, typed: str) -> list[str]:
    """List stakes to choose from, none in a game without; typed stakes come first if they are valid."""
    stakes = rules.ruleset.stakes
    if stakes is None:
        return []
    if not typed.strip():
        return [*stakes.suggestions]
    try:
        written = stakes.write(rules.ruleset.choose(with_stakes(rules, typed)))
    except Refused:
        return [*stakes.suggestions]
    return [written, *(other for other in stakes.suggestions if other != written)]
