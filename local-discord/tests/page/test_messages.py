"""Messages: components, presses, secrets, updates, failures, and malicious text."""

import asyncio
import re
from typing import Any

from discord import ui
from playwright.async_api import Locator, Route, expect

from local_discord.format import shapes
from rig.bot import layout
from rig.browser import Place, Visit
from rig.steps import composer, last, messages, run, say
from rig.tea import MARKDOWN, picture

HARMFUL = (
    "<img src=x onerror=\"document.title='harmed'\">",
    "<script>document.title='harmed'</script>",
    "[press](javascript:document.title='harmed')",
    "[press](data:text/html,harmed)",
    "<javascript:alert(1)>",
    "**<svg/onload=alert(1)>**",
    "`<b>x</b>`",
    '<t:99999999999999:R> <:x:1"onerror=x> </a:b:1>',
    "||<iframe src=/>||",
)


def above(message: Locator) -> Locator:
    """Return the line above a message: who used which command, or which message it replies to."""
    return message.locator(".above > :last-child")


async def test_every_component_is_drawn_and_spoilers_can_be_revealed(visit: Visit, place: Place) -> None:
    page = await visit(place.ben)
    await run(page, "everything")
    message = last(page)
    await expect(message.get_by_role("heading", name="A section")).to_be_visible()
    await expect(message.locator(".container").first).to_have_css("--bar", "#c07a1f")
    red = message.get_by_role("img", name="A red field")
    await expect(red).to_be_visible()
    assert await red.evaluate("image => image.complete && image.naturalWidth > 0")
    await expect(message.get_by_role("link", name="File notes.txt")).to_have_attribute("download", "notes.txt")
    await expect(message.get_by_role("button", name="Closed")).to_be_disabled()
    await expect(message.get_by_role("link", name="Elsewhere")).to_have_attribute("href", "https://example.org/")
    await expect(page.get_by_text("Under the cover")).to_be_hidden()
    await page.get_by_role("button", name="Show what is hidden").click()
    await expect(page.get_by_text("Under the cover")).to_be_visible()
    await expect(page.get_by_role("img", name="A blue field")).to_have_count(0)
    await page.get_by_role("button", name="Hidden. Press to show.").click()
    await expect(page.get_by_role("img", name="A blue field")).to_be_visible()
    figure = page.locator("figure", has=page.get_by_role("img", name="A red field"))
    await figure.get_by_role("button", name="Description").click()
    await expect(page.locator("figcaption", has_text="A red field")).to_be_visible()
    await red.click()
    await expect(page.get_by_role("dialog", name="A red field")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_application_emojis_are_drawn_on_buttons_and_in_text(visit: Visit, place: Place) -> None:
    emoji = await place.bot.create_application_emoji(name="leaf", image=picture("green", 32, 32).read())
    button = ui.Button[Any](label="Pick", emoji=emoji, custom_id="stay")
    await place.room.send(view=layout(ui.TextDisplay(f"A {emoji} leaf"), ui.ActionRow(button)))
    page = await visit(place.ben)
    drawn = last(page).locator("img.emoji")
    await expect(drawn).to_have_count(2)
    for number in range(2):
        await expect(drawn.nth(number)).to_have_js_property("naturalWidth", 32)
    await expect(last(page).get_by_role("button", name="Pick").locator("img.emoji")).to_have_count(1)


async def test_a_single_choice_is_sent_immediately_and_a_multiple_one_when_done(visit: Visit, place: Place) -> None:
    page = await visit(place.ben)
    await run(page, "everything")

    async def pick(select: str, *options: str) -> None:
        await page.get_by_role("combobox", name=select).click()
        for name in options:
            await page.get_by_role("option", name=name).click()

    await page.get_by_role("combobox", name="Which leaf?").focus()
    for key in ("ArrowDown", "ArrowDown", "Enter"):
        await page.keyboard.press(key)
    await expect(last(page)).to_contain_text("You chose leaf.")
    await expect(page.get_by_role("combobox", name="Ceylon")).to_be_visible()
    await pick("Who?")
    await page.keyboard.type("ann")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("You chose user.")
    await pick("Where?", "stammtisch")
    await expect(last(page)).to_contain_text("You chose room.")
    await pick("Who or which role?", "@everyone")
    await expect(last(page)).to_contain_text("You chose anybody.")
    await pick("Two or three", "Keemun", "Assam", "Ceylon", "Darjeeling")
    await expect(page.get_by_role("option", selected=True)).to_have_count(3)
    await page.get_by_role("option", name="Ceylon").click()
    await page.get_by_role("button", name="Done").click()
    await expect(page.get_by_text("You chose leaves.")).to_be_visible()
    await pick("Assam, Keemun", "Keemun", "Keemun")
    await page.get_by_role("button", name="Done").click()
    await expect(page.get_by_text("You chose leaves.")).to_have_count(2)
    assert place.bot.seen == [
        ("leaf", ["ceylon"]),
        ("user", [place.anna.id]),
        ("room", [place.channel.id]),
        ("anybody", list(place.server.world.servers)[:1]),
        ("leaves", ["keemun", "assam"]),
        ("leaves", ["assam", "keemun"]),
    ], "in the order of picking"


async def test_private_messages_are_shown_to_one_person_only(visit: Visit, place: Place) -> None:
    anna, ben = await visit(place.anna), await visit(place.ben)
    await expect(composer(anna)).to_be_visible()
    await say(ben, "Good **evening**")
    await expect(last(anna).locator("strong")).to_have_text("evening")
    await expect(composer(ben)).to_have_value("")
    await anna.get_by_role("log").focus()
    await anna.keyboard.type("Hello")
    await expect(composer(anna)).to_have_value("Hello")
    await run(ben, "private-door")
    await expect(last(ben)).to_contain_text("Only you can see this")
    await ben.get_by_role("button", name="Knock").click()
    await expect(above(last(ben))).to_have_text("Lupfen A door")
    await expect(above(last(anna))).to_have_text("Die Nachricht konnte nicht geladen werden.")
    await expect(messages(anna)).to_have_count(2)
    assert "A door" not in await anna.content()
    await anna.reload()
    await expect(above(last(anna))).to_have_text("Die Nachricht konnte nicht geladen werden.")
    await ben.get_by_role("button", name="Dismiss message").click()
    await expect(messages(ben)).to_have_count(2)
    await run(ben, "door")
    await expect(above(last(anna))).to_have_text("Ben hat /tür benutzt")


async def test_a_reply_names_what_it_replies_to_and_outlives_it(visit: Visit, place: Place) -> None:
    page = await visit(place.ben)
    await run(page, "door")
    await page.get_by_role("button", name="Knock").click()
    await expect(last(page)).to_contain_text("Somebody knocked.")
    await expect(above(last(page))).to_have_text("Lupfen A door")
    await expect(above(messages(page).first)).to_have_text("Ben used /door")
    await messages(page).first.hover()
    await messages(page).first.get_by_role("button", name="Delete message").click()
    await expect(messages(page)).to_have_count(1)
    await expect(above(last(page))).to_have_text("The original message was deleted.")
    await page.reload()
    await expect(above(last(page))).to_have_text("The original message was deleted.")


async def test_an_unanswered_press_fails_visibly(visit: Visit, place: Place) -> None:
    page = await visit(place.ben)
    await run(page, "everything")
    danger = page.get_by_role("button", name="Danger")
    await expect(danger).to_be_visible()
    await page.evaluate("document.fonts.ready.then(() => null)")
    before = await danger.bounding_box()
    await danger.click()
    await expect(danger).to_have_attribute("aria-busy", "true")
    assert await danger.bounding_box() == before
    place.server.interactions.expire()
    failure = page.get_by_role("alert")
    await expect(last(page).get_by_role("alert")).to_have_text("This interaction failed")
    await expect(danger).not_to_have_attribute("aria-busy", "true")
    await page.get_by_role("button", name="Primary").click()
    await expect(failure).to_have_count(0)
    await run(page, "silent")
    await expect(page.get_by_text("Sending …")).to_be_visible()
    place.server.interactions.expire()
    await expect(failure).to_have_text("This interaction failed")
    await page.get_by_role("button", name="Dismiss message").click()
    await expect(failure).to_have_count(0)


async def test_the_page_shows_whether_the_bot_thinks_types_or_is_offline(visit: Visit, place: Place) -> None:
    page = await visit(place.ben)
    await run(page, "slow")
    await expect(last(page)).to_contain_text("is thinking …")
    place.bot.go_on.set()
    await expect(last(page)).to_contain_text("At last.")
    await expect(messages(page)).to_have_count(1)
    await run(page, "typing")
    await expect(page.get_by_text("is typing …")).to_be_visible()
    await place.bot.close()
    await expect(page.get_by_text("The bot is offline.")).to_be_visible()


async def test_markdown_is_rendered(visit: Visit, place: Place) -> None:
    place.said(MARKDOWN)
    page = await visit(place.ben)
    text = last(page).locator(".text")
    for tag, words in (
        ("strong", "bold"),
        ("em", "italic"),
        ("u", "underline"),
        ("s", "strike"),
        ("pre", 'print("code")'),
    ):
        await expect(text.locator(tag)).to_have_text(words)
    await expect(text.get_by_role("heading", name="Heading")).to_be_visible()
    await expect(text.locator(".subtext")).to_have_text("small print")
    await expect(text.locator("ul ul li")).to_have_text("two")
    await expect(text.locator("ol li")).to_have_text("first")
    await expect(text.locator("blockquote")).to_have_text("quoted")
    await expect(text.get_by_role("link", name="a link")).to_have_attribute("rel", "noopener noreferrer")


async def test_events_during_loading_are_not_lost(visit: Visit, place: Place) -> None:
    page = await visit(place.ben)
    await say(page, "before the break")
    await expect(messages(page)).to_have_count(1)
    asked, answer = asyncio.Event(), asyncio.Event()

    async def late(route: Route) -> None:
        read = await route.fetch()
        asked.set()
        await answer.wait()
        await route.fulfill(response=read)

    await page.route("**/client/messages?*", late)
    await page.reload()
    await asked.wait()
    await say(page, "after the break")
    await expect(last(page)).to_contain_text("after the break")
    answer.set()
    await expect(messages(page)).to_have_count(2)
    await page.wait_for_load_state("networkidle")
    await expect(last(page)).to_contain_text("after the break")


async def test_mentions_and_times_are_readable_and_times_count_down(visit: Visit, place: Place) -> None:
    written = place.server.scribe.plain(place.channel, shapes.user(place.anna), "at night")
    written.json["timestamp"] = "2027-01-15T00:00:00+00:00"
    page = await visit(place.anna, timezone="Europe/Vienna", kind="clock")
    await page.clock.install(time=1_800_000_000)
    for person, words in ((place.anna, "Heute um 01:00"), (place.ben, "Today at 1:00 AM")):
        await page.goto(f"{place.server.url}/?key={person.key}")
        await expect(last(page).locator("time")).to_have_text(words)
    await say(page, f"<@{place.anna.id}> <#{place.channel.id}> </tea brew:1> <t:1800000090:R>")
    await expect(last(page)).to_contain_text(f"@Anna #{place.channel.name} /tea brew in 1 minute")
    await page.clock.fast_forward(60_000)
    await expect(last(page)).to_contain_text(re.compile(r"in (30|2\d) seconds"))
    await last(page).get_by_role("button", name="/tea brew").click()
    await expect(page.locator(".command-name")).to_contain_text("/tea brew")


async def test_harmful_text_stays_text(visit: Visit, place: Place) -> None:
    place.said(*HARMFUL)
    page = await visit(place.ben)
    await expect(messages(page)).to_have_count(len(HARMFUL))
    harm = page.locator(".text :is(script, iframe, svg, a, img, [onerror], [onload])")
    await expect(harm).to_have_count(0)
    assert "harmed" not in await page.title()


async def test_older_messages_load_on_demand_and_survive_a_reconnection(visit: Visit, place: Place) -> None:
    place.said(*(f"number {number}" for number in range(60)))
    page = await visit(place.ben)
    await expect(messages(page)).to_have_count(50)
    asked, answer = asyncio.Event(), asyncio.Event()

    async def late(route: Route) -> None:
        asked.set()
        await answer.wait()
        await route.continue_()

    await page.route("**/client/messages?*", late)
    place.server.hub.close()
    await asked.wait()
    await page.get_by_role("button", name="Show older messages").click()
    answer.set()
    await expect(messages(page)).to_have_count(60)
    async with page.expect_response(lambda heard: "before=" in heard.url):
        place.server.hub.close()
    await expect(messages(page)).to_have_count(60)
    await expect(messages(page).first).to_contain_text("number 0")


async def test_older_messages_load_even_behind_deleted_private_ones(visit: Visit, place: Place) -> None:
    place.said("the very first")
    page = await visit(place.ben)
    await run(page, "secret")
    await expect(messages(page)).to_have_count(2)
    kept = place.server.world
    secret = next(message for message in kept.messages.values() if message.audience)
    for _ in range(60):
        id = kept.ids.next()
        kept.keep(type(secret)(id, secret.channel_id, secret.json | {"id": id}, place.ben.id))
    await page.reload()
    await expect(messages(page)).to_have_count(0)
    await page.get_by_role("button", name="Show older messages").click()
    await expect(messages(page)).to_have_count(1)
    await expect(last(page)).to_contain_text("the very first")


async def test_the_page_reconnects_and_misses_nothing(visit: Visit, place: Place) -> None:
    page = await visit(place.ben)
    await run(page, "secret")
    await expect(last(page)).to_contain_text("Only for you")
    await page.evaluate("window.kept = true")
    place.server.hub.close()
    await expect(page.get_by_text("Reconnecting …")).to_be_visible()
    place.said("said meanwhile")
    await expect(last(page)).to_contain_text("said meanwhile")
    await expect(page.get_by_text("Reconnecting …")).to_have_count(0)
    await expect(page.get_by_text("Only for you")).to_be_visible()
    assert await page.evaluate("window.kept")
    await page.reload()
    await expect(messages(page)).to_have_count(1)
    await expect(page.get_by_text("Only for you")).to_have_count(0)
