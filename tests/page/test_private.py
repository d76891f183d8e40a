"""Private messages: where they appear, how they scroll into view, how long they last."""

from playwright.async_api import expect

from tests.page.conftest import Place, Visit
from tests.page.steps import composer, last, messages, run, scroll, top


async def test_the_private_answer_to_a_press_comes_into_sight_though_the_pointer_stays(
    visit: Visit, place: Place
) -> None:
    page = await visit(place.ben)
    for command in ("text", "text", "door"):
        await run(page, command)
    await page.get_by_role("button", name="Whisper").click()
    await expect(last(page)).to_contain_text("Only you hear this.")
    await expect(last(page)).to_be_in_viewport(ratio=0.95)
    await expect(page.locator(".pill")).to_have_count(0)


async def test_the_answer_comes_into_sight_although_one_reads_above(visit: Visit, place: Place) -> None:
    page = await visit(place.ben)
    for command in ("door", "text", "text", "text"):
        await run(page, command)
    await scroll(page, 0)
    await page.get_by_role("button", name="Whisper").press("Enter")
    await expect(last(page)).to_contain_text("Only you hear this.")
    await expect(last(page)).to_be_in_viewport(ratio=0.95)


async def test_a_private_message_that_nobody_waits_for_moves_no_button(visit: Visit, place: Place) -> None:
    page = await visit(place.ben)
    for command in ("text", "text", "door"):
        await run(page, command)
    await page.get_by_role("button", name="Later").click()
    await expect(page.get_by_role("button", name="Later")).not_to_have_attribute("aria-busy", "true")
    place.server.clock.advance(5)
    knock = page.get_by_role("button", name="Knock")
    await knock.hover()
    await page.mouse.down()
    before = await top(knock)
    place.bot.go_on.set()
    await expect(last(page)).to_contain_text("Only you hear this, later.")
    assert await top(knock) == before
    await page.mouse.move(600, 60)
    await page.mouse.up()
    await expect(last(page)).to_be_in_viewport(ratio=0.95)


async def test_private_messages_live_as_long_as_the_window(visit: Visit, place: Place) -> None:
    page = await visit(place.ben)
    await run(page, "secret")
    await run(page, "text")
    await expect(messages(page)).to_have_count(2)
    place.server.hub.close()
    await expect(page.get_by_text("Reconnecting …")).to_be_visible()
    await expect(page.get_by_text("Reconnecting …")).to_have_count(0)
    await expect(page.get_by_text("Only for you")).to_be_visible()
    await page.reload()
    await expect(messages(page)).to_have_count(1)
    await expect(page.get_by_text("Only for you")).to_have_count(0)


async def test_private_messages_wait_for_whoever_looks_in_as_somebody_else(visit: Visit, place: Place) -> None:
    page = await visit(None, "/")
    await run(page, "secret")
    await expect(last(page)).to_contain_text("Only for you")
    for name in ("Ben", "Anna"):
        await page.locator(".person-button").click()
        await page.get_by_role("menuitemradio", name=name).click()
        await expect(page.locator(".person-name")).to_have_text(name)
        await expect(composer(page)).to_be_visible()
        await expect(page.get_by_text("Only for you")).to_have_count(1 if name == "Anna" else 0)


async def test_older_messages_are_found_behind_private_ones_that_are_gone(visit: Visit, place: Place) -> None:
    page = await visit(place.ben)
    await composer(page).fill("the very first")
    await page.keyboard.press("Enter")
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
