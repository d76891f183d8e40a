"""What people who are seated, away, watching or missing can read and do at a table."""

import random
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.discord_io.surface import Surface
from bot.language import Texts
from bot.panels.rules.editor import time_form
from bot.panels.table.aloud import hand_aloud
from bot.panels.table.answers import DECIDE_THEN
from bot.panels.table.hand import hand
from bot.panels.table.lobby import closed_lobby, lobby
from bot.panels.table.panel import panel
from bot.panels.table.private import more, watching
from bot.panels.table.session import gain, session_end
from bot.panels.table.summary import closed_summary, summary
from bot.panels.table.text import table_alt
from game.computer import LEVELS
from game.games.catalogue import CATALOGUE
from game.table.spectators import REACTIONS, Reaction, Watcher
from game.table.table import Table
from game.table.view import SeatView, TableView, table_view
from tests.bot.panels.reading import buttons, complaints, components, words
from tests.bot.panels.seated import dealt, moments, table_view_of
from tests.bot.panels.support import all_press_next, answer_any, open_table
from tests.game.games.shown import EN, in_both_languages

LUPFEN = CATALOGUE.find("lupfen-liechtenstein")
SEND_AWAY, LEVEL, STRANGER = "1:send-away:", "1:level:", 99
WORDS = {"beginner": "Beginner", "club": "Club", "strong": "Strong"}
PERSONAS = {"even": "steady", "bold": "bold", "careful": "careful"}


def with_seats(view: TableView, chosen: Sequence[SeatView | None], **changes: Any) -> TableView:
    seats = tuple(replace(seat, **changes) if seat in chosen else seat for seat in view.seats)
    return replace(view, seats=seats, playing=seats)


def running(viewer: int | None = None) -> TableView:
    """Return a first deal of four in which Ben is asked."""
    return table_view_of(dealt(LUPFEN, 4, random.Random(3)), viewer)


def between(**changes: Any) -> TableView:
    """Return the view at the end of a deal of Anna, Ben, Cleo and Dora."""
    rng = random.Random(5)
    *_, driver = moments(dealt(LUPFEN, 4, rng), rng)
    return replace(table_view_of(driver, None), **changes)


# absent


def test_the_panel_says_who_is_away_what_computers_do_and_how_to_return() -> None:
    view = running()
    away = panel(with_seats(view, [view.asked], away=True), EN)
    assert view.asked is not None
    told = f"{view.asked.name} is away: a computer only plays out the cards and stakes nothing."
    assert [part in words(away) for part in (told, "**I’m back**", "A computer answers")] == [True] * 3
    assert "I’m back" in buttons(away)
    assert "A computer answers" not in words(panel(view, EN))


@pytest.mark.parametrize("read", ["by eye", "aloud"])
def test_the_panel_says_who_took_an_answer_back_and_what_follows_the_deal(read: str) -> None:
    view, taken = replace(running(1), stopping=True, watching=2), (1, 1)
    view = replace(view, deal=replace(view.deal, taken_back=taken)) if view.deal else view
    told = words(panel(view, EN) if read == "by eye" else hand_aloud(view, EN.read_aloud))
    assert all(part in told for part in ("Taken back: Ben twice", "2 people are watching", "ends after this deal"))


def test_sitting_out_looks_different_from_being_played_for_by_a_computer() -> None:
    view = running()
    gone = replace(view.seats[0], id=9, number=None, name="Zoe", away=True, out=True)
    shown = words(panel(replace(view, seats=(*view.seats, gone)), EN))
    assert "Zoe is away and gets cards again only after pressing **I’m back**." in shown
    assert "stakes nothing" not in shown


def test_an_absent_players_hand_says_who_plays_and_how_to_return() -> None:
    view = next(each for each in map(running, (1, 2)) if each.me != each.asked)
    surface = hand(with_seats(view, [view.me], away=True), EN)
    assert "You are away" in words(surface)
    assert "stakes nothing" in words(surface)
    assert "asked" not in words(surface)
    assert "I’m back" in buttons(surface)


def test_only_players_without_a_substitute_preselect_cards_and_only_legal_ones() -> None:
    driver = dealt(CATALOGUE.find("mate"), 2, random.Random(1))
    for answer in ("skip", "skip"):
        driver.answer(answer)
    driver.answer(min(driver.question.answers, key=str) if driver.question else "")
    driver.answer(min(driver.question.answers, key=str) if driver.question else "")
    view = table_view_of(driver, 2 - driver.seat)
    assert view.deal is not None
    first, *others = (card.code for card in view.deal.hand(1 - driver.seat).cards or ())
    for here, left in ((view, {first, *others}), (replace(view, ruled_out=tuple(others)), {first})):
        choices = {each["value"] for each in (menu(hand(here, EN), "1:wish:") or {})["options"]}
        assert choices == {DECIDE_THEN, *left}
    assert menu(hand(with_seats(view, [view.me], away=True), EN), "1:wish:") is None


