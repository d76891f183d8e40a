"""The public message: what is wanted, what stands in the channel, and how the two compare."""

from __future__ import annotations

import pytest

from bot.display.public_message import REPOST_SECONDS, Posted, PublicMessage, Role, Standing, Wanted
from bot.display.tokens import ORIGINAL, Access, Accesses, Token
from bot.panels.kit.surface import Surface

NOW = 1_000.0
LOBBY = Wanted(Role.LOBBY, 1)


def posted(message: int = 7, shows: Wanted | None = LOBBY) -> Posted:
    return Posted(message, NOW, shows)


def standing_lobby() -> PublicMessage:
    public = PublicMessage()
    public.want(*LOBBY)
    public.begin()
    public.arrived(posted())
    return public


def test_from_nothing_to_what_is_wanted() -> None:
    public = PublicMessage()
    public.want(*LOBBY)
    assert public.standing is Standing.ABSENT
    assert public.begin().first
    assert public.standing is Standing.POSTING
    public.arrived(posted())
    assert public.standing is Standing.CURRENT
    assert public.at_rest
    public.want(Role.LOBBY, 2)
    assert public.standing is Standing.BEHIND
    assert not public.at_rest


def test_what_is_posted_again_has_the_same_mark_until_it_is_there() -> None:
    public = PublicMessage()
    first, second = public.begin(), public.begin()
    assert (first.first, second.first) == (True, False)
    assert first.nonce == second.nonce
    public.arrived(posted(shows=None))
    assert public.standing is Standing.BEHIND, "Discord may have given an earlier try"
    public.retire()
    assert public.begin().nonce != first.nonce


def test_the_same_version_in_another_part_is_another_message() -> None:
    public = standing_lobby()
    public.want(Role.PANEL, 1)
    assert public.standing is Standing.BEHIND


def test_a_write_that_lacks_its_picture_is_not_what_is_wanted() -> None:
    public = standing_lobby()
    assert public.posted
    with public.posted.written(None):
        pass
    assert public.standing is Standing.BEHIND
    with public.posted.written(LOBBY):
        pass
    assert public.standing is Standing.CURRENT


def test_a_message_let_go_is_no_longer_the_public_one() -> None:
    public = standing_lobby()
    old = public.retire()
    assert old
    assert public.standing is Standing.ABSENT
    assert public.retire() is None
    public.arrived(posted(8))
    public.lost(old)
    assert public.posted is not None, "it was the old one that was deleted"
    public.lost(public.posted)
    assert public.standing is Standing.ABSENT


@pytest.mark.parametrize(("later", "too_old"), [(REPOST_SECONDS, False), (REPOST_SECONDS + 1, True)])
def test_after_fifty_minutes_it_is_posted_anew(later: float, too_old: bool) -> None:
    assert standing_lobby().too_old(NOW + later) is too_old
    assert not PublicMessage().too_old(NOW + later)


def token(key: str, until: float = NOW) -> Token:
    return Token(key, until)


def test_a_message_is_changed_by_the_newest_token_whose_time_is_not_over() -> None:
    accesses = Accesses(Access(token("posted it", NOW + 1), 7))
    accesses.gain(Access(token("pressed", NOW + 2), ORIGINAL))
    accesses.gain(Access(token("pressed", NOW + 2), 7))
    assert accesses.newest(NOW) == (token("pressed"), ORIGINAL), "by the name under which it surely is known"
    accesses.lose(Access(token("pressed"), ORIGINAL))
    assert accesses.newest(NOW) == (token("posted it"), 7)
    assert accesses.newest(NOW + 1) is None


def test_a_press_opens_the_message_on_which_it_was_made_and_no_other() -> None:
    public = standing_lobby()
    assert public.posted
    public.pressed(8, token("elsewhere", NOW + 1))
    assert public.posted.accesses.newest(NOW) is None
    public.pressed(7, token("here", NOW + 1))
    assert public.posted.accesses.newest(NOW) == (token("here"), 7)


def test_the_next_message_is_posted_by_the_newest_token_that_was_answered_for_all_to_see() -> None:
    public = PublicMessage()
    assert public.poster(NOW) is None
    public.answered(token("start", NOW + 1))
    assert public.poster(NOW) == token("start")
    assert public.poster(NOW + 1) is None
    public.answered(token("next", NOW + 1))
    public.poster_ended(token("start"))
    assert public.poster(NOW) == token("next")
    public.poster_ended(token("next"))
    assert public.poster(NOW) is None


def test_what_a_message_says_for_good_is_kept() -> None:
    message = posted()
    assert message.short is None
    short = Surface(())
    message.closes(short)
    assert message.short is short
