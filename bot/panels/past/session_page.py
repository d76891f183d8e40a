"""A session as a self-contained page to keep, with its pictures embedded.

It contains what the requesting person may know: everything once the session has ended, before that what they could see.
Deals are replayed and described in a thread, because a session may have hundreds of them.
"""

import asyncio
from base64 import b64encode
from collections.abc import AsyncIterable, Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import groupby
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from bot.language import Texts
from bot.language.names import plain_name
from bot.panels.kit.rules import ruleset_name
from bot.panels.kit.words import signed
from bot.panels.past.history import pieces, step_sentences
from bot.panels.table.described import net_results
from bot.panels.table.private import refusal_words
from bot.panels.table.score_sheet import SUMS, said, session_sheet
from bot.panels.table.text import table_alt
from bot.past.replay import Replay, Step
from bot.past.verification import sealed_record
from bot.pictures.scene import Picture
from game.core.errors import Refused
from game.core.rulesets import Catalogue
from game.reports.lists import session_sums
from game.reports.past import CourseLine, PastDeal, PastSession

LARGEST_PAGE = 8_000_000
WITH_PICTURES = 6_000_000
"""The page size, in bytes, from which further deals have no pictures."""
Draw = Callable[[Step], Awaitable[Picture | None]]


@dataclass(frozen=True, slots=True)
class Viewing:
    """Who is looking back, with which rules, in which language."""

    viewer: int
    catalogue: Catalogue
    texts: Texts


async def session_page(
    session: PastSession,
    pasts: AsyncIterable[PastDeal],
    viewing: Viewing,
    draw: Draw,
    courses: Sequence[CourseLine] = (),
) -> str:
    """Write a session's page with pictures that `draw` makes and its list by `courses`; raises `file-too-large`."""
    deals: list[str] = []
    size = 0
    async for past in pasts:
        deals.append(await _section(past, viewing, draw if size < WITH_PICTURES else _without_picture))
        size += len(deals[-1].encode())
        if size > LARGEST_PAGE:
            raise Refused("file-too-large")
    return whole_page(session, deals, viewing.texts, courses)


async def _section(past: PastDeal, viewing: Viewing, draw: Draw) -> str:
    try:
        replay = Replay(past, viewing.viewer, viewing.catalogue)
        step = await asyncio.to_thread(replay.step, replay.last)
    except Refused as refused:
        return deal_gap(past, refusal_words(refused, viewing.texts), viewing.texts)
    return await asyncio.to_thread(deal_section, past, step, viewing.texts, await draw(step))


async def _without_picture(_step: Step) -> None:
    return None


def whole_page(session: PastSession, deals: Sequence[str], texts: Texts, courses: Sequence[CourseLine] = ()) -> str:
    """Write the session's heading, results and list, followed by the deals from `deal_section`."""
    opened = datetime.fromtimestamp(session.opened, UTC)
    return _PAGE.render(
        texts=texts,
        signed=signed,
        session=session,
        title=f"{ruleset_name(texts, session.ruleset)} · {opened:%Y-%m-%d %H:%M} UTC",
        results=[(result.name, result.chips) for result in sorted(session.results, key=lambda result: -result.chips)],
        listed=[*_listed(courses, texts)],
        deals=map(Markup, deals),
    )


def _listed(courses: Sequence[CourseLine], texts: Texts) -> Iterator[Sequence[object]]:
    """Yield the rows of a session's list below their headings: its deals, then its sums; nothing in other games."""
    deals = len(courses[0].chips) if courses else 0
    sheet = session_sheet(courses, texts, most_rows=deals + len(SUMS))
    if sheet and session_sums(courses):
        yield "", *sheet.names
        yield from ((label, *(said(field, texts) for field in fields)) for label, fields in sheet.rows)
        yield texts("evening-csv-total"), *(said(total, texts) for total in sheet.totals)


def deal_section(past: PastDeal, step: Step, texts: Texts, picture: Picture | None = None) -> str:
    """Describe one deal by its last step; `picture` shows the table at its end."""
    deal = step.laid_open
    names = [seat.name for seat in step.view.playing]
    return _DEAL.render(
        texts=texts,
        signed=signed,
        past=past,
        gap="",
        sentences=[
            sentence for number in range(step.last + 1) for sentence in step_sentences(step, number, texts.plain)
        ],
        picture=picture if deal else None,
        alt=table_alt(step.view, deal, texts) if deal and picture else "",
        results=list(zip(names, net_results(deal), strict=True)) if deal else [],
        seal=list(_seal(past, texts)),
    )


def deal_gap(past: PastDeal, why: str, texts: Texts) -> str:
    """Explain why a deal is missing."""
    return _DEAL.render(texts=texts, past=past, gap=why)


def _seal(past: PastDeal, texts: Texts) -> Iterator[str]:
    if past.opened:
        seal = sealed_record(past)["seal"]
        yield texts("verify-fingerprint", fingerprint=seal["fingerprint"])
        yield texts("verify-secret", secret=seal["secret"])
        if past.row.source and past.round:
            yield texts("verify-round", round=past.row.source.round, deal=past.row.source.deal)
            yield texts("verify-round-secret", secret=past.round.secret)
        yield texts("verify-cut", word=seal["cut"]) if seal["cut"] else texts("verify-not-cut")


def as_html(line: str) -> Markup:
    """Convert one of our lines from Discord's markdown into HTML; people's own input stays text."""
    parts: list[Markup] = []
    for bold, group in groupby(pieces(line), key=lambda piece: piece[1]):
        words = escape("".join(sign for sign, _ in group).replace("\u200b", ""))
        parts.append(Markup("<strong>{}</strong>").format(words) if bold else words)
    return Markup("").join(parts)


def _base64(data: bytes) -> str:
    return b64encode(data).decode("ascii")


TEMPLATES = Environment(
    loader=FileSystemLoader(Path(__file__).with_name("templates")), autoescape=True, undefined=StrictUndefined
)
TEMPLATES.filters |= {"plain": plain_name, "marked": as_html, "base64": _base64}
_PAGE = TEMPLATES.get_template("page.html")
_DEAL = TEMPLATES.get_template("deal.html")
