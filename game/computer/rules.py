"""Rule-of-thumb players: one small function for each kind of question, and a safe answer to every other one."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.computer.player import asked
from game.core.questions import Question
from game.core.view import View

Rule = Callable[[View, Any, random.Random], Any]


@dataclass(frozen=True, slots=True, eq=False)
class RulePlayer:
    """Answers by the rule for the question's kind; `safe` if there is none, or if its answer is illegal."""

    rules: Mapping[str, Rule]

    def choose(self, view: View, rng: random.Random) -> Any:
        """Return an answer."""
        question = asked(view)
        answer = self.rules.get(question.kind, safe)(view, question, rng)
        return answer if answer in question.answers else question.safe


def safe(view: View, question: Question[Any], rng: random.Random) -> Any:
    """Return the answer used for players whose time has run out."""
    return question.safe
