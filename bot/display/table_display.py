"""All that is shown of one table."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import Final

from bot.display.burial import Burial
from bot.display.call_budget import Turn
from bot.display.hands import Hands, HandState
from bot.display.invitations import Invitation, Invitations
from bot.display.last_tricks import LastTricks
from bot.display.old_messages import OldMessages
from bot.display.public_message import Posted, PublicMessage, Role
from bot.display.reminder import Reminder
from bot.panels.kit.surface import Surface
from game.core.view import visible
from game.table.ports import Notice, Place
from game.table.table import Table

ACTIVE_SECONDS: Final = 90.0
"""How long after a press its table is one at which people are busy."""
BUSY, ASKED, QUIET, OLD = 0.0, 60.0, 120.0, 300.0
"""By how many seconds calls stand back behind those of a table at which people press: where a question waits for
somebody, where nothing does, and what is only tidied up."""
BETWEEN_DEALS: Final = frozenset(("lobby", "pause", "waiting"))
SEEN: Final = frozenset({HandState.BEHIND, HandState.SHOWN})
"""The states of a hand that somebody has before them."""
Close = Callable[[Role], Surface]
"""Gives what a public message shrinks to that was this so far."""
Remember = Callable[[str, int | None], None]
"""Remembers the public message of a kind (`panel`, `reminder`) over a restart; `None` forgets it."""


class TableDisplay:
    """What is wanted and what is shown of one table, part by part.

    The table's notices say what is wanted; the reconciler and the answers to presses note what is shown. At rest both
    are the same in every part.
    """

    def __init__(self, table: Table, remember: Remember, *, shows_tricks: bool = False) -> None:
        self.table = table
        self.tricks = LastTricks(shown=shows_tricks)
        self.public = PublicMessage()
        self.burial = Burial()
        self.old = OldMessages()
        self.hands = Hands()
        self.reminder = Reminder()
        self.turn = Turn()
        self.invitations = Invitations()
        self._remember = remember
        self._remembered: dict[str, int | None] = {}
        self._closing: Surface | None = None
        self._seen: dict[int, tuple[int, int]] = {}
        self._pressed_at = 0.0

    @property
    def at_rest(self) -> bool:
        """Whether what is shown is what is wanted."""
        parts = (self.public, self.burial, self.old, self.hands, self.reminder, self.invitations)
        return all(part.at_rest for part in parts)

    @property
    def finished(self) -> bool:
        """Whether nothing more is going to be shown: the session is over, and its last trick was seen."""
        return self.table.over and not self.tricks.held

    @property
    def place(self) -> Place:
        """Where the table stands."""
        return Place(self.table.state.server, self.table.state.channel)

    # what is wanted

    def take_notice(self, notice: Notice, close: Close) -> None:
        """Want what follows from a change of the table; the end of a deal waits until its last tricks were seen."""
        ends = notice in {"deal_over", "session_over"}
        if ends and self.tricks.hold(notice, self.table.state.deal, self._finished_tricks):
            self._closing = close(Role.SUMMARY)
            self.hands.deal_over()
            self._want_trick(notice)
        elif self.tricks.held and not ends and notice != "deal":
            self._want_trick(notice)
        else:
            self.tricks.release()
            self._follow(notice, close)
        self._look_after_company()

    def _look_after_company(self) -> None:
        """Call those who wait for a seat when one is free between deals; take away calls that hold no more."""
        table, room = self.table, self.table.state.has_room(self.table.ruleset.most_seats)
        waiting = table.company.called_to_seat() if room and table.state.phase in BETWEEN_DEALS else ()
        if waiting:
            self.invitations.want(Invitation("seat", tuple(watcher.user for watcher in waiting)))
        for message in self.invitations.settled(table.state, room=room):
            self.old.add(message)

    def next_trick(self, close: Close) -> None:
        """Show the next trick of those that end a deal, and after the last one what has waited for them."""
        if not self.tricks.held:
            return
        if self.tricks.next():
            self._want_trick("seats")
        elif notice := self.tricks.release():
            self._follow(notice, close)

    def _want_trick(self, notice: Notice) -> None:
        self.public.want(Role.TRICK, self.table.changes, self.tricks.lying)
        self.hands.want(self.table.changes)
        self._want_call(notice)

    @property
    def _finished_tricks(self) -> int:
        return len(self.table.driver.deal.tricks) if self.table.driver else 0

    def _follow(self, notice: Notice, close: Close) -> None:
        self.tricks.seen(self.table.state.deal, self._finished_tricks)
        role = self.public.role
        match notice:
            case "deal":
                self.retire(close)
                if self.table.ruleset.hands:
                    self.hands.deal_begun()
                role = Role.PANEL
            case "deal_over":
                role = self._summarise(close)
            case "session_over":
                if role is not Role.LOBBY:
                    self.retire(close)
                self.hands.close()
                role = Role.END
            case _:
                role = self._found_role(close)
        self.public.want(role, self.table.changes)
        self.hands.want(self.table.changes)
        self._want_call(notice)

    def _found_role(self, close: Close) -> Role:
        """Find what the public message is, at a change that does not say so by itself."""
        match self.table.state.phase:
            case "lobby":
                return Role.LOBBY
            case "pause" | "waiting" if self.public.role is not Role.SUMMARY:
                return self._summarise(close)
            case _:
                return self.public.role

    def _summarise(self, close: Close) -> Role:
        """Show the result of a deal; keep what stays of it, because the next deal takes its place in the view."""
        self._closing = close(Role.SUMMARY)
        self.hands.deal_over()
        return Role.SUMMARY

    def _want_call(self, notice: Notice) -> None:
        state = self.table.state
        running = state.phase == "playing" and self.table.driver is not None
        self.reminder.asked((state.deal, self.table.question_number) if running else None)
        if notice == "reminder" or (notice in {"deal", "question"} and not state.turn_seconds):
            self.reminder.want()

    # what is shown

    def retire(self, close: Close) -> None:
        """Let the message shown so far shrink to what it is to say for good, after what is still on its way to it."""
        role, posted = self.public.role, self.public.retire()
        if posted is None:
            return
        closing = self._closing if role in {Role.SUMMARY, Role.TRICK} else None
        posted.closes(closing or close(role))
        self.old.add(posted.message, posted.short, posted.accesses, later=posted.being_written)

    def repost(self) -> None:
        """Let the message go, so that another one shows the same at the end of the channel."""
        posted = self.public.retire()
        if posted:
            self.old.add(posted.message, accesses=posted.accesses)

    def come_down(self, users: Set[int]) -> None:
        """Let the public message come again at the end of the channel, and below it the hands of some people."""
        self.repost()
        for user in users:
            if self.hands.state(user) in SEEN:
                self.hands.of(user).want()

    def remember_public(self) -> None:
        """Remember what a restart has to replace: the public message, but nothing once it shows the end."""
        posted = self.public.posted
        if posted:
            ended = posted.shows is not None and posted.shows.role is Role.END
            self._keep("panel", None if ended else posted.message)

    def forget_public(self) -> None:
        """Remember nothing of a table whose channel is gone."""
        self._keep("panel", None)

    def _keep(self, kind: str, message: int | None) -> None:
        if kind not in self._remembered or self._remembered[kind] != message:
            self._remembered[kind] = message
            self._remember(kind, message)

    def rewritten(self, posted: Posted) -> None:
        """Note that something was written to a message that may have been let go meanwhile: then it shrinks again."""
        if posted is not self.public.posted:
            self.old.add(posted.message, posted.short, posted.accesses)

    def shows(self, message: int) -> bool:
        """Tell whether a public message is one that is to stay."""
        shown = self.public.posted is not None and self.public.posted.message == message
        return shown or message == self.reminder.message or self.old.short_form(message) is not None

    def called(self, message: int, question: tuple[int, int] | None) -> None:
        """Note that a message calls whoever is asked."""
        self.reminder.called(message, question)
        self._keep("reminder", message)

    def call_gone(self) -> None:
        """Note that the call is no longer there."""
        self.reminder.gone()
        self._keep("reminder", None)

    # presses

    def need(self, now: float) -> float:
        """Tell by how many seconds this table's calls stand back behind those that are needed most."""
        if now - self._pressed_at < ACTIVE_SECONDS:
            return BUSY
        asked = self.table.state.phase == "playing" and self.table.asked_seat
        return ASKED if asked and asked.user is not None else QUIET

    def note_press(self, user: int, now: float) -> None:
        """Remember when somebody presses something, and how far the deal has come; what chat has buried comes down."""
        self._pressed_at = now
        driver = self.table.driver
        self.burial.pressed(user, self.public.posted, now)
        self._seen[user] = self.table.state.deal, len(driver.deal.events) if driver else 0

    def events_seen(self, user: int) -> int:
        """Count the events of the running deal, of those a person may know, from before their last press."""
        deal, events = self._seen.get(user, (0, 0))
        if self.table.driver is None or deal != self.table.state.deal:
            return 0
        return len(visible(self.table.driver.deal.events[:events], self.table.deal_seat(user)))

    def miss_hand(self, user: int) -> None:
        """Want a hand for a player who has just pressed something and has none below the panel, as after a restart."""
        playing = self.public.role is Role.PANEL and self.table.deal_seat(user) is not None
        missing = self.hands.state(user) is HandState.NONE or self._lies_above(user)
        if playing and self.table.ruleset.hands and missing:
            self.hands.of(user).want()

    def _lies_above(self, user: int) -> bool:
        """Tell whether somebody's hand is older than the public message, which has come down since."""
        hand, posted = self.hands.of(user).message, self.public.posted
        if hand is None or posted is None or self.hands.state(user) not in SEEN:
            return False
        return 0 < hand.id < posted.message
