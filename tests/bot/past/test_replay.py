"""A past deal can be stepped through, and shows each person what they may know and not a card more."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.language import Texts
from bot.panels.kit.cards import card_words
from bot.panels.kit.words import texts_of, unmarked
from bot.panels.past.history import replayed, step_sentences, zone_lines
from bot.panels.past.verify import shut
from bot.past.replay import Replay, Step
from game.core.driver import Driver
from game.core.errors import Refused
from game.core.events import HandsDealt
from game.core.shuffle import Source
from game.core.visibility import view_of
from game.core.vocabulary import AGREE, TAKE_BACK
from game.games.catalogue import CATALOGUE
from game.reports.past import PastDeal
from game.table.occasion import Day
from tests.bot.panels.reading import buttons, chosen, complaints, components, selects, words
from tests.bot.panels.support import EMOJIS
from tests.bot.pasts import SPECTATOR, a_past, known, named, past_of, pasts, played, renamed, viewers
from tests.game.games.shown import EN, in_both_languages
from tests.game.games.strategies import random_driver


def steps_of(past: PastDeal, viewer: int, every: int = 1) -> Iterator[Step]:
    """Yield every step, or every n-th one, and the last one."""
    replay = Replay(past, viewer, CATALOGUE)
    for number in {*range(viewer % every, replay.last, every), replay.last}:
        yield replay.step(number)


def shown(step: Step, texts: Texts) -> str:
    surface = replayed(step, texts)
    return words(surface) + " ".join(str(part.get("custom_id")) for part in components(surface))


def everything_shown(past: PastDeal, viewer: int, texts: Texts, every: int = 1) -> str:
    return "\n".join(shown(step, texts) for step in steps_of(past, viewer, every))


@pytest.mark.parametrize("every", [6, pytest.param(1, marks=pytest.mark.soak)])
@in_both_languages
def test_a_running_sessions_replay_shows_only_cards_the_viewer_has_seen(texts: Texts, every: int) -> None:
    hidden = 0
    for driver, past in pasts(opened=False, seeds=1):
        for viewer, seat in viewers(driver).items():
            assert named(driver, everything_shown(past, viewer, texts, every), texts) <= known(driver, seat)
            hidden += len(driver.deal.pack) - len(known(driver, seat))
    assert hidden > 50


def test_the_card_leak_check_detects_a_leak() -> None:
    leaks = 0
    for driver, past in pasts(opened=True, seeds=1):
        leaks += not named(driver, everything_shown(past, SPECTATOR, EN, 6), EN) <= known(driver, None)
    assert leaks > 5


@in_both_languages
def test_dealing_is_described_once_regardless_of_batches(texts: Texts) -> None:
    for driver, past in pasts(opened=True, seeds=1):
        step = Replay(past, SPECTATOR, CATALOGUE).step(0)
        batches = [event.each for event in step.new if isinstance(event, HandsDealt)]
        words_of_game = texts_of(texts, driver.setup.ruleset)
        told = step_sentences(step, step.number, texts)
        assert not batches or words_of_game("event-dealt", each=sum(batches)) in told
        assert all(words_of_game("event-dealt", each=each) not in told for each in batches if len(batches) > 1)


def test_hands_and_sentences_use_the_same_suit_emojis() -> None:
    texts = EN.with_emojis(EMOJIS)
    for _, past in pasts(opened=True, seeds=1):
        replay = Replay(past, SPECTATOR, CATALOGUE)
        step = replay.step(replay.last // 2)
        told = [*zone_lines(step, texts), *step_sentences(step, step.number, texts)]
        assert not any(sign in line for line in told for sign in ("🌰", "🔔", "🛡", "🌹", "🍃", "♣", "♠", "♥", "♦"))


def test_viewers_see_their_own_hand_as_it_was_at_each_step() -> None:
    for driver, past in pasts(opened=False):
        for step in steps_of(past, 1, 4):
            mine = {zone.owner: zone.cards for zone in step.zones if zone.name == "hand"}
            expected = view_of(replay_to(driver, step.number), 0).hand(0).cards
            assert mine.get(0, ()) == (expected or ())


def test_hands_are_described_in_the_viewers_card_order() -> None:
    step = Replay(a_past(), 1, CATALOGUE).step(0)
    deal = step.view.deal
    assert deal is not None
    told = words(replayed(step, EN))
    hands = [zone.cards or () for zone in step.zones if zone.name == "hand"]
    assert hands
    for cards in hands:
        names = [card_words(EN, deal.pack, card) for card in deal.ordering.sort(cards)]
        places = [told.index(name) for name in names]
        assert places == sorted(places)


def replay_to(driver: Driver, number: int) -> Driver:
    again = Driver(driver.setup)
    for asked in driver.answered[:number]:
        again.answer_text(asked.answer)
    return again


def test_once_seals_are_open_everybody_sees_every_hand() -> None:
    for driver, past in pasts(opened=True):
        for viewer in (1, SPECTATOR):
            replay = Replay(past, viewer, CATALOGUE)
            for number in (0, replay.last // 2, replay.last):
                expected = {seat: tuple(hand) for seat, hand in enumerate(replay_to(driver, number).deal.hands) if hand}
                assert {zone.owner: zone.cards for zone in replay.step(number).zones if zone.name == "hand"} == expected


@pytest.mark.parametrize("every", [4, pytest.param(1, marks=pytest.mark.soak)])
@in_both_languages
def test_every_step_fits_in_a_message_with_and_without_a_picture(texts: Texts, every: int) -> None:
    texts = texts.with_emojis(EMOJIS)
    for _, past in pasts(opened=True, seeds=1):
        for step in steps_of(past, 1, every):
            assert [*complaints(replayed(step, texts))] == []
            assert [*complaints(replayed(step, texts, "table.webp"))] == []


def test_the_steps_together_describe_the_whole_deal_exactly_once() -> None:
    for driver, past in pasts(opened=False, seeds=2):
        told = [event for events in Replay(past, 1, CATALOGUE).step(0).learnt for event in events]
        assert told == list(view_of(driver, 0).events)


def test_buttons_move_one_step_either_way_and_stop_at_the_ends() -> None:
    replay = Replay(a_past(), 1, CATALOGUE)
    surface = replayed(replay.step(2), EN)
    leads = {
        label: int(custom_id.split(":")[4] or 0)
        for label, custom_id in buttons(surface).items()
        if "history-deal" in custom_id
    }
    assert leads == {"◀": 1, "▶": 3}
    start = buttons(replayed(replay.step(0), EN))
    assert "◀" not in start
    end = buttons(replayed(replay.step(replay.last), EN))
    assert "▶" not in end


def test_viewers_can_jump_to_moments_named_after_events() -> None:
    past = next(past for _, past in pasts(opened=False, seeds=9) if past.record and len(past.record["questions"]) > 30)
    replay = Replay(past, SPECTATOR, CATALOGUE)
    surface = replayed(replay.step(7), EN)
    (select,) = selects(surface)
    values = [int(option["value"]) for option in select["options"]]
    assert values == sorted(set(values))
    assert {0, 7, replay.last} <= set(values)
    assert chosen(surface) == ["7"]
    assert not any("*" in option["label"] or "\\" in option["label"] for option in select["options"])


@in_both_languages
@pytest.mark.parametrize("opened", [True, False])
def test_every_step_says_who_did_what(texts: Texts, opened: bool) -> None:
    for _, past in pasts(opened=opened, seeds=4):
        step = Replay(past, 1, CATALOGUE).step(0)
        assert [number for number in range(step.last + 1) if not step_sentences(step, number, texts.plain)] == []


def test_secretly_kept_cards_are_shown_only_to_their_player_until_seals_open() -> None:
    driver, past = next(each for each in pasts(opened=False, seeds=20) if "keep" in kept(each[0]))
    number = kept(driver).index("keep") + 1
    seat = driver.given[number - 1][0]
    told = {
        "owner": Replay(past, seat + 1, CATALOGUE),
        "others": Replay(past, SPECTATOR, CATALOGUE),
        "later": Replay(replace(past, opened=True), SPECTATOR, CATALOGUE),
    }
    name = past.row.names[seat]
    assert {who: step_sentences(replay.step(0), number, EN) for who, replay in told.items()} == {
        "owner": [f"{name}: “Keep my cards”"],
        "others": [f"{name} has decided."],
        "later": [f"{name}: “Keep my cards”"],
    }


def kept(driver: Driver) -> list[str]:
    """Return the answers to questions about a hand that left no trace in the deal."""
    return [each.answer if each.kind in {"exchange", "scrap"} else "" for each in driver.answered]


@pytest.mark.parametrize("number", [-1, 99, 9_999])
def test_a_nonexistent_step_is_refused(number: int) -> None:
    with pytest.raises(Refused, match="no-such-step"):
        Replay(a_past(), 1, CATALOGUE).step(number)


def test_a_deal_without_a_record_is_refused_with_the_reason() -> None:
    past = replace(a_past(), record=None)
    with pytest.raises(Refused, match="deal-still-running"):
        Replay(past, 1, CATALOGUE)
    with pytest.raises(Refused, match="deal-void"):
        Replay(replace(past, void=True), 1, CATALOGUE)


def test_a_deal_under_older_rules_is_not_replayed_under_current_ones() -> None:
    past = a_past()
    with pytest.raises(Refused, match="replay-other-rules"):
        Replay(replace(past, row=replace(past.row, revision=past.row.revision + 1)), 1, CATALOGUE)


def test_names_cannot_format_text_or_mention_anybody() -> None:
    driver = played(CATALOGUE.find("lupfen-liechtenstein"), random.Random(4))
    past = past_of(driver, opened=True)
    past = renamed(past, "**@everyone**")
    told = everything_shown(past, 2, EN)
    assert "@everyone" not in told
    assert "\\*\\*" in told


def test_unmarking_a_line_removes_markup_and_escapes() -> None:
    assert unmarked("**Force!** A\\_b plays \\*.") == "Force! A_b plays *."


def test_a_viewer_who_sat_out_a_deal_is_told_so() -> None:
    def told(step: Step) -> str:
        return words(replayed(step, EN))

    past = a_past(opened=False)
    assert EN("history-own-eyes") in told(Replay(past, 1, CATALOGUE).step(0))
    assert EN("history-spectator") in told(Replay(past, SPECTATOR, CATALOGUE).step(0))
    opened = told(Replay(replace(past, opened=True), 1, CATALOGUE).step(0))
    assert "still running" not in opened
    shared = replace(past, row=replace(past.row, source=Source("round", 1)))
    in_round = told(Replay(shared, 1, CATALOGUE).step(0))
    assert "look back at the deals of this round once it is over" in in_round
    assert "still running" not in in_round
    daily = replace(past, occasion=Day)
    for shut_deal in (told(Replay(daily, 1, CATALOGUE).step(0)), words(shut(daily, EN))):
        assert "look back at the deals of the day once the day is over" in shut_deal
        assert "running" not in shut_deal


def test_takebacks_are_not_steps_but_each_one_is_reported() -> None:
    driver = random_driver(CATALOGUE.find("skat"), random.Random(4))
    rng = random.Random(4)
    while driver.question is not None:
        if driver.taker is not None and len(driver.taken_back) < 3 and rng.random() < 0.2:
            driver.take_back(TAKE_BACK)
        kind = driver.question.kind
        driver.answer(AGREE if kind == TAKE_BACK else rng.choice(driver.question.answers))
    assert driver.taken_back
    replay = Replay(past_of(driver, opened=True), SPECTATOR, CATALOGUE)
    last = replay.step(replay.last)
    assert replay.last == len(driver.given) < len(driver.answered)
    assert all(decision.kind != TAKE_BACK for decision in last.decided)
    assert last.view.deal is not None
    assert last.view.deal.taken_back == driver.taken_back
    told = words(replayed(last, EN))
    assert f"↩ Taken back: {last.view.playing[driver.taken_back[0]].name}" in told
