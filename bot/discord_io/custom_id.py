"""The custom_id of a button, select or form: its format and meaning.

A custom_id carries no secret and is never trusted: the core checks who is asking, whether the question is still open,
and whether the choice is legal.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from bot.discord_io.verbs import Verb

LONGEST: Final = 100
_WRITTEN: Final = re.compile(r"1:([a-z-]{1,20}):([a-z0-9]{0,12}):(\d{0,6}):(\d{0,4}):([\x21-\x7e]{0,60})", re.ASCII)
_VERBS: Final = frozenset(map(str, Verb))
_NUMBER: Final = re.compile(r"\d{1,9}", re.ASCII)


def number_of(written: str) -> int | None:
    """Parse a number of at most nine digits from a custom_id or a form; `None` for anything else."""
    return int(written) if _NUMBER.fullmatch(written.strip()) else None


@dataclass(frozen=True, slots=True)
class Press:
    """A verb, its table, the deal and question shown at the time, and a choice."""

    verb: Verb
    table: str = ""
    deal: int = 0
    question: int = 0
    choice: str = ""

    @property
    def custom_id(self) -> str:
        """The press as a custom_id; raises `ValueError` if it could not be read back."""
        written = f"1:{self.verb}:{self.table}:{self.deal or ''}:{self.question or ''}:{self.choice}"
        if len(written) > LONGEST or not _WRITTEN.fullmatch(written):
            raise ValueError(f"not a custom_id: {written!r}")
        return written

    @classmethod
    def read(cls, custom_id: str) -> Press | None:
        """Parse a press; `None` for a custom_id that is not ours or has another format."""
        found = _WRITTEN.fullmatch(custom_id)
        if not found or found[1] not in _VERBS:
            return None
        verb, table, deal, question, choice = found.groups()
        return cls(Verb(verb), table, int(deal or 0), int(question or 0), choice)
