"""Every surface, picture and text of every game, in both languages, in every state that its tables reach."""

import random
import re
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any

import pytest

from bot.discord_io.controls import BUTTON, Style
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Surface
from bot.language import Texts
from bot.panels.kit.cards import card_sign, card_words
from bot.panels.kit.draft import drawn_file
from bot.panels.kit.words import texts_of
from bot.panels.past.history import replayed
from bot.panels.past.performance import stats_surface
from bot.panels.past.session_page import deal_section
from bot.panels.personal.alone import practice_draft
from bot.panels.rules.editor import Part, amount_form, cut_form, pages_of, rules_editor
from bot.panels.rules.text import glossary, rules_draft, terms_of
from bot.panels.table.hand import Strip, hand
from bot.panels.table.happenings import Teller
from bot.panels.table.lobby import closed_lobby, lobby
from bot.panels.table.panel import panel
from bot.panels.table.private import happened, last_trick, more, reminder, table_link
from bot.panels.table.scenes import hand_scene, style_of, table_scene
from bot.panels.table.session import session_end
from bot.panels.table.summary import closed_summary, summary
from bot.past.replay import Replay
from bot.pictures.hand import hand_picture
from bot.pictures.table import table_picture
from bot.preferences import Personal
from game.core.driver import Driver
from game.core.events import Announced
from game.core.questions import Choose, PickCard, PickCards
from game.core.rulesets import Ruleset
from game.core.visibility import view_of
from game.core.vocabulary import NEEDED
from game.reports.statistics import PlayedDeal, statistics_of
from game.table.table import Table
from game.table.view import TableView, table_view
from tests.bot.panels.reading import buttons, complaints, components, rules_of, words
from tests.bot.panels.seated import dealt, moments, table_view_of
from tests.bot.panels.support import open_table, states
from tests.bot.pasts import past_of
from tests.harness.bare.brag import BRAG
from tests.harness.bare.odd import GUESSES, ODD, STONES
from tests.harness.bare.pebbles import PEBBLES
from tests.harness.catalogue import EVERY
from tests.harness.language import LANGUAGE
from tests.harness.sights import GAMES, LOCALES, played, seats_of

UNTOLD = {ruleset.id for ruleset in (BRAG, PEBBLES, *ODD)}
"""Games with few words or none."""
LIKES = Personal(large=True, letter_marks=True, four_colour=True)
every_game = pytest.mark.parametrize("ruleset", [*EVERY, *ODD], ids=lambda ruleset: ruleset.id)
in_both_languages = pytest.mark.parametrize("locale", LOCALES)


Drawing = Callable[[TableView, Texts], Surface]
PUBLIC: dict[str, tuple[Drawing, ...]] = {
    "lobby": (lobby, closed_lobby),
    "playing": (panel, reminder, lambda view, texts: panel(view, texts, "table.webp")),
    "pause": (summary, closed_summary, lambda view, texts: summary(view, texts, "table.webp")),
    "waiting": (summary, closed_summary),
    "over": (
        closed_lobby,
        closed_summary,
        lambda view, texts: session_end(view, [], texts, "chart.webp"),
    ),
}
PRIVATE: tuple[Drawing, ...] = (
    hand,
    last_trick,
    happened,
    more,
    lambda view, texts: hand(view, texts, "hand.webp"),
    lambda view, texts: hand(view, texts, "hand.webp", Strip("strip.png", "the table")),
    lambda view, texts: table_link(view, 5, texts),
)


def drawn(table: Table, texts: Texts) -> Iterator[Surface]:
    everybody = table_view(table, None)
    for draw in PUBLIC[everybody.phase]:
        yield draw(everybody, texts)
    asked = everybody.asked
    for viewer in {1, 99, (asked.user if asked else None) or 2}:
        own = table_view(table, viewer)
        for draw in PRIVATE:
            yield draw(own, texts)


