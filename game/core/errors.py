"""The core's refusals: a text key and its values, never a sentence in a particular language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Value = str | int
# These values may hold a person's cards or answers, and `str` of an error ends up in logs.
UNTOLD: Final = frozenset({"answer", "card"})


class Refused(Exception):
    """A request that cannot be carried out; nothing has changed.

    `key` names the sentence in the texts (shown as `refused-<key>`), `values` are its variables.
    """

    def __init__(self, key: str, **values: Value) -> None:
        super().__init__(key)
        self.key = key
        self.values: Mapping[str, Value] = values

    def __str__(self) -> str:
        """Return the key and its values, for logs and the command line, without cards and answers."""
        told = ", ".join(f"{name}={value}" for name, value in self.values.items() if name not in UNTOLD)
        return f"{self.key} ({told})" if told else self.key


class BrokenRules(Exception):
    """A ruleset's script did something that scripts must not do; the deal is void and no one pays."""
