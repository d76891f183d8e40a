"""Games, house rules and stakes: what `start` offers, and their words. Codes replace missing texts."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from bot.language import Texts
from bot.language.names import plain_name, safe_name
from bot.panels.kit.words import number_words
from game.core.errors import Refused
from game.core.options import Choice, OptionField, Options
from game.core.rulesets import Catalogue, Ruleset
from game.table.view import TableView

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


def ruleset_name(texts: Texts, ruleset: str) -> str:
    """Name a ruleset."""
    return texts.word(f"ruleset-{ruleset}", ruleset)


def family_name(texts: Texts, family: str) -> str:
    """Name a family of games."""
    return texts.word(f"family-{family}", family)


def option_name(texts: Texts, name: str) -> str:
    """Name a house rule."""
    return texts.word(f"option-{name}", name)


def option_value(texts: Texts, field: OptionField, value: Choice) -> str:
    """Name the value of a house rule."""
    if field.kind == "switch":
        return texts("on" if value else "off")
    if field.kind == "number":
        return texts.word(f"option-{field.name}-{value}", number_words(texts, int(value)))
    return texts.attempt(f"suit-{value}") or texts.word(f"option-{field.name}-{value}", str(value))


def idle_lines(texts: Texts, ruleset: Ruleset[Any], options: Options) -> Iterator[str]:
    """Say which of the chosen house rules do nothing, and because of which other one."""
    fields = {field.name: field for field in ruleset.fields()}
    for name, other in ruleset.idle(options):
        value = option_value(texts, fields[other], getattr(options, other))
        yield texts("option-idle", option=option_name(texts, name), other=option_name(texts, other), value=value)


def stakes_words(texts: Texts, ruleset: Ruleset[Any], options: Options) -> str:
    """Describe the stakes; empty for a game without stakes."""
    if ruleset.stakes is None:
        return ""
    return texts("stakes", stakes=ruleset.stakes.write(options), **chosen_values(texts, options))


def stakes_label(texts: Texts, rules: Rules, stakes: str) -> str:
    """Describe written stakes for a list of choices: "1 2-6 · Ante 1, price 2 to 6 chips"."""
    meant = stakes_words(texts, rules.ruleset, rules.ruleset.choose(with_stakes(rules, stakes)))
    return f"{stakes} · {meant.replace('*', '')}"


def chosen_values(texts: Texts, options: Options) -> dict[str, str | int]:
    """Convert the house rules in force into values that texts can select by; suits are named."""
    return {
        name: str(value).lower() if isinstance(value, bool) else texts.attempt(f"suit-{value}") or value
        for name, value in options
    }


def preset_name(rules: Rules, texts: Texts) -> str:
    """Name a set of house rules: a predefined one by its text, a server's own by the name people gave it."""
    if rules.saved_as:
        return f"{plain_name(rules.saved_as)} ({ruleset_name(texts, rules.ruleset.id)})"
    name = rules.name.partition("/")[2]
    return texts(f"preset-{name}") if texts.has(f"preset-{name}") else ruleset_name(texts, rules.ruleset.id)


def table_name(view: TableView, texts: Texts) -> str:
    """Name the game at a table: its house rules if they were chosen by name, else the ruleset."""
    return rules_title(view.ruleset.id, view.rules, texts)


def rules_title(ruleset: str, rules: str, texts: Texts, shown: Callable[[str], str] = safe_name) -> str:
    """Name a ruleset, by its id, and its house rules if they were chosen by a name not already part of it."""
    own = ruleset_name(texts, ruleset)
    where, _, name = rules.partition("/")
    if where == SAVED:
        return texts("rules-named", ruleset=own, name=shown(name.partition("/")[2]))
    named = texts(f"preset-{name}") if texts.has(f"preset-{name}") else own
    return own if named in own else texts("rules-named", ruleset=own, name=named)
