"""Evenings on screen: the board and the end."""

import random
import re
from dataclasses import replace

from bot.discord_io.surface import Surface
from bot.language import Texts
from bot.panels.evenings.board import board, confirmation, result, seat_call
from bot.panels.evenings.results import CHART, announcement, board_address, evening_page, standings_csv
from bot.panels.table.lobby import closed_lobby, lobby
from bot.panels.table.panel import panel
from bot.panels.table.private import more
from bot.panels.table.session import session_end
from bot.panels.table.summary import summary
from game.evenings.evening import Evening
from game.evenings.parts import Compared, Guest, Plan, Round, RoundTable, Sitter
from game.evenings.people import forgetting
from game.games.catalogue import CATALOGUE
from game.table.occasion import EveningTable
from tests.bot.panels.reading import buttons, complaints, components, words
from tests.bot.panels.seated import dealt, moments, table_view_of
from tests.game.games.shown import EN, in_both_languages

LUPFEN = CATALOGUE.find("lupfen-liechtenstein")
PLAN = Plan(ruleset=LUPFEN.id, options={}, deals=2, size=3, rounds=1)


def an_evening() -> Evening:
    """Return a finished evening of one round in which Anna did best in her seat."""
    names = ("Anna", "Ben", "Cleo"), ("Dora", "Emil", "Fritz")
    results = (9, -3, -6), (-9, 3, 6)
    tables = tuple(
        RoundTable(
            number=number + 1,
            seats=tuple(Sitter(user=3 * number + seat, name=name) for seat, name in enumerate(sitting)),
            channel=50 + number,
            table=f"t{number}",
            done=True,
            results=results[number],
        )
        for number, sitting in enumerate(names)
    )
    compared = Compared(deal=2, seat=0, results=(8, -7), told=("Anna takes two tricks", "Dora drops out"))
    played = Round(
        tables=tables, commitment="c" * 64, par=(1, -3, 2), par_deals=((0, 0, 0), (1, -3, 2)), compared=compared
    )
    guests = tuple(Guest(user=each, name=f"P{each}", coming="comes") for each in range(6))
    planned = Evening(id="2abc", server=1, channel=2, organiser=0, organiser_name="Anna", plan=PLAN, guests=guests)
    return planned.replace(rounds=(played,), phase="over")


def test_the_board_compares_tables_with_each_other_and_with_strong_computers() -> None:
    shown = board(an_evening(), {}, LUPFEN, EN)
    assert [*complaints(shown)] == []
    told = words(shown)
    assert "1\\. **Anna** +9 · +8 compared with *Strong*" in told
    assert "**Deal 2** differed most" in told
    assert "Table 1 **Anna** +8 · Anna takes two tricks\nTable 2 **Dora** −7 · Dora drops out\n*Strong* +1" in told


def test_a_deal_description_containing_the_result_is_not_prefixed_with_it() -> None:
    evening = an_evening()
    told = ("Anna takes two tricks, +8", "Cleo takes four tricks, +9")
    compared = Compared(deal=2, seat=0, results=(8, -7), told=told, about=(0, 1))
    shown = words(board(evening.with_round(1, compared=compared), {}, LUPFEN, EN))
    assert f"Table 1 {told[0]}\nTable 2 **Dora** −7 · {told[1]}\n" in shown


def test_erased_people_are_not_named_in_the_account_of_play() -> None:
    told = words(board(forgetting(an_evening(), 0, -1, "Anonym"), {}, LUPFEN, EN))
    assert "Anna" not in told
    assert "Table 1 **Anonym** +8" in told


def test_an_evening_ends_with_a_picture_of_the_standings() -> None:
    draft = result(an_evening(), LUPFEN, EN)
    (drawing,) = draft.drawings
    assert drawing.function(*drawing.given).data
    shown = draft.showing([(f"{CHART}.webp", b"x")])
    assert "One bar per player: 1. Anna +9, 2. Fritz +6" in str(shown.components)
    assert "Anna wins the evening" in words(shown)
    assert [*complaints(shown)] == []
    assert [bar.amount for bar in drawing.given[0]][:2] == ["+9", "+6"], "the alt text says what the text says"


@in_both_languages
def test_an_evening_with_one_table_mentions_no_other_tables(texts: Texts) -> None:
    def spoken(evening: Evening) -> list[bool]:
        (played,), running = evening.rounds, evening.replace(phase="playing")
        shown = [board(evening, {}, LUPFEN, texts), seat_call(running, played.tables[0], [1], texts)]
        shown += [confirmation(running, action, 0, None, texts) for action in ("pause", "go-on", "void", "cancel")]
        about = "\n".join(map(words, (*shown, board(running.replace(paused_at=1), {}, LUPFEN, texts)))).splitlines()
        of_the_plan = texts("evening-same"), "## "
        lines = (line for line in about if not any(known in line for known in of_the_plan))
        return [re.search(r"\b(tables|Tables|Tische)\b", line) is not None for line in lines]

    several = an_evening()
    lone = several.rounds[0].replace(tables=several.rounds[0].tables[:1], compared=None)
    assert any(spoken(several))
    assert not any(spoken(several.replace(rounds=(lone,))))


def links(surface: Surface) -> dict[str, str]:
    assert [*complaints(surface)] == []
    return {each["label"]: each["url"] for each in components(surface) if "url" in each}


