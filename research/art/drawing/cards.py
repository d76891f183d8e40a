"""The faces of the cards without their corner marks, and the back: drawings of 240 by 372 units."""

from research.art.drawing import courts, people
from research.art.drawing.suits import FRENCH_SIGNS, GOLD, RED, SIGNS, WINE
from research.art.drawing.svg import INK, at, box, circle, clipped, ellipse, limb, mirrored, path, stroke

WIDTH, HEIGHT = 240, 372
PAPER = "#fcf7ea"
TINTS = {
    "acorns": "#eadfae", "roses": "#f3d9c0", "shields": "#cfdde6", "bells": "#f0d7a8", "leaves": "#d5e2bd",
    "hearts": "#f0d3c6",
}  # fmt: skip


def blank() -> str:
    """Draw the paper of a card with its rounded corners."""
    return box(1.5, 1.5, WIDTH - 3, HEIGHT - 3, PAPER, r=20, line=3)


def frame(*, ends: int = 1) -> str:
    """Return the outline of a picture that leaves the top left corner, or both opposite ones, free for the marks."""
    top = "M66 14 L215 14 Q226 14 226 25"
    right = "L226 254 L186 254 Q174 254 174 266 L174 358" if ends == 2 else "L226 347 Q226 358 215 358"
    return f"{top} {right} L25 358 Q14 358 14 347 L14 118 L54 118 Q66 118 66 106 Z"


def framed(scene: str, tint: str, *, ends: int = 1) -> str:
    """Draw a picture inside its frame on the paper."""
    outline = frame(ends=ends)
    picture = clipped(path(outline, tint, 0) + scene, "frame", f'<path d="{outline}"/>')
    return blank() + picture + path(outline, "none", 2.4)


def german(suit: str, rank: str, *, salzburg: bool) -> str:
    """Draw the face of a German-suited card."""
    if rank == "ace":
        return sow(suit) if salzburg else daus(suit)
    if rank in GERMAN_PIPS:
        return blank() + german_pips(suit, rank)
    return framed(banner(suit) if rank == "banner" else court(suit, rank), TINTS[suit])


def german_pips(suit: str, rank: str) -> str:
    """Draw the signs of a German-suited number card."""
    places = GERMAN_PIPS[rank]
    return pips(SIGNS[suit](), places, 0.48 if len(places) == 9 else 0.56)


def ground(suit: str) -> str:
    """Draw a strip of meadow or floor for a figure to stand on."""
    tufts = stroke("M30 338 l4 -9 l4 9 M84 346 l4 -9 l4 9 M146 340 l4 -9 l4 9", "#5f8a4a", 2.4)
    return (
        path("M0 334 C60 322 180 322 240 334 L240 372 L0 372 Z", "#a9c284" if suit != "leaves" else "#8fb371", 2.2)
        + tufts
    )


def court(suit: str, rank: str) -> str:
    """Draw a court figure with its sign: a king's and an ober's above, an under's below."""
    sign = SIGNS[suit]()
    if rank == "king":
        return at(courts.king(suit), 132, 128, 1) + at(sign, 193, 52, 0.56)
    if rank == "ober":
        return ground(suit) + at(courts.ober(suit), 124, 122, 0.95) + at(sign, 188, 58, 0.68)
    return ground(suit) + at(courts.under(suit), 140, 118, 0.96) + at(sign, 52, 304, 0.7)


def banner(suit: str) -> str:
    """Draw a banner on its lance, bearing the suit's sign."""
    pole = stroke("M196 372 L196 76", INK, 13) + stroke("M196 372 L196 76", people.WOOD, 8)
    flag = (
        "M194 112 C160 92 132 134 92 116 C76 110 58 122 28 132 C40 158 48 176 42 204 C38 232 32 246 28 "
        "278 C58 262 78 260 96 268 C132 284 160 252 194 270 Z"
    )
    field = (
        "M186 128 C158 114 132 148 92 132 C78 126 62 136 48 142 C56 164 60 184 56 206 C54 226 50 240 46 "
        "254 C66 248 82 246 98 253 C132 266 158 240 186 252 Z"
    )
    spear = path("M196 30 C209 48 206 64 200 76 L192 76 C186 64 183 48 196 30 Z", people.STEEL) + circle(
        196, 80, 8.5, GOLD
    )
    tassels = limb("M196 84 C178 80 170 88 168 100", GOLD, 3) + circle(168, 104, 6, GOLD)
    cloth = path(flag, people.LIVERIES[suit].coat) + path(field, PAPER)
    return ground(suit) + pole + cloth + at(SIGNS[suit](), 120, 194, 1) + tassels + spear


