"""Only people who prefer German suits see French cards as German ones, in text and pictures."""

import re
from typing import Any

import pytest

from bot.language.stand_ins import GERMAN, held
from bot.panels.kit.cards import card_label, card_name, suit_name, trump_name
from bot.panels.table.hand import hand, hand_alt
from bot.panels.table.panel import panel
from bot.panels.table.scenes import hand_scene, style_of, table_scene
from bot.pictures import sprites
from bot.pictures.hand import hand_picture
from bot.pictures.packs import PACKS
from bot.pictures.scene import Style
from bot.preferences import Personal
from game.core.cards import PIQUET_32, SALZBURG_20, SWISS_20, WHIST_52, Pack
from game.games.catalogue import CATALOGUE
from tests.bot.panels.reading import components, rules_of, words
from tests.bot.panels.seated import seen
from tests.bot.panels.support import EMOJIS
from tests.game.games.schafkopf.support import dealt
from tests.game.games.shown import DE, EN

GERMAN_EN, GERMAN_DE = (texts.with_suits(Personal(german_suits=True).suits) for texts in (EN, DE))
FRENCH_WORDS = ("Kreuz", "Pik", "Karo", "Dame", "Bube", "♣", "♠", "♦", "♥")


@pytest.mark.parametrize(
    ("code", "english", "german"),
    [
        ("clubs-jack", "🌰 Unter of Acorns", "🌰 Eichel-Unter"),
        ("spades-queen", "🍃 Ober of Leaves", "🍃 Laub-Ober"),
        ("hearts-ace", "❤️ Ace of Hearts", "❤️ Herz-Ass"),
        ("diamonds-seven", "🔔 Seven of Bells", "🔔 Schellen-Sieben"),
    ],
)
def test_french_cards_have_german_names(code: str, english: str, german: str) -> None:
    card = PIQUET_32.card(code)
    assert card_name(GERMAN_EN, PIQUET_32, card) == english
    assert card_name(GERMAN_DE, PIQUET_32, card) == german
    assert card_label(GERMAN_DE, PIQUET_32, card) == german


def test_suit_names_and_emojis_are_german() -> None:
    drawn = GERMAN_DE.with_emojis(EMOJIS)
    assert suit_name(GERMAN_DE, PIQUET_32, "spades") == trump_name(GERMAN_DE, PIQUET_32, "spades") == "🍃 Laub"
    assert suit_name(drawn, PIQUET_32, "hearts").startswith(EMOJIS["hearts"])
    assert suit_name(DE.with_emojis(EMOJIS), PIQUET_32, "hearts").startswith(EMOJIS["plain-hearts"])


@pytest.mark.parametrize("pack", [WHIST_52, SWISS_20, SALZBURG_20], ids=lambda pack: pack.name)
def test_packs_without_german_equivalents_are_unchanged(pack: Pack) -> None:
    assert held(pack, GERMAN).pack is pack
    for card in pack.cards:
        assert card_name(GERMAN_DE, pack, card) == card_name(DE, pack, card)
    assert style_of(pack, GERMAN_DE) == style_of(pack, DE)


def test_subsets_of_the_32_card_pack_also_use_german_suits() -> None:
    part = Pack("part", PIQUET_32.cards[:3], "french")
    assert [card.code for card in held(part, GERMAN).pack.cards] == ["acorns-ace", "acorns-king", "acorns-ober"]


def test_each_card_is_drawn_as_its_german_equivalent() -> None:
    style, plain = style_of(PIQUET_32, GERMAN_DE), Style("salzburg", style_of(PIQUET_32, GERMAN_DE).letters)
    assert style.pack == "salzburg"
    for card in PIQUET_32.cards:
        shown = held(PIQUET_32, GERMAN).pack.cards[PIQUET_32.cards.index(card)]
        assert shown.code in PACKS["salzburg"].codes()
        assert sprites.card(card.code, style, 60) == sprites.card(shown.code, plain, 60)
    assert sprites.sign("clubs", style, 40) == sprites.sign("acorns", plain, 40)


def test_the_ace_of_a_german_hand_is_not_called_a_sow() -> None:
    assert style_of(PIQUET_32, GERMAN_DE).letters.rank("ace") == "A"
    assert style_of(SALZBURG_20, GERMAN_DE).letters.rank("ace") == "S"


def test_a_german_hand_keeps_the_games_own_answers() -> None:
    game = dealt("cQ sQ hQ dQ cJ sJ hJ dJ dA dT").say("A pick")
    view, deal = seen(game.driver, 1)
    text = words(hand(view, GERMAN_DE))
    assert "🌰 Eichel-Ober" in text
    assert "Trumpf Ober, Unter, Schellen" in text
    assert not [word for word in FRENCH_WORDS if word in text]
    assert hand_alt(deal, GERMAN_DE).startswith("Deine Karten: Eichel-Ober, Laub-Ober, Herz-Ober, Schellen-Ober")
    for code in ("clubs-queen", "diamonds-ten"):
        assert f"'{code}'" in str(components(hand(view, GERMAN_DE)))
    scene = hand_scene(deal, 0)
    assert scene[0].code == "clubs-queen"
    drawn = [hand_picture(scene, style_of(deal.pack, texts)).data for texts in (DE, GERMAN_DE)]
    assert drawn[0] != drawn[1]


def test_public_messages_keep_french_suits() -> None:
    view, deal = seen(dealt().say("A pass", "B pass", "C pass", "A cA").driver)
    assert "♣ Kreuz-Ass" in words(panel(view, DE))
    assert style_of(deal.pack, DE).pack == "french"
    assert table_scene(view, deal, DE).seats[0].played == "clubs-ace"


@pytest.mark.parametrize("ruleset", ["schafkopf", "schwimmen"])
@pytest.mark.parametrize("texts", [GERMAN_EN, GERMAN_DE], ids=["en", "de"])
def test_game_rules_can_be_explained_with_german_suits(ruleset: str, texts: Any) -> None:
    game = CATALOGUE.find(ruleset)
    text = re.split(r"\*\*(?:For example|Zum Beispiel)", words(rules_of(game, game.choose({}), texts)))[0]
    assert "Ober" in text
    assert "Unter" in text
    english = ("Clubs", "Spades", "Diamonds", "queen", "jack")
    assert not [word for word in (*FRENCH_WORDS, *english) if word in text]


def test_a_text_without_a_german_suit_variant_is_unchanged() -> None:
    assert GERMAN_DE("panel-title", ruleset="A", number=1) == DE("panel-title", ruleset="A", number=1)
    assert GERMAN_DE.plain.with_emojis({}).of_game("schafkopf").suits == GERMAN
