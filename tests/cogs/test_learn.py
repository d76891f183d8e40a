"""Courses: from a lobby, from *Play here*, by command; step by step to a practice deal and a table; by ear."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.alone import view_alone
from bot.discord_io.custom_id import Press, Verb
from bot.language import Texts
from bot.lessons import begin_step, play_out
from bot.panels.kit.cards import card_words
from bot.panels.kit.words import texts_of
from bot.panels.personal.lessons import step_press
from bot.panels.table.described import Described
from bot.panels.table.hand import hand
from game.core.parts import Step
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from game.games.lupfen import LIECHTENSTEIN
from game.lessons import course_of, position
from game.table.table import Table
from game.table.view import table_view
from local_discord.testing.people import Message, Person
from tests.alone import alone_tables
from tests.e2e.players import choices, components, offering
from tests.harness.sights import LOCALES
from tests.harness.test_aloud import LETTER, SIGNS, Seen, missing
from tests.house import House

pytestmark = pytest.mark.asyncio(loop_scope="module")
STEPS = course_of(LIECHTENSTEIN)


def newest(person: Person) -> Message:
    return [each for each in person.messages() if each.ephemeral][-1]


async def learn(house: House, person: Person, press: Press) -> Message:
    """Press a button on the newest private message, and return what it shows afterwards."""
    message = newest(person)
    before = message.text
    assert await house.forge(person, press.custom_id, message=message) == "done"
    return await person.see(lambda each: each.id == message.id and each.text != before)


async def answer(person: Person, answer: str) -> Message:
    """Answer a step's question with a button on offer, and return the outcome."""
    message = newest(person)
    await give(person, message, answer)
    return await person.see(lambda each: each.id == message.id and "Computers have played the rest" in each.text)


async def give(person: Person, message: Message, answer: str) -> None:
    """Press the one button for an answer, or choose its cards in the one select."""
    first, _, cards = answer.partition(":")
    (offer,) = [each.custom_id for each in components(message) if each.custom_id.endswith(f":{first}")]
    if cards:
        await person.choose(*cards.split("+"), custom_id=offer, message=message)
    else:
        await person.press(custom_id=offer, message=message)


def wrong_answer(ruleset: Ruleset[Any], step: Step) -> str:
    question = position(ruleset, step).question
    assert question
    return next(written for written in map(question.write, question.answers) if written not in step.right)


async def test_a_beginner_can_start_a_course_from_the_lobby_and_return_to_it(house: House) -> None:
    anna, ben = await house.apart("Anna Learns", "Ben Waits")
    for person in (anna, ben):
        await house.bot.services.preferences.change("person", int(person.id), "language", "en")
    await ben.command("lupfen start")
    lobby = await anna.see(lambda each: not each.ephemeral and "I don’t know this game" in labels(each))
    await anna.press("I don’t know this game", message=lobby)
    opening = await anna.see("Together these cards are a **trick**", ephemeral=True)
    await anna.press("First step", message=opening)
    await anna.see("step 1 of 7", ephemeral=True)
    for number, step in enumerate(STEPS):
        shown = await answer(anna, wrong_answer(LIECHTENSTEIN, step))
        assert "Not this time" in shown.text
        again = offering(shown, "learn")
        assert again
        shown = await learn(house, anna, Press(Verb.LEARN, choice=f"{LIECHTENSTEIN.id}/{number}"))
        assert f"step {number + 1} of 7" in shown.text
        shown = await answer(anna, step.right[0])
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


