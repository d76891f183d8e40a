"""Reminders for the player who is asked: once per question, and only while it is open."""

from __future__ import annotations

from bot.discord_io.message import Message
from bot.display.reminder import Calling, Reminder
from tests.bot.display.screens import Screens
from tests.clock import HandClock

FIRST, SECOND = (1, 0), (1, 1)
A_MESSAGE = Message(Screens(HandClock()), 9)


def asked_for_first() -> Reminder:
    reminder = Reminder()
    reminder.asked(FIRST)
    reminder.want()
    return reminder


def test_a_call_from_the_wish_to_its_end() -> None:
    reminder = Reminder()
    reminder.asked(FIRST)
    assert reminder.state is Calling.QUIET
    reminder.want()
    assert reminder.state is Calling.DUE
    assert not reminder.at_rest
    reminder.called(A_MESSAGE, FIRST)
    assert reminder.state is Calling.CALLED
    assert reminder.at_rest
    reminder.asked(SECOND)
    assert reminder.state is Calling.OUTDATED
    assert not reminder.at_rest
    reminder.gone()
    assert reminder.state is Calling.QUIET


def test_a_question_that_was_answered_before_the_call_needs_none() -> None:
    reminder = asked_for_first()
    reminder.asked(SECOND)
    assert reminder.state is Calling.QUIET


def test_the_next_question_waits_for_the_end_of_the_last_call() -> None:
    reminder = asked_for_first()
    reminder.called(A_MESSAGE, FIRST)
    reminder.asked(SECOND)
    reminder.want()
    assert reminder.state is Calling.OUTDATED
    reminder.gone()
    assert reminder.state is Calling.DUE


def test_a_call_that_arrives_after_the_answer_is_outdated_at_once() -> None:
    reminder = asked_for_first()
    reminder.asked(SECOND)
    reminder.called(A_MESSAGE, FIRST)
    assert reminder.state is Calling.OUTDATED


def test_whoever_does_not_want_to_be_called_is_not_called() -> None:
    reminder = asked_for_first()
    reminder.decline()
    assert reminder.state is Calling.QUIET


def test_nobody_is_called_while_nobody_is_asked() -> None:
    reminder = Reminder()
    reminder.asked(None)
    reminder.want()
    assert reminder.state is Calling.QUIET
