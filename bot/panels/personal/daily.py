"""The daily deals: the choice of a game, a deal in progress, the results, the card for the channel, the month."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from bot.discord_io.controls import MOST_OPTIONS, Style, button, option, rows, select
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Accent, Component, Surface, divider, framed, image, small, text
from bot.language import Texts
from bot.language.names import plain_name, safe_name
from bot.panels.kit.draft import Draft, Drawing, Places
from bot.panels.kit.rules import ruleset_name
from bot.panels.kit.words import dealt, placed, texts_of
from bot.panels.personal.alone import Around, alone_draft, state_lines
from bot.panels.table.advice import counted_words, size_words
from bot.panels.table.panel import SEAL_DIGITS
from bot.pictures.scene import SheetScene
from bot.pictures.sheet import sheet_picture
from bot.preferences import Personal
from game.core.rulesets import Ruleset
from game.daily import DailyPlay, DailySet, MonthLine, Par, Shared, end_of
from game.reports.lists import places
from game.table.view import TableView

CARD = "daily"
MOST_PEOPLE = 15
SIGNS = {-1: "🟥", 0: "🟨", 1: "🟩"}
"""Worse than the strong computer, equal, better; numbers are shown next to them."""
OLD = "\\*"
"""Marks a par that is perhaps that of a weaker computer."""


def daily_menu(day: str, rulesets: Sequence[Ruleset[Any]], plays: Sequence[DailyPlay], texts: Texts) -> Surface:
    """Let a person choose one of today's games, or look back; `plays` are theirs, latest day first."""
    done = {play.ruleset: len(play.results) for play in plays if play.day == day}
    options = [
        option(
            ruleset_name(texts.of_game(each.id), each.id),
            each.id,
            texts("daily-progress", done=done.get(each.id, 0), all=each.daily_deals),
        )
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


def daily_deal(view: TableView, daily: DailySet, number: int, texts: Texts, likes: Personal) -> Draft:
    """Show a deal of a day, by its number, in its current state to its player."""
    deal, words = dealt(view), texts_of(texts, view.ruleset)
    name = ruleset_name(words, view.ruleset.id)
    last = number >= daily.numbers[-1]
    key, verb = ("daily-results", Verb.DAILY_RESULT) if last else ("next-deal", Verb.DAILY)
    around = Around(
        title=words("daily-deal-title", ruleset=name, number=number, all=len(daily.numbers)),
        lines=tuple(state_lines(view, deal, words)),
        footer=words("daily-private", commitment=daily.seal.commitment[:SEAL_DIGITS]),
        buttons=(button(words(key), Press(verb, view.id), Style.success),) if deal.over else (),
    )
    return alone_draft(view, around, words, likes)


class Results(NamedTuple):
    """A person's daily results, next to those of a strong computer and of people who have shared theirs here.

    `costliest` describes the costliest decision, once known; `shares` is whether there is a server to share with.
    """

    play: DailyPlay
    whole: DailySet
    pars: Mapping[int, Par]
    others: Sequence[Shared]
    opened: bool
    shares: bool
    costliest: str | None = None

    @property
    def compared(self) -> dict[int, tuple[float, Par]]:
        """The person's result of each finished deal whose par is there, and the par."""
        brought = self.play.results.items()
        return {number: (result, self.pars[number]) for number, result in brought if number in self.pars}


def daily_results(results: Results, texts: Texts) -> Surface:
    """Show a person their results of a day."""
    play, whole = results.play, results.whole
    texts = texts_of(texts, whole.ruleset)
    seal, end = whole.seal.commitment[:SEAL_DIGITS], f"<t:{end_of(play.day)}:R>"
    replays = (
        button(texts("history-deal", number=number), Press(Verb.HISTORY_DEAL, play.id, play.deals[number].deal))
        for number in play.results
    )
    return framed(
        Accent.SUMMARY,
        text(texts("daily-results-title", ruleset=ruleset_name(texts, whole.ruleset.id), day=play.day)),
        text(*_deal_lines(results, texts), small(counted_words(whole.ruleset, texts)), _of_old(results, texts)),
        text(results.costliest or "") if results.costliest is not None else text(texts("daily-looking")),
        divider(),
        text(*_others(results, texts)),
        text(small(texts("daily-open" if results.opened else "daily-shut", commitment=seal, end=end))),
        *rows(*replays),
        *rows(*_ways_on(results, texts)),
    )


def _deal_lines(results: Results, texts: Texts) -> Iterator[str]:
    """List each result next to the strong computer's, as far as it is there, and both sums."""
    brought, compared = results.play.results, results.compared
    for number in results.whole.numbers:
        if number in compared:
            yield _beside(f"{number}.", *compared[number], texts)
        elif number in brought:
            yield texts("daily-no-par", number=number, mine=size_words(brought[number], texts))
        else:
            yield texts("daily-unplayed", number=number)
    if len(compared) == len(brought) > 1:
        yield _beside(texts("daily-sum"), *_sums(results), texts)


def _sums(results: Results) -> tuple[float, Par]:
    """Return the sums of results and of pars; that of the pars is certain if all of them are."""
    brought, pars = zip(*results.compared.values(), strict=True)
    old = next((par.level for par in pars if not par.strong), pars[0].level)
    return sum(brought), Par(sum(par.result for par in pars), old)


def _beside(label: str, mine: float, par: Par, texts: Texts) -> str:
    """Put a result beside a par, which has an asterisk unless it is certainly strong."""
    told, other = size_words(mine, texts), size_words(par.result, texts) + ("" if par.strong else OLD)
    return texts("daily-beside", label=label, sign=_sign(mine - par.result), mine=told, par=other)


def _of_old(results: Results, texts: Texts) -> str:
    return "" if all(par.strong for _, par in results.compared.values()) else small(texts("par-old"))


def _sign(difference: float) -> str:
    return SIGNS[(difference > 0) - (difference < 0)]


def _others(results: Results, texts: Texts) -> Iterator[str]:
    if not results.others:
        yield small(texts("daily-nobody")) if results.shares else ""
        return
    yield texts("daily-others")
    best = sorted(results.others, key=lambda each: (-each.difference, each.name))
    for each in best[:MOST_PEOPLE]:
        signs = "".join(
            _sign(each.results[number] - each.pars[number].result) for number in each.results if number in each.pars
        )
        yield f"**{safe_name(each.name)}** {signs} {size_words(each.difference, texts)}"


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
    lines, game = [*_deal_lines(results, texts)], results.whole.ruleset.id
    title = texts("daily-card-title", name=safe_name(by), ruleset=ruleset_name(texts, game), day=results.play.day)

    def make(at: Places) -> Surface:
        return framed(
            Accent.SUMMARY,
            text(title),
            image(at[CARD], "\n".join(lines).replace("**", "")) or text(*lines),
            text("".join(_sign(mine - par.result) for mine, par in results.compared.values())),
            text(small(texts("daily-card-about")), _of_old(results, texts)),
            *rows(button(texts("daily-play-too"), Press(Verb.DAILY, choice=game), Style.success)),
        )

    return Draft(make, (Drawing(CARD, sheet_picture, (_sheet(results, by, texts),)),))


def _sheet(results: Results, by: str, texts: Texts) -> SheetScene:
    brought, pars, compared = results.play.results, results.pars, results.compared
    lines = tuple(
        (str(number), (_plain(mine, texts), _plain_par(pars.get(number), texts))) for number, mine in brought.items()
    )
    total = _sums(results)[1] if compared and len(compared) == len(brought) else None
    names = plain_name(by), texts("daily-strong")
    return SheetScene(names, lines, (_plain(sum(brought.values()), texts), _plain_par(total, texts)))


def _plain(value: float, texts: Texts) -> str:
    return size_words(value, texts).replace("**", "")


def _plain_par(par: Par | None, texts: Texts) -> str:
    return _plain(par.result, texts) + ("" if par.strong else "*") if par else "–"


def daily_month(ruleset: Ruleset[Any], month: str, lines: Sequence[MonthLine], play: str, texts: Texts) -> Surface:
    """Show a server's monthly table: the mean difference from a strong computer, for people who shared theirs."""
    texts = texts_of(texts, ruleset)
    told = [
        placed(
            place,
            texts("daily-month-line", name=safe_name(line.name), mean=size_words(line.mean, texts), days=line.days),
        )
        for place, line in zip(places([line.mean for line in lines]), lines[:MOST_PEOPLE], strict=False)
    ]
    old = [] if all(line.all_strong for line in lines) else [small(texts("par-some-old"))]
    return framed(
        Accent.LEDGER,
        text(texts("daily-month-title", ruleset=ruleset_name(texts, ruleset.id), month=month)),
        text(*told) or text(texts("daily-nobody")),
        text(small(texts("daily-month-about")), small(counted_words(ruleset, texts)), *old),
        *rows(button(texts("daily-results"), Press(Verb.DAILY_RESULT, play))),
    )
