"""The invariants of the Tippen family (section 6 of its rules), by number, over random house rules and answers."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.computer import RandomPlayer
from game.core.bank import POT
from game.core.cards import Card
from game.core.driver import Driver
from game.core.events import CutSeen, Exchanged
from game.core.questions import PickCard, PickCards
from game.core.rulesets import Ruleset
from game.core.shuffle import Seal, secret_from
from game.games.tippen import TIPPEN
from game.games.tippen.options import TippenOptions
from game.kits.pot.bank import PotBank
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
    if isinstance(question, PickCard) and question.kind == "play":
        hand = deal.hands[driver.seat]
        legal = may_follow(driver, hand) if deal.trick else may_lead(driver, hand)
        assert set(question.cards) == legal
        assert legal


def may_lead(driver: Driver, hand: list[Card]) -> set[Card]:
    rules, number = rules_of(driver), len(driver.deal.tricks) + 1
    trumps = {card for card in hand if card.suit == driver.deal.trump}
    aces = {card for card in trumps if card.rank == "ace"}
    if number == 1 and rules.lead_trump_if_three and sum(driver.deal.active) >= 3 and trumps:
        return trumps
    if number == 2 and rules.lead_trump_ace_second and aces:
        return aces
    return set(hand)


def may_follow(driver: Driver, hand: list[Card]) -> set[Card]:
    """Compute by brute force the cards that may follow."""
    rules, trump = rules_of(driver), driver.deal.trump
    cards = [card for _, card in driver.deal.trick]
    led = cards[0].suit

    def strength(card: Card) -> tuple[int, int]:
        return (2 if card.suit == trump else 1 if card.suit == led else 0, card.power)

    best = max(map(strength, cards))
    suited = {card for card in hand if card.suit == led}
    trumps = {card for card in hand if card.suit == trump}
    if not suited and (rules.follow_rule == "follow" or not trumps):
        return set(hand)
    pool = suited or trumps
    if rules.follow_rule != "follow_trump_head":
        return pool
    heading = {card for card in pool if strength(card) > best}
    if not heading and not suited and not rules.must_undertrump:
        return set(hand)
    return heading or pool


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


def check_settlement(driver: Driver) -> None:
    """Check 1.5, 3.2 and 3.5 again, from the pot as it was when the first card could be led."""
    deal, rules = driver.deal, rules_of(driver)
    if not deal.tricks:
        return
    payments = deal.bank.payments
    first_share = next(number for number, payment in enumerate(payments) if payment.reason == "share")
    pot = driver.setup.before.pot + sum(map(to_pot, payments[:first_share]))
    for seat in range(deal.seats):
        settled = [payment for payment in payments[first_share:] if seat in {payment.source, payment.target}]
        share = pot // rules.hand_size * deal.taken[seat]
        assert -sum(map(to_pot, settled)) == share - penalty(driver, seat, pot)


def to_pot(payment: Any) -> int:
    return payment.amount if payment.target == POT else -payment.amount if payment.source == POT else 0


def penalty(driver: Driver, seat: int, pot: int) -> int:
    rules = rules_of(driver)
    limits = [rules.pot_limit, rules.max_bete if rules.max_bete_scope == "per_player" else 0]
    return min([seat_owes(driver, seat, pot), *(limit for limit in limits if limit)])


def seat_owes(driver: Driver, seat: int, pot: int) -> int:
    deal, rules = driver.deal, rules_of(driver)
    took = any(name in {"knocked", "sniffed"} and owner == seat for name, owner in deal.marks)
    if not deal.active[seat]:
        return rules.stake if took else 0
    bete = rules.stake if rules.bete == "stake" or only_stakes(driver) else pot
    if not took:
        return bete if deal.taken[seat] < rules.min_tricks else 0
    unit = rules.stake if rules.dealer_penalty == "stake" else bete
    one_trick = 0 if rules.dealer_takes == "sniff_1859" else unit
    return {0: 2 * unit, 1: one_trick}.get(deal.taken[seat], 0)


def only_stakes(driver: Driver) -> bool:
    """Whether Dreiblatt or Vierblatt was played for a pot without a bête."""
    bank = PotBank(driver.setup.before)
    for payment in driver.deal.bank.payments:
        if payment.reason == "share":
            break
        bank.move(*payment)
    return driver.setup.ruleset.id in {"dreiblatt-1859", "vierblatt"} and bank.bete == 0


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
    check_settlement,
)
