"""The desk draws each picture once and never keeps the event loop waiting."""

import asyncio
from collections.abc import Iterator
from threading import Event, current_thread, main_thread

import pytest

from bot.pictures.desk import PictureDesk
from bot.pictures.hand import hand_picture
from bot.pictures.scene import HandCard, Picture, Style


class Easel:
    """A drawing function that waits for permission, counts its work and fails on request."""

    def __init__(self) -> None:
        self.leave = Event()
        self.drawn: list[str] = []
        self.broken = False

    def paint(self, what: str, *, size: int = 1) -> Picture:
        assert current_thread() is not main_thread()
        self.drawn.append(what)
        assert self.leave.wait(5)
        if self.broken:
            raise ValueError(what)
        return Picture(what.encode(), "image/webp", size, size)


@pytest.fixture
def desk() -> Iterator[PictureDesk]:
    desk = PictureDesk(workers=2, capacity=2)
    yield desk
    desk.close()


@pytest.fixture
def easel() -> Iterator[Easel]:
    easel = Easel()
    yield easel
    easel.leave.set()


async def test_simultaneous_requests_for_one_picture_draw_it_once(desk: PictureDesk, easel: Easel) -> None:
    waiting = [asyncio.create_task(desk.draw(easel.paint, "a")) for _ in range(20)]
    await asyncio.sleep(0)
    easel.leave.set()
    assert {picture.data for picture in await asyncio.gather(*waiting)} == {b"a"}
    assert easel.drawn == ["a"]


async def test_a_closed_desk_refuses_like_a_lost_connection(desk: PictureDesk, easel: Easel) -> None:
    desk.close()
    with pytest.raises(ConnectionError):
        await desk.draw(easel.paint, "a")


async def test_a_drawn_picture_is_cached(desk: PictureDesk, easel: Easel) -> None:
    easel.leave.set()
    first = await desk.draw(easel.paint, "a")
    assert await desk.draw(easel.paint, "a") is first
    assert (await desk.draw(easel.paint, "a", size=2)).width == 2
    assert easel.drawn == ["a", "a"]


async def test_the_least_recently_used_picture_is_evicted(desk: PictureDesk, easel: Easel) -> None:
    easel.leave.set()
    for what in "abacab":
        await desk.draw(easel.paint, what)
    assert easel.drawn == ["a", "b", "c", "b"]


async def test_the_picture_cache_is_bounded_in_bytes(easel: Easel) -> None:
    desk = PictureDesk(capacity=5)
    easel.leave.set()
    for what in ("aaa", "bb", "c"):
        await desk.draw(easel.paint, what)
    assert (desk.cache.bytes, desk.cache.made) == (3, 3)
    assert desk.drawn(easel.paint, "aaa") is None
    assert desk.drawn(easel.paint, "bb")
    desk.close()


async def test_a_desk_is_behind_while_its_queue_would_take_too_long(easel: Easel) -> None:
    desk = PictureDesk(workers=1, patience=0)
    easel.leave.set()
    assert not desk.is_behind
    await desk.draw(easel.paint, "a")
    easel.leave.clear()
    waiting = asyncio.create_task(desk.draw(easel.paint, "b"))
    await asyncio.sleep(0)
    assert desk.is_behind
    easel.leave.set()
    await waiting
    assert not desk.is_behind
    desk.close()


async def test_one_cancelled_waiter_does_not_affect_the_others(desk: PictureDesk, easel: Easel) -> None:
    impatient = asyncio.create_task(desk.draw(easel.paint, "a"))
    patient = asyncio.create_task(desk.draw(easel.paint, "a"))
    await asyncio.sleep(0)
    impatient.cancel()
    with pytest.raises(asyncio.CancelledError):
        await impatient
    easel.leave.set()
    assert (await patient).data == b"a"
    assert easel.drawn == ["a"]


async def test_a_picture_is_cached_even_if_nobody_is_waiting_any_more(desk: PictureDesk, easel: Easel) -> None:
    impatient = asyncio.create_task(desk.draw(easel.paint, "a"))
    await asyncio.sleep(0)
    impatient.cancel()
    easel.leave.set()
    assert (await desk.draw(easel.paint, "a")).data == b"a"
    assert easel.drawn == ["a"]


async def test_an_error_reaches_every_waiter_and_is_not_cached(desk: PictureDesk, easel: Easel) -> None:
    easel.broken = True
    waiting = [asyncio.create_task(desk.draw(easel.paint, "a")) for _ in range(2)]
    await asyncio.sleep(0)
    easel.leave.set()
    results = await asyncio.gather(*waiting, return_exceptions=True)
    assert [str(error) for error in results] == ["a", "a"]
    easel.broken = False
    assert (await desk.draw(easel.paint, "a")).data == b"a"


async def test_real_pictures_drawn_by_the_desk_are_identical(desk: PictureDesk) -> None:
    cards = (HandCard("roses-ace"), HandCard("bells-king", playable=True), HandCard(None))
    assert await desk.draw(hand_picture, cards, Style()) == hand_picture(cards, Style())
