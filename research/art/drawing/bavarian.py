"""The Bavarian pack: figures on bare paper, musicians and swordsmen among them, and a sow of its own for each suit."""

from research.art.drawing import cards, heads, people
from research.art.drawing.courts import held
from research.art.drawing.suits import AMBER, BLUE, GOLD, GREEN, MOSS, RED, SIGNS, SILVER, WINE
from research.art.drawing.svg import INK, at, box, circle, ellipse, limb, mirrored, path, stroke

DRESSES = {
    "acorns": people.Dress(WINE, GOLD, BLUE, (BLUE, BLUE), "#6b4423"),
    "leaves": people.Dress(BLUE, SILVER, "#b92f2c", (RED, RED), "#c08a3c"),
    "hearts": people.Dress("#b92f2c", GOLD, GREEN, (GREEN, GOLD), "#2e2420"),
    "bells": people.Dress(GREEN, "#f0c75a", "#d9961f", (GOLD, RED), "#8a8178"),
}
STEMS = {"acorns": AMBER, "leaves": MOSS}


def face(suit: str, rank: str) -> str:
    """Draw the face of a card of the Bavarian pack."""
    if rank in cards.GERMAN_PIPS:
        return cards.blank() + stem(suit, rank) + cards.german_pips(suit, rank)
    scene = SOWS[suit]() if rank == "ace" else court(suit, rank)
    return cards.framed(scene, cards.PAPER)


def stem(suit: str, rank: str) -> str:
    """Draw the twig that bears acorns and leaves, with a branch to every pair; nothing for the other suits."""
    if suit not in STEMS:
        return ""
    pairs = sorted({y for x, y, _ in cards.GERMAN_PIPS[rank] if x != 123})
    branches = "".join(f"M92 {y} C108 {y + 12} 138 {y + 12} 154 {y}" for y in pairs)
    twig = f"M123 {pairs[0]} L123 {pairs[-1]} {branches}"
    return stroke(twig, INK, 9) + stroke(twig, STEMS[suit], 4.4)


def court(suit: str, rank: str) -> str:
    """Draw a court figure with its sign: a king's and an ober's above, an under's below."""
    sign, figure = SIGNS[suit](), FIGURES[rank](suit)
    if rank == "king":
        return at(figure, 128, 128, 1) + at(sign, 194, 54, 0.58)
    lawn = path("M0 342 C40 334 200 334 240 342 L240 372 L0 372 Z", "#d9c48a", 2.2)
    place = (190, 56, 0.66) if rank == "ober" else (50, 312, 0.66)
    return lawn + at(figure, 124 if rank == "ober" else 140, 122, 0.95) + at(sign, *place)


def king(suit: str) -> str:
    """Draw a standing king with his mantle open, and an orb."""
    dress = DRESSES[suit]
    body = people.robe(dress) + people.ermine() + people.arm_hip(dress) + people.arm_up(dress)
    head = heads.bob(dress.hair) + heads.face(dress.hair, look=-2) + heads.full_beard(dress.hair) + heads.crown(RED)
    return body + head + held(orb())


def ober(suit: str) -> str:
    """Draw a man at arms in a broad hat, or the drummer of the leaves."""
    dress = DRESSES[suit]
    body = people.legs(dress) + people.trunk(dress) + people.ruff() + people.arm_hip(dress) + people.arm_up(dress)
    head = heads.bob(dress.hair) + heads.face(dress.hair, look=2) + heads.moustache(dress.hair)
    return body + head + HATS[suit] + OBERS[suit]


def under(suit: str) -> str:
    """Draw a young man with a shield, a glass or a lantern, or the fifer of the leaves."""
    dress = DRESSES[suit]
    body = people.legs(dress) + people.trunk(dress) + people.collar(dress.trim)
    arms = people.arm_hip(dress) + people.arm_up(dress)
    head = heads.bob(dress.hair) + heads.face(dress.hair, look=-2) + heads.fringe(dress.hair)
    return body + arms + head + CAPS[suit] + UNDERS[suit]


