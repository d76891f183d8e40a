"""Answers to presses are sent before everything that follows from them."""

from __future__ import annotations

import asyncio

from bot.display.send_priority import Traffic


async def test_whoever_is_answered_goes_first() -> None:
    traffic, sent = Traffic(trickle=3_600), list[str]()

    async def follow_up(name: str) -> None:
        await traffic.turn()
        sent.append(name)

    with traffic.answering():
        waiting = [asyncio.create_task(follow_up(name)) for name in ("panel", "hand")]
        for _ in range(10):
            await asyncio.sleep(0)
        sent.append("answer")
    await asyncio.gather(*waiting)
    assert sent == ["answer", "panel", "hand"]


async def test_what_follows_is_sent_even_if_presses_never_end() -> None:
    traffic, sent = Traffic(trickle=0), list[str]()
    with traffic.answering():
        for name in ("panel", "hand"):
            await asyncio.wait_for(traffic.turn(), 10)
            sent.append(name)
    assert sent == ["panel", "hand"]


async def test_a_second_press_keeps_the_right_of_way_when_the_first_is_answered() -> None:
    traffic = Traffic(trickle=3_600)
    with traffic.answering():
        with traffic.answering():
            waiting = asyncio.create_task(traffic.turn())
            await asyncio.sleep(0)
        for _ in range(10):
            await asyncio.sleep(0)
        assert not waiting.done()
    await asyncio.wait_for(waiting, 10)


async def test_without_presses_everybody_has_a_turn_in_the_order_in_which_they_came() -> None:
    traffic, sent = Traffic(), list[int]()

    async def follow_up(number: int) -> None:
        await traffic.turn()
        sent.append(number)

    await asyncio.gather(*map(follow_up, range(20)))
    assert sent == [*range(20)]
