"""All that is shown of one table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.discord_io.call_budget import Turn
from bot.discord_io.message import LAST, Drawn, Message, State
from bot.discord_io.payloads import Attached
from bot.discord_io.surface import Surface, small
from bot.discord_io.tokens import Token
from bot.display.hands import Hand, Hands
from bot.display.invitations import Invitation, Invitations
from bot.display.means import Means
from bot.display.reminder import Reminder
from bot.display.renderer import Role
from bot.display.tricks_seen import TricksSeen
from bot.display.visibility import VisibilityCheck
from bot.interactions.reply import Reply
from bot.panels.kit.draft import Draft
from game.core.view import visible
from game.table.ports import Notice, Place
from game.table.table import Table
from game.table.tasks import Tasks

ACTIVE_SECONDS: Final = 90.0
"""How long after a press its table is one at which people are busy."""
REPOST_SECONDS: Final = 50 * 60.0
"""Older messages are posted anew, because Discord limits edits to messages that are older than an hour."""
BUSY, ASKED, QUIET, OLD = 0.0, 60.0, 120.0, 300.0
"""By how many seconds calls stand back behind those of a table at which people press: where a question waits for
a person, where nothing does, and what is only tidied up."""
ENDINGS: Final[frozenset[Notice]] = frozenset(("deal_over", "session_over"))
ANSWERED: Final[frozenset[Notice]] = frozenset(("question", "deal_over"))
BETWEEN_DEALS: Final = frozenset(("lobby", "pause", "waiting"))


class TableDisplay:
    """What is `wanted` of one table's public message, the messages that show it, and what else is shown of it.

    The table's notices say what is wanted. `public` is the message that shows it, `old` are those that are still to
    shrink to their short form or, without one, to go. At rest every message shows what is wanted.
    """

    def __init__(self, table: Table, means: Means, tasks: Tasks) -> None:
        self.table = table
        self.means = means
        self.tricks = TricksSeen()
        self.wanted = State(0, Role.LOBBY)
        self.public: Message | None = None
        self.poster: Token | None = None
        self.nonce = ""
        self.old: dict[Message, Surface | None] = {}
        self.search_due = False
        self.visibility = VisibilityCheck()
        self.hands = Hands(means, table)
        self.reminder = Reminder()
        self.turn = Turn()
        self.invitations = Invitations()
        self._tasks = tasks
        self._remembered: dict[str, int | None] = {}
        self._closing: Surface | None = None
        self._seen: dict[int, tuple[int, int]] = {}
        self._pressed_at = 0.0
        self.resumed = 0  # the deal in which a former run ended, whose hands no one can change any more
        self._in_hands = False  # whether everybody sees the table in their hand, so that nothing large is needed here

    @property
    def at_rest(self) -> bool:
        """Whether what is shown is what is wanted."""
        parts = (self.visibility, self.hands, self.reminder, self.invitations)
        done = self.is_current and not (self.old or self.search_due or self.hands_above)
        return done and all(part.at_rest for part in parts)

    @property
    def hands_above(self) -> Sequence[Hand]:
        """The hands of the deal that stand above its panel, as after chat has buried it."""
        if self.public is None or self.wanted.role != Role.PANEL:
            return ()
        return [hand for hand in self.hands if hand.is_above(self.public.id)]

    @property
    def is_current(self) -> bool:
        """Whether the public message surely shows what is wanted."""
        return self.public is not None and self.public.state == self.wanted

    @property
    def finished(self) -> bool:
        """Whether nothing more is going to be shown: the session is over, and its last trick was seen."""
        return self.table.over and self.wanted.role == Role.END

    @property
    def place(self) -> Place:
        """Where the table stands."""
        return Place(self.table.state.server, self.table.state.channel)

    # what is wanted

    def take_notice(self, notice: Notice) -> None:
        """Want what follows from a change of the table; what goes on from a complete trick waits until it was seen."""
        tricks, gone_on_from = self.tricks, self.tricks.lying
        if notice == "deal" or self.table.state.deal != tricks.deal:
            tricks.begin(self.table.state.deal, self._finished_tricks)
        elif self.table.trick_seconds:
            resulted = self.table.state.phase != "playing" and notice != "session_over"
            tricks.come(self._finished_tricks - resulted)  # the result of a deal shows its last one
        if self._is_behind:
            self._hold(notice, gone_on_from)
        else:
            tricks.release()
            self._follow(notice)
        self._look_after_company()

    @property
    def _is_behind(self) -> bool:
        """Whether the table has gone on from the trick that lies before people."""
        deal = self.table.driver.deal if self.table.driver else None
        stands = (
            deal and self.table.state.phase == "playing" and len(deal.tricks) == self.tricks.lying and not deal.trick
        )
        return self.tricks.lying > 0 and not stands

    def _hold(self, notice: Notice, gone_on_from: int) -> None:
        """Let a change wait; who has answered from the trick that lay before them goes on alone."""
        tricks = self.tricks
        if notice in ENDINGS:
            self._closing = self._short(Role.SUMMARY)
            self.hands.deal_over()
            tricks.held = notice
        elif notice == "question":
            tricks.held = tricks.held or notice
        answered = self.table.last_answered if notice in ANSWERED and gone_on_from else None
        if answered is not None:
            self.hands.of(answered).go_on(tricks.following)
        if notice == "seats" or self.wanted.trick != tricks.lying:
            self._want(Role.PANEL, notice)
        else:
            self._want_call(notice)

    def _look_after_company(self) -> None:
        """Call those who wait for a seat when one is free between deals; delete calls that no longer hold."""
        table, room = self.table, self.table.state.has_room(self.table.ruleset.most_seats)
        waiting = table.spectators.called_to_seat() if room and table.state.phase in BETWEEN_DEALS else ()
        if waiting:
            self.invitations.want(Invitation("seat", tuple(watcher.user for watcher in waiting)))
        for message in self.invitations.settled(table.state, room=room):
            self.old[message] = None

    def next_trick(self) -> bool:
        """Go on from the trick that lies: to the next one, or to what has waited; whether there is either."""
        self.tricks.next()
        if self._is_behind:
            self._want(Role.PANEL, "seats")
        elif notice := self.tricks.release():
            self._follow(notice)
        else:
            return False
        return True

    def _want(self, role: Role, notice: Notice) -> None:
        self.wanted = State(self.table.changes, role, self.tricks.lying)
        self.hands.show(self.table.changes, self.tricks.lying)
        self._in_hands = not self.table.spectators.watchers and self.hands.reach(self.table.state.playing)
        self._want_call(notice)

    @property
    def _finished_tricks(self) -> int:
        return len(self.table.driver.deal.tricks) if self.table.driver else 0

    def _follow(self, notice: Notice) -> None:
        match notice:
            case "deal":
                self.retire()
                self.hands.deal_begun()
                role = Role.PANEL
            case "deal_over":
                role = self._summarise()
            case "session_over":
                if self.wanted.role != Role.LOBBY:
                    self.retire()
                self.hands.close()
                role = Role.END
            case _:
                role = self._found_role()
        self._want(role, notice)

    def _found_role(self) -> Role:
        """Find what the public message is, at a change that does not say so by itself."""
        match self.table.state.phase:
            case "lobby":
                return Role.LOBBY
            case "pause" | "waiting" if self.wanted.role != Role.SUMMARY:
                return self._summarise()
            case _:
                return Role(self.wanted.role)

    def _summarise(self) -> Role:
        """Show the result of a deal; keep what stays of it, because the next deal takes its place in the view."""
        self._closing = self._short(Role.SUMMARY)
        self.hands.deal_over()
        return Role.SUMMARY

    def _short(self, role: Role) -> Surface:
        return self.means.renderer.closed(self.table, role)

    def _want_call(self, notice: Notice) -> None:
        state = self.table.state
        running = state.phase == "playing" and self.table.driver is not None
        self.reminder.asked((state.deal, self.table.question_number) if running else None)
        if notice == "reminder" or (notice in {"deal", "question"} and not state.turn_seconds):
            self.reminder.want()

    # the public messages

    async def draw(self, message: Message, files: Sequence[Attached]) -> Drawn | None:
        """Draw at once what a public message is to show, with the pictures that are there; `None` if it is to go."""
        await self.table.written()
        if message is not self.public:
            short = self.old.get(message)
            return Drawn(short, LAST) if short else None
        renderer, wanted = self.means.renderer, self.wanted
        surface, complete = await renderer.finish_soon(self.draft(wanted), files)
        return Drawn(surface, wanted, complete and wanted.role != Role.END)  # which lacks its debts and its chart

    def draft(self, wanted: State) -> Draft:
        """Return what the public message is to show."""
        draft = self.means.renderer.current(self.table, wanted, in_hands=self._in_hands)
        if wanted.role != Role.PANEL or self.resumed != self.table.state.deal or not self.table.ruleset.hands:
            return draft
        _, texts = self.means.renderer.public(self.table)
        return draft.followed_by(small(texts("hands-before-restart")))

    def retire(self) -> None:
        """Let the message shown so far shrink to its short form, and another one take its place."""
        closing, self._closing = self._closing, None
        self._let_go(closing or self._short(Role(self.wanted.role)))

    def repost(self) -> None:
        """Let another message show the same at the end of the channel."""
        self._let_go(None)

    def _let_go(self, short: Surface | None) -> None:
        if self.public:
            self.public.retire()
            self.old[self.public] = short
            self.public = None

    def repost_if_old(self) -> None:
        """Post the public message anew where Discord would not let it be edited often."""
        if self.public and self.means.now() - self.public.at > REPOST_SECONDS:
            self.repost()

    def arrived(self, message: Message) -> None:
        """Note that a message is the public one from now on."""
        self.public, self.nonce = message, ""

    def remember_public(self) -> None:
        """Remember what a restart has to replace: the public message, but nothing once it shows the end."""
        if self.public:
            ended = self.public.state is not None and self.public.state.role == Role.END
            self._remember("panel", None if ended else self.public.id)

    def forget_public(self) -> None:
        """Remember nothing of a table whose channel is gone."""
        self._remember("panel", None)

    def _remember(self, kind: str, message: int | None) -> None:
        if kind not in self._remembered or self._remembered[kind] != message:
            self._remembered[kind] = message
            saving = self.means.messages.save_message(self.table.id, self.table.state.channel, kind, message)
            self._tasks.start(saving)

    def left_behind(self, message: int) -> Message:
        """Return a public message that an earlier run, or a line that was cut, has left in the channel."""
        return Message.pressed(self.means.sender, message, self.place)

    def is_known(self, message: int) -> bool:
        """Whether a public message is one that is to stay, or to shrink."""
        stay = (self.public, self.reminder.message, *(old for old, short in self.old.items() if short))
        return any(each is not None and each.id == message for each in stay)

    def called(self, message: Message, question: tuple[int, int] | None) -> None:
        """Note that a message calls the player who is asked."""
        self.reminder.called(message, question)
        self._remember("reminder", message.id)

    def call_gone(self) -> None:
        """Note that the call is no longer there."""
        self.reminder.gone()
        self._remember("reminder", None)

    # presses

    def may_call(self, least: float = 0.0) -> bool:
        """Take a call that counts towards the limit of the whole bot, if it is the table's turn; see `Turn.take`."""
        return self.turn.take(self.means.budget, max(least, self._urgency()))

    def _urgency(self) -> float:
        """Return in how many seconds this table's calls are due."""
        if self.means.now() - self._pressed_at < ACTIVE_SECONDS:
            return BUSY
        asked = self.table.state.phase == "playing" and self.table.asked_seat
        return ASKED if asked and asked.user is not None else QUIET

    def note_press(self, user: int) -> None:
        """Remember when a person presses something, and how far the deal has come; what chat has buried comes down."""
        self._pressed_at = self.means.now()
        driver = self.table.driver
        self.visibility.pressed(self.public, self._pressed_at)
        self._seen[user] = self.table.state.deal, len(driver.deal.events) if driver else 0

    def take_token(self, reply: Reply) -> None:
        """Keep the right to write that a press has brought, once it is answered."""
        self.hands.of(reply.user).token = reply.token
        if reply.message and reply.message is self.public:
            reply.message.open_to(reply.token)

    def events_seen(self, user: int) -> int:
        """Count the events of the running deal, of those a person may know, from before their last press."""
        deal, events = self._seen.get(user, (0, 0))
        if self.table.driver is None or deal != self.table.state.deal:
            return 0
        return len(visible(self.table.driver.deal.events[:events], self.table.deal_seat(user)))

    def deal_if_missing(self, user: int) -> None:
        """Want a hand for a player who has just pressed something and has none, as after a restart."""
        playing = self.wanted.role == Role.PANEL and self.table.deal_seat(user) is not None
        if not playing:
            return
        hand = self.hands.of(user)
        if hand.is_for_its_owner and not hand.is_coming and hand.message is None:
            hand.want()
