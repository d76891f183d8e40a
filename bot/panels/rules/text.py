"""The rules in words, from the house rules in force, with worked examples of the money."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from bot.language import Texts
from bot.panels.kit.surface import LONGEST_TEXT, Accent, Item, Surface, framed, image, line_between, small, text
from bot.panels.kit.words import (
    option_name,
    option_value,
    rank_name,
    reason_words,
    ruleset_name,
    several,
    signed,
    suit_name,
    texts_of,
    word,
)
from bot.panels.rules.examples import example_deals
from game.core.bank import POT, Payment
from game.core.cards import Pack
from game.core.events import Event, Paid, Played
from game.core.rulesets import Choice, Options, Ruleset
from game.core.view import View

SECTIONS = ("stakes", "bid", "price", "play", "money", "special", "end")
EXAMPLE_NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gina", "Hans", "Ida", "Jörg")


def rules_text(ruleset: Ruleset[Any], options: Options, texts: Texts, picture: str = "") -> Surface:
    """Explain a ruleset with the house rules in force; `picture` is the file name of the cards' ranking."""
    texts = texts_of(texts, ruleset)
    title = texts("rules-title", ruleset=ruleset_name(texts, ruleset.id))
    parts = [*_sections(ruleset, options, texts)]
    examples = "\n".join(_examples(ruleset, options, texts))
    room = LONGEST_TEXT - len(title) - sum(map(len, parts)) - 2 * len(parts) - 100
    ranking = image(picture, _packs(ruleset, options, texts.plain))
    shown: list[Item | None] = [text(title), ranking, text("\n\n".join(parts))]
    if examples and len(examples) < room:
        shown += [line_between(), text(texts("rules-heading-examples"), examples)]
    return framed(Accent.RULES, *shown, text(small(texts("rules-fair"))))


def _sections(ruleset: Ruleset[Any], options: Options, texts: Texts) -> Iterator[str]:
    yield texts(
        "rules-seats",
        least=ruleset.least_seats,
        most=ruleset.most_seats,
        direction=ruleset.direction(options),
        stakes=ruleset.stakes.write(options) if ruleset.stakes else "",
    )
    yield f"{texts('rules-heading-pack')} · {_packs(ruleset, options, texts)}"
    told = [*_told(ruleset, options, texts)]
    yield from told or _plainly(ruleset, options, texts)


def _told(ruleset: Ruleset[Any], options: Options, texts: Texts) -> Iterator[str]:
    """Give the sections that the game has texts for, chosen by the house rules in force and by the ruleset."""
    values = {name: _value(texts, value) for name, value in options.model_dump().items()} | {"ruleset": ruleset.id}
    for section in SECTIONS:
        key = f"rules-{section}"
        words = tidy(texts(key, **values)) if texts.has(key) else ""
        if words:
            yield f"{texts(f'rules-heading-{section}')} · {words}"


def _plainly(ruleset: Ruleset[Any], options: Options, texts: Texts) -> Iterator[str]:
    """Explain a ruleset without sections of its own by its three lines and its options."""
    short = f"ruleset-{ruleset.id}-short"
    if texts.has(short):
        yield texts(short)
    for field in ruleset.fields():
        yield f"{option_name(texts, field.name)}: {option_value(texts, field, getattr(options, field.name))}"


def _value(texts: Texts, value: Choice) -> str | int:
    """Put an option into a form that texts can choose by; a suit is named."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return word(texts, f"suit-{value}", value) if isinstance(value, str) and texts.has(f"suit-{value}") else value


def tidy(words: str) -> str:
    """Close the gaps that rules which are off leave behind."""
    return re.sub(r"\s+", " ", words).strip()


def _packs(ruleset: Ruleset[Any], options: Options, texts: Texts) -> str:
    """Describe the pack, and the other one that more players use."""
    usual = ruleset.pack(options, ruleset.best_seats)
    for seats in range(ruleset.best_seats, ruleset.most_seats + 1):
        larger = ruleset.pack(options, seats)
        if larger is not usual:
            name = word(texts, f"pack-{larger.name}", larger.name)
            return f"{_pack(usual, texts)} {texts('rules-pack-larger', seats=seats, pack=name)}"
    return _pack(usual, texts)


def _pack(pack: Pack, texts: Texts) -> str:
    suits = ", ".join(suit_name(texts, pack, suit) for suit in pack.suits)
    ranks = ", ".join(rank_name(texts, pack, rank) for rank in pack.ranks)
    return texts("rules-pack", pack=word(texts, f"pack-{pack.name}", pack.name), suits=suits, ranks=ranks)


def _examples(ruleset: Ruleset[Any], options: Options, texts: Texts) -> Iterator[str]:
    before = 0
    for number, deal in enumerate(example_deals(ruleset, options), start=1):
        yield _example(deal, number, before, texts)
        before = deal.bank.pot


def _example(deal: View, number: int, before: int, texts: Texts) -> str:
    """Tell one deal: how the pot came together, and what everybody won and paid."""
    led = next(place for place, event in enumerate(deal.events) if isinstance(event, Played))
    paid_in = _payments(deal.events[:led])
    snapshot = before + sum(amount if target == POT else -amount for _, target, amount, _ in paid_in)
    told = " ".join(f"{words}." for words in _paid_in(paid_in, deal, texts))
    opening = tidy(texts("rules-example", number=number, before=before, paid=told, snapshot=snapshot))
    settled = _payments(deal.events[led:])
    results = "; ".join(_result(deal, seat, settled, texts) for seat in range(deal.seats) if deal.active[seat])
    return f"{opening} {texts('rules-example-results', results=results, after=deal.bank.pot)}"


def _payments(events: Sequence[Event]) -> list[Payment]:
    return [event.payment for event in events if isinstance(event, Paid)]


def _paid_in(payments: Sequence[Payment], deal: View, texts: Texts) -> Iterator[str]:
    """Sum up what was paid into the pot, by reason and amount."""
    groups: dict[tuple[str, int], list[int]] = {}
    for source, _, amount, reason in payments:
        groups.setdefault((reason, amount), []).append(source)
    for (reason, amount), seats in groups.items():
        people = [EXAMPLE_NAMES[seat] for seat in seats if seat >= 0]
        payers = f"{several(texts, people)} {len(people)} × " if people else ""
        yield f"{reason_words(texts, reason).capitalize()}: {payers}{amount}"


def _result(deal: View, seat: int, payments: Sequence[Payment], texts: Texts) -> str:
    own = [payment for payment in payments if seat in payment[:2]]
    parts = [
        f"{reason_words(texts, reason, deal.taken[seat])} {signed(amount if target == seat else -amount)}"
        for _, target, amount, reason in own
    ]
    return f"**{EXAMPLE_NAMES[seat]}** {', '.join(parts)}" if parts else f"**{EXAMPLE_NAMES[seat]}** 0"
