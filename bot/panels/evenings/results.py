"""An evening's standings: in words, as a picture, as a file, and as a page to keep."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, Final

from bot.discord_io.controls import link, rows
from bot.discord_io.surface import Accent, Component, Surface, divider, framed, image, small, text
from bot.language import Texts
from bot.language.names import plain_name, safe_name
from bot.panels.kit.draft import Drawing
from bot.panels.kit.rules import rules_title
from bot.panels.kit.words import digits_of, placed, several, signed, unmarked
from bot.panels.past.session_page import TEMPLATES
from bot.panels.table.advice import size_words
from bot.pictures.charts import MOST_BARS, results_chart
from bot.pictures.scene import Bar, Picture
from game.core.rulesets import Ruleset
from game.evenings.evening import Evening
from game.evenings.parts import Compared, Round
from game.evenings.standings import Line, compares, payouts, standings, team_standings
from game.reports.lists import ListSums
from game.reports.spreadsheet import as_csv, cell

MOST_LINES = 25
LIST_HEADS: Final = ("list-points", "list-won", "list-lost", "list-against")
"""The keys of the headings of a list's sums."""
CHART = "evening"
MOST_TOLD = 10
"""The most lines that an alternative text lists."""
_PAGE = TEMPLATES.get_template("evening.html")


def title(evening: Evening, ruleset: Ruleset[Any], texts: Texts) -> str:
    """Return an evening's title, named after its game."""
    return texts("evening-title", game=rules_title(ruleset.id, evening.plan.rules, texts))


def _standing_lines(evening: Evening, texts: Texts) -> Iterator[str]:
    lines = standings(evening)
    if not lines:
        return
    yield texts("evening-standings-same" if compares(evening) else "evening-standings", rounds=len(evening.finished))
    if compares(evening):
        yield small(texts("evening-standings-example"))
    for line in lines[:MOST_LINES]:
        yield _line(line, texts)
    if len(lines) > MOST_LINES:
        yield small(texts("evening-more", count=len(lines) - MOST_LINES))
    if evening.plan.seating == "teams":
        for team in team_standings(evening)[:MOST_LINES]:
            size = size_words(team.mean, texts)
            yield placed(team.place, texts("evening-team-line", team=safe_name(team.name), size=size))


def _line(line: Line, texts: Texts) -> str:
    rounds = " · ".join(size_words(each, texts) for each in line.rounds)
    apart = f" ({rounds})" if len(line.rounds) > 1 else ""
    beside = "" if line.beside is None else texts("evening-beside", size=signed(texts, line.beside))
    sums = "" if line.sums is None else texts("evening-list", **line.sums._asdict())
    said = filter(None, (f"**{safe_name(line.name)}**", f"{size_words(line.total, texts)}{apart}", sums, beside))
    return placed(line.place, " ".join(said))


def compared_lines(played: Round, texts: Texts, language: str) -> Iterator[str]:
    """Describe the deal in which a round's tables differed most; what happened only in its own `language`."""
    if played.compared is None or not played.compared.deal:
        return
    yield texts("evening-compared", deal=played.compared.deal)
    known = texts.language == language
    compared = played.compared if known else played.compared.replace(told=("",) * len(played.compared.told))
    yield from _side_by_side(played, compared, texts)
    if played.par_deals:
        strong = played.par_deals[played.compared.deal - 1][played.compared.seat]
        yield texts("evening-compared-strong", size=signed(texts, strong))


def _side_by_side(played: Round, compared: Compared, texts: Texts) -> Iterator[str]:
    about = compared.about or (None,) * len(compared.told)
    for table, result, told, seat in zip(played.tables, compared.results, compared.told, about, strict=True):
        if result is None:
            continue
        if told and seat == compared.seat:
            yield texts("evening-compared-told", number=table.number, told=told)
        else:
            sits = table.seats[compared.seat]
            name = safe_name(sits.name) if sits.user is not None else texts("evening-computers", count=1)
            row = texts("evening-compared-row", number=table.number, name=name, size=signed(texts, result))
            yield f"{row} · {told}" if told else row


def announcement(evening: Evening, texts: Texts) -> Surface:
    """Announce below the board that an evening is over, with the way to the result, which is on the board."""
    if evening.phase == "cancelled":
        return framed(Accent.OVER, text(texts("evening-was-cancelled")))
    address = board_address(evening)
    return framed(Accent.SUMMARY, text(winners(evening, texts)), *rows(link(texts("evening-to-result"), address)))


def board_address(evening: Evening) -> str:
    """Return the address of an evening's board."""
    return f"https://discord.com/channels/{evening.server}/{evening.channel}/{evening.message}"


