"""The parts of a table that are drawn, those left to text, and the strip of the table above a player's cards."""

import random
from collections.abc import Callable, Iterator

import pytest

from bot.discord_io.message import State
from bot.discord_io.payloads import Attached
from bot.discord_io.surface import GALLERY, KEPT, every
from bot.display import renderer
from bot.display.renderer import Renderer, Role
from bot.language import Language
from bot.panels.kit.draft import Draft, Drawing
from bot.pictures.desk import PictureDesk
from bot.pictures.scene import Picture
from bot.pictures.strip import strip_picture
from bot.pictures.table import table_picture
from bot.preferences import Preferences
from game.core.cards import Card
from game.core.questions import PickCard
from game.games.catalogue import CATALOGUE
from game.table.table import Table
from tests.bot.display.screens import Message
from tests.bot.display.stage import Nothing, NothingPlayed, Stage, asked, same_cards
from tests.bot.panels.reading import words
from tests.bot.panels.support import all_press_next, answer_any, open_table


@pytest.fixture
def desk() -> Iterator[PictureDesk]:
    desk = PictureDesk(workers=1)
    yield desk
    desk.close()


def renderer_of(desk: PictureDesk | None, preferences: Preferences | None = None) -> Renderer:
    return Renderer(Language(), desk, NothingPlayed(), CATALOGUE, preferences or Preferences(Nothing()))


class Busy(PictureDesk):
    """A desk with too many pictures waiting."""

    @property
    def is_behind(self) -> bool:
        return True


async def test_a_table_falls_back_to_text_while_too_many_undrawn_pictures_wait() -> None:
    table = await open_table("dreiblatt-1859", 3)
    await table.start(1)
    desk = Busy(workers=1)
    renderer = renderer_of(desk)
    draft = renderer.current(table, State(1, Role.PANEL))
    surface = await renderer.finish_in_time(draft)
    assert (surface.files, desk.left_out) == ((), 1)
    assert "Anna" in words(surface)
    for each in draft.drawings:
        await desk.draw(each.function, *each.given)
    assert len((await renderer.finish_in_time(draft)).files) == 1
    assert desk.left_out == 1
    desk.close()


async def test_a_message_keeps_its_picture_until_replaced_but_not_across_deals(
    desk: PictureDesk,
) -> None:
    idle = PictureDesk(workers=1)
    with same_cards():
        table = await open_table("lupfen-liechtenstein", 3)
        await table.start(1)
        drawing, renderer = renderer_of(desk), renderer_of(idle)
        shown = await drawing.finish_in_time(drawing.hand(table, await until_asked(table, 2), "de"))
        attached = [Attached(name, number) for number, (name, _) in enumerate(shown.files)]
        assert len(attached) == 2, "the hand below a strip"

        draft = renderer.hand(table, 2, "de")
        for surface in (await renderer.finish(draft, attached=attached), renderer.at_once(draft, attached)[0]):
            assert surface.files == tuple((each.name, KEPT) for each in attached), "known without being drawn"
            assert surface.look == shown.look
        assert [each.cache.made for each in (desk, idle)] == [2, 0]

        former = [Attached(each.name.replace(".", "0."), each.id) for each in attached]
        kept, complete = renderer.at_once(draft, former)
        assert (complete, kept.files) == (False, tuple((each.name, KEPT) for each in former))

        await play_out(table)
        await all_press_next(table)
        new, complete = renderer.at_once(renderer.hand(table, await until_asked(table, 2), "de"), attached)
        assert (table.state.deal, complete, new.files) == (2, False, ())
    idle.close()


async def play_out(table: Table) -> None:
    """Play the deal to its end."""
    while table.state.phase == "playing":
        await answer_any(table, random.Random(1))


async def until_asked(table: Table, user: int) -> int:
    """Answer for the others until a person is asked; return them."""
    while asked(table) != user:
        await answer_any(table, random.Random(1))
    return user


@pytest.mark.parametrize(
    ("ruleset", "seats", "picture"), [("lupfen-liechtenstein", 3, strip_picture), ("east-west", 2, table_picture)]
)
async def test_a_deal_result_has_a_low_picture_unless_it_shows_a_board(
    desk: PictureDesk, ruleset: str, seats: int, picture: Callable[..., Picture]
) -> None:
    table = await open_table(ruleset, seats, {"deals": 2} if seats == 2 else {})
    await table.start(1)
    await play_out(table)
    renderer = renderer_of(desk)
    draft = renderer.current(table, State(1, Role.SUMMARY))
    assert [each.function for each in draft.drawings] == [picture]


async def ended(ruleset: str, seats: int, deals: int, language: str = "de") -> Table:
    """Play a number of deals of a game at a table; the last one ends the session."""
    table = await open_table(ruleset, seats, {"deals": deals}, language=language)
    await table.start(1)
    await play_out(table)
    while not table.over:
        await all_press_next(table)
        await play_out(table)
    return table


@pytest.mark.parametrize(("locale", "lying", "number"), [("en", "Trick 10", "no."), ("de", "Stich 10", "Nr.")])
async def test_the_end_of_a_session_shows_its_last_deal_with_its_last_trick(
    desk: PictureDesk, locale: str, lying: str, number: str
) -> None:
    table, renderer = await ended("schafkopf", 3, 3, locale), renderer_of(desk)
    surface = await renderer.finish_in_time(await renderer.end(table, State(1, Role.END)))
    (shown,) = [each["items"][0]["description"] for each in every(surface.components) if each["type"] == GALLERY]
    assert surface.files[0][0].startswith("table-3-")
    assert lying in shown
    assert lying in words(surface)
    assert f"{number} 3" in words(surface)


