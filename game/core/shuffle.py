"""From seal and cut to an order of the pack; `docs/shuffle.md` describes it for people who check it without us.

The seal is a secret of 32 random bytes whose SHA-256, the fingerprint, is shown before the deal. The cut is what the
player who cuts has typed, kept verbatim, or nothing. Pack `k` of a deal (0 for the first, 1 after a first redeal …)
follows from the three alone.
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, count
from typing import Protocol

from game.core.cards import Card, Pack

_WORD = 1 << 32
_EIGHT = struct.Struct(">8I")
# Numbers from here on are passed over, so that each of `limit` results is equally likely.
_FAIR = (0, *(_WORD - _WORD % limit for limit in range(1, 65)))


class Deck(Protocol):
    """Where the packs of a deal come from."""

    def order(self, pack: Pack, number: int) -> list[Card]:
        """Give pack `number` (from 0) in the order in which its cards are dealt."""
        ...

    def cut_at(self, pack: Pack, number: int) -> int:
        """Give how many cards lay in the lower packet when pack `number` was cut: 1 to its size less 1."""
        ...


@dataclass(frozen=True, slots=True)
class Seal:
    """A sealed shuffle: `secret` is 64 hexadecimal digits, `cut` is the cutter's word, empty for an automatic cut."""

    secret: str
    cut: str = ""

    @property
    def fingerprint(self) -> str:
        """The SHA-256 of the secret's bytes, in hexadecimal: what everybody sees before the deal."""
        return hashlib.sha256(bytes.fromhex(self.secret)).hexdigest()

    def order(self, pack: Pack, number: int) -> list[Card]:
        """Shuffle `pack` for the deal's shuffle `number`, from 0, after Fisher and Yates from the last card on."""
        cards = list(pack.cards)
        left = len(cards)
        for drawn in _numbers(self._key(number)):
            if drawn < _FAIR[left]:
                place = drawn % left
                left -= 1
                cards[left], cards[place] = cards[place], cards[left]
                if left == 1:
                    break
        return cards

    def cut_at(self, pack: Pack, number: int) -> int:
        """Tell where pack `number` was cut."""
        places = len(pack) - 1
        numbers = _numbers(hashlib.sha256(self._key(number) + b"cut").digest())
        return 1 + next(drawn for drawn in numbers if drawn < _FAIR[places]) % places

    def _key(self, number: int) -> bytes:
        return hashlib.sha256(f"lupfen 1|{self.secret}|{number}|{self.cut}".encode()).digest()


def new_secret() -> str:
    """Draw a secret from the operating system's randomness."""
    return secrets.token_hex(32)


def secret_from(seed: str) -> str:
    """Derive a secret from a seed, for simulations and tests."""
    return hashlib.sha256(f"lupfen simulation|{seed}".encode()).hexdigest()


def _numbers(key: bytes) -> Iterator[int]:
    """Give 32-bit numbers without end: eight from the SHA-256 of the key and a block number, block after block."""
    blocks = (hashlib.sha256(key + block.to_bytes(4)).digest() for block in count())
    return chain.from_iterable(map(_EIGHT.unpack, blocks))
