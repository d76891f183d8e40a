"""Of two processes that receive the same press, exactly one handles it."""

import asyncio

import pytest

from bot.interactions import handover_gate as room
from bot.interactions.handover_gate import HandoverGate


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_a_waiting_process_handles_the_presses_left_by_its_predecessor() -> None:
    leaving, coming = HandoverGate(), HandoverGate()
    leaving.open()
    assert await leaving.lets_in(1)
    leaving.shut()
    presses = {number: asyncio.create_task(coming.lets_in(number)) for number in (1, 2)}
    late = asyncio.create_task(leaving.lets_in(2))
    await settled()
    assert not any(press.done() for press in (*presses.values(), late))
    await leaving.leave(others_take_over=True)
    coming.open(leaving.let_in)
    assert not await late
    assert {number: await press for number, press in presses.items()} == {1: False, 2: True}


async def test_late_presses_are_let_in_for_a_refusal_when_nobody_takes_over() -> None:
    gate = HandoverGate()
    gate.open()
    gate.shut()
    late = asyncio.create_task(gate.lets_in(1))
    await settled()
    assert not late.done()
    await gate.leave(others_take_over=False)
    assert late.result()
    assert await gate.lets_in(2)


async def test_unanswerable_presses_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "PATIENCE_SECONDS", 0)
    gate = HandoverGate()
    assert not await gate.lets_in(1)
    gate.open()
    assert await gate.lets_in(2)


async def test_no_press_is_let_in_while_another_process_may_hold_the_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "CERTAIN_SECONDS", 0)
    ours = [True]
    gate = HandoverGate(lambda: ours[0])
    gate.open()
    assert await gate.lets_in(1)
    ours[0] = False
    assert not await gate.lets_in(2)
    gate.shut()
    await gate.leave(others_take_over=False)
    assert not await gate.lets_in(3)
    assert gate.let_in == [1]


async def test_only_recent_presses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = HandoverGate()
    gate.open()
    assert await gate.lets_in(1)
    monkeypatch.setattr(room, "REMEMBERED_SECONDS", -1)
    assert gate.let_in == []


async def test_a_press_waits_briefly_for_an_uncertain_lease() -> None:
    ours = [False]
    gate = HandoverGate(lambda: ours[0])
    gate.open()
    press = asyncio.create_task(gate.lets_in(1))
    await settled()
    assert not press.done()
    ours[0] = True
    assert await press
