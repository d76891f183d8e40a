"""The ranking for the rules."""

import pytest

from bot.pictures.packs import PACKS, PackName
from bot.pictures.ranking import ranking_picture
from bot.pictures.scene import Face, Style
from tests.bot.pictures.looking import distance, seen


@pytest.mark.parametrize("pack", ["swiss", "salzburg", "bavarian", "french"])
def test_a_ranking_shows_all_cards_in_order(pack: PackName) -> None:
    suits, style = PACKS[pack].suits, Style(pack)
    cards = [code for code in PACKS[pack].codes() if code.startswith(suits[0])]
    picture = ranking_picture(cards, suits, style)
    assert picture.width == 720
    assert distance(seen(picture), seen(ranking_picture([*cards[1:], cards[0]], suits, style))) > 0.5


def test_a_ranking_may_mix_suits_and_omit_some() -> None:
    style = Style("french")
    mixed = ranking_picture(["clubs-jack", "spades-jack", "hearts-ace"], ("clubs", "spades", "hearts"), style)
    assert distance(seen(mixed), seen(ranking_picture(["clubs-jack"] * 3, ("clubs",), style))) > 1


def test_cards_without_artwork_are_ranked_by_name() -> None:
    faces = (Face("stones-big", "Big", "Stones"), Face("stones-small", "Small", "Stones"))
    picture = ranking_picture([face.code for face in faces], ("stones",), Style("", faces=faces))
    assert distance(seen(picture), seen(ranking_picture(["stones-big"] * 2, ("stones",), Style("", faces=faces)))) > 0.2


@pytest.mark.parametrize("cards", [[], ["roses-queen"]])
def test_an_empty_or_foreign_ranking_is_refused(cards: list[str]) -> None:
    with pytest.raises(ValueError, match="card"):
        ranking_picture(cards, ("roses",), Style())
