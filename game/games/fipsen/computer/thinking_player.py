"""Searching players of Fipsen: they bid like the rules of thumb and play cards by sampling worlds.

The bidding parameters were fitted to deals that were played out; learnt models like those of Skat did no better. Club
plays as if all cards were known in each world; Strong plays deals out by rules of thumb, which do not see through
cards, and wins more when three play together.
"""

import random
from collections.abc import Mapping
from functools import partial
from typing import Final

from game.computer.card_play.thinker import CardEffort, Thinker
from game.computer.card_play.thinking_player import ThinkingPlayer
from game.computer.evaluate import mean
from game.computer.mixed_player import SplitPlayer
from game.computer.rules import Rule
from game.core.questions import Choose
from game.core.view import View
from game.games.fipsen.computer.player import DARE, FIPSEN_PLAYER, bid, discard, terms, trump
from game.games.fipsen.computer.reading import MADE_FOR, read
from game.kits.points.settlement import brings

EFFORT: Final = CardEffort(cards=45_000)
WORLDS: Final = 40
"""Worlds in which going on is played out."""
BIAS_WEIGHT: Final = 0.3
"""Points by which the threshold for bidding is lower for the bold and higher for the careful."""


def go_on(view: View, question: Choose, rng: random.Random) -> str:
    """Go on if that gains more than stopping."""
    outcomes = Thinker(read(view, going_on=True), EFFORT, rng).outcomes(WORLDS)
    won = brings(view, view.seat or 0, int(str(view.mark("value"))))
    return "go_on" if mean(outcomes) > won else question.safe


def rules(risk_bias: float) -> Mapping[str, Rule]:
    """Return the bidding rules of a player with this bias."""
    dare = DARE - risk_bias * BIAS_WEIGHT
    return {"bid": partial(bid, dare=dare), "terms": terms, "discard": discard, "trump": trump, "go-on": go_on}


CLUB_PLAYER: Final = ThinkingPlayer(rules, FIPSEN_PLAYER, read, EFFORT, (MADE_FOR,))
STRONG_PLAYER: Final = SplitPlayer(rules, FIPSEN_PLAYER, (MADE_FOR,))
