"""The figures on the court cards: each suit has its own king, ober and under, or king, queen and jack."""

from research.art.drawing import heads, people
from research.art.drawing.suits import BLACK, BLUE, GOLD, GREEN, MOSS, RED, SILVER, WINE
from research.art.drawing.svg import at

GRIP = (-62, 75)


def held(item: str, turn: float = 0) -> str:
    """Put a thing into the raised hand."""
    return at(item, *GRIP, 1, turn)


def king(suit: str) -> str:
    """Draw a king on his throne with crown, fur, beard and sceptre."""
    dress = people.LIVERIES[suit]
    seat, jewel = THRONES[suit]
    body = people.throne(seat) + people.robe(dress) + people.ermine() + people.arm_up(dress)
    head = heads.bob(dress.hair) + heads.face(dress.hair) + heads.full_beard(dress.hair) + heads.crown(jewel)
    return body + head + held(people.sceptre())


def ober(suit: str) -> str:
    """Draw an officer in ruff and hat, bearded, with a raised sword."""
    dress = people.LIVERIES[suit]
    body = people.legs(dress) + people.trunk(dress) + people.arm_hip(dress) + people.arm_up(dress) + people.ruff()
    head = heads.bob(dress.hair) + heads.face(dress.hair, look=2) + heads.goatee(dress.hair)
    return body + head + OFFICERS[suit] + held(people.sword(), -8)


def under(suit: str) -> str:
    """Draw a beardless servant with a turned-down collar and the tool of his trade."""
    dress = people.LIVERIES[suit]
    hat, item = SERVANTS[suit]
    body = people.legs(dress) + people.trunk(dress) + people.arm_hip(dress) + people.arm_up(dress)
    head = (
        heads.bob(dress.hair) + heads.face(dress.hair, look=-2) + people.collar(dress.trim) + heads.fringe(dress.hair)
    )
    return body + head + hat + held(item)


def french_king(suit: str) -> str:
    """Draw a bearded king with sceptre or sword, down to the belt."""
    dress = FRENCH[suit]
    item = people.sword() if suit in {"spades", "hearts"} else people.sceptre()
    body = people.trunk(dress) + people.arm_hip(dress) + people.arm_up(dress) + at(people.ermine(), 0, 9, 0.78)
    head = heads.bob(dress.hair) + heads.face(dress.hair) + heads.full_beard(dress.hair) + heads.crown(dress.trim)
    return body + head + held(item)


def queen(suit: str) -> str:
    """Draw a queen with long hair, diadem and a flower."""
    dress = FRENCH[suit]
    body = heads.locks(dress.hair) + people.bodice(dress) + people.arm_hip(dress) + people.arm_up(dress)
    head = heads.face(dress.hair, look=2) + heads.fringe(dress.hair) + heads.diadem(RED)
    return body + head + held(people.flower(RED if suit in {"clubs", "spades"} else SILVER))


def jack(suit: str) -> str:
    """Draw a beardless young man with a soft cap and a halberd."""
    dress = FRENCH[suit]
    body = people.trunk(dress) + people.arm_hip(dress) + people.arm_up(dress) + people.collar(dress.trim)
    head = heads.bob(dress.hair) + heads.face(dress.hair, look=-2) + people.collar(dress.trim)
    hat = heads.beret(dress.coat, dress.trim) + heads.fringe(dress.hair)
    return body + head + hat + held(people.halberd())


THRONES = {
    "acorns": (WINE, RED), "roses": ("#39603f", GREEN), "shields": (WINE, RED), "bells": ("#2f4f7a", BLUE),
    "leaves": ("#7d4a25", RED), "hearts": ("#2f4f7a", BLUE),
}  # fmt: skip
OFFICERS = {
    "acorns": heads.tall_hat("#3b2b22", RED),
    "roses": heads.helmet(GOLD),
    "shields": heads.plumed_hat("#2e2a33", RED),
    "bells": heads.plumed_hat(WINE, SILVER),
    "leaves": heads.tall_hat("#355f3a", GOLD),
    "hearts": heads.helmet(BLUE),
}
SERVANTS = {
    "acorns": (heads.hood(MOSS, GOLD), people.goblet()),
    "roses": (heads.wreath(GREEN, GOLD), people.flower("#f2ede0")),
    "shields": (heads.beret(RED, SILVER), people.letter()),
    "bells": (heads.jester(RED, GREEN), people.flute()),
    "leaves": (heads.wreath(MOSS, RED), people.staff()),
    "hearts": (heads.beret(BLUE, SILVER), people.halberd()),
}
FRENCH = {
    "clubs": people.Dress("#1f5a47", GOLD, "#8f2230", (GREEN, GREEN), "#7a4a22"),
    "spades": people.Dress("#2b2f4a", GOLD, "#8f2230", (BLACK, BLACK), "#3a2a22"),
    "hearts": people.Dress("#b32a35", GOLD, "#274d80", (RED, RED), "#c08a3c"),
    "diamonds": people.Dress("#c0552b", "#f3e2b0", "#274d80", (RED, RED), "#9a4a22"),
}
