"""History: lists of sessions and deals, one-line summaries, shared deals, performance and statistics."""

import random
import re
from collections import Counter
from dataclasses import replace

import pytest

from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Surface
from bot.language import Texts
from bot.panels.kit.cards import card_words
from bot.panels.kit.words import dealt, texts_of
from bot.panels.past.history import (
    DEALS_ON_PAGE,
    SESSIONS_ON_PAGE,
    DealList,
    Page,
    Purpose,
    history_deals,
    history_sessions,
    replayed,
)
from bot.panels.past.performance import (
    ENOUGH,
    Blunder,
    Judged,
    months_surface,
    performance_draft,
    performance_shared_draft,
    stats_surface,
)
from bot.panels.past.share import share_menu, shared_deal_draft, shared_hand_draft
from bot.panels.table.described import headline, results
from bot.past.replay import HAND, Replay, Step, as_ended, decisions_of
from bot.preferences import Personal
from game.computer.card_play.open_cards import OpenCards
from game.computer.judging import Judgement
from game.core.cards import Card
from game.core.parts import Telling
from game.core.record import results_of
from game.games.catalogue import CATALOGUE
from game.games.lupfen import LIECHTENSTEIN
from game.reports.past import Highlight, SeatResult
from game.reports.performance import JudgedChoice, JudgedDeal, Performance
from game.reports.statistics import Statistics
from game.table.view import TableView
from tests.bot.panels.reading import alts, buttons, complaints, components, presses, selects, words
from tests.bot.panels.support import EMOJIS
from tests.bot.past.test_decisions import BEN, blunder, written
from tests.bot.pasts import SPECTATOR, TABLE, a_line, a_past, a_session, past_of, pasts, played, renamed
from tests.game.games.shown import DE, EN, in_both_languages

for_both_purposes = pytest.mark.parametrize("purpose", ["history", "verify"])
HEBREW = "\u202e\u05dc\u05d9\u05dc\u05d4"
WICKED = ["**@everyone**", "<@1>" * 8, "Z̴̧̛̛̹̣͔" * 6, HEBREW, "x" * 32, "`#_[](", "", "🃏" * 32, "ä", "b"]


def contents(surface: Surface) -> str:
    return "\n".join(part["content"] for part in components(surface) if "content" in part)


# lists


@in_both_languages
@for_both_purposes
def test_full_pages_with_hostile_names_fit_and_mention_nobody(purpose: Purpose, texts: Texts) -> None:
    brought = [SeatResult(name, 10**12) for name in WICKED]
    sessions = [a_session(table=f"t{number}", results=brought) for number in range(SESSIONS_ON_PAGE)]
    listed = history_sessions(Page(sessions, 3, more=True), purpose, texts)
    lines = [a_line(99_000 + number, names=[WICKED[number], "Ben"]) for number in range(DEALS_ON_PAGE)]
    deals = history_deals(a_session(results=brought), DealList(Page(lines, 3, more=True)), purpose, texts)
    for surface in (listed, deals):
        assert [*complaints(surface)] == []
        assert "@everyone" not in contents(surface)
        assert "<@1>" not in contents(surface)


@for_both_purposes
def test_a_server_without_history_says_so(purpose: Purpose) -> None:
    surface = history_sessions(Page([], 0, more=False), purpose, EN)
    assert EN("history-empty") in words(surface)
    assert buttons(surface) == {}


@for_both_purposes
def test_sessions_are_numbered_continuously_and_selected_by_id_with_their_results(purpose: Purpose) -> None:
    sessions = [a_session(results=[SeatResult(name, 5)], table=table) for name, table in (("A", TABLE), ("B", "t2"))]
    surface = history_sessions(Page(sessions, 1, more=False), purpose, EN)
    (menu,) = selects(surface)
    assert [(option["value"], option["label"][:2]) for option in menu["options"]] == [(TABLE, "6."), ("t2", "7.")]
    lines = words(surface).splitlines()
    numbered = [place for place, line in enumerate(lines) if line.startswith(("6. <t:1700000000:f>", "7. <t:"))]
    assert [lines[place + 1] for place in numbered] == ["-# A +5", "-# B +5"]


@pytest.mark.parametrize(("number", "more", "turned"), [(0, True, {"1"}), (1, True, {"0", "2"}), (1, False, {"0"})])
def test_pages_turn_both_ways_and_stop_at_either_end(number: int, more: bool, turned: set[str]) -> None:
    shown = history_sessions(Page([a_session()], number, more=more), "verify", EN)
    assert {press.choice for press in presses(shown).values() if press.verb == Verb.VERIFY} == turned