def orb() -> str:
    """Draw a golden orb with its cross, resting on the hand."""
    cross = stroke("M0 -36 L0 -54 M-8 -47 L8 -47", INK, 9) + stroke("M0 -36 L0 -54 M-8 -47 L8 -47", GOLD, 4.4)
    return cross + circle(0, -18, 19, GOLD) + stroke("M-18 -18 C-8 -12 8 -12 18 -18 M0 -18 L0 -36", RED, 4)


def drum() -> str:
    """Draw a drum at the belt and its two sticks."""
    shell = path("M-34 104 L34 104 L34 152 C20 162 -20 162 -34 152 Z", GOLD)
    cords = stroke("M-34 108 L-22 156 L-10 108 L2 160 L14 108 L24 156 L34 108", INK, 2.2)
    sticks = "M-60 72 L-8 102 M48 106 L8 100"
    return shell + cords + ellipse(0, 104, 34, 10, people.CREAM) + stroke(sticks, INK, 8) + stroke(sticks, AMBER, 4)


def buckler(field: str) -> str:
    """Draw a round shield on the arm at the hip."""
    return at(circle(0, 0, 28, field) + circle(0, 0, 19, GOLD, 2) + circle(0, 0, 7, people.STEEL), 48, 116)


def mug() -> str:
    """Draw a foaming glass of beer, its handle in the hand."""
    glass = box(-17, -40, 30, 44, GOLD, r=4) + stroke("M-7 -30 L-7 -4 M3 -30 L3 -4", "#fbe3a0", 4)
    foam = path("M-21 -40 C-24 -52 -10 -56 -4 -50 C2 -58 18 -54 17 -40 C8 -34 -12 -34 -21 -40 Z", people.CREAM)
    return stroke("M12 -32 C28 -32 28 -6 12 -6", INK, 8) + stroke("M12 -32 C28 -32 28 -6 12 -6", GOLD, 4) + glass + foam


def fife() -> str:
    """Draw a fife held across the mouth."""
    pipe = "M-72 46 L18 15"
    return stroke(pipe, INK, 12) + stroke(pipe, people.WOOD, 7)


def vase() -> str:
    """Draw a bellied vase from which two great leaves grow."""
    stalks = "M118 244 C116 206 92 190 92 152 M126 244 C130 206 160 196 164 166"
    body = path("M86 246 C66 272 72 318 104 334 L140 334 C172 318 178 272 158 246 Z", BLUE)
    band = path("M74 286 C100 296 144 296 170 286 L168 302 C144 312 100 312 76 302 Z", GOLD, 2.2)
    rim = ellipse(122, 246, 38, 9, SILVER)
    leaves = at(SIGNS["leaves"](), 92, 112, 0.98, -10) + at(SIGNS["leaves"](), 172, 130, 0.9, 14)
    return stroke(stalks, INK, 11) + stroke(stalks, MOSS, 6) + body + band + rim + leaves


def chalice() -> str:
    """Draw a great golden cup below two acorns."""
    foot = path("M112 262 L132 262 L136 306 C150 312 164 318 166 332 L78 332 C80 318 94 312 108 306 Z", GOLD)
    cup = path("M66 190 C68 240 96 266 122 266 C148 266 176 240 178 190 Z", GOLD)
    jewels = "".join(circle(x, 222, 7, colour, 2) for x, colour in ((92, RED), (122, GREEN), (152, RED)))
    rim = ellipse(122, 190, 56, 13, WINE)
    nuts = at(SIGNS["acorns"](), 106, 108, 0.92, -14) + at(SIGNS["acorns"](), 172, 112, 0.92, 14)
    return foot + cup + jewels + rim + nuts


