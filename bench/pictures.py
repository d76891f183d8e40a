"""How long pictures of tables and hands take, compared with Pillow pasting as many sprites, and their file sizes.

An ordinary table has four seats and half a trick; the crowded one is the worst case: eight seats, long names in many
scripts, and every possible sign. In a hand every second card is playable. Milliseconds are of processor time, because
drawing waits for nothing.
"""

import statistics
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TypeVar

from PIL import Image

from bench.figures import Figure, at_most
from bot.pictures.hand import hand_picture
from bot.pictures.packs import PACKS
from bot.pictures.pixels import light_png
from bot.pictures.scene import HandCard, Picture, SeatScene, Style, TableScene
from bot.pictures.table import WEIGHT, table_picture

T = TypeVar("T")
ROUNDS = 40
CROWD = ("Ben 🎉 Müller", "محمد بن سلمان", "W" * 32, "👩🏽‍🚀" * 6, "Zoë", "山田太郎山田太郎", "Clara", "Anna")
KINDS: Mapping[str, tuple[Sequence[str], Style, int, float]] = {
    "a table": (("Anna", "Ben", "Clara", "David"), Style("swiss"), 65, 7),
    "a crowded table": (CROWD, Style("swiss", letter_marks=True), 120, 25),
}  # names, card style, number of sprites, milliseconds allowed
HANDS: Mapping[int, float] = {3: 10, 6: 20, 10: 20, 12: 20}
"""Milliseconds allowed for a hand of this many cards."""


def measure(rounds: int = ROUNDS) -> list[Figure]:
    """Alternately draw each kind of table and paste sprites, then draw hands."""
    tables = [figure for kind in KINDS for figure in _table(kind, rounds)]
    return tables + [figure for cards in HANDS for figure in _hand(cards, rounds)]


def _hand(cards: int, rounds: int) -> Iterator[Figure]:
    """Measure different hands of this many cards; the faces are loaded beforehand."""
    style, codes = Style("swiss", letter_marks=True), PACKS["swiss"].codes()
    hands = [
        tuple(HandCard(codes[(first + place) % len(codes)], place % 2 == 0) for place in range(cards))
        for first in range(rounds)
    ]
    for hand in hands:
        hand_picture(hand, style)
    drawn = [_timed(partial(hand_picture, hand, style)) for hand in hands]
    times, weights = [milliseconds for milliseconds, _ in drawn], [len(picture.data) for _, picture in drawn]
    yield Figure(
        f"picture of a hand of {cards}", statistics.median(times), "ms", at_most(HANDS[cards]), {"slowest": max(times)}
    )
    yield Figure(f"file size of a hand of {cards}", max(weights) / 1024, "KB", at_most(160))


def _table(kind: str, rounds: int) -> Iterator[Figure]:
    """Measure tables of a kind; sprites are loaded beforehand, as in a running bot."""
    names, style, sprites, bar = KINDS[kind]
    table_picture(scene(names, rounds), style)
    sprite = Image.new("RGBA", (72, 120), (200, 30, 30, 200))
    ours: list[float] = []
    pasted: list[float] = []
    weights: list[int] = []
    for number in range(rounds):
        milliseconds, picture = _timed(partial(table_picture, scene(names, number), style))
        ours.append(milliseconds)
        weights.append(len(picture.data))
        pasted.append(_timed(partial(paste, sprite, sprites))[0])
    parts = {"Pillow pasting": statistics.median(pasted), "slowest": max(ours)}
    yield Figure(f"picture of {kind}", statistics.median(ours), "ms", at_most(bar), parts)
    yield Figure(f"file size of {kind}", max(weights) / 1024, "KB", at_most(60))


def scene(names: Sequence[str], number: int) -> TableScene:
    """Build a table with half a trick for up to four seats, else a full one; each number makes a different scene."""
    codes = PACKS["swiss"].codes()
    played = len(names) if len(names) > 4 else len(names) // 2
    seats = tuple(
        SeatScene(
            name,
            chips=number * 10**place,
            cards=3,
            tricks=place % 4,
            played=codes[(number + place) % len(codes)] if place < played else None,
            leads=place == 1,
            dealer=place == number % len(names),
            turn=place == 2,
            computer=place % 2 == 0,
            notes=("+12",),
        )
        for place, name in enumerate(names)
    )
    return TableScene(seats, "ccw", pot=123_456 + number, reserve=10**6, trump=codes[-1], stock=7)


def paste(sprite: Image.Image, count: int) -> Picture:
    """Paste a sprite as often as a table has sprites, and encode the picture like ours."""
    canvas = Image.new("RGBA", (720, 720), (20, 90, 40, 255))
    for number in range(count):
        canvas.alpha_composite(sprite, (number * 61 % 640, number * 37 % 600))
    return light_png(canvas.convert("RGB"), limit=WEIGHT)


def _timed(work: Callable[[], T]) -> tuple[float, T]:
    """Return the milliseconds that `work` took, and its result."""
    started = time.thread_time()
    result = work()
    return (time.thread_time() - started) * 1_000, result
