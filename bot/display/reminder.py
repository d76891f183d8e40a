"""Notifies the player to act by a message that mentions them, because edits notify no one."""

from enum import StrEnum

from bot.discord_io.message import Message

Question = tuple[int, int]
"""The number of a deal and of a question in it."""


class Calling(StrEnum):
    """Whether a person is due to be called, has been called, or was called for a question that is now closed."""

    QUIET = "quiet"
    DUE = "due"
    CALLED = "called"
    OUTDATED = "outdated"


class Reminder:
    """The call for the current `question`. At rest it exists only as long as its question is open."""

    __slots__ = ("_called_for", "_wanted_for", "message", "question")

    def __init__(self) -> None:
        self.message: Message | None = None
        self.question: Question | None = None
        self._wanted_for: Question | None = None
        self._called_for: Question | None = None

    @property
    def state(self) -> Calling:
        """The state of the call."""
        if self.message is not None:
            return Calling.CALLED if self._called_for == self.question else Calling.OUTDATED
        wanted = self.question is not None and self._wanted_for == self.question
        return Calling.DUE if wanted else Calling.QUIET

    @property
    def at_rest(self) -> bool:
        """Whether there is nothing to do."""
        return self.state in {Calling.QUIET, Calling.CALLED}

    @property
    def called_for(self) -> Question | None:
        """The question of the call that stands."""
        return self._called_for

    def asked(self, question: Question | None) -> None:
        """Record the current question, `None` for none."""
        self.question = question

    def want(self) -> None:
        """Request a call to the player to act, once per question."""
        self._wanted_for = self.question

    def decline(self) -> None:
        """Call no one for the current question: its player has turned calls off, or Discord forbids them."""
        self._wanted_for = None

    def called(self, message: Message, question: Question | None) -> None:
        """Record the message that calls a person for a question."""
        self.message, self._called_for = message, question

    def gone(self) -> None:
        """Record that the message is gone."""
        self.message = self._called_for = None