def cupid() -> str:
    """Draw a winged boy with his bow between two hearts."""
    wing = path("M26 40 C66 8 84 30 80 64 C70 60 66 74 56 72 C50 82 34 80 26 70 Z", SILVER)
    legs = limb("M-12 116 C-18 140 -16 156 -22 172", heads.SKIN, 16) + limb(
        "M12 116 C26 134 24 152 36 168", heads.SKIN, 16
    )
    trunk = path("M-26 44 C-34 70 -30 104 -22 118 C-8 126 8 126 22 118 C30 104 34 70 26 44 Z", heads.SKIN)
    sash = path("M-29 92 C-10 104 12 104 30 90 L28 112 C10 124 -10 124 -27 114 Z", RED)
    arms = limb("M-24 54 C-44 60 -54 68 -66 68", heads.SKIN, 13) + limb("M24 56 C34 70 14 78 -8 72", heads.SKIN, 13)
    bow = stroke("M-58 6 C-94 36 -94 100 -58 130", INK, 10) + stroke("M-58 6 C-94 36 -94 100 -58 130", people.WOOD, 5)
    arrow = stroke("M-58 6 L-16 70 L-58 130", INK, 2) + stroke("M-104 66 L-8 72", INK, 5)
    tip = path("M-118 65 L-98 55 L-101 67 L-98 77 Z", people.STEEL, 2)
    head = at(heads.bob("#e0a83f") + heads.face("#c08a3c", look=-2) + heads.fringe("#e0a83f"), 0, 8, 0.95)
    boy = mirrored(wing) + wing + legs + trunk + sash + bow + arrow + tip + arms + head
    hearts = at(SIGNS["hearts"](), 108, 62, 0.74, -8) + at(SIGNS["hearts"](), 184, 70, 0.74, 10)
    return ground() + at(boy, 138, 166, 0.95) + hearts


def hunt() -> str:
    """Draw a boar with a hound on its back, below two bells."""
    hound = path("M-40 -20 C-26 -26 10 -24 34 -20 C46 -16 46 6 34 10 C10 2 -16 14 -36 6 Z", SILVER)
    hound += path("M-76 -6 C-78 -14 -70 -18 -64 -18 C-60 -34 -36 -36 -32 -22 C-30 -10 -38 -2 -50 -2 Z", SILVER)
    ear = path("M-46 -28 C-52 -14 -44 -4 -36 -10 C-32 -18 -36 -28 -46 -28 Z", AMBER, 2) + circle(-57, -19, 2.8, INK, 0)
    ear += circle(-75, -9, 3.4, INK, 0)
    paws = limb("M-26 6 L-40 26", SILVER, 7) + limb("M28 6 L42 28", SILVER, 7)
    tail = stroke("M38 -12 C54 -20 58 -32 52 -40", INK, 8) + stroke("M38 -12 C54 -20 58 -32 52 -40", SILVER, 4)
    collar = stroke("M-30 -16 C-26 -8 -26 0 -30 6", RED, 6)
    signs = at(SIGNS["bells"](), 108, 92, 0.84, -10) + at(SIGNS["bells"](), 174, 98, 0.84, 10)
    return ground() + at(cards.boar(), 122, 276, 1.1) + at(paws + tail + hound + ear + collar, 132, 210, 0.9) + signs


def ground() -> str:
    """Draw the ground on which a scene stands."""
    return path("M0 328 C60 320 180 320 240 328 L240 372 L0 372 Z", "#d9c48a", 2.2)


FIGURES = {"king": king, "ober": ober, "under": under}
SOWS = {"acorns": chalice, "leaves": vase, "hearts": cupid, "bells": hunt}
HATS = {
    "acorns": heads.plumed_hat("#3b2b22", RED),
    "leaves": heads.beret(WINE, GOLD),
    "hearts": heads.plumed_hat(GREEN, GOLD),
    "bells": heads.tall_hat(BLUE, SILVER),
}
OBERS = {
    "acorns": held(people.sword(), 14) + buckler(GREEN),
    "leaves": drum(),
    "hearts": held(people.sword(), 2) + buckler(BLUE),
    "bells": held(people.halberd()),
}
CAPS = {
    "acorns": heads.beret(GREEN, RED),
    "leaves": heads.tall_hat(WINE, GOLD),
    "hearts": heads.hood(GREEN, GOLD),
    "bells": heads.beret(RED, SILVER),
}
UNDERS = {
    "acorns": held(mug()),
    "leaves": fife(),
    "hearts": held(people.horn()),
    "bells": held(people.staff()) + buckler(RED),
}
