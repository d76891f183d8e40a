"""Whether a computer accepts a proposal to give up or settle: if playing on would gain it no more on average."""

import random
from collections.abc import Callable
from typing import Any, Final

from game.computer.card_play.rollout import Situation
from game.computer.card_play.thinker import CardEffort, Reading, Thinker
from game.computer.evaluate import mean
from game.computer.rules import Rule
from game.core.questions import Choose
from game.core.view import View
from game.kits.tricks.claims import AGREE, GIVE_UP, PLAY_ON

WORLDS: Final = 40


def consent(read: Callable[[View], Reading]) -> Rule:
    """Return the rule for the question `claim` in a game with this reading of views; computers propose nothing."""

    def claim(view: View, question: Choose, rng: random.Random) -> Any:
        if AGREE not in question.choices:
            return PLAY_ON
        reading, proposed, points = read(view), question.about["what"], question.about["points"]

        def end(now: Situation) -> None:
            if proposed == GIVE_UP:
                _leave_rest(reading, now)
            elif isinstance(points, int):
                now.points[now.declarer] = points - reading.bits.count(now.put | now.left)
                now.tricks[now.declarer] = max(1, now.tricks[now.declarer])

        return AGREE if mean(Thinker(reading, CardEffort(), rng).better_ended(end, WORLDS)) >= 0 else PLAY_ON

    return claim


def _leave_rest(reading: Reading, now: Situation) -> None:
    """Award the remaining tricks to the declarer; in a null he takes none of them."""
    if reading.manner.avoiding:
        return
    now.points[now.declarer] += reading.bits.count(sum(now.hands) | sum(card for _, card in now.trick))
    now.tricks[now.declarer] += max(hand.bit_count() for hand in now.hands)