def daus(suit: str) -> str:
    """Draw the Swiss ace: two great signs joined by a knotted ribbon."""
    sign = SIGNS[suit]()
    signs = at(sign, 132, 98, 1.24) + at(sign, 108, 274, 1.24, 180)
    return blank() + signs + ribbon(people.LIVERIES[suit].coat)


def ribbon(colour: str) -> str:
    """Draw a ribbon across the middle with a rosette."""
    half = limb("M120 186 C100 168 80 204 58 186 C48 178 40 182 34 190", colour, 13)
    tail = path("M34 180 L18 176 L24 190 L18 204 L36 198 Z", colour)
    return (
        half
        + at(half, 240, 372, 1, 180)
        + tail
        + at(tail, 240, 372, 1, 180)
        + circle(120, 186, 17, GOLD)
        + circle(120, 186, 9, RED, 2)
    )


def sow(suit: str) -> str:
    """Draw the Salzburg sow: two great signs and the boar that gave the card its name."""
    sign = SIGNS[suit]()
    signs = at(sign, 112, 98, 0.98, -14) + at(sign, 170, 116, 0.98, 14)
    return framed(ground(suit) + at(boar(), 126, 272, 1.1) + signs, TINTS[suit])


def boar() -> str:
    """Draw a wild boar trotting to the left, about 150 units long."""
    hide = "#6b5546"
    far = limb("M-34 26 L-42 54 M38 26 L44 54", "#55433a", 9)
    near = limb("M-20 28 L-18 56 M52 24 L58 54", hide, 10)
    tail = stroke("M70 -12 C84 -18 84 -2 76 -2 C70 -2 74 -14 84 -10", INK, 4)
    body = path(
        (
            "M-88 16 C-96 14 -96 2 -88 0 C-74 -4 -70 -14 -60 -20 L-60 -36 L-46 -26 C-20 -42 30 -42 60 -24 "
            "C76 -14 76 14 66 26 C50 40 -10 40 -34 32 C-48 32 -58 28 -66 22 C-74 20 -80 18 -88 16 Z"
        ),
        hide,
    )
    mane = path(
        (
            "M-46 -27 L-40 -42 L-32 -33 L-24 -47 L-16 -36 L-6 -49 L0 -37 L12 -48 L16 -35 L28 -44 L30 -32 C8 "
            "-42 -24 -40 -46 -27 Z"
        ),
        "#3d2f28",
    )
    head = (
        path("M-82 12 C-80 2 -74 6 -72 -4 L-68 10 Z", people.CREAM, 2)
        + circle(-62, -8, 3.4, INK, 0)
        + ellipse(-91, 8, 3.4, 7, "#b98a78", 2)
    )
    return far + tail + near + body + mane + head + stroke("M-54 -30 C-46 -24 -46 -18 -52 -14", INK, 2.2)


def _pairs(rows: tuple[int, ...]) -> tuple[tuple[int, int, int], ...]:
    """Return positions for two signs per row, upside down in the lower half."""
    return tuple((x, y, 180 if y > 186 else 0) for y in rows for x in (92, 154))


GERMAN_PIPS = {
    "ten": _pairs((56, 121, 186, 251, 316)),
    "nine": (*_pairs((58, 143, 229, 314)), (123, 186, 0)),
    "eight": _pairs((62, 145, 227, 310)),
    "seven": (*_pairs((62, 186, 310)), (123, 124, 0)),
}
_L, _R, _M = 93, 147, 120
_ROWS = {3: (66, 186, 306), 4: (66, 146, 226, 306)}


