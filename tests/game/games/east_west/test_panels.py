"""East–West on screen, as far as the gallery does not show it: a board between two sides, rows by their names."""

from typing import Any

from bot.discord_io.surface import Surface
from bot.panels.past.performance import stats_surface
from bot.panels.table.panel import panel
from bot.panels.table.scenes import table_scene
from bot.panels.table.summary import closed_summary, summary
from bot.pictures.scene import BoardScene
from game.core.record import record_of
from game.games.east_west import EAST_WEST
from game.reports.statistics import PlayedDeal, statistics_of
from tests.bot.panels.reading import words
from tests.bot.panels.seated import table_view_of
from tests.game.games.east_west.test_examples import ALIKE, played
from tests.game.games.shown import DE, EN, in_both_languages, told
from tests.game.games.support import Game, example


def after(number: int) -> Game:
    """Return the game of EW-8 after a number of answers."""
    return example(EAST_WEST, "one-tied", number)


def public(game: Game, texts: Any = EN, picture: str = "") -> Surface:
    view = table_view_of(game.driver, None)
    return summary(view, texts, picture) if game.over else panel(view, texts, picture)


def board(game: Game, texts: Any = EN) -> BoardScene:
    view = table_view_of(game.driver, None)
    assert view.deal is not None
    scene = table_scene(view, view.deal, texts).board
    assert scene is not None
    return scene


def test_the_board_is_shown_between_west_and_east_with_the_drawn_card() -> None:
    scene = board(after(0))
    assert (scene.seats, scene.rows, scene.ready) == ((0, 1), True, "hearts-seven")
    assert [lane.between for lane in scene.lanes] == [("hearts-jack",), ("spades-king",), ("clubs-eight",)]
    assert [lane.room for lane in scene.lanes] == [4] * 3
    scene = board(after(2))
    assert (scene.lanes[0].sides, scene.lanes[2].sides) == ((("hearts-seven",), ()), ((), ("spades-jack",)))


def test_a_row_is_named_as_soon_as_it_is_full() -> None:
    for number in range(20):
        for lane in board(after(number)).lanes:
            assert [bool(word) for word in lane.words] == [len(cards) == 4 for cards in lane.sides]
            assert lane.best is None


def test_the_result_is_reported_row_by_row() -> None:
    game = after(20)
    read = words(public(game))
    assert "**Top · Anna**: Flush, king high – Ben: High card ace" in read
    assert "**Middle · tied**: Anna Straight, king high – Ben Straight, king high" in read
    assert "**Bottom · Anna**: Full house: eights over aces – Ben: Three sevens" in read
    assert [lane.best for lane in board(game).lanes] == [0, None, 0]
    read = words(public(game, DE))
    assert "**Oben · Anna**: Flush bis König – Ben: Höchste Karte Ass" in read
    assert "**Mitte · unentschieden**: Anna Straße bis König – Ben Straße bis König" in read
    assert "**Unten · Anna**: Full House: Achter, Asse – Ben: Drilling Siebener" in read


def test_a_drawn_game_is_reported_as_a_draw() -> None:
    game = played("cJ cT d8", *ALIKE)
    assert "The game is drawn." in words(public(game))
    assert "unentschieden" in words(closed_summary(table_view_of(game.driver, None), DE))


def test_the_log_says_where_each_card_was_placed() -> None:
    lines = told(after(20))
    assert lines[0] == "Top row, shared card: ♥ Jack of Hearts."
    assert sum(" lays " in line for line in lines) == 24
    assert "Top: Anna wins with a flush." in lines
    assert "Middle: both hands are worth the same." in lines


@in_both_languages
def test_statistics_count_games_and_rows(texts: Any) -> None:
    deals = [PlayedDeal("k3v9", ("a", "b"), record_of(game.driver)) for game in (after(20), played("cJ cT d8", *ALIKE))]
    counted = statistics_of("a", deals, {"k3v9": 1}, EAST_WEST.telling.counts)
    assert dict(counted.counts) == {
        "games-won": 1, "games-drawn": 1, "rows-won": 2, "clean-sweeps": 0, "strong-hands": 4,
    }  # fmt: skip
    read = words(stats_surface("Anna", "east-west", counted, {}, {}, texts))
    assert ("**Rows won** 2" in read) or ("**Reihen gewonnen** 2" in read)