def test_the_end_is_announced_in_one_line_linking_to_the_result() -> None:
    evening = an_evening().replace(message=3)
    assert links(announcement(evening, EN)) == {"Go to the result": board_address(evening)}
    assert len(words(announcement(evening, EN)).splitlines()) == 2
    assert links(announcement(evening.replace(phase="cancelled"), EN)) == {}


def test_a_finished_table_links_back_to_the_board() -> None:
    rng = random.Random(3)
    *_, driver = moments(dealt(LUPFEN, 3, rng), rng)
    view = replace(table_view_of(driver, None, phase="over"), occasion=EveningTable)
    address = board_address(an_evening().replace(message=3))
    ends = session_end(view, [], EN, board=address), closed_lobby(replace(view, deal_number=0), EN, address)
    assert [links(end) for end in ends] == [{"Go to the board": "https://discord.com/channels/1/2/3"}] * 2
    assert links(session_end(view, [], EN)) == {}


def test_the_page_has_standings_rounds_and_seal_without_injected_markup() -> None:
    evening = an_evening()
    ruleset, played = CATALOGUE.find(evening.plan.ruleset), evening.finished[0]
    page = evening_page(evening, ruleset, None, EN)
    assert page.startswith("<!doctype html>")
    row = "".join(f"<td>{each}</td>" for each in ("1", "Anna", "+9", "+9", "+8"))
    assert f"<tr>{row}</tr>" in page
    assert "<h2>Round 1</h2>" in page
    assert all(seat.name in page for table in played.tables for seat in table.seats)
    assert played.commitment in page
    wicked = Evening.model_validate_json(evening.model_dump_json().replace('"Anna"', '"<b>Anna"'))
    assert "<b>" not in evening_page(wicked, ruleset, None, EN)


def test_the_file_has_a_column_comparing_people_with_strong_computers() -> None:
    head, first, *_ = standings_csv(an_evening(), EN).splitlines()
    assert head == "Place,Name,Round 1,Total,Compared with Strong"
    assert first == "1,Anna,9,9,8"


def test_a_finished_table_says_who_shared_its_pot() -> None:
    rng = random.Random(3)
    *_, driver = moments(dealt(LUPFEN, 3, rng), rng)
    over = replace(
        table_view_of(driver, None, phase="over"), occasion=EveningTable, leftover=12, sharing=("Anna", "Ben")
    )
    assert "12 chips were left in the pot and shared among everybody in the last deal: Anna and Ben." in words(
        session_end(over, [], EN)
    )


def test_a_round_table_offers_neither_watching_nor_a_limit() -> None:
    view = replace(table_view_of(dealt(LUPFEN, 3, random.Random(3)), None), pot=999)
    assert {"Watch", "Cap bêtes at 50"} <= set(buttons(panel(view, EN)))
    fixed = replace(view, occasion=EveningTable, same_cards=True)
    assert {"Watch", "Cap bêtes at 50"}.isdisjoint(buttons(panel(fixed, EN)))


def test_a_round_table_shows_who_is_present_and_that_the_evening_is_paused() -> None:
    view = replace(table_view_of(dealt(LUPFEN, 3, random.Random(3)), None), occasion=EveningTable)
    arrived, *others = view.seats
    before = replace(view, phase="lobby", deal=None, seats=(replace(arrived, ready=True), *others), deadline=60.0)
    told = words(lobby(before, EN))
    assert "3/3" in told
    assert "The first deal begins <t:60:R>, or as soon as everybody is here." in told
    assert "Ready: Anna" in told
    assert "I’m here" in buttons(lobby(before, EN))
    assert "I’m here" not in buttons(lobby(replace(before, held=True), EN))
    assert "The evening pauses after this deal." in words(panel(replace(view, held=True), EN))


def test_the_next_deal_is_not_offered_while_an_evening_is_paused() -> None:
    rng = random.Random(3)
    *_, driver = moments(dealt(LUPFEN, 3, rng), rng)
    view = replace(table_view_of(driver, None), occasion=EveningTable)
    assert "Next deal" in enabled(summary(view, EN))
    paused = summary(replace(view, held=True), EN)
    assert "Next deal" not in enabled(paused)
    assert "The evening is paused; it resumes for everyone at the same time." in words(paused)


def test_leaving_an_evening_does_not_end_it_and_a_computer_takes_over() -> None:
    view = table_view_of(dealt(LUPFEN, 3, random.Random(3)), 1)
    view = replace(view, seats=tuple(replace(seat, host=seat.user == 1) for seat in view.seats))
    assert {"Leave after this deal", "End it for all after this deal"} <= set(buttons(more(view, EN)))
    there = set(buttons(more(replace(view, occasion=EveningTable), EN)))
    assert {"Leave after this deal", "End it for all after this deal"}.isdisjoint(there)
    assert "Let a computer play for me" in there


def test_the_board_explains_same_card_scoring_with_an_example() -> None:
    assert "For example: three players with the same cards won 30, 10 and −10." in words(
        board(an_evening(), {}, LUPFEN, EN)
    )


def enabled(surface: Surface) -> set[str]:
    return {item["label"] for item in components(surface) if "label" in item and not item.get("disabled")}
