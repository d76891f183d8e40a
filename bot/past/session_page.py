"""A session to keep: as a page that needs nothing but itself, its pictures inside, and its payments as CSV.

Both hold what the person who asks may know: everything once the session has ended, until then what they could see.
"""

from __future__ import annotations

import csv
import io
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from html import escape
from itertools import groupby

from bot.language import Texts
from bot.panels.kit.names import plain_name
from bot.panels.kit.words import ruleset_name, signed
from bot.panels.past.history import pieces, step_sentences
from bot.panels.table.results import net_results
from bot.panels.table.text import table_alt
from bot.past.replay import PastDeal, PastSession, Replay, Step
from bot.past.verification import sealed_record
from bot.pictures.scene import Picture
from game.table.ports import Posting

STYLE = """
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.6rem } h2 { font-size: 1.15rem; margin: 2rem 0 .3rem; border-top: 1px solid; padding-top: .8rem }
table { border-collapse: collapse } td { padding: .1rem 1rem .1rem 0 }
td:last-child { text-align: right }
img { max-width: 100%; height: auto; border-radius: .5rem }
ol { padding-left: 1.8rem } code { overflow-wrap: anywhere } .note { opacity: .75; font-size: .9rem }
@media print { body { margin: 0; max-width: none } section { break-inside: avoid } }
"""
POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
CALCULATED = ("=", "+", "-", "@", "\t", "\r")


# the page


def page_head(session: PastSession, texts: Texts) -> str:
    """Begin the page: what was played when, and how it stands."""
    title = f"{ruleset_name(texts, session.ruleset)} · {_time(session.opened)}"
    results = sorted(session.results, key=lambda result: -result[1])
    lines = "".join(f"<tr><td>{_name(name)}</td><td>{signed(chips)}</td></tr>" for name, chips in results)
    state = texts("history-open-eyes" if session.closed is not None else "history-own-eyes")
    return (
        f'<!doctype html>\n<html lang="{texts.language}"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body>\n<h1>{escape(title)}</h1>\n"
        f'<table>{lines}</table>\n<p class="note">{escape(state)} {escape(texts("play-money"))}</p>\n'
    )


def page_deal(past: PastDeal, replay: Replay, texts: Texts, picture: Picture | None = None) -> str:
    """Tell one deal; `picture` is the table at its end."""
    step = replay.step(replay.last)
    told = [sentence for events in replay.learnt() for sentence in step_sentences(step, events, texts.plain)]
    nets = net_results(step.view.deal) if step.view.deal else []
    results = "".join(
        f"<tr><td>{_name(seat.name)}</td><td>{signed(net)}</td></tr>"
        for seat, net in zip(step.view.playing, nets, strict=True)
    )
    sentences = "".join(f"<li>{as_html(sentence)}</li>" for sentence in told)
    return (
        f"<section><h2>{_deal_title(past, texts)}</h2>\n<ol>{sentences}</ol>\n{_image(step, texts, picture)}"
        f"<table>{results}</table>\n{_seal(past, texts)}</section>\n"
    )


def _image(step: Step, texts: Texts, picture: Picture | None) -> str:
    """Put a picture of the table into the page itself."""
    if picture is None or step.view.deal is None:
        return ""
    alt = escape(table_alt(step.view, step.view.deal, texts))
    source = f"data:{picture.media_type};base64,{b64encode(picture.data).decode('ascii')}"
    return f'<p><img alt="{alt}" width="{picture.width}" height="{picture.height}" src="{source}"></p>\n'


def page_gap(past: PastDeal, why: str, texts: Texts) -> str:
    """Say why a deal is not told."""
    return f"<section><h2>{_deal_title(past, texts)}</h2><p>{as_html(why)}</p></section>\n"


def page_end() -> str:
    """End the page."""
    return "</body></html>\n"


def _deal_title(past: PastDeal, texts: Texts) -> str:
    title = texts("history-deal", number=past.row.number)
    return f"{escape(title)} · {_name(past.names[past.row.dealer])} {escape(texts('seat-dealer'))}"


def _seal(past: PastDeal, texts: Texts) -> str:
    """Show the opened seal, or nothing."""
    if not past.opened:
        return ""
    seal = sealed_record(past)["seal"]
    lines = [
        texts("verify-fingerprint", fingerprint=seal["fingerprint"]),
        texts("verify-secret", secret=seal["secret"]),
    ]
    cut = texts("verify-cut", word=seal["cut"]) if seal["cut"] else texts("verify-not-cut")
    return "".join(f'<p class="note"><code>{escape(line)}</code></p>' for line in (*lines, cut))


def as_html(line: str) -> str:
    """Turn a line of ours from Discord's markdown into HTML; whatever people wrote in it stays text."""
    parts: list[str] = []
    for bold, group in groupby(pieces(line), key=lambda piece: piece[1]):
        words = escape("".join(sign for sign, _ in group).replace("\u200b", ""))
        parts.append(f"<strong>{words}</strong>" if bold else words)
    return "".join(parts)


def _name(name: str) -> str:
    return escape(plain_name(name))


def _time(seconds: int) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M} UTC"


# the payments


class PaymentsTable:
    """Every payment of a session as CSV: those of its finished deals, then what was shared at its end."""

    def __init__(self) -> None:
        self._text = io.StringIO(newline="")
        self._writer = csv.writer(self._text)
        self._writer.writerow(("deal", "from", "to", "chips", "reason"))
        self._names: dict[str, str] = {}

    @property
    def text(self) -> str:
        """What has been written so far."""
        return self._text.getvalue()

    @property
    def size(self) -> int:
        """How many characters that is."""
        return self._text.tell()

    def add_deal(self, past: PastDeal) -> None:
        """Write the payments of a deal; one that is void or still running has none."""
        self._names |= dict(zip(past.row.accounts, past.names, strict=True)) | {"computers": "computers"}
        self._writer.writerows(_payments(past))

    def add_outside(self, postings: Iterable[Posting]) -> None:
        """Write what moved outside of deals."""
        for posting in postings:
            sides = (_account(posting.source, self._names), _account(posting.target, self._names))
            self._writer.writerow(("", *sides, posting.amount, posting.reason))


def _payments(past: PastDeal) -> Iterator[tuple[object, ...]]:
    names = {f"seat:{seat}": name for seat, name in enumerate(past.names)}
    payments: Sequence[Mapping[str, object]] = past.record["payments"] if past.record else ()
    for paid in payments:
        sides = (_account(str(paid["from"]), names), _account(str(paid["to"]), names))
        yield past.row.number, *sides, paid["amount"], paid["reason"]


def _account(account: str, names: Mapping[str, str]) -> str:
    """Name an account; an apostrophe keeps a spreadsheet from calculating a name."""
    kind = account.partition(":")[0]
    name = names.get(account, kind)
    return f"'{name}" if name.startswith(CALCULATED) else name
