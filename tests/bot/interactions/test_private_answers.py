"""Of the small private answers, a person has at most one menu, and a note only until the next press."""

from __future__ import annotations

import asyncio

from bot.interactions.reply import Lasting, Reply
from game.core.errors import Refused
from tests.bot.interactions.conftest import Counter, Work, saying
from tests.people import Person


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


async def test_a_menu_takes_the_place_of_the_one_before(counter: Counter) -> None:
    ben = await before_a_panel(counter)
    for words in ("First", "Second", "Third"):
        await pressed(counter, ben, private(words, Lasting.MENU))
        await has(ben, words)


async def test_an_answer_that_comes_late_does_not_take_the_menu_that_was_opened_meanwhile(counter: Counter) -> None:
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


async def test_a_menu_that_is_pressed_shows_the_next_one_itself(counter: Counter) -> None:
    ben = await before_a_panel(counter)
    await pressed(counter, ben, small("First"))
    (menu,) = [each for each in ben.messages() if each.ephemeral]
    await pressed(counter, ben, small("Second"), on="First")
    await has(ben, "Second")
    assert menu.id in ben.seen
    await pressed(counter, ben, private("Third", Lasting.DEAL))
    await has(ben, "Third")


async def test_a_refusal_goes_with_the_next_press_whatever_that_is(counter: Counter) -> None:
    ben = await before_a_panel(counter)
    await pressed(counter, ben, refuse)
    await has(ben, REFUSED)
    await pressed(counter, ben, acknowledge)
    await has(ben)


async def test_a_refusal_beside_the_menu_that_was_pressed_leaves_that_menu(counter: Counter) -> None:
    ben = await before_a_panel(counter)
    await pressed(counter, ben, private("Menu", Lasting.MENU))
    await pressed(counter, ben, refuse, on="Menu")
    await has(ben, "Menu", REFUSED)
    await pressed(counter, ben, acknowledge)
    await has(ben, "Menu")


async def test_a_page_stays_until_it_is_dismissed(counter: Counter) -> None:
    ben = await before_a_panel(counter)
    await pressed(counter, ben, private("Page", Lasting.PAGE))
    await pressed(counter, ben, private("Menu", Lasting.MENU))
    await pressed(counter, ben, private("Other", Lasting.MENU))
    await has(ben, "Page", "Other")


async def test_what_belongs_to_a_deal_goes_with_it(counter: Counter) -> None:
    ben, anna = await before_a_panel(counter), await counter.people.enter("Anna")
    await pressed(counter, ben, private("Deal", Lasting.DEAL))
    await pressed(counter, anna, private("Rules", Lasting.MENU))
    counter.answers.deal_over(int(ben.channel) + 1)
    counter.answers.deal_over(int(ben.channel))
    await has(ben)
    await has(anna, "Rules")


async def test_what_belongs_to_a_deal_makes_room_for_what_is_pressed_elsewhere(counter: Counter) -> None:
    ben = await before_a_panel(counter)
    await pressed(counter, ben, private("Deal", Lasting.DEAL))
    await pressed(counter, ben, acknowledge, on="Deal")
    await has(ben, "Deal")
    await pressed(counter, ben, acknowledge)
    await has(ben)


async def test_a_note_takes_the_place_of_the_menu_that_was_pressed_until_the_next_press(counter: Counter) -> None:
    ben = await before_a_panel(counter)
    await pressed(counter, ben, private("Deal", Lasting.DEAL))
    await pressed(counter, ben, lambda reply: reply.small(saying("Called"), Lasting.NOTE), on="Deal")
    await has(ben, "Called")
    await pressed(counter, ben, acknowledge)
    await has(ben)


async def test_each_has_their_own(counter: Counter) -> None:
    ben, anna = await before_a_panel(counter), await counter.people.enter("Anna")
    await pressed(counter, ben, private("Ben's", Lasting.MENU))
    await pressed(counter, anna, private("Anna's", Lasting.MENU))
    await has(ben, "Ben's")
    await has(anna, "Anna's")


async def test_a_menu_dismissed_meanwhile_is_no_trouble(counter: Counter) -> None:
    ben = await before_a_panel(counter)
    await pressed(counter, ben, private("First", Lasting.MENU))
    await ben.dismiss(await ben.see("First"))
    await pressed(counter, ben, private("Second", Lasting.MENU))
    await counter.answers.finish()
    await has(ben, "Second")
