"""The computers' copy of the rules of Schafkopf beside the script: duties of the called ace, tricks, and payment."""

import random

from game.computer.card_play.rollout import Rollout, Situation
from game.computer.card_play.thinker import Reading
from game.computer.gains import gain
from game.core.driver import Driver
from game.core.events import Played
from game.core.questions import PickCard
from game.core.visibility import view_of
from game.core.vocabulary import DECLARING
from game.games.bavarian_schafkopf.computer.reading import read
from game.games.bavarian_schafkopf.computer.rollout import SidedRollout

HALF = 0.5


def by_sides(driver: Driver, rng: random.Random) -> bool:
    """Compare card play with cards as bits, whoever holds the called ace, and what the end brings."""
    if not (question := play_question(driver)):
        return False
    me, reading = driver.seat, read(view_of(driver, driver.seat))
    now, rollout = true_situation(driver, reading, rng), reading.rollout()
    judge, seen = reading.judge(now), len(driver.deal.events)
    while question := play_question(driver):
        assert now.turn == driver.seat
        assert {*reading.bits.of(legal(reading, rollout, now))} == {*question.cards}
        chosen = reading.bits.card(rollout.choose(now))
        driver.answer(rng.choice(question.cards) if rng.random() < HALF else chosen)
        for event in driver.deal.events[seen:]:
            if isinstance(event, Played):
                rollout.play(now, reading.bits.bit[event.card])
        seen = len(driver.deal.events)
    assert driver.outcome
    if now.points.count(max(now.points)) == 1 or now.declarer >= 0:
        assert abs(judge(now) - gain(driver, me)) < 1e-6
    return True


def play_question(driver: Driver) -> PickCard | None:
    question = driver.question
    return question if isinstance(question, PickCard) and question.kind == "play" else None


def true_situation(driver: Driver, reading: Reading, rng: random.Random) -> Situation:
    now = reading.hidden.situation(rng)
    now.hands = [reading.bits.mask(hand) for hand in driver.deal.hands]
    now.side = sum(1 << seat for seat, side in driver.deal.sides.items() if side == DECLARING)
    return now


def legal(reading: Reading, rollout: Rollout, now: Situation) -> int:
    if isinstance(rollout, SidedRollout):
        return rollout.legal(now)
    hand = now.hands[now.turn]
    return hand & reading.bits.suit[now.trick[0][1].bit_length()] or hand if now.trick else hand
