"""The line above a message: who used which command, and which message it replies to."""

from playwright.async_api import Page, expect

from tests.page.conftest import Place, Visit
from tests.page.steps import last, messages, run


async def hold(page: Page, place: Place, *, private: bool) -> None:
    """Let a person press a button with a public answer, on a public message or on one for that person only."""
    await run(page, "private-door" if private else "door")
    await page.get_by_role("button", name="Knock").last.click()
    await expect(last(page)).to_contain_text("Somebody knocked.")


async def test_an_answer_to_a_press_says_what_it_replies_to(visit: Visit, place: Place) -> None:
    page = await visit(place.ben)
    await hold(page, place, private=False)
    await expect(last(page).locator(".above > :last-child")).to_have_text("Lupfen A door")
    await expect(messages(page).first.locator(".above > :last-child")).to_have_text("Ben used /door")


async def test_a_command_is_named_as_its_reader_knows_it(visit: Visit, place: Place) -> None:
    anna, ben = await visit(place.anna), await visit(place.ben)
    await run(ben, "door")
    await expect(last(anna).locator(".above > :last-child")).to_have_text("Ben hat /tür benutzt")


async def test_who_did_not_see_what_was_pressed_reads_that_it_cannot_be_loaded(visit: Visit, place: Place) -> None:
    anna, ben = await visit(place.anna), await visit(place.ben)
    await hold(ben, place, private=True)
    await expect(last(ben).locator(".above > :last-child")).to_have_text("Lupfen A door")
    await expect(last(anna).locator(".above > :last-child")).to_have_text("Die Nachricht konnte nicht geladen werden.")
    await anna.reload()
    await expect(last(anna).locator(".above > :last-child")).to_have_text("Die Nachricht konnte nicht geladen werden.")


async def test_a_reply_outlives_what_it_replies_to(visit: Visit, place: Place) -> None:
    page = await visit(place.ben)
    await hold(page, place, private=False)
    await messages(page).first.hover()
    await messages(page).first.get_by_role("button", name="Delete message").click()
    await expect(messages(page)).to_have_count(1)
    await expect(last(page).locator(".above > :last-child")).to_have_text("The original message was deleted.")
    await page.reload()
    await expect(last(page).locator(".above > :last-child")).to_have_text("The original message was deleted.")
