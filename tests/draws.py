"""Reproducible random draws: seals, lots and ids follow from a name."""

import random
import secrets
from typing import Final

DRAWS: Final = random.Random()


def draw_alike(name: str) -> None:
    """Make every random draw of this process follow from a name."""
    DRAWS.seed(name)
    for module, drawing, instead in (
        (secrets, "token_bytes", DRAWS.randbytes),
        (secrets, "randbelow", DRAWS.randrange),
        (secrets, "choice", DRAWS.choice),
        (random, "SystemRandom", lambda: DRAWS),
    ):
        setattr(module, drawing, instead)
