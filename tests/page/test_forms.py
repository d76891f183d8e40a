"""Forms that the bot opens."""

from playwright.async_api import expect

from tests.page.conftest import Place, Visit
from tests.page.steps import composer, last, run


async def test_a_form_is_checked_and_then_sent_whole(visit: Visit, place: Place) -> None:
    page = await visit(place.ben)
    await run(page, "form")
    form = page.get_by_role("dialog", name="Tell us")
    await expect(form.get_by_role("textbox", name="Name")).to_be_focused()
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("This is needed.")).to_have_count(4)
    await form.get_by_role("textbox", name="Name").fill("x")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("At least 2 characters.")).to_be_visible()
    await form.get_by_role("textbox", name="Name").fill("Ben")
    await form.get_by_role("radio", name="L").check()
    for name in ("milk", "lemon", "rum"):
        await form.get_by_role("checkbox", name=name).check()
    await form.get_by_role("combobox", name="Leaf").click()
    await page.get_by_role("option", name="Assam").click()
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("Choose at most 2.")).to_be_visible()
    await form.get_by_role("checkbox", name="rum").uncheck()
    await form.get_by_role("button", name="Submit").click()
    await expect(last(page)).to_contain_text("Thank you for questions.")
    await expect(form).to_have_count(0)
    assert place.bot.seen == [("questions", {"name": "Ben", "size": "L", "with": ["milk", "lemon"], "leaf": ["assam"]})]


async def test_a_form_may_be_left_empty_where_nothing_is_needed(visit: Visit, place: Place) -> None:
    page = await visit(place.ben)
    await run(page, "more")
    form = page.get_by_role("dialog", name="More")
    await form.get_by_role("checkbox", name="Agreed").check()
    await form.get_by_role("textbox", name="Story").fill("once\nupon a time")
    await form.get_by_role("button", name="Submit").click()
    await expect(last(page)).to_contain_text("Thank you for more.")
    assert place.bot.seen == [("more", {"story": "once\nupon a time", "agreed": True, "friend": []})]


async def test_a_form_holds_the_focus_and_escape_closes_it(visit: Visit, place: Place) -> None:
    page = await visit(place.ben)
    await run(page, "everything")
    await page.get_by_role("button", name="Success").click()
    form = page.get_by_role("dialog", name="Tell us")
    await expect(form.get_by_role("textbox", name="Name")).to_be_focused()
    for _ in range(12):
        await page.keyboard.press("Tab")
        assert await page.evaluate("!document.activeElement.closest('.chat, .sidebar')")
    await form.get_by_role("combobox", name="Leaf").press("ArrowDown")
    await expect(page.get_by_role("listbox")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("listbox")).to_have_count(0)
    await expect(form).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(form).to_have_count(0)
    await expect(page.get_by_role("button", name="Success")).to_be_focused()


async def test_what_was_entered_survives_messages_that_come_meanwhile(visit: Visit, place: Place) -> None:
    anna, ben = await visit(place.anna), await visit(place.ben)
    await expect(composer(anna)).to_be_visible()
    await run(ben, "form")
    name = ben.get_by_role("textbox", name="Name")
    await name.fill("Benj")
    await run(anna, "text")
    await expect(ben.locator("[data-message]")).to_have_count(1)
    await expect(name).to_have_value("Benj")
    await expect(name).to_be_focused()
    await expect(anna.get_by_role("dialog")).to_have_count(0)
