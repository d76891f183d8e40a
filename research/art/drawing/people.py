"""The people on the court cards from the neck down: dress, bodies, arms and the things they hold.

A figure stands around x = 0 with the middle of its face at y = 0, its shoulders at 46, belt at 112, hem at 166 and
feet at 236.
"""

from dataclasses import dataclass

from research.art.drawing.heads import SKIN, STEEL
from research.art.drawing.suits import BLUE, GOLD, GREEN, RED, SILVER
from research.art.drawing.svg import INK, at, box, circle, ellipse, limb, mirrored, path, stroke

WOOD = "#8a5a2b"
CREAM = "#f7efdc"


@dataclass(frozen=True, slots=True)
class Dress:
    """The colours of a figure: coat, its trim, sleeves, left and right hose, hair."""

    coat: str
    trim: str
    sleeve: str
    hose: tuple[str, str]
    hair: str


def ruff() -> str:
    """Draw a pleated white collar."""
    return path("M-30 38 C-34 30 34 30 30 38 C36 46 24 54 0 54 C-24 54 -36 46 -30 38 Z", CREAM) + stroke(
        "M-20 38 L-22 49 M-10 40 L-11 53 M0 41 L0 53 M10 40 L11 53 M20 38 L22 49", INK, 1.8
    )


def collar(trim: str) -> str:
    """Draw a flat, pointed collar."""
    return path("M-24 36 C-10 44 10 44 24 36 L34 50 L12 64 L0 50 L-12 64 L-34 50 Z", trim)


def ermine() -> str:
    """Draw a royal collar of white fur with black tails."""
    fur = path(
        (
            "M-26 34 C-52 38 -58 54 -60 72 C-40 84 -20 88 0 88 C20 88 40 84 60 72 C58 54 52 38 26 34 C14 46 "
            "-14 46 -26 34 Z"
        ),
        CREAM,
    )
    tails = "".join(
        stroke(f"M{x} {y} l0 6", INK, 3.4)
        for x, y in ((-46, 58), (-34, 70), (-30, 52), (-16, 76), (0, 72), (16, 76), (30, 52), (34, 70), (46, 58))
    )
    return fur + tails


def trunk(dress: Dress) -> str:
    """Draw the coat from shoulders to hem with belt, placket and a trimmed skirt."""
    coat = path(
        (
            "M-26 40 C-44 44 -52 54 -53 66 L-38 112 C-46 134 -54 150 -56 166 C-20 176 20 176 56 166 C54 150 "
            "46 134 38 112 L53 66 C52 54 44 44 26 40 Z"
        ),
        dress.coat,
    )
    folds = stroke("M-22 122 L-30 164 M22 122 L30 164 M-8 122 L-10 168 M8 122 L10 168", INK, 1.8)
    hem = stroke("M-54 160 C-20 170 20 170 54 160", dress.trim, 7) + stroke(
        "M-55 155 C-20 165 20 165 55 155 M-56 166 C-20 176 20 176 56 166", INK, 2
    )
    placket = path("M-9 46 L9 46 L8 112 L-8 112 Z", dress.trim, 2)
    buttons = "".join(circle(0, y, 3, GOLD, 1.5) for y in (66, 80, 94))
    belt = box(-40, 105, 80, 13, WOOD, r=3) + box(-9, 102, 18, 19, GOLD, r=3) + box(-4, 107, 8, 9, WOOD, r=1, line=1.5)
    return coat + folds + hem + placket + buttons + belt


def legs(dress: Dress) -> str:
    """Draw two legs in hose, feet turned outwards."""
    left, right = dress.hose
    shoes = path("M-34 226 C-46 226 -58 232 -57 240 L-22 240 C-20 232 -24 228 -26 224 Z", WOOD) + path(
        "M34 226 C46 226 58 232 57 240 L22 240 C20 232 24 228 26 224 Z", WOOD
    )
    return (
        limb("M-20 160 C-22 186 -27 206 -29 226", left, 19) + limb("M20 160 C22 186 27 206 29 226", right, 19) + shoes
    )


