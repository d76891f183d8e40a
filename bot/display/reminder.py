"""Calling the player in turn by a message that mentions them, because edits notify no one."""

from __future__ import annotations

from enum import StrEnum

from bot.discord_io.message import Message

Question = tuple[int, int]
"""The numbers of a deal and of a question in it."""


class Calling(StrEnum):
    """Whether a person is to be called, is called, or was called for a question that is no longer open."""

    QUIET = "quiet"
    DUE = "due"
    CALLED = "called"
    OUTDATED = "outdated"


class Reminder:
    """The call for the open question. At rest it stands only as long as its question is open."""

    __slots__ = ("_called_for", "_question", "_wanted_for", "message")

    def __init__(self) -> None:
        self.message: Message | None = None
        self._question: Question | None = None
        self._wanted_for: Question | None = None
        self._called_for: Question | None = None

    @property
    def state(self) -> Calling:
        """What is to be done about it."""
        if self.message is not None:
            return Calling.CALLED if self._called_for == self._question else Calling.OUTDATED
        wanted = self._question is not None and self._wanted_for == self._question
        return Calling.DUE if wanted else Calling.QUIET

    @property
    def at_rest(self) -> bool:
        """Whether nothing is to be done."""
        return self.state in {Calling.QUIET, Calling.CALLED}

    @property
    def question(self) -> Question | None:
        """The open question."""
        return self._question

    def asked(self, question: Question | None) -> None:
        """Note which question is open, `None` for none."""
        self._question = question

    def want(self) -> None:
        """Have the player in turn called, once for each question."""
        self._wanted_for = self._question

    def decline(self) -> None:
        """Call no one for the question that is open: who is asked does not want it, or Discord does not let us."""
        self._wanted_for = None

    def called(self, message: Message, question: Question | None) -> None:
        """Note that a message calls a person for a question."""
        self.message, self._called_for = message, question

    def gone(self) -> None:
        """Note that the message is no longer there."""
        self.message = self._called_for = None
