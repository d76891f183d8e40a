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
from game.kits.points.counting import ALL_TRICKS
from game.kits.tricks.claims import AGREE, LET_OFF, PLAY_ON

WORLDS: Final = 40


def consent(read: Callable[[View], Reading]) -> Rule:
    """Return the rule for the question `claim` in a game with this reading of views; computers propose nothing."""

    def claim(view: View, question: Choose, rng: random.Random) -> Any:
        if AGREE not in question.choices:
            return PLAY_ON
        reading, proposed = read(view), question.about["what"]
        points, tricks = int(str(question.about["points"])), int(str(question.about["tricks"]))

        def end(now: Situation) -> None:
            if points:
                now.points[now.declarer] = points - reading.bits.count(now.put | now.left)
                now.tricks[now.declarer] = tricks or min(max(1, now.tricks[now.declarer]), ALL_TRICKS - 1)
            elif proposed == LET_OFF:
                now.tricks[now.declarer] = max(1, now.tricks[now.declarer])
            else:
                _leave_rest(reading, now)

        return AGREE if mean(Thinker(reading, CardEffort(), rng).better_ended(end, WORLDS)) >= 0 else PLAY_ON

    return claim


def _leave_rest(reading: Reading, now: Situation) -> None:
    """Award the remaining tricks to the declarer; in a null he takes none of them."""
    if reading.manner.avoiding:
        return
    now.points[now.declarer] += reading.bits.count(sum(now.hands) | sum(card for _, card in now.trick))
    now.tricks[now.declarer] += max(hand.bit_count() for hand in now.hands)
