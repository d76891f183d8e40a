"""The lists of past sessions and of their deals: they fit, have pages, and names do no harm in them."""

from __future__ import annotations

import pytest

from bot.discord_io.custom_id import Press, Verb
from bot.language import Language, Texts
from bot.panels.past.history import (
    DEALS_ON_PAGE,
    SESSIONS_ON_PAGE,
    DealList,
    Page,
    Purpose,
    history_deals,
    history_sessions,
)
from game.reports.past import SeatResult
from tests.bot.panels.reading import buttons, complaints, components, words
from tests.bot.pasts import TABLE, a_line, a_session

BOTH = [Language(strict=True).texts("en"), Language(strict=True).texts("de")]
ENGLISH = BOTH[0]
in_both_languages = pytest.mark.parametrize("texts", BOTH, ids=["en", "de"])
for_both_purposes = pytest.mark.parametrize("purpose", ["history", "verify"])
HEBREW = "\u202e\u05dc\u05d9\u05dc\u05d4"
WICKED = ["**@everyone**", "<@1>" * 8, "Z̴̧̛̛̹̣͔" * 6, HEBREW, "x" * 32, "`#_[](", "", "🃏" * 32, "ä", "b"]


def presses(surface_buttons: dict[str, str]) -> dict[str, Press | None]:
    return {label: Press.read(custom_id) for label, custom_id in surface_buttons.items()}


@in_both_languages
@for_both_purposes
def test_full_pages_with_wicked_names_fit_and_mention_nobody(purpose: Purpose, texts: Texts) -> None:
    results = [SeatResult(name, 10**12) for name in WICKED]
    sessions = [a_session(table=f"t{number}", results=results) for number in range(SESSIONS_ON_PAGE)]
    listed = history_sessions(Page(sessions, 3, more=True), purpose, texts)
    lines = [a_line(99_000 + number, names=[WICKED[number], "Ben"]) for number in range(DEALS_ON_PAGE)]
    deals = history_deals(a_session(results=results), DealList(Page(lines, 3, more=True)), purpose, texts)
    for surface in (listed, deals):
        assert [*complaints(surface)] == []
        shown = "\n".join(part["content"] for part in components(surface) if "content" in part)
        assert "@everyone" not in shown
        assert "<@1>" not in shown


@in_both_languages
@for_both_purposes
def test_a_server_without_a_past_says_so(purpose: Purpose, texts: Texts) -> None:
    surface = history_sessions(Page([], 0, more=False), purpose, texts)
    assert [*complaints(surface)] == []
    assert texts("history-empty") in words(surface)
    assert buttons(surface) == {}


def test_sessions_are_numbered_on_from_page_to_page_and_chosen_by_their_id() -> None:
    surface = history_sessions(Page([a_session(), a_session(table="other")], 1, more=False), "history", ENGLISH)
    (menu,) = (part for part in components(surface) if part["type"] == 3)
    assert [option["value"] for option in menu["options"]] == [TABLE, "other"]
    assert [option["label"][:2] for option in menu["options"]] == ["6.", "7."]
    assert "<t:1700000000:f>" in words(surface)


@for_both_purposes
def test_what_a_session_brought_stands_below_its_own_line(purpose: Purpose) -> None:
    sessions = [a_session(results=[SeatResult(name, 5)], table=name) for name in ("Anna", "Ben")]
    lines = words(history_sessions(Page(sessions, 0, more=False), purpose, ENGLISH)).splitlines()
    numbered = [place for place, line in enumerate(lines) if line.startswith(("1. <t:", "2. <t:"))]
    assert [lines[place + 1] for place in numbered] == ["-# Anna +5", "-# Ben +5"]


def test_pages_turn_both_ways_and_stop_at_the_ends() -> None:
    def turned(number: int, *, more: bool) -> set[str]:
        page = presses(buttons(history_sessions(Page([a_session()], number, more=more), "verify", ENGLISH)))
        return {press.choice for press in page.values() if press and press.verb == Verb.VERIFY}

    assert turned(0, more=True) == {"1"}
    assert turned(1, more=True) == {"0", "2"}
    assert turned(1, more=False) == {"0"}


def test_running_sessions_and_void_deals_are_marked() -> None:
    lines = [a_line(1), a_line(2, void=True), a_line(3, ended=None)]
    told = words(
        history_deals(a_session(closed=None), DealList(Page(lines, 0, more=False)), "history", ENGLISH)
    ).splitlines()
    one, two, three = (line for line in told if line.startswith(("**1.", "**2.", "**3.")))
    assert "void" not in one
    assert "running" not in one
    assert "void" in two
    assert "running" in three
    assert sum("still running" in line for line in told) >= 2


def test_files_are_offered_where_one_looks_back_and_not_where_one_checks() -> None:
    def verbs(purpose: Purpose) -> set[str]:
        pressed = presses(
            buttons(history_deals(a_session(), DealList(Page([a_line()], 0, more=False)), purpose, ENGLISH))
        )
        return {press.verb for press in pressed.values() if press}

    assert {"history-page", "history-csv"} <= verbs("history")
    assert verbs("verify") == {"verify"}
