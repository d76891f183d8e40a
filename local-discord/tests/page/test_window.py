"""The window around the messages: people, side by side, phone, themes, and accessibility."""

import re

from playwright.async_api import expect

from rig.browser import Place, Visit, Windows
from rig.steps import composer, connected, faults, fits, last, messages, run, say

NOTES = {
    "de": "Clara reads German, so that you can see both languages.",
    "en-US": "Clara liest Englisch, damit du beide Sprachen sehen kannst.",
}


async def test_a_personal_link_never_reveals_other_peoples_keys(visit: Visit, place: Place) -> None:
    page = await visit(place.ben)
    await page.get_by_role("button", name="Ben, your menu").click()
    await expect(page.get_by_role("menuitem", name="Copy link")).to_be_visible()
    await expect(page.get_by_role("menuitemradio")).to_have_count(0)
    asked: list[str] = await page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert [address for address in asked if address.endswith("/client/state")]
    assert not [address for address in asked if address.endswith("/client/people")]
    assert place.anna.key not in await page.content()


async def test_an_unknown_link_is_reported(visit: Visit, place: Place) -> None:
    page = await visit(None, "/?key=nobody", tolerate="403", locale="de-DE")
    await expect(page.get_by_role("alert")).to_have_text("Dieser Link gehört hier niemandem.")


async def test_one_window_switches_between_people_and_keeps_their_private_messages(visit: Visit, place: Place) -> None:
    page = await visit(None, "/")
    await run(page, "secret")
    await expect(last(page)).to_contain_text("Only for you")
    await page.get_by_role("button", name="Anna, dein Menü").press("Enter")
    await expect(page.get_by_role("menuitemradio", name="Anna")).to_be_focused()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    ben = page.get_by_role("button", name="Ben, your menu")
    await ben.click()
    await expect(composer(page)).to_be_visible()
    await expect(page.get_by_text("Only for you")).to_have_count(0)
    await page.get_by_role("menuitemradio", name="Anna").click()
    await page.get_by_role("button", name="Anna, dein Menü").click()
    await expect(page.get_by_text("Only for you")).to_have_count(1)
    await page.get_by_role("menuitemradio", name="Ben").click()
    await expect(ben).to_be_visible()
    await page.reload()
    await ben.click()
    await page.get_by_role("menuitem", name="New person").click()
    await page.get_by_label("Name", exact=True).fill("Zoë 🐝")
    await page.get_by_label("Language", exact=True).select_option("de")
    await page.get_by_role("button", name="Save").click()
    await expect(page.get_by_role("button", name="Zoë 🐝, dein Menü")).to_be_visible()


async def test_two_people_play_side_by_side(visit: Visit, place: Place) -> None:
    page = await visit(None, "/?side=1")
    anna, ben = page.frame_locator("iframe >> nth=0"), page.frame_locator("iframe >> nth=1")
    await ben.locator("textarea").fill("/secret")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(ben.get_by_text("Only for you")).to_be_visible()
    await anna.locator("textarea").fill("hello")
    await page.keyboard.press("Enter")
    await expect(ben.get_by_text("hello")).to_be_visible()
    await expect(anna.get_by_text("Only for you")).to_have_count(0)
    await page.get_by_role("button", name="Add a column").click()
    await expect(page.locator("iframe")).to_have_count(3)
    await expect(anna.get_by_text("hello")).to_be_visible()


async def test_a_phone_shows_everything_without_scrolling_sideways(visit: Visit, place: Place) -> None:
    page = await visit(place.ben, kind="phone")
    assert await fits(page)
    for command in ("everything", "text", "secret", "door"):
        await run(page, command)
    await expect(messages(page)).to_have_count(4)
    assert await fits(page)
    assert await page.locator(".log").evaluate("log => log.scrollWidth <= log.clientWidth")
    await composer(page).fill("/tea brew ")
    await expect(page.get_by_role("option").first).to_be_in_viewport()
    assert await fits(page)
    for _ in range(2):
        await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Later").tap()
    delete = page.get_by_role("button", name="Delete message")
    await expect(delete).to_have_count(0)
    await last(page).dispatch_event("contextmenu", {"pointerType": "touch"})
    await expect(delete).to_be_visible()
    words, button = await page.get_by_text("A door").bounding_box(), await delete.bounding_box()
    assert words is not None
    assert button is not None
    assert button["y"] >= words["y"] + words["height"], "it covers none of the text"
    await delete.tap()
    await expect(messages(page)).to_have_count(3)


async def test_channels_and_threads_are_in_a_drawer_on_a_phone(visit: Visit, place: Place) -> None:
    page = await visit(place.ben, kind="phone")
    opener = page.get_by_role("button", name="Servers and channels", exact=True)
    await opener.tap()
    other = page.get_by_role("navigation").get_by_role("button", name="zweiter-tisch")
    await expect(other).to_be_in_viewport()
    await page.keyboard.press("Escape")
    await expect(other).not_to_be_in_viewport()
    await expect(opener).to_be_focused()
    thread = await place.thread("A table with a very long name that no phone in the world can show in one line")
    assert await fits(page)
    await expect(opener).to_be_visible()
    await thread.send("Where are you?")
    await page.get_by_role("button", name="Servers and channels, unread").tap()
    await page.get_by_role("list", name="Threads in #stammtisch").get_by_role("button").tap()
    await expect(page.get_by_role("heading", level=1)).to_contain_text("A table with")
    assert await fits(page)
    assert await faults(page) == []
    await page.get_by_role("button", name="Servers and channels").tap()
    await other.tap()
    await expect(page.get_by_role("heading", level=1, name="zweiter-tisch")).to_be_visible()


