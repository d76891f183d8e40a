"""Presses, forms and their answers, from the point of view of a discord.py bot."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import discord
import pytest
from discord import ui

from sandbox import LocalDiscord
from tests.people import Failed, People, Person, Refused
from tests.sandbox.bot import Bot, running

V2 = 1 << 15


def panel(*buttons: str, text: str = "The panel") -> ui.LayoutView:
    """Make a panel with a text and buttons whose custom_ids are their labels."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    if buttons:
        view.add_item(ui.ActionRow(*(ui.Button[Any](label=label, custom_id=label) for label in buttons)))
    view.stop()
    return view


def opener(bot: Bot, *buttons: str) -> None:
    """Add the command /open, which posts a panel, to a bot."""

    @bot.tree.command(name="open", description="Open a panel")
    async def open_(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=panel(*buttons))


async def test_an_update_replaces_the_panel_that_was_pressed(discord_: LocalDiscord, anna: Person, ben: Person) -> None:
    bot = Bot()
    opener(bot, "Go")

    async def on_press(interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=panel(text=f"Pressed by {interaction.user.display_name}"))

    bot.presses = on_press
    async with running(discord_, bot):
        await anna.command("open")
        seen = await ben.see("The panel")
        await ben.press("Go")
        after = await anna.see("Pressed by Ben")
        assert after.id == seen.id
        assert after.labels == []
        assert after.json["flags"] & V2


async def test_an_ephemeral_answer_is_seen_by_one_person_alone(
    discord_: LocalDiscord, people: People, anna: Person, ben: Person
) -> None:
    bot = Bot()
    opener(bot, "Hand")

    async def on_press(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=panel("Play", text="Secret of Ben"), ephemeral=True)
        await interaction.followup.send("Second secret", ephemeral=True)

    bot.presses = on_press
    async with running(discord_, bot):
        await anna.command("open")
        await ben.press("Hand")
        hand = await ben.see("Secret of Ben", ephemeral=True)
        await ben.see("Second secret", ephemeral=True)
        assert not any("ecret" in message.text for message in anna.messages())
        assert "ecret" not in str(await people.control("GET", f"wire/{anna.id}"))
        assert "Second secret" in str(await people.control("GET", f"wire/{ben.id}"))
        with pytest.raises(Refused, match="no such message"):
            await anna.press("Play", message=hand)
        late = await people.enter("Anna")
        assert not any("ecret" in message.text for message in late.messages())


