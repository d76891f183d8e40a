"""Threads on the page: below their channel, among the messages, archived and restored."""

import asyncio

import discord
from playwright.async_api import Route, expect

from rig.browser import Place, Visit
from rig.steps import connected, faults, last, messages, run, say


async def test_a_thread_appears_below_its_channel_and_among_its_messages(visit: Visit, place: Place) -> None:
    page = await visit(place.ben)
    await connected(page)
    thread = await place.thread()
    at_side = page.get_by_role("list", name="Threads in #stammtisch").get_by_role("button")
    await expect(at_side).to_have_text("Table 3")
    await expect(last(page)).to_contain_text("Lupfen started a thread: Table 3")
    await thread.send("one")
    await thread.send("two")
    await expect(last(page).get_by_role("button", name="Table 3")).to_contain_text("2 messages")
    await expect(at_side.get_by_role("img", name="unread")).to_be_visible()
    await last(page).get_by_role("button", name="Table 3").click()
    await expect(page.get_by_role("heading", level=1)).to_contain_text("Table 3")
    await expect(page.get_by_text("one", exact=True)).to_be_visible()
    await expect(at_side.get_by_role("img", name="unread")).to_have_count(0)
    assert await faults(page) == []
    await say(page, "three")
    await expect(last(page)).to_contain_text("three")
    await page.get_by_role("heading", level=1).get_by_role("button", name="#stammtisch").click()
    await expect(last(page).get_by_role("button", name="Table 3")).to_contain_text("3 messages")


async def test_an_archived_thread_leaves_the_list_until_a_message_restores_it(visit: Visit, place: Place) -> None:
    page = await visit(place.ben)
    thread = await place.thread()
    threads = page.get_by_role("list", name="Threads in #stammtisch")
    await threads.get_by_role("button", name="Table 3").click()
    await run(page, "panel")
    await expect(page.get_by_role("button", name="Stay")).to_be_enabled()
    await thread.edit(archived=True)
    await expect(page.get_by_role("button", name="Stay")).to_be_disabled()
    await expect(page.get_by_text("This thread is archived")).to_be_visible()
    await page.locator(".channel").first.click()
    await expect(threads.get_by_role("button", name="Table 3")).to_have_count(0)
    await expect(last(page).get_by_role("button", name="Table 3")).to_contain_text("archived")
    await threads.get_by_role("button", name="1 archived thread").press("Enter")
    await threads.get_by_role("button", name="Table 3").click()
    await say(page, "once more")
    await expect(page.get_by_role("button", name="Stay")).to_be_enabled()
    await expect(page.get_by_text("This thread is archived")).to_have_count(0)
    await expect(threads.get_by_role("button", name="archived thread")).to_have_count(0)


async def test_the_page_follows_a_thread_being_renamed_and_deleted(visit: Visit, place: Place) -> None:
    page = await visit(place.ben, tolerate="400 (Bad Request)")
    await connected(page)
    thread = await place.thread()
    deleted = asyncio.Event()

    async def late(route: Route) -> None:
        await deleted.wait()
        await route.continue_()

    await page.route(f"**/client/messages?channel={thread.id}*", late)
    await thread.edit(name="Table 3, over")
    at_side = page.get_by_role("list", name="Threads in #stammtisch").get_by_role("button")
    await expect(at_side).to_have_text("Table 3, over")
    await at_side.click()
    await expect(last(page)).to_contain_text("Lupfen renamed the thread: Table 3, over")
    await expect(page.get_by_role("button", name="Delete message")).to_have_count(0)
    place.server.drop_channel(place.server.world.channels[str(thread.id)])
    await expect(page.get_by_role("heading", level=1)).to_have_text("stammtisch")
    await expect(last(page)).to_contain_text("This thread was deleted.")
    async with page.expect_response(lambda answer: answer.status == 400):
        deleted.set()
    await expect(page.locator(".notice")).to_have_count(0)


async def test_a_thread_started_from_a_message_shows_its_origin(visit: Visit, place: Place) -> None:
    page = await visit(place.anna)
    await say(page, "wer spielt?")
    await expect(messages(page)).to_have_count(1)
    channel = await place.bot.fetch_channel(int(place.channel.id))
    assert isinstance(channel, discord.TextChannel)
    (message,) = [each async for each in channel.history()]
    await message.create_thread(name="Runde")
    await last(page).get_by_role("button", name="Runde").click()
    await expect(last(page)).to_contain_text("Dieser Thread beginnt bei einer Nachricht von Anna.")


async def test_a_thread_opened_while_the_page_loads_is_not_lost(visit: Visit, place: Place) -> None:
    page = await visit(place.ben)
    await connected(page)
    held = asyncio.Event()

    async def late(route: Route) -> None:
        answer = await route.fetch()
        if not held.is_set():
            held.set()
            await place.thread()
            await expect(page.get_by_role("button", name="Table 3")).not_to_have_count(0)
        await route.fulfill(response=answer)

    await page.route("**/client/state", late)
    place.server.hub.close()
    await held.wait()
    await expect(page.get_by_text("Reconnecting …")).to_have_count(0)
    await expect(page.locator(".sidebar").get_by_role("button", name="Table 3")).to_be_visible()


async def test_links_within_this_discord_stay_on_the_page(visit: Visit, place: Place) -> None:
    page = await visit(place.ben)
    windows = page.context.pages
    thread = await place.thread()
    way = discord.ui.View().add_item(discord.ui.Button(label="Go to the table", url=thread.jump_url))
    await place.room.send(f"[the table]({thread.jump_url}) and [elsewhere](https://example.org/a)", view=way)
    here = page.get_by_role("heading", level=1)
    for name in ("Go to the table", "the table"):
        await last(page).get_by_role("button", name=name, exact=True).press("Enter")
        await expect(here).to_contain_text("Table 3")
        await expect(page.get_by_role("log")).to_be_focused()
        await here.get_by_role("button", name="#stammtisch").press("Enter")
    await expect(last(page).get_by_role("link", name="elsewhere")).to_have_attribute("target", "_blank")
    assert page.context.pages == windows
    assert await faults(page) == []
