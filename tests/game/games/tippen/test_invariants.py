"""The invariants of the Tippen family (section 6 of its rules), by number, over random house rules and answers."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.computer import RandomPlayer
from game.core.cards import Card
from game.core.driver import Driver
from game.core.events import CutSeen, Exchanged
from game.core.questions import PickCard, PickCards
from game.core.rulesets import Ruleset
from game.core.shuffle import Seal, secret_from
from game.games.tippen import TIPPEN
from game.games.tippen.options import TippenOptions
from tests.game.games.strategies import following, play_out, random_driver
from tests.game.games.support import total

DEALS = 4


@pytest.mark.parametrize("ruleset", TIPPEN, ids=lambda ruleset: ruleset.id)
@given(seed=st.integers(0, 10**9))
def test_every_deal_keeps_the_invariants(ruleset: Ruleset[TippenOptions], seed: int) -> None:
    rng = random.Random(seed)
    driver = random_driver(ruleset, rng)
    for _ in range(DEALS):
        play_out(driver, RandomPlayer(), rng, Swaps(), check_8_exchange, check_10_duties)
        for check in AT_THE_END:
            check(driver)
        driver = following(driver, Seal(secret_from(str(rng.random()))))


def rules_of(driver: Driver) -> TippenOptions:
    assert isinstance(driver.setup.options, TippenOptions)
    return driver.setup.options


def is_forced(driver: Driver) -> bool:
    return driver.deal.marks["round", None].value == "forced"


def chips_divide(driver: Driver) -> bool:
    """Whether the pot, its limit and the reserve are so many times the chips that a trick is worth."""
    unit, before = rules_of(driver).hand_size, driver.setup.before
    return rules_of(driver).pot_limit % unit == before.pot % unit == before.reserve % unit == 0


def check_1_chips(driver: Driver) -> None:
    bank, unit = driver.deal.bank, rules_of(driver).hand_size
    if chips_divide(driver):
        assert not any(payment.amount % unit for payment in bank.payments if payment.source >= 0)
        assert (bank.pot % unit, bank.reserve % unit) == (0, 0)


def check_2_tricks(driver: Driver) -> None:
    deal, size = driver.deal, rules_of(driver).hand_size
    active = [seat for seat in range(deal.seats) if deal.active[seat]]
    if len(active) < 2:
        assert deal.tricks == []
        return
    assert len(deal.tricks) == sum(deal.taken) == size
    assert all(sorted(seat for seat, _ in trick.plays) == active for trick in deal.tricks)
    assert all(not deal.hands[seat] for seat in active)


def check_3_forced(driver: Driver) -> None:
    if is_forced(driver):
        assert rules_of(driver).hop_and_jump == "off"
        assert not any(asked.kind == "declare" for asked in driver.answered)
        assert all(driver.deal.active)


def check_4_passers(driver: Driver) -> None:
    dropped = dropped_sniffer(driver)
    for payment in driver.deal.bank.payments:
        for seat in {payment.source, payment.target}:
            if seat >= 0 and not driver.deal.active[seat] and payment.reason in {"share", "penalty", "uncontested"}:
                assert (seat, payment.reason) == (dropped, "penalty")
                assert payment.amount <= rules_of(driver).stake


def dropped_sniffer(driver: Driver) -> int | None:
    dealer = driver.deal.dealer
    took = rules_of(driver).dealer_takes == "sniff_1859" and ("sniffed", dealer) in driver.deal.marks
    return dealer if took and not driver.deal.active[dealer] else None


def check_5_next_pot(driver: Driver) -> None:
    bank = driver.deal.bank
    assert bank.reserve - driver.setup.before.reserve == total(driver, "reserve") - total(driver, "refill")
    if any(driver.deal.active):
        remainder = bank.pot + set_aside_at_the_end(driver) - total(driver, "penalty")
        assert 0 <= remainder < rules_of(driver).hand_size
        assert remainder == 0 or not chips_divide(driver)


def set_aside_at_the_end(driver: Driver) -> int:
    """Return the amount set aside after the penalties: the last payment, if it goes to the reserve after one."""
    last = driver.deal.bank.payments[-1]
    return last.amount if total(driver, "penalty") and last.reason == "reserve" else 0


def check_6_who_took_must_play(driver: Driver) -> None:
    dealer, unseen = driver.deal.dealer, rules_of(driver).dealer_takes in {"knock", "sniff_modern"}
    if unseen and any(name in {"knocked", "sniffed"} for name, _ in driver.deal.marks):
        assert all(asked.seat != dealer for asked in driver.answered if asked.kind == "declare")
        assert driver.deal.active[dealer]


def check_7_robbing(driver: Driver) -> None:
    robberies = [asked.answer for asked in driver.answered].count("rob")
    assert robberies <= rules_of(driver).robbing
    if robberies:
        (seven,) = driver.deal.turn_up
        assert (seven.rank, seven.suit) == ("seven", driver.deal.trump)


class Swaps:
    """Follows the hand that is asked, the stock and the turned-up card over answers that swap cards (7 and 8)."""

    def __init__(self) -> None:
        self.hand, self.stock, self.turned = set[Card](), list[Card](), list[Card]()

    def __call__(self, driver: Driver) -> None:
        deal = driver.deal
        for seat, question, answer in driver.given[-1:]:
            if answer == "rob":
                assert set(deal.hands[seat]) == self.hand - set(deal.turn_up) | set(self.turned)
                assert deal.stock == self.stock
            elif question.kind == "exchange":
                count = len(answer)
                assert set(deal.hands[seat]) == self.hand - set(answer) | set(self.stock[:count])
                assert deal.stock == self.stock[count:]
                assert set(answer) <= set(deal.zones["aside", seat].cards)
        self.hand, self.stock, self.turned = set(deal.hands[driver.seat]), [*deal.stock], [*deal.turn_up]


def check_8_exchange(driver: Driver) -> None:
    question, rules = driver.question, rules_of(driver)
    if isinstance(question, PickCards):
        assert (question.kind, question.high) == ("exchange", rules.exchange_max)
        assert len(driver.deal.hands[driver.seat]) == rules.hand_size
    counts = [event.count for event in driver.deal.events if isinstance(event, Exchanged)]
    answers = [asked.answer for asked in driver.answered if asked.kind == "exchange"]
    assert counts == [0 if answer == "keep" else len(answer.split("+")) for answer in answers]


def check_9_last_card_of_the_dealer(driver: Driver) -> None:
    deal = driver.deal
    if rules_of(driver).trump_source == "dealer_last_card":
        last = deal.deck.order(deal.pack, deal.shuffles - 1)[deal.seats * rules_of(driver).hand_size - 1]
        assert (deal.trump, deal.marks["turned", None].value) == (last.suit, last.code)
        assert deal.turn_up == []


def check_10_duties(driver: Driver) -> None:
    question, deal = driver.question, driver.deal
    if isinstance(question, PickCard) and question.kind == "play" and deal.trick:
        hand = deal.hands[driver.seat]
        bound = any(card.suit in {deal.trick[0][1].suit, deal.trump} for card in hand)
        assert question.cards
        assert bound or [*question.cards] == hand


def check_12_cut(driver: Driver) -> None:
    deal, rules = driver.deal, rules_of(driver)
    seen = [event.cards for event in deal.events if isinstance(event, CutSeen)]
    looks = {"off": 0, "single": 1, "double": 2}[rules.hop_and_jump]
    assert [len(cards) for cards in seen] == [looks] * (deal.shuffles if looks else 0)
    hits = [sum(card.rank in {"ace", "seven"} for card in cards) for cards in seen]
    assert all(hits[:-1])
    assert not any(hits[-1:])
    moved = [asked.answer for asked in driver.answered].count("shove") + sum(hits)
    assert deal.dealer == (driver.setup.dealer + moved) % deal.seats
    everybody = deal.seats + 1 if rules.who_stakes == "all_dealer_double" else 1
    assert total(driver, "stake") == rules.stake * (everybody + moved)


AT_THE_END = (
    check_1_chips,
    check_2_tricks,
    check_3_forced,
    check_4_passers,
    check_5_next_pot,
    check_6_who_took_must_play,
    check_7_robbing,
    check_9_last_card_of_the_dealer,
    check_12_cut,
)
