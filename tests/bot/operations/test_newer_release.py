"""A host who allows the question hears of newer releases, and of nothing else."""

import logging

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.operations.newer_release import look_for_newer, numbers
from bot.version import VERSION

BODY = "### Added\n\n- **Learn the game**: `/learn`\n- Play over days\n\n### Fixed\n\n- A tie\n"


def releases(tag: str, status: int = 200) -> TestServer:
    async def latest(_request: web.Request) -> web.Response:
        told = {"tag_name": tag, "body": BODY, "html_url": "https://example.org/v9", "draft": False}
        return web.json_response(told, status=status)

    app = web.Application()
    app.router.add_get("/latest", latest)
    return TestServer(app)


async def test_a_newer_release_is_announced_with_its_changes_and_backup_advice(
    caplog: pytest.LogCaptureFixture,
) -> None:
    found: list[bool] = []
    async with releases("v99.0.0") as server:
        await look_for_newer(str(server.make_url("/latest")), found.append)
    assert found == [True]
    assert "Lupfen 99.0.0 is out (https://example.org/v9)" in caplog.text
    assert "python -m bot backup" in caplog.text
    assert "Play over days" in caplog.text


@pytest.mark.parametrize("tag", [f"v{VERSION}", "v0.9.0"])
async def test_current_and_older_releases_are_not_announced(tag: str, caplog: pytest.LogCaptureFixture) -> None:
    found: list[bool] = []
    async with releases(tag) as server:
        await look_for_newer(str(server.make_url("/latest")), found.append)
    assert (found, caplog.records) == ([False], [])


@pytest.mark.parametrize(("tag", "status"), [("nightly", 200), ("v99.0.0", 404)])
async def test_a_response_without_a_release_is_only_logged(
    tag: str, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    found: list[bool] = []
    async with releases(tag, status) as server:
        await look_for_newer(str(server.make_url("/latest")), found.append)
    assert found == []
    assert [record.levelno for record in caplog.records] == [logging.WARNING]


def test_versions_compare_numerically_and_candidates_are_older_than_any() -> None:
    assert numbers("v1.10.0") > numbers("1.9.3") > numbers("v2.0.0-rc.1")
