"""Look for positions that teach something: `python -m tools.positions RULESET KIND`.

For each deal in which the learner is asked a question of that kind, this prints the cards they see, what each answer
comes to if computers play on, and the step as a course has it.
"""

import argparse
from collections.abc import Iterator
from itertools import islice
from typing import Any

from game.core.parts import Step
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from game.lessons import outcomes, position, questions


def positions(ruleset: Ruleset[Any], kind: str, pot: int) -> Iterator[Step]:
    """Yield steps about a kind of question, with whoever deals; for ever."""
    number = 0
    while True:
        for dealer in range(ruleset.best_seats):
            begins = Step("", f"{ruleset.id} {number}", dealer, (), (), pot=pot)
            yield from (step for step in questions(ruleset, begins) if step.key == kind)
        number += 1


def described(ruleset: Ruleset[Any], step: Step) -> str:
    """Describe a step: the trump, the trick, the hand, what each answer comes to, and the step itself."""
    driver = position(ruleset, step)
    deal, found = driver.deal, outcomes(ruleset, step)
    trick = " ".join(f"{seat}:{card.code}" for seat, card in deal.trick)
    hand = " ".join(card.code for card in deal.hands[0])
    came_to = " ".join(f"{answer}={found[answer]:g}" for answer in sorted(found, key=lambda each: -found[each]))
    return f"trump {deal.trump} | trick {trick} | hand {hand}\n  {came_to}\n{written(step)}"


def written(step: Step) -> str:
    """Return a step as `course.toml` has it."""
    told = {"key": step.key, "seed": step.seed, "answers": " ".join(step.answers), "right": " ".join(step.right)}
    lines = [f'{name} = "{value}"' for name, value in told.items()]
    return "\n".join(["[[step]]", *lines, f"dealer = {step.dealer}", *([f"pot = {step.pot}"] if step.pot else []), ""])


def main() -> None:
    """Print as many positions as asked for."""
    parser = argparse.ArgumentParser(description="Look for positions that teach something.")
    parser.add_argument("ruleset", choices=[ruleset.id for ruleset in CATALOGUE])
    parser.add_argument("kind", help="the kind of question, for cards with what must be followed: play-follow")
    parser.add_argument("--pot", type=int, default=0, help="chips that lie there from earlier deals")
    parser.add_argument("--count", type=int, default=20)
    given = parser.parse_args()
    ruleset = CATALOGUE.find(given.ruleset)
    for step in islice(positions(ruleset, given.kind, given.pot), given.count):
        print(described(ruleset, step))


if __name__ == "__main__":
    main()
