"""Courses: from a lobby, from *Play here*, by a command; step by step to a practice deal and a table."""

import pytest

from bot.discord_io.custom_id import Press, Verb
from bot.panels.table.hand import hand
from game.core.parts import Step
from game.games.catalogue import CATALOGUE
from game.games.lupfen import LIECHTENSTEIN
from game.lessons import course_of, position
from game.table.view import table_view
from local_discord.testing.people import Message, Person
from tests.e2e.players import choices, offering
from tests.house import House

pytestmark = pytest.mark.asyncio(loop_scope="module")
STEPS = course_of(LIECHTENSTEIN)


def newest(person: Person) -> Message:
    return [each for each in person.messages() if each.ephemeral][-1]


async def learn(house: House, person: Person, press: Press) -> Message:
    """Press a button of the newest private message, and return what it shows then."""
    message = newest(person)
    before = message.text
    assert await house.forge(person, press.custom_id, message=message) == "done"
    return await person.see(lambda each: each.id == message.id and each.text != before)


async def answer(house: House, person: Person, step: Step, answer: str) -> Message:
    """Answer the question of a step with a button that is there, and return what has come of it."""
    message, question = newest(person), position(LIECHTENSTEIN, step).question
    assert question
    buttons = [each for each in message.buttons if each.custom_id and each.custom_id.endswith(f":{answer}")]
    assert len(buttons) == 1, (answer, message.text)
    await person.press(custom_id=buttons[0].custom_id, message=message)
    return await person.see(lambda each: each.id == message.id and "Computers have played the rest" in each.text)


def wrong_answer(step: Step) -> str:
    question = position(LIECHTENSTEIN, step).question
    assert question
    return next(written for written in map(question.write, question.answers) if written not in step.right)


async def test_somebody_who_cannot_play_learns_it_from_the_lobby_on_and_comes_back_to_it(house: House) -> None:
    anna, ben = await house.apart("Anna Learns", "Ben Waits")
    for person in (anna, ben):
        await house.bot.services.preferences.change("person", int(person.id), "language", "en")
    await ben.command("lupfen start")
    lobby = await anna.see(lambda each: not each.ephemeral and "I don’t know this game" in labels(each))
    await anna.press("I don’t know this game", message=lobby)
    await anna.see("step 1 of 7", ephemeral=True)
    for number, step in enumerate(STEPS):
        shown = await answer(house, anna, step, wrong_answer(step))
        assert "Not this time" in shown.text
        again = offering(shown, "learn")
        assert again
        shown = await learn(house, anna, Press(Verb.LEARN, choice=f"{LIECHTENSTEIN.id}/{number}"))
        assert f"step {number + 1} of 7" in shown.text
        shown = await answer(house, anna, step, step.right[0])
        assert "Right." in shown.text
        if number == 2:  # left, and resumed by the command
            await anna.command("learn", game=LIECHTENSTEIN.id)
            await anna.see(lambda each: "step 4 of 7" in each.text and each.ephemeral)
        else:
            await learn(house, anna, Press(Verb.LEARN, choice=f"{LIECHTENSTEIN.id}/{number + 1}"))
    end = newest(anna)
    assert "You can join in now" in end.text
    assert "Ben Waits is waiting for players: 1 of 5" in end.text
    assert {"Practice deal", "Open a table", "Go to the table"} <= labels(end)
    assert not any("step 1 of 7" in each.text for each in ben.messages()), "nobody else sees any of it"


def labels(message: Message) -> set[str]:
    return {each.component.get("label", "") for each in message.buttons}


async def test_every_game_has_a_course_in_the_menu_and_progress_is_told(house: House) -> None:
    (cora,) = await house.apart("Cora Chooses")
    await house.bot.services.preferences.change("person", int(cora.id), "language", "de")
    menu = await cora.told(cora.command("learn"))
    select = offering(menu, "learn")
    assert select
    assert {*choices(select)} == {ruleset.id for ruleset in CATALOGUE}
    for ruleset in CATALOGUE:
        await cora.choose(ruleset.id, custom_id=select.custom_id, message=menu)
        await cora.see(f"Schritt 1 von {len(course_of(ruleset))}", ephemeral=True)
        menu = await cora.told(cora.command("learn"))
    await cora.choose(LIECHTENSTEIN.id, custom_id=select.custom_id, message=menu)
    await cora.see("Schritt 1 von 7")
    step = STEPS[0]
    message = newest(cora)
    button = next(each for each in message.buttons if each.custom_id.endswith(step.right[0]))
    await cora.press(custom_id=button.custom_id, message=message)
    await cora.see("Richtig.", ephemeral=True)
    menu = await cora.told(cora.command("learn"))
    told = [each.get("description") for each in (offering(menu, "learn") or select).component["options"]]
    assert told.count("1 Schritt geschafft") == 1


async def test_a_step_that_does_not_exist_is_refused_with_a_sentence(house: House) -> None:
    (dan,) = await house.apart("Dan Forges")
    menu = await dan.told(dan.command("learn"))
    for choice in ("no-such-game", "lupfen-liechtenstein/8", "no-such-game/1"):
        said = await dan.told(house.forge(dan, Press(Verb.LEARN, choice=choice).custom_id, message=menu))
        assert "out of date" in said.text
        await dan.dismiss(said)


async def test_who_is_learning_sees_hints_at_a_table_and_everybody_sees_that(house: House) -> None:
    eva, finn = await house.apart("Eva Asks", "Finn Plays")
    for person in (eva, finn):
        await house.bot.services.preferences.change("person", int(person.id), "language", "en")
    await eva.command("lupfen start", computers=2)
    table = house.bot.services.tables.at(int(eva.channel))
    assert table
    await house.forge(eva, Press(Verb.HINTS, table.id, choice="yes").custom_id, message=eva.messages()[-1])
    await finn.see(lambda each: not each.ephemeral and "🌱" in each.text)
    view = table_view(table, int(eva.id))
    assert [seat.learning for seat in view.seats] == [True, False, False]
    await table.start(int(eva.id))
    await eva.wait(lambda: table.awaited == int(eva.id), what="one's turn")
    texts = house.bot.services.readers.language.texts("en")
    told = str(hand(table_view(table, int(eva.id)), texts).components)
    assert "From highest to lowest" in told
    await table.seating.learn(int(eva.id), learning=False)
    assert "From highest to lowest" not in str(hand(table_view(table, int(eva.id)), texts).components)