async def test_unread_channels_are_marked_and_only_mentions_are_counted(visit: Visit, place: Place) -> None:
    anna, ben = await visit(place.anna), await visit(place.ben)
    await connected(anna)
    elsewhere = anna.locator(".channel").nth(1)
    await ben.locator(".channel").nth(1).click()
    await say(ben, "over here")
    await expect(elsewhere.get_by_role("img", name="ungelesen")).to_be_visible()
    await expect(elsewhere.locator(".count")).to_have_count(0)
    await expect(anna).to_have_title("• #stammtisch Anna")
    for _ in range(2):
        await say(ben, f"<@{place.anna.id}>!")
    await expect(elsewhere.get_by_role("img", name="2 Erwähnungen")).to_have_text("2")
    await expect(anna).to_have_title("(2) #stammtisch Anna")
    await elsewhere.click()
    await expect(last(anna)).to_contain_text("@Anna")
    await expect(elsewhere.get_by_role("img")).to_have_count(0)


async def test_a_newcomer_reads_the_browsers_language_until_they_choose_one(visit: Visit, place: Place) -> None:
    david = place.server.person("David")
    assert (david.locale, david.locale_told) == ("en-US", False)
    page = await visit(david, locale="en-GB")
    await expect(page.get_by_role("button", name="David, your menu")).to_be_visible()
    assert david.locale == "en-GB"
    await page.get_by_role("button", name="David, your menu").click()
    await page.get_by_role("menuitem", name="Name and language").click()
    await page.get_by_label("Language", exact=True).select_option("de")
    await page.get_by_role("button", name="Save").click()
    await expect(page.get_by_role("button", name="David, dein Menü")).to_be_visible()
    await page.reload()
    await expect(page.get_by_role("button", name="David, dein Menü")).to_be_visible()


async def test_the_first_people_read_the_browsers_language_but_one_reads_another(
    windows: Windows, place: Place
) -> None:
    for browser, spoken, menu, locales in (
        ("en-US", None, "Anna, your menu", ["en-US", "de"]),
        ("de-CH", None, "Anna, dein Menü", ["de", "en-US"]),
        ("de-CH", "en-US", "Anna, your menu", ["en-US", "de"]),
    ):
        for person in place.server.world.people.values():
            person.locale, person.locale_told = spoken or person.locale, bool(spoken) and not person.abroad
        async with windows.lend(locale=browser) as page:
            await page.goto(place.server.url)
            await page.get_by_role("button", name=menu).click()
            people = page.get_by_role("menuitemradio")
            await expect(people.filter(has_text="Deutsch" if locales[1] == "de" else "English (US)")).to_have_count(1)
            await expect(page.get_by_role("note")).to_have_text(NOTES[locales[1]])
            await people.filter(has_text="Clara").click()
            await expect(page.locator(".person-name")).to_have_text("Clara")
            await expect(page.locator("html")).to_have_attribute("lang", locales[1][:2])
        assert [place.server.person(name).locale for name in ("Anna", "Clara")] == locales


async def test_an_unavailable_language_is_replaced_by_the_nearest(windows: Windows, place: Place) -> None:
    david, chosen = place.server.person("David"), re.compile(f"/client/people/{place.server.person('David').id}$")
    for locale, nearest in (("de-AT", "de"), ("en-AU", "en-US"), ("fr-CA", "fr"), ("ja-JP", "en-US")):
        david.locale_told = False
        async with windows.lend(locale=locale) as page, page.expect_response(chosen):
            await page.goto(f"{place.server.url}/?key={david.key}")
        assert david.locale == nearest


async def test_the_page_is_accessible_in_both_themes(visit: Visit, place: Place) -> None:
    page = await visit(place.ben, scheme="dark")

    async def in_both_themes(part: str = "html") -> list[str]:
        """List what is wrong with a part in the light theme, and with its colours in the dark one."""
        found = await faults(page, part)
        await page.evaluate("delete document.documentElement.dataset.theme")
        found += await faults(page, part, "color-contrast")
        await page.evaluate("document.documentElement.dataset.theme = 'light'")
        return found

    ground = "getComputedStyle(document.body).backgroundColor"
    await page.get_by_role("button", name="Light theme").click()
    chosen = await page.evaluate(ground)
    await page.reload()
    await expect(composer(page)).to_be_visible()
    assert await page.evaluate(ground) == chosen == "rgb(251, 252, 251)"
    for command in ("text", "everything", "secret"):
        await run(page, command)
    await expect(page.get_by_text("Only for you").last).to_be_visible()
    assert await in_both_themes() == []
    await page.get_by_role("combobox", name="Two or three").last.click()
    await expect(page.get_by_role("option")).to_have_count(4)
    assert await in_both_themes("[role=listbox]") == []
    await page.keyboard.press("Escape")
    await composer(page).fill("/tea brew ")
    await expect(page.get_by_role("option").first).to_be_visible()
    assert await in_both_themes(".composer, [role=listbox]") == []
    for _ in range(2):
        await page.keyboard.press("Escape")
    await run(page, "form")
    await expect(page.get_by_role("dialog")).to_be_visible()
    await page.get_by_role("button", name="Submit").click()
    assert await in_both_themes("dialog") == []
    await page.keyboard.press("Escape")
