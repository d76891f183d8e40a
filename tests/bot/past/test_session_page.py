"""A session's page and CSV contain only what the person may know, and people's input stays plain text."""

import csv
import io
import threading
from base64 import b64encode
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from html.parser import HTMLParser
from typing import Any

import pytest

from bot.language import Texts
from bot.panels.past import session_page as page_module
from bot.panels.past.session_page import Viewing, as_html, deal_gap, deal_section, session_page, whole_page
from bot.past import replay
from bot.past.payments import payments_csv
from bot.past.replay import Replay, Step
from bot.pictures.scene import Picture
from game.core.bank import account_name
from game.core.driver import Driver
from game.core.errors import Refused
from game.core.parts import Declared
from game.games.catalogue import CATALOGUE
from game.reports.past import CourseLine, PastDeal, PastSession
from game.table.ports import Posting
from game.table.seat import SeatResult
from tests.bot.pasts import SPECTATOR, a_past, a_session, known, named, pasts, renamed, viewers
from tests.game.games.shown import EN, in_both_languages

ALLOWED = {
    "html", "head", "meta", "title", "style", "body", "h1", "h2", "table", "tr", "td", "p", "section", "ol", "li",
    "strong", "code",
}  # fmt: skip
WICKED = '<script src="//x">&\\*_'


