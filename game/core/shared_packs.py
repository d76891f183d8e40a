"""Packs that several people play, sealed together before anyone sees a card; `docs/shuffle.md` describes it.

The secret of a round is drawn once, and its SHA-256, the commitment, is published: every pack of the round follows from
it. People may then contribute words, which are mixed into all packs, so that neither the author of the secret nor any
contributor can have chosen the cards. The secret is opened when no one plays the round any more.
"""

from dataclasses import dataclass
from hashlib import sha256
from typing import Final, NamedTuple

from game.core.shuffle import Seal

AGAIN: Final = 0
"""The number that stands in a source for the cards of an earlier deal, dealt once more."""


class Source(NamedTuple):
    """The origin of a deal's cards: the commitment of a round, and the number of its deal, from 1.

    With `AGAIN` as the number, it is the fingerprint of an earlier deal's seal instead.
    """

    round: str
    deal: int

    @property
    def again(self) -> bool:
        """Whether an earlier deal is dealt once more."""
        return self.deal == AGAIN


@dataclass(frozen=True, slots=True)
class RoundSeal:
    """The seal of a round: `secret` is 64 hexadecimal digits, `words` are the contributed words, verbatim, in order."""

    secret: str
    words: tuple[str, ...] = ()

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret's bytes, in hexadecimal: visible to everybody before the first card."""
        return sha256(bytes.fromhex(self.secret)).hexdigest()

    @property
    def mixed(self) -> str:
        """The replacement for a cut, the same for all deals of the round; empty if no one contributed a word."""
        digests = "".join(sha256(word.encode()).hexdigest() for word in self.words)
        return sha256(digests.encode()).hexdigest() if self.words else ""

    def deal(self, number: int) -> Seal:
        """Return the seal of a deal of the round, counted from 1."""
        return Seal(sha256(f"lupfen round 1|{self.secret}|{number}".encode()).hexdigest(), self.mixed)

    def source(self, number: int) -> Source:
        """Return the source of a deal of the round, for its record."""
        return Source(self.commitment, number)

    def problem(self, source: Source, seal: Seal) -> str:
        """Explain, for technicians, why a deal's seal does not match its source in this round; empty if it does."""
        if source.round != self.commitment:
            return "the commitment belongs to another secret"
        if seal != self.deal(source.deal):
            return "secret and words of the round give another seal"
        return ""


def source_problem(source: Source | None, seal: Seal, opened: RoundSeal | None) -> str:
    """Explain, for technicians, why a deal's seal does not match its source; empty if it does.

    `opened` is the seal of the round that the source names, if there is one.
    """
    if source and source.again:
        return "" if seal.fingerprint == source.round else "the seal does not match the earlier deal"
    if source is None or opened is None:
        return "" if source is opened else "a round needs both its name in the record and its seal"
    return opened.problem(source, seal)
