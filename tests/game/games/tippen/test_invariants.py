"""The invariants of the Tippen family (section 6 of its rules), by number, over random house rules and answers."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.core.bank import POT, Balances
from game.core.cards import Card
from game.core.driver import Driver, Setup
from game.core.events import CutSeen, Exchanged
from game.core.questions import PickCard, PickCards
from game.core.rulesets import Ruleset
from game.core.shuffle import Seal, secret_from
from game.games.tippen import TIPPEN
from game.games.tippen.options import TippenOptions
from game.kits.pot.bank import PotBank
from tests.game.games.strategies import allowed_seats, options_of

each_ruleset = pytest.mark.parametrize("ruleset", TIPPEN, ids=lambda ruleset: ruleset.id)
unhurried = settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


class Step(NamedTuple):
    """A question, its answer, and the layout at that time."""

    seat: int
    question: Any
    answer: Any
    hand: tuple[Card, ...]
    trick: tuple[tuple[int, Card], ...]
    stock: int
    after: tuple[Card, ...]
    stock_after: int
    turned_after: tuple[Card, ...]


@dataclass
class Played:
    """A finished deal and its steps."""

    driver: Driver
    rules: TippenOptions
    steps: list[Step] = field(default_factory=list[Step])

    @property
    def deal(self) -> Any:
        return self.driver.deal

    @property
    def forced(self) -> bool:
        return self.deal.marks["round", None].value == "forced"

    def of(self, kind: str) -> list[Step]:
        return [step for step in self.steps if step.question.kind == kind]

    def payments(self, reason: str) -> dict[int, int]:
        """Sum up the payments of each account for a reason."""
        paid: dict[int, int] = {}
        for payment in self.deal.bank.payments:
            if payment.reason == reason:
                paid[payment.source] = paid.get(payment.source, 0) + payment.amount
        return paid


@st.composite
def sessions(draw: st.DrawFn, ruleset: Ruleset[TippenOptions], deals: int = 4) -> list[Played]:
    """Play consecutive deals under random house rules, with random answers."""
    options = draw(options_of(ruleset))
    assert isinstance(options, TippenOptions)
    seats = draw(st.sampled_from(allowed_seats(ruleset, options)))
    rng = draw(st.randoms(use_true_random=False))
    before, dealer = Balances.opening(seats), rng.randrange(seats)
    session: list[Played] = []
    for number in range(1, deals + 1):
        deck = Seal(secret_from(str(rng.random())))
        played = Played(Driver(Setup(ruleset, options, number, dealer, before, deck)), options)
        play_out(played, rng)
        assert played.driver.outcome is not None
        before, dealer = played.deal.bank.balances(), played.driver.outcome.next_dealer
        session.append(played)
    return session


def play_out(played: Played, rng: Any) -> None:
    driver = played.driver
    while (question := driver.question) is not None:
        seat, deal = driver.seat, driver.deal
        answer = rng.choice(list(question.answers))
        before = seat, question, answer, tuple(deal.hands[seat]), tuple(deal.trick), len(deal.stock)
        driver.answer(answer)
        played.steps.append(Step(*before, tuple(deal.hands[seat]), len(deal.stock), tuple(deal.turn_up)))


def check_1_chips(played: Played) -> None:
    bank = played.deal.bank
    unit = played.rules.hand_size
    assert sum(bank.seats) + bank.pot + bank.reserve == 0
    assert bank.pot >= 0
    assert bank.reserve >= 0
    if played.rules.pot_limit % unit == 0:
        assert all(
            payment.amount > 0 and payment.amount % unit == 0 for payment in bank.payments if payment.source >= 0
        )
        assert (bank.pot % unit, bank.reserve % unit) == (0, 0)


def check_2_tricks(played: Played) -> None:
    deal, size = played.deal, played.rules.hand_size
    active = [seat for seat in range(deal.seats) if deal.active[seat]]
    if len(active) < 2:
        assert deal.tricks == []
        return
    assert len(deal.tricks) == sum(deal.taken) == size
    assert all(sorted(seat for seat, _ in trick.plays) == active for trick in deal.tricks)
    assert all(not deal.hands[seat] for seat in active)


def check_3_forced(played: Played) -> None:
    if played.rules.hop_and_jump != "off":
        assert not played.forced
    if played.forced:
        assert played.of("declare") == []
        assert all(played.deal.active)


def check_4_passers(played: Played) -> None:
    settlement = ("share", "penalty", "uncontested")
    dropped = dropped_sniffer(played)
    for payment in played.deal.bank.payments:
        for seat in {payment.source, payment.target}:
            if seat >= 0 and not played.deal.active[seat] and payment.reason in settlement:
                assert seat == dropped
                assert payment.reason == "penalty"
                assert payment.amount <= played.rules.stake


def dropped_sniffer(played: Played) -> int | None:
    dealer = played.deal.dealer
    took = played.rules.dealer_takes == "sniff_1859" and ("sniffed", dealer) in played.deal.marks
    return dealer if took and not played.deal.active[dealer] else None


def check_5_next_pot(played: Played) -> None:
    if sum(played.deal.active) < 1:
        return
    bank = played.deal.bank
    moved_aside = played.payments("reserve").get(-1, 0) - played.payments("refill").get(-2, 0)
    assert bank.reserve - played.driver.setup.before.reserve == moved_aside
    penalties = sum(played.payments("penalty").values())
    remainder = bank.pot + played_aside_at_the_end(played) - penalties
    assert 0 <= remainder < played.rules.hand_size
    if played.rules.pot_limit % played.rules.hand_size == 0:
        assert remainder == 0


def played_aside_at_the_end(played: Played) -> int:
    """Return the amount set aside after the penalties: the last payment, if it goes to the reserve after one."""
    payments = played.deal.bank.payments
    penalised = any(payment.reason == "penalty" for payment in payments)
    return payments[-1].amount if penalised and payments[-1].reason == "reserve" else 0


def check_6_who_took_must_play(played: Played) -> None:
    took = played.rules.dealer_takes in {"knock", "sniff_modern"}
    if took and any(name in {"knocked", "sniffed"} for name, _ in played.deal.marks):
        assert all(step.seat != played.deal.dealer for step in played.of("declare"))
        assert played.deal.active[played.deal.dealer]


def check_7_robbing(played: Played) -> None:
    robberies = [step for step in played.of("play") if step.answer == "rob"]
    assert len(robberies) <= played.rules.robbing
    for step in robberies:
        (seven,) = set(step.hand) - set(step.after)
        assert (seven.rank, seven.suit) == ("seven", played.deal.trump)
        assert step.turned_after == (seven,)
        assert len(step.after) == len(step.hand)


def check_8_exchange(played: Played) -> None:
    size, gone = played.rules.hand_size, set[Card]()
    for step in played.of("exchange"):
        assert isinstance(step.question, PickCards)
        assert step.question.high == played.rules.exchange_max
        assert len(step.after) == size
        assert step.stock - step.stock_after == len(step.answer)
        gone |= set(step.answer)
        assert not gone & set(step.after)
    events = [event for event in played.deal.events if isinstance(event, Exchanged)]
    assert [event.count for event in events] == [len(step.answer) for step in played.of("exchange")]


def check_9_last_card_of_the_dealer(played: Played) -> None:
    if played.rules.trump_source == "dealer_last_card":
        dealt = played.deal.deck.order(played.deal.pack, played.deal.shuffles - 1)
        last = dealt[played.deal.seats * played.rules.hand_size - 1]
        assert played.deal.trump == last.suit
        assert played.deal.marks["turned", None].value == last.code
        assert played.deal.turn_up == []


def check_10_duties(played: Played) -> None:
    for step in played.of("play"):
        assert isinstance(step.question, PickCard)
        number = played.rules.hand_size - len(step.hand) + 1
        legal = following(played, step.hand, step.trick) if step.trick else leading(played, step.hand, number)
        assert set(step.question.cards) == legal
        assert legal


def leading(played: Played, hand: tuple[Card, ...], number: int) -> set[Card]:
    rules, trump = played.rules, played.deal.trump
    trumps = {card for card in hand if card.suit == trump}
    aces = {card for card in trumps if card.rank == "ace"}
    if number == 1 and rules.lead_trump_if_three and sum(played.deal.active) >= 3 and trumps:
        return trumps
    if number == 2 and rules.lead_trump_ace_second and aces:
        return aces
    return set(hand)


def following(played: Played, hand: tuple[Card, ...], trick: tuple[tuple[int, Card], ...]) -> set[Card]:
    """Compute by brute force the cards that may follow."""
    rules, trump = played.rules, played.deal.trump
    cards = [card for _, card in trick]
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


def check_12_cut(played: Played) -> None:
    seen = [event.cards for event in played.deal.events if isinstance(event, CutSeen)]
    looks = {"off": 0, "single": 1, "double": 2}[played.rules.hop_and_jump]
    assert len(seen) == (played.deal.shuffles if looks else 0)
    for cards in seen:
        assert len(cards) == looks
    hits = [sum(card.rank in {"ace", "seven"} for card in cards) for cards in seen]
    assert all(hits[:-1])
    assert not any(hits[-1:])
    shoves = [step.answer for step in played.of("shove")].count("shove")
    due = played.driver.setup.dealer
    assert played.deal.dealer == (due + shoves + sum(hits)) % played.deal.seats
    everybody = played.deal.seats + 1 if played.rules.who_stakes == "all_dealer_double" else 1
    assert sum(played.payments("stake").values()) == played.rules.stake * (everybody + shoves + sum(hits))


def check_settlement(played: Played) -> None:
    """Check 1.5, 3.2 and 3.5 again, from the pot as it was when the first card could be led."""
    deal, rules = played.deal, played.rules
    if not deal.tricks:
        return
    payments = deal.bank.payments
    first_share = next(number for number, payment in enumerate(payments) if payment.reason == "share")
    pot = played.driver.setup.before.pot + sum(map(to_pot, payments[:first_share]))
    for seat in range(deal.seats):
        settled = [payment for payment in payments[first_share:] if seat in {payment.source, payment.target}]
        share = pot // rules.hand_size * deal.taken[seat]
        assert -sum(map(to_pot, settled)) == share - penalty(played, seat, pot)


def to_pot(payment: Any) -> int:
    return payment.amount if payment.target == POT else -payment.amount if payment.source == POT else 0


def penalty(played: Played, seat: int, pot: int) -> int:
    rules = played.rules
    amount = seat_owes(played, seat, pot)
    limits = [rules.pot_limit, rules.max_bete if rules.max_bete_scope == "per_player" else 0]
    return min([amount, *(limit for limit in limits if limit)])


def seat_owes(played: Played, seat: int, pot: int) -> int:
    deal, rules = played.deal, played.rules
    took = any(name in {"knocked", "sniffed"} and owner == seat for name, owner in deal.marks)
    if not deal.active[seat]:
        return rules.stake if took else 0
    bete = rules.stake if rules.bete == "stake" or only_stakes(played) else pot
    if not took:
        return bete if deal.taken[seat] < rules.min_tricks else 0
    unit = rules.stake if rules.dealer_penalty == "stake" else bete
    one_trick = 0 if rules.dealer_takes == "sniff_1859" else unit
    return {0: 2 * unit, 1: one_trick}.get(deal.taken[seat], 0)


def only_stakes(played: Played) -> bool:
    """Whether Dreiblatt or Vierblatt was played for a pot without a bête."""
    bank = PotBank(played.driver.setup.before)
    for payment in played.deal.bank.payments:
        if payment.reason == "share":
            break
        bank.move(*payment)
    return played.driver.setup.ruleset.id in {"dreiblatt-1859", "vierblatt"} and bank.bete == 0


CHECKS = (
    check_1_chips,
    check_2_tricks,
    check_3_forced,
    check_4_passers,
    check_5_next_pot,
    check_6_who_took_must_play,
    check_7_robbing,
    check_8_exchange,
    check_9_last_card_of_the_dealer,
    check_10_duties,
    check_12_cut,
    check_settlement,
)


@each_ruleset
@unhurried
@given(data=st.data())
def test_every_deal_keeps_the_invariants(ruleset: Ruleset[TippenOptions], data: st.DataObject) -> None:
    for played in data.draw(sessions(ruleset)):
        for check in CHECKS:
            check(played)