@pytest.mark.parametrize(("ruleset", "options"), [*played()])
async def test_discord_accepts_every_surface_of_a_session(ruleset: str, options: dict[str, bool | int | str]) -> None:
    table = await open_table(ruleset, seats_of(ruleset), options, catalogue=GAMES)
    languages = [LANGUAGE.texts(locale) for locale in LOCALES]
    wordings = cycle([*languages, *(texts.plain for texts in languages)])
    async for now in states(table, 1, random.Random(ruleset)):
        for surface in drawn(now, next(wordings)):
            assert list(complaints(surface)) == []
            assert words(surface)
        told = [*story(now, next(wordings))]
        assert [line for line in told if "{" in line] == []
        wordless = [line for line in told if "→" in line and ruleset not in UNTOLD]
        assert wordless == [], "cards move without a text: `event-moved-<zone>-<zone>`"


def story(table: Table, texts: Texts) -> Iterator[str]:
    """Describe a running deal in terms that everyone at the table may know."""
    for viewer in (None, 1, 2):
        view = table_view(table, viewer)
        if view.deal:
            yield from Teller(view, view.deal, texts_of(texts, table.ruleset)).everything()


async def test_the_largest_table_with_the_longest_names_fits() -> None:
    for ruleset in GAMES:
        names = ["\U0001f575" * 31 + str(place) for place in range(10)]
        table = await open_table(ruleset.id, ruleset.most_seats, names=names, catalogue=GAMES)
        async for now in states(table, 1, random.Random(3)):
            for surface in drawn(now, LANGUAGE.texts("de")):
                assert list(complaints(surface)) == []


async def test_every_custom_id_can_be_read_back_and_names_the_table() -> None:
    table = await open_table("lupfen-liechtenstein", 4)
    async for now in states(table, 1, random.Random(1)):
        for surface in drawn(now, LANGUAGE.texts("en")):
            for custom_id in (item["custom_id"] for item in components(surface) if "custom_id" in item):
                press = Press.read(custom_id)
                assert press is not None
                assert press.table == table.id


async def test_cuts_and_amounts_have_a_form() -> None:
    table = await open_table("lupfen-liechtenstein", 3, {"max_bet": 60})
    texts = LANGUAGE.texts("de")
    assert cut_form(table_view(table, 1), texts).to_dict()["title"] == "Abheben"
    async for now in states(table, 1, random.Random(4)):
        view = table_view(now, None)
        if view.deal and view.deal.asked and view.deal.asked.kind == "price":
            assert "Preis nennen" in buttons(panel(view, texts))
            form = amount_form(view, texts).to_dict()
            press = Press.read(form["custom_id"])
            assert press is not None
            assert (press.verb, press.deal, press.question) == ("answer", view.deal_number, view.question_number)
            return
    pytest.fail("nobody set a price")


def said(table: Table) -> Iterator[str]:
    """Yield the key of every question, mark, payment and announcement of a running deal now."""
    driver = table.driver
    if driver is None:
        return
    question = driver.question
    if question:
        yield f"question-{question.kind}"
    match question:
        case Choose():
            named = (choice for choice in question.shown if not choice.isdecimal())  # a number needs no text
            yield from (f"choice-{question.kind}-{choice}" for choice in named)
        case PickCard():
            yield f"duty-{question.duty}"
            yield from (f"choice-{question.kind}-{extra}" for extra in question.extras)
        case PickCards() if question.low == 0:
            yield f"choice-{question.kind}-keep"
        case _:
            pass
    yield from (f"mark-{name}" for name, _ in driver.deal.marks)
    yield from (f"reason-{payment.reason}" for payment in driver.deal.bank.payments)
    yield from (f"event-{event.what}" for event in driver.deal.events if isinstance(event, Announced))


@pytest.mark.parametrize(("ruleset", "options"), [each for each in played() if each[0] not in UNTOLD])
async def test_everything_that_is_said_in_play_has_words(ruleset: str, options: dict[str, bool | int | str]) -> None:
    table = await open_table(ruleset, seats_of(ruleset), options, catalogue=GAMES)
    keys: set[str] = set()
    async for now in states(table, 2, random.Random(f"said {ruleset}")):
        keys.update(said(now))
    keys -= {"duty-free", f"mark-{NEEDED}"}  # shown with the tricks that were taken
    spoken = [texts_of(LANGUAGE.texts(locale), table.ruleset) for locale in LOCALES]
    assert [(key, texts.language) for key in sorted(keys) for texts in spoken if not texts.has(key)] == []


