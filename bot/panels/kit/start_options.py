"""Reading the options of `start`: which rules, which stakes, and what is offered while a person types."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.core.errors import Refused
from game.core.rulesets import Catalogue, Choice, Ruleset

SAVED: Final = "saved"
"""Where the names of a server's own sets begin: `saved/<ruleset>/<name>`."""


@dataclass(frozen=True, slots=True)
class Rules:
    """A ruleset with the house rules that differ from its default; `name` is how `start` names them.

    `saved_as` is the name that people gave to a set of their server's own, empty for a ready-made one.
    """

    name: str
    ruleset: Ruleset[Any]
    options: Mapping[str, Choice]
    saved_as: str = ""


def offered_rules(
    catalogue: Catalogue, family: str, saved: Mapping[tuple[str, str], Mapping[str, Choice]]
) -> list[Rules]:
    """List the rules that can be chosen in a family: every preset of every ruleset, then the server's saved sets."""
    rulesets = catalogue.families()[family]
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
    """Find rules by the name `start` has for them, or by the ruleset's id; the first ones when none are named."""
    if not name:
        return offered[0]
    for rules in offered:
        if name in {rules.name, rules.ruleset.id}:
            return rules
    raise Refused("rules-unknown", rules=name[:50])


def with_stakes(rules: Rules, stakes: str | None) -> Mapping[str, Choice]:
    """Put written stakes into the options; raises `Refused` if they cannot be read or contradict the rules."""
    if not stakes:
        return rules.options
    if rules.ruleset.stakes is None:
        raise Refused("no-stakes")
    options = {**rules.options, **rules.ruleset.stakes.read(stakes)}
    rules.ruleset.choose(options)
    return options


def offered_stakes(rules: Rules, typed: str) -> list[str]:
    """List stakes to choose from, none in a game without; what was typed comes first when it can be played."""
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
