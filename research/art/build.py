"""Draw the packaged sprites, the palettes and the contact sheets: `python -m research.art.build`.

Requires the rasteriser resvg; the bot only needs the output of this command.
"""

import io
from collections.abc import Iterator, Sequence
from pathlib import Path

import resvg_py
from PIL import Image

from bot.pictures import pixels, sprites
from bot.pictures.lettering import SHEET
from bot.pictures.packs import PACKS, PackName
from bot.pictures.scene import Presence, SeatScene, Style, TableScene
from bot.pictures.table import draw_table
from research.art.drawing import bavarian, cards, cast, suits, table
from research.art.drawing.svg import at, box, document

DOCS = Path(__file__).parents[2] / "docs" / "cards"
SIGN = 128
EMOJIS = Path(sprites.__file__).with_name("emojis")
FELT = "#24523f"
PLATE = "#13271f"
CARD = "#fcf7ea"
SEATS = 8
REFINEMENTS = 3  # passes in which a palette's colours move to the mean of the colours they represent


def drawings() -> Iterator[tuple[str, str]]:
    """Yield the name of every sprite with its drawing as SVG."""
    yield "back", document(cards.back(), cards.WIDTH, cards.HEIGHT)
    for name, face in faces():
        yield name, document(face, cards.WIDTH, cards.HEIGHT)
    for name, part, width, height in table.furniture():
        yield f"table/{name}", document(part, width, height)
    for name, portrait in cast.portraits():
        yield f"faces/{name}", document(portrait, cast.SIZE, cast.SIZE)
    for name, sign in signs():
        yield f"signs/{name}", document(at(sign, SIGN / 2, SIGN / 2, 1.24), SIGN, SIGN)
    yield "signs/chip", document(at(table.chip(), SIGN / 2, SIGN / 2, 3.1), SIGN, SIGN)
    yield "signs/pot", document(at(table.pot(), 0, 6, 1.1), SIGN, SIGN)
    yield "signs/trick", document(at(table.trick_sign(), 0, 0, 4), SIGN, SIGN)


def faces() -> Iterator[tuple[str, str]]:
    """Yield the faces of all packs; those of four-colour clubs and diamonds end in -4."""
    for code in PACKS["swiss"].codes():
        yield f"swiss/{code}", cards.german(*code.split("-"), salzburg=False)
    for code in PACKS["salzburg"].codes():
        yield f"salzburg/{code}", cards.german(*code.split("-"), salzburg=True)
    for code in PACKS["bavarian"].codes():
        yield f"bavarian/{code}", bavarian.face(*code.split("-"))
    for code in PACKS["french"].codes():
        suit, rank = code.split("-")
        yield f"french/{code}", cards.french(suit, rank, suits.TWO_COLOURS[suit])
        if suits.FOUR_COLOURS[suit] != suits.TWO_COLOURS[suit]:
            yield f"french/{code}-4", cards.french(suit, rank, suits.FOUR_COLOURS[suit])


def signs() -> Iterator[tuple[str, str]]:
    """Yield the suit signs by their `sprites.sign_name`."""
    for suit, draw in suits.SIGNS.items():
        yield suit, draw()
    for suit, colour in suits.TWO_COLOURS.items():
        yield "plain-hearts" if suit == "hearts" else suit, suits.FRENCH_SIGNS[suit](colour)
        if suits.FOUR_COLOURS[suit] != colour:
            yield f"{suit}-4", suits.FRENCH_SIGNS[suit](suits.FOUR_COLOURS[suit])


def emojis() -> Iterator[tuple[str, str]]:
    """Yield the suit signs as emojis, each on a piece of card to stand out from any background, and the faces."""
    card = box(4, 4, SIGN - 8, SIGN - 8, CARD, r=26, line=5)
    for name, sign in signs():
        yield name, document(card + at(sign, SIGN / 2, SIGN / 2, 1.05), SIGN, SIGN)
    for name, portrait in cast.portraits():
        yield f"face-{name}", document(portrait, SIGN, SIGN)


def write_emojis() -> None:
    """Write the emojis as PNG; their names on Discord depend on their bytes."""
    EMOJIS.mkdir(exist_ok=True)
    for name, drawing in emojis():
        render(drawing).save(EMOJIS / f"{name}.png", optimize=True)


