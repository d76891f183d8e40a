"""The table and everything on it except cards: felt, name plates, chips and small signs."""

from collections.abc import Iterator

from research.art.drawing import people
from research.art.drawing.suits import GOLD, RED
from research.art.drawing.svg import INK, at, box, circle, ellipse, path, stroke

WIDTH = 720
HEIGHTS = {"table": 460, "table-tall": 730}
PLATE = (178, 82)
DEEP = "#173a2c"
FELT = "#215240"
SHADE = "#122b21"
PALE = "#2c6650"
CREAM = people.CREAM
HEART = (
    "M14 24.5 C8 20 2.5 15.5 2.5 9.6 C2.5 5.6 5.4 3 8.6 3 C11 3 13 4.3 14 6.4"
    " C15 4.3 17 3 19.4 3 C22.6 3 25.5 5.6 25.5 9.6 C25.5 15.5 20 20 14 24.5 Z"
)


def felt(height: int) -> str:
    """Draw a green cloth with a stitched border, lighter towards the middle."""
    rings = "".join(
        ellipse(WIDTH / 2, min(330, height / 2), 330 - 34 * step, min(292, height * 0.43) - 34 * step, colour, 0)
        for step, colour in enumerate(("#1b4535", "#1e4b3a", "#215240", "#245944", "#275f49"))
    )
    seam = f'<rect x="11" y="11" width="{WIDTH - 22}" height="{height - 22}" rx="26" fill="none" stroke="#c9a55a"'
    stitches = seam + ' stroke-opacity="0.55" stroke-width="2.5" stroke-dasharray="11 7"/>'
    return box(0, 0, WIDTH, height, DEEP, line=0) + rings + stitches


def plate(fill: str, rim: str, width: float, *, dashed: bool = False) -> str:
    """Draw a seat's name plate with room for its rim."""
    dashes = ' stroke-dasharray="9 7"' if dashed else ""
    inset = width / 2 + 1
    return (
        f'<rect x="{inset}" y="{inset}" width="{PLATE[0] - 2 * inset}" height="{PLATE[1] - 2 * inset}" rx="15"'
        f' fill="{fill}" stroke="{rim}" stroke-width="{width}"{dashes}/>'
    )


def chip(colour: str = RED) -> str:
    """Draw a chip seen from above, around the origin, 40 units across."""
    notches = "".join(at(box(-3.6, -19.5, 7.2, 7.5, CREAM, line=0), turn=turn) for turn in range(0, 360, 60))
    return circle(0, 0, 19, colour, 2) + notches + circle(0, 0, 19, "none", 2) + circle(0, 0, 10.5, CREAM, 1.6)


def chip_pile(colours: tuple[str, ...]) -> str:
    """Draw stacked chips from the side, standing on the origin."""
    edge = "M-30 0 C-30 12 30 12 30 0 L30 -11 C30 1 -30 1 -30 -11 Z"
    marks = "M-18 6.5 L-18 -4 M0 9 L0 -2 M18 6.5 L18 -4"
    coins = "".join(
        at(path(edge, colour, 2.2) + stroke(marks, CREAM, 7), 0, -12 * height) for height, colour in enumerate(colours)
    )
    top = -12 * (len(colours) - 1) - 11
    return coins + ellipse(0, top, 30, 9.5, colours[-1], 2.2) + ellipse(0, top, 17, 5, CREAM, 1.6)


def pot() -> str:
    """Draw the pot: two piles of chips."""
    return at(chip_pile((RED, RED, "#2c5f94", RED, GOLD)), 34, 82) + at(chip_pile(("#2c5f94", GOLD, RED)), 82, 90, 0.94)


def reserve() -> str:
    """Draw the reserve: a wooden chest."""
    lid = path("M12 48 C12 14 92 14 92 48 Z", people.WOOD, 2.6)
    chest = box(12, 46, 80, 42, "#74491f", r=4) + stroke("M28 24 L28 86 M76 24 L76 86", GOLD, 6)
    return (
        lid
        + chest
        + stroke("M12 48 L92 48", INK, 2.6)
        + box(43, 42, 18, 20, GOLD, r=3, line=2.2)
        + circle(52, 51, 3, INK, 0)
    )


def cards_sign() -> str:
    """Draw one small card back, 22 by 32."""
    return (
        box(1.2, 1.2, 19.6, 29.6, CREAM, r=4, line=2)
        + box(4.5, 4.5, 13, 23, "#8f2230", r=2, line=0)
        + circle(11, 16, 3.4, GOLD, 0)
    )


def trick_sign() -> str:
    """Draw a won trick: two face-down cards laid crosswise, in a square of 32."""
    card = box(-8, -12, 16, 24, CREAM, r=3, line=2) + box(-5, -9, 10, 18, "#8f2230", r=1.5, line=0)
    return at(card, 16, 16, 1, 90) + at(card, 16, 16)


def moon() -> str:
    """Draw a crescent moon for a person who is away, in a square of 32."""
    return path("M20 3 C10 5 4 14 7 22 C10 29 19 31 26 26 C17 26 12 20 13 13 C14 8 17 5 20 3 Z", "#f0dc9a", 2)


