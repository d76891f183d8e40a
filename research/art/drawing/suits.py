"""The suit signs, each drawn around the origin in a square of 100 units."""

from collections.abc import Callable

from research.art.drawing.svg import INK, at, box, circle, path, stroke

GOLD = "#e9ad2b"
AMBER = "#c9821f"
RED = "#c8322b"
GREEN = "#3f8747"
MOSS = "#6c8f3c"
BLUE = "#2c5f94"
SILVER = "#f4f1e6"
BLACK = "#26242b"
WINE = "#8f2230"

HEART = (
    "M0 44 C-16 24 -46 8 -46 -16 C-46 -34 -33 -43 -21 -43 C-10 -43 -3 -36 0 -26 C3 -36 10 -43 21 -43 "
    "C33 -43 46 -34 46 -16 C46 8 16 24 0 44 Z"
)


def acorns() -> str:
    """Draw an acorn on its twig, cup above, with two leaves."""
    leaf = "M0 0 C6 -12 14 -10 17 -17 C23 -17 26 -22 36 -20 C37 -11 32 -9 32 -3 C26 -1 24 6 16 5 C11 9 5 6 0 0 Z"
    nut = "M-25 -7 C-27 14 -17 31 -5 39 L0 47 L5 39 C17 31 27 14 25 -7 Z"
    cup = "M-32 -6 C-33 -24 -18 -33 0 -33 C18 -33 33 -24 32 -6 C22 0 -22 0 -32 -6 Z"
    net = "M-20 -26 L-8 -4 M-6 -31 L8 -3 M9 -31 L22 -6 M20 -26 L8 -4 M6 -31 L-8 -3 M-9 -31 L-22 -6"
    return (
        at(path(leaf, GREEN), 4, -31, 1.1)
        + at(path(leaf, GREEN), -4, -31, 1.1, -136)
        + stroke("M0 -34 C0 -40 3 -44 7 -48", INK, 12)
        + stroke("M0 -34 C0 -40 3 -44 7 -48", AMBER, 7)
        + at(
            path(nut, GOLD)
            + stroke("M-14 4 C-13 15 -9 23 -5 28", "#fbe3a0", 6)
            + path(cup, MOSS)
            + stroke(net, width=2.2),
            0,
            -4,
            1.14,
        )
    )


def roses() -> str:
    """Draw a heraldic rose of five petals with green sepals."""
    petal = "M0 -10 C-9 -16 -31 -27 -21 -42 C-14 -50 -5 -47 0 -41 C5 -47 14 -50 21 -42 C31 -27 9 -16 0 -10 Z"
    sepal = "M-12 -18 L0 -49 L12 -18 Z"
    sepals = "".join(at(path(sepal, GREEN), turn=turn) for turn in range(36, 396, 72))
    petals = "".join(
        at(path(petal, RED) + stroke("M-9 -36 C-6 -30 6 -30 9 -36", "#f0958a", 4), turn=turn)
        for turn in range(0, 360, 72)
    )
    dots = "".join(at(circle(0, -7, 2.2, AMBER, 0), turn=turn) for turn in range(0, 360, 60))
    return sepals + petals + circle(0, 0, 14, GOLD) + dots


def shields() -> str:
    """Draw a heater shield, blue, with a silver bend and a gold rim."""
    outline = "M-37 -42 C-20 -36 20 -36 37 -42 C42 -2 30 28 0 47 C-30 28 -42 -2 -37 -42 Z"
    field = "M-28 -31 C-14 -27 14 -27 28 -31 C31 0 22 21 0 36 C-22 21 -31 0 -28 -31 Z"
    bend = "M-28.5 -20 L-28 -31 C-22 -29 -18 -28.6 -12 -28 L24.5 10 C22 17 19 21 14.5 25 Z"
    return path(outline, GOLD) + path(field, BLUE) + path(bend, SILVER, 2.2) + path(field)