def test_a_player_sitting_out_is_told_how_to_be_dealt_in() -> None:
    view = running(1)
    assert view.deal is not None
    absent = with_seats(view, [view.me], away=True, out=True)
    for seen in (replace(absent, phase="pause"), replace(absent, deal=replace(view.deal, seat=None))):
        surface = hand(seen, EN)
        assert words(surface).startswith("You are away and get no cards.")
        assert "I’m back" in buttons(surface)


async def test_a_player_who_has_left_is_not_offered_table_actions() -> None:
    table = await open_table(LUPFEN.id, 4)
    await table.seating.leave(4)
    await table.start(1)
    view = table_view(table, 4)
    assert [*buttons(hand(view, EN))] == ["Join"]
    assert {*buttons(more(view, EN), enabled=True)} <= {"Join", "Watch", "Rules", "Score sheet"}
    for user in (5, 6):
        await table.seating.join(user, f"Guest {user}")
    full = hand(table_view(table, 4), EN)
    assert (words(full), buttons(full)) == ("You are not at this table.", {})


@pytest.mark.parametrize(
    ("away", "told"),
    [
        ((1, 2), "Paused: only Anna and Dora are here; one more is needed. Ben and Cleo are away."),
        ((1, 2, 3), "Paused: only Anna is here; 2 more are needed. Ben, Cleo and Dora are away."),
    ],
)
def test_a_waiting_table_says_who_is_missing_and_until_when(away: tuple[int, ...], told: str) -> None:
    view = between(phase="waiting", deadline=1_800_000_060.0)
    view = with_seats(view, [view.seats[each] for each in away], away=True, out=True)
    until = "If nobody joins, the session ends <t:1800000060:R>."
    assert f"{told} {until}" in words(summary(view, EN)).splitlines()


# between deals, and at the end


def test_a_countdown_to_the_next_deal_is_shown() -> None:
    view = between(deadline=1_800_000_008.0)
    told = "Anna deals <t:1800000008:R> at the latest, or as soon as everyone has pressed **Next deal**."
    assert told in words(summary(with_seats(view, view.seats[:1], dealer=True), EN)).splitlines()


@pytest.mark.parametrize(("computers", "turn_seconds", "offered"), [(3, 60, True), (2, 60, False), (2, 0, True)])
def test_a_deal_can_be_ended_immediately_if_harmless_or_possibly_endless(
    computers: int, turn_seconds: int, offered: bool
) -> None:
    driver = dealt(LUPFEN, 4, random.Random(5))
    view = replace(table_view_of(driver, 1, computers=computers), turn_seconds=turn_seconds)
    assert "End now" not in buttons(more(view, EN))
    menu = more(replace(view, stopping=True), EN)
    assert ("End now" in buttons(menu)) == ("at once" in words(menu)) == offered
    assert "Go on after all" in buttons(menu)


def test_the_stop_confirmation_says_what_happens_to_the_pot() -> None:
    told = "Anything left at the end of the session is shared among everybody in the last deal."
    assert told in words(more(between(pot=7), EN))
    assert "is shared among" not in words(more(between(pot=0), EN))


def test_the_end_message_says_who_does_and_does_not_share_the_pot() -> None:
    sharing = ("Ben", "Cleo", "Dora")
    over = between(phase="over", ending="stopped", stopped_by="Anna", leftover=12, sharing=sharing)
    shared = "12 chips were left in the pot and shared among everybody in the last deal: Ben, Cleo and Dora."
    none = "Anna ended the session right after paying a bête and so gets no share."
    assert f"{shared}\n-# {none}" in words(session_end(over, [], EN))
    assert none not in words(session_end(replace(over, sharing=("Anna", *sharing)), [], EN))


