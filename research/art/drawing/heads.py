"""The heads of the court cards: faces, hair, beards, crowns and hats.

The middle of a face is at the origin, its chin at y = 31.
"""

from research.art.drawing.suits import AMBER, GOLD
from research.art.drawing.svg import INK, at, box, circle, ellipse, mirrored, path, stroke

SKIN = "#f4cfa6"
BLUSH = "#e59d84"
STEEL = "#c9ced4"


def face(hair: str, *, look: float = 0) -> str:
    """Draw a face with brows, eyes that look aside by `look` units, nose, mouth and cheeks."""
    eyes = "".join(ellipse(x + look, -2, 2.9, 3.6, INK, 0) for x in (-10, 10))
    brows = stroke(f"M{-16 + look} -11 C{-13 + look} -14 {-8 + look} -14 {-5 + look} -11", hair, 3)
    brows += stroke(f"M{5 + look} -11 C{8 + look} -14 {13 + look} -14 {16 + look} -11", hair, 3)
    cheeks = circle(-15, 9, 5, BLUSH, 0) + circle(15, 9, 5, BLUSH, 0)
    skin = path("M-24 -14 C-25 -34 25 -34 24 -14 C25 10 17 31 0 31 C-17 31 -25 10 -24 -14 Z", SKIN)
    nose = stroke(f"M{look} 1 C{3 + look} 6 {5 + look} 8 {-1 + look} 10", INK, 2)
    neck = box(-11, 22, 22, 28, SKIN, r=4)
    return neck + skin + cheeks + brows + eyes + nose + stroke("M-6 18 C-3 21 3 21 6 18", "#a13a2f", 2.6)


def bob(hair: str) -> str:
    """Draw chin-long hair behind the face."""
    return path(
        (
            "M-28 -14 C-32 -44 32 -44 28 -14 C29 4 35 16 38 25 C26 32 18 30 12 26 L-12 26 C-18 30 -26 32 -38 "
            "25 C-35 16 -29 4 -28 -14 Z"
        ),
        hair,
    )


def locks(hair: str) -> str:
    """Draw long wavy hair down to the shoulders."""
    return path(
        (
            "M-29 -14 C-33 -46 33 -46 29 -14 C28 6 42 22 36 40 C40 54 30 64 22 58 L-22 58 C-30 64 -40 54 -36 "
            "40 C-42 22 -28 6 -29 -14 Z"
        ),
        hair,
    )


def fringe(hair: str) -> str:
    """Draw hair over the forehead, left and right of a parting."""
    return path(
        "M-24 -8 C-27 -34 -8 -36 0 -28 C8 -36 27 -34 24 -8 C20 -18 10 -20 0 -22 C-10 -20 -20 -18 -24 -8 Z", hair
    )


def full_beard(hair: str) -> str:
    """Draw a long royal beard with its moustache."""
    beard = path(
        (
            "M-24 2 C-20 14 -10 11 0 11 C10 11 20 14 24 2 C27 28 18 48 8 58 C6 52 2 58 0 64 C-2 58 -6 52 -8 "
            "58 C-18 48 -27 28 -24 2 Z"
        ),
        hair,
    )
    return (
        beard
        + stroke("M-12 32 C-11 40 -9 44 -7 48 M12 32 C11 40 9 44 7 48 M0 34 L0 52", INK, 1.8)
        + moustache(hair)
        + stroke("M-4 20 C-2 22 2 22 4 20", "#a13a2f", 3)
    )


def moustache(hair: str) -> str:
    """Draw a moustache with raised ends."""
    return path("M0 12 C-7 8 -14 14 -22 9 C-20 18 -8 20 0 15 C8 20 20 18 22 9 C14 14 7 8 0 12 Z", hair, 2)


def goatee(hair: str) -> str:
    """Draw a moustache and a pointed chin beard."""
    return path("M-8 24 C-4 21 4 21 8 24 C7 33 3 40 0 43 C-3 40 -7 33 -8 24 Z", hair, 2) + moustache(hair)


def crown(jewel: str) -> str:
    """Draw a crown of five points with jewels."""
    points = "M-32 -20 L-38 -54 L-21 -40 L-15 -60 L0 -42 L15 -60 L21 -40 L38 -54 L32 -20 C16 -14 -16 -14 -32 -20 Z"
    tips = "".join(circle(x, y, 4.4, jewel, 2) for x, y in ((-38, -56), (-15, -62), (15, -62), (38, -56)))
    band = path("M-32 -30 C-16 -24 16 -24 32 -30 L32 -19 C16 -13 -16 -13 -32 -19 Z", AMBER)
    return (
        path(points, GOLD)
        + tips
        + band
        + "".join(circle(x, y, 3.6, jewel, 1.6) for x, y in ((-18, -22), (0, -20), (18, -22)))
    )


def diadem(jewel: str) -> str:
    """Draw a queen's low crown with three fleurons."""
    rim = (
        "M-28 -20 L-31 -44 C-22 -46 -16 -38 -14 -33 C-8 -38 -6 -52 0 -58 C6 -52 8 -38 14 -33 C16 -38 22 "
        "-46 31 -44 L28 -20 C14 -28 -14 -28 -28 -20 Z"
    )
    return (
        path(rim, GOLD)
        + circle(0, -59, 4.6, jewel, 2)
        + circle(-32, -46, 3.8, jewel, 2)
        + circle(32, -46, 3.8, jewel, 2)
        + circle(0, -36, 4, jewel, 1.6)
    )