def deals(ruleset: Ruleset[Any]) -> Iterator[tuple[Driver, random.Random]]:
    """Begin a deal at the smallest, the best and the largest table size."""
    for seats in sorted({ruleset.least_seats, ruleset.best_seats, ruleset.most_seats}):
        rng = random.Random(f"{ruleset.id} {seats}")
        yield dealt(ruleset, seats, rng), rng


@every_game
def test_every_moment_is_drawn(ruleset: Ruleset[Any]) -> None:
    texts = LANGUAGE.texts("de")
    for driver, rng in deals(ruleset):
        for now in moments(driver, rng):
            view = table_view_of(now, None)
            assert view.deal is not None
            assert (
                table_picture(table_scene(view, view.deal, texts), style_of(view.deal.pack, texts, LIKES)).width == 720
            )
        for seat in range(driver.deal.seats):
            own = view_of(driver, seat)
            if own.hand(seat).count:
                assert hand_picture(hand_scene(own, seat), style_of(own.pack, texts, LIKES)).data


@every_game
@in_both_languages
def test_the_rules_and_their_form_are_shown(ruleset: Ruleset[Any], locale: str) -> None:
    texts, options = LANGUAGE.texts(locale), ruleset.choose({})
    draft = rules_draft(ruleset, options, texts, LIKES)
    rules = draft.showing([drawn_file(each, each.function(*each.given)) for each in draft.drawings])
    view = table_view_of(dealt(ruleset, ruleset.best_seats, random.Random(1)), None)
    pages = (rules_editor(view, texts, (), part=Part(page)) for page in range(len(pages_of(ruleset))))
    explained = glossary(view, texts, terms_of(ruleset)) if ruleset.id not in UNTOLD else rules
    for surface in (rules, explained, *pages):
        assert list(complaints(surface)) == []
        assert "{" not in words(surface)
    assert len(rules.files) == 1


@every_game
@in_both_languages
def test_a_past_deal_is_told_step_by_step_counted_and_written_down(ruleset: Ruleset[Any], locale: str) -> None:
    texts = LANGUAGE.texts(locale)
    rng = random.Random(f"past {ruleset.id}")
    driver = dealt(ruleset, ruleset.best_seats, rng)
    for now in moments(driver, rng):
        advice = now.question.write(now.question.safe) if now.question and now.seat == 0 else ""
        practised = practice_draft(table_view_of(now, 1), advice, texts, LIKES).showing(())
        assert list(complaints(practised)) == []
        assert ruleset.id in UNTOLD or texts("practice-unknown") not in words(practised), (
            "a `practice-` hint is missing"
        )
    for opened in (True, False):
        past = past_of(driver, opened=opened)
        replay = Replay(past, 1, GAMES)
        for number in range(replay.last + 1):
            assert list(complaints(replayed(replay.step(number), texts))) == []
        assert deal_section(past, replay.step(replay.last), texts)
    assert past.record is not None
    played = PlayedDeal("k3v9", past.row.accounts, past.record)
    counted = statistics_of("person:1", [played], {"k3v9": 5}, ruleset.telling.counts)
    surface = stats_surface("Anna", ruleset.family, counted, {}, {"k3v9": 1}, texts)
    assert list(complaints(surface)) == []
    assert "-of-" not in words(surface)
    own = texts_of(texts, ruleset)
    assert own.has("stats-lifts") == ("lifts" in ruleset.telling.counts(past.record, 0)), (
        "the text says what is counted"
    )
    assert [name for name in counted.counts if not own.has(f"stats-{name}") and ruleset.id not in UNTOLD] == []


def everything_told(ruleset: Ruleset[Any]) -> str:
    """Return all public text about a deal, in English."""
    rng, texts = random.Random("everything"), LANGUAGE.texts("en").plain
    driver = dealt(ruleset, ruleset.best_seats, rng)
    views = (table_view_of(now, None) for now in moments(driver, rng))
    return "\n".join(
        words(summary(view, texts) if view.deal and view.deal.over else panel(view, texts)) for view in views
    )


