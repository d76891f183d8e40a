"""A choice counts as costly only if it was costly in a second sample of worlds too."""

import random
from dataclasses import replace
from typing import Any

import pytest

from game.computer import judging
from game.computer.card_play.thinker import CardEffort
from game.computer.judging import Judge
from game.computer.levels import STRONG
from game.computer.search import Effort
from game.computer.weighing import Weighed, Weighing
from game.core.options import Choice
from game.core.questions import PickCard
from game.core.rulesets import Ruleset
from game.core.view import View
from game.core.visibility import view_of
from game.core.vocabulary import CLAIM, SURE
from game.games.lupfen import LIECHTENSTEIN
from game.games.schafkopf import SCHAFKOPF
from game.games.skat import SKAT
from tests.game.games.skat import support as skat
from tests.game.games.strategies import dealt
from tests.game.games.support import begin


def blunder() -> View:
    """B thinks about joining for six chips with three low cards."""
    game = begin(LIECHTENSTEIN, ["bA bB bO", "aU rO sO", "aK rK sK"], turn_up="bK", pot=30).say("A lift", "A 6")
    return view_of(game.driver, 1)


def test_a_loss_that_does_not_recur_in_other_worlds_was_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    def alike(*_: object) -> Weighed:
        return Weighed({"drop": [1.0, -1.0] * 20, "join": [-1.0, 1.0] * 20})

    monkeypatch.setattr(Weighing, "again", alike)
    judged = Judge(LIECHTENSTEIN).judged(blunder(), "join", random.Random(1))
    assert judged is not None
    assert not judged.sure
    assert judged.cost == 0


@pytest.mark.parametrize("ruleset", [pytest.param(SKAT, marks=pytest.mark.soak), SCHAFKOPF], ids=["skat", "schafkopf"])
def test_no_decision_is_too_odd_to_be_judged(ruleset: Ruleset[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    own: Any = ruleset.computer.levels[STRONG]
    quick = replace(own, effort=CardEffort(worlds=4, cards=400, solved=4, few=2, native_tricks=4, native_cards=4_000))
    monkeypatch.setattr(judging, "EFFORT", Effort(worlds=4, answers=40))
    judge = Judge(replace(ruleset, computer=replace(ruleset.computer, levels={STRONG: quick})))
    rules: dict[str, Choice] = {"claims": True, **({"kontra": "kontra_re"} if ruleset is SKAT else {})}
    claims, rng = 0, random.Random(1)
    driver = dealt(ruleset, "judged", rules, dealer=2)
    while question := driver.question:
        view, answer = view_of(driver, driver.seat), rng.choice(question.answers)
        for given in {answer, *question.extras} if isinstance(question, PickCard) else (answer,):
            judged = judge.judged(view, question.write(given), rng)
            assert (judged is None) == (given in {CLAIM, *SURE}), (question.kind, given)
            claims += judged is None
        driver.answer(answer)
    assert claims


def test_naming_a_game_rarely_won_with_open_cards_is_the_mistake() -> None:
    """Four jacks and no ace: clubs are won by these cards, a grand is not."""
    dealt = skat.deal(b="cJ sJ hJ cT c9 c7 s9 hK hQ dQ", skat="dJ sT", seed=1)
    game = skat.bid_up_to(dealt, "B", 18).say("B take", "B discard:sT+dQ")
    judged = Judge(SKAT).judged(view_of(game.driver, 1), "grand", random.Random(1))
    assert judged is not None
    assert judged.sure
    assert (judged.better, judged.gain < 0) == ("clubs", True)


def test_playing_on_in_a_lost_game_is_judged_by_the_cost_of_giving_up() -> None:
    rules = {"claims": True, "giving_up": "single"}
    dealt = skat.deal("dJ sT s9 s8 hT h9 cK c9 dK d9", "cJ sJ hJ sA cA hA dA cT hK sK", skat="c7 c8", rules=rules)
    game = skat.bid_up_to(dealt, "A", 18).say("A take", "A discard:c7+c8", "A spades", "A claim")
    judged = Judge(SKAT).judged(view_of(game.driver, 0), "play_on", random.Random(1))
    assert judged is not None
    assert judged.better == "give_up"
    assert judged.sure
