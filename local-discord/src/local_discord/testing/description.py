"""Checks a bot's requests against Discord's own API description, where that is available.

`DISCORD_OPENAPI` names the file; otherwise `../shared/discord/openapi.json` next to the repository is used.
Without either, nothing is checked.
"""

import os
import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

import jsonschema_rs
import orjson

from local_discord.api.log import Request

Json = dict[str, Any]
DESCRIPTION = "urn:discord"
BESIDE = Path(__file__).parents[5] / "shared" / "discord" / "openapi.json"


@cache
def document() -> Json | None:
    """Return Discord's description, `None` if it is not at hand."""
    path = Path(os.environ.get("DISCORD_OPENAPI", BESIDE))
    if not path.is_file():
        return None
    described = orjson.loads(path.read_bytes())
    # The service also accepts numbers as ids, whatever the description says; discord.py sends them that way.
    described["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
    return described


@cache
def _paths() -> tuple[re.Pattern[str], list[str]]:
    """Return a pattern with a group for each path template, exact ones first, and the templates."""
    described = document() or {"paths": {}}
    exact_first = sorted(described["paths"], key=lambda template: template.count("{"))
    groups = (re.sub(r"\{\w+\}", "[^/]+", template) for template in exact_first)
    return re.compile("|".join(f"({group})" for group in groups)), exact_first


@cache
def _registry() -> jsonschema_rs.Registry:
    """Return the description as a registry for schema references: a copy in every validator would take 5 MB each."""
    return jsonschema_rs.Registry([(DESCRIPTION, document() or {})], draft=jsonschema_rs.Draft202012)


@cache
def _validator(template: str, method: str, status: int | None) -> Callable[[Any], None] | None:
    """Return the validator of a request's body, or of the response with a status."""
    described = document() or {}
    operation: Json = described["paths"][template].get(method.lower(), {})
    part: Json = (
        operation.get("requestBody", {}) if status is None else operation.get("responses", {}).get(str(status), {})
    )
    content: Json = part.get("content", {})
    if "application/json" not in content:
        return None
    place = ("requestBody",) if status is None else ("responses", str(status))
    names = ("paths", template, method.lower(), *place, "content", "application/json", "schema")
    pointer = "/".join(name.replace("~", "~0").replace("/", "~1") for name in names)
    reference = {"$ref": f"{DESCRIPTION}#/{quote(pointer, safe='/~')}"}
    return jsonschema_rs.Draft202012Validator(reference, registry=_registry()).validate


def check(requests: Iterable[Request], *, answers: bool = True) -> None:
    """Validate each accepted request and optionally its response; `AssertionError` says what Discord would refuse."""
    if document() is None:
        return
    pattern, templates = _paths()
    for request in requests:
        if request.status >= 400:
            continue
        found = pattern.fullmatch(request.path)
        assert found is not None, f"Discord's description has no {request.path}"
        template = templates[(found.lastindex or 0) - 1]
        _hold(request, template, None, request.body)
        if answers:
            _hold(request, template, request.status, request.answer)


def _hold(request: Request, template: str, status: int | None, value: Any) -> None:
    validate = _validator(template, request.method, status)
    if value is None or validate is None:
        return
    try:
        validate(value)
    except jsonschema_rs.ValidationError as error:
        what = "body" if status is None else "answer"
        raise AssertionError(f"{request.method} {request.path}, {what}: {error}\n{value}") from None


def forget() -> None:
    """Read the description again next time."""
    for kept in (document, _paths, _registry, _validator):
        kept.cache_clear()
