"""Answers to presses are sent before everything that follows from them."""

import asyncio

from bot.discord_io.reply_priority import ReplyPriority


async def follow_up(priority: ReplyPriority, sent: list[str], name: str) -> None:
    """Send something that follows from a press, as soon as it may be sent."""
    await priority.wait_for_slot()
    sent.append(name)


async def calm() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_answers_to_presses_go_first() -> None:
    priority, sent = ReplyPriority(trickle=3_600), list[str]()
    with priority.answering():
        waiting = [asyncio.create_task(follow_up(priority, sent, name)) for name in ("panel", "hand")]
        await calm()
        sent.append("answer")
    await asyncio.gather(*waiting)
    assert sent == ["answer", "panel", "hand"]


async def test_follow_ups_are_sent_even_if_presses_never_stop() -> None:
    priority, sent = ReplyPriority(trickle=0), list[str]()
    with priority.answering():
        for name in ("panel", "hand"):
            await follow_up(priority, sent, name)
    assert sent == ["panel", "hand"]


async def test_a_second_press_keeps_priority_after_the_first_is_answered() -> None:
    priority = ReplyPriority(trickle=3_600)
    with priority.answering():
        with priority.answering():
            waiting = asyncio.create_task(priority.wait_for_slot())
            await asyncio.sleep(0)
        await calm()
        assert not waiting.done()
    await waiting


async def test_without_presses_calls_go_in_order_of_arrival() -> None:
    priority, sent, names = ReplyPriority(), list[str](), [*map(str, range(20))]
    await asyncio.gather(*(follow_up(priority, sent, name) for name in names))
    assert sent == names