@pytest.mark.parametrize("deals", [1, 2])
async def test_a_session_on_a_board_ends_with_the_board(desk: PictureDesk, deals: int) -> None:
    table, renderer = await ended("east-west", 2, deals), renderer_of(desk)
    draft = await renderer.end(table, State(1, Role.END))
    assert [each.function for each in draft.drawings] == [table_picture]
    assert "Oben" in words(await renderer.finish_in_time(draft))


async def test_a_hand_and_the_table_above_it_are_in_the_language_of_its_reader(desk: PictureDesk) -> None:
    table = await open_table("lupfen-liechtenstein", 3)
    await table.start(1)
    user, preferences = await until_asked(table, 2), Preferences(Nothing())
    renderer = renderer_of(desk, preferences)
    german = renderer.hand(table, user, "de")
    assert renderer.current(table, State(1, Role.PANEL), in_hands=True).drawings[0].given == german.drawings[0].given
    assert "Deine Karten" in words(renderer.at_once(german)[0])
    await preferences.change("person", user, "language", "en")
    english = renderer.hand(table, user, "de")
    assert "Your cards" in words(renderer.at_once(english)[0])
    styles = [draft.drawings[0].given[1] for draft in (german, english)]
    assert [style.letters.digits.group for style in styles] == [".", ","]


@pytest.mark.parametrize(
    ("locale", "result", "before", "takes"),
    [
        ("en", "How the deal ended", "How deal 1 ended", "takes it."),
        ("de", "So ging das Spiel aus", "So ging Spiel 1 aus", "Er geht an"),
    ],
)
async def test_text_table_readers_hear_the_previous_result_until_their_first_turn(
    locale: str, result: str, before: str, takes: str
) -> None:
    table, preferences = await open_table("fuenfzehnern", 3), Preferences(Nothing())
    await preferences.change("person", 2, "text_table", value=True)
    renderer = renderer_of(None, preferences)

    def heard() -> str:
        return words(renderer.at_once(renderer.hand(table, 2, locale))[0])

    await table.start(1)
    while table.state.phase == "playing":
        assert before not in heard()
        await answer_any(table, random.Random(1))
    ending = heard().partition(f"### {result}\n")[2].splitlines()[0]
    await all_press_next(table)
    await until_asked(table, 2)
    told = heard().partition(f"### {before}\n")[2].partition("###")[0]
    assert ending in told.splitlines()
    assert takes in told
    await answer_any(table, random.Random(1))
    assert before not in heard()


RULESETS = [ruleset.id for ruleset in CATALOGUE if ruleset.hands]


def shown(message: Message) -> list[str]:
    """Return the kinds of pictures in a message, by their file names."""
    return [name.partition("-")[0] for name, _ in message.surface.files]


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


async def test_the_table_uses_the_hands_strip_unless_somebody_watches() -> None:
    stage = await dealt()

    def marks() -> list[str]:
        messages = stage.screens.public()[-1], hand_of(stage, stage.asked)
        return [message.surface.files[0][0].rpartition("-")[2] for message in messages]

    await answer(stage, "decline")
    await stage.settle()
    assert marks()[0] == marks()[1]
    stage.table.spectators.watch(4, "Dora")
    await stage.settle()
    assert marks()[0] != marks()[1], "a viewer without a hand sees the full-size table"


async def test_a_new_watcher_does_not_reupload_an_unchanged_table_picture() -> None:
    stage = await dealt()
    await stage.change()
    before = stage.screens.public()[-1].attached
    assert before
    assert await stage.change() == ["edit by token"]
    assert stage.screens.public()[-1].attached == before


@pytest.mark.parametrize("in_time", [True, False])
async def test_the_old_picture_stays_until_the_new_one_is_drawn(
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
    await stage.let_through("update")
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


def strip_of(draft: Draft) -> Drawing:
    return next(each for each in draft.drawings if each.function is strip_picture)


@pytest.mark.parametrize("ruleset", RULESETS)
async def test_all_readers_of_a_language_share_a_strip_that_shows_no_hand(desk: PictureDesk, ruleset: str) -> None:
    table = await open_table(ruleset, CATALOGUE.find(ruleset).best_seats)
    renderer, rng = renderer_of(desk), random.Random(7)
    await table.start(1)
    while table.state.phase == "playing":
        strips = [strip_of(renderer.hand(table, asked(table), locale)) for locale in ("en-GB", "en-US", "de")]
        assert strips[0] == strips[1] != strips[2]
        hidden = {f"'{card.code}'" for card in _hidden(table)}
        assert not {code for code in hidden if code in repr([strip.given for strip in strips])}
        await answer_any(table, rng)


def _hidden(table: Table) -> set[Card]:
    """List the cards hidden from the public: those in hands, and those face down anywhere."""
    assert table.driver is not None
    lying = [zone for zone in table.driver.deal.zones.values() if zone.audience is not None]
    return {card for zone in lying for card in zone.cards}


async def test_a_fully_playable_hand_looks_the_same_as_before_the_turn(desk: PictureDesk) -> None:
    table = await open_table("skat", 3)
    renderer, rng, seen = renderer_of(desk), random.Random(3), 0
    await table.start(1)
    while table.state.phase == "playing" and seen < 3:
        question = table.driver.question if table.driver else None
        scene = renderer.hand(table, asked(table), "en").drawings[-1].given[0]
        if isinstance(question, PickCard) and len(question.cards) == len(scene):
            assert {card.playable for card in scene} == {None}
            seen += 1
        await answer_any(table, rng)
    assert seen == 3
