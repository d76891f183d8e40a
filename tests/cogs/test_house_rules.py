"""Only the host changes the rules in the lobby; limits that Discord checks are checked here as well."""

from typing import Any

import pytest

from bot.discord_io.custom_id import Press, Verb
from cogs.house_rules import LONGEST_NAME
from game.reports.debts import MOST_SETTLED
from game.table.table import Table
from local_discord.testing.people import Message, Person
from tests.e2e.players import offering, use
from tests.house import House

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def editing(house: House, *guests: str) -> tuple[Table, Person, Message]:
    """Have David open a table and its rules form; others watch."""
    david, *others = await house.enter("David", *guests)
    await house.elsewhere(david, *others)
    await david.command("lupfen start")
    await use(david, "rules")
    form = await david.see(lambda each: each.ephemeral and offering(each, "rules-time") is not None)
    return house.bot.services.tables.here(int(david.channel)), david, form


async def answered(house: House, person: Person, form: Message, press: Press, **given: object) -> str:
    """Send a press of the form, possibly forged; return the text of the form, or of a new line, afterwards."""
    before = {message.id: message.json for message in person.messages()}
    assert await house.forge(person, press.custom_id, message=form, **given) == "done"  # pyright: ignore[reportArgumentType]
    shown = await person.see(lambda each: each.ephemeral and each.json != before.get(each.id))
    return shown.text


async def test_an_out_of_range_number_is_reported_on_the_form_and_changes_nothing(house: House) -> None:
    table, david, form = await editing(house)
    before = dict(table.state.terms.options)
    press = Press(Verb.RULES_OPTION, table.id, choice="ante")
    for typed, sentence in (("1001", "from 0 to 1,000"), ("many", "many"), ("7" * 500, "777")):
        told = await answered(house, david, form, press, typed={"value": typed})
        assert sentence in told
        assert table.state.terms.options == before


async def test_only_the_host_changes_rules_but_anybody_can_view_them(house: House) -> None:
    table, david, form = await editing(house, "Ben")
    (ben,) = await house.enter("Ben")
    lobby = await ben.see(lambda each: offering(each, "join") is not None)
    press = Press(Verb.RULES_OPTION, table.id, choice="ante")
    assert "Only David" in await answered(house, ben, lobby, press, typed={"value": "7"})
    rules = await ben.told(use(ben, "rules"))
    assert offering(rules, "rules-option") is None
    assert "Liechtenstein" in rules.text
    assert table.state.terms.options["ante"] == 1
    assert form.id in david.seen


async def test_an_option_missing_from_the_rules_is_refused(house: House) -> None:
    table, david, form = await editing(house)
    for verb in (Verb.RULES_FORM, Verb.RULES_OPTION):
        told = await answered(house, david, form, Press(verb, table.id, choice="never_heard_of"))
        assert told
        assert "never_heard_of" not in table.state.terms.options


async def test_changed_rules_are_listed_separately_and_cleared_by_a_reset(house: House) -> None:
    table, david, form = await editing(house)
    await answered(house, david, form, Press(Verb.RULES_OPTION, table.id, choice="ante"), typed={"value": "7"})
    picked = Press(Verb.RULES_PICK, table.id, choice="cards")
    told = await answered(house, david, form, picked, values=["three_unters=false"])
    assert "Three Unders: **off** (usually on)" in told
    told = await answered(house, david, form, Press(Verb.RULES_PAGE, table.id, choice="changed"))
    assert [line for line in told.splitlines() if line.startswith("✱")] == [
        "✱ Ante: **7** (usually 1)",
        "✱ Three Unders: **off** (usually on)",
    ]
    back = Press(Verb.RULES_PICK, table.id, choice="cards.changed")
    told = await answered(house, david, form, back, values=["three_unters=true"])
    assert "Ante: **7**" in told
    assert "Lowest price" not in told, "only the changed rules are shown"
    told = await answered(house, david, form, Press(Verb.RULES_RESET, table.id))
    assert table.options == table.ruleset.choose({})
    assert "✱" not in told


