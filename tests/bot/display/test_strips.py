"""The strip of the table above a player's cards: what is sent, what stays, and what it may show."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from bot.discord_io.surface import KEPT
from bot.display import renderer
from bot.display.renderer import Renderer
from bot.language import Language
from bot.panels.kit.draft import Draft, Drawing
from bot.pictures.desk import PictureDesk
from bot.pictures.strip import strip_picture
from bot.preferences import Preferences
from game.core.cards import Card
from game.core.questions import PickCard
from game.games.catalogue import CATALOGUE
from game.table.table import Table
from tests.bot.display.screens import Message
from tests.bot.display.stage import PEOPLE, Nothing, NothingPlayed, Stage, same_cards
from tests.bot.panels.reading import words
from tests.bot.panels.support import answer_any, open_table

RULESETS = [ruleset.id for ruleset in CATALOGUE if ruleset.hands]


def kinds(names: Sequence[str]) -> list[str]:
    """Return the kinds of pictures, by their file names."""
    return [name.partition("-")[0] for name in names]


def shown(message: Message) -> list[str]:
    """Return the pictures of a message."""
    return kinds([name for name, _ in message.surface.files])


async def dealt() -> Stage:
    """Deal to Anna, Ben and Clara, with pictures."""
    with same_cards():
        stage = await Stage(pictures=True).dealt()
    await stage.settle()
    return stage


def hand_of(stage: Stage, person: int) -> Message:
    (message,) = stage.screens.hands(person)
    return message


async def answer(stage: Stage, choice: str) -> None:
    """Let the player who is asked press an answer in their hand."""
    message = hand_of(stage, stage.asked)
    press, value = next(each for each in message.presses if each[0].verb == "answer" and each[0].choice == choice)
    await stage.use(stage.asked, message, press, value)


async def test_who_is_asked_sees_the_table_above_their_cards_and_the_others_their_cards_alone() -> None:
    stage = await dealt()
    pictures = {person: shown(hand_of(stage, person)) for person in PEOPLE}
    assert pictures.pop(stage.asked) == ["strip", "hand"]
    assert list(pictures.values()) == [["hand"]] * 2


async def test_a_press_that_changes_the_table_alone_uploads_no_cards_again() -> None:
    stage = await dealt()
    first, cards = stage.asked, {person: hand_of(stage, person).attached[-1] for person in PEOPLE}
    stage.screens.uploaded.clear()
    await answer(stage, "decline")
    await stage.settle()
    assert stage.asked != first
    assert "hand" not in kinds([name for names in stage.screens.uploaded for name in names])
    assert {person: hand_of(stage, person).attached[-1] for person in PEOPLE} == cards
    assert shown(hand_of(stage, stage.asked)) == ["strip", "hand"]


async def test_the_table_has_the_same_strip_as_the_hands_unless_somebody_watches() -> None:
    stage = await dealt()

    def marks() -> list[str]:
        messages = stage.screens.public()[-1], hand_of(stage, stage.asked)
        return [message.surface.files[0][0].rpartition("-")[2] for message in messages]

    await answer(stage, "decline")
    await stage.settle()
    assert marks()[0] == marks()[1]
    stage.table.spectators.watch(4, "Dora")
    await stage.settle()
    assert marks()[0] != marks()[1], "who has no hand sees the table as large as can be"


async def test_after_the_answer_the_strip_goes_and_its_place_tells_how_it_stands() -> None:
    stage = await dealt()
    first = stage.asked
    await stage.press(first, hand_of(stage, first), "answer")
    await stage.settle()
    while stage.asked == first:
        await stage.press(first, hand_of(stage, first), "answer")
        await stage.settle()
    assert shown(hand_of(stage, first)) == ["hand"]
    assert "You will be asked here when it is your turn." in words(hand_of(stage, first).surface)


@pytest.mark.parametrize("in_time", [True, False])
async def test_a_picture_that_is_not_drawn_in_time_stays_as_it_was_until_it_is(
    monkeypatch: pytest.MonkeyPatch, *, in_time: bool
) -> None:
    stage = await dealt()
    first = stage.asked
    before = hand_of(stage, first).attached[0]
    stage.screens.open = False
    if not in_time:
        monkeypatch.setattr(renderer, "MOMENT", 0)
    pressing = stage.press_soon(first, hand_of(stage, first), "answer")
    await stage.calm()
    stage.screens.call_named("update").answer()
    await stage.calm()
    assert stage.asked == first
    if in_time:
        assert hand_of(stage, first).attached[0] != before
    else:
        assert hand_of(stage, first).surface.files[0] == (before.name, KEPT)
        assert hand_of(stage, first).attached[0] == before
    await stage.settle()
    assert pressing.done()
    assert shown(hand_of(stage, first)) == ["strip", "hand"]
    assert hand_of(stage, first).attached[0] != before


def renderer_of(desk: PictureDesk) -> Renderer:
    return Renderer(Language(), desk, NothingPlayed(), CATALOGUE, Preferences(Nothing()))


def strip_of(draft: Draft) -> Drawing:
    return next(each for each in draft.drawings if each.function is strip_picture)


@pytest.mark.parametrize("ruleset", RULESETS)
async def test_a_strip_is_the_same_for_all_who_read_a_language_and_shows_nobodys_hand(ruleset: str) -> None:
    desk = PictureDesk(workers=1)
    table = await open_table(ruleset, CATALOGUE.find(ruleset).best_seats)
    renderer, rng = renderer_of(desk), random.Random(7)
    await table.start(1)
    while table.state.phase == "playing":
        seat = table.asked_seat
        assert seat is not None
        assert seat.user is not None
        strips = [strip_of(renderer.hand(table, seat.user, locale)) for locale in ("en-GB", "en-US", "de")]
        assert strips[0] == strips[1] != strips[2]
        hidden = {f"'{card.code}'" for card in _hidden(table)}
        assert not {code for code in hidden if code in repr([strip.given for strip in strips])}
        await answer_any(table, rng)
    desk.close()


def _hidden(table: Table) -> set[Card]:
    """List the cards hidden from the public: those in hands, and those face down anywhere."""
    assert table.driver is not None
    lying = [zone for zone in table.driver.deal.zones.values() if zone.audience is not None]
    return {card for zone in lying for card in zone.cards}


async def test_a_hand_of_which_every_card_can_be_played_looks_as_before_it_was_asked_for() -> None:
    desk = PictureDesk(workers=1)
    table = await open_table("skat", 3)
    renderer, rng, seen = renderer_of(desk), random.Random(3), 0
    await table.start(1)
    while table.state.phase == "playing" and seen < 3:
        seat = table.asked_seat
        assert seat is not None
        assert seat.user is not None
        question = table.driver.question if table.driver else None
        scene = renderer.hand(table, seat.user, "en").drawings[-1].given[0]
        if isinstance(question, PickCard) and len(question.cards) == len(scene):
            assert {card.playable for card in scene} == {None}
            seen += 1
        await answer_any(table, rng)
    assert seen == 3
    desk.close()
