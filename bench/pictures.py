"""How long the picture of a full table takes, beside Pillow pasting as many sprites, and how heavy it is."""

from __future__ import annotations

import io
import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from PIL import Image

from bench.figures import Figure, at_most
from bot.pictures.packs import PACKS
from bot.pictures.scene import SeatScene, Style, TableScene
from bot.pictures.table import table_picture

T = TypeVar("T")
SEATS = 8
ROUNDS = 40
SPRITES = 60
NAMES = ("Ben 🎉 Müller", "محمد بن سلمان", "W" * 32, "👩🏽‍🚀" * 6, "Zoë", "山田太郎山田太郎", "Clara", "Anna")
STYLE = Style("swiss", letter_marks=True)


def measure(rounds: int = ROUNDS) -> list[Figure]:
    """Draw tables and paste sprites in turn; sprites are loaded before, as they are in a bot that runs."""
    scenes = [scene(number) for number in range(rounds)]
    table_picture(scene(rounds), STYLE)
    sprite = Image.new("RGBA", (72, 120), (200, 30, 30, 200))
    ours: list[float] = []
    pasted: list[float] = []
    weights: list[int] = []
    for each in scenes:
        milliseconds, picture = _timed(partial(table_picture, each, STYLE))
        ours.append(milliseconds)
        weights.append(len(picture.data))
        pasted.append(_timed(partial(paste, sprite, SPRITES))[0])
    parts = {"Pillow pasting": statistics.median(pasted), "slowest": max(ours)}
    return [
        Figure("picture of a table", statistics.median(ours), "ms", at_most(25), parts),
        Figure("weight of a table", max(weights) / 1024, "KB", at_most(60)),
    ]


def scene(number: int) -> TableScene:
    """Lay a full table; each number gives another picture."""
    codes = PACKS["swiss"].codes()
    seats = tuple(
        SeatScene(
            name,
            chips=number * 10**place,
            cards=3,
            tricks=place % 4,
            played=codes[(number + place) % len(codes)],
            leads=place == 1,
            dealer=place == number % SEATS,
            turn=place == 2,
            computer=place % 2 == 0,
            note="+12",
        )
        for place, name in enumerate(NAMES)
    )
    return TableScene(seats, "ccw", pot=123_456 + number, reserve=10**6, trump=codes[-1], stock=7)


def paste(sprite: Image.Image, count: int) -> bytes:
    """Paste a sprite as often as a full table has sprites, and write the picture as ours are written."""
    canvas = Image.new("RGBA", (720, 720), (20, 90, 40, 255))
    for number in range(count):
        canvas.alpha_composite(sprite, (number * 61 % 640, number * 37 % 600))
    written = io.BytesIO()
    canvas.convert("RGB").save(written, "WEBP", quality=80, method=2)
    return written.getvalue()


def _timed(work: Callable[[], T]) -> tuple[float, T]:
    """Give the milliseconds that some work took, and its result."""
    started = time.perf_counter()
    result = work()
    return (time.perf_counter() - started) * 1_000, result
