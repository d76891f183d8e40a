"""Every error is reported to the person it concerns, in their language, and to nobody else."""

from collections.abc import Awaitable, Callable

import discord
import pytest

from bot.discord_io.message import Message
from bot.interactions.reply import Reply
from game.core.errors import Refused
from game.table.ports import Place
from local_discord.testing.people import Failed, Person
from tests.bot.interactions.conftest import Counter, saying
from tests.layouts import Layout

OUR_FAULT = "Something went wrong on my side"


def failing(error: Exception) -> Callable[[Reply], Awaitable[object]]:
    """Return work that fails."""

    async def work(_reply: Reply) -> None:
        raise error

    return work


async def posting(reply: Reply) -> None:
    """Post a message to the channel, in addition to the answer."""
    channel = reply.interaction.channel
    assert isinstance(channel, discord.TextChannel)
    await channel.send(view=Layout(saying("Beside")))


async def told(person: Person) -> str:
    """Use the command and read the private line."""
    return (await person.told(person.command("ask"))).text


async def test_a_refusal_is_one_line_in_the_requesters_language(counter: Counter) -> None:
    anna, ben = await counter.people.enter("Anna", locale="de"), await counter.people.enter("Ben")
    counter.asked = failing(Refused("server-only"))
    assert await told(anna) == "Gespielt wird nur in den Kanälen eines Servers."
    assert await told(ben) == "You can only play in the channels of a server."
    await counter.preferences.change("person", int(ben.id), "language", "de")
    assert await told(ben) == "Gespielt wird nur in den Kanälen eines Servers.", "as Ben has set it"
    assert counter.counted("unexpected_errors_total") == 0


async def test_an_unexpected_error_is_reported_with_a_number_found_in_the_log(
    counter: Counter, caplog: pytest.LogCaptureFixture
) -> None:
    ben = await counter.people.enter("Ben")
    counter.asked = failing(ZeroDivisionError("by mistake"))
    line = await told(ben)
    assert OUR_FAULT in line
    number = line.rpartition(" ")[2]
    (record,) = [each for each in caplog.records if number in each.getMessage()]
    assert record.exc_info
    assert record.exc_info[0] is ZeroDivisionError
    assert counter.counted("unexpected_errors_total") == 1
    assert "by mistake" not in line


@pytest.mark.parametrize(
    ("status", "code", "mended", "sentence"),
    [
        (403, 50013, False, "Discord does not let me do this here."),
        (400, 50035, True, "My pictures of the suits are missing"),
        (400, 50035, False, OUR_FAULT),
    ],
)
async def test_discords_refusals_are_explained_and_logged_if_the_bot_is_at_fault(
    counter: Counter, caplog: pytest.LogCaptureFixture, status: int, code: int, mended: bool, sentence: str
) -> None:
    ben = await counter.people.enter("Ben")
    met: list[Exception] = []

    def mends(error: Exception) -> bool:
        met.append(error)
        return mended

    counter.asked, counter.mends = posting, mends
    counter.discord.faults.add(path=r"/channels/\d+/messages", method="POST", status=status, code=code)
    assert sentence in await told(ben)
    assert [error.status for error in met if isinstance(error, discord.HTTPException)] == [status]
    assert counter.counted("unexpected_errors_total") == (sentence == OUR_FAULT)
    assert ("unexpected error" in caplog.text) == (sentence == OUR_FAULT)


async def test_a_late_interaction_is_not_an_error(counter: Counter, caplog: pytest.LogCaptureFixture) -> None:
    ben = await counter.people.enter("Ben")
    counter.asked = posting
    for status, code in ((404, 10062), (400, 40060), (404, 10003), (401, 50027)):
        caplog.clear()
        counter.discord.faults.add(r"/channels/\d+/messages", method="POST", status=status, code=code, count=1)
        await ended(counter, ben)
        assert "too late" in caplog.text
    assert counter.counted("unexpected_errors_total") == 0


async def ended(counter: Counter, person: Person) -> None:
    """Use the command, and wait until its work has ended although nobody is told."""
    counter.discord.interactions.answer_within = 0.5
    before = counter.counted("press_seconds_count", kind="application_command")
    with pytest.raises(Failed):
        await person.command("ask")
    assert counter.counted("press_seconds_count", kind="application_command") == before + 1


async def test_a_press_on_a_deleted_message_is_acknowledged(counter: Counter) -> None:
    ben = await counter.people.enter("Ben")
    counter.asked = lambda reply: reply.public(saying("The table"))
    counter.pressed = posting
    await ben.command("ask")
    counter.discord.faults.add(path=r"/channels/\d+/messages", method="POST", status=404, code=10008)
    assert await ben.outcome(await ben.press("Go")) == "done"


async def test_interactions_are_timed_by_kind_and_release_their_priority(counter: Counter) -> None:
    ben = await counter.people.enter("Ben")
    counter.asked = lambda reply: reply.public(saying("The table"))
    counter.pressed = failing(Refused("too-fast"))
    await ben.command("ask")
    await ben.press("Go")
    await ben.wait(lambda: len(ben.messages()) == 2, what="the refusal")
    await counter.priority.wait_for_slot()
    assert counter.counted("press_seconds_count", kind="application_command") == 1
    assert counter.counted("press_seconds_count", kind="component") == 1


async def test_a_refused_press_still_allows_its_public_message_to_be_edited(counter: Counter) -> None:
    ben = await counter.people.enter("Ben")
    counter.asked = lambda reply: reply.public(saying("The table"))
    counter.pressed = failing(Refused("too-fast"))
    await ben.command("ask")
    table = Message(counter.sender, int(ben.messages()[0].id), place=Place(1, 1))
    await ben.press("Go")
    await ben.wait(lambda: table.can_be_changed, what="the token of the press")