@pytest.mark.parametrize("game", [LUPFEN.id, "schafkopf"])
async def test_the_final_ranking_lists_exactly_those_who_were_dealt_in(game: str) -> None:
    table, rng = await open_table(game, 3), random.Random(3)
    await table.start(1)
    while table.state.phase == "playing":
        await answer_any(table, rng)
    await table.seating.leave(3)
    await table.seating.join(6, "Fritz")
    await table.seating.leave(6)
    await table.seating.join(4, "Dora")
    await all_press_next(table)
    await table.seating.leave(1)
    await table.seating.join(5, "Emil")
    await table.stop(2, manages=True)
    while not table.over:
        await answer_any(table, rng)
    view = table_view(table, None)
    ranked = re.findall(r"^\d\\\. \*\*(\w+)\*\*", words(session_end(view, [], EN)), re.MULTILINE)
    assert sorted(ranked) == ["Anna", "Ben", "Cleo", "Dora"]
    gains = [gain(view, next(seat for seat in (*view.seats, *view.former) if seat.name == name)) for name in ranked]
    assert gains == sorted(gains, reverse=True)
    sat = {seat.name: seat for seat in (*table.state.seats, *table.state.former)}
    assert gains == [sat[name].tallies.get("score", sat[name].chips) for name in ranked]


# room, watchers, calls


async def lobby_of(seats: int, *, computers: int = 0, viewer: int | None = None, **changes: Any) -> TableView:
    return replace(table_view(await open_table(LUPFEN.id, seats, computers=computers), viewer), **changes)


async def test_the_person_who_ends_a_session_in_the_lobby_is_named() -> None:
    table = await open_table(LUPFEN.id, 3)
    await table.stop(1)
    assert "Anna ended the session." in words(closed_lobby(table_view(table, None), EN))
    other = await open_table(LUPFEN.id, 3)
    await other.stop(STRANGER, manages=True)
    assert EN("ending-stopped") in words(closed_lobby(table_view(other, None), EN))


async def test_a_deal_aborted_by_a_person_is_not_reported_as_a_bot_error() -> None:
    view = table_view(await open_table(LUPFEN.id, 3), None)
    for ending, broke in (("", True), ("trouble", True), ("stopped", False), ("channel-gone", False)):
        told = words(closed_summary(replace(view, phase="over", ending=ending), EN))
        assert (("I could not play it" in told), ("was stopped" in told)) == (broke, not broke)


@pytest.mark.parametrize(
    ("seats", "computers", "told"),
    [
        (3, 0, "2 seats free"),
        (4, 1, "One seat free"),
        (5, 1, "If you join, a computer makes room."),
        (5, 0, "No seat free"),
    ],
)
async def test_the_lobby_shows_how_many_seats_are_free(seats: int, computers: int, told: str) -> None:
    shown = lobby(await lobby_of(seats, computers=computers), EN)
    assert told in words(shown)
    assert ("Join" in buttons(shown)) == (told != "No seat free")
    assert ("− Computer" in buttons(shown)) == bool(computers)


@pytest.mark.parametrize(("people", "told"), [(1, "1 person is watching"), (3, "3 people are watching")])
async def test_watchers_are_counted_in_the_lobby_panel_and_result(people: int, told: str) -> None:
    waiting, view = await lobby_of(3, watching=people), replace(running(), watching=people)
    for surface in (lobby(waiting, EN), panel(view, EN), summary(replace(view, phase="pause"), EN)):
        assert told in words(surface)
    assert all("👁" not in words(draw(replace(view, watching=0), EN)) for draw in (panel, summary))
    assert "Watch" in buttons(panel(view, EN))


def test_reactions_appear_on_the_panel_in_the_games_own_phrases() -> None:
    heard = (Reaction(2, "B*e*n", "in", 0), Reaction(3, "Cleo", "oha", 0))
    shown = words(panel(replace(running(), recent_reactions=heard), EN))
    assert [part in shown for part in ("💬 **B\\*e\\*n**", "I bi dabei!", "💬 **Cleo**", "Oha!")] == [True] * 4


@in_both_languages
def test_every_games_phrases_differ_and_fit_on_a_button(texts: Texts) -> None:
    for ruleset in CATALOGUE:
        phrases = {texts.of_game(ruleset.id, ruleset.family)(f"reaction-{each}") for each in REACTIONS}
        assert len(phrases) == len(REACTIONS)
        assert max(map(len, phrases)) <= 30


async def test_only_players_and_watchers_are_offered_reactions() -> None:
    view, stranger = await lobby_of(3, viewer=2), await lobby_of(3, viewer=STRANGER)
    watcher = replace(stranger, watcher=Watcher(STRANGER, "Zoe"))
    offered = ["Oha!" in buttons(more(each, EN)) for each in (view, watcher, stranger, replace(view, reactions=False))]
    assert offered == [True, True, False, False]


async def test_the_lobby_menu_repeats_nothing_already_in_the_lobby() -> None:
    view = await lobby_of(3, computers=1, viewer=1)
    assert buttons(lobby(view, EN)).keys().isdisjoint(buttons(more(view, EN)))
    assert "Last trick" not in buttons(more(view, EN), enabled=False)


