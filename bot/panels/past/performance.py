"""How a person has played: statistics, losses apart from luck, and the costliest choices."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

from bot.discord_io.controls import Style, button, rows
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Accent, Component, Surface, divider, framed, image, small, text
from bot.language import Texts
from bot.language.names import safe_name
from bot.panels.kit.cards import card_names
from bot.panels.kit.draft import Draft, Places
from bot.panels.kit.rules import family_name
from bot.panels.kit.words import signed, texts_of
from bot.panels.table.advice import amount, answer_words, counted_words, exact, size_words
from bot.panels.table.scenes import position
from bot.panels.table.text import table_alt
from bot.past.replay import Step
from bot.preferences import Personal
from game.computer.card_play.open_cards import OpenCards
from game.core.rulesets import Ruleset
from game.core.view import View
from game.reports.lists import places
from game.reports.performance import JudgedChoice, JudgedDeal, Performance
from game.reports.statistics import MOST_DEALS, Statistics

MOST_MONTHS = 12
Hindsight = Mapping[int, OpenCards]
"""What was there with all cards open, by the numbers of deals."""
MOST_RIVALS, MOST_TIED = 3, 10
"""The rivals that are named, and the most if several are equal."""
ENOUGH = 5
"""The smallest total for which a percentage is shown."""
UNSAID = -1
OF = "-of-"
"""Separates the parts of a count's name that is a share of another: `made-of-declared` is a share of `declared`."""


class Blunder(NamedTuple):
    """A costly choice: its deal, the position, and its player's view of it."""

    deal: JudgedDeal
    choice: JudgedChoice
    step: Step
    seen: View

    @property
    def kind(self) -> str:
        """The kind of its picture."""
        return f"deal-{self.deal.number}-{self.choice.step}"


class Judged(NamedTuple):
    """How a person has played deals of a game, the costliest choices, and what open cards would have brought."""

    performance: Performance
    ruleset: Ruleset[Any]
    blunders: Sequence[Blunder]
    hindsight: Hindsight


def looking(done: int, whole: int, texts: Texts) -> Surface:
    """Report how many of the deals have been analysed."""
    return framed(Accent.LEDGER, text(texts("performance-title"), texts("performance-looking", done=done, all=whole)))


def _nothing(texts: Texts) -> Surface:
    return framed(Accent.LEDGER, text(texts("performance-title"), texts("performance-nothing")))


def performance_draft(judged: Judged, texts: Texts, likes: Personal, *, one: bool) -> Draft:
    """Show only the person how they played a session, or `one` deal of it, with pictures of the positions."""
    if not judged.performance.choices:
        return Draft(lambda _: _nothing(texts))
    texts = texts_of(texts, judged.ruleset)
    return _draft(judged, texts, likes, texts("performance-title"), [*_buttons(judged, texts, one=one)])


def performance_shared_draft(judged: Judged, by: str, texts: Texts) -> Draft:
    """Show everyone how a person played, at their own request; `by` is their name."""
    texts, name = texts_of(texts, judged.ruleset), safe_name(by)
    return _draft(judged, texts, None, texts("performance-shared-title", name=name), name=name)


def _draft(
    judged: Judged, texts: Texts, likes: Personal | None, title: str, buttons: Sequence[Component] = (), name: str = ""
) -> Draft:
    def make(at: Places) -> Surface:
        return framed(
            Accent.LEDGER,
            text(title),
            text(*_sums(judged.performance, judged.ruleset, texts, name)),
            *_open_cards(judged.hindsight, texts),
            *_blunders(judged.blunders, texts, at, name),
            *rows(*buttons),
        )

    return Draft(make, tuple(each for one in judged.blunders for each in position(one.step, texts, likes, one.kind)))


def months_surface(performance: Performance, family: str, ruleset: Ruleset[Any], texts: Texts) -> Surface:
    """Show only the person their avoidable losses month by month."""
    texts = texts.of_game(family)
    if not performance.choices:
        return _nothing(texts)
    months = [*performance.months(_month)][-MOST_MONTHS:]
    each = performance.given_away / len(performance.deals)
    lines = (
        texts("performance-month", when=f"{at.month:02}/{at.year}", deals=at.deals, **_unsigned(at.given_away))
        for at in months
    )
    return framed(
        Accent.LEDGER,
        text(texts("performance-title"), family_name(texts, family)),
        text(texts("performance-each", deals=len(performance.deals), **_unsigned(each))),
        text(*lines) if len(months) > 1 else None,
        text(small(texts("performance-about", counted=counted_words(ruleset, texts)))),
    )


def _month(when: int) -> tuple[int, int]:
    moment = datetime.fromtimestamp(when, UTC)
    return moment.year, moment.month


def _unsigned(value: float, error: float = 0.0) -> dict[str, str | float]:
    return {**amount(value, error), "sign": ""}


def _whose(name: str) -> dict[str, str]:
    """Return the values for sentences about a person; without a `name` they address the person."""
    return {"own": str(not name).lower(), "name": name}


