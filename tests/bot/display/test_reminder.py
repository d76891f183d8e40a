"""Reminders for the player who is asked: once per question, and only while it is open."""

from bot.discord_io.message import Message
from bot.display.reminder import Calling, Reminder
from tests.bot.display.screens import Screens

FIRST, SECOND = (1, 0), (1, 1)
A_MESSAGE = Message(Screens(), 9)


def test_a_call_from_the_wish_to_its_end() -> None:
    reminder = Reminder()
    states: list[Calling] = []
    for step in (
        lambda: reminder.asked(None),
        reminder.want,
        lambda: reminder.asked(FIRST),
        reminder.want,
        lambda: reminder.called(A_MESSAGE, FIRST),
        lambda: reminder.asked(SECOND),
        reminder.want,
        reminder.gone,
        reminder.decline,
    ):
        step()
        states.append(reminder.state)
        assert reminder.at_rest == (reminder.state in {Calling.QUIET, Calling.CALLED})
    assert "".join(state[0] for state in states) == "qqqdcoodq", "quiet, due, called, outdated: one call at a time"


def test_a_question_that_is_answered_first_needs_no_call_and_one_on_its_way_is_outdated() -> None:
    reminder = Reminder()
    reminder.asked(FIRST)
    reminder.want()
    reminder.asked(SECOND)
    assert reminder.state is Calling.QUIET
    reminder.called(A_MESSAGE, FIRST)
    assert reminder.state is Calling.OUTDATED
