"""From seal and cut to an order of the pack; `docs/shuffle.md` describes it for independent checks.

The seal is a secret of 32 random bytes whose SHA-256, the fingerprint, is shown before the deal. The cut is the text
typed by the player who cuts, verbatim, or nothing. Pack `k` of a deal (0 for the first, 1 after a first redeal …)
follows from these three only.

Packs that several people play are a round, sealed together before anyone sees a card. Its secret is drawn once, and its
SHA-256, the commitment, is published: every pack of the round follows from it. People may then contribute words, which
are mixed into all packs, so that neither the author of the secret nor any contributor can have chosen the cards. The
secret is opened when no one plays the round any more.
"""

import secrets
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import chain, count
from operator import mod
from typing import Final, NamedTuple, Protocol

from game.core.cards import Card, Pack

_WORD = 1 << 32
MOST_CARDS = 64
# Numbers from here on are rejected, so that each of `limit` results is equally likely.
_FAIR = (_WORD, *(_WORD - _WORD % limit for limit in range(1, MOST_CARDS + 1)))
_MAYBE_UNFAIR = b"\xff\xff\xff"
_BLOCKS = tuple(block.to_bytes(4) for block in range(MOST_CARDS // 8))
_WORDS = tuple(struct.Struct(f">{8 * blocks}I") for blocks in range(MOST_CARDS // 8 + 1))
_LIMITS = tuple(tuple(range(cards, 1, -1)) for cards in range(MOST_CARDS + 1))
_LASTS = tuple(tuple(range(cards - 1, 0, -1)) for cards in range(MOST_CARDS + 1))


class Deck(Protocol):
    """The source of a deal's packs."""

    def order(self, pack: Pack, number: int) -> list[Card]:
        """Return pack `number` (from 0) in dealing order."""
        ...

    def cut_at(self, pack: Pack, number: int) -> int:
        """Return the size of the lower packet when pack `number` was cut: 1 to the pack's size less 1."""
        ...


@dataclass(frozen=True, slots=True)
class Seal:
    """A sealed shuffle: `secret` is 64 hexadecimal digits, `cut` is the cutter's word, empty for an automatic cut."""

    secret: str
    cut: str = ""

    @property
    def fingerprint(self) -> str:
        """The SHA-256 of the secret's bytes, in hexadecimal: visible to everybody before the deal."""
        return sha256(bytes.fromhex(self.secret)).hexdigest()

    def order(self, pack: Pack, number: int) -> list[Card]:
        """Shuffle `pack` for the deal's shuffle `number`, from 0, with Fisher-Yates from the last card down."""
        cards = list(pack.cards)
        limits = _LIMITS[len(cards)]
        places = map(mod, _draws(self._key(number), limits), limits)
        for last, place in zip(_LASTS[len(cards)], places):  # noqa: B905, a keyword would cost time
            cards[last], cards[place] = cards[place], cards[last]
        return cards

    def cut_at(self, pack: Pack, number: int) -> int:
        """Return where pack `number` was cut."""
        places = len(pack) - 1
        key = sha256(self._key(number) + b"cut").digest()
        return 1 + _draws(key, (places,))[0] % places

    def _key(self, number: int) -> bytes:
        return sha256(f"lupfen 1|{self.secret}|{number}|{self.cut}".encode()).digest()


def new_secret() -> str:
    """Draw a secret from the operating system's randomness."""
    return secrets.token_hex(32)


def secret_from(seed: str) -> str:
    """Derive a secret from a seed, for simulations and tests."""
    return sha256(f"lupfen simulation|{seed}".encode()).hexdigest()


def _draws(key: bytes, limits: Sequence[int]) -> Sequence[int]:
    """Return at least one 32-bit number for each limit, none of which would bias its result.

    The numbers come in blocks of eight from the SHA-256 of the key and a block number. The expected amount is drawn at
    once. Rejections happen once in millions of packs, and a rejected number begins with `ff ff ff`.
    """
    at_once = (len(limits) + 7) // 8
    digests = b"".join([sha256(key + block).digest() for block in _BLOCKS[:at_once]])
    numbers = _WORDS[at_once].unpack(digests)
    if _MAYBE_UNFAIR not in digests:
        return numbers
    more = chain(numbers, _further_numbers(key, at_once))
    return [next(number for number in more if number < _FAIR[limit]) for limit in limits]


def _further_numbers(key: bytes, first: int) -> Iterator[int]:
    for block in count(first):
        yield from _WORDS[1].unpack(sha256(key + block.to_bytes(4)).digest())


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
