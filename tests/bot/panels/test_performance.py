"""A person's performance in words: addressed to themselves, and about them to everyone else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.discord_io.surface import Surface
from bot.language import Language, Texts
from bot.panels.past.performance import Blunder, Judged, months_surface, performance_draft, performance_shared_draft
from bot.past.decisions import decisions_of
from bot.past.replay import Replay
from bot.preferences import Personal
from game.computer.card_play.open_cards import OpenCards
from game.computer.judging import Judgement
from game.games.catalogue import CATALOGUE
from game.games.lupfen import LIECHTENSTEIN
from game.reports.performance import JudgedChoice, JudgedDeal, Performance
from tests.bot.panels.reading import GALLERY, complaints, components, words
from tests.bot.past.test_decisions import BEN, blunder, written

LANGUAGE = Language(strict=True)
ENGLISH, GERMAN = LANGUAGE.texts("en"), LANGUAGE.texts("de")
IN_BOTH = pytest.mark.parametrize("texts", [ENGLISH, GERMAN], ids=["en", "de"])
TO_ONESELF = ("You", "you", "your", "Your", "Du", "du", "dir", "deine", "Deine", "deinem")
PICTURE = "deal-1-2.png"
HINDSIGHT = {1: OpenCards(made=64, best=71, trick=1), 3: OpenCards(made=80, best=62, trick=2)}


def joined_badly(*, cost: float = 20.0) -> Judged:
    """Return a case: Ben joined where dropping out would have been better."""
    past = written(blunder())
    decisions = decisions_of(past, BEN, CATALOGUE)
    assert decisions
    moment = decisions.moments[0]
    choice = JudgedChoice(moment.step, moment.given, Judgement("drop", cost, 1.0, -15.0))
    deal = JudgedDeal(past.table, 1, 0, past.opened, decisions.result, (choice,), money=-17)
    step = Replay(past, BEN, CATALOGUE).step(moment.step)
    found = [Blunder(deal, choice, step, moment.view)] if cost else []
    return Judged(Performance((deal,)), LIECHTENSTEIN, found, HINDSIGHT if cost else {})


def alone(texts: Texts) -> Surface:
    return performance_draft(joined_badly(), texts, Personal(), one=True).showing([(PICTURE, b"")])


def shared(texts: Texts) -> Surface:
    return performance_shared_draft(joined_badly(), "Ben", texts).showing([(PICTURE, b"")])


def test_months_are_told_as_soon_as_there_are_several() -> None:
    (deal,) = joined_badly().performance.deals
    later = replace(deal, when=deal.when + 40 * 86_400)
    assert " · **" not in words(months_surface(Performance((deal, deal)), "lupfen", LIECHTENSTEIN, ENGLISH))
    both = words(months_surface(Performance((deal, later)), "lupfen", LIECHTENSTEIN, ENGLISH))
    assert "01/1970 · **20.0** per deal · one deal" in both
    assert "02/1970 · **20.0** per deal · one deal" in both


def test_one_is_told_ones_own_choices_and_what_was_better() -> None:
    english, german = words(alone(ENGLISH)), words(alone(GERMAN))
    assert "**Deal 1** −17 chips, as in the history" in english
    assert "**Spiel 1** −17 Chips, wie im Verlauf" in german
    assert "what the cards and the others brought you\n" in english
    assert "You chose **Mit!" in english
    assert "**Drop out** brings 20" in english
    assert "Your cards: " in english
    assert "Du hast **Mit!" in german
    assert "Deine Karten: " in german


def test_what_was_there_with_all_cards_open_is_told_as_hindsight() -> None:
    english, german = words(alone(ENGLISH)), words(shared(GERMAN))
    assert "Deal 1 with all cards open: **71** points were there for the declarer, 64 were made." in english
    assert "**62** points were there for the declarer from trick 2 on, 80 were made." in english
    assert "That is hindsight" in english
    assert "Spiel 1 bei offenen Karten: Für den Alleinspieler waren **71** Augen drin, geworden sind es 64." in german
    assert "waren ab Stich 2 **62** Augen drin" in german


def test_everybody_else_is_told_who_has_chosen_it() -> None:
    english, german = words(shared(ENGLISH)), words(shared(GERMAN))
    assert "Ben chose **Mit!" in english
    assert "each judged by what Ben could see then" in english
    assert "Ben hat **Mit!" in german
    assert "was Ben damals sehen konnte" in german
    for told in (english, german):
        assert not {*told.replace("*", " ").replace(":", " ").split()} & {*TO_ONESELF}, told


@IN_BOTH
def test_a_shared_one_without_a_blunder_speaks_to_nobody_either(texts: Texts) -> None:
    told = words(performance_shared_draft(joined_badly(cost=0.0), "Ben", texts).showing(()))
    assert texts("performance-faultless") in told
    assert not {*told.split()} & {*TO_ONESELF}, told


@IN_BOTH
def test_the_picture_of_a_position_says_what_is_to_be_seen_in_plain_words(texts: Texts) -> None:
    for surface in (alone(texts), shared(texts)):
        (picture,) = [part["items"][0] for part in components(surface) if part["type"] == GALLERY]
        assert "Anna" in picture["description"]
        assert "Pot" in picture["description"]
        assert "**" not in picture["description"]
        assert list(complaints(surface)) == []
