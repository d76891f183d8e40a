"""A press is traced from the interaction through its commit and its answer to the last edit that it causes."""

import gzip
import json
from collections import defaultdict
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import web
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.trace.v1.trace_pb2 import Span

from bot.settings import SettingsProblem
from bot.tracing import sending_traces
from tests.e2e.rig import Rig, finish

pytestmark = pytest.mark.e2e


@asynccontextmanager
async def receiver(spans: list[Span]) -> AsyncGenerator[str]:
    """Receive OTLP over HTTP; yield the address."""

    async def take(request: web.Request) -> web.Response:
        body = await request.read()
        plain = gzip.decompress(body) if request.headers.get("Content-Encoding") == "gzip" else body
        for resource in ExportTraceServiceRequest.FromString(plain).resource_spans:
            assert any(each.value.string_value == "lupfen" for each in resource.resource.attributes)
            spans.extend(span for scope in resource.scope_spans for span in scope.spans)
        return web.Response()

    app = web.Application(client_max_size=2**26)
    app.router.add_post("/v1/traces", take)
    runner = web.AppRunner(app)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        yield f"http://127.0.0.1:{runner.addresses[0][1]}/v1/traces"
    finally:
        await runner.cleanup()


async def test_a_press_is_one_trace_from_the_interaction_to_the_last_edit(tmp_path: Path) -> None:
    spans: list[Span] = []
    async with receiver(spans) as address, Rig(tmp_path, traces_to=address) as rig:
        players = await rig.begin("Anna", "Ben", computers=1)
        await finish(players)
        await rig.end()
        answered_by_people = sum(row["person"] is not None for row in rig.answers())
    traces = defaultdict[bytes, list[Span]](list)
    for span in spans:
        traces[span.trace_id].append(span)
    roots = [[span for span in trace if not span.parent_span_id] for trace in traces.values()]
    assert {len(each) for each in roots} == {1}
    begun_by = {root.name for each in roots for root in each}
    assert begun_by == {"interaction component", "interaction application_command"}
    answered = [trace for trace in traces.values() if is_answered(trace)]
    assert len(answered) >= answered_by_people > 0
    shown_to_the_end = [trace for trace in answered if "round" in {span.name for span in trace}]
    assert shown_to_the_end, "a round that shows several answers belongs to the last of them"
    told = json.dumps([str(span) for span in spans])
    assert not [word for word in ("Anna", "Ben", rig.discord.token, "custom_id") if word in told]


def is_answered(trace: list[Span]) -> bool:
    """Whether one answer was committed, then sent, and everything that followed belongs to the same press."""
    by_name = {span.name: span for span in trace}
    inside = {span.span_id: span for span in trace}
    names = {"interaction component", "commit", "POST interactions"}
    if not names <= set(by_name):
        return False
    root, commit, answer = by_name["interaction component"], by_name["commit"], by_name["POST interactions"]
    assert [span.name for span in trace].count("commit") == 1, "computers' answers are not part of a person's press"
    assert all(span is root or span.parent_span_id in inside for span in trace)
    assert root.start_time_unix_nano <= commit.start_time_unix_nano
    assert commit.end_time_unix_nano <= answer.end_time_unix_nano
    return True


def test_without_the_extra_for_traces_a_sentence_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "opentelemetry.sdk.trace.export", None)
    with pytest.raises(SettingsProblem, match=r"needs the extra `tracing`"), sending_traces("http://127.0.0.1:9"):
        pass
