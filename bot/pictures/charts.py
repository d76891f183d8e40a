"""Charts: chip balances over the deals, results side by side, and ratings with their uncertainty."""

from collections.abc import Sequence
from math import ceil, cos, floor, log10, pi, sin

from bot.pictures.amounts import PLAIN, Digits, short, signed
from bot.pictures.names import clean, shown
from bot.pictures.paper import FAINT, FRAME, TEXT, Paper, Point
from bot.pictures.scene import Bar, Picture, RatingMark, Series

WIDTH, HEIGHT = 720, 440
LEFT, RIGHT, TOP, BOTTOM = 88, 522, 64, 354
EDGE = 24  # the margin without letters on both sides
LABEL_STEP = 29
FOOT = 58  # room below the bars for the badge that Discord puts on a picture with an alternative text
MOST_LINES, MOST_BARS = 10, 20
# Each line has its own colour, dashes and end mark, so that it can be identified by any one of the three.
LOOKS: tuple[tuple[str, tuple[float, ...], int], ...] = (
    ("#ffd65c", (), 0),
    ("#7cc4ff", (14, 6), 4),
    ("#ff9a8a", (4, 5), 3),
    ("#8fe3b0", (16, 5, 4, 5), 5),
    ("#c9a7ff", (8, 4), 0),
    ("#f7efdc", (), 4),
    ("#ffb35c", (20, 6), 3),
    ("#ff9fd6", (3, 3), 5),
    ("#9fe0e6", (12, 4, 3, 4, 3, 4), 0),
    ("#d7d58a", (6, 8), 4),
)


def balances_chart(series: Sequence[Series], title: str, axis: str, digits: Digits = PLAIN) -> Picture:
    """Draw the balances of up to ten people over the deals, 720 by 440 pixels, each line named at its end.

    `axis` names the unit along the bottom, such as "deals". ValueError without values or with too many lines.
    """
    if not 1 <= len(series) <= MOST_LINES or not all(one.values for one in series):
        raise ValueError(f"a chart has 1 to {MOST_LINES} lines with values")
    paper = _titled(title, HEIGHT)
    last = max(one.start + len(one.values) for one in series) - 1
    values = [value for one in series for value in one.values]
    ticks = scale(min(0, *values), max(0, *values))
    _draw_grid(paper, ticks, last, clean(axis), digits)
    ends = [_draw_line(paper, one, LOOKS[number], ticks, last) for number, one in enumerate(series)]
    _draw_names(paper, series, ends, digits)
    return paper.finish()


def _titled(title: str, height: int) -> Paper:
    paper = Paper(WIDTH, height)
    paper.write(clean(title), (24, 32), 26, limit=WIDTH - 48)
    return paper


def scale(low: int, high: int) -> list[int]:
    """Return two to seven round numbers that span the range from low to high."""
    span = max(1, high - low)
    power = 10 ** max(0, floor(log10(span / 4)))
    step = next(times * power for times in (1, 2, 5, 10, 20) if span / (times * power) <= 5)
    return list(range(floor(low / step) * step, ceil(high / step) * step + 1, step)) if low != high else [low, low + 1]


def _height(value: float, ticks: Sequence[int]) -> float:
    return BOTTOM - (value - ticks[0]) / (ticks[-1] - ticks[0]) * (BOTTOM - TOP)


def _across(deal: float, last: int) -> float:
    return LEFT + (RIGHT - LEFT) * (deal / last if last else 1)


def _draw_grid(paper: Paper, ticks: Sequence[int], last: int, axis: str, digits: Digits) -> None:
    for tick in ticks:
        y = _height(tick, ticks)
        paper.stroke([(LEFT, y), (RIGHT, y)], TEXT if tick == 0 else FRAME, 2 if tick == 0 else 1)
        words = short(tick, digits)
        paper.write(words, (LEFT - 10, y), 19, TEXT if tick == 0 else FAINT, align=1, limit=LEFT - 10 - EDGE)
    steps = [deal for deal in scale(0, max(1, last)) if deal <= last]
    for deal in steps:
        paper.write(str(deal), (_across(deal, last), BOTTOM + 22), 19, FAINT, align=0.5)
    paper.write(axis, (RIGHT + 26, BOTTOM + 22), 19, FAINT, limit=WIDTH - RIGHT - 40)


def _draw_line(
    paper: Paper, one: Series, look: tuple[str, tuple[float, ...], int], ticks: Sequence[int], last: int
) -> Point:
    colour, dashes, corners = look
    points = [(_across(one.start + number, last), _height(value, ticks)) for number, value in enumerate(one.values)]
    if len(points) > 1:
        paper.stroke(points, colour, 3.4, dashes)
    _draw_mark(paper, points[-1], corners, colour)
    return points[-1]


def _draw_mark(paper: Paper, middle: Point, corners: int, colour: str) -> None:
    """Draw a disc, or a shape with that many corners."""
    if not corners:
        paper.dot(middle, 6.5, colour)
        return
    turns = (2 * pi * corner / corners - pi / 2 for corner in range(corners))
    paper.polygon([(middle[0] + 8.5 * cos(turn), middle[1] + 8.5 * sin(turn)) for turn in turns], colour)


