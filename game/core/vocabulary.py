"""The names of scripts that mean the same in every game, so that panels and pictures treat them specially.

Any other name is the game's own and needs a text in the game's words: a mark `price` has `mark-price`, an announcement
`redeal` has `event-redeal`. `make check` rejects a name that is neither here nor has a text; `tools/keys.py` lists all
families of such texts.
"""

from typing import Final

# marks of a seat
DECLARER: Final = "declarer"
"""The seat plays against the others: its plate has a sign."""
SIDE: Final = "side"
"""The side that a seat plays for, such as these; those on the declarer's side have a sign too."""
DECLARING: Final = "declarer"
DEFENDING: Final = "defenders"
NEEDED: Final = "needed"
"""The number of tricks that the seat needs in all, displayed next to those that it has."""
# marks of the deal
ROUND: Final = "round"
"""The kind of round."""
FORCED: Final = frozenset(("force", "forced"))
"""Values of `ROUND` in which everybody plays without being asked; newcomers are told why."""

# tallies
SCORE: Final = "score"
"""Points, changed by `Deal.score`: the result of a deal."""
LIVES: Final = "lives"
"""A player's remaining lives, drawn as tokens; the option `lives` sets the initial number."""

# questions
PLAY: Final = "play"
"""The kind of questions for a card to a trick; claims may answer them too."""
TAKE_BACK: Final = "take_back"
"""The kind of questions about taking back an answer, and the answer that asks for it (`game.core.take_back`)."""

# answers
AGREE: Final = "agree"
"""The consent to what somebody else proposes."""
REFUSE: Final = "refuse"
CLAIM: Final = "claim"
"""The kind of questions about ending a deal early; also the prefix of the announcements about it."""
REST: Final = "rest"
NO_TRICK: Final = "no_trick"
SURE: Final = frozenset((REST, NO_TRICK))
"""Answers offered next to cards that claim all remaining tricks, or none; computers use these, as they cannot fail."""

# options
CLAIMS: Final = "claims"
"""Whether a deal may be ended by a claim."""
GIVING_UP: Final = "giving_up"
"""What giving up costs."""

# zones, besides those that a game lays out
HAND: Final = "hand"
ASIDE: Final = "aside"
STOCK: Final = "stock"
TURN_UP: Final = "turn-up"
