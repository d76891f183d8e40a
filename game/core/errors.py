"""What the core says when it refuses: a text key and its values, never a sentence in one language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Value = str | int
# What a person holds or has answered may stand in these values, and `str` of an error ends up in logs.
UNTOLD: Final = frozenset({"answer", "card"})


class Refused(Exception):
    """Something a person asked for cannot be done; nothing has changed.

    `key` names the sentence in the texts (shown as `refused-<key>`), `values` what stands in it.
    """

    def __init__(self, key: str, **values: Value) -> None:
        super().__init__(key)
        self.key = key
        self.values: Mapping[str, Value] = values

    def __str__(self) -> str:
        """Name the key and its values, for logs and the command line; no card and no answer."""
        told = ", ".join(f"{name}={value}" for name, value in self.values.items() if name not in UNTOLD)
        return f"{self.key} ({told})" if told else self.key


class BrokenRules(Exception):
    """A ruleset's script did what a script must not; the deal is void and no one pays."""
