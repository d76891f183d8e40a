"""An interaction is answered once, as requested, however long it takes and whatever gets lost."""

import asyncio
from collections.abc import Callable

import pytest

from bot.discord_io import ticket as ticket_module
from bot.interactions.reply import Reply
from local_discord.testing.people import Person
from tests.bot.interactions.conftest import Counter, Work, saying


@pytest.fixture
def slowly(monkeypatch: pytest.MonkeyPatch) -> Callable[[Work], Work]:
    """Delay work until its answer has been deferred."""
    monkeypatch.setattr(ticket_module, "DEFER_AFTER", 0.0)

    def after_deferral(work: Work) -> Work:
        async def working(reply: Reply) -> None:
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


async def test_a_public_answer_notifies_at_most_one_person(counter: Counter) -> None:
    ben, clara = await table(counter)
    counter.asked = lambda reply: reply.public(
        saying(f"<@{clara.id}> and <@{ben.id}>, @everyone"), notified=int(clara.id)
    )
    await ben.command("ask")
    message = await clara.see("@everyone", ephemeral=False)
    assert [each["id"] for each in message.json["mentions"]] == [clara.id]
    assert not message.json["mention_everyone"]


# work that takes longer than Discord waits


async def test_a_slow_command_is_answered_in_its_deferral(counter: Counter, slowly: Callable[[Work], Work]) -> None:
    ben = await counter.people.enter("Ben")
    counter.asked = slowly(lambda reply: reply.private(saying("At last")))
    await ben.command("ask")
    await ben.see("At last", ephemeral=True)
    assert len(ben.messages()) == 1


async def test_a_slow_public_answer_replaces_the_private_deferral(
    counter: Counter, slowly: Callable[[Work], Work]
) -> None:
    ben, clara = await counter.people.enter("Ben"), await counter.people.enter("Clara")
    counter.asked = slowly(lambda reply: reply.public(saying("The table")))
    await ben.command("ask")
    await clara.see("The table", ephemeral=False)
    await ben.wait(lambda: [each.ephemeral for each in ben.messages()] == [False], what="the table alone")


async def test_a_slow_press_is_answered_beside_the_public_message(
    counter: Counter, slowly: Callable[[Work], Work]
) -> None:
    ben, clara = await table(counter)
    counter.pressed = slowly(lambda reply: reply.private(saying("For you")))
    await clara.press("Go")
    await clara.see("For you", ephemeral=True)
    await ben.see("The table", ephemeral=False)


async def test_a_slow_public_change_still_arrives(counter: Counter, slowly: Callable[[Work], Work]) -> None:
    ben, clara = await table(counter)
    counter.pressed = slowly(lambda reply: reply.update_pressed(saying("The next deal")))
    await clara.press("Go")
    await ben.see("The next deal", ephemeral=False)
    counter.pressed = slowly(lambda reply: reply.nothing())
    assert await clara.outcome(await clara.press("Go")) == "done"


# losses


@pytest.mark.parametrize("status", [None, 204, 500])
async def test_an_answer_whose_acknowledgement_was_lost_is_given_once(counter: Counter, status: int | None) -> None:
    ben = await counter.people.enter("Ben")
    given: asyncio.Future[object] = asyncio.get_running_loop().create_future()

    async def answer(reply: Reply) -> None:
        given.set_result((await reply.private(saying("Once"))).id)

    counter.asked = answer
    counter.discord.faults.add(path="/callback", lost=True, status=status, count=1)
    await ben.command("ask")
    message = await ben.see("Once", ephemeral=True)
    assert await given == int(message.id)
    assert [each.text.count("Once") for each in ben.messages()] == [1]
    assert counter.counted("unexpected_errors_total") == 0


# a press that Discord delivers twice


async def pressed_twice(counter: Counter, person: Person, *works: Work) -> None:
    """Let a press be delivered twice; each delivery is answered in its own way, one after the other."""
    turns = [asyncio.Event() for _ in (*works, None)]
    turns[0].set()
    deliveries = iter(zip(works, turns, turns[1:], strict=False))

    async def in_turn(reply: Reply) -> None:
        work, turn, following = next(deliveries)
        await turn.wait()
        try:
            await work(reply)
        finally:
            following.set()

    counter.pressed = in_turn
    await counter.people.control("POST", "deliveries", {"duplicate": 1})
    await person.press("Go")
    await turns[-1].wait()


async def test_a_private_answer_is_separate_from_the_message_its_press_changed(counter: Counter) -> None:
    ben, clara = await table(counter)
    changed, decided = saying("The table, changed"), saying("Decided already")
    await pressed_twice(counter, ben, lambda reply: reply.update_pressed(changed), lambda reply: reply.private(decided))
    await ben.see("Decided already", ephemeral=True)
    counter.pressed = lambda reply: reply.update(saying("For Clara"))
    await clara.press("Go", message=await clara.see("The table, changed"))
    await clara.see("For Clara", ephemeral=True)
    assert [each.text for each in clara.messages() if not each.ephemeral] == ["The table, changed\nGo"]


async def test_editing_a_message_keeps_the_private_answer_to_the_same_press(counter: Counter) -> None:
    ben, _ = await table(counter)
    changed, decided = saying("The table, changed"), saying("Decided already")
    await pressed_twice(counter, ben, lambda reply: reply.private(decided), lambda reply: reply.update_pressed(changed))
    assert [each.text for each in ben.messages()] == ["The table\nGo", "Decided already\nGo"]
