"""The ranking for the rules, and the small pictures on buttons."""

import pytest

from bot.pictures.packs import PACKS, PackName
from bot.pictures.ranking import ranking_picture
from bot.pictures.scene import Style
from tests.bot.pictures.looking import distance, seen


@pytest.mark.parametrize("pack", ["swiss", "salzburg", "french"])
def test_a_ranking_shows_all_ranks(pack: PackName) -> None:
    ranks = PACKS[pack].ranks
    picture = ranking_picture(ranks, Style(pack))
    assert picture.width == 720
    assert distance(seen(picture), seen(ranking_picture([*ranks[1:], ranks[0]], Style(pack)))) > 0.5


def test_a_ranking_may_show_another_suit() -> None:
    ranks, style = PACKS["swiss"].ranks, Style()
    assert distance(seen(ranking_picture(ranks, style)), seen(ranking_picture(ranks, style, suit="bells"))) > 1


@pytest.mark.parametrize("ranks", [[], ["queen"]])
def test_an_empty_or_foreign_ranking_is_refused(ranks: list[str]) -> None:
    with pytest.raises(ValueError, match=r"rank|card"):
        ranking_picture(ranks, Style())
