"""The daily deals: the choice of a game, a deal in progress, the results, the card for the channel, the month."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import (
    MOST_OPTIONS,
    Accent,
    Component,
    Style,
    Surface,
    button,
    divider,
    framed,
    image,
    option,
    rows,
    select,
    small,
    text,
)
from bot.language import Texts
from bot.language.names import plain_name, safe_name
from bot.panels.kit.draft import Draft, Drawing
from bot.panels.kit.rules import ruleset_name
from bot.panels.kit.words import texts_of
from bot.panels.personal.alone import Around, alone_draft, dealt, state_lines
from bot.panels.table.advice import counted_words, size_words
from bot.panels.table.panel import SEAL_DIGITS
from bot.pictures.scene import SheetScene
from bot.pictures.sheet import sheet_picture
from bot.preferences import Personal
from bot.solo import SoloDeal
from game.core.rulesets import Ruleset
from game.daily import DailyPlay, DailySet, MonthLine, Shared, end_of

CARD = "daily"
MOST_PEOPLE = 15
SIGNS = {-1: "🟥", 0: "🟨", 1: "🟩"}
"""Worse than the strong computer, equal, better; numbers are shown next to them."""


def daily_menu(day: str, rulesets: Sequence[Ruleset[Any]], plays: Sequence[DailyPlay], texts: Texts) -> Surface:
    """Let a person choose one of today's games, or look back; `plays` are theirs, latest day first."""
    today = {play.ruleset: play for play in plays if play.day == day}
    options = [
        option(ruleset_name(texts.of_game(each.id), each.id), each.id, _progress(each, today.get(each.id), texts))
        for each in rulesets[:MOST_OPTIONS]
    ]
    back = [
        option(f"{play.day} · {ruleset_name(texts.of_game(play.ruleset), play.ruleset)}", play.id)
        for play in plays
        if play.results
    ]
    return framed(
        Accent.HAND,
        text(texts("daily-title"), texts("daily-about", end=f"<t:{end_of(day)}:R>")),
        select(Press(Verb.DAILY), options, texts("daily-which")),
        select(Press(Verb.DAILY_RESULT), back[:MOST_OPTIONS], texts("daily-back")) if back else None,
        text(small(texts("daily-fair"))),
    )


def _progress(ruleset: Ruleset[Any], play: DailyPlay | None, texts: Texts) -> str:
    done = len(play.results) if play else 0
    return texts("daily-progress", done=done, all=ruleset.daily_deals)


def daily_deal(playing: SoloDeal, daily: DailySet, texts: Texts, likes: Personal) -> Draft:
    """Show a daily deal in its current state to its player."""
    view = playing.view(texts.language)
    deal, words = dealt(view), texts_of(texts, view.ruleset)
    name = ruleset_name(words, view.ruleset.id)
    last = playing.number >= daily.numbers[-1]
    key, verb = ("daily-results", Verb.DAILY_RESULT) if last else ("next-deal", Verb.DAILY)
    around = Around(
        title=words("daily-deal-title", ruleset=name, number=playing.number, all=len(daily.numbers)),
        lines=tuple(state_lines(view, deal, words)),
        footer=words("daily-private", commitment=daily.seal.commitment[:SEAL_DIGITS]),
        answers=Verb.DAILY_ANSWER,
        amounts=Verb.DAILY_AMOUNT,
        buttons=(button(words(key), Press(verb, playing.alone.id), Style.success),) if deal.over else (),
    )
    return alone_draft(view, around, words, likes)


class Results(NamedTuple):
    """A person's daily results, next to those of a strong computer and of people who have shared theirs here.

    `costliest` describes the costliest decision, once known; `shares` is whether there is a server to share with.
    """

    play: DailyPlay
    whole: DailySet
    pars: Mapping[int, float]
    others: Sequence[Shared]
    opened: bool
    shares: bool
    costliest: str | None = None


def daily_results(results: Results, texts: Texts) -> Surface:
    """Show a person their results of a day."""
    play, whole = results.play, results.whole
    texts = texts_of(texts, whole.ruleset)
    return framed(
        Accent.SUMMARY,
        text(texts("daily-results-title", ruleset=ruleset_name(texts, whole.ruleset.id), day=play.day)),
        text(*_deal_lines(play.results, results.pars, whole, texts), small(counted_words(whole.ruleset, texts))),
        text(results.costliest or "") if results.costliest is not None else text(texts("daily-looking")),
        divider(),
        text(*_others(results, texts)),
        text(small(_proof(results, texts))),
        *rows(*_replays(results, texts)),
        *rows(*_ways_on(results, texts)),
    )


