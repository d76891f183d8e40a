"""Worked examples in words: how the chips or points of a deal came about."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from bot.language import Texts
from bot.panels.kit.words import number_words, reason_words, several, signed, word
from bot.panels.rules.examples import example_deals, worked_examples
from bot.panels.table.results import gain_words, results
from game.core.bank import POT, Payment
from game.core.events import Event, Paid, Played
from game.core.rulesets import Example, Options, Ruleset
from game.core.view import View

EXAMPLE_NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gina", "Hans", "Ida", "Jörg")


def tidy(words: str) -> str:
    """Close the gaps left by rules that are switched off."""
    return re.sub(r"\s+", " ", words).strip()


def examples_words(ruleset: Ruleset[Any], options: Options, texts: Texts) -> Iterator[str]:
    """Describe a game's own examples, or for a game with a pot and tricks two deals that show its costs."""
    if ruleset.manual.examples:
        for number, (example, deal) in enumerate(worked_examples(ruleset, options), start=1):
            yield f"{number}. {_worked(ruleset, example, deal, texts)}"
        return
    before = 0
    for number, deal in enumerate(example_deals(ruleset, options) if ruleset.pot and ruleset.tricks else (), start=1):
        yield _example(deal, number, before, texts)
        before = deal.bank.pot


def _worked(ruleset: Ruleset[Any], example: Example, deal: View, texts: Texts) -> str:
    """Describe an example in the game's words (the seats are `$a`, `$b` …), and the deal's result."""
    names = dict(zip("abcdefghij", EXAMPLE_NAMES, strict=True))
    told = word(texts, f"example-{example.key}", "", **names)
    gains = (f"**{EXAMPLE_NAMES[each.seat]}** {gain_words(each, texts)}" for each in results(ruleset, deal))
    return " ".join(filter(None, (tidy(told), texts("rules-example-outcome", results=", ".join(gains)))))


def _example(deal: View, number: int, before: int, texts: Texts) -> str:
    """Describe one deal: how the pot was built, and what everyone won and paid."""
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
    """Summarize the payments into the pot, by reason and amount."""
    groups: dict[tuple[str, int], list[int]] = {}
    for source, _, amount, reason in payments:
        groups.setdefault((reason, amount), []).append(source)
    for (reason, amount), seats in groups.items():
        people = [EXAMPLE_NAMES[seat] for seat in seats if seat >= 0]
        payers = f"{several(texts, people)} {len(people)} × " if people else ""
        yield f"{reason_words(texts, reason).capitalize()}: {payers}{number_words(texts, amount)}"


def _result(deal: View, seat: int, payments: Sequence[Payment], texts: Texts) -> str:
    own = [payment for payment in payments if seat in payment[:2]]
    parts = [
        f"{reason_words(texts, reason, deal.taken[seat])} {signed(texts, amount if target == seat else -amount)}"
        for _, target, amount, reason in own
    ]
    return f"**{EXAMPLE_NAMES[seat]}** {', '.join(parts)}" if parts else f"**{EXAMPLE_NAMES[seat]}** 0"
