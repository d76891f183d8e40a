"""Writing messages and slash commands, and forms that the bot opens."""

from playwright.async_api import expect

from rig.browser import Place, Visit
from rig.steps import composer, last, messages, run, say


async def test_commands_are_offered_in_a_persons_language_and_by_their_permissions(visit: Visit, place: Place) -> None:
    page = await visit(place.anna)
    await composer(page).fill("/aufg")
    await expect(page.get_by_role("option")).to_have_text(["/tee aufgiessenEine Kanne Tee machen"])
    await page.keyboard.press("Tab")
    await expect(page.get_by_role("combobox", name="blätter")).to_be_focused()
    for _ in range(2):
        await page.keyboard.press("Escape")
    await page.get_by_role("button", name="/guarded").click()
    await expect(last(page)).to_contain_text("Let in.")


async def test_every_type_of_option_can_be_entered(visit: Visit, place: Place) -> None:
    page = await visit(place.ben)
    field, send = page.get_by_role("combobox", name="leaves"), page.get_by_role("button", name="Send")
    await composer(page).fill("/tea brew ")
    await send.click()
    await expect(page.get_by_text("This is needed.")).to_be_visible()
    await field.fill("x")
    await page.locator(".adder").fill("sugar")
    await page.keyboard.press("Enter")
    for typed, sentence in (
        ("9", "At most 5."),
        ("1.5", "Please enter a whole number."),
        ("many", "Please enter a number."),
    ):
        await page.get_by_role("combobox", name="sugar").fill(typed)
        await page.keyboard.press("Enter")
        await expect(page.locator(".hint")).to_contain_text(sentence)
    await page.keyboard.press("Escape")
    await expect(composer(page)).to_be_focused()
    await composer(page).fill("/tea brew ")
    await expect(field).to_be_focused()
    await expect(page.get_by_role("option")).to_have_count(4)
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("option")).to_have_count(0)
    await page.keyboard.type("dar")
    await expect(page.get_by_role("option")).to_have_text(["Darjeeling"])
    await page.keyboard.press("Enter")
    await expect(field).to_have_value("Darjeeling")
    for name, typed in (("sugar", "3"), ("size", "Lar"), ("hot", "Fal"), ("guest", "Ann"), ("room", "")):
        await page.locator(".adder").fill(name)
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("combobox", name=name)).to_be_focused()
        await page.keyboard.type(typed)
        if name != "sugar":
            await expect(page.get_by_role("option").first).to_be_visible()
            await page.keyboard.press("Enter")
    await send.click()
    await expect(last(page)).to_contain_text("Brewing darjeeling with 3.")
    await expect(last(page)).to_contain_text("Ben used /tea brew")
    assert place.bot.seen == [("brew", ["darjeeling", 3, "l", False, "Anna", place.channel.name])]


async def test_a_command_that_cannot_run_is_not_sent_and_a_line_says_why(visit: Visit, place: Place) -> None:
    page = await visit(place.ben)
    for text, sentence in (
        ("/guarded", "Only somebody who manages the server can use /guarded."),
        ("/nonsense", "There is no command /nonsense here."),
        ("/tea party", "There is no command /tea party here."),
    ):
        await composer(page).fill(text)
        await expect(page.get_by_role("option")).to_have_count(0)
        await page.keyboard.press("Enter")
        await expect(page.locator(".notice")).to_have_text(sentence)
        await expect(composer(page)).to_have_value(text)
    await expect(messages(page)).to_have_count(0)
    await say(page, "/home/ben is a path")
    await expect(last(page)).to_contain_text("/home/ben is a path")


async def test_everything_can_be_done_with_the_keyboard(visit: Visit, place: Place) -> None:
    page = await visit(place.ben)
    await expect(page.get_by_text("Type / to see what the bot can do")).to_be_visible()
    await page.keyboard.press("Tab")
    for _ in range(30):
        if await composer(page).evaluate("field => field === document.activeElement"):
            break
        await page.keyboard.press("Tab")
    await page.keyboard.type("/panel")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    more = page.get_by_role("button", name="More", exact=True)
    await expect(more).to_be_visible()
    await expect(composer(page)).to_be_focused()
    for _ in range(4):
        await page.keyboard.press("Shift+Tab")
    await expect(more).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("Counted 1")
    await expect(more).to_be_focused()


async def test_a_form_is_checked_and_then_sent_without_empty_optional_fields(visit: Visit, place: Place) -> None:
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


async def test_a_form_traps_the_focus_and_escape_closes_it(visit: Visit, place: Place) -> None:
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