def _sums(performance: Performance, ruleset: Ruleset[Any], texts: Texts, name: str) -> Iterator[str]:
    """Describe the result, the luck in it, and the avoidable losses."""
    whose, choices, deals = _whose(name), performance.choices, len(performance.deals)
    number, sign = performance.deals[0].number, "−" if performance.money < 0 else "+" if performance.money else ""
    yield texts("performance-money", deals=deals, deal=number, sign=sign, chips=abs(performance.money))
    if performance.result != performance.money:
        share = size_words(performance.result - performance.money, texts).replace("**", "")
        counted = {"counted": "pot" if ruleset.pot else "lead", "share": share}
        yield texts("performance-result", **whose, **counted, **exact(performance.result))
    for key, value in (("luck", performance.luck), ("away", -performance.given_away)):
        yield texts(f"performance-{key}", **whose, **amount(value, 0.0))
    yield texts("performance-choices", **whose, choices=choices, deals=deals)
    yield small(texts("performance-about", counted=counted_words(ruleset, texts, whose["own"])))


def _open_cards(hindsight: Hindsight, texts: Texts) -> Iterator[Component | None]:
    """Describe what perfect play with all cards open would have made of deals, which no one could know."""
    lines = [texts("performance-open", deal=deal, **found._asdict()) for deal, found in sorted(hindsight.items())]
    if lines:
        yield text(*lines, small(texts("performance-open-about")))


def _blunders(blunders: Sequence[Blunder], texts: Texts, at: Places, name: str) -> Iterator[Component | None]:
    if not blunders:
        yield text(texts("performance-faultless"))
        return
    for each in blunders:
        yield divider()
        yield text(
            texts("performance-where", deal=each.deal.number, step=each.choice.step),
            _better(each, texts, name),
            small(_held(each.seen, texts, name)),
        )
        yield image(at[each.kind], table_alt(each.step.view, each.step.laid_open or each.seen, texts))


def _better(blunder: Blunder, texts: Texts, name: str) -> str:
    given, judgement = blunder.choice.given, blunder.choice.judgement
    chosen, better = (answer_words(blunder.seen, answer, texts) for answer in (given, judgement.better))
    more = _unsigned(judgement.cost, judgement.error)
    return texts("performance-better", **_whose(name), chosen=chosen, better=better, **more)


def costliest_words(blunder: Blunder, texts: Texts) -> str:
    """Describe a person's costliest decision, and what would have been better."""
    texts = texts_of(texts, blunder.step.view.ruleset)
    where = texts("performance-where", deal=blunder.deal.number, step=blunder.choice.step)
    return f"{where} · {_better(blunder, texts, '')}"


def _held(seen: View, texts: Texts, name: str) -> str:
    """List the cards held at the choice; empty if there are none."""
    cards = seen.ordering.sort(seen.hand(seen.seat or 0).cards or ())
    if not cards:
        return ""
    named = card_names(texts, seen.pack, cards)
    return texts("replay-hand", name=name, cards=named) if name else texts("hand-alt", cards=named)


def _buttons(judged: Judged, texts: Texts, *, one: bool) -> Iterator[Component]:
    for each in judged.blunders:
        press = Press(Verb.HISTORY_DEAL, each.deal.table, each.deal.number, each.choice.step)
        label = texts("performance-step", deal=each.deal.number, step=each.choice.step)
        yield button(label, press, Style.primary)
    first = judged.performance.deals[0]
    if all(deal.opened for deal in judged.performance.deals):
        yield button(texts("performance-share"), Press(Verb.PERFORMANCE_SHARE, first.table, first.number if one else 0))


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
    """Show a person's statistics; `rivals` are names to show, `begun` are times of the best and worst session."""
    texts = texts.of_game(family)
    title = texts("stats-title", name=safe_name(name), family=family_name(texts, family))
    if not counted.deals:
        return framed(Accent.LEDGER, text(title), text(texts("stats-nothing")))
    return framed(
        Accent.LEDGER,
        text(title),
        text(*_deals(counted, texts)),
        divider(),
        text(*_highlights(counted, rivals, begun, texts)),
        text(small(texts("stats-opt-out", most=MOST_DEALS))),
        *rows(button(texts("performance"), Press(Verb.PERFORMANCE, choice=family)) if own else None),
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
            values = {
                "count": count,
                "whole": whole,
                "share": percent(count, whole),
                "average": round(count / whole, 1),
            }
            yield texts.word(f"stats-{name}", f"{name.replace('-', ' ')} {count}", **values)


def _highlights(
    counted: Statistics, rivals: Mapping[str, str], begun: Mapping[str, int], texts: Texts
) -> Iterator[str]:
    """Name the best and the worst evening, and who was won from and lost to most often."""
    worst = counted.worst if counted.worst != counted.best else None
    for key, table in (("stats-best", counted.best), ("stats-worst", worst)):
        if table is not None and table in begun:
            yield texts(key, chips=signed(texts, counted.evenings[table]), when=f"<t:{begun[table]}:d>")
    for key, counts in (("stats-most-from", counted.beats), ("stats-most-to", counted.beaten)):
        named = [texts("stats-rival", name=rivals[who], deals=times) for who, times in _most(counts, rivals)]
        if named:
            yield texts(key, names=", ".join(named))


def _most(rows: Counter[str], rivals: Mapping[str, str]) -> list[tuple[str, int]]:
    """Choose the most frequent rivals that may be shown, ties ordered by name, and all who are as frequent."""
    shown = sorted(
        ((who, times) for who, times in rows.items() if who in rivals), key=lambda row: (-row[1], rivals[row[0]])
    )
    ranked = zip(places([times for _, times in shown]), shown, strict=True)
    return [row for place, row in ranked if place <= MOST_RIVALS][:MOST_TIED]


def percent(part: int, whole: int) -> int:
    """Return a share in percent, rounded; -1 if the total is too small, for which texts omit it."""
    return round(100 * part / whole) if whole >= ENOUGH else UNSAID