def results_so_far(evening: Evening, chart: str, texts: Texts) -> Iterator[Component | None]:
    """Show the standings, with their picture by its file name, the prizes, and the last round's tables compared."""
    lines = standings(evening)[:MOST_TOLD]
    told = ", ".join(f"{line.place}. {plain_name(line.name)} {size_words(line.total, texts)}" for line in lines)
    yield divider() if evening.finished else None
    yield image(chart, texts("evening-chart-alt", lines=told))
    yield text(*_standing_lines(evening, texts))
    yield text(small(texts("par-some-old"))) if any(each.has_old_par for each in evening.finished) else None
    yield text(*prize_lines(evening, texts))
    yield text(*compared_lines(evening.finished[-1], texts, evening.plan.language)) if evening.finished else None


def winners(evening: Evening, texts: Texts) -> str:
    """Name whoever is first; no one where all of several people are even."""
    lines = standings(evening)
    first = [safe_name(line.name) for line in lines if line.place == 1]
    if len(first) == len(lines) > 1:
        return texts("evening-even")
    return texts("evening-winner", names=several(texts, first), count=len(first))


def prize_lines(evening: Evening, texts: Texts) -> Iterator[str]:
    """Describe who has won how much play money, if there are stakes."""
    won, people = payouts(evening) if evening.phase == "over" else {}, evening.people
    if won:
        each = ", ".join(f"{safe_name(people[user])} {signed(texts, chips)}" for user, chips in won.items())
        yield texts("evening-prizes", stake=evening.plan.stake, each=each)


def results_drawings(evening: Evening, texts: Texts) -> tuple[Drawing, ...]:
    """Return the picture of the standings."""
    lines = standings(evening)[:MOST_BARS]
    bars = tuple(
        Bar(plain_name(line.name), float(line.total), f"{line.place}.", size_words(line.total, texts)) for line in lines
    )
    return (Drawing(CHART, results_chart, (bars, texts("evening-chart"), digits_of(texts))),) if bars else ()


def standings_csv(evening: Evening, texts: Texts) -> str:
    """Write the standings as CSV."""
    return as_csv(standing_rows(evening, texts, cell, _number))


def _number(size: Fraction) -> str:
    return str(size) if size.denominator == 1 else f"{float(size):.2f}"


def standing_rows(
    evening: Evening, texts: Texts, named: Callable[[str], str], sized: Callable[[Fraction], str]
) -> list[tuple[str | int, ...]]:
    """Return the standings as rows below their headings; `named` writes a name, and `sized` a result."""
    heads = [texts("evening-csv-round", number=number) for number, _ in enumerate(evening.finished, start=1)]
    lines = standings(evening)
    listed = LIST_HEADS if any(line.sums for line in lines) else ()
    rows = [
        (
            *(line.place, named(line.name), *(line.sums or ListSums())[: len(listed)]),
            *map(sized, (*line.rounds, line.total)),
            "" if line.beside is None else sized(Fraction(line.beside)),
        )
        for line in lines
    ]
    first = (
        *(texts("evening-csv-place"), texts("evening-csv-name"), *map(texts, listed), *heads),
        *(texts("evening-csv-total"), texts("evening-csv-beside")),
    )
    return [first, *rows]


def evening_page(evening: Evening, ruleset: Ruleset[Any], picture: Picture | None, texts: Texts) -> str:
    """Write the standings, with their `picture`, and the rounds that counted."""
    return _PAGE.render(
        texts=texts,
        title=title(evening, ruleset, texts).lstrip("# "),
        winners=unmarked(winners(evening, texts)),
        picture=picture,
        rows=standing_rows(evening, texts, plain_name, lambda size: size_words(size, texts)),
        prizes=[*map(unmarked, prize_lines(evening, texts))],
        rounds=[_round(played, texts, evening.plan.language) for played in evening.finished],
    )


def _round(played: Round, texts: Texts, language: str) -> dict[str, list[str] | str]:
    """Return who sat where in a round, the deal in which tables differed most, and what sealed its cards."""
    tables, computer = list[str](), texts("evening-computers", count=1)
    for table in played.tables:
        names = ", ".join(computer if seat.user is None else plain_name(seat.name) for seat in table.seats)
        tables.append(texts("evening-page-table", number=table.number, names=names))
    sealed = texts("evening-page-commitment", commitment=played.commitment) if played.commitment else ""
    return {"tables": tables, "compared": [*map(unmarked, compared_lines(played, texts, language))], "seal": sealed}
