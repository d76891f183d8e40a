"""Write every message as people read it, with awkward values, to `build/words/<language>.md` (`make words`).

Each message is formatted with 0, 1, 2 and −1, with long and short names of people and computers, with the suits and
cards of every pack, and with every variant that it has. One value changes at a time. `tests/bot/language` searches the
same sentences for faults of composition, such as "1 chips"; people read the page.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.language import Language, Texts
from bot.language.aloud import SIGNS
from bot.language.texts import Value, files_of, shelves_of
from game.games.catalogue import CATALOGUE
from tools.findings import ROOT, python
from tools.keys import KEYS
from tools.text_uses import Shape, Uses, uses_of

BUILD: Final = ROOT / "build" / "words"
CODE: Final = ("bot", "cogs")
RULES: Final = re.compile(r"(^|-)rules-")
"""Messages whose blanks are tidied before they are shown."""
NUMBERS: Final = (0, 1, 2, -1)
PEOPLE: Final = ("Ben", "Maximiliane-Friederike 🃏 Übelhör", "Sepp")
"""A person, one with a long name and an emoji, and a computer."""
NAMES: Final = frozenset(("name", "names", "to", "payer", "payee", "speaker", "listener", "other", "against", *"abcd"))
OF_SUITS: Final = frozenset(("suit", "trump", "dropped_suit"))
SUITS: Final = ("acorns", "roses", "shields", "bells", "leaves", "hearts", "clubs", "spades", "diamonds")
CARDS: Final = (("roses", "banner"), ("acorns", "ober"), ("clubs", "jack"), ("hearts", "ten"))
"""A card of each pack."""
COUNTED: Final = frozenset(
    (
        *(
            "amount",
            "ante",
            "antes",
            "before",
            "after",
            "bid",
            "chips",
            "count",
            "days",
            "deal",
            "deals",
            "dry",
            "done",
        ),
        *("games", "gain", "give", "lifts", "limit", "lives", "loss", "made", "minutes", "missing", "needed", "number"),
        *("place", "played", "point_value", "points", "postings", "pot", "reserve", "round", "rounds", "score"),
        *("seconds", "sessions", "settings", "snapshot", "stake", "step", "tricks", "votes", "won", "words"),
    )
)
"""Values that are numbers, besides those on which the form of a message depends."""
SEVERAL: Final = frozenset(("antes", "best", "most", "seats", "size", "high", "of", "all", "pages", "last"))
"""Numbers that are never one, unless a message says so."""


class Message(NamedTuple):
    """A message: its file, its key and the values that it takes, with the variants that depend on each."""

    path: Path
    key: str
    values: Mapping[str, frozenset[str]]


class _Values(Visitor):
    """Collects the values of a message, with the keys of the variants that depend on each."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.found.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, fluent.VariableReference):
            keys = (each.key for each in node.variants)
            names = {str(key.value) if isinstance(key, fluent.NumberLiteral) else key.name for key in keys}
            self.found.setdefault(node.selector.id.name, set()).update(names)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:  # noqa: N802
        for each in node.arguments.positional:
            if isinstance(each, fluent.VariableReference):
                self.found.setdefault(each.id.name, set()).add("one")


def _collected(entry: fluent.Message) -> _Values:
    values = _Values()
    values.visit(entry)
    return values


@cache
def messages(language: str) -> Sequence[Message]:
    """Return every message of a language."""
    entries: dict[str, tuple[Path, fluent.Message]] = {}
    for path in files_of(language, shelves_of(CATALOGUE)):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message) and entry.value and not entry.id.name.endswith("-seen"):
                entries[entry.id.name] = path, entry
    return [Message(path, key, _values(key, entries)) for key, (path, _) in entries.items()]


def _values(key: str, entries: Mapping[str, tuple[Path, fluent.Message]]) -> Mapping[str, frozenset[str]]:
    """Return the values of a message and of those that it refers to, with the variants of each."""
    if key not in entries:
        return {}
    _, entry = entries[key]
    found, inner = _collected(entry).found, _References()
    inner.visit(entry)
    below = [_values(each, entries) for each in inner.found]
    names = {*found, *(name for values in below for name in values)}
    return {name: frozenset(found.get(name, ())).union(*(each.get(name, ()) for each in below)) for name in names}


