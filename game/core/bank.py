"""The accounts of one deal: seats, pot, reserve. Chips move nowhere else.

>>> bank = Bank(Balances(pot=4, seats=(0, 0, 0)))
>>> bank.move(POT, 1, 4, "share")
Payment(source=-1, target=1, amount=4, reason='share')
>>> bank.balances()
Balances(pot=0, reserve=0, bete=0, seats=(0, 4, 0))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.core.errors import BrokenRules

POT: Final = -1
RESERVE: Final = -2


class Payment(NamedTuple):
    """Chips moved from one account to another; accounts are seat numbers, `POT` or `RESERVE`."""

    source: int
    target: int
    amount: int
    reason: str


class Balances(NamedTuple):
    """All balances between two deals, in chips; `bete` is the part of the pot that came from penalties."""

    pot: int = 0
    reserve: int = 0
    bete: int = 0
    seats: tuple[int, ...] = ()

    @classmethod
    def opening(cls, seats: int) -> Balances:
        """Return the balances of a session's first deal."""
        return cls(seats=(0,) * seats)


def account_name(account: int) -> str:
    """Name an account as records do: `seat:0`, `pot`, `reserve`."""
    if account == POT:
        return "pot"
    return "reserve" if account == RESERVE else f"seat:{account}"


class Bank:
    """Integer chips that are only ever moved: what one account gains, another loses."""

    __slots__ = ("_accounts", "_quiet", "_total", "bete", "payments")

    def __init__(self, before: Balances, *, quiet: bool = False) -> None:
        """Open the accounts; a `quiet` bank keeps no list of its payments."""
        # In this order, `POT` and `RESERVE` are valid indices into the list.
        self._accounts = [*before.seats, before.reserve, before.pot]
        self._total = sum(self._accounts)
        self._quiet = quiet
        self.bete = before.bete
        self.payments: list[Payment] = []

    @property
    def pot(self) -> int:
        """The chips in the pot."""
        return self._accounts[POT]

    @property
    def reserve(self) -> int:
        """The chips in the reserve."""
        return self._accounts[RESERVE]

    @property
    def seats(self) -> list[int]:
        """Each seat's winnings or losses."""
        return self._accounts[:RESERVE]

    def move(self, source: int, target: int, amount: int, reason: str) -> Payment | None:
        """Move `amount` chips; nothing happens for 0. Raises `BrokenRules` for a negative or an uncovered amount.

        A seat may go into debt; the pot and the reserve may not. Returns the payment unless `quiet`.
        """
        accounts = self._accounts
        if amount <= 0 or (source < 0 and accounts[source] < amount):
            return self._no_payment(source, target, amount)
        accounts[source] -= amount
        accounts[target] += amount
        return None if self._quiet else self._noted(Payment(source, target, amount, reason))

    def take_stakes(self, seats: Sequence[int], amount: int, reason: str) -> list[Payment]:
        """Move `amount` chips from each of the seats to the pot, as stakes and never as a penalty; nothing for 0.

        Raises `BrokenRules` for a negative amount. Returns the payments unless `quiet`.
        """
        if amount <= 0:
            self._no_payment(seats[0], POT, amount)
            return []
        for seat in seats:
            self._accounts[seat] -= amount
        self._accounts[POT] += amount * len(seats)
        return [] if self._quiet else [self._noted(Payment(seat, POT, amount, reason)) for seat in seats]

    def _no_payment(self, source: int, target: int, amount: int) -> None:
        if amount < 0:
            raise BrokenRules(f"a payment of {amount} from {account_name(source)} to {account_name(target)}")
        if amount:
            raise BrokenRules(f"the {account_name(source)} does not hold {amount} chips")

    def _noted(self, payment: Payment) -> Payment:
        self.payments.append(payment)
        return payment

    def fined(self, seat: int) -> bool:
        """Whether a seat has paid a penalty; this bank has none."""
        del seat
        return False

    def balances(self) -> Balances:
        """Return the current balances; raises `BrokenRules` if chips were created or lost."""
        accounts = self._accounts
        if sum(accounts) != self._total:
            raise BrokenRules("the chips of a deal do not add up")
        return Balances(accounts[POT], accounts[RESERVE], self.bete, tuple(accounts[:RESERVE]))


def leftover_shares(pot: int, seats: Sequence[int]) -> dict[int, int]:
    """Share out the pot left at a session's end; `seats` begins with the next dealer, who gets the first odd chip."""
    share, odd = divmod(pot, len(seats))
    return {seat: share + (place < odd) for place, seat in enumerate(seats)}