def _deal_lines(
    brought: Mapping[int, float], pars: Mapping[int, float], whole: DailySet, texts: Texts
) -> Iterator[str]:
    """List each result next to the strong computer's, and both sums."""
    for number in whole.numbers:
        if number in brought:
            yield _beside(f"{number}.", brought[number], pars.get(number, 0.0), texts)
        else:
            yield texts("daily-unplayed", number=number)
    if len(brought) > 1:
        sums = sum(brought.values()), sum(pars.get(number, 0.0) for number in brought)
        yield _beside(texts("daily-sum"), *sums, texts)


def _beside(label: str, mine: float, par: float, texts: Texts) -> str:
    return texts(
        "daily-beside", label=label, sign=_sign(mine - par), mine=size_words(mine, texts), par=size_words(par, texts)
    )


def _sign(difference: float) -> str:
    return SIGNS[(difference > 0) - (difference < 0)]


def _others(results: Results, texts: Texts) -> Iterator[str]:
    if not results.others:
        yield small(texts("daily-nobody")) if results.shares else ""
        return
    yield texts("daily-others")
    best = sorted(results.others, key=lambda each: (-each.difference, each.name))
    for each in best[:MOST_PEOPLE]:
        signs = "".join(_sign(each.results[number] - each.pars.get(number, 0.0)) for number in each.results)
        yield f"**{safe_name(each.name)}** {signs} {size_words(each.difference, texts)}"


def _proof(results: Results, texts: Texts) -> str:
    key = "daily-open" if results.opened else "daily-shut"
    when = f"<t:{end_of(results.play.day)}:R>"
    return texts(key, commitment=results.whole.seal.commitment, end=when)


def _replays(results: Results, texts: Texts) -> Iterator[Component]:
    for number in results.play.results:
        press = Press(Verb.HISTORY_DEAL, results.play.id, number)
        yield button(texts("history-deal", number=number), press)


def _ways_on(results: Results, texts: Texts) -> Iterator[Component]:
    play = results.play
    if not results.opened and play.next_deal(results.whole):
        yield button(texts("next-deal"), Press(Verb.DAILY, play.id), Style.success)
    elif results.shares:
        yield button(texts("performance-share"), Press(Verb.DAILY_SHARE, play.id), Style.primary)
    yield button(texts("performance"), Press(Verb.PERFORMANCE, play.id))
    if results.shares:
        yield button(texts("daily-month"), Press(Verb.DAILY_MONTH, play.id))
    yield button(texts("daily-menu"), Press(Verb.DAILY))


def daily_card(results: Results, by: str, texts: Texts) -> Draft:
    """Show the channel a person's results, without the cards; `by` is their name."""
    texts = texts_of(texts, results.whole.ruleset)
    drawing = Drawing(CARD, sheet_picture, (_sheet(results, by, texts),))
    return Draft(lambda at: _card(results, by, texts, at[CARD]), (drawing,))


def _card(results: Results, by: str, texts: Texts, picture: str) -> Surface:
    play, whole = results.play, results.whole
    lines = [*_deal_lines(play.results, results.pars, whole, texts)]
    name = ruleset_name(texts, whole.ruleset.id)
    return framed(
        Accent.SUMMARY,
        text(texts("daily-card-title", name=safe_name(by), ruleset=name, day=play.day)),
        image(picture, "\n".join(lines).replace("**", "")) if picture else text(*lines),
        text("".join(_sign(result - results.pars[number]) for number, result in play.results.items())),
        text(small(texts("daily-card-about"))),
        *rows(button(texts("daily-play-too"), Press(Verb.DAILY, choice=whole.ruleset.id), Style.success)),
    )


def _sheet(results: Results, by: str, texts: Texts) -> SheetScene:
    brought, pars = results.play.results, results.pars
    lines = tuple((str(number), (_plain(mine, texts), _plain(pars[number], texts))) for number, mine in brought.items())
    totals = sum(brought.values()), sum(pars[number] for number in brought)
    names = plain_name(by), texts("daily-strong")
    return SheetScene(names, lines, tuple(_plain(each, texts) for each in totals))


def _plain(value: float, texts: Texts) -> str:
    return size_words(value, texts).replace("**", "")


def daily_month(ruleset: Ruleset[Any], month: str, lines: Sequence[MonthLine], play: str, texts: Texts) -> Surface:
    """Show a server's monthly table: the mean difference from a strong computer, for people who shared theirs."""
    texts = texts_of(texts, ruleset)
    told = [
        texts(
            "daily-month-line",
            place=place,
            name=safe_name(line.name),
            mean=size_words(line.mean, texts),
            days=line.days,
        )
        for place, line in enumerate(lines[:MOST_PEOPLE], start=1)
    ]
    return framed(
        Accent.LEDGER,
        text(texts("daily-month-title", ruleset=ruleset_name(texts, ruleset.id), month=month)),
        text(*told) or text(texts("daily-nobody")),
        text(small(texts("daily-month-about")), small(counted_words(ruleset, texts))),
        *rows(button(texts("daily-results"), Press(Verb.DAILY_RESULT, play))),
    )
