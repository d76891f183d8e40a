"""A small bot on the real discord.py that shows every component the page can draw."""

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image

from rig.bot import Answer, Bot, classic, layout, panel, says

GERMAN = {
    "tea": "tee",
    "door": "tür",
    "brew": "aufgiessen",
    "Make a pot of tea": "Eine Kanne Tee machen",
    "leaves": "blätter",
    "Which leaves": "Welche Blätter",
    "sugar": "zucker",
    "How many lumps": "Wie viele Stücke",
    "Small": "Klein",
    "Large": "Groß",
}
LEAVES = ("Assam", "Ceylon", "Darjeeling", "Keemun")
MARKDOWN = """# Heading
-# small print
**bold** *italic* __underline__ ~~strike~~ `code` ||hidden|| [a link](https://example.org/a)
- one
  - two
1. first
> quoted
```py
print("code")
```"""

Interaction = discord.Interaction
STYLES = discord.ButtonStyle


def picture(color: str, width: int = 300, height: int = 160) -> io.BytesIO:
    """Return a plain PNG."""
    data = io.BytesIO()
    Image.new("RGB", (width, height), color).save(data, "PNG")
    data.seek(0)
    return data


class Translator(app_commands.Translator):
    """German names for the strings in `GERMAN`."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Translate one string."""
        return GERMAN.get(string.message) if locale is discord.Locale.german else None


def counter(count: int) -> ui.LayoutView:
    """Make a panel with a counter; the line above its buttons grows with it."""
    text = "\n".join([f"Counted **{count}**", *("another line" for _ in range(count))])
    return layout(
        ui.Container(ui.TextDisplay(text), accent_color=0x2F7A6D),
        ui.ActionRow(
            ui.Button[Any](label="More", custom_id=f"count:{count + 1}", style=STYLES.primary),
            ui.Button[Any](label="Stay", custom_id="stay", style=STYLES.secondary),
            ui.Button[Any](label="Finish", custom_id="finish", style=STYLES.danger),
        ),
    )


def everything() -> ui.LayoutView:
    """Make every component of a message."""
    box = ui.Container[Any](
        ui.Section[Any]("## A section", "with **text**", accessory=ui.Button[Any](label="Beside", custom_id="stay")),
        ui.Section[Any]("With a thumbnail", accessory=ui.Thumbnail("attachment://blue.png", description="All blue")),
        ui.Separator(spacing=discord.SeparatorSpacing.large),
        ui.MediaGallery(
            discord.MediaGalleryItem("attachment://red.png", description="A red field"),
            discord.MediaGalleryItem("attachment://blue.png", description="A blue field", spoiler=True),
        ),
        ui.File("attachment://notes.txt"),
        ui.ActionRow(
            ui.Button[Any](label="Primary", custom_id="primary", style=STYLES.primary),
            ui.Button[Any](label="Success", custom_id="success", style=STYLES.success, emoji="🌱"),
            ui.Button[Any](label="Danger", custom_id="danger", style=STYLES.danger),
            ui.Button[Any](label="Closed", custom_id="closed", disabled=True),
            ui.Button[Any](label="Elsewhere", url="https://example.org/"),
        ),
        accent_color=0xC07A1F,
    )
    leaves = [discord.SelectOption(label=name, value=name.lower(), description=f"From {name}") for name in LEAVES]
    selects = (
        ui.Select[Any](custom_id="leaf", placeholder="Which leaf?", options=leaves),
        ui.Select[Any](custom_id="leaves", placeholder="Two or three", min_values=2, max_values=3, options=leaves),
        ui.UserSelect[Any](custom_id="user", placeholder="Who?"),
        ui.ChannelSelect[Any](custom_id="room", placeholder="Where?"),
        ui.MentionableSelect[Any](custom_id="anybody", placeholder="Who or which role?"),
    )
    covered = ui.Container[Any](ui.TextDisplay("Under the cover"), spoiler=True)
    return layout(box, covered, *(ui.ActionRow[Any](item) for item in selects))


def form(custom_id: str, title: str, *items: ui.Item[Any], **fields: ui.Item[Any]) -> ui.Modal:
    """Make a form of other items and labelled fields, for which nobody waits."""
    modal = ui.Modal(title=title, custom_id=custom_id, timeout=None)
    for item in (*items, *(ui.Label[Any](text=name, component=field) for name, field in fields.items())):
        modal.add_item(item)
    modal.stop()
    return modal


def questions() -> ui.Modal:
    """Make a form with the first kinds of field."""
    name = ui.TextInput[Any](custom_id="name", min_length=2, max_length=20)
    return form(
        "questions",
        "Tell us",
        ui.TextDisplay("A **few** questions"),
        ui.Label(text="Name", description="Yours", component=name),
        Size=ui.RadioGroup(custom_id="size", options=[discord.RadioGroupOption(label=x, value=x) for x in ("S", "L")]),
        With=ui.CheckboxGroup(
            custom_id="with",
            min_values=1,
            max_values=2,
            options=[discord.CheckboxGroupOption(label=x, value=x) for x in ("milk", "lemon", "rum")],
        ),
        Leaf=ui.Select(
            custom_id="leaf", options=[discord.SelectOption(label=name, value=name.lower()) for name in LEAVES]
        ),
    )


