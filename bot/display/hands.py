"""The private hands of a table: one for each person, whatever was sent, pressed or lost in between."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from enum import StrEnum

from bot.display.private_message import PrivateMessage
from bot.display.tokens import Token


class HandState(StrEnum):
    """What is to be done about somebody's hand.

    `NONE`: nothing; they have none, or cannot be written to. `WANTED`: a new message is to be sent. `COMING`: one is
    on its way, or one is being pressed; whoever sends it sees to the rest. `BEHIND`: it shows something older, or
    nobody knows what. `SHOWN`: it shows the table as it is.
    """

    NONE = "none"
    WANTED = "wanted"
    COMING = "coming"
    BEHIND = "behind"
    SHOWN = "shown"


class Sending:
    """A message under way that is to be somebody's hand."""

    __slots__ = ("_hand", "number")

    def __init__(self, hand: Hand, number: int) -> None:
        self._hand = hand
        self.number = number

    def arrived(self, message: PrivateMessage) -> None:
        """Note that the message is there."""
        self._hand.arrived(self.number, message)

    def lost(self, token: Token) -> None:
        """Note that it could not be sent by a token."""
        self._hand.lost(self.number, token)


class Hand:
    """One person's hand: of all private messages that they were sent of a table, one is the hand.

    Sendings are numbered as they begin. The one that began last wins, in whatever order they arrive; all others are
    `outdated` and go. `token` is that of the person's last press.
    """

    __slots__ = ("_begun", "_closed", "_coming", "_gone", "_number", "_wanted_since", "message", "outdated", "token")

    def __init__(self, *, closed: bool = False) -> None:
        self.token: Token | None = None
        self.message: PrivateMessage | None = None
        self.outdated: list[PrivateMessage] = []
        self._closed = closed
        self._begun = 0
        self._number = 0
        self._coming: set[int] = set()
        self._gone: set[int] = set()
        self._wanted_since: int | None = None

    def state(self, version: int) -> HandState:
        """Tell what is to be done about it while the table has a version."""
        if self._coming:
            return HandState.COMING
        if self._wanted_since is not None:
            return HandState.WANTED
        if self.message is None:
            return HandState.NONE
        shows = self.message.content.known
        return HandState.SHOWN if shows and shows.version == version else HandState.BEHIND

    def find(self, message: int) -> PrivateMessage | None:
        """Find one of this person's messages by its id; the hand itself as long as its id is not known."""
        hand = [self.message] if self.message else []
        return next((each for each in (*hand, *self.outdated) if each.id == message), None) or next(
            (each for each in hand if not each.id), None
        )

    # what is wanted

    def pressed(self, token: Token) -> None:
        """Note the token of the person's last press."""
        self.token = token

    def want(self) -> None:
        """Want a new message, begun from now on; the hand so far goes as soon as it is there."""
        if not self._closed:
            self._begun += 1
            self._wanted_since = self._begun

    def keep(self) -> None:
        """Keep the message that is there, and want no new one."""
        self._wanted_since = None

    def give_up(self) -> None:
        """Let the hand go without another in its place."""
        self.keep()
        if self.message:
            self.outdated.append(self.message)
            self.message = None

    def close(self) -> None:
        """Let the hand go, and whatever is still on its way."""
        self._closed = True
        self.give_up()

    # what is there

    @contextmanager
    def sending(self) -> Generator[Sending]:
        """Send a message inside that is to be the hand, or renew one."""
        self._begun += 1
        number = self._begun
        self._coming.add(number)
        try:
            yield Sending(self, number)
        finally:
            self._coming.discard(number)
            if not self._coming:
                self._gone.clear()

    def arrived(self, number: int, message: PrivateMessage) -> None:
        """Note that a message is there; it is the hand unless a later one is."""
        if message.id in self._gone:
            self._replace_gone()
            return
        self.outdated = [each for each in self.outdated if not each.is_the_same(message)]
        before = self.message
        if before and before is not message and before.is_the_same(message):  # Discord delivered a press twice
            before.reached(message.token, message.id, message.address)
            before.content.doubt()
            message = before
        if self._closed or (before and before is not message and number < self._number):
            self.outdated.append(message)
            return
        if before and before is not message:
            self.outdated.append(before)
        self.message, self._number = message, max(number, self._number)
        self._fulfil(number)

    def lost(self, number: int, token: Token) -> None:
        """Note that nothing could be sent by a token, or nobody knows whether it arrived: what was there before goes.

        So there is one at most. The person asks for another one by a press, which brings a better token.
        """
        self._forget(token)
        self._fulfil(number)
        if self.message and self._number < number:
            self.outdated.append(self.message)
            self.message = None

    def dismissed(self, message: PrivateMessage) -> None:
        """Note that the person has dismissed a message."""
        if self.message is message:
            self.message = None

    def token_ended(self, message: PrivateMessage) -> None:
        """Note that a message cannot be changed any more; another takes its place if there is a newer token."""
        if self.message is not message:
            return
        self.message = None
        self._forget(message.token)
        if self.token:
            self.want()

    def expire(self, now: float) -> None:
        """Forget what can be changed no more because its time is over."""
        if self.token and self.token.until < now:
            self.token = None
        if self.message and self.message.token.until < now:
            self.message = None

    def take_outdated(self, message: PrivateMessage) -> bool:
        """Begin to take a message away; false if it is the hand again, or somebody else does so."""
        if message not in self.outdated:
            return False
        self.outdated.remove(message)
        return True

    def put_back(self, message: PrivateMessage) -> None:
        """Note that a message could not be taken away yet."""
        if self.message is None or not self.message.is_the_same(message):
            self.outdated.append(message)

    def taken_away(self, message: PrivateMessage) -> None:
        """Note that a message has gone; if a press has made it the hand again meanwhile, another one is wanted."""
        if self._coming:
            self._gone.add(message.id)
        if self.message and self.message.is_the_same(message):
            self.message = None
            self._replace_gone()

    def _replace_gone(self) -> None:
        if self.message is None:
            self.want()

    def _fulfil(self, number: int) -> None:
        if self._wanted_since is not None and self._wanted_since < number:
            self._wanted_since = None

    def _forget(self, token: Token) -> None:
        if self.token == token:
            self.token = None


