"""Amounts of chips and points as they are written in pictures."""

STEPS = ((10**12, "T"), (10**9, "G"), (10**6, "M"), (10**3, "k"))
MINUS = "−"


def short(amount: int) -> str:
    """Write a number of chips in at most six characters: 9999 in full, then 12k, 3.4M."""
    size = abs(amount)
    sign = MINUS if amount < 0 else ""
    if size < 10_000:
        return f"{sign}{size}"
    for step, letter in STEPS:
        if size >= step:
            whole = size // step
            tenth = size * 10 // step % 10
            return f"{sign}{whole}.{tenth}{letter}" if whole < 10 and tenth else f"{sign}{whole}{letter}"
    raise AssertionError(amount)


def signed(amount: int) -> str:
    """Write a balance with its sign: +5, 0, −3."""
    return f"+{short(amount)}" if amount > 0 else short(amount)
