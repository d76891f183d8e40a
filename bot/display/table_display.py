"""The complete display of one table."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from bot.discord_io.message import LAST, Drawn, Message, State
from bot.discord_io.payloads import Attached
from bot.discord_io.request_budget import Turn
from bot.discord_io.surface import Surface, small
from bot.display.burial import BurialCheck
from bot.display.calls import Invitation, Invitations, Question, Reminder
from bot.display.display_services import DisplayServices
from bot.display.hands import Hand, Hands
from bot.display.last_presses import LastPresses
from bot.display.public_messages import PublicMessages
from bot.display.renderer import Role
from bot.display.tricks_seen import TricksSeen
from bot.interactions.reply import Reply
from bot.panels.kit.draft import Draft
from game.table.lineup import has_room
from game.table.ports import Notice
from game.table.table import Table
from storage.shown import Shown

log = logging.getLogger(__name__)

ENDINGS: Final[frozenset[Notice]] = frozenset(("deal_over", "session_over"))
ANSWERED: Final[frozenset[Notice]] = frozenset(("question", "deal_over"))
BETWEEN_DEALS: Final = frozenset(("lobby", "pause", "waiting"))


class TableDisplay:
    """One table's display: its public `posts` with the state they are `wanted` to show, and everything else.

    The table's notices set the target state. At rest every message shows its target state.
    """

    def __init__(self, table: Table, shared: DisplayServices) -> None:
        self.table = table
        self.shared = shared
        self.tricks = TricksSeen()
        self.wanted = State(0, Role.LOBBY)
        self.posts = PublicMessages(shared, table)
        self.burial = BurialCheck()
        self.hands = Hands(shared, table)
        self.turn = Turn()
        self.invitations = Invitations()
        self._closing: Surface | None = None
        self.presses = LastPresses(table)
        self.reminder = Reminder(table, shared, self.presses, self.turn)
        self.resumed = 0  # the deal in which a former run ended, whose hands can no longer be changed
        self._in_hands = False  # whether everyone sees the table in their hand, so that no large picture is needed here

    @property
    def at_rest(self) -> bool:
        """Whether everything shown is up to date."""
        parts = (self.burial, self.hands, self.reminder, self.invitations)
        done = self.is_current and not (self.posts.old or self.posts.search_due or self.hands_above)
        return done and all(part.at_rest for part in parts)

    @property
    def hands_above(self) -> Sequence[Hand]:
        """The hands of the deal that are above its panel, for instance after it was reposted below chat."""
        if self.posts.public is None or self.wanted.role != Role.PANEL:
            return ()
        return [hand for hand in self.hands if hand.is_above(self.posts.public.id)]

    @property
    def is_current(self) -> bool:
        """Whether the public message certainly shows its target state."""
        return self.posts.public is not None and self.posts.public.state == self.wanted

    @property
    def finished(self) -> bool:
        """Whether nothing more will be shown: the session is over, and its last trick was seen."""
        return self.table.over and self.wanted.role == Role.END

    # the target state

    def take_notice(self, notice: Notice) -> None:
        """Derive the target state from a table's change; changes following a complete trick wait until it was seen."""
        tricks, gone_on_from = self.tricks, self.tricks.lying
        if notice == "deal" or self.table.state.deal != tricks.deal:
            tricks.begin(self.table.state.deal, self._finished_tricks)
        elif self.table.trick_seconds:
            resulted = self.table.state.phase != "playing" and notice != "session_over"
            tricks.come(self._finished_tricks - resulted)  # the result of a deal shows its last trick
        if self._is_behind:
            self._hold(notice, gone_on_from)
        else:
            tricks.release()
            self._follow(notice)
        self._look_after_company()

    @property
    def _is_behind(self) -> bool:
        """Whether the table has moved on from the trick on display."""
        deal = self.table.driver.deal if self.table.driver else None
        stands = (
            deal and self.table.state.phase == "playing" and len(deal.tricks) == self.tricks.lying and not deal.trick
        )
        return self.tricks.lying > 0 and not stands

    def _hold(self, notice: Notice, gone_on_from: int) -> None:
        """Hold a change back; only the player who has already answered moves on from the trick."""
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
        """Call those waiting for a seat when one is free between deals; delete calls that no longer hold."""
        table, room = self.table, has_room(self.table.state, self.table.ruleset.most_seats)
        waiting = table.spectators.called_to_seat() if room and table.state.phase in BETWEEN_DEALS else ()
        if waiting:
            self.invitations.want(Invitation("seat", tuple(watcher.user for watcher in waiting)))
        for message in self.invitations.settled(table.state, room=room):
            self.posts.old[message] = None

    def next_trick(self) -> bool:
        """Move on from the current trick, to the next one or to what was held back; return whether there was either."""
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
        self.hands.show(self.table.changes, self.tricks.lying, may_wait=notice == "question")
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
        """Determine the public message's role after a notice that does not imply one."""
        match self.table.state.phase:
            case "lobby":
                return Role.LOBBY
            case "pause" | "waiting" if self.wanted.role != Role.SUMMARY:
                return self._summarise()
            case _:
                return Role(self.wanted.role)

    def _summarise(self) -> Role:
        """Show a deal's result; save its short form now, because the next deal replaces it in the view."""
        self._closing = self._short(Role.SUMMARY)
        self.hands.deal_over()
        return Role.SUMMARY

    def _short(self, role: Role) -> Surface:
        return self.shared.renderer.closed(self.table, role)

    def _want_call(self, notice: Notice) -> None:
        state = self.table.state
        running = state.phase == "playing" and self.table.driver is not None
        self.reminder.question = (state.deal, self.table.question_number) if running else None
        opened = notice in {"deal", "question"}
        if opened and state.terms.over_days:
            self.reminder.choose_time()
        elif notice == "reminder" or (opened and not state.terms.turn_seconds):
            self.reminder.want()
        if notice == "reminder":  # whoever is called now must find the panel
            self.burial.due = True

    # the public messages

    def take_up(self, shown: Sequence[Shown], *, complete: bool) -> None:
        """Continue with the messages of an earlier run; over days they stay, elsewhere others replace them.

        If they are `complete`, they are as they were left, and nobody can have sent another one.
        """
        days, kind = self.table.state.terms.over_days, self._kind_of_call(self.reminder.question)
        for each in shown:
            if each.person:
                continue
            message = self.posts.left_behind(each.message, each.channel)
            if days and each.kind == "panel":
                self.posts.go_on_with(message, self.wanted if complete else None)
            elif days and each.kind == kind:
                self.reminder.called(message, self.reminder.question)
            else:
                self.posts.old[message] = self.posts.owed if each.kind == "panel" else None
                if each.kind != "panel":
                    self.posts.remember(each.kind, None)
        self.posts.search_due = not complete

    def _kind_of_call(self, question: Question | None) -> str:
        """Return the name by which a call is saved; over days it tells for which question, as one call is enough."""
        if question is None or not self.table.state.terms.over_days:
            return "reminder"
        return f"call-{question[0]}-{question[1]}"

    async def draw(self, message: Message, files: Sequence[Attached]) -> Drawn | None:
        """Draw the public message's target state at once, with the pictures at hand; `None` to have it deleted."""
        await self.table.wait_until_written()
        if message is not self.posts.public:
            short = self.posts.old.get(message)
            return Drawn(short, LAST) if short else None
        renderer, wanted = self.shared.renderer, self.wanted
        surface, complete = await renderer.finish_soon(self.draft(wanted), files)
        return Drawn(surface, wanted, complete and wanted.role != Role.END)  # the end still lacks debts and chart

    def draft(self, wanted: State) -> Draft:
        """Return the draft of the public message."""
        draft = self.shared.renderer.current(self.table, wanted, in_hands=self._in_hands)
        if wanted.role != Role.PANEL or self.resumed != self.table.state.deal or not self.table.ruleset.hands:
            return draft
        _, texts = self.shared.renderer.public(self.table)
        return draft.followed_by(small(texts("hands-before-restart")))

    def retire(self) -> None:
        """Shorten the current public message, and have another one take its place."""
        closing, self._closing = self._closing, None
        if self.posts.public is None:
            self.posts.owed = closing
        self.posts.let_go(closing or self._short(Role(self.wanted.role)))

    def called(self, message: Message, question: tuple[int, int] | None) -> None:
        """Record the message that calls the player to act."""
        self.reminder.called(message, question)
        self.posts.remember(self._kind_of_call(question), message.id, message.place.channel if message.place else 0)

    def call_gone(self) -> None:
        """Record that the call is gone."""
        kind = self._kind_of_call(self.reminder.called_for)
        self.reminder.message = self.reminder.called_for = None
        self.posts.remember(kind, None)

    # presses

    def may_call(self, least: float = 0.0) -> bool:
        """Take a call that counts towards the limit of the whole bot, if it is the table's turn; see `Turn.take`."""
        return self.turn.take(self.shared.budget, max(least, self.presses.urgency(self.shared.now())))

    def note_press(self, user: int) -> None:
        """Record a person's press and how far the deal has come; a buried public message is reposted."""
        now = self.shared.now()
        self.burial.pressed(self.posts.public, now)
        self.presses.note(user, now)

    def take_token(self, reply: Reply) -> None:
        """Keep the token of an answered press."""
        self.hands.of(reply.user).token = reply.token
        if reply.message and reply.message is self.posts.public:
            reply.message.open_to(reply.token)

    def deal_if_missing(self, user: int) -> bool:
        """Request a hand for a player who pressed something but has none, as after a restart; return whether so."""
        playing = self.wanted.role == Role.PANEL and self.table.deal_seat(user) is not None
        hand = self.hands.of(user)
        missing = playing and hand.is_for_its_owner and not hand.copies.are_coming and hand.message is None
        if missing:
            hand.want()
        return missing