class Hands:
    """The hands of one table, which has come to `version`.

    At rest nobody has more than one, and each shows the table as it is.
    """

    __slots__ = ("_closed", "_hands", "version")

    def __init__(self) -> None:
        self.version = 0
        self._hands: dict[int, Hand] = {}
        self._closed = False

    def __iter__(self) -> Iterator[tuple[int, Hand]]:
        """Go through everybody who has pressed something, by id."""
        return iter(list(self._hands.items()))

    @property
    def closed(self) -> bool:
        """Whether the session is over, and nobody is to have a hand any more."""
        return self._closed

    @property
    def at_rest(self) -> bool:
        """Whether nothing is to be done; who sends something just now sees to the rest."""
        busy = {HandState.WANTED, HandState.BEHIND}
        return not any(hand.outdated or hand.state(self.version) in busy for hand in self._hands.values())

    def next_outdated(self) -> tuple[Hand, PrivateMessage] | None:
        """Give a message that is to be taken away, and whose it is."""
        return next(((hand, hand.outdated[0]) for hand in self._hands.values() if hand.outdated), None)

    def of(self, user: int) -> Hand:
        """Give somebody's hand."""
        return self._hands.setdefault(user, Hand(closed=self._closed))

    def state(self, user: int) -> HandState:
        """Tell what is to be done about somebody's hand."""
        return self.of(user).state(self.version)

    def want(self, version: int) -> None:
        """Want every hand to show the table as it is now."""
        self.version = version

    def deal_begun(self) -> None:
        """Want new messages below the new panel, for everybody whose last press lets us send one."""
        for hand in self._hands.values():
            hand.want()

    def deal_over(self) -> None:
        """Send no cards of a deal that is over; the hands that are there are brought up to date."""
        for hand in self._hands.values():
            hand.keep()

    def close(self) -> None:
        """Let all hands go, because the session is over."""
        self._closed = True
        for hand in self._hands.values():
            hand.close()