@pytest.mark.parametrize(
    ("seats", "waits", "offered"),
    [(4, False, "Join"), (5, False, "Tell me when a seat is free"), (5, True, "Stop waiting for a seat")],
)
async def test_a_watcher_is_offered_a_seat_or_a_notification_of_one(seats: int, waits: bool, offered: str) -> None:
    shown = watching(await lobby_of(seats, viewer=STRANGER, watcher=Watcher(STRANGER, "Zoe", waits)), EN)
    assert [*buttons(shown)][:2] == [offered, "Stop watching"]
    assert list(complaints(shown)) == []


@pytest.mark.parametrize("pace", ["calm", "quick"])
async def test_the_lobby_and_its_form_show_the_pace(pace: str) -> None:
    view = await lobby_of(3, pace=pace)
    assert f"Pace: {pace}" in words(lobby(view, EN))
    assert f"'value': '{pace}', 'default': True" in str(time_form(view, EN).to_dict())


# computers


def menu(surface: Surface, name: str = LEVEL) -> dict[str, Any] | None:
    """Return a menu on a surface, by default the one for levels."""
    return next((each for each in components(surface) if each.get("custom_id", "").startswith(name)), None)


def labels(found: dict[str, Any] | None) -> list[str]:
    return [option["label"] for option in found["options"]] if found else []


def chosen(found: dict[str, Any] | None) -> list[str]:
    return [option["value"] for option in found["options"] if option.get("default")] if found else []


def computers(table: Table) -> list[str]:
    return [seat.name for seat in table.state.seats if seat.user is None]


@pytest.mark.parametrize("level", LEVELS)
async def test_lobby_panel_and_picture_spell_out_how_each_computer_plays(level: str) -> None:
    table = await open_table(LUPFEN.id, 4, computers=3)
    await table.hosting.set_level(1, level)
    before = words(lobby(table_view(table, None), EN))
    await table.start(1)
    view = table_view(table, None)
    assert view.deal is not None
    for seat in table.state.seats[1:]:
        way = f"{WORDS[level]}, {PERSONAS[seat.persona]}" if level != "beginner" else WORDS[level]
        assert f"**{seat.name}** 🤖 · {way}" in before
        assert f"**{seat.name}** 🤖 · {way}" in words(panel(view, EN))
        assert f"{seat.name}: {way}" in table_alt(view, view.deal, EN)


async def test_the_host_may_set_the_level_of_all_computers_or_one() -> None:
    table = await open_table(LUPFEN.id, 4, computers=2)
    first, second = computers(table)
    found = menu(lobby(table_view(table, None), EN))
    every = [f"All computers: {word}" for word in WORDS.values()]
    assert labels(found) == [*every, *(f"{name}: {word}" for name in (first, second) for word in ("Club", "Strong"))]
    assert chosen(found) == ["beginner"]
    await table.hosting.set_level(1, "strong", table.state.seats[1].id)
    mixed = menu(lobby(table_view(table, None), EN))
    assert chosen(mixed) == []
    assert f"{first}: Strong" not in labels(mixed)


async def test_a_single_computers_level_is_set_directly_and_later_in_the_hosts_menu() -> None:
    table = await open_table(LUPFEN.id, 3, computers=1)
    assert labels(menu(lobby(table_view(table, None), EN))) == [
        f"{computers(table)[0]}: {each}" for each in WORDS.values()
    ]
    assert menu(lobby(await lobby_of(3), EN)) is None
    assert menu(more(table_view(table, 1), EN)) is None
    await table.start(1)
    assert [menu(more(table_view(table, viewer), EN)) is not None for viewer in (1, 2)] == [True, False]


async def test_a_full_table_of_computers_fits_in_one_menu() -> None:
    surface = lobby(table_view(await open_table("dreiblatt-1859", 10, computers=9), None), EN)
    assert [*complaints(surface)] == []
    assert len(labels(menu(surface))) == 3 + 9 * 2


async def test_a_computers_face_appears_beside_its_name_when_discord_has_the_emoji() -> None:
    table = await open_table(LUPFEN.id, 3, computers=1)
    (name,) = computers(table)
    emoji = f"<:face_{name.lower()}:12345678901234567>"
    surface = lobby(table_view(table, None), EN.with_emojis({f"face-{name.lower()}": emoji}))
    assert f"**{name}** {emoji} · Beginner" in words(surface)
    found = menu(surface)
    assert found is not None
    assert {option["emoji"]["name"] for option in found["options"]} == {f"face_{name.lower()}"}
