"""The picture of the table shows all public information, and nothing twice."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.pictures import layout
from bot.pictures.amounts import Digits, short, signed
from bot.pictures.packs import PACKS, Letters, PackName
from bot.pictures.pixels import light_png
from bot.pictures.scene import Face, Picture, Presence, SeatScene, Style, TableScene
from bot.pictures.strip import strip_picture
from bot.pictures.table import draw_table, table_picture
from tests.bot.pictures.looking import distance, seen

SWISS = Style("swiss")
WILD = [
    "Ben 🎉 Müller",
    "محمد بن سلمان الطويل جدا",
    "W" * 32,
    "👩🏽‍🚀" * 12,
    "Z̸̢̛͓̳͝a̵͉̐l̶̡͑g̷͔̀o̶",
    "山田太郎山田太郎山田太郎",
    "\u200b",
    "Anna",
]
PLAIN = TableScene(
    (
        SeatScene("Anna", chips=12, cards=2, tricks=1, played="roses-king", leads=True),
        SeatScene("Ben", chips=-8, cards=3, dealer=True),
        SeatScene("Zoë", chips=0, cards=3, turn=True),
    ),
    pot=12,
    reserve=3,
    trump="bells-ober",
    stock=4,
)


def full(count: int, pack: PackName, *, note: str = "note") -> TableScene:
    """Return a table with everything on it."""
    codes = PACKS[pack].codes()
    states = ("in", "in", "in", "away", "out", "in", "in", "in", "empty", "in")
    seats = tuple(
        SeatScene(
            WILD[number % 8], 10**number, cards=6, tricks=number, needed=number % 3, played=codes[number],
            leads=number == 1, dealer=number == 0, turn=number == 2, declarer=number == 1, state=states[number],
            computer=number % 2 == 0, face="vreni" if number % 4 == 0 else "", stars=number % 4, notes=(note, note),
        )
        for number in range(count)
    )  # fmt: skip
    return TableScene(seats, "ccw", 123_456, 10**12, trump=codes[-1], stock=32)


@pytest.mark.parametrize("count", range(2, 11))
@pytest.mark.parametrize("pack", ["swiss", "salzburg", "bavarian", "french"])
def test_full_tables_of_every_size_are_drawn_and_small_in_bytes(count: int, pack: PackName) -> None:
    picture = table_picture(full(count, pack), Style(pack, letter_marks=True))
    assert (picture.width, picture.height) == (720, layout.SHAPES[count].height)
    assert picture.media_type == "image/png"
    assert len(picture.data) <= (70 if count >= layout.CROWDED else 60) * 1024


@pytest.mark.parametrize("count", range(2, 7))
def test_a_table_picture_stays_low_even_with_text_above_it(count: int) -> None:
    assert (layout.SHAPES[count].height + layout.BANNER) / layout.WIDTH <= 0.7


@pytest.mark.parametrize("count", range(2, 11))
def test_nothing_is_drawn_under_discords_corner_badge(count: int) -> None:
    scene = full(count, "swiss", note="")
    bare = replace(scene, pot=None, reserve=None)
    drawn, empty = (draw_table(each, SWISS) for each in (scene, bare))
    corner = (0, drawn.height - 60, layout.BANK - 2, drawn.height)
    assert distance(drawn.crop(corner), empty.crop(corner)) == 0


@pytest.mark.parametrize("pack", ["swiss", "salzburg", "bavarian", "french"])
def test_reducing_the_palette_changes_the_picture_little(pack: PackName) -> None:
    style = Style(pack, four_colour=True)
    drawn = draw_table(full(6, pack), style)
    kept = seen(table_picture(full(6, pack), style))
    assert distance(drawn, kept) < 2
    assert max(ImageStat.Stat(ImageChops.difference(drawn, kept)).rms) < 4


def test_an_oversized_picture_is_saved_with_fewer_colours() -> None:
    motley = Image.effect_noise((64, 64), 200).convert("RGB")
    few, fewer = (seen(light_png(motley, limit=limit)).getcolors() for limit in (64 * 64, 1))
    assert len(few or ()) > len(fewer or ()) > 8


CHANGES: dict[str, TableScene] = {
    "direction": replace(PLAIN, direction="ccw"),
    "pot": replace(PLAIN, pot=13),
    "no pot": replace(PLAIN, pot=None),
    "reserve": replace(PLAIN, reserve=None),
    "trump": replace(PLAIN, trump="bells-under"),
    "trump suit": replace(PLAIN, trump=None, trump_suit="bells"),
    "stock": replace(PLAIN, stock=5),
    "open cards": replace(PLAIN, open_cards=("roses-ace",)),
    "badge": replace(PLAIN, badge="Price 3"),
}
SEAT_CHANGES: dict[str, SeatScene] = {
    name: replace(PLAIN.seats[0], **change)
    for name, change in {
        "name": {"name": "Anne"},
        "chips": {"chips": 13},
        "no chips": {"chips": None},
        "cards": {"cards": 1},
        "many cards": {"cards": 9},
        "tricks": {"tricks": 2},
        "played": {"played": "roses-ober"},
        "leads": {"leads": False},
        "dealer": {"dealer": True},
        "turn": {"turn": True},
        "out": {"state": "out"},
        "away": {"state": "away"},
        "empty": {"state": "empty"},
        "computer": {"computer": True},
        "note": {"notes": ("lifts",)},
        "declarer": {"declarer": True},
        "tricks needed": {"needed": 3},
        "points": {"points": 12},
        "lives": {"lives": 2, "lives_of": 3},
        "cards before the seat": {"laid": ("roses-ace", "roses-under")},
    }.items()
}
ALL_CHANGES = CHANGES | {
    f"seat: {name}": replace(PLAIN, seats=(seat, *PLAIN.seats[1:])) for name, seat in SEAT_CHANGES.items()
}


@pytest.mark.parametrize("change", ALL_CHANGES)
def test_everything_is_visible_even_without_colour(change: str) -> None:
    before, after = (seen(table_picture(scene, SWISS)).convert("L") for scene in (PLAIN, ALL_CHANGES[change]))
    assert before.size != after.size or distance(before, after) > 0.02


def alone(seat: SeatScene) -> Image.Image:
    """Return the plate of a seat, without colour."""
    scene = TableScene((seat, SeatScene("Ben")))
    x, y = layout.places(2, "cw")[0].plate
    return seen(table_picture(scene, SWISS)).convert("L").crop((x - 89, y - 41, x + 89, y + 41))


def test_a_computers_stars_yield_to_a_note_that_does_not_fit_beside_them() -> None:
    def edge(stars: int, note: str) -> Image.Image:
        scene = TableScene((SeatScene("Anna", stars=stars, notes=(note,)), SeatScene("Ben")))
        x, y = layout.places(2, "cw")[0].plate
        return seen(table_picture(scene, SWISS)).convert("L").crop((x - 110, y - 80, x + 110, y + 80))

    long = "passes and plays alone"
    assert distance(edge(3, long), edge(0, long)) == 0, "the stars give way to a long note"
    assert distance(edge(3, "lifts"), edge(0, "lifts")) > 0.5


LIVES = ((-1, 3), (0, 3), (1, 3), (2, 3), (3, 3), (6, 9), (7, 9))
STATES: tuple[Presence, ...] = ("in", "out", "away", "empty")


@pytest.mark.parametrize(
    "seats",
    [
        [SeatScene("Anna", lives=lives, lives_of=of) for lives, of in LIVES],
        [SeatScene("Anna", chips=12, cards=2, state=state) for state in STATES],
    ],
    ids=["lives", "states"],
)
def test_lives_swimming_out_and_away_all_look_different(seats: list[SeatScene]) -> None:
    assert all(distance(one, other) > 0.5 for one, other in combinations(map(alone, seats), 2))


def test_lives_take_precedence_over_points_and_points_over_chips() -> None:
    assert distance(alone(SeatScene("Anna", lives=2, points=5, chips=9)), alone(SeatScene("Anna", lives=2))) == 0
    assert distance(alone(SeatScene("Anna", points=5, chips=9)), alone(SeatScene("Anna", points=5))) == 0
    assert distance(alone(SeatScene("Anna", points=5)), alone(SeatScene("Anna", chips=5))) > 0.5


def middle(scene: TableScene, style: Style = SWISS) -> Image.Image:
    return seen(table_picture(scene, style)).crop((200, 110, 520, 350))


@pytest.mark.parametrize("count", range(2, 11))
def test_middle_cards_are_large_without_touching_nameplates(count: int) -> None:
    width, step = layout.middle(count, 3, crowded=False)
    assert width >= 100
    left, right = 360 - step - width / 2, 360 + step + width / 2
    plates = [place.plate for place in layout.places(count, "cw")]
    level = layout.SHAPES[count].centre[1]
    beside = [x for x, y in plates if abs(y - level) < 41 + width * 0.8]
    assert all(x + 89 <= left or x - 89 >= right for x in beside)


Edges = tuple[float, float, float, float]


def around(middle: tuple[int, int], width: int) -> Edges:
    """Return the edges of a card around a point."""
    x, y = middle
    height = width * 372 / 240
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def meet(one: Edges, other: Edges) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("count", range(2, 9))
def test_the_corners_of_three_cards_at_every_seat_are_visible(count: int) -> None:
    places = layout.places(count, "cw")
    plates = [(x - 89, y - 41, x + 89, y + 41) for x, y in (place.plate for place in places)]
    width, step = layout.middle(count, 3, crowded=True)
    level = layout.SHAPES[count].centre[1]
    lying = [around((360 + shift, level), width) for shift in (-step, 0, step)]
    laid = [[around(layout.laid(place, count, n, 3), layout.LAID) for n in range(3)] for place in places]
    for seat, cards in enumerate(laid):
        beside = [card for other in laid if other is not cards for card in other]
        for number, (left, top, _, _) in enumerate(cards):
            corner = (left, top, left + 15, top + 32)
            assert not any(meet(corner, other) for other in (*plates, *lying, *beside, *cards[number + 1 :])), seat


def test_a_widow_is_drawn_face_down_in_the_middle_until_play_starts() -> None:
    waiting = replace(PLAIN, seats=tuple(replace(seat, played=None) for seat in PLAIN.seats))
    assert distance(middle(waiting), middle(replace(waiting, hidden=2))) > 10
    assert table_picture(PLAIN, SWISS) == table_picture(replace(PLAIN, hidden=2), SWISS)


def test_the_badge_is_above_the_table_and_changes_nothing_below() -> None:
    bare, badged = (seen(table_picture(replace(PLAIN, badge=badge), SWISS)) for badge in ("", "Three, Hand"))
    assert badged.height == bare.height + layout.BANNER
    assert distance(bare, badged.crop((0, layout.BANNER, 720, badged.height))) < 0.5


FACES = (Face("red_stones-big", "Big", "Red stones"), Face("blue_stones-big", "Big", "Blue stones"))


def test_cards_without_artwork_are_shown_as_text() -> None:
    style = Style("", faces=FACES)
    scenes = [TableScene((SeatScene("Anna", played=face.code), SeatScene("Ben")), trump=face.code) for face in FACES]
    one, other = (seen(table_picture(scene, style)) for scene in scenes)
    assert distance(one, other) > 0.2
    with pytest.raises(ValueError, match="no card"):
        table_picture(TableScene((SeatScene("Anna", played="roses-ace"), SeatScene("Ben"))), style)


@pytest.mark.parametrize("name", WILD)
def test_a_name_changes_only_its_nameplate(name: str) -> None:
    scenes = [replace(PLAIN, seats=(replace(PLAIN.seats[0], name=n), *PLAIN.seats[1:])) for n in ("Ann", name)]
    one, other = (seen(table_picture(scene, SWISS)) for scene in scenes)
    x, y = layout.places(3, "cw")[0].plate
    half_width, half_height = layout.PLATE[0] // 2, layout.PLATE[1] // 2
    for image in (one, other):
        image.paste("black", (x - half_width - 9, y - half_height - 9, x + half_width + 9, y + half_height + 9))
    assert distance(one, other) < 0.1  # the rest is encoder noise around the plate


@pytest.mark.parametrize("count", range(2, 11))
@pytest.mark.parametrize("direction", ["cw", "ccw"])
def test_nameplates_stay_apart_and_on_the_table(count: int, direction: str) -> None:
    plates = [place.plate for place in layout.places(count, "cw" if direction == "cw" else "ccw")]
    width, height = layout.PLATE
    assert all(
        width / 2 <= x <= 720 - width / 2 and height / 2 <= y <= layout.SHAPES[count].height - height / 2
        for x, y in plates
    )
    assert all(abs(ax - bx) >= width or abs(ay - by) >= height for (ax, ay), (bx, by) in combinations(plates, 2))


def test_turn_order_follows_the_direction_of_play() -> None:
    """The first seat is at the bottom; clockwise the next one is on the left, anticlockwise on the right."""
    assert layout.places(4, "cw")[0].plate[1] > 380
    assert layout.places(4, "cw")[1].plate[0] < 200
    assert layout.places(4, "ccw")[1].plate[0] > 520


@pytest.mark.parametrize("count", [0, 1, 11])
def test_other_numbers_of_seats_are_refused(count: int) -> None:
    with pytest.raises(ValueError, match="2 to 10 seats"):
        table_picture(TableScene((SeatScene("Anna"),) * count), SWISS)


@pytest.mark.parametrize(
    ("amount", "written"),
    [(0, "0"), (9999, "9999"), (-12, "−12"), (12_345, "12k"), (1_234_567, "1.2M"), (10**12, "1T"), (-(10**9), "−1G")],
)
def test_amounts_are_abbreviated(amount: int, written: str) -> None:
    assert short(amount) == written


@pytest.mark.parametrize("draw", [table_picture, strip_picture])
def test_table_pictures_use_digit_grouping(draw: Callable[[TableScene, Style], Picture]) -> None:
    scene = TableScene((SeatScene("Anna", chips=-1714), SeatScene("Ben")), pot=1714)
    german = Style("swiss", Letters(digits=Digits(".", ",")))
    assert draw(scene, german).data != draw(scene, SWISS).data


def test_balances_show_their_sign() -> None:
    assert [signed(amount) for amount in (5, 0, -3)] == ["+5", "0", "−3"]


def full_trick(count: int) -> list[Edges]:
    """Return where the cards of a full trick lie."""
    return [around(place.card, layout.SHAPES[count].card) for place in layout.places(count, "cw")]


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("lying", [1, 2, 4, 10])
def test_discarded_cards_lie_beside_the_trick_within_the_table(count: int, lying: int) -> None:
    away = [
        around(layout.laid(place, count, number, lying, trick=True), layout.LAID)
        for place in layout.places(count, "cw")
        for number in range(lying)
    ]
    assert not [card for card in away for played in full_trick(count) if meet(card, played)]
    assert all(left >= 0 and right <= 720 and top >= 0 and bottom <= 460 for left, top, right, bottom in away)


def test_each_card_of_a_four_card_trick_shows_its_corner_and_half_its_picture() -> None:
    for card, above in pairwise(sorted(full_trick(4))):
        assert above[0] - card[0] >= (card[2] - card[0]) * 0.5