def plumed_hat(felt: str, plume: str) -> str:
    """Draw a broad hat, turned up on one side, with a long feather."""
    feather = path(
        "M8 -42 C20 -70 50 -72 60 -48 C64 -36 58 -26 52 -24 C56 -36 46 -44 36 -42 C28 -40 22 -34 18 -28 Z", plume
    )
    ribs = stroke("M18 -34 C28 -52 42 -58 52 -50 M34 -56 L37 -45 M46 -59 L46 -49", INK, 1.8)
    head = path("M-25 -22 C-28 -58 24 -58 25 -24 Z", felt)
    brim = path(
        (
            "M-44 -22 C-42 -36 -30 -28 -18 -29 C0 -31 20 -32 40 -24 C46 -21 44 -14 36 -14 C12 -22 -14 -20 "
            "-34 -10 C-42 -8 -45 -14 -44 -22 Z"
        ),
        felt,
    )
    return head + feather + ribs + brim + stroke("M-24 -33 C-10 -37 10 -37 25 -32", GOLD, 4)


def tall_hat(felt: str, plume: str) -> str:
    """Draw a pointed hat with a small brim and a cockade."""
    cone = path("M-26 -22 C-20 -40 -12 -66 4 -74 C14 -66 22 -44 26 -24 Z", felt)
    feather = path("M-20 -30 C-42 -40 -50 -62 -40 -78 C-30 -70 -18 -54 -14 -36 Z", plume) + stroke(
        "M-38 -70 C-34 -56 -26 -44 -18 -34", INK, 1.8
    )
    brim = path(
        ("M-37 -18 C-20 -32 20 -32 37 -18 C39 -13 34 -10 30 -12 C12 -22 -12 -22 -30 -12 C-34 -10 -39 -13 -37 -18 Z"),
        felt,
    )
    return feather + cone + stroke("M-23 -31 C-10 -37 10 -37 24 -31", GOLD, 4) + brim


def helmet(plume: str) -> str:
    """Draw an open steel helmet with a crest of feathers."""
    crest = path(
        ("M-6 -50 C-22 -62 -14 -82 4 -82 C26 -82 44 -66 48 -44 C42 -50 36 -52 30 -50 C24 -58 12 -60 4 -52 Z"), plume
    ) + stroke("M4 -74 C18 -74 30 -66 38 -54", INK, 1.8)
    dome = path(
        ("M-30 -8 C-36 -40 -20 -54 0 -55 C20 -54 36 -40 30 -8 C26 -18 22 -24 0 -25 C-22 -24 -26 -18 -30 -8 Z"), STEEL
    )
    return (
        crest
        + dome
        + stroke("M0 -54 L0 -26", INK, 2.2)
        + circle(-25, -18, 2.6, GOLD, 1.4)
        + circle(25, -18, 2.6, GOLD, 1.4)
    )


def beret(felt: str, plume: str) -> str:
    """Draw a soft flat cap with a short feather."""
    cap = path(
        ("M-30 -16 C-44 -30 -32 -52 -6 -50 C20 -56 42 -42 34 -24 C30 -16 20 -22 0 -24 C-14 -24 -22 -16 -30 -16 Z"), felt
    )
    feather = path("M22 -40 C30 -58 44 -62 52 -58 C50 -46 42 -36 30 -32 Z", plume) + stroke(
        "M28 -38 C34 -46 40 -52 46 -55", INK, 1.6
    )
    return cap + stroke("M-26 -19 C-12 -28 12 -28 30 -21", GOLD, 4.4) + feather


def hood(cloth: str, trim: str) -> str:
    """Draw a pointed hood that hangs to one side, with a bell at its end."""
    peak = path(
        (
            "M-28 -10 C-34 -42 -14 -58 8 -54 C34 -56 52 -40 54 -18 C48 -24 42 -26 34 -24 C28 -26 14 -28 0 "
            "-28 C-12 -28 -22 -22 -28 -10 Z"
        ),
        cloth,
    )
    return peak + circle(54, -13, 6, GOLD, 2.2) + stroke("M-26 -14 C-18 -27 16 -30 32 -24", trim, 5)


def jester(left: str, right: str) -> str:
    """Draw a fool's cap with two horns and bells."""
    horn = "M0 -30 C4 -52 26 -66 44 -52 C52 -44 54 -32 52 -26 C44 -38 34 -36 28 -20 C16 -28 8 -28 0 -28 Z"
    bells = circle(52, -22, 6, GOLD, 2.2) + circle(-52, -22, 6, GOLD, 2.2)
    return mirrored(path(horn, left)) + path(horn, right) + bells + stroke("M-27 -18 C-16 -30 16 -30 27 -18", GOLD, 5)


def wreath(leaf: str, bloom: str) -> str:
    """Draw a garland of leaves and blossoms."""
    leaves = "".join(
        at(ellipse(0, -33, 4.6, 9, leaf, 2), 0, 0, 1, turn) for turn in (-72, -54, -36, -18, 0, 18, 36, 54, 72)
    )
    return at(leaves, 0, 2) + "".join(at(circle(0, -30, 4.6, bloom, 1.8), turn=turn) for turn in (-62, -26, 8, 44))
