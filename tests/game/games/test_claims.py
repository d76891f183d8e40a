"""Claims as a rule: an offered claim cannot fail, wherever the cards are; agreements count; nobody has to agree."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from game.computer.advice import Adviser
from game.computer.levels import LEVELS, player_for, player_of
from game.core.cards import Card
from game.core.driver import Driver, replay
from game.core.options import Choice
from game.core.ordering import Ordering
from game.core.questions import PickCard
from game.core.record import as_line, check, record_of
from game.core.rulesets import Catalogue, Ruleset
from game.core.visibility import view_of
from game.core.vocabulary import NO_TRICK, REST, SURE
from game.games.fipsen import FIPSEN
from game.games.fuenfzehnern import FUENFZEHNERN
from game.games.schafkopf import SCHAFKOPF
from game.games.skat import SKAT
from tests.game.games.fipsen.support import deal as fipsen
from tests.game.games.fuenfzehnern.support import deal as fifteens
from tests.game.games.fuenfzehnern.support import points as fifteens_points
from tests.game.games.fuenfzehnern.support import scores as scored
from tests.game.games.skat.support import bid_up_to, deal
from tests.game.games.strategies import dealt
from tests.game.games.support import Game

CLAIMING = pytest.mark.parametrize("ruleset", [SKAT, SCHAFKOPF, FIPSEN, FUENFZEHNERN], ids=lambda ruleset: ruleset.id)
ON: dict[str, Choice] = {"claims": True}
MOST_TRICKS = 4
ENOUGH = 12
"""After how many positions a game is left."""
ACES = ("cJ sJ hJ dJ cA sA hA dA cT sT", "cK cQ c9 c8 c7 sK sQ s9 s8 s7", "hT hK hQ h9 h8 h7 dT dK dQ d9")
LOW = ("c7 c8 c9 cT d7 d8 d9 s7 s8 s9", "cJ cQ cK cA dT dJ dQ dK dA h7", "sT sJ sQ sK sA h8 h9 hT hJ hQ")


def begun(ruleset: Ruleset[Any], number: int, **chosen: Choice) -> Driver:
    return dealt(ruleset, f"claims {number}", chosen, dealer=number % ruleset.best_seats)


def positions(ruleset: Ruleset[Any], deals: int) -> Iterator[tuple[Driver, PickCard]]:
    """Play deals by rules of thumb, and yield whenever a card is asked for."""
    player = player_for(ruleset)
    for number in range(deals):
        driver, rng = begun(ruleset, number, claims=True), random.Random(number)
        while driver.question is not None:
            if isinstance(driver.question, PickCard):
                yield driver, driver.question
            driver.answer(player.choose(view_of(driver, driver.seat), rng))


class Rest:
    """The remaining tricks of a world, one seat against all others, who see everything."""

    def __init__(self, ordering: Ordering, seat: int, order: Sequence[int], *, all_of_them: bool) -> None:
        self._ordering = ordering
        self._seat = seat
        self._order = order
        self._all = all_of_them

    def is_sure(self, hands: dict[int, list[Card]], trick: list[tuple[int, Card]], turn: int) -> bool:
        """Whether the seat takes every remaining trick, or none, however the others play."""
        hand = hands[turn]
        if not hand:
            return True
        suited = [card for card in hand if trick and self._ordering.follows[trick[0][1]](card)]
        ways = (self.after(hands, trick, turn, card) for card in suited or hand)
        return any(ways) if turn == self._seat else all(ways)

    def after(self, hands: dict[int, list[Card]], trick: list[tuple[int, Card]], turn: int, card: Card) -> bool:
        left = {**hands, turn: [other for other in hands[turn] if other is not card]}
        lying = [*trick, (turn, card)]
        if len(lying) < len(self._order):
            return self.is_sure(left, lying, self._order[(self._order.index(turn) + 1) % len(self._order)])
        winner = self._ordering.winner(lying)[0]
        return (winner == self._seat) == self._all and self.is_sure(left, [], winner)


def worlds(driver: Driver, number: int) -> Iterator[dict[int, list[Card]]]:
    """Redeal the cards that the asked seat does not see to the others, consistently with who did not follow suit."""
    game, seat, rng = driver.deal, driver.seat, random.Random(number)
    view = view_of(driver, seat)
    hidden = [zone for zone in view.zones if zone.cards is None]
    heap = [card for zone in hidden for card in game.zones[zone.name, zone.owner].cards]
    lacking = {
        (player, game.ordering.suit(trick[0][1]))
        for trick in [*(trick.plays for trick in game.tricks), game.trick]
        for player, card in trick
        if game.ordering.suit(card) != game.ordering.suit(trick[0][1])
    }
    yield {other: list(game.hands[other]) for other in game.players()}
    for _ in range(number):
        rng.shuffle(heap)
        dealt, left = {other: list(game.hands[other]) for other in game.players()}, list(heap)
        for zone in hidden:
            cards, left = left[: zone.count], left[zone.count :]
            if zone.name == "hand" and zone.owner in dealt:
                dealt[zone.owner] = cards
        if not any((other, game.ordering.suit(card)) in lacking for other, cards in dealt.items() for card in cards):
            yield dealt


@CLAIMING
def test_an_offered_claim_holds_wherever_the_hidden_cards_are(ruleset: Ruleset[Any]) -> None:
    offered = 0
    for driver, question in positions(ruleset, 30):
        sure = SURE.intersection(question.extras)
        if not sure or len(driver.deal.hands[driver.seat]) > MOST_TRICKS:
            continue
        offered += 1
        rest = Rest(driver.deal.ordering, driver.seat, driver.deal.players(), all_of_them=REST in sure)
        for hands in worlds(driver, 6):
            assert rest.is_sure(hands, list(driver.deal.trick), driver.seat)
        if offered == ENOUGH:
            return
    assert offered > 3


@CLAIMING
def test_a_claim_pays_what_playing_on_would_have(ruleset: Ruleset[Any]) -> None:
    compared = 0
    for driver, question in positions(ruleset, 40):
        sure = SURE.intersection(question.extras)
        order, left = driver.deal.players(), len(driver.deal.hands[driver.seat])
        if not sure or left > MOST_TRICKS:
            continue
        given = [asked.answer for asked in driver.answered]
        claimed = replay(driver.setup, [*given, *sure])
        rest = Rest(driver.deal.ordering, driver.seat, order, all_of_them=REST in sure)
        played = replay(driver.setup, given)
        while isinstance(asked := played.question, PickCard):
            hands = {seat: list(played.deal.hands[seat]) for seat in order}
            safe = [card for card in asked.cards if rest.after(hands, list(played.deal.trick), played.seat, card)]
            played.answer(safe[0])
        assert claimed.outcome
        assert (claimed.after.seats, claimed.tallies_after) == (played.after.seats, played.tallies_after)
        assert claimed.deal.taken == played.deal.taken
        compared += 1
        if compared == ENOUGH:
            return
    assert compared > 3


@CLAIMING
def test_unused_claims_leave_the_deal_unchanged(ruleset: Ruleset[Any]) -> None:
    player = player_for(ruleset)
    for number in range(6):
        told: list[dict[str, Any]] = []
        for claims in (False, True):
            driver, rng = begun(ruleset, number, claims=claims), random.Random(number)
            while driver.question is not None:
                driver.answer(player.choose(view_of(driver, driver.seat), rng))
            told.append(record_of(driver) | {"digest": driver.digest()})
        off, on = told
        assert "claims" not in off["options"]
        assert on["options"].pop("claims") is True
        assert [(asked["seat"], asked["answer"]) for asked in on.pop("questions")] == [
            (asked["seat"], asked["answer"]) for asked in off.pop("questions")
        ]
        assert on == off


@CLAIMING
def test_deals_ended_by_a_claim_have_valid_records_and_open_hands(ruleset: Ruleset[Any]) -> None:
    for number in range(16):
        driver, rng = begun(ruleset, number, claims=True), random.Random(number)
        while driver.question is not None:
            answers = driver.question.answers
            extras = [answer for answer in answers if isinstance(answer, str)]
            driver.answer(rng.choice(extras if extras and rng.random() < 0.5 else list(answers)))
        record = record_of(driver)
        assert check(record, Catalogue(ruleset)) == [], as_line(record)
        assert sum(driver.after.seats) == 0
        if any(asked["answer"] in {*SURE, "give_up"} for asked in record["questions"]) and not driver.deal.tricks:
            shown = view_of(driver, None)
            assert all(shown.hand(seat).cards for seat in driver.deal.players())


def skat_game(game: str, hands: Sequence[str], bid: int = 18, *, a_hand: bool = True, **rules: Choice) -> Game:
    begun = bid_up_to(deal(*hands, rules={**ON, **rules}), "A", bid).say("A hand" if a_hand else "A take")
    return begun.say(f"A {game}", *([] if game.startswith("null") else ["A none"]))


def test_an_unbeatable_grand_can_be_claimed_at_the_first_card() -> None:
    game = skat_game("grand", ACES)
    assert "rest" in game.choices
    game.say("A rest")
    assert game.over
    assert game.scores == "A+192"  # with 4, game 5, hand 6, schneider 7, schwarz 8
    assert all(game.driver.deal.hands), "everybody's cards are shown"


def test_a_null_without_gaps_can_be_claimed_when_another_player_leads() -> None:
    setup = deal(*LOW, rules=ON)
    game = Game(setup.driver).say("B 18", "A hold", "B 20", "A hold", "B 22", "A hold", "B 23", "A hold")
    game.say("B pass", "C pass", "A hand", "A null")
    assert NO_TRICK not in game.choices, "forehand leads, and nobody else may hold the suit"
    game.say("A c7", "B cJ")
    while game.asked != "A":
        game.say(f"{game.asked} {min(game.choices - {'claim'})}")
    assert NO_TRICK in game.choices
    assert game.say(f"A {NO_TRICK}").scores == "A+35"


def test_a_declarer_who_gives_up_loses_all_remaining_tricks() -> None:
    game = skat_game("clubs", ("cJ sJ hJ dJ c7 c8 s7 s8 h7 h8", "", "")).say("A claim")
    assert (game.asked, game.kind) == ("A", "claim")
    assert game.say("A give_up").scores == "A-192"  # with 4, game 5, hand 6, schneider 7, schwarz 8


def test_all_defenders_must_give_up_together() -> None:
    game = skat_game("grand", ("cJ sJ hJ dJ cA cT sA sT hA d7", "", "")).say("A cJ")
    first = game.asked
    game.say(f"{first} claim", f"{first} give_up")
    second = game.asked
    assert second not in {"A", first}
    game.say(f"{second} play_on")
    assert game.asked == first
    assert "claim" not in game.choices, "claims are offered once per trick"
    game.say(f"{first} {min(game.choices)}", f"{second} claim", f"{second} give_up", f"{first} agree")
    assert game.scores == "A+192"


def test_a_settlement_needs_everybodys_consent() -> None:
    game = skat_game("clubs", ("cJ sJ hJ dJ cA cT s7 s8 h7 h8", "", ""))
    game.say("A claim", "A won", "B agree", "C play_on")
    assert (game.asked, game.kind) == ("A", "play")
    game.say("A cJ")
    while game.asked != "A" or game.driver.deal.trick:
        game.say(f"{game.asked} {min(game.choices - {'claim', 'rest'})}")
    game.say("A claim", "A won", "B agree", "C agree")
    assert game.scores == "A+96"  # with 6, game 7, hand 8, times 12


def test_claims_are_unavailable_in_ramsch_or_if_the_house_excludes_them() -> None:
    game = bid_up_to(deal(*ACES), "A", 18).say("A hand", "A grand", "A none")
    assert not game.choices & {"rest", "claim"}
    ramsch = deal(*ACES, rules=ON).say("B pass", "C pass", "A pass")
    assert not ramsch.choices & {"rest", "claim"}


def test_in_fuenfzehnern_a_running_suit_can_be_claimed_from_the_first_card_and_nothing_else() -> None:
    game = fifteens("cA cK cQ cJ cT c9 c8 c7", "d7 d8 d9 dT dJ dQ dK dA", "s7 s8 s9 sT sJ sQ sK sA", claims=True)
    assert {answer for answer in game.choices if answer in {"rest", "claim"}} == {"rest"}
    game.say("A rest")
    assert game.over
    assert fifteens_points(game) == [60, 0, 0, 0]
    assert game.driver.deal.taken == [8, 0, 0, 0]


def test_in_fuenfzehnern_a_bound_player_may_claim_a_running_suit() -> None:
    game = fifteens("c7 d7 d8 d9 dT h7 h8 h9", "cA cK sA hA hK hQ hJ hT", "cQ s7 s8 s9 sT sJ sQ sK", claims=True)
    assert "rest" not in game.choices
    game.say("A c7", "B cA", "C cQ")
    assert "rest" not in game.choices
    game.say(f"D {min(game.choices)}")
    assert game.asked == "B"
    assert scored(game.say("B rest")) == "A-15 B+45 C-15 D-15"


@pytest.mark.parametrize("level", LEVELS)
def test_computers_settle_when_playing_on_gains_nothing(level: str) -> None:
    player = player_of(level, SKAT)

    def said(game: Game) -> Any:
        return player.choose(view_of(game.driver, game.driver.seat), random.Random(level))

    hopeless = ("cJ sJ hJ dJ c7 c8 s7 s8 h7 h8", "cA cT cK sA sT sK hA hT hK dA", "")
    assert said(skat_game("grand", hopeless).say("A claim", "A won")) == "play_on"
    game = skat_game("grand", ACES)
    for card in ("cJ", "sJ", "hJ", "dJ", "cA", "sA", "hA"):
        game.say(f"A {card}")
        while game.asked != "A":
            game.say(f"{game.asked} {min(game.choices - {'claim', 'rest'})}")
    assert said(game.say("A claim", "A won")) == "agree"


@pytest.mark.parametrize("level", LEVELS)
def test_computers_agree_to_give_up_once_a_fipsen_contract_is_made(level: str) -> None:
    hands = ("cA cK cQ cJ cT", "c9 c8 s7 s8 h7", "c7 sT sJ h8 h9", "sQ sK hT hJ hQ")
    game = fipsen(hands, rules=ON).say("A three", "A hand", "B pass", "C pass", "D pass", "A clubs")
    game.say("A cK", "B c8", "C c7", "D sQ", "A cQ", "B c9", "C sT", "D sK", "A cA", "B claim", "B give_up")
    answer = player_of(level, FIPSEN).choose(view_of(game.driver, game.driver.seat), random.Random(level))
    assert (game.asked, answer) == ("C", "agree"), "the declarer's ace takes the third trick, whatever is played"


def test_advice_covers_cards_but_not_claims() -> None:
    game = skat_game("grand", ACES)
    told = Adviser(SKAT).advice(view_of(game.driver, game.driver.seat), random.Random(1))
    answers = {outlook.answer for outlook in told.outlooks}
    assert answers
    assert not answers & {"rest", "claim"}
    assert len(answers) + sum(outlook.alike for outlook in told.outlooks) + told.omitted == 10