def test_running_sessions_and_void_deals_are_marked() -> None:
    lines = [a_line(1), a_line(2, void=True), a_line(3, ended=None)]
    deals = history_deals(a_session(closed=None), DealList(Page(lines, 0, more=False)), "history", EN)
    told = words(deals).splitlines()
    marked = [line for line in told if line.startswith(("**1.", "**2.", "**3."))]
    assert [("void" in line, "running" in line) for line in marked] == [(False, False), (True, False), (False, True)]
    assert sum("still running" in line for line in told) >= 2


def test_files_are_offered_in_the_history_but_not_on_the_verification_page() -> None:
    page = DealList(Page([a_line()], 0, more=False))
    history, verify = (
        {press.verb for press in presses(history_deals(a_session(), page, purpose, EN)).values()}
        for purpose in ("history", "verify")
    )
    assert history >= {Verb.HISTORY_PAGE, Verb.HISTORY_CSV}
    assert verify == {Verb.VERIFY}


# a deal in one line


def ended(ruleset: str, seed: int) -> TableView:
    past = past_of(played(CATALOGUE.find(ruleset), random.Random(seed)), opened=False)
    return as_ended([past], CATALOGUE)[1]


def line_of(view: TableView, texts: Texts = EN) -> str:
    return headline(view, dealt(view), texts)


@pytest.mark.parametrize("ruleset", [ruleset.id for ruleset in CATALOGUE])
def test_every_deal_has_a_line_with_its_subjects_result(ruleset: str) -> None:
    for seed in range(6):
        past = past_of(played(CATALOGUE.find(ruleset), random.Random(seed)), opened=False)
        view = as_ended([past], CATALOGUE)[1]
        for texts in (EN, DE):
            line = line_of(view, texts)
            assert 5 < len(line) < 100
            assert "told" not in line
            assert "\n" not in line
            gain = line.rpartition(", ")[2]
            if ", " in line and gain[0] in "+−":
                who = next(number for number, seat in enumerate(view.playing) if seat.name in line)
                assert past.record is not None
                assert results_of(past.record)[who] == int(re.sub(r"[,.]", "", gain).replace("−", "-"))


def lifted() -> tuple[TableView, str]:
    """Find a deal whose lifter took every trick; return its headline as text."""
    for number in range(200):
        view = ended("lupfen-liechtenstein", number)
        deal = dealt(view)
        lifter = next((mark.seat for mark in deal.marks if mark.name == "lifter"), None)
        if lifter is not None and deal.taken[lifter] == 3 and deal.tricks:
            gain = next(each.gain for each in results(view.ruleset, deal) if each.seat == lifter)
            blind = " blind" if deal.mark("doubled") else ""
            name, price = view.playing[lifter].name, deal.mark("price")
            return view, f"{name} lifted{blind} for {price} and took every trick, +{gain}"
    raise AssertionError("nobody took every trick")


def test_a_game_without_its_own_texts_reports_the_best_result() -> None:
    view, line = lifted()
    assert line_of(view) == line
    plain = replace(view, ruleset=replace(view.ruleset, telling=Telling(headline=lambda _view: None)))
    assert line_of(plain) == f"{line.split()[0]} {line.split()[-1]}"


def test_the_deal_list_starts_with_the_biggest_win_and_loss() -> None:
    view, line = lifted()
    page = Page([a_line(1), a_line(2), a_line(3)], 0, more=True)
    highlights = [Highlight(7, "Anna", 31), Highlight(1, "B_n", -22)]
    deals = DealList(page, {1: view, 2: ended("skat", 0), 7: view}, highlights)
    surface = history_deals(a_session(), deals, "history", EN.with_emojis(EMOJIS))
    starts = ("🏆", "💸", "**1.", "**2.", "**3.")
    best, worst, first, _, third = (each for each in words(surface).splitlines() if each.startswith(starts))
    assert best == "🏆 Biggest win: **Anna +31** · Deal 7"
    assert worst == "💸 Biggest loss: **B\\_n −22** · Deal 1"
    assert first == f"**1.** {line}"
    assert "deals" in third
    (menu,) = selects(surface)
    assert [option["value"] for option in menu["options"]] == ["1", "2", "3", "7"]
    assert menu["options"][0]["label"] == f"Deal 1: {line}"
    assert not any("<:" in option["label"] for option in menu["options"])


def test_a_deal_under_older_rules_is_omitted_from_the_account() -> None:
    past = a_past()
    older = replace(past, row=replace(past.row, revision=past.row.revision + 1))
    assert as_ended([older, replace(past, record=None)], CATALOGUE) == {}


# sharing


def step_of(number: int = 0, viewer: int = SPECTATOR, *, opened: bool = True) -> Step:
    return Replay(a_past(opened=opened), viewer, CATALOGUE).step(number)


