"""One hand a person, whatever was sent, pressed, lost or taken away in between."""

from __future__ import annotations

from contextlib import ExitStack

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from bot.display.hands import Hand, Hands, HandState, Sending
from bot.display.private_message import UNFINISHED, Look, PrivateMessage
from bot.display.tokens import ORIGINAL, Token

ANNA, BEN = 1, 2
VERSION = 5
SHOWN = Look(b"cards", VERSION)


def token(key: str = "press", until: float = 1_000.0) -> Token:
    return Token(key, until)


def message(number: int, shows: Look | None = SHOWN, key: str = "press") -> PrivateMessage:
    return PrivateMessage(token(key), number, shows)


def held(number: int = 7, shows: Look | None = SHOWN) -> Hand:
    """Give a hand that is there."""
    hand = Hand()
    hand.pressed(token())
    with hand.sending() as sending:
        sending.arrived(message(number, shows))
    return hand


def ids(hand: Hand) -> tuple[int, list[int]]:
    """Give the message that is the hand, 0 for none, and those that are to go."""
    return hand.message.id if hand.message else 0, [each.id for each in hand.outdated]


# the states


def test_from_no_hand_to_one_that_is_shown() -> None:
    hand = Hand()
    assert hand.state(VERSION) is HandState.NONE
    hand.want()
    assert hand.state(VERSION) is HandState.WANTED
    with hand.sending() as sending:
        assert hand.state(VERSION) is HandState.COMING
        sending.arrived(message(7))
    assert hand.state(VERSION) is HandState.SHOWN
    assert hand.state(VERSION + 1) is HandState.BEHIND


def test_what_lacks_its_picture_or_is_not_known_is_behind() -> None:
    assert held(shows=Look(b"cards", UNFINISHED)).state(VERSION) is HandState.BEHIND
    assert held(shows=None).state(VERSION) is HandState.BEHIND


def test_a_sending_that_fails_leaves_the_wish() -> None:
    hand = Hand()
    hand.want()
    with hand.sending():
        pass
    assert hand.state(VERSION) is HandState.WANTED


# one hand


def test_the_new_hand_outdates_the_old_one() -> None:
    hand = held(7)
    hand.want()
    with hand.sending() as sending:
        sending.arrived(message(8))
    assert ids(hand) == (8, [7])
    assert hand.state(VERSION) is HandState.SHOWN


def test_the_sending_that_began_last_wins_although_it_arrives_first() -> None:
    hand = Hand()
    with hand.sending() as dealt:
        with hand.sending() as asked_for:
            asked_for.arrived(message(8))
        dealt.arrived(message(7))
    assert ids(hand) == (8, [7])


def test_a_sending_from_before_the_wish_does_not_fulfil_it() -> None:
    hand = Hand()
    with hand.sending() as early:
        hand.want()
        early.arrived(message(7))
    assert hand.state(VERSION) is HandState.WANTED


def test_an_old_copy_that_is_pressed_is_the_hand_again() -> None:
    hand = held(7)
    with hand.sending() as sending:
        sending.arrived(message(8))
    old = hand.find(7)
    assert old
    with hand.sending() as sending:
        sending.arrived(old)
    assert ids(hand) == (7, [8])


def test_a_press_that_discord_delivers_twice_is_one_message_that_is_looked_at_again() -> None:
    hand = held(7)
    with hand.sending() as sending:
        sending.arrived(message(7, Look(b"other cards", VERSION), key="again"))
    assert ids(hand) == (7, [])
    assert hand.message
    assert hand.message.token == token("again")
    assert hand.state(VERSION) is HandState.BEHIND


def test_a_hand_that_is_pressed_while_it_is_taken_away_is_replaced() -> None:
    for pressed_first in (True, False):
        hand = held(7)
        with hand.sending() as sending:
            sending.arrived(message(8))
        old = hand.outdated[0]
        assert hand.take_outdated(old)
        with hand.sending() as sending:
            if not pressed_first:
                hand.taken_away(old)
            sending.arrived(message(7, key="later"))
        if pressed_first:
            assert ids(hand) == (7, [8])
            hand.taken_away(old)
            assert hand.state(VERSION) is HandState.WANTED
        else:
            assert ids(hand) == (8, []), "the other one has stayed"


def test_what_could_not_be_taken_away_is_tried_again_unless_it_is_the_hand() -> None:
    hand = held(7)
    with hand.sending() as sending:
        sending.arrived(message(8))
    old = hand.outdated[0]
    assert hand.take_outdated(old)
    assert not hand.take_outdated(old), "somebody is at it"
    hand.put_back(old)
    assert ids(hand) == (8, [7])
    assert hand.take_outdated(old)
    with hand.sending() as sending:
        sending.arrived(old)
    hand.put_back(old)
    assert ids(hand) == (7, [8])


# what cannot be reached


def test_after_a_sending_that_got_lost_the_hand_of_before_goes() -> None:
    hand = held(7)
    hand.want()
    with hand.sending() as sending:
        sending.lost(token())
    assert ids(hand) == (0, [7])
    assert hand.token is None
    assert hand.state(VERSION) is HandState.NONE


def test_a_lost_sending_leaves_a_hand_that_came_later() -> None:
    hand = Hand()
    with hand.sending() as dealt:
        with hand.sending() as asked_for:
            asked_for.arrived(message(8))
        hand.pressed(token("newer"))
        dealt.lost(token())
    assert ids(hand) == (8, [])
    assert hand.token == token("newer")


def test_a_dismissed_hand_is_not_dealt_again() -> None:
    hand = held(7)
    assert hand.message
    hand.dismissed(hand.message)
    assert hand.state(VERSION) is HandState.NONE


