"""Computer players' copies of the rules do what the scripts do, in random deals under random house rules.

After changing a rule, change the copies as well, and record the rules that they were made for again.
"""

import random
from dataclasses import replace
from typing import Any

import pytest

from game.computer import player_for
from game.computer.binding import Bound, MadeFor, holds
from game.computer.levels import SAFE_PLAYER, STRONG, thinker_of
from game.computer.player import RulePlayer, safe
from game.computer.search import Searcher
from game.core.errors import Refused
from game.core.questions import Choose
from game.core.rulesets import Ruleset
from game.core.visibility import view_of
from game.games.catalogue import CATALOGUE
from game.games.east_west import EAST_WEST
from game.games.mate import MATE
from game.games.schwimmen import script
from tests.game.computer.twins import TWINS, open_question
from tests.game.games.strategies import random_driver
from tests.game.games.worlds import every_ruleset

DEALS, MANY_DEALS = 150, 20_000
PART = 0.3
"""The probability that a twin begins at a question."""
bound = [
    ruleset for ruleset in CATALOGUE if any(isinstance(player, Bound) for player in ruleset.computer.levels.values())
]


def test_every_player_with_a_copy_of_the_rules_has_a_twin() -> None:
    assert {ruleset.id for ruleset in bound} == TWINS.keys()


@pytest.mark.parametrize("name", TWINS)
def test_a_copy_does_what_the_script_does(name: str) -> None:
    assert agreed(name, DEALS) > DEALS / 4


@pytest.mark.soak
@pytest.mark.parametrize("name", TWINS)
def test_a_copy_does_what_the_script_does_in_very_many_deals(name: str) -> None:
    assert agreed(name, MANY_DEALS) > MANY_DEALS / 4


def agreed(name: str, deals: int) -> int:
    """Return the number of deals in which a twin was compared; raise where they differ."""
    return sum(compared(name, random.Random(f"{name} {seed}")) for seed in range(deals))


def compared(name: str, rng: random.Random) -> bool:
    """Play a deal to a question at which the twin begins; return False if there is none."""
    driver = random_driver(CATALOGUE.find(name), rng)
    while open_question(driver):
        if rng.random() < PART and TWINS[name](driver, rng):
            return True
        if question := open_question(driver):
            driver.answer(rng.choice(question.answers))
    return False


def test_a_rule_missing_from_a_copy_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_all(*given: Any) -> Choose:
        question = asked(*given)
        left = tuple(answer for answer in question.choices if answer != "all")
        return Choose(question.kind, left, question.safe, notes=question.notes)

    asked = script.turn_question
    monkeypatch.setattr(script, "turn_question", without_all)
    with pytest.raises(Refused):
        agreed("schwimmen", DEALS)


@every_ruleset
def test_rules_of_thumb_choose_an_offered_answer_under_any_house_rules(ruleset: Ruleset[Any]) -> None:
    player, rng = player_for(ruleset), random.Random(f"thumb {ruleset.id}")
    if not isinstance(player, RulePlayer):
        return
    for _ in range(DEALS // 2):
        driver = random_driver(ruleset, rng)
        while question := open_question(driver):
            view = view_of(driver, driver.seat)
            answer = player.rules.get(question.kind, safe)(view, question, rng)
            assert answer in question.answers or len(question.answers) == 1, question.kind
            driver.answer(answer if answer in question.answers else question.safe)


@every_ruleset
def test_players_were_made_for_the_current_rules(ruleset: Ruleset[Any]) -> None:
    now = MadeFor.now(ruleset)
    for player in (player_for(ruleset), *ruleset.computer.levels.values()):
        assert holds(player, ruleset), f"see CONTRIBUTING, Changing a rule; the rules are now {now}"


def test_under_other_rules_a_level_searches_and_the_log_says_so_once(caplog: pytest.LogCaptureFixture) -> None:
    changed = replace(EAST_WEST, revision=EAST_WEST.revision + 1)
    assert thinker_of(STRONG, EAST_WEST, 0.0) is EAST_WEST.computer.levels[STRONG]
    for _ in range(2):
        assert isinstance(thinker_of(STRONG, changed, 0.0), Searcher)
    assert len(caplog.records) == 1


def test_a_beginner_that_repeats_rules_answers_safely_under_other_ones() -> None:
    assert player_for(replace(MATE, revision=MATE.revision + 1)) is SAFE_PLAYER