async def test_every_game_has_a_course_in_the_menu_that_shows_progress(house: House) -> None:
    (cora,) = await house.apart("Cora Chooses")
    await house.bot.services.preferences.change("person", int(cora.id), "language", "de")
    menu = await cora.told(cora.command("learn"))
    select = offering(menu, "learn")
    assert select
    assert {*choices(select)} == {ruleset.id for ruleset in CATALOGUE}
    await cora.choose(LIECHTENSTEIN.id, custom_id=select.custom_id, message=menu)
    await cora.press("Erster Schritt")
    await cora.see("Schritt 1 von 7")
    step = STEPS[0]
    message = newest(cora)
    button = next(each for each in message.buttons if each.custom_id.endswith(step.right[0]))
    await cora.press(custom_id=button.custom_id, message=message)
    await cora.see("Richtig.", ephemeral=True)
    menu = await cora.told(cora.command("learn"))
    told = [each.get("description") for each in (offering(menu, "learn") or select).component["options"]]
    assert told.count("1 Schritt geschafft") == 1


async def test_a_nonexistent_lesson_step_is_refused_with_a_sentence(house: House) -> None:
    (dan,) = await house.apart("Dan Forges")
    menu = await dan.told(dan.command("learn"))
    for choice in ("no-such-game", "lupfen-liechtenstein/8", "no-such-game/1"):
        said = await dan.told(house.forge(dan, Press(Verb.LEARN, choice=choice).custom_id, message=menu))
        assert "out of date" in said.text
        await dan.dismiss(said)


async def test_a_learner_sees_hints_at_the_table_and_is_visibly_marked_as_learning(house: House) -> None:
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


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("ruleset", [*CATALOGUE], ids=lambda ruleset: ruleset.id)
async def test_every_lesson_step_works_in_words_alone(house: House, ruleset: Ruleset[Any], locale: str) -> None:
    """The words give the whole position, each answer is a button with its full name, and its outcome is told."""
    (gina,) = await house.apart(f"Gina {locale}")
    for key, value in (("language", locale), ("text_table", True)):
        await house.bot.services.preferences.change("person", int(gina.id), key, value)
    message = await gina.told(gina.command("learn", game=ruleset.id))
    assert SIGNS.findall(message.text) == []
    texts = texts_of(house.bot.services.readers.language.texts(locale).read_aloud, ruleset)
    tables = alone_tables()
    for number, step in enumerate(course_of(ruleset)):
        for answer in (wrong_answer(ruleset, step), step.right[0]):
            table = await begin_step(tables, ruleset, number, int(gina.id), gina.name)
            assert await house.forge(gina, step_press(ruleset.id, number).custom_id, message=message) == "done"
            asked = await gina.see(lambda each: each.id == message.id and offering(each, "answer") is not None)
            assert untold(table, texts, asked) == []
            await give(gina, asked, answer)
            told = await gina.see(lambda each: each.id == message.id and texts("learn-played-out") in each.text)
            await tables.answer(table, int(gina.id), table.question_number, answer)
            await play_out(tables, table, step)
            assert [each for each in consequence(table, step, answer, texts) if each not in told.text] == []
            for shown in (asked, told):
                assert (SIGNS.findall(shown.text), LETTER.findall(shown.text), shown.media) == ([], [], [])


def untold(table: Table, texts: Texts, asked: Message) -> list[Any]:
    """List what a picture of the table and hand would show but the words leave out."""
    own, everybody = view_alone(table), table_view(table, None)
    assert own.deal
    assert everybody.deal
    return missing(Seen(own, everybody, own.deal, everybody.deal, texts, len(own.deal.events)), asked.text)


def consequence(table: Table, step: Step, answer: str, texts: Texts) -> Iterator[str]:
    """Yield whether an answer was right and why, its trick, and the result."""
    verdict = "right" if answer in step.right else "wrong"
    key = step.key if table.ruleset.manual.course else "made"
    yield texts(f"learn-{verdict}").replace("**", "")
    yield texts(f"learn-{key}-{verdict}").replace("**", "")
    view = view_alone(table)
    deal = view.deal
    assert deal
    for trick in deal.tricks:
        if (deal.seat, answer) in [(seat, card.code) for seat, card in trick.plays]:
            yield from (card_words(texts, deal.pack, card) for _, card in trick.plays)
    yield from filter(None, Described(view, deal, texts).reasons(deal.seat or 0).split(" · "))
