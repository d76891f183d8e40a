"""The parts of a table that are drawn, and those left to text."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from bot.discord_io.message import State
from bot.discord_io.payloads import Attached
from bot.discord_io.surface import GALLERY, KEPT, every
from bot.display.renderer import Renderer, Role
from bot.language import Language
from bot.pictures.desk import PictureDesk
from bot.pictures.scene import Picture
from bot.pictures.strip import strip_picture
from bot.pictures.table import table_picture
from bot.preferences import Preferences
from game.games.catalogue import CATALOGUE
from game.table.table import Table
from tests.bot.display.stage import Nothing, NothingPlayed, same_cards
from tests.bot.panels.reading import words
from tests.bot.panels.support import all_press_next, answer_any, open_table


@pytest.mark.parametrize("seats", [3, 8, 10])
async def test_a_table_of_every_size_is_drawn(seats: int) -> None:
    table = await open_table("dreiblatt-1859", seats)
    await table.start(1)
    desk = PictureDesk(workers=1)
    renderer = Renderer(Language(), desk, NothingPlayed(), CATALOGUE, Preferences(Nothing()))
    draft = renderer.current(table, State(1, Role.PANEL))
    surface, _ = renderer.at_once(draft)
    assert [each.kind for each in draft.drawings] == ["table"]
    assert "Anna" in words(surface)
    assert "Pot" in words(surface)
    desk.close()


class Busy(PictureDesk):
    """A desk with too many pictures waiting."""

    @property
    def is_behind(self) -> bool:
        return True


async def test_while_too_many_pictures_wait_a_table_is_shown_in_words_unless_it_is_drawn_already() -> None:
    table = await open_table("dreiblatt-1859", 3)
    await table.start(1)
    desk = Busy(workers=1)
    renderer = Renderer(Language(), desk, NothingPlayed(), CATALOGUE, Preferences(Nothing()))
    draft = renderer.current(table, State(1, Role.PANEL))
    surface = await renderer.finish_in_time(draft)
    assert (surface.files, desk.left_out) == ((), 1)
    assert "Anna" in words(surface)
    for each in draft.drawings:
        await desk.draw(each.function, *each.given)
    assert len((await renderer.finish_in_time(draft)).files) == 1
    assert desk.left_out == 1
    desk.close()


async def test_a_message_keeps_its_pictures_until_there_is_a_new_one_but_none_of_the_deal_before() -> None:
    with same_cards():
        table = await open_table("lupfen-liechtenstein", 3)
        await table.start(1)
        drawing, idle = PictureDesk(workers=1), PictureDesk(workers=1)
        given = NothingPlayed(), CATALOGUE, Preferences(Nothing())
        draft = Renderer(Language(), drawing, *given).hand(table, await asked(table, 2), "de")
        shown = await Renderer(Language(), drawing, *given).finish_in_time(draft)
        attached = [Attached(name, number) for number, (name, _) in enumerate(shown.files)]
        assert len(attached) == 2, "the hand below a strip"

        renderer = Renderer(Language(), idle, *given)
        former = [Attached(each.name.replace(".", "0."), each.id) for each in attached]
        kept, complete = renderer.at_once(draft, former)
        assert (complete, kept.files) == (False, tuple((each.name, KEPT) for each in former))

        while table.state.phase == "playing":
            await answer_any(table, random.Random(1))
        for user in (1, 2, 3):
            await table.next_deal(user)
        new, complete = renderer.at_once(renderer.hand(table, await asked(table, 2), "de"), attached)
        assert (table.state.deal, complete, new.files) == (2, False, ())
        drawing.close()
        idle.close()


async def test_what_a_message_shows_already_is_known_without_being_drawn() -> None:
    table = await open_table("lupfen-liechtenstein", 3)
    await table.start(1)
    user, desks = await asked(table, 2), (PictureDesk(workers=1), PictureDesk(workers=1))
    first, other = (Renderer(Language(), desk, NothingPlayed(), CATALOGUE, Preferences(Nothing())) for desk in desks)
    shown = await first.finish(first.hand(table, user, "de"))
    attached = [Attached(name, number) for number, (name, _) in enumerate(shown.files)]
    draft = other.hand(table, user, "de")
    for surface in (await other.finish(draft, attached), other.at_once(draft, attached)[0]):
        assert surface.files == tuple((each.name, KEPT) for each in attached)
        assert surface.look == shown.look
    assert [desk.kept.made for desk in desks] == [2, 0]
    for desk in desks:
        desk.close()


async def asked(table: Table, user: int) -> int:
    """Answer for the others until a person is asked; return them."""
    while table.asked_seat is None or table.asked_seat.user != user:
        await answer_any(table, random.Random(1))
    return user


@pytest.mark.parametrize(
    ("ruleset", "picture"), [("lupfen-liechtenstein", strip_picture), ("east-west", table_picture)]
)
async def test_the_result_of_a_deal_has_a_low_picture_unless_it_shows_a_board(
    ruleset: str, picture: Callable[..., Picture]
) -> None:
    table = await open_table(
        ruleset, 2 if ruleset == "east-west" else 3, {"deals": 2} if ruleset == "east-west" else {}
    )
    await table.start(1)
    while table.state.phase == "playing":
        await answer_any(table, random.Random(1))
    desk = PictureDesk(workers=1)
    renderer = Renderer(Language(), desk, NothingPlayed(), CATALOGUE, Preferences(Nothing()))
    draft = renderer.current(table, State(1, Role.SUMMARY))
    assert [each.function for each in draft.drawings] == [picture]
    desk.close()


async def ended(ruleset: str, seats: int, deals: int, language: str = "de") -> tuple[Table, Renderer, PictureDesk]:
    """Play a number of deals of a game at a table; the last one ends the session."""
    table = await open_table(ruleset, seats, {"deals": deals}, language=language)
    await table.start(1)
    while not table.over:
        if table.state.phase == "playing":
            await answer_any(table, random.Random(1))
        else:
            for user in range(1, seats + 1):
                await table.next_deal(user)
    desk = PictureDesk(workers=1)
    return table, Renderer(Language(), desk, NothingPlayed(), CATALOGUE, Preferences(Nothing())), desk


@pytest.mark.parametrize(("locale", "lying", "number"), [("en", "Trick 10", "no."), ("de", "10. Stich", "Nr.")])
async def test_the_end_of_a_session_shows_its_last_deal_with_its_last_trick(
    locale: str, lying: str, number: str
) -> None:
    table, renderer, desk = await ended("schafkopf", 3, 3, locale)
    surface = await renderer.finish_in_time(await renderer.end(table, State(1, Role.END)))
    (shown,) = [each["items"][0]["description"] for each in every(surface.components) if each["type"] == GALLERY]
    assert surface.files[0][0].startswith("table-3-")
    assert lying in shown
    assert lying in words(surface)
    assert f"{number} 3" in words(surface)
    desk.close()


@pytest.mark.parametrize("deals", [1, 2])
async def test_a_session_on_a_board_ends_with_the_board(deals: int) -> None:
    table, renderer, desk = await ended("east-west", 2, deals)
    draft = await renderer.end(table, State(1, Role.END))
    assert [each.function for each in draft.drawings] == [table_picture]
    assert "Oben" in words(await renderer.finish_in_time(draft))
    desk.close()


async def test_a_hand_and_the_table_above_it_are_in_the_language_of_its_reader() -> None:
    table = await open_table("lupfen-liechtenstein", 3)
    await table.start(1)
    user, preferences = await asked(table, 2), Preferences(Nothing())
    desk = PictureDesk(workers=1)
    renderer = Renderer(Language(), desk, NothingPlayed(), CATALOGUE, preferences)
    german = renderer.hand(table, user, "de")
    assert renderer.current(table, State(1, Role.PANEL), in_hands=True).drawings[0].given == german.drawings[0].given
    assert "Deine Karten" in words(renderer.at_once(german)[0])
    await preferences.change("person", user, "language", "en")
    english = renderer.hand(table, user, "de")
    assert "Your cards" in words(renderer.at_once(english)[0])
    styles = [draft.drawings[0].given[1] for draft in (german, english)]
    assert [style.letters.digits.group for style in styles] == [".", ","]
    desk.close()


@pytest.mark.parametrize(
    ("locale", "result", "before", "takes"),
    [
        ("en", "How the deal ended", "How deal 1 ended", "takes it."),
        ("de", "So ging das Spiel aus", "So ging Spiel 1 aus", "Er geht an"),
    ],
)
async def test_until_their_first_turn_readers_of_a_text_table_hear_how_the_deal_before_ended(
    locale: str, result: str, before: str, takes: str
) -> None:
    table, preferences = await open_table("fuenfzehnern", 3), Preferences(Nothing())
    await preferences.change("person", 2, "text_table", value=True)
    renderer = Renderer(Language(), None, NothingPlayed(), CATALOGUE, preferences)

    def heard() -> str:
        return words(renderer.at_once(renderer.hand(table, 2, locale))[0])

    await table.start(1)
    while table.state.phase == "playing":
        assert before not in heard()
        await answer_any(table, random.Random(1))
    ending = heard().partition(f"### {result}\n")[2].splitlines()[0]
    await all_press_next(table)
    await asked(table, 2)
    told = heard().partition(f"### {before}\n")[2].partition("###")[0]
    assert ending in told.splitlines()
    assert takes in told
    await answer_any(table, random.Random(1))
    assert before not in heard()
