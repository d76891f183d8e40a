"""A hand of cards."""

from itertools import combinations

import pytest
from PIL import ImageChops

from bot.pictures import pixels, sprites
from bot.pictures.hand import CARD, HEM, LIFT, MARGIN, ROW_OVERLAP, SMALL_CARD, WEIGHT, WIDTH, dimmed, hand_picture
from bot.pictures.packs import PACKS
from bot.pictures.pixels import light_png, scaled
from bot.pictures.scene import HandCard, Style
from tests.bot.pictures.looking import distance, seen

SWISS = Style("swiss")
LIGHTER_THAN_FELT = 110
THREE = (HandCard("roses-banner"), HandCard("roses-under"), HandCard("bells-ace"))


def test_palette_cards_keep_the_edges_of_full_colour_cards() -> None:
    cards = [HandCard(code, playable=number % 3 == 0) for number, code in enumerate(PACKS["french"].codes()[:12])]
    flat = seen(hand_picture(cards, Style("french")))
    fine = sprites.even(sprites.cloth("table-tall").crop((0, HEM, WIDTH, HEM + flat.height)))
    step = (WIDTH - 2 * MARGIN - SMALL_CARD) / 5
    for number, card in enumerate(cards):
        image = sprites.card(card.code or "", Style("french"), SMALL_CARD)
        image = image if card.playable else dimmed(image)
        top = MARGIN + LIFT * (not card.playable) + round(image.height * ROW_OVERLAP) * (number // 6)
        fine.paste(image, (round(MARGIN + step * (number % 6)), top), image)
    in_palette = seen(light_png(fine, limit=WEIGHT))
    assert distance(flat, in_palette) < 1, "dimmed cards take the nearest colours"
    raised = flat.crop((0, 0, WIDTH, MARGIN + LIFT)), in_palette.crop((0, 0, WIDTH, MARGIN + LIFT))
    assert sum(ImageChops.difference(*raised).convert("L").histogram()[1:]) < 100, "only a few pixels at corners differ"


def test_pictures_look_the_same_without_isal(monkeypatch: pytest.MonkeyPatch) -> None:
    picture = hand_picture(THREE, SWISS)
    monkeypatch.setattr(pixels, "compress_fast", None)
    assert hand_picture(THREE, SWISS).data != picture.data
    assert distance(seen(hand_picture(THREE, SWISS)), seen(picture)) == 0


def test_equal_cards_give_equal_bytes_and_different_cards_do_not() -> None:
    assert hand_picture(THREE, SWISS) == hand_picture(list(THREE), SWISS)
    assert hand_picture(THREE, SWISS).data != hand_picture(THREE[::-1], SWISS).data


@pytest.mark.parametrize("count", [1, 2, 3, 5, 6, 7, 10, 20])
@pytest.mark.parametrize("large", [False, True])
def test_hands_of_any_size_fill_the_message_width_and_stay_small_in_bytes(count: int, *, large: bool) -> None:
    cards = [HandCard(code, playable=number % 2 == 0) for number, code in enumerate(PACKS["french"].codes()[:count])]
    picture = hand_picture(cards, Style("french", large=large))
    assert picture.width == WIDTH
    assert picture.media_type == "image/png"
    assert len(picture.data) < 60_000 + 6_000 * count


def test_large_cards_are_arranged_in_rows_of_three() -> None:
    six = [HandCard(code) for code in PACKS["salzburg"].codes()[:6]]
    small, large = (hand_picture(six, Style("salzburg", large=large)) for large in (False, True))
    assert large.height > small.height


def middle_of(place: int) -> int:
    """Return the x of the middle of a card in a hand of three."""
    return WIDTH // 2 + (place - 1) * (CARD + 10)


def top_of_card(place: int, playable: tuple[bool | None, ...]) -> int:
    """Return the y at which a card of the hand begins: its rim is lighter than any felt."""
    image = seen(hand_picture([HandCard("bells-ace", p) for p in playable], SWISS)).convert("L")
    column = image.crop((middle_of(place), 0, middle_of(place) + 1, image.height)).tobytes()
    return next(y for y, light in enumerate(column) if light > LIGHTER_THAN_FELT)


def test_playable_cards_stand_out() -> None:
    lower, raised = (top_of_card(1, (not raised, raised, not raised)) for raised in (False, True))
    assert lower - raised == pytest.approx(LIFT, abs=2)


def test_a_hand_without_raised_cards_leaves_no_room_for_them() -> None:
    plain, raised = (hand_picture([HandCard("bells-ace", p)] * 3, SWISS) for p in (None, True))
    assert raised.height - plain.height == LIFT


def test_unplayable_cards_are_dimmed_but_legible() -> None:
    image = seen(hand_picture([HandCard("bells-ace", playable=False), *THREE[:2]], SWISS)).convert("L")
    plain = seen(hand_picture([HandCard("bells-ace"), *THREE[:2]], SWISS)).convert("L")
    paper = (middle_of(0) - 30, 180, middle_of(0) - 20, 190)
    assert distance(image.crop(paper), plain.crop(paper)) > 40
    low, high = image.crop((30, 40, middle_of(0), 300)).getextrema()
    assert isinstance(low, int | float)
    assert isinstance(high, int | float)
    assert high - low > 100


def test_a_found_card_is_framed_and_still_legible() -> None:
    plain, framed = (seen(hand_picture([HandCard("bells-ace", found=f), *THREE[:2]], SWISS)) for f in (False, True))
    changed = ImageChops.difference(plain, framed).convert("L").getbbox()
    assert changed == pytest.approx(
        (*(middle_of(0) - CARD // 2, MARGIN), middle_of(0) + CARD // 2, plain.height), abs=14
    )
    inside = (middle_of(0) - CARD // 2 + 10, MARGIN + 10, middle_of(0) + CARD // 2 - 10, plain.height - MARGIN - 10)
    assert distance(plain.crop(inside), framed.crop(inside)) < 0.1, "except for its rounded corners"


def test_cards_the_owner_may_not_see_yet_are_face_down() -> None:
    hidden = seen(hand_picture([HandCard(None)] * 3, SWISS))
    other_pack = seen(hand_picture([HandCard(None)] * 3, Style("french")))
    assert distance(hidden, other_pack) == 0
    assert distance(hidden, seen(hand_picture(THREE, SWISS))) > 20


def test_cards_are_distinguishable_at_300_pixels() -> None:
    codes = PACKS["swiss"].codes()
    hands = [hand_picture([HandCard(code), HandCard(None), HandCard(None)], SWISS) for code in codes]
    small = [scaled(seen(hand), 300, 166).crop((0, 10, 100, 166)) for hand in hands]
    assert all(distance(one, other) > 1.5 for one, other in combinations(small, 2))


@pytest.mark.parametrize("count", [0, 21])
def test_too_few_or_too_many_cards_are_refused(count: int) -> None:
    with pytest.raises(ValueError, match="1 to 20 cards"):
        hand_picture([HandCard(None)] * count, SWISS)
