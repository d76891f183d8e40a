"""Presses, changes and faults in any order: in the end people see the true state, each part once."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

import discord
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.discord_io.payloads import TROUBLE
from bot.display.burial import BURIED, LOOK_SECONDS
from game.core.errors import Refused
from tests.bot.display.screens import TOKEN_LASTS, refusal
from tests.bot.display.stage import PEOPLE, Stage, same_cards
from tests.bot.display.test_hand_pacing import rush
from tests.tables import ANNA

VERBS = {"answer", "hand", "join", "next", "start"}
ERRORS = (
    ConnectionError("the line was cut"),
    TimeoutError(),
    refusal(discord.DiscordServerError, 500, 0),
    refusal(discord.HTTPException, 429, 0),
)


class Happenings:
    """Random events at a table; each takes a number that chooses among the possibilities."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.screens = stage.screens
        self.panel_deleted = False

    def ask_for_cards(self, which: int) -> None:
        """Let a person use the command for their hand."""
        if not self.stage.table.over:
            self.stage.soon(self._shown(PEOPLE[which % len(PEOPLE)]))

    async def _shown(self, person: int) -> None:
        with suppress(Refused, *TROUBLE):
            await self.stage.show_hand(person)

    def press(self, which: int) -> None:
        """Let a person press anything they see, old or new."""
        person = PEOPLE[which % len(PEOPLE)]
        seen = [*self.screens.public(), *self.screens.private(person)]
        buttons = [(message, *each) for message in reversed(seen) for each in message.presses if each[0].verb in VERBS]
        if buttons:
            message, press, value = buttons[which // len(PEOPLE) % len(buttons)]
            self.stage.soon(self.stage.use(person, message, press, value))

    def reach(self, which: int) -> None:
        """Let a call take effect while its response is still on the way."""
        if self.screens.waiting:
            self.screens.waiting[which % len(self.screens.waiting)].reach()

    def answer(self, which: int) -> None:
        """Deliver the response of a call, before or after those of older calls."""
        if self.screens.waiting:
            self.screens.waiting[which % len(self.screens.waiting)].answer()

    def fail(self, which: int) -> None:
        """Let a call fail, whether or not it has taken effect."""
        if self.screens.waiting:
            self.screens.fail(self.screens.waiting[which % len(self.screens.waiting)], ERRORS[which % len(ERRORS)])

    def wait(self, which: int) -> None:
        """Let a time limit at the table expire."""
        if self.stage.time.waiting:
            self.stage.time.fire(self.stage.time.waiting[0])

    def try_again(self, which: int) -> None:
        """End a pause before a retry."""
        if self.stage.clock.waiting:
            self.stage.clock.fire(self.stage.clock.waiting[0])

    def outlive(self, which: int) -> None:
        """Occasionally expire all tokens; presses are answered sooner than that."""
        if not which % 5 and not any(call.key for call in self.screens.waiting):
            self.stage.clock.time += TOKEN_LASTS + 1

    def delete(self, which: int) -> None:
        """Delete a message, but not the last one of a session, because nobody would notice."""
        seen = [each for each in self.screens.messages.values() if not each.offers("again")]
        if seen:
            message = seen[which % len(seen)]
            self.screens.dismiss(message)
            self.panel_deleted = self.panel_deleted or not message.person

    def go_on(self, which: int) -> None:
        """Finish the deal, or begin the next one."""
        self.stage.soon(self.stage.go_on())

    def chat(self, which: int) -> None:
        """Let others bury the panel in messages, and a minute pass."""
        self.screens.chatter(BURIED)
        self.stage.clock.time += LOOK_SECONDS

    def rush(self, which: int) -> None:
        """Let many other tables change, so that hands wait."""
        rush(self.stage)

    def end(self, which: int) -> None:
        """Occasionally end the session."""
        if not which % 4:
            self.stage.soon(self.stage.end())


STEPS = (
    Happenings.ask_for_cards,
    *(Happenings.press, Happenings.press, Happenings.press),
    *(Happenings.reach, Happenings.reach),
    *(Happenings.answer, Happenings.answer, Happenings.answer),
    Happenings.fail,
    Happenings.wait,
    Happenings.go_on,
    Happenings.try_again,
    Happenings.delete,
    Happenings.outlive,
    Happenings.chat,
    Happenings.rush,
    Happenings.end,
)


async def spend(steps: Sequence[tuple[int, int]], turn_seconds: int, *, pictures: bool) -> None:
    """Run random events, then let everything settle, and check the screens."""
    stage = await Stage(turn_seconds=turn_seconds, pictures=pictures).opened()
    evening = Happenings(stage)
    stage.screens.open = False
    stage.press_soon(ANNA, stage.panel, "start")
    await stage.calm()
    for step, which in steps:
        STEPS[step](evening, which)
        await stage.calm()
    await stage.settle()
    if evening.panel_deleted:
        await stage.change()
    await stage.check_shown()


@settings(max_examples=40)
@given(
    steps=st.lists(st.tuples(st.integers(0, len(STEPS) - 1), st.integers(0, 59)), min_size=5, max_size=60),
    turn_seconds=st.sampled_from((0, 60)),
    pictures=st.booleans(),
)
def test_everybody_eventually_sees_the_true_state(
    steps: Sequence[tuple[int, int]], turn_seconds: int, *, pictures: bool
) -> None:
    with same_cards():
        asyncio.run(spend(steps, turn_seconds, pictures=pictures))