async def test_a_channel_route_does_not_know_ephemeral_messages(discord_: LocalDiscord, ben: Person) -> None:
    bot = Bot()
    codes: list[int] = []

    async def attempt(doing: Coroutine[Any, Any, Any]) -> None:
        try:
            await doing
        except discord.NotFound as error:
            codes.append(error.code)

    @bot.tree.command(name="hide", description="Answer in secret")
    async def hide(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Psst", ephemeral=True)
        sent = await interaction.original_response()
        assert isinstance(interaction.channel, discord.TextChannel)
        await attempt(interaction.channel.get_partial_message(sent.id).edit(content="x"))
        await attempt(interaction.channel.fetch_message(sent.id))
        await attempt(interaction.channel.get_partial_message(sent.id).delete())
        await interaction.followup.send("done")

    async with running(discord_, bot):
        await ben.command("hide")
        await ben.see("done")
    assert codes == [10008, 10008, 10008]


async def test_a_deferred_answer_thinks_and_is_filled_later(discord_: LocalDiscord, anna: Person) -> None:
    bot = Bot()
    go_on = asyncio.Event()

    @bot.tree.command(name="slow", description="Take time")
    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await go_on.wait()
        await interaction.edit_original_response(view=panel(text="At last"))

    async with running(discord_, bot):
        made = await anna.command("slow", wait=False)
        await anna.wait(lambda: anna.states.get(made) == "thinking")
        go_on.set()
        assert await anna.outcome(made) == "done"
        await anna.see("At last")


async def test_the_first_follow_up_takes_the_place_of_thinking_and_stays_private(
    discord_: LocalDiscord, anna: Person, ben: Person
) -> None:
    bot = Bot()

    @bot.tree.command(name="slow", description="Take time")
    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        original = await interaction.original_response()
        first = await interaction.followup.send("For you", wait=True)
        assert first.id == original.id
        await interaction.followup.send("For all", wait=True)

    async with running(discord_, bot):
        await anna.command("slow")
        assert (await anna.see("For you")).ephemeral
        assert not (await ben.see("For all")).ephemeral
        assert not any("For you" in message.text for message in ben.messages())


async def test_follow_ups_are_fetched_changed_and_deleted_by_token(discord_: LocalDiscord, anna: Person) -> None:
    bot = Bot()

    @bot.tree.command(name="many", description="Say much")
    async def many(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("one")
        second = await interaction.followup.send("two", wait=True)
        assert (await interaction.followup.fetch_message(second.id)).content == "two"
        await interaction.followup.edit_message(second.id, content="three")
        assert (await interaction.original_response()).content == "one"
        await interaction.delete_original_response()

    async with running(discord_, bot):
        await anna.command("many")
        await anna.see("three")
        await anna.wait(lambda: not any(message.text == "one" for message in anna.messages()))


async def test_a_form_is_filled_in_and_answered(discord_: LocalDiscord, anna: Person, ben: Person) -> None:
    bot = Bot()
    opener(bot, "Rules")

    class Rules(ui.Modal, title="House rules"):
        ante = ui.Label(text="Ante", component=ui.TextInput[Any](custom_id="ante", default="1", max_length=3))
        timing = ui.Label(
            text="Timing",
            component=ui.Select[Any](
                custom_id="timing", options=[discord.SelectOption(label=name, value=name) for name in ("early", "late")]
            ),
        )

    async def on_press(interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            form = Rules(custom_id="rules", timeout=None)
            await interaction.response.send_modal(form)
            form.stop()
            return
        data: Any = interaction.data
        ante, timing = (each["component"] for each in data["components"])
        await interaction.response.edit_message(view=panel(text=f"Ante {ante['value']}, {timing['values'][0]}"))

    bot.presses = on_press
    async with running(discord_, bot):
        await anna.command("open")
        opened = await anna.press("Rules")
        form = await anna.form(opened)
        assert form.title == "House rules"
        assert form.fields == {"Ante": "ante", "Timing": "timing"}
        assert ben.forms == {}
        with pytest.raises(Refused, match="Ante must have 0 to 3 characters"):
            await anna.submit(form, {"Ante": "1000", "Timing": "late"})
        with pytest.raises(Refused, match="Timing: This menu has no such choice"):
            await anna.submit(form, {"Timing": "never"})
        await anna.submit(form, {"Ante": "25", "Timing": "late"})
        await ben.see("Ante 25, late")
        with pytest.raises(Refused, match="not open"):
            await anna.submit(form, {"Timing": "late"})


async def test_every_select_brings_its_values_and_what_they_refer_to(discord_: LocalDiscord, anna: Person) -> None:
    bot = Bot()
    got: list[Any] = []

    @bot.tree.command(name="menus", description="Show menus")
    async def menus(interaction: discord.Interaction) -> None:
        view = ui.LayoutView(timeout=None)
        options = [discord.SelectOption(label=str(number), value=f"v{number}") for number in range(25)]
        view.add_item(ui.ActionRow(ui.Select[Any](custom_id="text", options=options, max_values=2)))
        view.add_item(ui.ActionRow(ui.UserSelect[Any](custom_id="user")))
        view.add_item(ui.ActionRow(ui.ChannelSelect[Any](custom_id="channel")))
        view.add_item(ui.ActionRow(ui.RoleSelect[Any](custom_id="role")))
        view.add_item(ui.ActionRow(ui.MentionableSelect[Any](custom_id="any")))
        view.stop()
        await interaction.response.send_message(view=view)

    async def on_press(interaction: discord.Interaction) -> None:
        got.append(interaction.data)
        await interaction.response.defer()

    bot.presses = on_press
    async with running(discord_, bot):
        await anna.command("menus")
        await anna.choose("4", "3", custom_id="text")
        await anna.choose("Ben", custom_id="user")
        await anna.choose(anna.channel, custom_id="channel")
        await anna.choose("@everyone", custom_id="role")
        await anna.choose("Clara", custom_id="any")
        with pytest.raises(Refused, match="Choose between 1 and 2"):
            await anna.choose("1", "2", "3", custom_id="text")
    assert got[0]["values"] == ["v4", "v3"]  # in the order picked, not that of the menu
    assert [next(iter(each["resolved"])) for each in got[1:]] == ["users", "channels", "roles", "users"]


async def test_without_an_answer_in_three_seconds_the_interaction_failed(discord_: LocalDiscord, anna: Person) -> None:
    bot = Bot()
    opener(bot, "Sleep")
    caught: asyncio.Queue[discord.HTTPException] = asyncio.Queue()
    pressed, go_on = asyncio.Event(), asyncio.Event()

    async def on_press(interaction: discord.Interaction) -> None:
        pressed.set()
        await go_on.wait()
        try:
            await interaction.response.send_message("too late")
        except discord.HTTPException as error:
            caught.put_nowait(error)

    bot.presses = on_press
    async with running(discord_, bot):
        await anna.command("open")
        made = await anna.press("Sleep", wait=False)
        await pressed.wait()
        discord_.clock.advance(2.9)
        assert anna.states[made] == "pending"
        discord_.clock.advance(0.2)
        assert await anna.outcome(made) == "failed"
        go_on.set()
        error = await caught.get()
        assert (error.status, error.code) == (404, 10062)
        assert not any("too late" in message.text for message in anna.messages())


async def test_a_second_answer_is_refused(discord_: LocalDiscord, anna: Person) -> None:
    bot = Bot()
    opener(bot, "Twice")
    codes: asyncio.Queue[int] = asyncio.Queue()

    async def on_press(interaction: discord.Interaction) -> None:
        copy = discord.InteractionResponse(interaction)
        await interaction.response.defer()
        try:
            await copy.send_message("again")
        except discord.InteractionResponded:
            codes.put_nowait(1)
        except discord.HTTPException as error:
            codes.put_nowait(error.code)

    bot.presses = on_press
    async with running(discord_, bot):
        await anna.command("open")
        await anna.press("Twice")
        assert await codes.get() == 40060


async def test_a_token_is_good_for_fifteen_minutes(discord_: LocalDiscord, anna: Person) -> None:
    bot = Bot()
    tokens: list[discord.Webhook] = []

    @bot.tree.command(name="keep", description="Keep the token")
    async def keep(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("kept")
        tokens.append(interaction.followup)

    async with running(discord_, bot):
        await anna.command("keep")
        discord_.clock.advance(899)
        await tokens[0].send("still")
        await anna.see("still")
        discord_.clock.advance(2)
        with pytest.raises(discord.HTTPException) as caught:
            await tokens[0].send("too late")
        assert (caught.value.status, caught.value.code) == (401, 50027)


async def test_a_press_without_a_bot_fails(discord_: LocalDiscord, anna: Person) -> None:
    bot = Bot()
    opener(bot, "Go")
    async with running(discord_, bot):
        await anna.command("open")
    made = await anna.press("Go", wait=False)
    discord_.clock.advance(3)
    assert await anna.outcome(made) == "failed"
    pressing = asyncio.create_task(anna.press("Go"))
    await anna.wait(lambda: sum(state == "pending" for state in anna.states.values()) == 1)
    discord_.clock.advance(3)
    with pytest.raises(Failed):
        await pressing


async def test_a_disabled_button_cannot_be_pressed(discord_: LocalDiscord, anna: Person) -> None:
    bot = Bot()

    @bot.tree.command(name="closed", description="Show a closed door")
    async def closed(interaction: discord.Interaction) -> None:
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.ActionRow(ui.Button[Any](label="No", custom_id="no", disabled=True)))
        view.stop()
        await interaction.response.send_message(view=view)

    async with running(discord_, bot):
        await anna.command("closed")
        message = anna.messages()[-1]
        with pytest.raises(Refused, match="cannot be pressed"):
            await anna.press("No", message=message)


async def test_a_forged_press_reaches_the_bot_as_it_was_forged(
    discord_: LocalDiscord, people: People, anna: Person, ben: Person
) -> None:
    bot = Bot()
    opener(bot, "Go")

    async def on_press(interaction: discord.Interaction) -> None:
        data: Any = interaction.data
        await interaction.response.send_message(f"{interaction.user.display_name}: {data['custom_id']}", ephemeral=True)

    bot.presses = on_press
    async with running(discord_, bot):
        await anna.command("open")
        message = await anna.see("The panel")
        data = {"custom_id": "'; drop table", "component_type": 2}
        body = {"type": 3, "person": ben.id, "channel": message.channel, "message": message.id, "data": data}
        await people.control("POST", "interactions", body)
        await ben.see("Ben: '; drop table", ephemeral=True)


async def test_interactions_are_delivered_twice_or_in_reverse_on_demand(
    discord_: LocalDiscord, people: People, anna: Person
) -> None:
    bot = Bot()
    opener(bot, "A", "B")
    order: asyncio.Queue[str] = asyncio.Queue()

    async def on_press(interaction: discord.Interaction) -> None:
        data: Any = interaction.data
        order.put_nowait(data["custom_id"])
        try:
            await interaction.response.defer()
        except discord.HTTPException as error:
            order.put_nowait(str(error.code))

    bot.presses = on_press
    async with running(discord_, bot):
        await anna.command("open")
        await people.control("POST", "deliveries", {"hold": 2})
        first = await anna.press("A", wait=False)
        await anna.press("B")
        await anna.outcome(first)
        assert [await order.get(), await order.get()] == ["B", "A"]
        await people.control("POST", "deliveries", {"duplicate": 1})
        await anna.press("A")
        async with asyncio.timeout(30):
            assert sorted([await order.get() for _ in range(3)]) == ["40060", "A", "A"]
