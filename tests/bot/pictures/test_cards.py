"""Every card of every pack is visible and distinguishable."""

from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageColor

from bot.language import Language
from bot.panels.table.scenes import letters_of, style_of
from bot.pictures import sprites
from bot.pictures.packs import PACKS, PackName
from bot.pictures.pixels import scaled
from bot.pictures.scene import Style
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from game.table.seat import CAST
from research.art.build import EMOJIS, drawings, emojis, render
from tests.bot.pictures.looking import contrast, distance, flat

LANGUAGE = Language(strict=True)
PHONE = 96  # the width of a card in a hand of three, 300 pixels wide
EVERY_PACK: list[PackName] = ["swiss", "salzburg", "bavarian", "french"]
CORNER = (0, 0, 68, 118)


def face(code: str, style: Style, width: int = PHONE) -> Image.Image:
    return flat(sprites.card(code, style, width))


def corner(code: str, style: Style) -> Image.Image:
    return face(code, style, 240).crop(CORNER)


@pytest.mark.parametrize("pack", EVERY_PACK)
def test_all_cards_of_a_pack_are_distinguishable_at_phone_size(pack: PackName) -> None:
    faces = {code: face(code, Style(pack)) for code in PACKS[pack].codes()}
    assert len(faces) == len(PACKS[pack].suits) * len(PACKS[pack].ranks)
    for one, other in combinations(faces, 2):
        assert distance(faces[one], faces[other]) > 1.5, (one, other)


@pytest.mark.parametrize("pack", EVERY_PACK)
def test_a_card_in_a_fan_is_identifiable_by_its_corner_alone(pack: PackName) -> None:
    corners = {code: corner(code, Style(pack)) for code in PACKS[pack].codes()}
    for one, other in combinations(corners, 2):
        assert distance(corners[one], corners[other]) > 2.5, (one, other)


@pytest.mark.parametrize("pack", EVERY_PACK)
def test_suits_are_distinguishable_without_colour(pack: PackName) -> None:
    style = Style(pack)
    signs = {suit: flat(sprites.sign(suit, style, 40)).convert("L") for suit in PACKS[pack].suits}
    for one, other in combinations(signs, 2):
        assert distance(signs[one], signs[other]) > 12, (one, other)


@pytest.mark.parametrize("pack", EVERY_PACK)
@pytest.mark.parametrize("four_colour", [False, True])
def test_corner_letters_have_strong_contrast(pack: PackName, *, four_colour: bool) -> None:
    style = Style(pack, four_colour=four_colour)
    for suit in PACKS[pack].suits:
        paper = face(f"{suit}-king", style, 240).getpixel((60, 100))
        assert isinstance(paper, tuple)
        ink = ImageColor.getrgb(sprites.ink(suit, style))
        assert contrast(ink, paper) >= 4.5
        assert distance(corner(f"{suit}-king", style), Image.new("RGB", (68, 118), paper[:3])) > 10


def test_ober_and_under_differ_by_the_position_of_the_suit_symbol() -> None:
    """An Ober's great sign is in the upper third of the card, an Under's in the lower third."""
    for pack in ("swiss", "salzburg", "bavarian"):
        for suit in PACKS[pack].suits:
            ober, under = (face(f"{suit}-{rank}", Style(pack), 240) for rank in ("ober", "under"))
            upper, lower = (156, 26, 220, 90), (20, 272, 84, 336)
            sign = flat(sprites.sign(suit, Style(pack), 64), "#e8dcb8")
            assert distance(ober.crop(upper), sign) < distance(under.crop(upper), sign)
            assert distance(under.crop(lower), sign) < distance(ober.crop(lower), sign)


def test_card_letters_follow_the_language() -> None:
    german, english = (Style("french", letters_of("french", LANGUAGE.texts(code))) for code in ("de", "en"))
    for rank in ("queen", "jack"):
        assert distance(corner(f"hearts-{rank}", german), corner(f"hearts-{rank}", english)) > 1
    assert distance(corner("hearts-king", german), corner("hearts-king", english)) == 0
    assert letters_of("salzburg", LANGUAGE.texts("de")).rank("ace") == "S"


