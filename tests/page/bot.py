"""A small bot on the real discord.py that shows every component the page can draw."""

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image

from tests.sandbox.bot import Answer, Bot, says

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


class Panel(ui.LayoutView):
    """A panel with a counter; the line above its buttons grows with it."""

    def __init__(self, count: int) -> None:
        super().__init__(timeout=None)
        text = "\n".join([f"Counted **{count}**", *("another line" for _ in range(count))])
        box = ui.Container[Any](ui.TextDisplay(text), accent_color=0x2F7A6D)
        row = ui.ActionRow[Any]()
        row.add_item(ui.Button(label="More", custom_id=f"count:{count + 1}", style=discord.ButtonStyle.primary))
        row.add_item(ui.Button(label="Stay", custom_id="stay", style=discord.ButtonStyle.secondary))
        row.add_item(ui.Button(label="Finish", custom_id="finish", style=discord.ButtonStyle.danger))
        self.add_item(box)
        self.add_item(row)
        self.stop()


class Finished(ui.LayoutView):
    """The remains of a finished panel."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(ui.TextDisplay("Finished."))
        self.stop()


class Everything(ui.LayoutView):
    """Every component of a message."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        box = ui.Container[Any](accent_color=0xC07A1F)
        box.add_item(
            ui.Section[Any]("## A section", "with **text**", accessory=ui.Button[Any](label="Beside", custom_id="stay"))
        )
        box.add_item(
            ui.Section[Any](
                "With a thumbnail", accessory=ui.Thumbnail[Any]("attachment://blue.png", description="All blue")
            )
        )
        box.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
        box.add_item(
            ui.MediaGallery(
                discord.MediaGalleryItem("attachment://red.png", description="A red field"),
                discord.MediaGalleryItem("attachment://blue.png", description="A blue field", spoiler=True),
            )
        )
        box.add_item(ui.File("attachment://notes.txt"))
        box.add_item(_buttons())
        self.add_item(box)
        self.add_item(ui.Container[Any](ui.TextDisplay("Under the cover"), spoiler=True))
        for item in _selects():
            self.add_item(ui.ActionRow[Any](item))
        self.stop()


def door() -> ui.View:
    """Return buttons under a classic text message: one is answered publicly, one privately, one only after a while."""
    view = ui.View(timeout=None)
    for label in ("Knock", "Whisper", "Later"):
        view.add_item(ui.Button(label=label, custom_id=label.lower()))
    view.stop()
    return view


def _buttons() -> ui.ActionRow[Any]:
    styles = discord.ButtonStyle
    row = ui.ActionRow[Any]()
    row.add_item(ui.Button(label="Primary", custom_id="primary", style=styles.primary))
    row.add_item(ui.Button(label="Success", custom_id="success", style=styles.success, emoji="🌱"))
    row.add_item(ui.Button(label="Danger", custom_id="danger", style=styles.danger))
    row.add_item(ui.Button(label="Closed", custom_id="closed", disabled=True))
    row.add_item(ui.Button(label="Elsewhere", url="https://example.org/"))
    return row


def _selects() -> list[ui.Item[Any]]:
    options = [discord.SelectOption(label=name, value=name.lower(), description=f"From {name}") for name in LEAVES]
    return [
        ui.Select(custom_id="leaf", placeholder="Which leaf?", options=options),
        ui.Select(custom_id="leaves", placeholder="Two or three", min_values=2, max_values=3, options=options),
        ui.UserSelect(custom_id="user", placeholder="Who?"),
        ui.ChannelSelect(custom_id="room", placeholder="Where?"),
        ui.MentionableSelect(custom_id="anybody", placeholder="Who or which role?"),
    ]


class Questions(ui.Modal):
    """A form with every kind of field."""

    def __init__(self) -> None:
        super().__init__(title="Tell us", custom_id="questions")
        radios = ui.RadioGroup[Any](
            custom_id="size", options=[discord.RadioGroupOption(label=x, value=x) for x in ("S", "L")]
        )
        checks = ui.CheckboxGroup[Any](
            custom_id="with",
            min_values=1,
            max_values=2,
            options=[discord.CheckboxGroupOption(label=x, value=x) for x in ("milk", "lemon", "rum")],
        )
        choices = [discord.SelectOption(label=name, value=name.lower()) for name in LEAVES]
        self.add_item(ui.TextDisplay("A **few** questions"))
        self.add_item(
            ui.Label(
                text="Name", description="Yours", component=ui.TextInput(custom_id="name", min_length=2, max_length=20)
            )
        )
        self.add_item(ui.Label(text="Size", component=radios))
        self.add_item(ui.Label(text="With", component=checks))
        self.add_item(ui.Label(text="Leaf", component=ui.Select(custom_id="leaf", options=choices)))
        self.stop()


class More(ui.Modal):
    """The rest of the fields."""

    def __init__(self) -> None:
        super().__init__(title="More", custom_id="more")
        text = ui.TextInput[Any](custom_id="story", style=discord.TextStyle.paragraph, required=False)
        self.add_item(ui.Label(text="Story", component=text))
        self.add_item(ui.Label(text="Agreed", component=ui.Checkbox(custom_id="agreed")))
        self.add_item(ui.Label(text="Friend", component=ui.UserSelect(custom_id="friend", required=False)))
        self.stop()


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
            "knock": _knock,
            "whisper": says(f"Only you hear this.\n{MARKDOWN}", ephemeral=True),
            "later": self._whisper_later,
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
            await interaction.response.edit_message(view=Panel(int(custom_id.partition(":")[2])))
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
            "panel": says(view=Panel(0)),
            "secret": says("Only for you: **oolong**", ephemeral=True),
            "text": says(MARKDOWN),
            "form": _ask,
            "more": lambda interaction: interaction.response.send_modal(More()),
            "everything": _show_everything,
            "slow": self._slow,
            "door": says("A door", view=door()),
            "private-door": says("A door", view=door(), ephemeral=True),
            "silent": lambda interaction: asyncio.sleep(0),
            "guarded": says("Let in."),
        }
        for name, answer in commands.items():
            self.answer(name, answer)
        guarded: Any = self.tree.get_command("guarded")
        guarded.default_permissions = discord.Permissions(manage_guild=True)


async def _finish(interaction: Interaction) -> None:
    await interaction.response.edit_message(view=Finished())
    await interaction.followup.send(MARKDOWN)


async def _knock(interaction: Interaction) -> None:
    await interaction.response.defer()
    await interaction.followup.send("Somebody knocked.")


async def _ask(interaction: Interaction) -> None:
    await interaction.response.send_modal(Questions())


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
    await interaction.response.send_message(view=Everything(), files=files)


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
