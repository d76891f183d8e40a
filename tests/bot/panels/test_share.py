"""The parts of a past deal that can be shown to the channel, and how they look there."""

from __future__ import annotations

import pytest

from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Surface
from bot.language import Language, Texts
from bot.panels.kit.words import card_words
from bot.panels.past.history import replayed
from bot.panels.past.share import share_menu, shared_deal, shared_hand
from bot.past.replay import HAND, Replay
from game.games.catalogue import CATALOGUE
from tests.bot.panels.reading import GALLERY, buttons, complaints, components, words
from tests.bot.panels.support import EMOJIS
from tests.bot.pasts import SPECTATOR, a_past, pasts, renamed

BOTH = [Language(strict=True).texts("en"), Language(strict=True).texts("de")]
ENGLISH = BOTH[0]
in_both_languages = pytest.mark.parametrize("texts", BOTH, ids=["en", "de"])


def verbs(surface_buttons: dict[str, str]) -> set[str]:
    return {press.verb for custom_id in surface_buttons.values() if (press := Press.read(custom_id))}


def alt_of(surface: Surface) -> str:
    return next(str(part["items"][0]["description"]) for part in components(surface) if part["type"] == GALLERY)


def test_a_deal_is_offered_for_sharing_once_its_seal_is_open() -> None:
    def offered(*, opened: bool) -> bool:
        step = Replay(a_past(opened=opened), 1, CATALOGUE).step(0)
        return Verb.SHARE in verbs(buttons(replayed(step, ENGLISH)))

    assert offered(opened=True)
    assert not offered(opened=False)


def test_the_whole_deal_and_every_hand_are_offered_but_those_of_people_who_hide() -> None:
    step = Replay(a_past(), 1, CATALOGUE).step(0)
    labels = [*buttons(share_menu(step, frozenset({1}), ENGLISH))]
    names = [seat.name for seat in step.view.playing]
    shown = [f"Hand of {name}" for name in names if name != names[1]]
    assert labels == ["The whole deal", *shown, "◀ Back"]


@in_both_languages
def test_shared_deals_and_hands_of_every_game_fit_with_and_without_a_picture(texts: Texts) -> None:
    texts = texts.with_emojis(EMOJIS)
    for _, past in pasts(opened=True, seeds=1):
        replay = Replay(past, SPECTATOR, CATALOGUE)
        for number in {0, replay.last // 2, replay.last}:
            step = replay.step(number)
            for picture in ("", "table.png"):
                assert [*complaints(shared_deal(step, "**Ben**", texts, picture))] == []
            assert [*complaints(share_menu(step, frozenset(), texts))] == []
            for zone in step.zones:
                if zone.name == HAND and zone.owner is not None:
                    assert [*complaints(shared_hand(step, zone.owner, zone.cards or (), "Ben", texts))] == []


@in_both_languages
def test_a_shared_hand_says_whose_it_is_and_names_its_cards_in_the_alt_text(texts: Texts) -> None:
    step = Replay(a_past(), SPECTATOR, CATALOGUE).step(0)
    deal = step.view.deal
    assert deal is not None
    zone = next(zone for zone in step.zones if zone.name == HAND and zone.owner == 0)
    surface = shared_hand(step, 0, zone.cards or (), "Ben", texts, "hand.png")
    alt = alt_of(surface)
    assert step.view.playing[0].name in alt
    assert all(card_words(texts, deal.pack, card) in alt for card in zone.cards or ())
    assert texts("shared-hand-title", name="Anna", deal=texts("history-deal", number=1)) in words(surface)


@in_both_languages
def test_the_alt_text_of_an_open_deal_names_every_hand(texts: Texts) -> None:
    for driver, past in pasts(opened=True, seeds=1):
        replay = Replay(past, SPECTATOR, CATALOGUE)
        step = replay.step(replay.last // 4)
        surface, pack = shared_deal(step, "Ben", texts, "table.png"), driver.deal.pack
        alt = alt_of(surface)
        held = [card for zone in step.zones if zone.name == HAND for card in zone.cards or ()]
        assert held or not step.view.ruleset.hands
        assert all(card_words(texts, pack, card) in alt for card in held)


def test_everybody_can_step_through_a_shared_deal_from_where_it_was_shown() -> None:
    step = Replay(a_past(), SPECTATOR, CATALOGUE).step(3)
    press = Press.read(buttons(shared_deal(step, "Ben", ENGLISH))["Step through"])
    assert press == Press(Verb.HISTORY_DEAL, step.view.id, 1, 3)


def test_names_in_what_is_shared_mention_nobody() -> None:
    step = Replay(renamed(a_past(), "**@everyone**"), SPECTATOR, CATALOGUE).step(0)
    for surface in (shared_deal(step, "@everyone", ENGLISH), shared_hand(step, 0, (), "@here", ENGLISH)):
        shown = "\n".join(part["content"] for part in components(surface) if "content" in part)
        assert "@everyone" not in shown
        assert "@here" not in shown