def test_four_colour_style_repaints_only_clubs_and_diamonds() -> None:
    plain, four = Style("french"), Style("french", four_colour=True)
    changed = [c for c in PACKS["french"].codes() if distance(face(c, plain), face(c, four)) > 0]
    assert changed == [c for c in PACKS["french"].codes() if c.startswith(("clubs", "diamonds"))]


@pytest.mark.parametrize("pack", EVERY_PACK)
@pytest.mark.parametrize("language", LANGUAGE.codes)
def test_letter_marks_add_distinct_suit_initials(pack: PackName, language: str) -> None:
    style = Style(pack, letters_of(pack, LANGUAGE.texts(language)), letter_marks=True)
    badge = (10, 121, 64, 159)
    badges = [face(f"{suit}-ace", style, 240).crop(badge) for suit in PACKS[pack].suits]
    assert all(distance(one, other) > 4 for one, other in combinations(badges, 2))


def test_a_card_from_another_pack_is_refused() -> None:
    with pytest.raises(ValueError, match="swiss pack has no card 'clubs-ace'"):
        sprites.card("clubs-ace", Style("swiss"), PHONE)


@pytest.mark.parametrize("ruleset", [*CATALOGUE], ids=lambda ruleset: ruleset.id)
def test_every_card_of_every_game_has_artwork(ruleset: Ruleset[Any]) -> None:
    for seats in range(ruleset.least_seats, ruleset.most_seats + 1):
        assert style_of(ruleset.pack(ruleset.choose({}), seats), LANGUAGE.texts("en")).pack in EVERY_PACK


def test_every_computer_player_has_a_distinct_face_even_at_letter_size() -> None:
    names = {character.name.lower() for character in CAST}
    assert names == sprites.FACES
    small = {name: flat(sprites.portrait(name, 22)) for name in names}
    for one, other in combinations(small, 2):
        assert distance(small[one], small[other]) > 5, (one, other)


def test_the_card_back_reveals_nothing_and_differs_from_every_face() -> None:
    back = flat(sprites.back(PHONE))
    assert all(distance(back, face(code, Style())) > 20 for code in PACKS["swiss"].codes())


def test_packaged_sprites_match_the_drawings() -> None:
    packaged = {str(file.relative_to(sprites.SPRITES).with_suffix("")) for file in sprites.SPRITES.rglob("*.webp")}
    drawn = dict(drawings())
    assert packaged == set(drawn)
    for name in ("back", "swiss/roses-banner", "salzburg/leaves-ace", "french/diamonds-queen-4", "faces/resi"):
        with Image.open(sprites.SPRITES / f"{name}.webp") as sprite:
            assert distance(flat(sprite.convert("RGBA")), flat(render(drawn[name]).convert("RGBA"))) < 0.5


def test_packaged_emojis_match_the_drawings() -> None:
    drawn = dict(emojis())
    assert {file.stem for file in EMOJIS.glob("*.png")} == set(drawn)
    for name in ("roses", "plain-hearts", "clubs-4", "face-luggi"):
        with Image.open(EMOJIS / f"{name}.png") as emoji:
            assert emoji.size == (128, 128)
            assert distance(flat(emoji.convert("RGBA")), flat(render(drawn[name]).convert("RGBA"))) < 0.5


def test_emojis_contrast_with_every_background_and_button() -> None:
    for file in EMOJIS.glob("*.png"):
        with Image.open(file) as emoji:
            small = scaled(emoji.convert("RGBA"), 22, 22)
        for ground in ("#313338", "#ffffff", "#5865f2", "#248046"):
            alone = Image.new("RGB", (22, 22), ground)
            assert distance(flat(small, ground), alone) > 30, (file.stem, ground)