async def test_switching_rules_brings_their_own_defaults(house: House) -> None:
    table, david, form = await editing(house)
    await answered(house, david, form, Press(Verb.RULES_OPTION, table.id, choice="ante"), typed={"value": "7"})
    told = await answered(house, david, form, Press(Verb.RULES_SET, table.id), values=["lupfen-vorarlberg"])
    assert table.state.terms.ruleset == "lupfen-vorarlberg"
    assert table.options == table.ruleset.choose({})
    assert "Vorarlberg" in told


async def test_rules_can_be_saved_under_a_name_reused_and_deleted(house: House) -> None:
    table, david, form = await editing(house)
    await answered(house, david, form, Press(Verb.RULES_OPTION, table.id, choice="ante"), typed={"value": "9"})
    save, forget = Press(Verb.RULES_SAVE, table.id), Press(Verb.RULES_FORGET, table.id)
    assert "“Our rules”" in await answered(house, david, form, save, typed={"value": "  Our   rules "})
    await answered(house, david, form, Press(Verb.RULES_SET, table.id), values=["lupfen-liechtenstein"])
    assert table.state.terms.options["ante"] == 1
    name = "saved/lupfen-liechtenstein/Our rules"
    await answered(house, david, form, Press(Verb.RULES_PRESET, table.id), values=[name])
    assert table.state.terms.options["ante"] == 9
    assert "Our rules" in str(await david.complete("lupfen start", "rules", "our"))
    await answered(house, david, form, save, typed={"value": "Other rules"})
    assert "is deleted" in await answered(house, david, form, forget, typed={"value": [name]})
    assert "I do not know the rules" in await answered(house, david, form, forget, typed={"value": [name]})
    await answered(house, david, form, forget, typed={"value": [name.replace("Our", "Other")]})
    assert offering(david.seen[form.id], "rules-forget") is None, "there is nothing left to delete"
    assert table.state.terms.options["ante"] == 9, "this table keeps its settings"
    assert await david.complete("lupfen start", "rules", "our") == []


async def test_a_refusal_appears_on_the_form_not_in_a_separate_message(house: House) -> None:
    table, david, form = await editing(house)
    for press, given, sentence in (
        (Press(Verb.RULES_SAVE, table.id), {"typed": {"value": " \u200b\u3164"}}, "Give the rules a name"),
        (Press(Verb.RULES_FORGET, table.id), {}, "already been decided"),
        (Press(Verb.RULES_PRESET, table.id), {"values": ["never heard of"]}, "I do not know the rules"),
        (Press(Verb.RULES_SET, table.id), {"values": ["never heard of"]}, "I do not know the game"),
    ):
        assert sentence in await answered(house, david, form, press, **given)
        (private,) = [each for each in david.messages() if each.ephemeral and sentence in each.text]
        assert private.id == form.id


async def test_a_name_longer_than_its_field_is_truncated(house: House) -> None:
    table, david, form = await editing(house)
    await answered(house, david, form, Press(Verb.RULES_SAVE, table.id), typed={"value": "x" * 4_000})
    saved = await house.bot.services.servers.presets(table.state.server)
    assert {len(name) for _, name in saved if name.startswith("xx")} == {LONGEST_NAME}
    for ruleset, kept in saved:
        await house.bot.services.servers.forget_preset(table.state.server, ruleset, kept)


async def test_rules_cannot_change_once_the_cards_are_dealt(house: House) -> None:
    table, david, form = await editing(house, "Ben")
    for _ in range(2):
        await table.seating.add_computer(int(david.id))
    await use(david, "start")
    press = Press(Verb.RULES_OPTION, table.id, choice="ante")
    before = dict(table.state.terms.options)
    await answered(house, david, form, press, typed={"value": "7"})
    assert table.state.terms.options == before


SUBCOMMAND, STRING, INTEGER, USER = 1, 3, 4, 6


def start(**options: Any) -> dict[str, Any]:
    """Return the command `start` with options of any kind."""
    kinds = {str: STRING, int: INTEGER}
    written = [{"name": name, "type": kinds[type(value)], "value": value} for name, value in options.items()]
    return {"name": "start", "type": SUBCOMMAND, "options": written}


