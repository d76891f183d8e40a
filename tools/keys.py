"""The texts that go with the names of scripts (`game/core/vocabulary.py`) and with the lines of games' messages.

A game puts the name of the family, or of one of its rulesets, before a key: `lupfen-mark-price`. A text common to all
games may be overridden in the same way, with at most its original variables.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from game.core.vocabulary import ASIDE, DECLARER, HAND, LIVES, NEEDED, ROUND, SCORE, SIDE, STOCK, TURN_UP

KNOWN: Final = {
    "mark": frozenset((DECLARER, SIDE, NEEDED, ROUND)),
    "tally": frozenset((SCORE, LIVES)),
    "zone": frozenset((HAND, ASIDE, STOCK, TURN_UP)),
}
"""The names that need no text of a game's own."""


class Keys(NamedTuple):
    """A family of texts: `<prefix>-…`, or a single text.

    `variables` are those that a text may use; if `own` is set, also the values provided by the script or the telling.
    """

    prefix: str
    told: str
    variables: Sequence[str] = ()
    own: bool = False


KEYS: Final = (
    # the course of a deal
    Keys("question", "what is asked, by the question's kind; `own` are the values in its `about`", own=True),
    Keys("choice", "an answer to choose: `<kind>-<answer>`, also with a mark's or a note's name", ("value",), own=True),
    Keys("answered", "what was answered: `<kind>` or `<kind>-<answer>`", ("name", "choice")),
    Keys("ahead", "an answer to choose in advance, by the question's kind"),
    Keys("duty", "why other cards may not be played; `own` are marks of the seat", ("suit", "trump"), own=True),
    Keys("refused", "why something is not possible", own=True),
    Keys("event", "an announcement, or cards that move: `moved-<zone>-<zone>`", ("name", "trump"), own=True),
    Keys("moment", "the same once the deal is over; empty if it is not worth a line", ("name", "trump"), own=True),
    Keys("reason", "what a payment or a score is for", ("tricks",)),
    Keys("mark", "a mark of the deal or of a seat; empty if it goes unsaid", ("value",)),
    Keys("badge", "a mark of the deal as it stands on the table's picture", ("value",)),
    Keys("zone", "a place where cards lie"),
    Keys("panel-no-trump", "said on the panel while there are no trumps"),
    Keys("forced-first", "said of a first deal in which all must play"),
    Keys("lane", "a row of a board between two sides"),
    Keys("trump", "trumps that are no suit"),
    Keys("tally", "a tally of a seat", ("value", "written")),
    Keys("changed", "a tally that a deal has changed; empty if it was told otherwise", ("value",)),
    # lines of the messages
    Keys("told", "the headline: a finished deal in one line", own=True),
    Keys("deal", "the deal as it stands", own=True),
    Keys("hand", "a player's own hand", own=True),
    Keys("plan", "what a player has in mind with a hand, above the advice", own=True),
    Keys("summary", "a line of the summary", own=True),
    Keys("part", "a part of such a line", own=True),
    Keys("stats", "a count of the statistics", ("count", "whole", "share", "average")),
    Keys("stats-lifts", "how often a player came in", ("lifts", "share", "won", "often")),
    Keys("stats-betes", "the penalties that a player paid", ("betes", "chips")),
    # the game itself
    Keys("family", "the family's name, the `description` of its commands, and their name (`command`) if it differs"),
    Keys(
        "ruleset", "a ruleset's name, its `sentence`, and its rules in `short`, whose `own` are the options", own=True
    ),
    Keys("preset", "a set of house rules"),
    Keys("group", "a group of house rules"),
    Keys("option", "a house rule, its values, and its `help`"),
    Keys("stakes", "the stakes in a few words; `own` are the options", own=True),
    Keys("pack", "a pack of cards"),
    Keys("suit", "a suit of such a pack"),
    Keys("rank", "a rank of such a pack"),
    Keys("ending", "why a session ends"),
    Keys("reaction", "what is called across the table"),
    # the rules
    Keys("rules", "a section of the rules, and its `heading-…`; `own` are the options", ("ruleset",), own=True),
    Keys("term", "a word of the game, and where it is `seen`; `own` are the options", ("cards", "ruleset"), own=True),
    Keys("example", "a worked example, with its players; `own` are the options", tuple("abcdefghij"), own=True),
    Keys(
        "practice",
        "a hint of the practice deal for a kind of question; `own` are the options",
        ("suit", "trumps", "tricks"),
        own=True,
    ),
    Keys("learn", "a step of the course, why its answer is `right`, and what is `wrong` with others"),
)
"""The families of texts, in the order in which players meet them; the longest prefix counts."""

VERBS: Final[Mapping[str, tuple[str, int]]] = {
    "mark": ("mark", 0),
    "unmark": ("mark", 0),
    "unmark_all": ("mark", 0),
    "zone": ("zone", 0),
    "announce": ("event", 0),
    "set_tally": ("tally", 0),
    "score": ("reason", 2),
    "pay": ("reason", 2),
    "collect": ("reason", 2),
    "everybody_pays": ("reason", 1),
    "Choose": ("question", 0),
    "Amount": ("question", 0),
    "PickCard": ("question", 0),
    "PickCards": ("question", 0),
}
"""The verbs of a deal, and the questions, that take a name: the family of its text, and the argument's position."""
