"""The strip of the table above a hand: low, small in bytes, and with everything a decision needs."""

from dataclasses import replace

import pytest
from PIL import Image

from bot.pictures.packs import PACKS, PackName
from bot.pictures.scene import BoardScene, LaneScene, SeatScene, Style, TableScene
from bot.pictures.strip import BANNER, HEIGHT, WEIGHT, draw_strip, strip_picture
from tests.bot.pictures.looking import contrast, distance
from tests.bot.pictures.test_table import full

SWISS = Style("swiss")
THREE = TableScene(
    (
        SeatScene("Anna", tricks=1, played="roses-king", leads=True),
        SeatScene("Ben", dealer=True, notes=("lupft",)),
        SeatScene("Zoë", turn=True),
    ),
    pot=12,
    trump="bells-ober",
    stock=4,
)


def changed(scene: TableScene, seat: int, **facts: object) -> TableScene:
    """Return a table with a change to one seat."""
    seats = [*scene.seats]
    seats[seat] = replace(seats[seat], **facts)
    return replace(scene, seats=tuple(seats))


@pytest.mark.parametrize("count", range(2, 11))
@pytest.mark.parametrize("pack", ["swiss", "salzburg", "bavarian", "french"])
def test_full_strips_of_every_size_are_low_and_small_in_bytes(count: int, pack: PackName) -> None:
    scene = replace(full(count, pack), badge="Grand · Hand · Kontra")
    picture = strip_picture(scene, Style(pack, letter_marks=True))
    assert picture.width == 720
    assert picture.height / picture.width < 0.35
    assert len(picture.data) <= WEIGHT


@pytest.mark.parametrize(
    "other",
    [
        changed(THREE, 1, played="roses-ace"),
        changed(THREE, 1, state="out"),
        changed(THREE, 1, state="away"),
        changed(THREE, 1, declarer=True),
        changed(THREE, 1, notes=()),
        changed(THREE, 2, tricks=2),
        changed(THREE, 2, needed=3),
        changed(THREE, 2, lives=2),
        changed(THREE, 0, leads=False),
        changed(THREE, 0, won=True),
        changed(changed(THREE, 2, turn=False), 1, turn=True),
        replace(THREE, pot=13),
        replace(THREE, trump="roses-ober"),
        replace(THREE, trump=None, trump_suit="bells"),
        replace(THREE, stock=5),
        replace(THREE, open_cards=("shields-ober",)),
        replace(THREE, badge="Preis 4"),
    ],
)
def test_everything_needed_for_a_decision_is_visible(other: TableScene) -> None:
    one, two = draw_strip(THREE, SWISS), draw_strip(other, SWISS)
    assert one.size != two.size or distance(one, two) > 0.02


def test_eliminated_players_make_room_for_active_ones() -> None:
    codes = PACKS["swiss"].codes()
    crowd = TableScene(tuple(SeatScene(f"Seat {number}", played=codes[number]) for number in range(5)))
    gone = tuple(SeatScene(f"Gone {number}", state="out") for number in range(5))
    five, ten = draw_strip(crowd, SWISS), draw_strip(replace(crowd, seats=crowd.seats + gone), SWISS)
    cards = (0, 0, 720, HEIGHT - 40)
    assert distance(five.crop(cards), ten.crop(cards)) == 0
    assert distance(five, ten) > 0


@pytest.mark.parametrize("count", range(3, 9))
def test_names_are_legible_beside_open_cards(count: int) -> None:
    def table(name: str) -> Image.Image:
        seats = tuple(SeatScene(name, lives=3, laid=("clubs-ace", "hearts-ace", "clubs-ten")) for _ in range(count))
        scene = TableScene(seats, pot=3, stock=5, open_cards=("spades-ace", "spades-ten", "spades-king"))
        return draw_strip(scene, Style("french"))

    read = 5 if count > 6 else 7
    for letter in range(read):
        assert distance(table("nnnnnnnn"), table(f"{'n' * letter}u{'n' * (7 - letter)}")) > 0


def test_nothing_important_is_under_discords_corner_badge() -> None:
    bare = TableScene((SeatScene("Anna"), SeatScene("Ben")))
    gone = changed(changed(replace(THREE, pot=10**9), 1, state="out"), 0, played=None)
    lanes = (LaneScene((("clubs-ace",), ("clubs-king",))),) * 10
    moves = replace(bare, board=BoardScene((1, 0), lanes, rows=False))
    for scene, style in ((gone, SWISS), (moves, Style("french"))):
        one, other = (draw_strip(each, style).crop((0, HEIGHT - 72, 92, HEIGHT)) for each in (bare, scene))
        assert distance(one, other) == 0


def test_two_players_moves_are_drawn_in_two_rows() -> None:
    lanes = (LaneScene((("clubs-ace",), ("clubs-king",)), best=0), LaneScene((("hearts-ace",), ()), room=1))
    scene = TableScene((SeatScene("Anna", turn=True), SeatScene("Ben")), board=BoardScene((1, 0), lanes, rows=False))
    later = replace(scene, board=BoardScene((1, 0), (*lanes, LaneScene((("spades-ten",), ()))), rows=False))
    assert distance(draw_strip(scene, Style("french")), draw_strip(later, Style("french"))) > 0.5


def test_suit_symbols_are_legible_on_the_dark_background() -> None:
    strip = draw_strip(replace(THREE, badge="♣"), SWISS).crop((0, 0, 720, BANNER))
    pixels = [pixel for _, pixel in strip.getcolors(720 * BANNER) or [] if isinstance(pixel, tuple)]
    assert contrast(min(pixels, key=sum), max(pixels, key=sum)) > 4.5
