"""Worked examples, played by the ruleset's own script: how the chips or points of a deal came about."""

import random
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.language import Texts
from bot.panels.kit.rules import chosen_values
from bot.panels.kit.words import number_words, reason_words, several, signed
from bot.panels.table.described import gain_words, results
from game.computer.player import RandomPlayer
from game.core.bank import POT, Balances, Payment
from game.core.driver import Driver, Setup, replay
from game.core.errors import BrokenRules, Refused
from game.core.events import Announced, Event, HandShown, Paid, Played
from game.core.options import Choice, Options
from game.core.parts import Example
from game.core.record import RecordedDeck
from game.core.rulesets import Ruleset
from game.core.shuffle import Seal, secret_from
from game.core.view import View
from game.core.visibility import view_of
from game.simulate import play_out

SEATS = 3
TRIES = 400
_PLAYER = RandomPlayer()
EXAMPLE_NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gina", "Hans", "Ida", "Jörg")


def worked_examples(ruleset: Ruleset[Any], options: Options) -> Iterator[tuple[Example, View]]:
    """Play a game's examples by the house rules in force, or by their own rules if those do not allow them."""
    for example in ruleset.manual.examples:
        for chosen in ({**options.model_dump(), **example.options}, example.options):
            deal = _example_deal(ruleset, example, chosen)
            if deal:
                yield example, deal
                break


def _example_deal(ruleset: Ruleset[Any], example: Example, chosen: Mapping[str, Choice]) -> View | None:
    try:
        setup = Setup(
            ruleset=ruleset,
            options=ruleset.choose(chosen),
            number=1,
            dealer=example.dealer,
            before=Balances.opening(example.seats),
            deck=RecordedDeck([codes.split() for codes in example.packs]),
            tallies=example.tallies or ruleset.first_tallies(example.seats),
        )
        driver = replay(setup, example.answers)
    except (Refused, BrokenRules):
        return None
    return view_of(driver, None) if driver.outcome else None


def example_deals(ruleset: Ruleset[Options], options: Options) -> tuple[View, ...]:
    """Find two deals, the second starting with the first one's pot: one with a player without a trick, one without."""
    for first in _deals(ruleset, options, Balances.opening(_seats(ruleset, options)), TRIES):
        if not (first.tricks and _is_plain(first) and _penalties(first) == 1 and sum(first.active) >= 2):
            continue
        for second in _deals(ruleset, options, first.bank._replace(seats=(0,) * first.seats), TRIES // 10):
            if _is_plain(second) and second.tricks and _penalties(second) == 0:
                return first, second
    return ()


def _seats(ruleset: Ruleset[Options], options: Options) -> int:
    try:
        ruleset.check_seats(options, SEATS)
    except Refused:
        return ruleset.least_seats
    return SEATS


def _deals(ruleset: Ruleset[Options], options: Options, before: Balances, tries: int) -> Iterator[View]:
    for number in range(tries):
        setup = Setup(ruleset, options, 1, len(before.seats) - 1, before, Seal(secret_from(f"example {number}")))
        driver = Driver(setup._replace(tallies=ruleset.first_tallies(len(before.seats))))
        play_out(driver, _PLAYER, random.Random(number))  # noqa: S311
        yield view_of(driver, None)


def _is_plain(deal: View) -> bool:
    """Whether nothing unusual happened, so that the sums are self-explanatory."""
    return not any(
        isinstance(event, HandShown) or (isinstance(event, Announced) and event.seat is not None)
        for event in deal.events
    )


def _penalties(deal: View) -> int:
    return sum(active and taken == 0 for active, taken in zip(deal.active, deal.taken, strict=True))


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
    values = chosen_values(texts, deal.options) | dict(zip("abcdefghij", EXAMPLE_NAMES, strict=True))
    told = texts.word(f"example-{example.key}", "", **values)
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
