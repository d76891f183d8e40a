"""Charts of balances and results."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import ImageColor

from bot.pictures.amounts import PLAIN, Digits
from bot.pictures.charts import LOOKS, balances_chart, ratings_chart, results_chart, scale, spread
from bot.pictures.paper import GROUND, Paper
from bot.pictures.scene import Bar, Picture, RatingMark, Series
from tests.bot.pictures.looking import contrast, distance, seen

GERMAN = Digits(".", ",")


@pytest.mark.parametrize("points", [1, 2, 200])
@pytest.mark.parametrize("lines", [1, 4, 10])
def test_balance_charts_of_any_length_are_drawn(points: int, lines: int) -> None:
    series = [Series(f"P{n}", tuple((n + 1) * (deal % 7 - 3) for deal in range(points))) for n in range(lines)]
    picture = balances_chart(series, "Session", "deals")
    assert (picture.width, picture.height) == (720, 440)
    assert len(picture.data) < 100_000
    assert picture == balances_chart(series, "Session", "deals")


def test_names_titles_and_values_are_visible() -> None:
    plain = seen(balances_chart([Series("Anna", (0, 5))], "Session", "deals"))
    others = [
        balances_chart([Series("Ben", (0, 5))], "Session", "deals"),
        balances_chart([Series("Anna", (0, 4))], "Session", "deals"),
        balances_chart([Series("Anna", (0, 5))], "Evening", "deals"),
        balances_chart([Series("Anna", (0, 5))], "Session", "Spiele"),
        balances_chart([Series("Anna", (0, 5), start=3)], "Session", "deals"),
    ]
    assert all(distance(plain, seen(other)) > 0.05 for other in others)


def test_text_never_touches_an_edge() -> None:
    far = balances_chart([Series("Bartholomäus", (0, -9_999)), Series("Ben", (0, 9_999))], "Session", "deals", GERMAN)
    bars = results_chart([Bar("Bartholomäus", 9_999), Bar("Ben", -9_999)], "Balances", GERMAN)
    for image in map(seen, (far, bars)):
        lightness, empty = (each.convert("L") for each in (image, seen(Paper(image.width, image.height).finish())))
        for edge in ((0, 0, 20, image.height), (image.width - 20, 0, image.width, image.height)):
            assert lightness.crop(edge).getextrema() == pytest.approx(empty.crop(edge).getextrema(), abs=8)


def test_amounts_use_the_languages_digit_grouping() -> None:
    series, bars, marks = [Series("Anna", (0, 1714))], [Bar("Anna", 1714)], [RatingMark("Anna", 1714, 30)]
    german, plain = (
        (
            balances_chart(series, "Session", "deals", digits),
            results_chart(bars, "Session", digits),
            ratings_chart(marks, 1000, "Skat", digits),
        )
        for digits in (GERMAN, PLAIN)
    )
    assert all(distance(seen(one), seen(other)) > 0 for one, other in zip(german, plain, strict=True))


def test_lines_differ_without_colour_and_contrast_with_the_background() -> None:
    assert len({(dashes, corners) for _, dashes, corners in LOOKS}) == len(LOOKS)
    ground = ImageColor.getrgb(GROUND)
    assert all(contrast(ImageColor.getrgb(colour), ground) >= 4.5 for colour, _, _ in LOOKS)


def some_results(count: int) -> Picture:
    return results_chart([Bar(f"Set {n}", (-1) ** n * n * 10, f"{n} deals") for n in range(count)], "Anna")


def some_ratings(count: int) -> Picture:
    marks = [RatingMark(f"P{n}", 1000 + (-1) ** n * n * 30, 40 * n, f"{n} deals") for n in range(count)]
    return ratings_chart(marks, 1000, "Skat")


@pytest.mark.parametrize(("draw", "what"), [(some_results, "bars"), (some_ratings, "marks")])
def test_up_to_twenty_results_or_ratings_are_drawn(draw: Callable[[int], Picture], what: str) -> None:
    for count in (1, 20):
        picture = draw(count)
        assert picture.width == 720
        assert picture.height > 76 + 46 * count, "there is room below for Discord's alt text badge"
    assert draw(5) == draw(5)
    for count in (0, 21):
        with pytest.raises(ValueError, match=f"1 to 20 {what}"):
            draw(count)


def test_a_loss_looks_different_from_a_win_without_colour() -> None:
    """A loss is hollow and hatched, so its bar is darker in the middle than a win's."""
    win, loss = (
        seen(results_chart([Bar("A", value), Bar("B", -value)], "Anna")).convert("L").crop((330, 74, 590, 98))
        for value in (10, -10)
    )
    assert distance(win, loss) > 20


@given(st.integers(-(10**12), 10**12), st.integers(0, 10**12))
def test_scales_cover_their_values_in_a_few_round_steps(low: int, span: int) -> None:
    ticks = scale(low, low + span)
    assert ticks[0] <= low
    assert ticks[-1] >= low + span
    assert 2 <= len(ticks) <= 7
    assert len({b - a for a, b in pairwise(ticks)}) == 1


@given(st.lists(st.floats(0, 400), min_size=1, max_size=10).map(sorted))
def test_labels_never_overlap_or_leave_the_picture(wished: list[float]) -> None:
    placed = spread(wished, 29, 60, 390)
    assert all(b - a >= 28.999 for a, b in pairwise(placed))
    assert placed[-1] <= 390
    assert placed[0] >= 60


@pytest.mark.parametrize("series", [[], [Series("A", ())], [Series("A", (1,))] * 11])
def test_charts_with_no_values_or_too_many_lines_are_refused(series: list[Series]) -> None:
    with pytest.raises(ValueError, match="1 to 10 lines"):
        balances_chart(series, "Session", "deals")


def test_a_ratings_uncertainty_is_visible() -> None:
    sure, unsure = (seen(ratings_chart([RatingMark("A", 1100, give), LOW], 1000, "Skat")) for give in (10, 300))
    assert distance(sure, unsure) > 0.05


LOW = RatingMark("B", 500, 400)