def test_a_hand_whose_token_has_ended_is_dealt_again_by_a_newer_one_only() -> None:
    hand = held(7)
    assert hand.message
    hand.token_ended(hand.message)
    assert (hand.state(VERSION), hand.token) == (HandState.NONE, None)
    hand = held(7)
    hand.pressed(token("newer"))
    assert hand.message
    hand.token_ended(hand.message)
    assert hand.state(VERSION) is HandState.WANTED


def test_what_is_not_the_hand_any_more_says_nothing_about_it() -> None:
    hand, other = held(7), message(6)
    hand.dismissed(other)
    hand.token_ended(other)
    assert ids(hand) == (7, [])


def test_after_its_time_a_hand_is_forgotten() -> None:
    hand = held(7)
    hand.expire(1_000.0)
    assert ids(hand) == (7, [])
    hand.expire(1_001.0)
    assert (ids(hand), hand.token) == ((0, []), None)


def test_a_message_is_found_by_its_id_or_because_nobody_knows_it() -> None:
    assert Hand().find(7) is None
    assert held(7).find(8) is None
    unknown = held(0)
    assert unknown.message
    assert unknown.find(8) is unknown.message
    assert unknown.message.address == ORIGINAL


# the hands of a table


def test_a_new_deal_wants_new_hands_and_its_end_does_not() -> None:
    hands = Hands()
    hands.of(ANNA).pressed(token())
    hands.want(VERSION)
    assert hands.at_rest
    hands.deal_begun()
    assert hands.state(ANNA) is HandState.WANTED
    assert hands.state(BEN) is HandState.NONE
    assert not hands.at_rest
    hands.deal_over()
    assert hands.at_rest


def test_who_sends_just_now_sees_to_the_rest() -> None:
    hands = Hands()
    hands.of(ANNA).want()
    with hands.of(ANNA).sending():
        assert hands.at_rest
    assert not hands.at_rest


def test_outdated_hands_are_work() -> None:
    hands = Hands()
    for number in (7, 8):
        with hands.of(ANNA).sending() as sending:
            sending.arrived(message(number, Look(b"", 0)))
    assert not hands.at_rest
    found = hands.next_outdated()
    assert found
    hand, old = found
    assert old.id == 7
    assert hand.take_outdated(old)
    assert hands.next_outdated() is None
    assert hands.at_rest


def test_after_the_session_nobody_keeps_or_gets_a_hand() -> None:
    hands = Hands()
    with hands.of(ANNA).sending() as sending:
        sending.arrived(message(7))
    with hands.of(BEN).sending() as late:
        hands.close()
        late.arrived(message(8))
    with hands.of(3).sending() as later:
        later.arrived(message(9))
    hands.of(ANNA).want()
    assert hands.closed
    assert [ids(hands.of(user)) for user in (ANNA, BEN, 3)] == [(0, [7]), (0, [8]), (0, [9])]
    assert hands.state(ANNA) is HandState.NONE


class OneHand(RuleBasedStateMachine):
    """A person's messages as Discord has them, beside the `Hand` that is told of them."""

    def __init__(self) -> None:
        super().__init__()
        self.hand = Hand()
        self.there: set[int] = set()
        self.new: set[int] = set()
        self.under_way: list[tuple[ExitStack, Sending, PrivateMessage]] = []
        self.removing: list[PrivateMessage] = []
        self.count = 0

    def _begin(self, private: PrivateMessage) -> None:
        context = ExitStack()
        self.under_way.append((context, context.enter_context(self.hand.sending()), private))

    @rule()
    def send(self) -> None:
        self.count += 1
        self.new.add(self.count)
        self._begin(message(self.count))

    @precondition(lambda self: self.there)
    @rule(which=st.integers(0, 9))
    def press(self, which: int) -> None:
        pressed = sorted(self.there)[which % len(self.there)]
        self._begin(self.hand.find(pressed) or message(pressed))

    @precondition(lambda self: self.under_way)
    @rule(which=st.integers(0, 9), arrives=st.booleans())
    def end(self, which: int, arrives: bool) -> None:
        context, sending, private = self.under_way.pop(which % len(self.under_way))
        if arrives:  # a press also if the message has gone since it took effect
            if private.id in self.new:
                self.there.add(private.id)
            sending.arrived(private)
        self.new.discard(private.id)
        context.close()

    @rule()
    def want(self) -> None:
        self.hand.want()

    @precondition(lambda self: self.hand.outdated)
    @rule(which=st.integers(0, 9))
    def remove(self, which: int) -> None:
        private = self.hand.outdated[which % len(self.hand.outdated)]
        assert self.hand.take_outdated(private)
        self.removing.append(private)

    @precondition(lambda self: self.removing)
    @rule(succeeds=st.booleans())
    def removed(self, succeeds: bool) -> None:
        private = self.removing.pop(0)
        if succeeds:
            self.there.discard(private.id)
            self.hand.taken_away(private)
        else:
            self.hand.put_back(private)

    @invariant()
    def every_message_is_the_hand_or_on_its_way_out(self) -> None:
        cared_for = {each.id for each in (*self.hand.outdated, *self.removing)}
        if self.hand.message:
            cared_for.add(self.hand.message.id)
            assert self.hand.message not in self.hand.outdated
        assert self.there <= cared_for

    @invariant()
    def the_hand_is_there_once_nothing_is_under_way(self) -> None:
        if self.hand.message and not self.under_way and not self.removing:
            assert self.hand.message.id in self.there


TestOneHand = OneHand.TestCase
TestOneHand.settings = settings(max_examples=200, stateful_step_count=30)