def shared_deal(step: Step, by: str, texts: Texts, *pictures: str) -> Surface:
    return shared_deal_draft(step, by, texts).showing([(name, b"") for name in pictures])


def shared_hand(step: Step, seat: int, cards: tuple[Card, ...], by: str, texts: Texts, *pictures: str) -> Surface:
    return shared_hand_draft(step, seat, cards, by, texts).showing([(name, b"") for name in pictures])


def test_a_deal_can_be_shared_once_its_seal_is_open() -> None:
    offered = [presses(replayed(step_of(0, 1, opened=each), EN)).values() for each in (True, False)]
    assert [Verb.SHARE in {press.verb for press in each} for each in offered] == [True, False]


def test_the_deal_and_all_hands_except_hidden_peoples_can_be_shared() -> None:
    step = step_of(0, 1)
    names = [seat.name for number, seat in enumerate(step.view.playing) if number != 1]
    shown = [f"{name}’s hand" for name in names]
    assert [*buttons(share_menu(step, frozenset({1}), EN))] == ["The whole deal", *shown, "◀ Back"]


@in_both_languages
def test_shared_deals_of_every_game_fit_and_name_open_hands_in_alt_text(texts: Texts) -> None:
    texts = texts.with_emojis(EMOJIS)
    for driver, past in pasts(opened=True, seeds=1):
        replay = Replay(past, SPECTATOR, CATALOGUE)
        for number in {0, replay.last // 4, replay.last}:
            step = replay.step(number)
            pictured = shared_deal(step, "**Ben**", texts, "table.png")
            hands = [zone for zone in step.zones if zone.name == HAND and zone.owner is not None]
            shared = [shared_hand(step, zone.owner or 0, zone.cards or (), "Ben", texts) for zone in hands]
            for surface in (
                pictured,
                shared_deal(step, "**Ben**", texts),
                share_menu(step, frozenset(), texts),
                *shared,
            ):
                assert [*complaints(surface)] == []
            held = [card for zone in hands for card in zone.cards or ()]
            assert held or number or not step.view.ruleset.hands
            own = texts_of(texts, step.view.ruleset)
            assert all(card_words(own, driver.deal.pack, card) in alts(pictured)[0] for card in held)


def test_a_shared_hand_names_its_owner_and_lists_cards_in_alt_text() -> None:
    step = step_of()
    deal = dealt(step.view)
    zone = next(zone for zone in step.zones if zone.name == HAND and zone.owner == 0)
    surface = shared_hand(step, 0, zone.cards or (), "Ben", EN, "hand.png")
    names = [card_words(EN, deal.pack, card) for card in zone.cards or ()]
    assert all(each in alts(surface)[0] for each in ("Anna", *names))
    assert EN("shared-hand-title", name="Anna", deal=EN("history-deal", number=1)) in words(surface)


def test_anybody_can_step_through_a_shared_deal_from_the_shown_step() -> None:
    assert presses(shared_deal(step_of(3), "Ben", EN))["Step through"] == Press(Verb.HISTORY_DEAL, TABLE, 1, 3)


def test_names_in_shared_messages_mention_nobody() -> None:
    step = Replay(renamed(a_past(), "**@everyone**"), SPECTATOR, CATALOGUE).step(0)
    shown = contents(shared_deal(step, "@everyone", EN)) + contents(shared_hand(step, 0, (), "@here", EN))
    assert "@everyone" not in shown
    assert "@here" not in shown


# performance

TO_ONESELF = {"You", "you", "your", "Your", "Du", "du", "dir", "deine", "Deine", "deinem"}
PICTURE = "deal-1-2.png"
HINDSIGHT = {1: OpenCards(made=64, best=71, trick=1), 3: OpenCards(made=80, best=62, trick=2)}


def joined_badly(*, cost: float = 20.0) -> Judged:
    """Return a judged deal in which Ben joined where dropping out was better."""
    past = written(blunder())
    decisions = decisions_of(past, BEN, CATALOGUE)
    assert decisions
    moment = decisions.moments[0]
    choice = JudgedChoice(moment.step, moment.given, Judgement("drop", cost, 1.0, -15.0))
    deal = JudgedDeal(past.table, 1, 0, past.opened, decisions.result, (choice,), money=-17)
    step = Replay(past, BEN, CATALOGUE).step(moment.step)
    found = [Blunder(deal, choice, step, moment.view)] if cost else []
    return Judged(Performance((deal,)), LIECHTENSTEIN, found, HINDSIGHT if cost else {})


def test_months_are_listed_once_there_are_several() -> None:
    (deal,) = joined_badly().performance.deals
    later = replace(deal, when=deal.when + 40 * 86_400)
    one, both = (
        words(months_surface(Performance((deal, other)), "lupfen", LIECHTENSTEIN, EN)) for other in (deal, later)
    )
    assert " · **" not in one
    assert "01/1970 · **20.0** per deal · one deal" in both
    assert "02/1970 · **20.0** per deal · one deal" in both


def test_private_statistics_say_you_and_public_ones_name_the_player() -> None:
    judged = joined_badly()
    told = [
        "**Deal 1** −17 chips, as in the history",
        "**Drop out** would have gained 20",
        "Deal 1 with all cards open: the declarer could have made **71** card points; the declarer made 64.",
        "the declarer could have made **62** card points from trick 2 on; the declarer made 80.",
        "**With a share of the pot** ",
        " of the chips in it are counted as ",
        "That is hindsight",
    ]
    own = performance_draft(judged, EN, Personal(), one=True).showing([(PICTURE, b"")])
    to_oneself = ["what the cards and the other players gave you\n", "You chose **Mit!", "Your cards: "]
    assert [each for each in (*told, *to_oneself) if each not in words(own)] == []
    shared = performance_shared_draft(judged, "Ben", EN).showing([(PICTURE, b"")])
    of_ben = ["Ben chose **Mit!", "each judged by what Ben could see then"]
    assert [each for each in (*told, *of_ben) if each not in words(shared)] == []
    for surface in (own, shared):
        alt = alts(surface)[0]
        assert ("Anna" in alt, "Pot" in alt, "**" in alt) == (True, True, False)
        assert list(complaints(surface)) == []


@in_both_languages
def test_shared_performance_never_addresses_the_reader(texts: Texts) -> None:
    for judged in (joined_badly(), joined_badly(cost=0.0)):
        told = words(performance_shared_draft(judged, "Ben", texts).showing(()))
        assert (texts("performance-faultless") in told) == (not judged.blunders)
        assert not {*told.replace("*", " ").replace(":", " ").split()} & TO_ONESELF


# statistics

RIVALS = {"person:2": "Ben", "person:3": "Clara", "person:4": "David", "person:5": "Emma"}


def counted_words(counted: Statistics, texts: Texts = EN, family: str = "lupfen") -> list[str]:
    surface = stats_surface("Anna", family, counted, RIVALS, {}, texts)
    assert [*complaints(surface)] == []
    return words(surface).splitlines()


@pytest.mark.parametrize(
    ("lifts", "won", "english", "german"),
    [
        (0, 0, "**Not lifted yet**", "**Noch nie gelupft**"),
        (1, 1, "**Lifted once** (20%), won chips", "**Einmal gelupft** (20 %), mit Gewinn"),
        (1, 0, "**Lifted once** (20%), won nothing", "**Einmal gelupft** (20 %), ohne Gewinn"),
        (2, 2, "**Lifted 2 times** (40%), won chips each time", "**2-mal gelupft** (40 %), jedes Mal mit Gewinn"),
        (2, 0, "**Lifted 2 times** (40%), never won chips", "**2-mal gelupft** (40 %), nie mit Gewinn"),
        (2, 1, "**Lifted 2 times** (40%), won chips once", "**2-mal gelupft** (40 %), davon einmal mit Gewinn"),
        (4, 3, "**Lifted 4 times** (80%), won chips 3 times", "**4-mal gelupft** (80 %), davon 3-mal mit Gewinn"),
    ],
)
def test_lifts_are_summarized_in_a_sentence(lifts: int, won: int, english: str, german: str) -> None:
    counted = Statistics(deals=5, lifts=lifts, lifts_won=won)
    assert english in counted_words(counted)
    assert german.replace(" %", "\N{NO-BREAK SPACE}%") in counted_words(counted, DE)


@pytest.mark.parametrize("family", CATALOGUE.families())
def test_no_percentages_are_given_for_only_a_few_deals(family: str) -> None:
    counted = Statistics(deals=ENOUGH - 1, lifts=2, lifts_won=1)
    counted.counts.update(dict.fromkeys(("declared", "picked", "closed", "surplus", "games"), 2))
    assert not any("%" in line for texts in (EN, DE) for line in counted_words(counted, texts, family))


def test_the_three_most_frequent_winners_and_losers_are_named_including_ties() -> None:
    lost = Counter({"person:5": 1, "person:4": 1, "person:3": 3, "person:2": 1})
    told = counted_words(Statistics(deals=9, beats=Counter({"person:4": 2}), beaten=lost))
    assert "**Has won most from:** David (2 deals)" in told
    assert "**Has lost most to:** Clara (3 deals), Ben (1 deal), David (1 deal), Emma (1 deal)" in told


def test_computers_are_excluded_from_most_won_from_and_most_lost_to() -> None:
    counted = Statistics(deals=9, beats=Counter({"computers": 7}), beaten=Counter({"computers": 1}))
    assert not [line for line in counted_words(counted) if "most" in line]
