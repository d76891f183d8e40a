"""Make the steps of `/learn` for games without a course of their own: `python -m tools.steps [RULESET...]`.

Without rulesets it makes those of every such game. They are kept in the games' folders, `steps/<ruleset>.jsonl`, with
the revision of the rules for which they were made.
"""

import json
import sys
from collections.abc import Sequence
from typing import Any

from game.core.parts import Step
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from game.lessons import file_of, kept, made


def unkept(rulesets: Sequence[Ruleset[Any]]) -> list[str]:
    """List the rulesets whose steps have yet to be made, for the first time or after a change of the rules."""
    return [each.id for each in rulesets if not each.manual.course and not kept(each)]


def line(ruleset: Ruleset[Any], step: Step) -> str:
    """Return a step as it is kept."""
    told = {"key": step.key, "seed": step.seed, "dealer": step.dealer, "answers": step.answers, "right": step.right}
    return json.dumps({"revision": ruleset.revision, **told}) + "\n"


def keep(ruleset: Ruleset[Any]) -> None:
    """Make the steps of a game in up to a few seconds, and write them to its folder."""
    if file := file_of(ruleset):
        file.parent.mkdir(exist_ok=True)
        file.write_text("".join(line(ruleset, step) for step in made(ruleset)), encoding="utf-8")


def main(*names: str) -> None:
    """Make and keep the steps of these rulesets, or of all without a course; raises `KeyError` for an unknown one."""
    for ruleset in map(CATALOGUE.find, names) if names else CATALOGUE:
        if not ruleset.manual.course:
            keep(ruleset)


if __name__ == "__main__":
    main(*sys.argv[1:])