def robe(dress: Dress) -> str:
    """Draw a seated king's mantle with broad fur hem and two knees under the cloth."""
    cloth = path(
        ("M-24 40 C-52 44 -60 60 -62 84 C-70 130 -78 190 -80 236 L80 236 C78 190 70 130 62 84 C60 60 52 44 24 40 Z"),
        dress.coat,
    )
    gown = path("M-22 84 L-34 150 C-38 186 -38 212 -40 236 L40 236 C38 212 38 186 34 150 L22 84 Z", dress.trim)
    knees = stroke(
        ("M-30 150 C-26 138 -8 138 -4 152 C-2 172 -6 206 -8 234 M30 150 C26 138 8 138 4 152 C2 172 6 206 8 234"),
        INK,
        2.2,
    )
    edge = "M-31 96 L-46 160 C-50 190 -50 214 -52 236"
    fur = (
        stroke(edge, INK, 17)
        + stroke(edge, CREAM, 12)
        + "".join(
            stroke(f"M{x} {y} l-1 6", INK, 3) for x, y in ((-36, 118), (-42, 144), (-48, 172), (-50, 200), (-51, 224))
        )
    )
    belt = stroke("M-27 108 C-10 114 10 114 27 108", INK, 13) + stroke("M-27 108 C-10 114 10 114 27 108", GOLD, 8)
    return cloth + gown + knees + fur + mirrored(fur) + belt


def throne(colour: str) -> str:
    """Draw the high back of a throne, behind a king."""
    posts = "".join(box(x, -30, 14, 268, WOOD, r=3) + circle(x + 7, -36, 10, GOLD) for x in (-86, 72))
    return box(-76, -14, 152, 250, colour, line=2.6) + posts


def arm_up(dress: Dress) -> str:
    """Draw the left arm, raised at the elbow; the hand is at (-62, 76)."""
    return (
        limb("M-44 60 C-58 78 -66 96 -60 104 C-58 100 -62 88 -62 82", dress.sleeve, 20)
        + stroke("M-71 85 L-53 85", dress.trim, 7)
        + circle(-62, 75, 9.5, SKIN)
    )


def arm_hip(dress: Dress) -> str:
    """Draw the right arm, hand on the hip."""
    return limb("M44 60 C62 76 72 92 64 104 C58 110 50 110 44 108", dress.sleeve, 20) + circle(43, 108, 9, SKIN)


def sceptre() -> str:
    """Draw a golden rod with a fleuron, its grip at the origin."""
    rod = stroke("M0 40 L0 -66", INK, 11) + stroke("M0 40 L0 -66", GOLD, 5.6)
    return (
        rod
        + path(
            (
                "M0 -96 C8 -88 8 -80 4 -76 C12 -80 18 -74 14 -66 C8 -62 4 -64 0 -66 C-4 -64 -8 -62 -14 -66 C-18 "
                "-74 -12 -80 -4 -76 C-8 -80 -8 -88 0 -96 Z"
            ),
            GOLD,
        )
        + circle(0, 40, 6, GOLD)
    )


def sword() -> str:
    """Draw a raised sword, its grip at the origin."""
    return (
        path("M-6 -14 L-5 -104 L0 -116 L5 -104 L6 -14 Z", STEEL)
        + stroke("M0 -18 L0 -98", INK, 1.6)
        + box(-3.5, -10, 7, 26, WOOD, r=2)
        + box(-19, -16, 38, 8, GOLD, r=4)
        + circle(0, 18, 6, GOLD)
    )


def halberd() -> str:
    """Draw a halberd, gripped at the origin."""
    shaft = stroke("M0 158 L0 -100", INK, 11) + stroke("M0 158 L0 -100", WOOD, 6)
    blade = path(
        "M5 -72 C24 -82 34 -72 36 -58 C28 -62 18 -58 5 -48 Z M-5 -66 L-20 -72 L-16 -60 L-20 -48 L-5 -56 Z", STEEL
    )
    return shaft + blade + path("M-5 -84 L0 -122 L5 -84 Z", STEEL)


def staff() -> str:
    """Draw a shepherd's crook, gripped at the origin."""
    d = "M0 158 L0 -70 C0 -102 36 -102 34 -76 C33 -64 18 -62 16 -74"
    return stroke(d, INK, 12) + stroke(d, WOOD, 6.8)


