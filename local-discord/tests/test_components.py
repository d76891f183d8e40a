"""Discord's refusals of a message's components, with the path of each fault."""

from typing import Any

from rig.rest import Rest

V2 = 1 << 15
Json = dict[str, Any]


def text(content: str = "x") -> Json:
    """Make a text."""
    return {"type": 10, "content": content}


def button(custom_id: str = "a", **more: Any) -> Json:
    """Make a button."""
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id, **more}


def row(*children: Json) -> Json:
    """Make a row."""
    return {"type": 1, "components": list(children)}


def select(**more: Any) -> Json:
    """Make a select of two options."""
    options = [{"label": name, "value": name} for name in ("a", "b")]
    return {"type": 3, "custom_id": "s", "options": options, **more}


def first_code(errors: Json) -> str:
    """Return the code of the first fault."""
    while "_errors" not in errors:
        errors = next(iter(errors.values()))
    return errors["_errors"][0]["code"]


LONG = {"type": 17, "components": [text("x" * 2000), text("x" * 2000)]}
ROWS = [row(*(button(f"{line}-{place}") for place in range(5))) for line in range(7)]


async def test_components_are_accepted_up_to_every_limit(rest: Rest) -> None:
    limits: list[tuple[list[Json], list[Json], str]] = [
        ([text()] * 40, ROWS, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
        ([LONG], [LONG, text("y")], "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
        ([row(button("a")), row(button("b"))], [row(button("a"))] * 2, "COMPONENT_CUSTOM_ID_DUPLICATED"),
        ([row(button("x" * 100))], [row(button("x" * 101))], "BASE_TYPE_BAD_LENGTH"),
        ([row(button("x"))], [row(button(""))], "BASE_TYPE_BAD_LENGTH"),
    ]
    for fit, refused, code in limits:
        assert (await rest.send(flags=V2, components=fit))[0] == 200
        assert first_code(await rest.refused(flags=V2, components=refused)) == code


async def test_more_bytes_of_text_than_the_service_can_process_are_a_server_error(rest: Rest) -> None:
    assert (await rest.send(flags=V2, components=[text("\U0001f0a1" * 2542)]))[0] == 200
    assert (await rest.send(flags=V2, components=[text("\U0001f0a1" * 2543)]))[0] == 500


WRONG: list[tuple[Any, str]] = [
    (row(button(label="x" * 81)), "BASE_TYPE_BAD_LENGTH"),
    (row(button(label=None)), "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"),
    (row(button(emoji={"name": "no"})), "BUTTON_COMPONENT_INVALID_EMOJI"),
    (row(button(emoji={"id": "1", "name": "x"})), "BUTTON_COMPONENT_INVALID_EMOJI"),
    (row(button(url="https://a.b")), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"),
    (row(button(style=9)), "NUMBER_TYPE_RANGE"),
    (row(button(style=None)), "BASE_TYPE_REQUIRED"),
    (text() | {"id": -1}, "NUMBER_TYPE_RANGE"),
    (row({"type": 2, "style": 5, "label": "x"}), "BASE_TYPE_REQUIRED"),
    (row(*(button(str(number)) for number in range(6))), "BASE_TYPE_BAD_LENGTH"),
    (row(), "BASE_TYPE_BAD_LENGTH"),
    (row(select(), button()), "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    (row(text()), "BASE_TYPE_CHOICES"),
    (row(select(options=[])), "BASE_TYPE_BAD_LENGTH"),
    (row(select(options=[{"label": str(n), "value": str(n)} for n in range(26)])), "BASE_TYPE_BAD_LENGTH"),
    (row(select(options=[{"label": "a", "value": "a"}] * 2)), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"),
    (row(select(max_values=3)), "SELECT_COMPONENT_MAX_VALUES_GREATER_THAN_OPTIONS"),
    (row(select(min_values=2, max_values=1)), "SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX"),
    (row(select(placeholder="x" * 151)), "BASE_TYPE_BAD_LENGTH"),
    (text(""), "BASE_TYPE_BAD_LENGTH"),
    (button(), "BASE_TYPE_CHOICES"),
    ({"type": 17, "components": [{"type": 17, "components": [text()]}]}, "BASE_TYPE_CHOICES"),
    ({"type": 17, "components": []}, "BASE_TYPE_BAD_LENGTH"),
    ({"type": 17, "components": [text()], "accent_color": 1 << 24}, "NUMBER_TYPE_RANGE"),
    ({"type": 9, "components": [text()] * 4, "accessory": button()}, "BASE_TYPE_BAD_LENGTH"),
    ({"type": 9, "components": [text()]}, "BASE_TYPE_REQUIRED"),
    ({"type": 12, "items": [{"media": {"url": "https://a.b/c.png"}}] * 11}, "BASE_TYPE_BAD_LENGTH"),
    ({"type": 12, "items": [{"media": {"url": "ftp://a.b/c.png"}}]}, "URL_TYPE_INVALID_SCHEME"),
    (
        {"type": 12, "items": [{"media": {"url": "https://a.b/c.png"}, "description": "x" * 1025}]},
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        {"type": 12, "items": [{"media": {"url": "attachment://nothing.png"}}]},
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    ({"type": 13, "file": {"url": "https://a.b/c.txt"}}, "URL_TYPE_INVALID_SCHEME"),
    ({"type": 14, "spacing": 3}, "NUMBER_TYPE_RANGE"),
    ({"type": 99}, "BASE_TYPE_CHOICES"),
    ("text", "BASE_TYPE_CONVERT"),
    (text() | {"content": 5}, "BASE_TYPE_CONVERT"),
    (row(button(disabled="yes")), "BASE_TYPE_CONVERT"),
]


async def test_a_component_outside_its_limits_is_refused(rest: Rest) -> None:
    for component, code in WRONG:
        assert first_code(await rest.refused(flags=V2, components=[component])) == code, component
    errors = await rest.refused(flags=V2, components=[text() | {"id": 7}] * 2)
    assert first_code(errors) == "COMPONENT_ID_DUPLICATED"


async def test_accepted_components_get_ids_and_defaults(rest: Rest) -> None:
    given = [text() | {"id": 2}, row(button("a"), button("b")), {"type": 14}]
    _, message = await rest.send(flags=V2, components=given)
    first, second, third = message["components"]
    assert [first["id"], second["id"], *(each["id"] for each in second["components"]), third["id"]] == [2, 1, 3, 4, 5]
    assert third["spacing"] == 1
    assert third["divider"] is True


async def test_without_the_v2_flag_only_five_rows_are_accepted(rest: Rest) -> None:
    assert first_code(await rest.refused(components=[text()])) == "BASE_TYPE_CHOICES"
    rows = [row(button(str(number))) for number in range(6)]
    assert (await rest.send(components=rows[:5]))[0] == 200
    assert "components" in await rest.refused(components=rows)


async def test_content_and_embeds_are_refused_with_components_v2(rest: Rest) -> None:
    for legacy in (Json(content="x"), Json(embeds=[{"title": "x"}])):
        errors = await rest.refused(flags=V2, components=[text()], **legacy)
        assert first_code(errors) == "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"


async def test_the_v2_flag_cannot_be_removed(rest: Rest) -> None:
    _, message = await rest.send(flags=V2, components=[text()])
    path = f"/channels/{rest.channel}/messages/{message['id']}"
    status, answer = await rest("PATCH", path, {"flags": 0, "content": "plain"})
    assert (status, answer["code"]) == (400, 50035)
    status, answer = await rest("PATCH", path, {"components": [text("new")]})
    assert answer["components"][0]["content"] == "new"
    assert answer["flags"] == V2


async def test_a_message_without_any_content_is_refused_as_empty(rest: Rest) -> None:
    empty: list[Json] = [{}, {"content": ""}, {"flags": V2}, {"flags": V2, "components": []}]
    for body in empty:
        status, answer = await rest.send(**body)
        assert (status, answer["code"]) == (400, 50006)


async def test_a_refused_edit_leaves_the_message_as_it_was(rest: Rest) -> None:
    _, message = await rest.send(flags=V2, components=[text("before")])
    path = f"/channels/{rest.channel}/messages/{message['id']}"
    assert (await rest("PATCH", path, {"components": [button()]}))[0] == 400
    assert (await rest("GET", path))[1] == message
