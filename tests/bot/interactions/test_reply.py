"""An interaction is answered once, as requested, however long it takes and whatever gets lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from discord import ui

from bot.discord_io import ticket as ticket_module
from bot.interactions.reply import Reply
from tests.bot.interactions.conftest import PRESS, Counter, Work, saying
from tests.people import Person

Given = list[object]


@pytest.fixture
def slowly(monkeypatch: pytest.MonkeyPatch) -> Callable[[Work], Work]:
    """Delay work until its answer has been deferred."""
    monkeypatch.setattr(ticket_module, "DEFER_AFTER", 0.0)

    def after_deferral(work: Work) -> Work:
        async def working(reply: Reply) -> None:
            async with asyncio.timeout(20):
                while not reply.ticket.given:  # noqa: ASYNC110 - the deferral tells nobody
                    await asyncio.sleep(0.001)
            await work(reply)

        return working

    return after_deferral


async def table(counter: Counter) -> tuple[Person, Person]:
    """Let Ben request a public message; return Ben and Clara, who see it."""
    ben, clara = await counter.people.enter("Ben"), await counter.people.enter("Clara", locale="de")
    counter.asked = lambda reply: reply.public(saying("The table"))
    await ben.command("ask")
    for person in (ben, clara):
        await person.see("The table", ephemeral=False)
    return ben, clara


async def test_a_private_answer_is_seen_by_whoever_asked_alone(counter: Counter) -> None:
    ben, clara = await table(counter)
    given: Given = []

    async def answer(reply: Reply) -> None:
        given.append((await reply.private(saying("For you"))).id)

    counter.asked = answer
    await ben.command("ask")
    message = await ben.see("For you", ephemeral=True)
    assert given == [int(message.id)]
    counter.asked = lambda reply: reply.public(saying("Afterwards"))
    await ben.command("ask")
    await clara.see("Afterwards")
    assert not [each for each in clara.messages() if "For you" in each.text]


async def test_a_public_answer_notifies_one_person_at_most(counter: Counter) -> None:
    ben, clara = await table(counter)
    counter.asked = lambda reply: reply.public(
        saying(f"<@{clara.id}> and <@{ben.id}>, @everyone"), notified=int(clara.id)
    )
    await ben.command("ask")
    message = await clara.see("@everyone", ephemeral=False)
    assert [each["id"] for each in message.json["mentions"]] == [clara.id]
    assert not message.json["mention_everyone"]


async def test_a_press_on_a_private_message_changes_it(counter: Counter) -> None:
    ben, _ = await table(counter)
    counter.asked = lambda reply: reply.private(saying("First"))
    counter.pressed = lambda reply: reply.update(saying("Second"))
    await ben.command("ask")
    first = await ben.see("First", ephemeral=True)
    await ben.press("Go", message=first)
    second = await ben.see("Second", ephemeral=True)
    assert second.id == first.id


async def test_what_is_meant_for_one_person_leaves_a_public_message_alone(counter: Counter) -> None:
    ben, clara = await table(counter)
    counter.pressed = lambda reply: reply.update(saying("For you"))
    await clara.press("Go")
    await clara.see("For you", ephemeral=True)
    assert "The table" in (await ben.see("The table", ephemeral=False)).text


async def test_what_is_meant_for_all_changes_the_public_message(counter: Counter) -> None:
    ben, clara = await table(counter)
    counter.pressed = lambda reply: reply.update_pressed(saying("The next deal"))
    await clara.press("Go")
    assert (await ben.see("The next deal", ephemeral=False)).id == ben.messages()[0].id


async def test_nothing_is_an_answer_too(counter: Counter) -> None:
    _, clara = await table(counter)
    before = [message.json for message in clara.messages()]
    counter.pressed = lambda reply: reply.nothing()
    made = await clara.press("Go")
    assert await clara.outcome(made) == "done"
    assert [message.json for message in clara.messages()] == before


async def test_a_form_is_opened_by_a_button_and_never_by_a_form(counter: Counter) -> None:
    _, clara = await table(counter)

    async def form(reply: Reply) -> None:
        modal = ui.Modal(title="How many?", custom_id=PRESS.custom_id)
        modal.add_item(ui.TextInput["ui.Modal"](label="Number", custom_id="value"))
        await reply.form(modal)

    counter.pressed = form
    opened = await clara.form(await clara.press("Go"))
    made = await clara.submit(opened, {"value": "7"})
    assert await clara.outcome(made) == "done"
    await clara.see("Dieses Formular gilt nicht mehr.", ephemeral=True)


# work that takes longer than Discord waits


async def test_a_command_that_takes_long_is_answered_in_its_deferral(
    counter: Counter, slowly: Callable[[Work], Work]
) -> None:
    ben = await counter.people.enter("Ben")
    given: Given = []

    async def answer(reply: Reply) -> None:
        given.append((await reply.private(saying("At last"))).id)

    counter.asked = slowly(answer)
    await ben.command("ask")
    message = await ben.see("At last", ephemeral=True)
    assert given == [int(message.id)]
    assert len(ben.messages()) == 1


async def test_a_public_answer_that_takes_long_takes_the_place_of_the_private_deferral(
    counter: Counter, slowly: Callable[[Work], Work]
) -> None:
    ben, clara = await counter.people.enter("Ben"), await counter.people.enter("Clara")

    async def answer(reply: Reply) -> None:
        await reply.public(saying("The table"))

    counter.asked = slowly(answer)
    await ben.command("ask")
    await clara.see("The table", ephemeral=False)
    await ben.wait(lambda: [each.ephemeral for each in ben.messages()] == [False], what="the table alone")


async def test_a_press_that_takes_long_is_answered_beside_the_public_message(
    counter: Counter, slowly: Callable[[Work], Work]
) -> None:
    ben, clara = await table(counter)

    async def answer(reply: Reply) -> None:
        await reply.private(saying("For you"))

    counter.pressed = slowly(answer)
    await clara.press("Go")
    await clara.see("For you", ephemeral=True)
    await ben.see("The table", ephemeral=False)


async def test_a_change_for_all_that_takes_long_arrives_all_the_same(
    counter: Counter, slowly: Callable[[Work], Work]
) -> None:
    ben, clara = await table(counter)
    counter.pressed = slowly(lambda reply: reply.update_pressed(saying("The next deal")))
    await clara.press("Go")
    await ben.see("The next deal", ephemeral=False)
    counter.pressed = slowly(lambda reply: reply.nothing())
    assert await clara.outcome(await clara.press("Go")) == "done"


# losses


@pytest.mark.parametrize("status", [None, 204, 500])
async def test_an_answer_that_discord_took_although_nobody_heard_so_is_given_once(
    counter: Counter, status: int | None
) -> None:
    ben = await counter.people.enter("Ben")
    given: asyncio.Future[object] = asyncio.get_running_loop().create_future()

    async def answer(reply: Reply) -> None:
        given.set_result((await reply.private(saying("Once"))).id)

    counter.asked = answer
    counter.discord.faults.add(path="/callback", lost=True, status=status, count=1)
    await ben.command("ask")
    message = await ben.see("Once", ephemeral=True)
    assert await asyncio.wait_for(given, 40) == int(message.id)
    assert [each.text.count("Once") for each in ben.messages()] == [1]
    assert counter.counted("unexpected_errors_total") == 0
