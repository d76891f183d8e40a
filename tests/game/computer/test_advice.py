"""Advice: positions that can be computed by hand, and that it depends only on what its reader may see."""

import random
from typing import Any

import pytest

from game.computer.advice import Advice, Adviser, Outlook
from game.computer.search import Effort
from game.computer.weighing import Weighed
from game.computer.what_if import Reason
from game.core.driver import Driver
from game.core.rulesets import Ruleset
from game.core.visibility import view_of
from game.games.lupfen import LIECHTENSTEIN
from game.games.mate import MATE
from game.games.skat import SKAT
from tests.game.games.mate import support as mate
from tests.game.games.skat import support as skat
from tests.game.games.support import Game, begin
from tests.game.games.worlds import alike, every_ruleset

LITTLE = Effort(worlds=8, answers=80, ways=20)


def advised(ruleset: Ruleset[Any], driver: Driver, seed: int = 1) -> Advice:
    return Adviser(ruleset).advice(view_of(driver, driver.seat), random.Random(seed))


def outlook(advice: Advice, answer: str) -> Outlook:
    found = advice.of(answer)
    assert found is not None
    return found


def surely(outlook: Outlook, gain: float) -> None:
    """Check that every world gives the same result; the error covers an event too rare to occur in that many worlds."""
    assert outlook.gain == pytest.approx(gain)
    assert outlook.error < 0.5


def about(outlook: Outlook, gain: float) -> None:
    """Check a mean over many worlds."""
    assert abs(outlook.gain - gain) < 3 * outlook.error


def test_lupfen_a_forced_win() -> None:
    """C has the three highest trumps next to the turned-up king, and A leads.

    Whatever A leads, C takes it (ace, Banner and Ober of trumps against only the Under) and then leads the rest: three
    tricks. Pot 30 + 3 antes + 2 prices = 35, a trick is 11, the remaining two are the lifter's. C: -1 ante - 1 price +
    33 = 31. A has no trick and pays 35, so the pot grows from 30 to 35; a third of that is C's: 31 + 5/3.
    Dropping costs the ante, and A takes the pot: -1 - 30/3 = -11.
    """
    hands = ["rA sA rK", "aU rU sO", "bA bB bO"]
    game = begin(LIECHTENSTEIN, hands, turn_up="bK", pot=30, three_unters=False).say("A lift", "A 1", "B drop")
    advice = advised(LIECHTENSTEIN, game.driver)
    assert advice.best == "join"
    surely(outlook(advice, "join"), 31 + 5 / 3)
    surely(outlook(advice, "drop"), -11)
    assert outlook(advice, "join").tricks == (0, 0, 0, 1)
    assert advice.reason is None


def test_lupfen_nothing_can_be_won() -> None:
    """C has no trump and three low cards: dropping costs 1 + 30/3 = 11 chips, joining costs the price and a pot.

    One of the two highest trumps would change that.
    """
    hands = ["bA bB bO", "aO rU sO", "aK rO sK"]
    game = begin(LIECHTENSTEIN, hands, turn_up="bK", pot=30).say("A lift", "A 6", "B drop")
    advice = advised(LIECHTENSTEIN, game.driver)
    assert advice.best == "drop"
    surely(outlook(advice, "drop"), -11)
    assert not outlook(advice, "join").equal
    assert advice.reason in [Reason("with", "join", card=f"bells-{rank}") for rank in ("ace", "banner")]


def ending(c: str) -> Game:
    """A force for an ante of 3: A has taken a trick and leads the Under of trumps; C has two trumps."""
    hands = ["rA bU rK", "aU rU sO", f"{c} rO"]
    game = begin(LIECHTENSTEIN, hands, turn_up="bK", ante=3, force_on_empty_pot=True)
    return game.say("A rA", "B rU", "C rO", "A bU", "B sO")


def test_lupfen_two_cards_and_counted_worlds() -> None:
    """Pot 9, a trick is 3. C takes this trick with either trump; the question is what remains for the last one.

    With the Ober now and the ace last it is two tricks: -3 + 6. B has none and pays 9, a third of which is C's: 6.
    With the ace now, the Ober comes last, which only the Banner beats, and B has no trump. Twelve cards are unseen; A's
    last one may be any, B's any but the Banner: 11 ways with the Banner at A's (B: 11), 11 * 10 without: 11 of
    121. Then C has a trick less: 6 - 3/11.
    """
    advice = advised(LIECHTENSTEIN, ending("bA bO").driver)
    assert advice.best == "bells-ober"
    surely(outlook(advice, "bells-ober"), 6)
    assert outlook(advice, "bells-ober").tricks == (0, 0, 1)
    about(outlook(advice, "bells-ace"), 6 - 3 / 11)
    worse = outlook(advice, "bells-ace")
    assert worse.gain == pytest.approx(6 - 3 * worse.tricks[1])
    assert not worse.equal


