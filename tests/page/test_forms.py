"""Forms that the bot opens."""

from playwright.async_api import expect

from tests.page.conftest import Place, Visit
from tests.page.steps import last, messages, run


async def test_a_form_is_checked_and_then_sent_whole_but_for_what_is_not_needed(visit: Visit, place: Place) -> None:
    page = await visit(place.ben)
    await run(page, "form")
    form = page.get_by_role("dialog", name="Tell us")
    name = form.get_by_role("textbox", name="Name")
    await expect(name).to_be_focused()
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("This is needed.")).to_have_count(4)
    await name.fill("x")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("At least 2 characters.")).to_be_visible()
    await name.fill("Ben")
    await place.room.send("said meanwhile")
    await expect(messages(page)).to_have_count(1)
    await expect(name).to_have_value("Ben")
    await expect(name).to_be_focused()
    await form.get_by_role("radio", name="L").check()
    for extra in ("milk", "lemon", "rum"):
        await form.get_by_role("checkbox", name=extra).check()
    await form.get_by_role("combobox", name="Leaf").click()
    await page.get_by_role("option", name="Assam").click()
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("Choose at most 2.")).to_be_visible()
    await form.get_by_role("checkbox", name="rum").uncheck()
    await form.get_by_role("button", name="Submit").click()
    await expect(last(page)).to_contain_text("Thank you for questions.")
    await expect(form).to_have_count(0)
    await run(page, "more")
    form = page.get_by_role("dialog", name="More")
    await form.get_by_role("checkbox", name="Agreed").check()
    await form.get_by_role("textbox", name="Story").fill("once\nupon a time")
    await form.get_by_role("button", name="Submit").click()
    await expect(last(page)).to_contain_text("Thank you for more.")
    assert place.bot.seen == [
        ("questions", {"name": "Ben", "size": "L", "with": ["milk", "lemon"], "leaf": ["assam"]}),
        ("more", {"story": "once\nupon a time", "agreed": True, "friend": []}),
    ]


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