async def told(house: House, person: Person, name: str, *options: dict[str, Any], resolved: Any = None) -> str:
    """Use a command and read the private answer."""
    return (await person.told(house.command(person, name, *options, resolved=resolved or {}))).text


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"computers": -1}, "no computer player"),
        ({"turn_seconds": -1}, "0 (as long as you like)"),
        ({"turn_seconds": 10**9}, "0 (as long as you like)"),
        ({"stakes": "1 2-6" * 1_000}, "I cannot read these stakes"),
        ({"rules": "x" * 6_000}, "I do not know the rules"),
        ({"computers": "many"}, "That command has changed"),
        ({"turn_seconds": "60"}, "That command has changed"),
        ({"rules": 7}, "That command has changed"),
    ],
)
async def test_a_table_with_out_of_range_settings_is_not_opened(
    house: House, options: dict[str, Any], sentence: str
) -> None:
    (david,) = await house.apart("David")
    assert sentence in await told(house, david, "lupfen", start(**options))
    assert house.bot.services.tables.at(int(david.channel)) is None


async def test_only_as_many_computers_join_as_there_are_seats(house: House) -> None:
    (david,) = await house.apart("David")
    assert await house.command(david, "lupfen", start(computers=99), resolved={}) == "done"
    await david.see("5/5")


async def test_a_command_from_another_version_is_refused_in_one_line(house: House) -> None:
    (david,) = await house.enter("David")
    dancing: dict[str, Any] = {"name": "dance", "type": SUBCOMMAND, "options": []}
    for name, option in (("lupfen", dancing), ("dance", start())):
        assert "That command has changed" in await told(house, david, name, option)


def settled(person: Person, chips: object, kind: int = INTEGER) -> list[dict[str, Any]]:
    """Return the options of `settle`."""
    return [
        {"name": "person", "type": USER, "value": person.id},
        {"name": "chips", "type": kind, "value": chips},
    ]


def known(person: Person) -> dict[str, Any]:
    """Return Discord's data about a person named by an option."""
    user = {"id": person.id, "username": person.name, "discriminator": "0", "avatar": None}
    return {"users": {person.id: user}}


@pytest.mark.parametrize("chips", [0, -5, MOST_SETTLED + 1, 10**15])
async def test_an_out_of_range_payment_cannot_be_requested(house: House, chips: int) -> None:
    david, ben = await house.apart("David", "Ben")
    answer = await told(house, david, "settle", *settled(ben, chips), resolved=known(ben))
    assert "Choose an amount from 1 to" in answer
    assert ben.messages() == []


async def test_a_payment_to_oneself_in_words_or_to_nobody_is_refused(house: House) -> None:
    david, ben = await house.apart("David", "Ben")
    assert "yourself" in await told(house, david, "settle", *settled(david, 5), resolved=known(david))
    assert "has changed" in await told(house, david, "settle", *settled(ben, "5", STRING), resolved=known(ben))
    assert "has changed" in await told(house, david, "settle", *settled(ben, 5))
    assert "Give a person and a number" in await told(house, david, "settle", *settled(ben, 5)[1:])
    assert ben.messages() == []


@pytest.mark.parametrize("amount", ["0", "1000000000001", "9999999999999"])
async def test_a_forged_button_cannot_request_an_out_of_range_payment(house: House, amount: str) -> None:
    david, ben = await house.apart("David", "Ben")
    await david.command("settle")
    proposal = await david.see(lambda each: each.ephemeral)
    press = Press(Verb.SETTLE_ASK, choice=f"{david.id}-{ben.id}-{amount}")
    assert await house.forge(david, press.custom_id, message=proposal) == "done"
    await david.see("Choose an amount from 1 to", ephemeral=True)
    assert ben.messages() == []


@pytest.mark.parametrize("typed", ["9" * 5_000, "-1", "²", "sixty", "86401"])
async def test_an_out_of_range_thinking_time_is_reported_on_the_form(house: House, typed: str) -> None:
    (david,) = await house.apart("David")
    await david.command("lupfen start", computers=2)
    await use(david, "rules")
    editor = await david.see(lambda each: each.ephemeral)
    table = house.bot.services.tables.here(int(david.channel))
    assert await house.forge(david, Press(Verb.RULES_TIME, table.id).custom_id, message=editor, typed={"value": typed})
    await david.see("The time to think must be 0", ephemeral=True)
    assert table.state.terms.turn_seconds == 60
