"""Games that nobody here has heard of go through everything: panels, hands, pictures, rules, replay, statistics."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from bot.display.scenes import hand_scene, style_for, style_of, table_scene
from bot.language import Language, Texts
from bot.panels.kit.surface import Surface
from bot.panels.past.history import replayed
from bot.panels.past.stats import stats_surface
from bot.panels.personal.practice import practice_surface
from bot.panels.rules.editor import Part, pages_of, rules_editor
from bot.panels.rules.text import ranked, rules_text
from bot.panels.table.hand import hand
from bot.panels.table.lobby import closed_lobby, lobby
from bot.panels.table.panel import panel
from bot.panels.table.private import happened, last_trick, more, reminder
from bot.panels.table.session import session_end, session_transfers
from bot.panels.table.summary import closed_summary, summary
from bot.past.replay import Replay
from bot.past.session_page import deal_section
from bot.pictures.hand import hand_picture
from bot.pictures.ranking import ranking_picture
from bot.pictures.table import table_picture
from bot.preferences import Personal
from game.core.driver import Driver
from game.core.rulesets import Ruleset
from game.reports.statistics import PlayedDeal, statistics_of
from tests.bot.panels.reading import complaints, words
from tests.bot.panels.seated import dealt, moments, table_view_of
from tests.bot.panels.support import EMOJIS
from tests.bot.panels.toys import EVERYTHING, GUESSES, PEBBLES, POND, TOYS
from tests.bot.pasts import past_of

LANGUAGE = Language(strict=True)
LANGUAGE.show(EMOJIS)
LIKES = Personal(large=True, letter_marks=True, four_colour=True)
toy = pytest.mark.parametrize("ruleset", TOYS, ids=lambda ruleset: ruleset.id)
in_both_languages = pytest.mark.parametrize("locale", ["en", "de"])


def deals(ruleset: Ruleset[Any], seeds: int = 2) -> Iterator[tuple[Driver, random.Random]]:
    """Begin deals at the smallest, the best and the largest table."""
    for seats in sorted({ruleset.least_seats, ruleset.best_seats, ruleset.most_seats}):
        for seed in range(seeds):
            rng = random.Random(f"{ruleset.id} {seats} {seed}")
            yield dealt(ruleset, seats, rng), rng


def surfaces(driver: Driver, texts: Texts) -> Iterator[Surface]:
    """Give everything that is shown of a moment, as text and with pictures."""
    everybody = table_view_of(driver, None)
    if driver.outcome:
        yield from (summary(everybody, texts), summary(everybody, texts, "table.png"), closed_summary(everybody, texts))
        over = table_view_of(driver, None, phase="over")
        yield session_end(over, session_transfers(over), texts, "chart.webp")
        return
    yield from (lobby(everybody, texts), closed_lobby(everybody, texts))
    yield from (panel(everybody, texts), panel(everybody, texts, "table.png"), reminder(everybody, texts))
    for viewer in range(1, driver.deal.seats + 1):
        own = table_view_of(driver, viewer)
        yield from (hand(own, texts), hand(own, texts, "hand.webp"), happened(own, texts), last_trick(own, texts))
        yield more(own, texts)


@toy
@in_both_languages
def test_every_moment_of_a_deal_is_one_that_discord_takes(ruleset: Ruleset[Any], locale: str) -> None:
    texts = LANGUAGE.texts(locale)
    for driver, rng in deals(ruleset):
        for now in moments(driver, rng):
            for surface in surfaces(now, texts):
                assert list(complaints(surface)) == []
                assert words(surface)


@toy
def test_every_moment_is_drawn(ruleset: Ruleset[Any]) -> None:
    texts = LANGUAGE.texts("de")
    for driver, rng in deals(ruleset, seeds=1):
        for now in moments(driver, rng):
            view = table_view_of(now, None)
            assert view.deal is not None
            assert table_picture(table_scene(view, view.deal, texts), style_for(view.deal, texts, LIKES)).data
        for seat in range(driver.deal.seats):
            own = table_view_of(driver, seat + 1).deal
            assert own is not None
            if own.hand(seat).count:
                assert hand_picture(hand_scene(own, seat), style_for(own, texts, LIKES)).data


@toy
@in_both_languages
def test_the_rules_and_their_form_are_shown(ruleset: Ruleset[Any], locale: str) -> None:
    texts, pack = LANGUAGE.texts(locale), ruleset.pack(ruleset.choose({}), ruleset.best_seats)
    shown = [rules_text(ruleset, ruleset.choose({}), texts, "ranking.webp")]
    codes = tuple(card.code for card in ranked(ruleset, pack))
    view = table_view_of(dealt(ruleset, ruleset.best_seats, random.Random(1)), None)
    shown += [rules_editor(view, texts, (), part=Part(page)) for page in range(len(pages_of(ruleset)))]
    assert all(list(complaints(surface)) == [] for surface in shown)
    assert ranking_picture(codes, pack.suits, style_of(pack, texts)).data


@toy
@in_both_languages
@pytest.mark.parametrize("opened", [True, False])
def test_past_deals_are_told_step_by_step_and_on_a_page(ruleset: Ruleset[Any], locale: str, opened: bool) -> None:
    texts = LANGUAGE.texts(locale)
    for driver, rng in deals(ruleset, seeds=1):
        for _ in moments(driver, rng):
            pass
        replay = Replay(past_of(driver, opened=opened), 1, EVERYTHING)
        for number in range(replay.last + 1):
            assert list(complaints(replayed(replay.step(number), texts))) == []
        assert deal_section(past_of(driver, opened=opened), replay.step(replay.last), texts)


@toy
@in_both_languages
def test_practice_and_statistics_are_shown(ruleset: Ruleset[Any], locale: str) -> None:
    texts = LANGUAGE.texts(locale)
    rng = random.Random(ruleset.id)
    driver = dealt(ruleset, ruleset.best_seats, rng)
    for now in moments(driver, rng):
        advice = now.question.write(now.question.safe) if now.question and now.seat == 0 else ""
        assert list(complaints(practice_surface(table_view_of(now, 1), advice, texts))) == []
    past = past_of(driver, opened=True)
    assert past.record is not None
    counted = statistics_of(
        "person:1", [PlayedDeal("k3v9", past.row.accounts, past.record)], {"k3v9": 5}, ruleset.counts
    )
    surface = stats_surface("Anna", ruleset.family, counted, {}, {"k3v9": 1}, texts)
    assert list(complaints(surface)) == []
    assert ("bids 1" in words(surface)) == (ruleset is PEBBLES)


def everything_told(ruleset: Ruleset[Any], seats: int, seed: str) -> str:
    """Give all that is said in public about a deal, in English."""
    rng, texts = random.Random(seed), LANGUAGE.texts("en").plain
    driver = dealt(ruleset, seats, rng)
    told: list[str] = []
    for now in moments(driver, rng):
        view = table_view_of(now, None)
        told += [words(panel(view, texts) if now.outcome is None else summary(view, texts))]
    return "\n".join(told)


def test_a_game_without_a_pot_shows_none() -> None:
    for ruleset in (PEBBLES, GUESSES):
        told = everything_told(ruleset, ruleset.best_seats, "no pot")
        assert "Pot" not in told
        assert "pot" not in told


def test_a_game_without_tricks_shows_neither_trumps_nor_tricks() -> None:
    for ruleset in (POND, GUESSES):
        told = everything_told(ruleset, 2, "no tricks")
        assert "rump" not in told
        assert "rick" not in told


def test_a_game_without_chips_and_points_has_no_results_of_zero() -> None:
    rng = random.Random(5)
    driver = dealt(GUESSES, 2, rng)
    for _ in moments(driver, rng):
        pass
    view = table_view_of(driver, None)
    told = words(summary(view, LANGUAGE.texts("en")))
    assert "**0**" not in told
    assert "Anna" not in told.split("So far")[0]
    assert "Who pays whom" not in words(session_end(view, session_transfers(view), LANGUAGE.texts("en")))
