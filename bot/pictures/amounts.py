"""The notation of chip and point amounts in pictures."""

from typing import Final, NamedTuple

STEPS = ((10**12, "T"), (10**9, "G"), (10**6, "M"), (10**3, "k"))
MINUS = "−"


class Digits(NamedTuple):
    """A language's number format: the separator between groups of three digits, and the decimal point."""

    group: str = ""
    point: str = "."


PLAIN: Final = Digits()


def short(amount: int, digits: Digits = PLAIN) -> str:
    """Format a number of chips in a few characters: 9,999 in full, then 12k, 3.4M."""
    size = abs(amount)
    sign = MINUS if amount < 0 else ""
    if size < 10_000:
        return f"{sign}{size:,}".replace(",", digits.group)
    for step, letter in STEPS:
        if size >= step:
            whole = size // step
            tenth = size * 10 // step % 10
            fraction = f"{digits.point}{tenth}" if whole < 10 and tenth else ""
            return f"{sign}{whole}{fraction}{letter}"
    raise AssertionError(amount)


def signed(amount: int, digits: Digits = PLAIN) -> str:
    """Format a balance with its sign: +5, 0, −3."""
    return f"+{short(amount, digits)}" if amount > 0 else short(amount, digits)