class _References(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.found.append(node.id.name)


def samples(name: str, variants: frozenset[str], texts: Texts) -> Sequence[Value]:
    """Return the values with which a message is tried, for one that it takes."""
    numeric = {int(each) for each in variants if re.fullmatch(r"-?\d+", each)}
    if name in SEVERAL:
        return sorted({*numeric, 2, 3})
    if numeric or "one" in variants or (name in COUNTED and not variants):
        return sorted({*NUMBERS, *numeric})
    return sorted(variants - {"other"}) or _words_for(name, texts)


def _words_for(name: str, texts: Texts) -> Sequence[str]:
    """Return the suits, cards or people that a value stands for, else its name."""
    if name in OF_SUITS:
        return [f"{SIGNS[suit]} {texts(f'suit-{suit}')}" for suit in SUITS]
    cards = [texts("card", suit=texts(f"suit-{suit}"), rank=texts(f"rank-{rank}")) for suit, rank in CARDS]
    if name in {"card", "cards"}:
        return cards if name == "card" else [cards[0], ", ".join(cards)]
    return PEOPLE if name in NAMES else [f"[{name}]"]


def read(message: Message, texts: Texts) -> Iterator[str]:
    """Yield a message with every sample of every value, one changing at a time; no sentence twice."""
    counted = [name for name, variants in message.values.items() if "one" in variants]
    choices = {
        # A number beside another one that has a form for one is that number, formatted.
        name: [2] if counted and not variants and name in COUNTED else samples(name, variants, texts)
        for name, variants in message.values.items()
    }
    usual = {name: each[min(1, len(each) - 1)] for name, each in choices.items()}
    each_alone = [usual, *({**usual, name: value} for name, each in choices.items() for value in each)]
    said = (texts(message.key, **values) for values in (_agreeing(each_alone, counted, texts)))
    tidied = (re.sub(" +", " ", each) if RULES.search(message.key) else each for each in said)
    yield from dict.fromkeys(each.strip() for each in tidied if each.strip())


def _agreeing(
    every: Sequence[Mapping[str, Value]], counted: Sequence[str], texts: Texts
) -> Iterator[Mapping[str, Value]]:
    """Yield values in which as many people are named as are counted: one, or two."""
    for values in every:
        if "names" not in values or not counted:
            yield values
        else:
            yield {**values, **dict.fromkeys(counted, 1)}
            two = texts("and", first=PEOPLE[0], last=PEOPLE[2])
            yield {**values, **dict.fromkeys(counted, 2), "names": two}


def surfaces() -> Sequence[tuple[str, Uses, Sequence[re.Pattern[str]]]]:
    """Return the modules that show messages, with the keys they name and the patterns of those they compose."""
    each = ((path, uses_of({path: source})) for path, source in python(*CODE).items())
    return [(str(path.relative_to(ROOT)), uses, [*map(_composed, uses.asked)]) for path, uses in each]


def _composed(shape: Shape) -> re.Pattern[str]:
    return re.compile("".join(".+" if part is None else re.escape(part) for part in shape))


def where(key: str, shown: Sequence[tuple[str, Uses, Sequence[re.Pattern[str]]]]) -> str:
    """Say where a message is shown: the modules that name it, else its family in the vocabulary."""
    own = [path for path, uses, made in shown if key in uses.words or any(each.fullmatch(key) for each in made)]
    own = [path for path in own if path.startswith("bot/panels")] or own
    games = sorted((*CATALOGUE.families(), *(each.id for each in CATALOGUE)), key=len, reverse=True)
    plain = next((key.removeprefix(f"{game}-") for game in games if key.startswith(f"{game}-")), key)
    families = [keys for keys in KEYS if f"{plain}-".startswith(f"{keys.prefix}-")]
    family = max(families, key=lambda keys: len(keys.prefix), default=None)
    return ", ".join(own) or (family.told.partition(";")[0] if family else "see the head of its file")


def page(language: str) -> str:
    """Return the page of a language's messages, as they appear."""
    texts, shown, lines = Language(strict=True).texts(language), surfaces(), [f"# Every message, {language}"]
    file = None
    for message in messages(language):
        if message.path != file:
            file = message.path
            lines += ["", f"## {file.relative_to(ROOT)}"]
        lines += ["", f"`{message.key}` ({where(message.key, shown)})", ""]
        lines += ["* " + said.replace("\n", "\n  ") for said in read(message, texts)]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the pages of all languages."""
    BUILD.mkdir(parents=True, exist_ok=True)
    for language in Language().codes:
        path = BUILD / f"{language}.md"
        path.write_text(page(language), encoding="utf-8")
        print(f"{path.relative_to(ROOT)}: {len(messages(language))} messages")


if __name__ == "__main__":
    main()