def more() -> ui.Modal:
    """Make a form with the other kinds of field."""
    return form(
        "more",
        "More",
        Story=ui.TextInput(custom_id="story", style=discord.TextStyle.paragraph, required=False),
        Agreed=ui.Checkbox(custom_id="agreed"),
        Friend=ui.UserSelect(custom_id="friend", required=False),
    )


def door() -> ui.View:
    """Make buttons under a classic text: one is answered publicly, one privately, one only after a while."""
    return classic("Knock", "Whisper", "Later")


class TeaBot(Bot):
    """Answers commands, presses and forms; `seen` keeps what arrived."""

    def __init__(self) -> None:
        super().__init__()
        self.presses = self._answer
        self.seen: list[tuple[str, Any]] = []
        self.go_on = asyncio.Event()
        self._add_commands()
        self._buttons: dict[str, Answer] = {
            "finish": _finish,
            "Knock": _knock,
            "Whisper": says(f"Only you hear this.\n{MARKDOWN}", ephemeral=True),
            "Later": self._whisper_later,
            "success": _ask,
            "stay": _nothing,
            "primary": _nothing,
        }

    async def setup_hook(self) -> None:
        """Translate the commands."""
        await self.tree.set_translator(Translator())

    async def _answer(self, interaction: Interaction) -> None:
        data: dict[str, Any] = dict(interaction.data or {})
        if interaction.type is discord.InteractionType.component:
            self.seen.append((data["custom_id"], data.get("values")))
            await self._pressed(interaction, data["custom_id"])
            return
        fields = [each["component"] for each in data["components"] if "component" in each]
        entered = {field["custom_id"]: field.get("value", field.get("values")) for field in fields}
        self.seen.append((data["custom_id"], entered))
        await interaction.response.send_message(f"Thank you for {data['custom_id']}.", ephemeral=True)

    async def _pressed(self, interaction: Interaction, custom_id: str) -> None:
        if custom_id.startswith("count:"):
            await interaction.response.edit_message(view=counter(int(custom_id.partition(":")[2])))
        elif answer := self._buttons.get(custom_id):
            await answer(interaction)
        elif custom_id != "danger":
            await interaction.response.send_message(f"You chose {custom_id}.", ephemeral=True)

    async def _whisper_later(self, interaction: Interaction) -> None:
        await interaction.response.defer()
        await self.go_on.wait()
        await interaction.followup.send(f"Only you hear this, later.\n{MARKDOWN}", ephemeral=True)

    async def _slow(self, interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await self.go_on.wait()
        await interaction.followup.send("At last.")

    def _add_commands(self) -> None:
        _add_tea(self)
        commands: dict[str, Answer] = {
            "typing": _typing,
            "panel": says(view=counter(0)),
            "secret": says("Only for you: **oolong**", ephemeral=True),
            "text": says(MARKDOWN),
            "form": _ask,
            "more": lambda interaction: interaction.response.send_modal(more()),
            "everything": _show_everything,
            "slow": self._slow,
            "door": says("A door", view=door()),
            "private-door": says("A door", view=door(), ephemeral=True),
            "silent": lambda interaction: asyncio.sleep(0),
        }
        for name, answer in commands.items():
            self.answer(name, answer)
        self.answer("guarded", says("Let in.")).default_permissions = discord.Permissions(manage_guild=True)


async def _finish(interaction: Interaction) -> None:
    await interaction.response.edit_message(view=panel(text="Finished."))
    await interaction.followup.send(MARKDOWN)


async def _knock(interaction: Interaction) -> None:
    await interaction.response.defer()
    await interaction.followup.send("Somebody knocked.")


async def _ask(interaction: Interaction) -> None:
    await interaction.response.send_modal(questions())


async def _nothing(interaction: Interaction) -> None:
    await interaction.response.defer()


async def _typing(interaction: Interaction) -> None:
    await interaction.response.send_message("Wait for it.")
    if isinstance(interaction.channel, discord.TextChannel):
        await interaction.channel.typing()


async def _show_everything(interaction: Interaction) -> None:
    files = [
        discord.File(picture("firebrick"), "red.png"),
        discord.File(picture("steelblue"), "blue.png"),
        discord.File(io.BytesIO(b"notes"), "notes.txt"),
    ]
    await interaction.response.send_message(view=everything(), files=files)


def _add_tea(bot: TeaBot) -> None:
    tea = app_commands.Group(name="tea", description="Tea")

    @tea.command(name="brew", description="Make a pot of tea")
    @app_commands.describe(
        leaves="Which leaves", sugar="How many lumps", size="How large", hot="Whether hot", guest="For whom"
    )
    @app_commands.choices(
        size=[app_commands.Choice(name="Small", value="s"), app_commands.Choice(name="Large", value="l")]
    )
    async def brew(
        interaction: Interaction,
        leaves: str,
        sugar: app_commands.Range[int, 0, 5] = 0,
        size: app_commands.Choice[str] | None = None,
        hot: bool = True,
        guest: discord.Member | None = None,
        room: discord.TextChannel | None = None,
    ) -> None:
        chosen = [leaves, sugar, size and size.value, hot, guest and guest.display_name, room and room.name]
        bot.seen.append(("brew", chosen))
        await interaction.response.send_message(f"Brewing {leaves} with {sugar}.")

    @brew.autocomplete("leaves")
    async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=x, value=x.lower()) for x in LEAVES if typed.lower() in x.lower()]

    bot.tree.add_command(tea)