def robot() -> str:
    """Draw a friendly machine's head for a computer player, in a square of 32."""
    head = box(4, 10, 24, 18, "#b9c6cf", r=5, line=2.2) + circle(11.5, 18, 2.8, INK, 0) + circle(20.5, 18, 2.8, INK, 0)
    return stroke("M16 10 L16 4", INK, 2.4) + circle(16, 4, 2.8, GOLD, 1.6) + head + stroke("M11 24 L21 24", INK, 2)


def star() -> str:
    """Draw a star for a computer player's level, in a square of 28."""
    return path(
        "M14 2.5 L17.4 10.2 L25.8 11 L19.5 16.6 L21.3 24.8 L14 20.5 L6.7 24.8 L8.5 16.6 L2.2 11 L10.6 10.2 Z", GOLD, 2
    )


def cross() -> str:
    """Draw a crossed-out circle for a player who has dropped out, in a square of 32."""
    return circle(16, 16, 12, "none", 0) + stroke("M8 8 L24 24 M24 8 L8 24", "#e7a49c", 5)


def flag() -> str:
    """Draw a small pennant for the seat that leads, in a square of 40."""
    disc = circle(20, 20, 18, CREAM, 2.4)
    return disc + stroke("M14 31 L14 9", INK, 3.4) + path("M14 9 L31 14.5 L14 20 Z", RED, 2)


def disc() -> str:
    """Draw the dealer's disc, in a square of 40; its letter is written later."""
    return circle(20, 20, 18, GOLD, 2.4) + circle(20, 20, 14, "none", 1.4)


def life() -> str:
    """Draw a life: a heart-shaped token, in a square of 28."""
    return path(HEART, RED, 2.4)


def lost_life() -> str:
    """Draw the place of a lost life, in a square of 28."""
    return stroke(HEART, "#8fae9f", 2.2)


def ring() -> str:
    """Draw a life ring for a player who has no lives left but still plays, in a square of 32."""
    bands = "".join(
        at(path("M-4.6 -13.4 L4.6 -13.4 L2.6 -6 L-2.6 -6 Z", RED, 0), 16, 16, turn=45 + 90 * n) for n in range(4)
    )
    return (
        circle(16, 16, 13.6, CREAM, 2.2) + bands + circle(16, 16, 5.8, SHADE, 2.2) + circle(16, 16, 13.6, "none", 2.2)
    )


def tally() -> str:
    """Draw strokes on a slate for points, in a square of 32."""
    slate = box(3, 5, 26, 22, "#4a4038", r=3, line=2.2)
    return slate + stroke("M9 10 L9 22 M14 10 L14 22 M19 10 L19 22 M24 10 L24 22 M6 20 L27 12", CREAM, 2.2)


def crown() -> str:
    """Draw a crown on a disc for the seat that plays against the others, in a square of 40."""
    peaks = path("M9 28 L8 13 L15 20 L20 10 L25 20 L32 13 L31 28 Z", GOLD, 2.2)
    return circle(20, 20, 18, CREAM, 2.4) + peaks


def pointer() -> str:
    """Draw a bold arrowhead that points up at the seat whose turn it is, in a square of 44."""
    return path("M22 4 L40 34 L22 26 L4 34 Z", "#ffd65c", 2.6)


def chevron() -> str:
    """Draw an arrowhead for the direction of play, pointing right, in a square of 36."""
    return path("M4 7 L33 18 L4 29 L11 18 Z", "#d9bf7c", 0)


PLATES = {
    "in": plate(SHADE, "#4d8a6f", 2.5),
    "turn": plate(CREAM, "#ffd65c", 6),
    "out": plate("#1a3b2e", "#5f8673", 2.5, dashed=True),
    "away": plate("#1a3b2e", "#5f8673", 2.5, dashed=True),
    "empty": plate("none", "#5f8673", 2.5, dashed=True),
}


def furniture() -> Iterator[tuple[str, str, float, float]]:
    """Yield every part of the table: name, drawing, width and height."""
    for name, height in HEIGHTS.items():
        yield name, felt(height), WIDTH, height
    for name, drawing in PLATES.items():
        yield f"plate-{name}", drawing, *PLATE
    yield "pot", pot(), 116, 104
    yield "reserve", reserve(), 104, 104
    yield "chip", at(chip(), 20, 20), 40, 40
    yield "card", cards_sign(), 22, 32
    for name, sign in {
        "trick": trick_sign, "moon": moon, "robot": robot, "cross": cross, "ring": ring, "tally": tally,
    }.items():  # fmt: skip
        yield name, sign(), 32, 32
    for name, sign in {"flag": flag, "disc": disc, "crown": crown}.items():
        yield name, sign(), 40, 40
    for name, sign in {"life": life, "lost-life": lost_life, "star": star}.items():
        yield name, sign(), 28, 28
    yield "trump", circle(38, 38, 36, CREAM, 2.4), 76, 76
    yield "pointer", pointer(), 44, 44
    yield "chevron", chevron(), 36, 36
