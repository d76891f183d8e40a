"""Computer players' copies of the rules next to the scripts: each twin gets the true cards of a deal.

Half of the answers are the script's, chosen at random, and the copy follows; the others are the copy's own moves, which
the script must take, so that a rule that the copy does not know is noticed too.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from game.computer.card_play.rollout import Situation
from game.computer.card_play.thinker import Reading
from game.computer.gains import gain
from game.computer.imagined import World
from game.computer.player import own_hand
from game.computer.search import Endgame
from game.core.cards import Card
from game.core.driver import Driver
from game.core.events import Announced, Played
from game.core.questions import PickCard, Question
from game.core.view import View
from game.core.visibility import view_of
from game.core.vocabulary import DECLARING
from game.games.bavarian_schafkopf.computer.reading import read as read_bavarian
from game.games.east_west.computer.player import rows_of
from game.games.east_west.computer.thinking_player import DRAWS, best_place
from game.games.east_west.computer.thinking_player import gain as gain_of_rows
from game.games.east_west.computer.thinking_player import set_of as row_of
from game.games.east_west.script import ROWS, EastWestOptions
from game.games.fipsen.computer.player import read as read_fipsen
from game.games.fuenfzehnern.computer.strong_player import QuickDeal
from game.games.fuenfzehnern.computer.strong_player import read as read_fuenfzehnern
from game.games.mate.computer.lookahead import CARDS, NUMBERS, Lookahead, answers, numbers
from game.games.mate.computer.lookahead import set_of as hand_of
from game.games.mate.computer.player import flags, points_after
from game.games.schafkopf.computer.reading import read as read_schafkopf
from game.games.schwimmen.computer.fast_deal import BITS, FastDeal
from game.games.schwimmen.computer.fast_deal import set_of as cards_of
from game.games.schwimmen.computer.player import SCHWIMMEN_PLAYER, on_table
from game.games.schwimmen.computer.thinking_player import Memory, start_of
from game.games.schwimmen.script import PLACES
from game.games.skat.computer.reading import read as read_skat

Twin = Callable[[Driver, random.Random], bool]
"""Plays a deal on, and asserts that the twin agrees; False if it does not begin at the open question."""
FEW: Final = 3
HALF: Final = 0.5
MANY: Final = 1_000_000


def by_reading(read: Callable[[View], Reading], *, ties: bool = True) -> Twin:
    """Compare tricks with cards as bits, and the end as evaluated by a game's reading.

    Without `ties` it does not know who of several with the most points loses a Ramsch.
    """

    def agrees(driver: Driver, rng: random.Random) -> bool:
        if not isinstance(driver.question, PickCard) or driver.question.kind != "play":
            return False
        me, reading = driver.seat, read(view_of(driver, driver.seat))
        bits, seats, now = reading.bits, reading.hidden.seats, true_situation(driver, reading, rng)
        judge, rollout, seen = reading.judge(now), reading.rollout(), len(driver.deal.events)
        while question := open_question(driver):
            if isinstance(question, PickCard):
                assert seats[now.turn] == driver.seat
                assert {*bits.of(rollout.legal(now))} == {*question.cards}
                driver.answer(rng.choice(question.cards) if rng.random() < HALF else bits.card(rollout.choose(now)))
            else:
                driver.answer(question.safe)
            for event in driver.deal.events[seen:]:
                if isinstance(event, Played):
                    rollout.play(now, bits.bit[event.card])
            seen = len(driver.deal.events)
        if ties or now.declarer >= 0 or now.points.count(max(now.points)) == 1:
            assert abs(judge(now) - gain(driver, me)) < 1e-6
        return True

    return agrees


def true_situation(driver: Driver, reading: Reading, rng: random.Random) -> Situation:
    bits, seats, now = reading.bits, reading.hidden.seats, reading.hidden.situation(rng)
    hidden = now.left | now.put | sum(now.hands)
    now.hands = [bits.mask(driver.deal.hands[seat]) for seat in seats]
    now.put = bits.mask(driver.deal.zone("aside", seats[now.declarer]).cards) if now.declarer >= 0 else 0
    now.left = hidden & ~(now.put | sum(now.hands))
    if now.side:
        now.side = sum(1 << seat for seat, side in driver.deal.sides.items() if side == DECLARING)
    return now


def by_quick_deal(driver: Driver, rng: random.Random) -> bool:
    """Compare tricks of Fünfzehnern with cards as bits: the duty to lead on, Zwang, and the points at the end."""
    me, reading = driver.seat, read_fuenfzehnern(view_of(driver, driver.seat))
    bits, now, rollout, seen = reading.bits, reading.hidden.situation(rng), reading.rollout(), len(driver.deal.events)
    now.hands = [bits.mask(hand) for hand in driver.deal.hands]
    assert isinstance(rollout, QuickDeal)
    demanded = 0
    while isinstance(question := driver.question, PickCard):
        here = read_fuenfzehnern(view_of(driver, driver.seat))
        legal = rollout.legal(now)
        assert now.turn == driver.seat
        assert {*bits.of(legal)} == {*question.cards}
        assert {*here.calls.values()} == ({*rollout.zwang(now, legal)} if not now.trick else set())
        assert here.likely(now) == 1
        if rng.random() < HALF:
            driver.answer(rng.choice([*question.cards, *here.calls]))
        else:
            chosen = rollout.choose(now)
            called = {move: answer for answer, move in here.calls.items()}
            driver.answer(called[chosen] if chosen in called else bits.of(chosen)[0])
        for event in driver.deal.events[seen:]:
            if isinstance(event, Announced) and event.what == "zwang":
                demanded = bits.bit[driver.deal.pack.card(f"{event.values['suit']}-ace")]
            elif isinstance(event, Played):
                rollout.play(now, bits.bit[event.card] | demanded)
                demanded = 0
        seen = len(driver.deal.events)
    assert abs(reading.judge(now)(now) - gain(driver, me)) < 1e-6
    return True


def by_rows(driver: Driver, rng: random.Random) -> bool:
    """Compare the winnings of rows with cards as bits."""
    me, rules = driver.seat, cast("EastWestOptions", driver.setup.options)
    while question := open_question(driver):
        if rng.random() < HALF:
            driver.answer(rng.choice(question.answers))
            continue
        rows = [row_of(cards) for cards in rows_of(view_of(driver, driver.seat), driver.seat).values()]
        left = DRAWS - 1 - (sum(row.bit_count() for row in rows) - len(rows))
        card = cast("Card", question.about["card"])
        driver.answer(list(ROWS)[best_place(rows, row_of([card]), left)])
    view = view_of(driver, me)
    mine, theirs = ([row_of(cards) for cards in rows_of(view, seat).values()] for seat in (me, 1 - me))
    assert abs(gain_of_rows((mine, theirs), rules) - gain(driver, me)) < 1e-6
    return True


def by_lookahead(driver: Driver, rng: random.Random) -> bool:
    """Compare the exhaustively searched last moves of a round of Mate."""
    me = driver.seat
    if len(driver.deal.hands[me]) > FEW or driver.deal.marks["game", None].value != 2:
        return False
    world = World(driver.setup, [answer for _, _, answer in driver.given], me)
    view, theirs = view_of(driver, me), hand_of(driver.deal.hands[1 - me])
    script = Endgame(world, MANY, MANY, points_won)
    before = points_won(driver, me)
    cards = cast("PickCard", driver.question).cards
    assert {CARDS[number] for number in numbers(legal(view))} == {*cards}
    for answer in cards:
        ahead = Lookahead(flags(view), most=MANY)
        assert points_after(view, ahead, theirs, answer) == points_won(script.after(answer), me) - before
    return True


def legal(view: View) -> int:
    """Return the cards that the copy would allow."""
    hand = hand_of(own_hand(view))
    return answers(hand, NUMBERS[view.trick[0][1]]) if view.trick else hand


def points_won(driver: Driver, seat: int) -> float:
    """Return how many points a seat is ahead."""
    score = driver.deal.tallies["score"]
    return score[seat] - score[1 - seat]


def by_fast_deal(driver: Driver, rng: random.Random) -> bool:
    """Compare turns of Schwimmen with hands as sets, and the losers."""
    if driver.question is None or driver.question.kind != "turn":
        return False
    memory, deal = Memory(view_of(driver, driver.seat)), driver.deal
    hands = {place: cards_of(deal.hands[seat]) for place, seat in enumerate(memory.players)}
    fast, shuffles = memory.world(rng, {}, hands), deal.shuffles
    fast.stock = [BITS[card] for card in deal.stock]
    lives = tuple(deal.tallies["lives"])
    while question := open_question(driver):
        view = view_of(driver, driver.seat)
        if question.kind == "turn" and not fast.over and rng.random() < HALF:
            assert fast.at == memory.players.index(driver.seat)
            move_as(fast, driver)
            continue
        if question.kind == "close":
            driver.answer(SCHWIMMEN_PLAYER.choose(view, rng))
            continue
        answer = rng.choice(question.answers)
        if answer not in PLACES:
            assert fast.at == memory.players.index(driver.seat)
            start_of(view, answer)(fast, fast.at)
        driver.answer(answer)
    if deal.shuffles > shuffles:
        return False
    lost = {memory.players.index(seat) for seat, before in enumerate(lives) if deal.tallies["lives"][seat] < before}
    assert fast.over
    assert lost == {*fast.losers()} or (not lost and len(fast.losers()) == len(memory.players))
    return True


def move_as(fast: FastDeal, driver: Driver) -> None:
    """Let the copy play a turn of Schwimmen, and answer accordingly."""
    me, before, cards = fast.at, fast.copy(), on_table(view_of(driver, driver.seat))
    fast.play_turn()
    hand, now, closed = before.hands[me], fast.hands[me], fast.closer != before.closer
    if closed and not fast.rules.close_after:
        driver.answer("close")
    elif now in {hand, before.table}:
        driver.answer("pass" if now == hand else "all")
    else:
        driver.answer(PLACES[[BITS[card] for card in cards].index(now & ~hand)])
        driver.answer(next(card for card, bit in BITS.items() if bit == hand & ~now))
    if (question := open_question(driver)) and question.kind == "close":
        driver.answer("close" if closed else "go_on")
    else:
        assert not (closed and fast.rules.close_after)


def open_question(driver: Driver) -> Question[Any] | None:
    """Return the open question, if there is one."""
    return driver.question


def play(driver: Driver, rng: random.Random) -> None:
    """Play a deal to its end, at random."""
    while driver.question is not None:
        driver.answer(rng.choice(driver.question.answers))


TWINS: Final[Mapping[str, Twin]] = {
    "skat": by_reading(read_skat),
    "bavarian-schafkopf": by_reading(read_bavarian, ties=False),
    "schafkopf": by_reading(read_schafkopf),
    "fipsen": by_reading(read_fipsen),
    "fuenfzehnern": by_quick_deal,
    "east-west": by_rows,
    "mate": by_lookahead,
    "schwimmen": by_fast_deal,
}