class Reader(HTMLParser):
    """Reads a page as a browser does."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.open: list[str] = []
        self.addresses: list[str] = []
        self.alts: list[str] = []
        self.policy = ""
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.addresses += [f"{name}={value}" for name, value in attrs if name in {"src", "href"}]
        self.alts += [value or "" for name, value in attrs if name == "alt"]
        self.policy += "".join(value or "" for name, value in attrs if name == "content")
        if tag not in {"meta", "img"}:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    assert reader.open == []
    return reader


def page_of(session: PastSession, past: PastDeal, viewer: int, texts: Texts) -> str:
    return whole_page(session, [deal_section(past, last_step(past, viewer), texts)], texts)


def last_step(past: PastDeal, viewer: int) -> Step:
    replay = Replay(past, viewer, CATALOGUE)
    return replay.step(replay.last)


@in_both_languages
def test_a_running_sessions_page_contains_only_cards_its_reader_has_seen(texts: Texts) -> None:
    for driver, past in pasts(opened=False):
        for viewer, seat in viewers(driver).items():
            page = page_of(a_session(closed=None), past, viewer, texts)
            assert named(driver, page, texts) <= known(driver, seat)
            assert past.fingerprint not in page


@in_both_languages
def test_once_seals_are_open_the_page_shows_every_hand_and_the_seal(texts: Texts) -> None:
    for driver, past in pasts(opened=True):
        page = page_of(a_session(), past, SPECTATOR, texts)
        dealt = set[str]().union(*(known(driver, seat) for seat in range(driver.deal.seats)))
        assert dealt <= named(driver, page, texts)
        assert past.fingerprint in page
        assert past.row.secret in page


def test_a_page_is_self_contained() -> None:
    page = read(page_of(a_session(), a_past(), 1, EN))
    assert page.addresses == []
    assert page.tags <= ALLOWED


def test_pictures_are_embedded_in_the_page_with_alt_text() -> None:
    for driver, past in pasts(opened=False, seeds=2):
        picture = Picture(b"<not a picture>", "image/webp", 640, 400)
        told = deal_section(past, last_step(past, SPECTATOR), EN, picture)
        page = read(whole_page(a_session(closed=None), [told], EN))
        assert page.addresses == [f"src=data:image/webp;base64,{b64encode(picture.data).decode()}"]
        assert (f"Pot {driver.deal.bank.pot}," in page.alts[0]) == driver.setup.ruleset.pot
        assert all(name in page.alts[0] for name in past.names)
        assert named(driver, page.alts[0], EN) <= known(driver, None)
        assert "img-src data:" in page.policy


def test_a_hostile_name_stays_text_in_a_pictures_description() -> None:
    past = renamed(a_past(), WICKED)
    page = read(deal_section(past, last_step(past, 1), EN, Picture(b"", "image/webp", 1, 1)))
    assert page.tags <= ALLOWED | {"img"}
    assert WICKED in page.alts[0]


async def one_by_one(*pasts: PastDeal) -> AsyncIterator[PastDeal]:
    for past in pasts:
        yield past


async def rows(past: PastDeal, outside: Sequence[Posting] = ()) -> list[list[str]]:
    written = "".join([part async for part in payments_csv(one_by_one(past), outside)])
    return list(csv.reader(io.StringIO(written, newline="")))


def test_hostile_names_and_cuts_stay_text() -> None:
    past = renamed(a_past(), WICKED)
    past = replace(past, row=replace(past.row, cut=WICKED))
    page = read(page_of(a_session(results=[SeatResult(WICKED, 3)]), past, 1, EN))
    assert page.tags <= ALLOWED
    assert page.text.count(WICKED) > 3


def a_list() -> list[CourseLine]:
    """Return a list of two games of Skat: Anna wins one, and Ben loses one."""
    played = {
        ("Anna", 0): Declared("♣H", won=True, points=72, matadors=3),
        ("Ben", 1): Declared("G", won=False, points=-96),
    }
    scores = {"Anna": (122, 162), "Ben": (0, -146), "Cleo": (0, 40)}
    return [
        CourseLine(name, name, score, {"score": score}, (), [played.get((name, deal)) for deal in range(2)])
        for name, score in scores.items()
    ]


async def test_a_skat_sessions_page_and_spreadsheet_have_a_club_score_list() -> None:
    page = whole_page(a_session(), [], EN, a_list())
    rows = ["".join(f"<td>{each}</td>" for each in row) for row in (
        ("1 ♣H w/3", "+122", "·", "·"), ("2 G", "+162", "−146", "+40"), ("Game pts", "+72", "−96", "0"),
        ("✓", 1, 0, 0), ("✗", 0, 1, 0), ("others ✗", 1, 0, 1),
    )]  # fmt: skip
    assert [row for row in rows if f"<tr>{row}</tr>" not in page] == []
    assert "<tr><th>Total</th><th>+162</th><th>−146</th><th>+40</th></tr>" in page
    written = "".join([part async for part in payments_csv(one_by_one(a_past()), [], a_list())])
    assert ",,Anna,,,game points,72" in written
    assert ",,Cleo,,,games lost by others,1" in written
    assert "game points" not in "".join([part async for part in payments_csv(one_by_one(a_past()), [])])


async def test_a_deal_that_cannot_be_described_leaves_a_gap_with_the_reason() -> None:
    page = read(deal_gap(a_past(), "Deal 1 is **void**: <nobody> pays.", EN))
    assert "Deal 1 is void: <nobody> pays." in page.text
    void = replace(a_past(), void=True, record=None)
    page = read(await session_page(a_session(), one_by_one(void, a_past()), Viewing(1, CATALOGUE, EN), no_picture))
    assert EN("refused-deal-void", number=1) in page.text


def test_bold_text_stays_bold_and_escaped_characters_appear_literally() -> None:
    assert as_html("**A\\*b** plays <it> & @\u200ball") == "<strong>A*b</strong> plays &lt;it&gt; &amp; @all"


async def test_listed_payments_match_the_deal_with_names_for_seats() -> None:
    for driver, past in pasts(opened=False, seeds=1):
        names = {account_name(seat): name for seat, name in enumerate(past.names)} | {
            "pot": "pot",
            "reserve": "reserve",
        }
        head, *body = (row[:5] for row in await rows(past) if not row[5:] or row[5] in {"", "tally"})
        assert head == ["deal", "from", "to", "chips", "reason"]
        expected = [
            ["1", names[account_name(paid.source)], names[account_name(paid.target)], str(paid.amount), paid.reason]
            for paid in driver.deal.bank.payments
        ]
        assert body == expected


async def test_final_pot_shares_are_listed_last_without_a_deal_number() -> None:
    past = a_past(ruleset="lupfen-vorarlberg")
    shares = [Posting("pot:k3v9", "person:1", 4, "leftover"), Posting("pot:k3v9", "computers", 2, "leftover")]
    *_, first, second = await rows(past, shares)
    assert first == ["", "pot", "Anna", "4", "leftover"]
    assert second == ["", "pot", "computers", "2", "leftover"]


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@A1"])
async def test_a_spreadsheet_never_evaluates_names_as_formulas(name: str) -> None:
    past = a_past()
    cells = {cell for row in await rows(renamed(past, name)) for cell in row}
    assert f"'{name}" in cells
    assert name not in cells


async def no_picture(step: Step) -> None:
    return None


async def test_a_session_page_replays_each_deal_once_off_the_event_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    threads: list[threading.Thread] = []

    class Watched(Driver):
        def __init__(self, *given: Any) -> None:
            threads.append(threading.current_thread())
            super().__init__(*given)

    monkeypatch.setattr(replay, "Driver", Watched)
    told = [past for _, past in pasts(opened=True, seeds=1)]
    page = read(await session_page(a_session(), one_by_one(*told), Viewing(1, CATALOGUE, EN), no_picture))
    assert all(past.fingerprint in page.text for past in told)
    assert len(threads) == len(told)
    assert threading.main_thread() not in threads


async def test_an_oversized_page_is_refused_and_pictures_are_dropped_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[int] = []

    async def draw(step: Step) -> Picture:
        drawn.append(step.number)
        return Picture(b"x" * 1_000, "image/webp", 640, 400)

    monkeypatch.setattr(page_module, "WITH_PICTURES", 5_000)
    many = [a_past(seed=seed) for seed in range(6)]
    page = await session_page(a_session(), one_by_one(*many), Viewing(1, CATALOGUE, EN), draw)
    assert 0 < len(drawn) < 6
    monkeypatch.setattr(page_module, "LARGEST_PAGE", len(page) // 2)
    with pytest.raises(Refused, match="file-too-large"):
        await session_page(a_session(), one_by_one(*many), Viewing(1, CATALOGUE, EN), draw)
