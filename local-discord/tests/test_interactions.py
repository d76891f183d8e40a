"""Presses, forms and their answers, from the point of view of a discord.py bot."""

import asyncio
from collections import Counter
from typing import Any

import discord
import pytest
from discord import ui

from local_discord import LocalDiscord
from local_discord.testing.people import Failed, Message, People, Person, Refused
from rig.bot import Answer, answering, classic, layout, panel, refusal, running, says
from rig.rest import Rest


def offers(*buttons: str) -> Answer:
    """Return what answers with a panel."""
    return lambda interaction: interaction.response.send_message(view=panel(*buttons))


def replied_to(message: Message) -> str:
    """Return the id of the message that another one replies to."""
    assert message.json["type"] == 19
    return message.json["message_reference"]["message_id"]


async def test_an_ephemeral_response_is_seen_by_one_person_only(
    discord_: LocalDiscord, people: People, anna: Person, ben: Person
) -> None:
    async def on_press(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=panel("Play", text="Secret of Ben"), ephemeral=True)
        await interaction.followup.send("Second secret", ephemeral=True)

    async with running(discord_, answering(on_press, open=offers("Hand"))):
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


async def test_channel_routes_do_not_find_ephemeral_messages(discord_: LocalDiscord, ben: Person) -> None:
    codes: list[tuple[int, int]] = []

    async def hide(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Psst", ephemeral=True)
        assert isinstance(interaction.channel, discord.TextChannel)
        sent = interaction.channel.get_partial_message((await interaction.original_response()).id)
        codes.extend([await refusal(doing) for doing in (sent.edit(content="x"), sent.fetch(), sent.delete())])
        await interaction.followup.send("done")

    async with running(discord_, answering(hide=hide)):
        await ben.command("hide")
        await ben.see("done")
    assert codes == [(404, 10008)] * 3


async def test_a_deferred_response_thinks_until_filled_in_or_fifteen_minutes_pass(
    discord_: LocalDiscord, anna: Person
) -> None:
    go_on = asyncio.Event()

    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await go_on.wait()
        await interaction.edit_original_response(view=panel(text="At last"))

    async def forget(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)

    async with running(discord_, answering(slow=slow, forget=forget)):
        made = await anna.command("forget", wait=False)
        await anna.wait(lambda: anna.states.get(made) == "thinking")
        discord_.clock.advance(900)
        assert await anna.outcome(made) == "failed"
        assert anna.messages() == []
        made = await anna.command("slow", wait=False)
        await anna.wait(lambda: anna.states.get(made) == "thinking")
        go_on.set()
        assert await anna.outcome(made) == "done"
        await anna.see("At last")


async def test_the_first_follow_up_replaces_thinking_and_stays_private(
    discord_: LocalDiscord, anna: Person, ben: Person
) -> None:
    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        original = await interaction.original_response()
        first = await interaction.followup.send("For you", wait=True)
        assert first.id == original.id
        await interaction.followup.send("For all", wait=True)

    async with running(discord_, answering(slow=slow)):
        await anna.command("slow")
        assert (await anna.see("For you")).ephemeral
        assert not (await ben.see("For all")).ephemeral
        assert not any("For you" in message.text for message in ben.messages())


async def test_follow_ups_are_fetched_changed_and_deleted_by_token(discord_: LocalDiscord, anna: Person) -> None:
    async def many(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("one")
        second = await interaction.followup.send("two", wait=True)
        assert (await interaction.followup.fetch_message(second.id)).content == "two"
        await interaction.followup.edit_message(second.id, content="three")
        first = await interaction.original_response()
        assert first.content == "one"
        assert replied_to(await anna.see("three")) == str(first.id)
        await interaction.delete_original_response()

    async with running(discord_, answering(many=many)):
        await anna.command("many")
        await anna.wait(lambda: [message.text for message in anna.messages()] == ["three"])


async def test_a_form_is_filled_in_and_updates_the_panel(discord_: LocalDiscord, anna: Person, ben: Person) -> None:
    async def on_press(interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            form = ui.Modal(title="House rules", custom_id="rules", timeout=None)
            field = ui.TextInput[Any](custom_id="ante", default="1", max_length=3)
            await interaction.response.send_modal(form.add_item(ui.Label(text="Ante", component=field)))
            form.stop()
            return
        data: Any = interaction.data
        await interaction.response.edit_message(view=panel(text=f"Ante {data['components'][0]['component']['value']}"))

    async with running(discord_, answering(on_press, open=offers("Rules"))):
        await anna.command("open")
        form = await anna.form(await anna.press("Rules"))
        assert form.title == "House rules"
        assert form.fields == {"Ante": "ante"}
        assert ben.forms == {}
        with pytest.raises(Refused, match="Ante must have 0 to 3 characters"):
            await anna.submit(form, {"Ante": "1000"})
        await anna.submit(form, {"Ante": "25"})
        await ben.see("Ante 25")
        with pytest.raises(Refused, match="not open"):
            await anna.submit(form, {})


async def test_every_select_delivers_its_values_and_the_objects_they_name(discord_: LocalDiscord, anna: Person) -> None:
    got: list[Any] = []

    async def menus(interaction: discord.Interaction) -> None:
        options = [discord.SelectOption(label=str(number), value=f"v{number}") for number in range(25)]
        items = (
            ui.Select[Any](custom_id="text", options=options, max_values=2),
            ui.UserSelect[Any](custom_id="user"),
            ui.ChannelSelect[Any](custom_id="channel"),
            ui.RoleSelect[Any](custom_id="role"),
            ui.MentionableSelect[Any](custom_id="any"),
            ui.Button[Any](label="No", custom_id="no", disabled=True),
        )
        await interaction.response.send_message(view=layout(*(ui.ActionRow[Any](item) for item in items)))

    async def on_press(interaction: discord.Interaction) -> None:
        got.append(interaction.data)
        await interaction.response.defer()

    async with running(discord_, answering(on_press, menus=menus)):
        await anna.command("menus")
        await anna.choose("4", "3", custom_id="text")
        await anna.choose("Ben", custom_id="user")
        await anna.choose(anna.channel, custom_id="channel")
        await anna.choose("@everyone", custom_id="role")
        await anna.choose("Clara", custom_id="any")
        with pytest.raises(Refused, match="Choose between 1 and 2"):
            await anna.choose("1", "2", "3", custom_id="text")
        with pytest.raises(Refused, match="cannot be pressed"):
            await anna.press("No", message=anna.messages()[-1])
    assert got[0]["values"] == ["v4", "v3"]  # in the order picked, not that of the menu
    assert [next(iter(each["resolved"])) for each in got[1:]] == ["users", "channels", "roles", "users"]


async def test_an_interaction_fails_without_a_response_within_three_seconds(
    discord_: LocalDiscord, anna: Person
) -> None:
    caught: asyncio.Queue[tuple[int, int]] = asyncio.Queue()
    pressed, go_on = asyncio.Event(), asyncio.Event()

    async def on_press(interaction: discord.Interaction) -> None:
        pressed.set()
        await go_on.wait()
        caught.put_nowait(await refusal(interaction.response.send_message("too late")))

    async with running(discord_, answering(on_press, open=offers("Sleep"))):
        await anna.command("open")
        made = await anna.press("Sleep", wait=False)
        await pressed.wait()
        discord_.clock.advance(2.9)
        assert anna.states[made] == "pending"
        discord_.clock.advance(0.2)
        assert await anna.outcome(made) == "failed"
        go_on.set()
        assert await caught.get() == (404, 10062)
        assert not any("too late" in message.text for message in anna.messages())
    pressing = asyncio.create_task(anna.press("Sleep"))
    await anna.wait(lambda: sum(state == "pending" for state in anna.states.values()) == 1)
    discord_.clock.advance(3)
    with pytest.raises(Failed):
        await pressing


async def test_a_token_is_valid_for_fifteen_minutes_and_outlives_the_bots_process(
    discord_: LocalDiscord, people: People, anna: Person, rest: Rest
) -> None:
    tokens: list[discord.Webhook] = []

    async def keep(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("kept", ephemeral=True)
        tokens.append(interaction.followup)

    async with running(discord_, answering(keep=keep)) as bot:
        await anna.command("keep")
        discord_.clock.advance(899)
        await tokens[0].send("still")
        await anna.dismiss(await anna.see("kept"))
        original: Any = "@original"
        assert await refusal(tokens[0].edit_message(original, content="x")) == (404, 10008)
        discord_.clock.advance(2)
        assert await refusal(tokens[0].send("too late")) == (401, 50027)
        for _ in range(2):
            await anna.command("keep")
    path = f"/webhooks/{discord_.world.app.id}/{tokens[1].token}"
    assert (await rest("POST", path, {"content": "from the next process"}))[0] == 200
    await anna.see("from the next process")
    await people.control("DELETE", f"channels/{anna.channel}")
    status, answer = await rest("POST", path, {"content": "nobody reads this"})
    assert (status, answer["code"]) == (404, 10003)
    with pytest.raises(Refused, match="no such channel"):
        await anna.command("keep")
    assert bot.errors == []


async def test_a_forged_press_reaches_the_bot_as_it_was_forged(
    discord_: LocalDiscord, people: People, anna: Person, ben: Person
) -> None:
    async def on_press(interaction: discord.Interaction) -> None:
        data: Any = interaction.data
        await interaction.response.send_message(f"{interaction.user.display_name}: {data['custom_id']}", ephemeral=True)

    async with running(discord_, answering(on_press, open=offers("Go"))):
        await anna.command("open")
        message = await anna.see("The panel")
        data = {"custom_id": "'; drop table", "component_type": 2}
        body = {"type": 3, "person": ben.id, "channel": message.channel, "message": message.id, "data": data}
        await people.control("POST", "interactions", body)
        await ben.see("Ben: '; drop table", ephemeral=True)


async def test_interactions_are_delivered_twice_or_in_reverse_on_demand(
    discord_: LocalDiscord, people: People, anna: Person
) -> None:
    order: asyncio.Queue[str] = asyncio.Queue()

    async def on_press(interaction: discord.Interaction) -> None:
        data: Any = interaction.data
        order.put_nowait(data["custom_id"])
        try:
            await interaction.response.defer()
        except discord.HTTPException as error:
            order.put_nowait(str(error.code))

    async with running(discord_, answering(on_press, open=offers("A", "B"))):
        await anna.command("open")
        await people.control("POST", "deliveries", {"hold": 2})
        first = await anna.press("A", wait=False)
        await anna.press("B")
        await anna.outcome(first)
        assert [await order.get(), await order.get()] == ["B", "A"]
        assert all(0 < each < 3 for each in (await people.control("GET", "statistics"))["latencies"])
        await people.control("POST", "deliveries", {"duplicate": 1})
        await anna.press("A")
        async with asyncio.timeout(30):
            assert sorted([await order.get() for _ in range(3)]) == ["40060", "A", "A"]


async def test_a_response_to_a_press_is_a_reply_until_the_pressed_message_is_deleted(
    discord_: LocalDiscord, anna: Person, ben: Person
) -> None:
    async def on_press(interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content="The table, dealt")
        await interaction.followup.send("Deal 1")

    async with running(discord_, answering(on_press, open=says("The table", view=classic("Go")))):
        await anna.command("open")
        await anna.press("Go")
        answer = await anna.see("Deal 1")
        table = await anna.see("The table, dealt")
        assert replied_to(answer) == table.id
        assert answer.json["referenced_message"]["content"] == "The table, dealt"
        assert table.json["type"] == 20
        assert "message_reference" not in table.json
        await anna.dismiss(table)
    await ben.arrive()
    assert (await ben.see("Deal 1")).json["referenced_message"] is None


async def test_nobody_else_can_load_the_private_message_that_was_pressed(
    discord_: LocalDiscord, anna: Person, ben: Person
) -> None:
    async def on_press(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.followup.send("For all")
        await interaction.followup.send("For one", ephemeral=True)

    async with running(discord_, answering(on_press, open=says("The hand", view=classic("Go"), ephemeral=True))):
        await anna.command("open")
        hand = await anna.see("The hand")
        await anna.press("Go")
        own = await anna.see("For one")
        seen = await ben.see("For all")
    assert replied_to(seen) == replied_to(own) == hand.id
    assert "referenced_message" not in seen.json
    assert own.json["referenced_message"]["content"] == "The hand"
    assert "The hand" not in str(list(discord_.hub.wire[ben.id]))


async def test_a_deleted_panel_cannot_be_updated_and_buttons_are_dead_without_the_bot(
    discord_: LocalDiscord, people: People, anna: Person
) -> None:
    codes: list[tuple[int, int]] = []

    async def on_press(interaction: discord.Interaction) -> None:
        assert interaction.message is not None
        await people.control("DELETE", f"messages/{interaction.message.id}")
        codes.append(await refusal(interaction.response.edit_message(content="x", view=None)))
        await interaction.response.send_message(view=panel("Dead"))

    async with running(discord_, answering(on_press, open=offers("Go"))) as bot:
        await anna.command("open")
        await anna.press("Go")
        assert codes == [(404, 10008)]
        await people.control("POST", f"servers/{anna.state['servers'][0]['id']}/kick")
        await bot.event_named("guild_remove")
        made = await anna.press("Dead", wait=False)
        discord_.clock.advance(3)
        assert await anna.outcome(made) == "failed"
        with pytest.raises(Refused, match="no command"):
            await anna.command("open")


async def test_a_hundred_simultaneous_presses_are_each_answered_once(discord_: LocalDiscord, people: People) -> None:
    counted: Counter[str] = Counter()

    async def on_press(interaction: discord.Interaction) -> None:
        counted[interaction.user.display_name] += 1
        await interaction.response.send_message("Seen", ephemeral=True)

    discord_.interactions.answer_within = 30
    async with running(discord_, answering(on_press, open=offers("Go"))):
        crowd = [await people.enter(name) for name in ("Anna", "Ben", "Clara", "David")]
        await crowd[0].command("open")
        await asyncio.gather(*(person.press("Go") for person in crowd for _ in range(25)))
        for person in crowd:
            assert sum(message.text == "Seen" for message in person.messages()) == 25
            assert len(person.messages()) == 26
    assert counted == {"Anna": 25, "Ben": 25, "Clara": 25, "David": 25}
    assert discord_.limiter.refused == {}
