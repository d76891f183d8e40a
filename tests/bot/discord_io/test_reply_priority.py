"""Answers to presses are sent before everything that follows from them."""

import asyncio

from bot.discord_io.reply_priority import ReplyPriority


async def test_whoever_is_answered_goes_first() -> None:
    priority, sent = ReplyPriority(trickle=3_600), list[str]()

    async def follow_up(name: str) -> None:
        await priority.wait_for_slot()
        sent.append(name)

    with priority.answering():
        waiting = [asyncio.create_task(follow_up(name)) for name in ("panel", "hand")]
        for _ in range(10):
            await asyncio.sleep(0)
        sent.append("answer")
    await asyncio.gather(*waiting)
    assert sent == ["answer", "panel", "hand"]


async def test_what_follows_is_sent_even_if_presses_never_end() -> None:
    priority, sent = ReplyPriority(trickle=0), list[str]()
    with priority.answering():
        for name in ("panel", "hand"):
            await asyncio.wait_for(priority.wait_for_slot(), 10)
            sent.append(name)
    assert sent == ["panel", "hand"]


async def test_a_second_press_keeps_the_right_of_way_when_the_first_is_answered() -> None:
    priority = ReplyPriority(trickle=3_600)
    with priority.answering():
        with priority.answering():
            waiting = asyncio.create_task(priority.wait_for_slot())
            await asyncio.sleep(0)
        for _ in range(10):
            await asyncio.sleep(0)
        assert not waiting.done()
    await asyncio.wait_for(waiting, 10)


async def test_without_presses_everybody_has_a_turn_in_the_order_in_which_they_came() -> None:
    priority, sent = ReplyPriority(), list[int]()

    async def follow_up(number: int) -> None:
        await priority.wait_for_slot()
        sent.append(number)

    await asyncio.gather(*map(follow_up, range(20)))
    assert sent == [*range(20)]