def test_mate_the_higher_card_mates_for_more() -> None:
    """The ninth move of the second game, all cards known: L has the queen of clubs and the 7 of hearts.

    O has the ten and the ace of spades, so neither can be answered in suit or in rank. Both mate: the 7 for 7 points in
    the ninth move, 63, the queen for 3 * 9 = 27.
    """
    leader, other = "♥K ♥Q ♣10 ♠Q ♦A ♠10 ♦7 ♣7 ♠K ♠A", "♠7 ♣Q ♣K ♥10 ♦K ♣A ♥7 ♦10 ♦Q ♥A"
    game = mate.deal(leader, other, {"foreplacing": False}).skip_game()
    game.move("♠Q-♠7, ♠K-♦K, ♣7-♣K, ♥10-♥K, ♣A-♣10, ♥A-♥Q, ♦10-♦A, ♦7-♦Q")
    advice = advised(MATE, game.driver)
    assert advice.best == "hearts-seven"
    surely(outlook(advice, "hearts-seven"), 63)
    surely(outlook(advice, "clubs-queen"), 27)


def test_skat_the_last_two_trumps() -> None:
    """A plays spades from the hand, has the ten and the eight of trumps left, and leads to the ninth trick.

    Six cards are unseen: two each in B's hand, in C's and in the skat. Only the nine of trumps is against A, and B has
    shown that he has no trump: C has it in half of all worlds, otherwise it is in the skat. Leading the ten takes both
    tricks, and with 21 points for the others A makes schneider: 44. Leading the eight loses a trick to the nine in half
    of all worlds. The others need ten more points against schneider, 11 in value, and get them if B has the ten of
    clubs to put on it: two of the other five cards are B's, so 1/2 * 2/5 = 1/5, and 44 - 11/5.
    """
    game = skat.deal("sJ hJ dJ sA sT s8 hA hT dA dK", skat="c7 d7", seed=93)
    game = skat.bid_up_to(game, "A", 18).say("A hand", "A spades", "A none")
    game.play("hT h9 h8", "hJ cJ sQ", "hK hQ hA", "sJ cK s7", "dA d9 dQ", "dK d8 dT", "cA dJ c8", "sA h7 sK")
    advice = advised(SKAT, game.driver)
    assert advice.best == "spades-ten"
    surely(outlook(advice, "spades-ten"), 44)
    about(outlook(advice, "spades-eight"), 44 - 11 / 5)


def test_skat_similar_discards_share_a_line_and_the_rest_are_counted() -> None:
    game = skat.bid_up_to(skat.deal("cJ sJ hA hT hK h9 cA c8 d7 s7", skat="c7 d8", seed=5), "A", 18).say("A take")
    advice = advised(SKAT, game.driver)
    shown = [each.answer.removeprefix("discard:").split("+") for each in advice.outlooks]
    of_diamonds = [pair for pair in shown if all(card.startswith("diamonds-") for card in pair)]
    assert len(of_diamonds) == 1
    lines = [frozenset(card.replace("diamonds-eight", "diamonds-seven") for card in pair) for pair in shown]
    assert len(lines) == len(set(lines))
    assert sum(1 + each.alike for each in advice.outlooks) + advice.omitted == 66


def test_skat_a_declarer_hears_of_the_chance_to_win_and_then_of_card_points() -> None:
    game = skat.bid_up_to(skat.deal("cJ sJ hA hT hK h9 cA c8 d7 s7", skat="c7 d8", seed=5), "A", 18)
    take = outlook(advised(SKAT, game.driver), "take")
    assert take.won is not None
    assert take.won > 0.7
    best = advised(SKAT, game.say("A take", "A discard:d7+s7", "A hearts").driver).outlooks[0]
    assert best.facts is not None
    assert best.facts["points"] > 61
    assert not best.tricks


def test_an_event_missing_from_a_sample_may_still_happen() -> None:
    weighed = Weighed({"sure": [2.0] * 10, "wild": [12.0, -8.0] * 5})
    assert weighed.error("sure") == 20 / 10
    assert not weighed.difference("sure", "wild").sure
    assert Weighed({"known": [2.0], "other": [1.0]}).error("known") == 0


def test_neighbouring_trumps_are_about_equal() -> None:
    """Between the Banner and the Ober of trumps there is only the king, which is on the table."""
    advice = advised(LIECHTENSTEIN, ending("bB bO").driver)
    assert [(each.behind, each.equal) for each in advice.outlooks] == [(0, True), (0, True)]


@every_ruleset
def test_deals_that_look_the_same_get_the_same_legal_advice_best_first(ruleset: Ruleset[Any]) -> None:
    adviser = Adviser(ruleset, LITTLE)
    for driver, other in alike(ruleset):
        here, there = (adviser.advice(view_of(each, driver.seat), random.Random(1)) for each in (driver, other))
        assert here == there
        question = driver.question
        assert question is not None
        assert {each.answer for each in here.outlooks} <= {question.write(answer) for answer in question.answers}
        assert all(sum(each.tricks) == pytest.approx(1) for each in here.outlooks if each.tricks)
        if here.outlooks:
            assert here.outlooks[0].behind == 0
            return
    raise AssertionError("no two deals looked the same")


def test_the_reason_names_the_card_without_which_one_would_decline() -> None:
    game = begin(LIECHTENSTEIN, ["sA aB bO", "aU rU sO", "aK rO sK", "bU rB aO"], pot=12)
    advice = advised(LIECHTENSTEIN, game.driver)
    assert (advice.best, advice.reason) == ("lift", Reason("without", "decline", card="shields-ace"))
