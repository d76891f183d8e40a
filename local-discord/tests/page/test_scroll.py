"""Scrolling: the page stays at the newest message, or where its reader is; nothing moves away from a pointer."""

import re

from playwright.async_api import Page, expect

from rig.browser import Place, Visit
from rig.steps import last, messages, run, scroll, top
from rig.tea import MARKDOWN, counter, door


async def grow(page: Page, times: int) -> None:
    """Press *More* in a panel several times in a row."""
    for count in range(1, times + 1):
        await page.get_by_role("button", name="More", exact=True).click()
        await expect(last(page)).to_contain_text(f"Counted {count}")


async def test_other_peoples_presses_move_nothing_under_a_pointer(visit: Visit, place: Place) -> None:
    anna, ben = await visit(place.anna), await visit(place.ben)
    await place.room.send(view=counter(0))
    stay = anna.get_by_role("button", name="Stay").last
    await stay.focus()
    await stay.hover()
    before = await top(stay)
    await grow(ben, 4)
    await expect(last(anna)).to_contain_text("Counted 4")
    assert await top(stay) == before
    await expect(stay).to_be_focused()
    await expect(messages(anna)).to_have_count(1)
    for _ in range(2):
        await place.room.send(MARKDOWN)
    await place.room.send(view=counter(0))
    await expect(messages(anna)).to_have_count(4)
    await stay.hover()
    await anna.mouse.down()
    before = await top(stay)
    await place.room.send(MARKDOWN)
    await expect(messages(anna)).to_have_count(5)
    assert await top(stay) == before
    await anna.mouse.up()
    await anna.mouse.move(600, 60)
    await expect(last(anna)).to_be_in_viewport(ratio=0.9)


async def test_deleting_a_message_never_moves_the_button_under_a_resting_pointer(visit: Visit, place: Place) -> None:
    page = await visit(place.ben, kind="clock")
    await page.clock.install(time=1_800_000_000)
    for _ in range(2):
        await place.room.send(MARKDOWN)
    await place.room.send(view=counter(0))
    gone = await place.room.send(MARKDOWN)
    await expect(messages(page)).to_have_count(4)
    stay = page.get_by_role("button", name="Stay")
    await stay.hover()
    before = await top(stay)
    await gone.delete()
    await expect(messages(page)).to_have_count(3)
    assert await top(stay) == before
    await page.clock.fast_forward(5_000)
    await expect(page.locator(".log-content")).not_to_have_attribute("style", re.compile("translate"))
    assert await top(stay) > before


async def test_the_newest_message_is_visible_after_the_last_press(visit: Visit, place: Place) -> None:
    place.said(MARKDOWN)
    page = await visit(place.ben)
    await place.room.send(view=counter(0))
    await grow(page, 8)
    await page.get_by_role("button", name="Finish").click()
    await expect(messages(page)).to_have_count(3)
    await expect(last(page)).to_be_in_viewport(ratio=0.95)


async def test_own_commands_and_responses_to_presses_scroll_to_the_bottom(visit: Visit, place: Place) -> None:
    page = await visit(place.ben)
    await place.room.send("A door", view=door())
    for _ in range(4):
        await place.room.send(MARKDOWN)
    await expect(messages(page)).to_have_count(5)
    missing = await page.get_by_role("log").evaluate("""async log => {
      log.querySelector("[data-message]").style.paddingBottom = "300px";
      log.dispatchEvent(new Event("scroll"));
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      return log.scrollHeight - log.clientHeight - log.scrollTop;
    }""")
    assert missing < 2, "the scroll event comes a moment later, when more may have arrived: nobody has scrolled up"
    await scroll(page, 0)
    await expect(last(page)).not_to_be_in_viewport()
    await run(page, "secret")
    await expect(last(page)).to_contain_text("Only for you")
    await expect(last(page)).to_be_in_viewport(ratio=0.95)
    await scroll(page, 0)
    await page.get_by_role("button", name="Whisper").press("Enter")
    await expect(last(page)).to_contain_text("Only you hear this.")
    await expect(last(page)).to_be_in_viewport(ratio=0.95)


async def test_a_reader_of_older_messages_is_told_of_new_ones_and_not_moved(visit: Visit, place: Place) -> None:
    place.said(*[MARKDOWN] * 4)
    anna = await visit(place.anna)
    await expect(messages(anna)).to_have_count(4)
    await scroll(anna, 40)
    before = await top(messages(anna).first)
    await place.room.send("news")
    pill = anna.get_by_role("button", name="1 neue Nachricht")
    await expect(pill).to_be_visible()
    assert await top(messages(anna).first) == before
    log = await anna.get_by_role("log").bounding_box()
    assert log is not None
    assert await top(pill) >= log["y"] + log["height"], "it covers no button of the messages"
    await pill.click()
    await expect(last(anna)).to_be_in_viewport()
    await expect(pill).to_have_count(0)


async def test_an_unexpected_private_message_moves_no_button(visit: Visit, place: Place) -> None:
    place.said(MARKDOWN, MARKDOWN)
    page = await visit(place.ben)
    await place.room.send("A door", view=door())
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
    await page.get_by_role("button", name="Whisper").click()
    await expect(messages(page)).to_have_count(5)
    await expect(last(page)).to_be_in_viewport(ratio=0.95)
    await expect(page.locator(".pill")).to_have_count(0)