def _draw_names(paper: Paper, series: Sequence[Series], ends: Sequence[Point], digits: Digits) -> None:
    """Write name and balance next to the ends of the lines, spread out where they would overlap."""
    order = sorted(range(len(ends)), key=lambda number: ends[number][1])
    heights = spread([ends[number][1] for number in order], LABEL_STEP, TOP - 4, BOTTOM + 2)
    for number, height in zip(order, heights, strict=True):
        colour, _, corners = LOOKS[number]
        paper.stroke([ends[number], (RIGHT + 16, height)], colour, 1.2, (2, 3))
        _draw_mark(paper, (RIGHT + 24, height), corners, colour)
        amount = paper.write(signed(series[number].values[-1], digits), (WIDTH - EDGE, height), 21, TEXT, align=1)
        room = WIDTH - EDGE - amount - 8 - (RIGHT + 38)
        paper.write(shown(series[number].name, f"#{number + 1}"), (RIGHT + 38, height), 21, colour, limit=room)


def spread(wished: Sequence[float], step: float, low: float, high: float) -> list[float]:
    """Spread ascending positions at least `step` apart, as close as possible to `wished`, between low and high."""
    placed: list[float] = []
    for place in wished:
        placed.append(max(place, placed[-1] + step if placed else low))
    overflow = high
    for number in range(len(placed) - 1, -1, -1):
        placed[number] = min(placed[number], overflow)
        overflow = placed[number] - step
    return placed


def results_chart(bars: Sequence[Bar], title: str, digits: Digits = PLAIN) -> Picture:
    """Draw up to twenty results as bars from a common zero, 720 pixels wide; losses are also hatched.

    ValueError without bars or with too many.
    """
    if not 1 <= len(bars) <= MOST_BARS:
        raise ValueError(f"a chart has 1 to {MOST_BARS} bars")
    paper = _titled(title, 76 + 46 * len(bars) + FOOT)
    low, high = min(0, *(bar.value for bar in bars)), max(0, *(bar.value for bar in bars))
    zero = _bar_end(0, low, high)
    for number, bar in enumerate(bars):
        y = _write_row(paper, number, bar, bar.amount or signed(round(bar.value), digits))
        end = _bar_end(bar.value, low, high)
        if bar.value > 0:
            paper.box((zero, y - 14, end, y + 14), fill="#8fe3b0")
        elif bar.value < 0:
            _draw_loss(paper, (end, y - 14, zero, y + 14))
    paper.stroke([(zero, 60), (zero, paper.height - FOOT - 16)], TEXT, 2)
    return paper.finish()


def _write_row(paper: Paper, number: int, row: Bar | RatingMark, amount: str) -> int:
    """Write the words of a bar or mark, and return the height of its middle."""
    y = 86 + 46 * number
    paper.write(shown(row.name, f"#{number + 1}"), (24, y), 23, limit=150)
    paper.write(clean(row.remark), (232, y), 18, FAINT, limit=100, align=0.5)
    paper.write(amount, (WIDTH - EDGE, y), 23, align=1, limit=100)
    return y


def _bar_end(value: float, low: float, high: float) -> float:
    left, right = 318, 600
    return left + (right - left) * (value - low) / max(1, high - low)


def _draw_loss(paper: Paper, edges: tuple[float, float, float, float]) -> None:
    left, top, right, bottom = edges
    x = left
    while x < right:
        run = min(bottom - top, right - x)
        paper.stroke([(x, bottom), (x + run, bottom - run)], "#ff9a8a", 2)
        x += 9
    paper.box(edges, outline="#ff9a8a")


def ratings_chart(marks: Sequence[RatingMark], centre: int, title: str, digits: Digits = PLAIN) -> Picture:
    """Draw up to twenty ratings, 720 pixels wide: a dot for each, within its range of uncertainty.

    A line marks the `centre`, where everyone starts. ValueError without marks or with too many.
    """
    if not 1 <= len(marks) <= MOST_BARS:
        raise ValueError(f"a chart has 1 to {MOST_BARS} marks")
    paper = _titled(title, 76 + 46 * len(marks) + FOOT)
    low = min(centre, *(mark.points - mark.give for mark in marks))
    high = max(centre, *(mark.points + mark.give for mark in marks))
    middle = _bar_end(centre, low, high)
    paper.stroke([(middle, 60), (middle, paper.height - FOOT - 16)], FRAME, 2)
    for number, mark in enumerate(marks):
        y = _write_row(paper, number, mark, short(mark.points, digits))
        left, at, right = (_bar_end(mark.points + way * mark.give, low, high) for way in (-1, 0, 1))
        paper.stroke([(left, y), (right, y)], FAINT, 4)
        for end in (left, right):
            paper.stroke([(end, y - 9), (end, y + 9)], FAINT, 2)
        paper.dot((at, y), 8, "#ffd65c")
    return paper.finish()
