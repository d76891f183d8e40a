"""The league: a season's table, with a chart of how certain the ratings are."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.discord_io.controls import MOST_OPTIONS, Style, button, option, rows, select
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Accent, Component, Surface, divider, framed, image, small, text
from bot.language import Texts
from bot.language.names import plain_name, safe_name
from bot.panels.kit.draft import Draft, Drawing, Places
from bot.panels.kit.rules import family_name
from bot.panels.kit.words import digits_of, placed
from bot.panels.table.advice import amount
from bot.pictures.charts import MOST_BARS, ratings_chart
from bot.pictures.scene import RatingMark
from game.league import CENTRE, Season, Standings
from game.reports.lists import places
from game.reports.spreadsheet import as_csv, cell

RATINGS = "ratings"
MOST_TOLD = 10
"""The most lines that an alternative text lists."""
COLUMNS = ("place", "name", "rating", "plus_minus", "deals", "beside_strong", "beside_plus_minus", "beside_deals")


class LeaguePage(NamedTuple):
    """A family's league in a season, with the names of people who may be listed.

    `reader` is the person viewing it, `hides` whether they do not want to be listed. `earlier` and `later` are whether
    such a season exists; without a later one this one is current. `all_strong` is whether no par is perhaps too weak.
    """

    family: str
    standings: Standings
    names: Mapping[int, str]
    reader: int
    hides: bool
    earlier: bool
    later: bool
    all_strong: bool = True

    @property
    def shown(self) -> Standings:
        """The standings everyone may see."""
        return self.standings.listed(self.names)

    def press(self, verb: Verb, seasons: int = 0) -> Press:
        """Return the press that opens this page, or the one this many seasons later."""
        return Press(verb, choice=f"{self.family}/{self.standings.season.after(seasons).name}")


def season_words(season: Season, texts: Texts) -> str:
    """Name a season by its month or quarter, and the year."""
    year, month = divmod(season.first, 12)
    quarter = 0 if season.months == 1 else month // 3 + 1
    return texts("league-season", year=str(year), month=month + 1, quarter=quarter)


def league_draft(page: LeaguePage, families: Sequence[str], texts: Texts) -> Draft:
    """Show a person the league, with its navigation; `families` are the available games."""
    season = page.standings.season
    options = [
        option(family_name(texts, family), f"{family}/{season.name}", chosen=family == page.family)
        for family in families[:MOST_OPTIONS]
    ]
    ways = rows(
        button(texts("league-earlier"), page.press(Verb.LEAGUE, -1), disabled=not page.earlier),
        button(texts("league-later"), page.press(Verb.LEAGUE, 1), disabled=not page.later),
        button(texts("ledger-csv"), page.press(Verb.LEAGUE_CSV)),
        button(texts("performance-share"), page.press(Verb.LEAGUE_SHARE), Style.primary),
    )
    return _draft(page, texts, [*_mine(page, texts)], select(Press(Verb.LEAGUE), options, texts("daily-which")), *ways)


def league_card(page: LeaguePage, texts: Texts) -> Draft:
    """Show the channel the league."""
    return _draft(page, texts, (), *rows(button(texts("league-look"), page.press(Verb.LEAGUE))))


def _draft(page: LeaguePage, texts: Texts, mine: Sequence[str], *ways: Component) -> Draft:
    about = text(small(texts("league-about", centre=CENTRE, least=page.standings.least)))

    def make(at: Places) -> Surface:
        return framed(Accent.LEDGER, *_table(page, texts, at[RATINGS]), text(*mine), about, *ways)

    return Draft(make, _drawings(page, texts))


def _titled(page: LeaguePage, key: str, texts: Texts) -> str:
    return texts(key, family=family_name(texts, page.family), season=season_words(page.standings.season, texts))


def _drawings(page: LeaguePage, texts: Texts) -> tuple[Drawing, ...]:
    marks = tuple(
        RatingMark(
            plain_name(page.names[line.person]),
            line.rating.points,
            line.rating.give,
            texts("ledger-deals", deals=line.deals),
        )
        for line in page.shown.lines[:MOST_BARS]
    )
    title = _titled(page, "league-chart", texts)
    return (Drawing(RATINGS, ratings_chart, (marks, CENTRE, title, digits_of(texts))),) if marks else ()


def _table(page: LeaguePage, texts: Texts, picture: str) -> Iterator[Component | None]:
    shown = page.shown
    yield text(
        _titled(page, "league-title", texts),
        texts("league-over") if page.later else texts("league-running", end=f"<t:{page.standings.season.ends}:R>"),
    )
    yield image(picture, _alt(page, shown, texts))
    yield text(*_lines(page, shown, texts)) or text(texts("league-nobody", least=shown.least))
    if shown.besides:
        yield divider()
        yield text(texts("league-besides"), *_besides(page, shown, texts))
        yield None if page.all_strong else text(small(texts("par-some-old")))


def _alt(page: LeaguePage, shown: Standings, texts: Texts) -> str:
    told = (
        texts("league-chart-line", place=place, name=name, points=line.rating.points, give=line.rating.give)
        for place, line in shown.placed[:MOST_TOLD]
        if (name := plain_name(page.names[line.person]))
    )
    return texts("league-chart-alt", season=season_words(shown.season, texts), lines=" ".join(told))


def _lines(page: LeaguePage, shown: Standings, texts: Texts) -> Iterator[str]:
    for place, line in shown.placed[:MOST_BARS]:
        name, rating = safe_name(page.names[line.person]), line.rating
        yield placed(place, texts("league-line", name=name, points=rating.points, give=rating.give, deals=line.deals))
    if len(shown.lines) > MOST_BARS:
        yield texts("ledger-more-people", count=len(shown.lines) - MOST_BARS)


def _besides(page: LeaguePage, shown: Standings, texts: Texts) -> Iterator[str]:
    for place, each in zip(places([each.mean for each in shown.besides]), shown.besides[:MOST_BARS], strict=False):
        gain = texts("advice-gain", **amount(each.mean, each.error))
        name = safe_name(page.names[each.person])
        yield placed(place, texts("league-beside", name=name, gain=gain, deals=each.deals))
    if len(shown.besides) > MOST_BARS:
        yield texts("ledger-more-people", count=len(shown.besides) - MOST_BARS)


def _mine(page: LeaguePage, texts: Texts) -> Iterator[str]:
    """Describe the reader's own standing, even if no one else sees it."""
    if mine := page.standings.of(page.reader):
        points, give = mine.rating.points, mine.rating.give
        missing = 0 if page.hides else max(0, page.standings.least - mine.deals)
        yield texts("league-mine", points=points, give=give, deals=mine.deals, missing=missing)
    if page.hides:
        yield small(texts("league-mine-hidden"))


def league_csv(page: LeaguePage) -> str:
    """Write the listed people as CSV."""
    shown = page.shown
    besides = {each.person: each for each in shown.besides}
    table = [(place, line.person, line) for place, line in shown.placed]
    table += [("", each, None) for each in besides.keys() - {line.person for line in shown.lines}]
    rows: list[Sequence[object]] = []
    for place, person, line in table:
        rated = (line.rating.points, line.rating.give, line.deals) if line else ("", "", "")
        other = besides.get(person)
        beside = (round(other.mean, 2), round(other.error, 2), other.deals) if other else ("", "", "")
        rows.append((place, cell(page.names[person]), *rated, *beside))
    return as_csv([COLUMNS, *rows])