def _columns(rows: tuple[int, ...]) -> list[tuple[int, int]]:
    return [(x, y) for y in rows for x in (_L, _R)]


FRENCH_PIPS: dict[str, list[tuple[int, int]]] = {
    "two": [(_M, 66), (_M, 306)],
    "three": [(_M, 66), (_M, 186), (_M, 306)],
    "four": _columns((66, 306)),
    "five": [*_columns((66, 306)), (_M, 186)],
    "six": _columns(_ROWS[3]),
    "seven": [*_columns(_ROWS[3]), (_M, 126)],
    "eight": [*_columns(_ROWS[3]), (_M, 126), (_M, 246)],
    "nine": [*_columns(_ROWS[4]), (_M, 186)],
    "ten": [*_columns(_ROWS[4]), (_M, 106), (_M, 266)],
}


def pips(sign: str, places: tuple[tuple[int, int, int], ...], scale: float) -> str:
    """Draw signs at their places, each turned by its degrees."""
    return "".join(at(sign, x, y, scale, turn) for x, y, turn in places)


def french(suit: str, rank: str, colour: str) -> str:
    """Draw the face of a French-suited card in its suit's colour."""
    sign = FRENCH_SIGNS[suit](colour)
    if rank == "ace":
        return blank() + french_ace(sign, colour)
    if rank in FRENCH_PIPS:
        places = tuple((x, y, 180 if y > 186 else 0) for x, y in FRENCH_PIPS[rank])
        return blank() + pips(sign, places, 0.54 if len(places) < 9 else 0.47)
    return french_court(suit, rank, sign)


def french_ace(sign: str, colour: str) -> str:
    """Draw one great sign in a wreath of small ones."""
    ring = "".join(at(circle(0, -92, 3.6, colour, 0), 120, 186, 1, turn) for turn in range(0, 360, 12))
    return ring + at(sign, 120, 186, 1.34)


def french_court(suit: str, rank: str, sign: str) -> str:
    """Draw a double-ended court: the same half figure seen from either side of the table."""
    figure = {"king": courts.french_king, "queen": courts.queen, "jack": courts.jack}[rank](suit)
    scene = at(mirrored(figure), 122, 96, 1.06) + at(sign, 40, 150, 0.38)
    half = clipped(scene, "half", box(14, 14, 212, 172, PAPER, line=0))
    sash = box(12, 181.5, 216, 9, "#e6c35c", line=2.2)
    return framed(half + at(half, WIDTH, HEIGHT, 1, 180) + sash, "#f4e7c8", ends=2)


def back() -> str:
    """Draw the only back: lozenges with small blossoms around a medallion of the four Swiss signs."""
    lattice = "".join(
        stroke(f"M{x} 14 l344 344", "#d8a24a", 1.6) + stroke(f"M{x} 358 l344 -344", "#d8a24a", 1.6)
        for x in range(-340, 240, 26)
    )
    blooms = "".join(
        circle(x + (13 if row % 2 else 0), 14 + row * 13, 2.6, "#f1d9a0", 0)
        for row in range(27)
        for x in range(14, 240, 26)
    )
    medal = circle(120, 186, 62, GOLD) + circle(120, 186, 54, PAPER) + circle(120, 186, 54, "none", 2)
    signs = "".join(
        at(SIGNS[suit](), 120 + x, 186 + y, 0.38)
        for suit, x, y in (("acorns", 0, -27), ("roses", 27, 0), ("shields", 0, 27), ("bells", -27, 0))
    )
    field = clipped(
        box(14, 14, 212, 344, WINE, line=0) + lattice + blooms, "field", box(14, 14, 212, 344, WINE, r=11, line=0)
    )
    return (
        blank()
        + field
        + box(14, 14, 212, 344, "none", r=11, line=2.6)
        + box(20, 20, 200, 332, "none", r=8, line=1.4)
        + medal
        + signs
    )