def bells() -> str:
    """Draw a round hawk bell with its loop, belt and slit."""
    loop = "M-9 -34 C-14 -49 14 -49 9 -34"
    return (
        stroke(loop, INK, 11)
        + stroke(loop, GOLD, 5.5)
        + circle(0, 6, 40, GOLD)
        + path("M-26 -16 C-18 -26 -6 -29 2 -28 C-8 -24 -17 -18 -21 -10 Z", "#fbe3a0", 0)
        + path("M-39.5 0 C-20 7 20 7 39.5 0 L39.8 11 C20 18 -20 18 -39.8 11 Z", RED)
        + circle(-15, 27, 5.4, INK, 0)
        + circle(15, 27, 5.4, INK, 0)
        + stroke("M-15 27 C-5 34 5 34 15 27", width=5)
    )


def leaves() -> str:
    """Draw a linden leaf, heart-shaped, on its stalk."""
    leaf = "M0 -47 C10 -32 44 -24 42 4 C41 24 18 30 0 20 C-18 30 -41 24 -42 4 C-44 -24 -10 -32 0 -47 Z"
    veins = "M0 20 L0 -32 M0 8 L24 -4 M0 8 L-24 -4 M0 -8 L18 -17 M0 -8 L-18 -17"
    return (
        stroke("M0 16 C0 34 -5 38 -12 46", INK, 11)
        + stroke("M0 16 C0 34 -5 38 -12 46", MOSS, 5.5)
        + path(leaf, GREEN)
        + stroke(veins, "#bfdc9b", 3.6)
    )


def red_hearts() -> str:
    """Draw a heart with a glint, as in the German suits."""
    return path(HEART, RED) + stroke("M-33 -14 C-33 -24 -28 -31 -20 -31", "#f3a89f", 6)


def plain_hearts(colour: str = RED) -> str:
    """Draw a plain heart, as in the French suits."""
    return path(HEART, colour, 0)


def diamonds(colour: str = RED) -> str:
    """Draw a diamond with slightly hollow sides."""
    return path("M0 -48 C9 -28 22 -12 36 0 C22 12 9 28 0 48 C-9 28 -22 12 -36 0 C-22 -12 -9 -28 0 -48 Z", colour, 0)


def spades(colour: str = BLACK) -> str:
    """Draw a spade."""
    blade = (
        "M0 -47 C10 -28 44 -12 44 12 C44 28 33 34 23 34 C14 34 7 29 3 23 C4 34 8 42 18 47 L-18 47 C-8 42 "
        "-4 34 -3 23 C-7 29 -14 34 -23 34 C-33 34 -44 28 -44 12 C-44 -12 -10 -28 0 -47 Z"
    )
    return path(blade, colour, 0)


def clubs(colour: str = BLACK) -> str:
    """Draw a club of three discs."""
    stalk = "M0 0 C3 22 8 40 20 47 L-20 47 C-8 40 -3 22 0 0 Z"
    discs = circle(0, -24, 22, colour, 0) + circle(-24, 10, 22, colour, 0) + circle(24, 10, 22, colour, 0)
    return path(stalk, colour, 0) + discs + box(-12, -14, 24, 26, colour, line=0)


SIGNS: dict[str, Callable[[], str]] = {
    "acorns": acorns, "roses": roses, "shields": shields, "bells": bells, "leaves": leaves, "hearts": red_hearts,
}  # fmt: skip
FRENCH_SIGNS: dict[str, Callable[[str], str]] = {
    "clubs": clubs, "spades": spades, "hearts": plain_hearts, "diamonds": diamonds,
}  # fmt: skip
TWO_COLOURS = {"clubs": BLACK, "spades": BLACK, "hearts": RED, "diamonds": RED}
FOUR_COLOURS = {"clubs": "#1f7a3a", "spades": BLACK, "hearts": RED, "diamonds": "#1f5fae"}
