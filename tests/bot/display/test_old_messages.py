"""Messages whose time is over: each shrinks or goes, once."""

from __future__ import annotations

from bot.display.old_messages import OldMessages
from bot.display.tokens import Accesses
from bot.panels.kit.surface import Surface

SHORT = Surface(())


def test_messages_have_their_turn_in_the_order_in_which_they_came() -> None:
    old = OldMessages()
    assert old.at_rest
    old.add(1, SHORT)
    old.add(2)
    first = old.next()
    assert first
    assert (first.message, first.short) == (1, SHORT)
    old.done(first)
    second = old.next()
    assert second
    assert (second.message, second.short) == (2, None)
    old.done(second)
    assert old.next() is None
    assert old.at_rest


def test_what_was_written_to_while_it_shrank_shrinks_again() -> None:
    old = OldMessages()
    old.add(1, SHORT)
    shrinking = old.next()
    assert shrinking
    old.add(1, SHORT)
    old.done(shrinking)
    assert not old.at_rest


def test_a_short_form_that_is_known_is_not_forgotten() -> None:
    old = OldMessages()
    old.add(1)
    assert old.short_form(1) is None
    old.add(1, SHORT)
    old.add(1)
    assert old.short_form(1) is SHORT
    old.take(1)
    assert old.short_form(1) is None
    assert old.at_rest


def test_a_message_that_shrinks_by_a_token_keeps_it_until_it_is_done() -> None:
    old, accesses = OldMessages(), Accesses()
    old.add(1, SHORT, accesses)
    old.add(1)
    shrinking = old.next()
    assert shrinking
    assert shrinking.accesses is accesses


def test_a_search_that_is_due_is_work() -> None:
    old = OldMessages()
    old.search()
    assert not old.at_rest
    old.searched()
    assert old.at_rest