def render(drawing: str) -> Image.Image:
    """Rasterise a drawing at one pixel per unit."""
    return Image.open(io.BytesIO(resvg_py.svg_to_bytes(svg_string=drawing, skip_system_fonts=True)))


def write_sprites(folder: Path) -> int:
    """Write every sprite into a folder as WebP and return their number."""
    names = dict(drawings())
    for name, drawing in names.items():
        file = folder / f"{name}.webp"
        file.parent.mkdir(parents=True, exist_ok=True)
        render(drawing).save(file, lossless=True, method=4)
    return len(names)


def contact_sheet(name: PackName, style: Style) -> Image.Image:
    """Return a picture of all cards of a pack, one suit per row, with the back at the end of the last row."""
    pack = PACKS[name]
    width, height, gap = 120, 186, 10
    size = (len(pack.ranks) * (width + gap) + gap, len(pack.suits) * (height + gap) + gap)
    sheet = Image.new("RGB", size, FELT)
    for place, code in enumerate(pack.codes()):
        row, column = divmod(place, len(pack.ranks))
        card = sprites.card(code, style, width)
        sheet.paste(card, (gap + column * (width + gap), gap + row * (height + gap)), card)
    return sheet


def cast_sheet() -> Image.Image:
    """Return a picture of the whole cast, in two rows."""
    size, gap = cast.SIZE, 10
    portraits = [name for name, _ in cast.portraits()]
    across = -(-len(portraits) // 2)
    sheet = Image.new("RGB", (across * (size + gap) + gap, 2 * (size + gap) + gap), FELT)
    for place, name in enumerate(portraits):
        row, column = divmod(place, across)
        face = sprites.portrait(name, size)
        sheet.paste(face, (gap + column * (size + gap), gap + row * (size + gap)), face)
    return sheet


def write_sheets(folder: Path) -> None:
    """Write one contact sheet per pack, one with all aids switched on, and one of the computers' faces."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in PACKS:
        contact_sheet(name, Style(name)).save(folder / f"{name}.webp", quality=90)
    contact_sheet("french", Style("french", four_colour=True, letter_marks=True)).save(
        folder / "french-aids.webp", quality=90
    )
    cast_sheet().save(folder / "cast.webp", quality=90)


def samples() -> Iterator[Image.Image]:
    """Yield the samples for the colour choice: fully occupied tables, all cards, name emojis."""
    for pack in PACKS:
        for style in (Style(pack), Style(pack, four_colour=True, letter_marks=True)):
            yield draw_table(_full_table(PACKS[pack].codes()), style)
            yield contact_sheet(pack, style)
    with Image.open(SHEET) as sheet:
        emojis = Image.new("RGBA", sheet.size, PLATE)
        emojis.alpha_composite(sheet.convert("RGBA"))
    yield emojis.convert("RGB").reduce(2)


def _full_table(codes: Sequence[str]) -> TableScene:
    """Return a table with all its signs and a seat in each state."""
    states: tuple[Presence, ...] = ("in", "out", "away", "empty")
    seats = tuple(
        SeatScene(
            f"Äß{place}", 10**place, cards=3, tricks=place, played=code, leads=place == 1, dealer=place == 0,
            turn=place == 4, state=states[place % len(states)], computer=place == 4, notes=("+12",),
        )
        for place, code in enumerate(codes[:: len(codes) // SEATS][:SEATS])
    )  # fmt: skip
    return TableScene(seats, "cw", pot=1234, reserve=56, trump=codes[0], stock=7)


def write_palettes() -> None:
    """Choose the colours with which the tables change least."""
    sample = _stacked([*samples()])
    pixels.PALETTES.mkdir(exist_ok=True)
    for colours in pixels.COLOURS:
        chosen = sample.quantize(colours, Image.Quantize.MEDIANCUT, kmeans=REFINEMENTS)
        strip = Image.frombytes("P", (colours, 1), bytes(range(colours)))
        strip.putpalette(chosen.getpalette() or ())
        strip.save(pixels.palette_file(colours))


def _stacked(images: Sequence[Image.Image]) -> Image.Image:
    """Return the images stacked vertically."""
    stack = Image.new("RGB", (max(image.width for image in images), sum(image.height for image in images)), FELT)
    top = 0
    for image in images:
        stack.paste(image, (0, top))
        top += image.height
    return stack


if __name__ == "__main__":
    write_sprites(sprites.SPRITES)
    write_emojis()
    write_palettes()
    write_sheets(DOCS)
