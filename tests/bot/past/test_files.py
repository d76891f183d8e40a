"""Files for Discord: whole if they fit, otherwise compressed, and cut off only beyond that."""

import zlib
from collections.abc import AsyncIterator

import pytest

from bot.past import payments
from bot.past.payments import gathered
from game.core.errors import Refused

TOO_LARGE = Refused("file-too-large")


@pytest.fixture(autouse=True)
def little_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(payments, "MOST_BYTES", 1_000)


async def parts_of(text: str, times: int) -> AsyncIterator[str]:
    for _ in range(times):
        yield text


async def test_a_file_that_fits_is_returned_unchanged() -> None:
    assert await gathered("a.csv", parts_of("Bête", 200), TOO_LARGE) == ("a.csv", ("Bête" * 200).encode())


async def test_a_larger_file_is_compressed() -> None:
    name, content = await gathered("a.csv", parts_of("Bête", 5_000), TOO_LARGE)
    assert name == "a.csv.gz"
    assert len(content) <= 1_000
    assert zlib.decompress(content, 31).decode() == "Bête" * 5_000


async def test_a_file_too_large_even_compressed_is_abandoned_without_reading_it_fully() -> None:
    read = 0

    async def endless() -> AsyncIterator[str]:
        nonlocal read
        while True:
            read += 1
            yield "".join(chr(33 + (read * position * position) % 90) for position in range(2_000))

    with pytest.raises(Refused, match="too-large"):
        await gathered("a.csv", endless(), TOO_LARGE)
    assert read < 1_000
