"""A person's statistics, on one screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from bot.discord_io.custom_id import Press
from bot.discord_io.surface import Accent, Surface, button, framed, line_between, rows, small, text
from bot.discord_io.verbs import Verb
from bot.language import Texts
from bot.language.names import safe_name
from bot.panels.kit.words import signed, word
from game.reports.statistics import Statistics

MOST_RIVALS = 3
ENOUGH = 5
"""The smallest total for which a percentage is shown."""
UNSAID = -1
OF = "-of-"
"""Separates the parts of a count's name that is a share of another: `made-of-declared` is a share of `declared`."""


def stats_surface(
    name: str,
    family: str,
    counted: Statistics,
    rivals: Mapping[str, str],
    begun: Mapping[str, int],
    texts: Texts,
    *,
    own: bool = False,
) -> Surface:
    """Show the statistics of a person's deals; to themselves, with a button to review their choices.

    `rivals` are the names of other accounts that may be shown, `begun` the start times of the best and the worst
    session in seconds since 1970.
    """
    texts = texts.of_game(family)
    title = texts("stats-title", name=safe_name(name), family=word(texts, f"family-{family}", family))
    if not counted.deals:
        return framed(Accent.LEDGER, text(title), text(texts("stats-nothing")))
    return framed(
        Accent.LEDGER,
        text(title),
        text(*_deals(counted, texts)),
        line_between(),
        text(*_evenings(counted, begun, texts), *_rivals(counted, rivals, texts)),
        text(small(texts("stats-opt-out"))),
        *rows([button(texts("performance"), Press(Verb.PERFORMANCE, choice=family))] if own else []),
    )


def _deals(counted: Statistics, texts: Texts) -> Iterator[str]:
    """Describe the statistics of every game, then those this game has texts for."""
    yield texts("stats-deals", deals=counted.deals, chips=signed(texts, counted.result))
    if texts.has("stats-lifts"):
        share = percent(counted.lifts, counted.deals)
        often = "always" if counted.lifts_won == counted.lifts else "some" if counted.lifts_won else "never"
        yield texts("stats-lifts", lifts=counted.lifts, share=share, won=counted.lifts_won, often=often)
    if counted.played:
        average = round(counted.tricks / counted.played, 1)
        yield texts("stats-tricks", played=counted.played, average=average, dry=counted.dry)
    if texts.has("stats-betes"):
        yield texts("stats-betes", betes=counted.betes, chips=counted.bete_chips)
    for name, count in counted.counts.items():
        if whole := counted.counts.get(name.partition(OF)[2], counted.deals):  # nothing has no shares
            yield _counted(name, count, whole, texts)


def _counted(name: str, count: int, whole: int, texts: Texts) -> str:
    """Describe one of the game's counts, as a share of the whole and as an average."""
    key, average = f"stats-{name}", round(count / whole, 1)
    if not texts.has(key):
        return f"{name.replace('-', ' ')} {count}"
    return texts(key, count=count, whole=whole, share=percent(count, whole), average=average)


def _evenings(counted: Statistics, begun: Mapping[str, int], texts: Texts) -> Iterator[str]:
    worst = counted.worst if counted.worst != counted.best else None
    for key, table in (("stats-best", counted.best), ("stats-worst", worst)):
        if table is not None and table in begun:
            yield texts(key, chips=signed(texts, counted.evenings[table]), when=f"<t:{begun[table]}:d>")


def _rivals(counted: Statistics, rivals: Mapping[str, str], texts: Texts) -> Iterator[str]:
    for key, counts in (("stats-most-from", counted.beats), ("stats-most-to", counted.beaten)):
        named = [texts("stats-rival", name=rivals[who], deals=times) for who, times in _most(counts, rivals)]
        if named:
            yield texts(key, names=", ".join(named))


def _most(rows: Counter[str], rivals: Mapping[str, str]) -> list[tuple[str, int]]:
    """Choose the most frequent rivals that may be shown, ties ordered by name."""
    shown = [(who, times) for who, times in rows.items() if who in rivals]
    return sorted(shown, key=lambda row: (-row[1], rivals[row[0]]))[:MOST_RIVALS]


def percent(part: int, whole: int) -> int:
    """Return a share in percent, rounded; -1 if the total is too small, for which texts omit it."""
    return round(100 * part / whole) if whole >= ENOUGH else UNSAID
