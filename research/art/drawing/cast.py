"""The faces of the computer players: each head on its own disc, recognisable at the size of a letter.

They differ in their outlines: hats, hair, beards, spectacles. The middle of a face is at the origin, as in `heads`.
"""

from collections.abc import Iterator

from research.art.drawing import heads
from research.art.drawing.suits import BLACK, BLUE, GOLD, GREEN, MOSS, RED, SILVER
from research.art.drawing.svg import INK, at, circle, ellipse, mirrored, path, stroke

SIZE = 128
RADIUS = 60
GREY, WHITE, BROWN, BLOND, FOX = "#9a958c", "#ece7da", "#6b4423", "#d9a441", "#b5532a"
CREAM, SKY, ROSE, LEAF, SAND = "#f7efdc", "#bcd3e0", "#ecc4b8", "#c3d8b4", "#e6d3a3"


def spectacles() -> str:
    """Draw round spectacles."""
    rims = circle(-11, -2, 9.5, "none", 3) + circle(11, -2, 9.5, "none", 3)
    return rims + stroke("M-2 -3 C-1 -5 1 -5 2 -3 M-20 -4 L-26 -7 M20 -4 L26 -7", INK, 2.6)


def short_hair(hair: str) -> str:
    """Draw short hair that stands up a little."""
    return path(
        "M-26 -4 C-34 -30 -22 -48 -4 -44 C8 -54 36 -40 26 -4 C24 -16 16 -22 4 -22 C-10 -20 -22 -18 -26 -4 Z", hair
    )


def sides(hair: str) -> str:
    """Draw the remaining hair above the ears."""
    tuft = path("M22 -18 C32 -18 36 -4 28 6 C24 2 24 -8 22 -18 Z", hair)
    return tuft + mirrored(tuft)


def bun(hair: str) -> str:
    """Draw hair combed back into a bun on top."""
    cap = path("M-27 -6 C-32 -44 32 -44 27 -6 C22 -22 10 -27 0 -27 C-10 -27 -22 -22 -27 -6 Z", hair)
    return circle(0, -44, 13, hair) + cap


def braids(hair: str, bow: str) -> str:
    """Draw two braids that fall before the shoulders."""
    knots = "".join(ellipse(34, y, 8, 8, hair) for y in (16, 29, 42)) + circle(34, 53, 5.4, bow, 2.2)
    return knots + mirrored(knots)


def kerchief(cloth: str) -> str:
    """Draw a cloth around the head, tied below the chin."""
    hood = path("M-24 30 C-46 4 -38 -46 0 -46 C38 -46 46 4 24 30 C30 4 24 -24 0 -26 C-24 -24 -30 4 -24 30 Z", cloth)
    return hood + path("M-14 30 C-6 36 6 36 14 30 L8 44 L0 38 L-8 44 Z", cloth)


def brim_hat(felt: str, band: str) -> str:
    """Draw a round hat with a straight brim."""
    crown = path("M-24 -22 C-27 -52 27 -52 24 -22 Z", felt)
    brim = path("M-46 -20 C-28 -30 28 -30 46 -20 C28 -12 -28 -12 -46 -20 Z", felt)
    return crown + brim + stroke("M-23 -29 C-10 -33 10 -33 23 -29", band, 5)


def cap(cloth: str) -> str:
    """Draw a flat cap with a peak to one side."""
    top = path("M-30 -14 C-36 -44 30 -52 34 -22 C20 -28 -14 -26 -30 -14 Z", cloth)
    return top + path("M-32 -14 C-16 -26 16 -28 36 -20 C28 -12 -14 -10 -32 -14 Z", cloth)


def wool_hat(wool: str, trim: str) -> str:
    """Draw a knitted hat with a bobble."""
    crown = path("M-28 -14 C-30 -54 30 -54 28 -14 Z", wool)
    return (
        circle(0, -50, 9, trim)
        + crown
        + stroke("M-26 -17 C-12 -24 12 -24 26 -17", INK, 14)
        + stroke("M-26 -17 C-12 -24 12 -24 26 -17", trim, 9)
    )


HEADS = {
    "sepp": heads.face(BROWN) + heads.moustache(BROWN) + at(heads.tall_hat(MOSS, SILVER), 0, -2, 0.86),
    "vreni": braids(BLOND, RED) + heads.face(BLOND) + heads.fringe(BLOND) + heads.wreath(GREEN, RED),
    "xaver": heads.face(GREY) + sides(GREY) + heads.full_beard(GREY),
    "resi": heads.bob(BLACK) + heads.face(BLACK) + heads.fringe(BLACK),
    "alois": heads.face(WHITE) + short_hair(WHITE) + spectacles() + heads.moustache(WHITE),
    "kathi": heads.locks(FOX) + heads.face(FOX) + heads.fringe(FOX),
    "ferdi": heads.face(BLACK) + cap(RED),
    "lisl": heads.face(GREY) + bun(GREY) + spectacles(),
    "noldi": heads.face(FOX) + heads.full_beard(FOX) + wool_hat(BLUE, SILVER),
    "trudi": heads.bob(BROWN) + heads.face(BROWN) + brim_hat(GOLD, RED),
    "luggi": heads.face(BLACK) + heads.goatee(BLACK) + brim_hat(BLACK, GOLD),
    "vevi": heads.face(BROWN) + kerchief(RED),
}  # fmt: skip
"""The heads of the cast, by name."""
GROUNDS = {
    "sepp": SAND, "vreni": SKY, "xaver": LEAF, "resi": CREAM, "alois": ROSE, "kathi": SKY,
    "ferdi": SAND, "lisl": LEAF, "noldi": ROSE, "trudi": ROSE, "luggi": SKY, "vevi": CREAM,
}  # fmt: skip
"""The background colours, by name."""


def portraits() -> Iterator[tuple[str, str]]:
    """Yield everyone's name and face, in a square of `SIZE`."""
    middle = SIZE / 2
    clip = f'<clipPath id="disc"><circle cx="{middle}" cy="{middle}" r="{RADIUS}"/></clipPath>'
    for name, head in HEADS.items():
        disc = circle(middle, middle, RADIUS, GROUNDS[name], 0)
        within = f'<g clip-path="url(#disc)">{at(head, middle, 69, 1.12)}</g>'
        yield name, clip + disc + within + circle(middle, middle, RADIUS, "none", 6)
