"""Traces of presses with OpenTelemetry: from the interaction through its commit and its answer to the last edit.

Needs the extra `tracing`: without it, or without a receiver, nothing is traced or imported. A span records what was
done and how long it took, but no name, id of a person, card, token, or error text.
"""

from __future__ import annotations

import os
import socket
import threading
import time
from collections.abc import Generator
from contextlib import contextmanager, nullcontext
from contextvars import ContextVar
from typing import TYPE_CHECKING, Final

from bot.settings import SettingsProblem
from bot.version import VERSION

if TYPE_CHECKING:
    from opentelemetry.context import Context
    from opentelemetry.sdk.trace import SpanProcessor
    from opentelemetry.trace import Tracer

EXPORT_SECONDS: Final = 2.0
FLUSH_SECONDS: Final = 1.0
MISSING: Final = (
    "LUPFEN_TRACES_TO needs the extra `tracing`. Run `python3 tools/setup.py .venv requirements/tracing.txt`, or "
    "`pip install '.[tracing]'`, in Lupfen's folder."
)

pressed: Final[ContextVar[int]] = ContextVar("pressed", default=0)
"""The number of the interaction that the current work is done for; 0 for none."""
_tracers: list[Tracer] = []
"""The tracer in use; empty while nothing is traced."""


@contextmanager
def sending_traces(address: str) -> Generator[None]:
    """Send traces to an OTLP-over-HTTP receiver, if any; raises `SettingsProblem` without the extra."""
    if not address:
        yield
        return
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError:
        raise SettingsProblem(MISSING) from None
    with tracing(BatchSpanProcessor(OTLPSpanExporter(address, timeout=EXPORT_SECONDS))):
        yield


@contextmanager
def tracing(processor: SpanProcessor) -> Generator[None]:
    """Pass every span to a processor while inside; on exit it gets one second to flush."""
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider

    process = f"{socket.gethostname()}/{os.getpid()}"
    about = {"service.name": "lupfen", "service.version": VERSION, "service.instance.id": process}
    provider = TracerProvider(resource=Resource.create(about), shutdown_on_exit=False)
    provider.add_span_processor(processor)
    _tracers.append(provider.get_tracer("lupfen", VERSION))
    try:
        yield
    finally:
        _tracers.clear()
        ending = threading.Thread(target=provider.shutdown, daemon=True)
        ending.start()
        ending.join(FLUSH_SECONDS)


def here() -> Context | None:
    """Return the caller's position in a press's trace, for work done for it later and elsewhere."""
    if not _tracers:
        return None
    from opentelemetry.context import get_current

    return get_current()


@contextmanager
def press(kind: str, number: int) -> Generator[None]:
    """Start the trace of an interaction of a kind, answered inside; lines logged for it have its `number`."""
    token = pressed.set(number)
    try:
        with _span(f"interaction {kind}") if _tracers else nullcontext():
            yield
    finally:
        pressed.reset(token)


@contextmanager
def part(name: str, within: Context | None = None) -> Generator[None]:
    """Trace the body as part of a press, the caller's or the one given in `within`; otherwise trace nothing."""
    if not _tracers:
        yield
        return
    from opentelemetry.context import attach, detach

    token = attach(within) if within is not None else None
    try:
        with _span(name) if _is_pressed() else nullcontext():
            yield
    finally:
        if token:
            detach(token)


def note(name: str, seconds: float, **about: str) -> None:
    """Trace work that has just ended and took `seconds`, if the caller does it for a press."""
    if _tracers and _is_pressed():
        end = time.time_ns()
        _tracers[0].start_span(name, start_time=end - round(seconds * 1e9), attributes=about).end(end)


def _is_pressed() -> bool:
    from opentelemetry.trace import get_current_span

    return get_current_span().get_span_context().is_valid


@contextmanager
def _span(name: str) -> Generator[None]:
    with _tracers[0].start_as_current_span(name, record_exception=False, set_status_on_exception=False) as under_way:
        try:
            yield
        except Exception as error:
            under_way.set_attribute("error.type", type(error).__name__)
            raise
