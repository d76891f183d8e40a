"""The bank of games with penalties: tracks the bête in the pot and limits penalties."""

from typing import Final

from game.core.bank import POT, RESERVE, Bank, Payment

PENALTY: Final = "penalty"


class PotBank(Bank):
    """A bank that tracks the part of its pot that came from penalties, the bête (T9, T13)."""

    __slots__ = ()

    def move(self, source: int, target: int, amount: int, reason: str) -> Payment | None:
        """Move chips like `Bank.move`, whose code is repeated for speed, because computers that search pay so often.

        Penalties (reason `penalty`) and chips from the reserve enlarge the bête. Payments out of the pot come from its
        stakes first; chips set aside in the reserve come from its bête.
        """
        accounts = self._accounts
        if amount <= 0 or (source < 0 and accounts[source] < amount):
            return self._no_payment(source, target, amount)
        accounts[source] -= amount
        accounts[target] += amount
        if target == POT:
            if reason == PENALTY or source == RESERVE:
                self.bete += amount
        elif self.bete and source == POT:
            bete = self.bete - amount if target == RESERVE else self.bete
            self.bete = max(0, min(bete, accounts[POT]))
        return None if self._quiet else self._noted(Payment(source, target, amount, reason))

    def fined(self, seat: int) -> bool:
        """Whether a seat has paid a penalty."""
        return any(payment.source == seat and payment.reason == PENALTY for payment in self.payments)


def capped(penalty: int, limit: int) -> int:
    """Cap a penalty at a limit in chips; 0 means no limit."""
    return min(penalty, limit) if limit else penalty
