"""The early end of a deal, as computers see it: what it brings to give up, to settle, to agree, and to play on."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from game.computer.card_play.rollout import Situation
from game.computer.card_play.thinker import CardEffort, Ending, Foresight, Reading, Thinker
from game.computer.evaluate import mean
from game.computer.gains import Brought
from game.computer.player import Rule, asked
from game.core.questions import Choose
from game.core.view import View
from game.core.vocabulary import CLAIM, GIVING_UP
from game.kits.points.counting import ALL_POINTS, ALL_TRICKS, WON_FROM
from game.kits.points.settlement import SCHNEIDER_FROM
from game.kits.tricks.claims import AGREE, GIVE_UP, LET_OFF, PLAY_ON
from game.kits.tricks.options import SINGLE

WORLDS: Final = 40


def consent(read: Callable[[View], Reading]) -> Rule:
    """Return the rule for the question `claim` in a game with this reading of views; computers propose nothing.

    They agree to what is proposed if playing on would gain no more on average.
    """

    def claim(view: View, question: Choose, rng: random.Random) -> Any:
        if AGREE not in question.choices:
            return PLAY_ON
        found = ended(read, view, question, rng)
        return AGREE if _mean(found[AGREE]) >= _mean(found[PLAY_ON]) else PLAY_ON

    return claim


def ended(
    read: Callable[[View], Reading], view: View, question: Choose, rng: random.Random
) -> Mapping[Any, Sequence[Brought]]:
    """Return what each answer to a question about ending the deal brings by the rules, in chips.

    Nobody agrees to a result that is better for the other side than playing on; proposing it only leads to that.
    """
    reading = read(view)
    ends = {answer: _ending(reading, view, question, answer) for answer in question.choices}
    found = Thinker(reading, CardEffort(), rng).ended(ends, WORLDS)
    most = _mean(found[PLAY_ON])
    return {
        answer: brought if answer in {AGREE, GIVE_UP} or _mean(brought) <= most else found[PLAY_ON]
        for answer, brought in found.items()
    }


def foreseen(read: Callable[[View], Reading]) -> Foresight:
    """Return what a player who reads views like this foresees: only what ending the deal brings."""

    def foresight(view: View, _usual: Any, rng: random.Random) -> Mapping[Any, Sequence[Brought]]:
        question = asked(view)
        return ended(read, view, question, rng) if isinstance(question, Choose) and question.kind == CLAIM else {}

    return foresight


def _mean(brought: Sequence[Brought]) -> float:
    return mean([each.gain for each in brought])


def _ending(reading: Reading, view: View, question: Choose, answer: str) -> Ending | None:
    """Return how an answer ends the deal; `None` if it goes on."""
    if answer == PLAY_ON:
        return None
    if answer == AGREE:
        points, tricks = int(str(question.about["points"])), int(str(question.about["tricks"]))
        if points:
            return lambda now: _agreed(reading, now, points, tricks)
        by_declarer = question.about["what"] == LET_OFF
    elif answer != GIVE_UP:
        points = int(str(question.notes[answer]["value"]))
        return lambda now: _agreed(reading, now, points)
    else:
        by_declarer = view.seat == view.marked("declarer")
    single = getattr(view.options, GIVING_UP, "") == SINGLE
    if by_declarer:
        return lambda now: _lost(reading, now, single=single)
    alone = view.seat == view.marked("declarer")
    return lambda now: _won(reading, now, single=single, alone=alone)


def _agreed(reading: Reading, now: Situation, points: int, tricks: int = 0) -> None:
    """Let the declarer have agreed points, in some tricks and not in all unless that is agreed too."""
    now.points[now.declarer] = points - reading.bits.count(now.put | now.left)
    now.tricks[now.declarer] = tricks or min(max(1, now.tricks[now.declarer]), ALL_TRICKS - 1)


def _within(reading: Reading, now: Situation) -> tuple[int, int]:
    others = sum(now.points) - now.points[now.declarer]
    return now.points[now.declarer] + reading.bits.count(now.put | now.left), ALL_POINTS - others


def _lost(reading: Reading, now: Situation, *, single: bool) -> None:
    """Let the declarer give up: a null takes a trick, else only what is certain counts if it is to count alone."""
    if reading.manner.avoiding:
        now.tricks[now.declarer] = max(1, now.tricks[now.declarer])
    elif single:
        least, most = _within(reading, now)
        _agreed(reading, now, max(least, min(WON_FROM - 1, most)))


def _won(reading: Reading, now: Situation, *, single: bool, alone: bool) -> None:
    """Let the others give up: the declarer has the game, with what he announced, or everything that is left.

    `alone` is whether the deal is valued for the declarer.
    """
    if reading.manner.avoiding:
        return
    if not single:
        now.points[now.declarer] += reading.bits.count(sum(now.hands) | sum(card for _, card in now.trick))
        now.tricks[now.declarer] += max(hand.bit_count() for hand in now.hands)
        return
    (least, most), judge, mine = _within(reading, now), reading.judge(now), now.declarer
    tricks = now.tricks[mine]
    for points, taken in ((WON_FROM, 0), (SCHNEIDER_FROM, 0), (ALL_POINTS, ALL_TRICKS)):
        now.tricks[mine] = tricks
        _agreed(reading, now, min(most, max(points, least)), taken)
        if (judge(now) > 0) == alone:
            return
