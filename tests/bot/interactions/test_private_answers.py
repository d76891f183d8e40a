"""Of the small private answers, a person has at most one menu, and a note only until the next press."""

import asyncio

import pytest

from bot.interactions.reply import Lasting, Reply
from game.core.errors import Refused
from local_discord.testing.people import Person
from tests.bot.interactions.conftest import Counter, Work, saying


def private(words: str, lasting: Lasting) -> Work:
    """Return work that says something in private."""

    async def work(reply: Reply) -> None:
        await reply.private(saying(words), lasting)

    return work


def small(words: str) -> Work:
    """Return work that shows a menu: in the message that was pressed if that is private."""

    async def work(reply: Reply) -> None:
        await reply.small(saying(words))

    return work


async def refuse(_reply: Reply) -> None:
    """Refuse."""
    raise Refused("server-only")


async def acknowledge(reply: Reply) -> None:
    """Acknowledge without a visible change."""
    await reply.nothing()


REFUSED = "You can only play in the channels of a server."


async def before_a_panel(counter: Counter, name: str = "Ben") -> Person:
    """Let a person in; there is a message with a button in the channel."""
    person = await counter.people.enter(name)

    async def post(reply: Reply) -> None:
        await reply.public(saying("Panel"))

    counter.asked = post
    await person.command("ask")
    await person.see("Panel")
    return person


async def pressed(counter: Counter, person: Person, work: Work, on: str = "Panel") -> None:
    """Press the button of a message; the given work answers it."""
    counter.pressed = work
    await person.press("Go", message=await person.see(on))


async def has(person: Person, *texts: str) -> None:
    """Wait until these are a person's private messages."""

    def shown() -> list[str]:
        return [each.text.partition("\n")[0] for each in person.messages() if each.ephemeral]

    await person.wait(lambda: shown() == [*texts], what=f"{texts} alone")


MENU, DEAL, PAGE = Lasting.MENU, Lasting.DEAL, Lasting.PAGE
Step = tuple[str, Work, *tuple[str, ...]]
SCENES: dict[str, list[Step]] = {
    "a menu that is pressed shows the next one itself": [
        ("Panel", small("First"), "First"),
        ("First", small("Second"), "Second"),
        ("Panel", private("Third", DEAL), "Third"),
    ],
    "a refusal goes with the next press, whatever that is": [
        ("Panel", refuse, REFUSED),
        ("Panel", acknowledge),
    ],
    "a refusal beside the menu that was pressed leaves that menu": [
        ("Panel", private("Menu", MENU), "Menu"),
        ("Menu", refuse, "Menu", REFUSED),
        ("Panel", acknowledge, "Menu"),
    ],
    "a menu that shows something new after a refusal stays, and the refusal goes": [
        ("Panel", private("Menu", MENU), "Menu"),
        ("Menu", refuse, "Menu", REFUSED),
        ("Menu", small("Next"), "Next"),
    ],
    "so does a page": [
        ("Panel", private("Page", PAGE), "Page"),
        ("Page", refuse, "Page", REFUSED),
        ("Page", lambda reply: reply.update_pressed(saying("Next")), "Next"),
    ],
    "a menu takes the place of the one before, and a page stays until it is dismissed": [
        ("Panel", private("Page", PAGE), "Page"),
        ("Panel", private("Menu", MENU), "Page", "Menu"),
        ("Panel", private("Other", MENU), "Page", "Other"),
    ],
    "what belongs to a deal makes room for what is pressed elsewhere": [
        ("Panel", private("Deal", DEAL), "Deal"),
        ("Deal", acknowledge, "Deal"),
        ("Panel", acknowledge),
    ],
    "a note takes the place of the menu that was pressed until the next press": [
        ("Panel", private("Deal", DEAL), "Deal"),
        ("Deal", lambda reply: reply.small(saying("Called"), Lasting.NOTE), "Called"),
        ("Panel", acknowledge),
    ],
}
"""Presses: the message that is pressed, the answer, and the private messages that are there afterwards."""


@pytest.mark.parametrize("steps", SCENES.values(), ids=SCENES)
async def test_private_answers_stay_only_while_they_are_needed(counter: Counter, steps: list[Step]) -> None:
    ben = await before_a_panel(counter)
    for message, work, *there in steps:
        await pressed(counter, ben, work, on=message)
        await has(ben, *there)


async def test_a_late_answer_does_not_remove_a_newer_menu(counter: Counter) -> None:
    begun, may_end = asyncio.Event(), asyncio.Event()

    async def slowly(reply: Reply) -> None:
        begun.set()
        await may_end.wait()
        await reply.update_pressed(saying("Done"))

    ben = await before_a_panel(counter)
    await pressed(counter, ben, private("First", Lasting.MENU))
    counter.pressed = slowly
    await ben.press("Go", message=await ben.see("First"), wait=False)
    await begun.wait()
    await pressed(counter, ben, private("Second", Lasting.MENU))
    may_end.set()
    await ben.wait(lambda: any(each.text.startswith("Done") for each in ben.read), what="the late answer")
    await has(ben, "Second")


async def test_a_message_survives_two_simultaneous_presses_when_the_second_is_refused(counter: Counter) -> None:
    begun, may_end = asyncio.Event(), asyncio.Event()

    async def first(reply: Reply) -> None:
        begun.set()
        await may_end.wait()
        await reply.update_pressed(saying("Done"))

    async def second(reply: Reply) -> None:
        may_end.set()
        await done.wait()
        await refuse(reply)

    ben, done = await before_a_panel(counter), asyncio.Event()
    await pressed(counter, ben, private("Deal", Lasting.MENU))
    deal = await ben.see("Deal")
    counter.pressed = first
    await ben.press("Go", message=deal, wait=False)
    await begun.wait()
    counter.pressed = second
    await ben.press("Go", message=deal, wait=False)
    await has(ben, "Done")
    done.set()
    await has(ben, "Done", REFUSED)
    await counter.tasks.ended()
    await has(ben, "Done", REFUSED)


async def test_deal_messages_disappear_with_their_deal_and_others_stay(counter: Counter) -> None:
    ben, anna = await before_a_panel(counter), await counter.people.enter("Anna")
    await pressed(counter, ben, private("Deal", Lasting.DEAL))
    await pressed(counter, anna, private("Rules", Lasting.MENU))
    counter.answers.deal_over(int(ben.channel) + 1)
    counter.answers.deal_over(int(ben.channel))
    await has(ben)
    await has(anna, "Rules")


async def test_a_menu_dismissed_meanwhile_causes_no_error(counter: Counter) -> None:
    ben = await before_a_panel(counter)
    await pressed(counter, ben, private("First", Lasting.MENU))
    await ben.dismiss(await ben.see("First"))
    await pressed(counter, ben, private("Second", Lasting.MENU))
    await counter.tasks.ended()
    await has(ben, "Second")