@every_game
def test_texts_mention_pots_trumps_and_tricks_only_where_a_game_has_them(ruleset: Ruleset[Any]) -> None:
    told = everything_told(ruleset)
    assert ruleset.pot or "pot" not in told.casefold()
    assert ruleset.tricks or not {"trump", "trick"} & set(re.findall(r"trump|trick", told.casefold()))


def test_anything_without_a_text_appears_under_its_own_name() -> None:
    stones = dealt(STONES, 3, random.Random(1))
    stones.answer(21)
    assert "Contract 21" in words(panel(table_view_of(stones, None), LANGUAGE.texts("en")))
    assert "waves: off" in words(rules_of(STONES, STONES.choose({"waves": False}), LANGUAGE.texts("en")))


def test_a_game_without_chips_or_points_shows_no_results_of_zero() -> None:
    rng = random.Random(5)
    *_, over = moments(dealt(GUESSES, 2, rng), rng)
    view = table_view_of(over, None)
    told = words(summary(view, LANGUAGE.texts("en")))
    assert "**0**" not in told
    assert "Anna" not in told.split("So far")[0]
    assert "To even up" not in words(session_end(view, [], LANGUAGE.texts("en")))


DEAR: dict[str, dict[str, bool | int | str]] = {
    "lupfen-liechtenstein": {"ante": 1_000, "min_bet": 1_000, "max_bet": 1_000},
    "lupfen-vorarlberg": {"ante": 999},
    "skat": {"point_value": 1_000},
}
MACHINE = re.compile(r"<[^>]*>|`[^`]*`|https?://\S+")
UNGROUPED = re.compile(r"\d{4,}|(?<![\w.,])-\d|\+0\b")


@pytest.mark.parametrize(("ruleset", "options"), DEAR.items())
async def test_amounts_are_grouped_and_have_a_true_minus_sign_everywhere(
    ruleset: str, options: dict[str, bool | int | str]
) -> None:
    table = await open_table(ruleset, seats_of(ruleset), options)
    wordings = cycle(LANGUAGE.texts(locale) for locale in (*LOCALES, "de-CH"))
    async for now in states(table, 3, random.Random(ruleset)):
        for surface in drawn(now, next(wordings)):
            assert UNGROUPED.findall(MACHINE.sub("", words(surface))) == []


def answer_buttons(surface: Surface, texts: Texts, view: TableView) -> Iterator[tuple[str, int]]:
    """Yield each button's kind of answer (a card, a number or words) and its colour."""
    deal = view.deal
    assert deal
    own, pack = texts_of(texts, view.ruleset).plain, deal.pack
    signs = tuple(card_sign(own, pack, card) for card in pack.cards)
    names = [card_words(own, pack, card) for card in pack.cards]
    for item in components(surface):
        press = Press.read(item.get("custom_id", ""))
        if item["type"] != BUTTON or press is None or press.verb is not Verb.ANSWER:
            continue
        label: str = item["label"]
        is_card = press.choice in pack.by_code or label.startswith(signs) or any(name in label for name in names)
        yield "card" if is_card else "number" if press.choice.isdecimal() else "words", item["style"]


@pytest.mark.parametrize(("ruleset", "options"), [each for each in played() if each[0] not in UNTOLD])
async def test_no_colour_of_an_answer_button_gives_advice(ruleset: str, options: dict[str, bool | int | str]) -> None:
    table = await open_table(ruleset, seats_of(ruleset), options, catalogue=GAMES)
    texts = LANGUAGE.texts("en")
    async for now in states(table, 1, random.Random(f"colours {ruleset}")):
        asked = now.asked_seat
        if asked is None:
            continue
        for viewer, draw in ((None, panel), (asked.user, hand)):
            view = table_view(now, viewer)
            colours = {*answer_buttons(draw(view, texts), texts, view)}
            assert {colour for _, colour in colours} <= {Style.primary.value, Style.secondary.value}
            assert len({kind for kind, _ in colours}) == len(colours), "answers of a kind are alike"
