"""Text is truncated to Discord's limits as Discord counts them: in UTF-16 units."""

from typing import Any

import discord
import pytest
from discord import ui
from hypothesis import given
from hypothesis import strategies as st

from bot.discord_io.controls import (
    LONGEST_LABEL,
    LONGEST_OPTION,
    Style,
    button,
    link,
    option,
    role_select,
    rows,
    section,
    select,
)
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import (
    LONGEST_TEXT,
    Accent,
    Component,
    cut,
    divider,
    file,
    framed,
    image,
    length,
    paragraph,
    text,
    thumbnail,
)
from tests.bot.panels.reading import ROW, complaints, components

FOX = "\N{FOX FACE}"
PRESS = Press(Verb.HAND, "k3v9")


def units(words: str) -> int:
    """Count as Discord's own builders do."""
    return len(words.encode("utf-16-le")) // 2


@given(st.text(max_size=60), st.integers(2, 40))
def test_only_text_that_does_not_fit_is_truncated(words: str, longest: int) -> None:
    kept = cut(words, longest)
    assert units(kept) == length(kept) <= longest
    assert kept == words if units(words) <= longest else kept.endswith("…")


@pytest.mark.parametrize(
    ("words", "longest", "kept"),
    [
        ("Anna", 4, "Anna"),
        ("Annas", 4, "Ann…"),
        (FOX * 2, 4, FOX * 2),
        (FOX * 3, 4, f"{FOX}…"),
        (f"a{FOX * 2}", 4, f"a{FOX}…"),
        (f"ab{FOX * 2}", 4, "ab…"),
    ],
)
def test_no_character_is_split(words: str, longest: int, kept: str) -> None:
    assert cut(words, longest) == kept


EMOJI = "<:acorns:123456789012345678>"
FLAG = ui.Button[Any](label="Flag", custom_id=PRESS.custom_id, style=Style.success, emoji=EMOJI)
DRAWN = discord.MediaGalleryItem("attachment://hand.png", description="Three cards")
CHOSEN = [discord.SelectDefaultValue(id=9, type=discord.SelectDefaultValueType.role)]
OPTIONS = [discord.SelectOption(label="One", value="1", description="the first", default=True, emoji=EMOJI)]


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        (button("Flag", PRESS, Style.success, emoji=EMOJI), FLAG),
        (button("Off", PRESS, disabled=True), ui.Button[Any](label="Off", custom_id=PRESS.custom_id, disabled=True)),
        (link("Source", "https://example.org"), ui.Button[Any](label="Source", url="https://example.org")),
        (paragraph("Hello"), ui.TextDisplay[Any]("Hello")),
        (divider(), ui.Separator[Any]()),
        (file("evening.csv"), ui.File[Any]("attachment://evening.csv")),
        (image("hand.png", "Three cards"), ui.MediaGallery[Any](DRAWN)),
        (section("Words", button("Flag", PRESS, Style.success, emoji=EMOJI)), ui.Section[Any]("Words", accessory=FLAG)),
        (
            section("Words", thumbnail("sign.png", "Skat")),
            ui.Section[Any]("Words", accessory=ui.Thumbnail[Any]("attachment://sign.png", description="Skat")),
        ),
        (
            select(PRESS, [option("One", "1", "the first", chosen=True, emoji=EMOJI)], "Which?", high=1),
            ui.ActionRow[Any](ui.Select[Any](custom_id=PRESS.custom_id, options=OPTIONS, placeholder="Which?")),
        ),
        (
            role_select(PRESS, 9, "Nobody"),
            ui.ActionRow[Any](
                ui.RoleSelect[Any](custom_id=PRESS.custom_id, placeholder="Nobody", min_values=0, default_values=CHOSEN)
            ),
        ),
        (
            framed(Accent.HAND, paragraph("Hello")).components[0],
            ui.Container[Any](ui.TextDisplay[Any]("Hello"), accent_colour=int(Accent.HAND)),
        ),
    ],
)
def test_components_are_serialized_like_the_librarys(ours: Component, theirs: ui.Item[Any]) -> None:
    assert said(ours) == said(theirs.to_component_dict())


def said(part: Any) -> Any:
    """Return a part's content in a message: disabled switches are omitted, `required` counts only in forms."""
    match part:
        case [*parts]:
            return [said(each) for each in parts]
        case {"type": _} | {"label": _} | {"url": _} | {"media": _} | {"id": _}:
            return {key: said(value) for key, value in part.items() if value not in (None, False) and key != "required"}
        case _:
            return str(part)


def test_labels_and_options_of_wide_characters_fit_discords_limits() -> None:
    label = button(FOX * 60, PRESS)["label"]
    assert label
    assert units(label) <= LONGEST_LABEL
    assert units(option(FOX * 80, "x")["label"]) <= LONGEST_OPTION


def test_the_longest_of_several_texts_is_shortened() -> None:
    surface = framed(Accent.PLAYING, text("**Anna** leads"), text(FOX * 3_000), *rows(button("x", PRESS)))
    assert list(complaints(surface)) == []
    told = [item["content"] for item in components(surface) if "content" in item]
    assert told[0] == "**Anna** leads"
    assert sum(map(units, told)) <= LONGEST_TEXT < units(FOX * 3_000)


@pytest.mark.parametrize(("count", "lengths"), [(1, [1]), (5, [5]), (6, [3, 3]), (7, [4, 3]), (11, [4, 4, 3])])
def test_button_rows_have_nearly_equal_lengths(count: int, lengths: list[int]) -> None:
    shown = framed(Accent.HAND, *rows(*[button(str(number), Press(Verb.HAND, str(number))) for number in range(count)]))
    made = [len(each["components"]) for each in components(shown) if each["type"] == ROW]
    assert made == lengths