def flute() -> str:
    """Draw a long pipe held before the chest."""
    d = "M-40 44 L26 -36"
    return (
        stroke(d, INK, 14)
        + stroke(d, WOOD, 9)
        + "".join(circle(x, y, 2.4, INK, 0) for x, y in ((-26, 27), (-16, 15), (-6, 3), (4, -9)))
    )


def goblet() -> str:
    """Draw a golden cup, its foot in the hand."""
    return path(
        ("M-16 -48 L16 -48 C17 -28 8 -20 4 -17 L4 -8 L13 -3 L-13 -3 L-4 -8 L-4 -17 C-8 -20 -17 -28 -16 -48 Z"), GOLD
    ) + ellipse(0, -48, 16, 5, "#8f2230")


def flower(petals: str) -> str:
    """Draw a single flower on a long stalk."""
    stalk = stroke("M0 34 C2 6 -4 -20 0 -44", GREEN, 5)
    leaf = path("M0 4 C10 -8 20 -8 24 -4 C18 6 10 8 0 8 Z", GREEN, 2)
    return (
        stalk
        + leaf
        + "".join(at(circle(0, -9, 7.4, petals, 2), 0, -54, 1, turn) for turn in range(0, 360, 72))
        + circle(0, -54, 6, GOLD, 2)
    )


def letter() -> str:
    """Draw a folded letter with a seal."""
    return at(
        box(-24, -18, 48, 34, CREAM, r=2) + stroke("M-24 -16 L0 4 L24 -16", INK, 2.2) + circle(0, 4, 6.5, RED, 2),
        0,
        -12,
        1,
        -14,
    )


def horn() -> str:
    """Draw a post horn."""
    d = "M-4 6 C-34 8 -34 -34 -6 -34 C18 -34 22 -8 4 -4 C-8 0 -16 -10 -10 -18"
    bell = path("M-10 2 C4 0 16 6 26 18 L12 28 C8 16 0 10 -10 10 Z", GOLD)
    return at(stroke(d, INK, 11) + stroke(d, GOLD, 6) + bell, 2, -8, 1.05)


def bodice(dress: Dress) -> str:
    """Draw a queen's dress: puffed shoulders, square neckline, laced front."""
    gown = path(
        (
            "M-24 44 C-46 42 -58 56 -56 74 L-40 112 C-52 136 -60 160 -62 180 L62 180 C60 160 52 136 40 112 "
            "L56 74 C58 56 46 42 24 44 L20 64 L-20 64 Z"
        ),
        dress.coat,
    )
    skin = path("M-20 62 L-22 42 C-10 36 10 36 22 42 L20 62 Z", SKIN)
    front = path("M-16 64 L16 64 L8 118 L-8 118 Z", dress.trim) + stroke(
        "M-10 74 L9 84 M10 74 L-9 84 M-8 90 L7 100 M8 90 L-7 100", INK, 2.2
    )
    chain = stroke("M-21 46 C-14 58 14 58 21 46", GOLD, 4) + circle(0, 57, 5, RED, 2)
    return gown + skin + front + chain + stroke("M-40 112 C-16 122 16 122 40 112", GOLD, 7)


LIVERIES: dict[str, Dress] = {
    "acorns": Dress("#4b7a43", "#e9ad2b", "#4b7a43", (SILVER, "#4b7a43"), "#6b4423"),
    "roses": Dress("#b92f2c", "#f0c75a", "#b92f2c", ("#f0c75a", RED), "#3a2a22"),
    "shields": Dress("#2c5f94", "#f4f1e6", "#2c5f94", (BLUE, SILVER), "#c08a3c"),
    "bells": Dress("#d9961f", "#b92f2c", "#b92f2c", (RED, GOLD), "#8a8178"),
    "leaves": Dress("#3f7f4c", "#d9c48a", "#7a4d2a", (GREEN, GREEN), "#7a4a22"),
    "hearts": Dress("#b32a35", "#f4f1e6", "#2c5f94", (RED, SILVER), "#2e2420"),
}
