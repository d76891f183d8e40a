"""A record of what people could receive that notes how far the deal had come when each event was sent.

An answer is written before its effect is shown to anyone. So whatever an event shows had been written by its moment,
and it must not contain a card that is exposed later.
"""

from __future__ import annotations

import re
import sqlite3
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

import orjson

from local_discord.testing.reading import Json

if TYPE_CHECKING:
    from tests.e2e.rig import Rig

ADDRESS = re.compile(rb"/attachments/([\w-]+)/([\w.-]+)")
PROGRESS = (
    "SELECT deals.number, (SELECT count(*) FROM answers WHERE table_id = deals.table_id AND deal = deals.number) "
    "FROM deals JOIN tables ON id = table_id WHERE channel = ? ORDER BY opened DESC, deals.number DESC LIMIT 1"
)


class Moment(NamedTuple):
    """The number of written answers in a channel's latest deal; deal 0 before the first."""

    deal: int = 0
    answers: int = 0


class Wire(dict[str, deque[Json]]):
    """Replaces `hub.wire`; every event has a `moment`, and the `files` that it shows by name and content."""

    def __init__(self, rig: Rig) -> None:
        self._rig = rig
        self._last: tuple[object, Json] = (None, {})

    def setdefault(self, person: str, default: deque[Json], /) -> deque[Json]:
        """Return a person's record."""
        if person not in self:
            self[person] = _Noting(self)
        return self[person]

    def noted(self, event: Json) -> Json:
        """Add moment and files to an event, once for all recipients."""
        if self._last[0] is not event:
            self._last = event, event | {"moment": self._moment(), "files": self._files(event)}
        return self._last[1]

    def _moment(self) -> Moment:
        place = self._rig.place or self._rig.discord.channel("stammtisch").id
        with suppress(sqlite3.OperationalError):  # there is no database yet
            return Moment(*(self._rig.rows(PROGRESS, int(place)) or [()])[0])
        return Moment()

    def _files(self, event: Json) -> dict[str, bytes]:
        blobs = self._rig.discord.world.blobs
        shown = {token.decode(): name.decode() for token, name in ADDRESS.findall(orjson.dumps(event))}
        return {name: blobs[token].data for token, name in shown.items() if token in blobs}


class _Noting(deque[Json]):
    def __init__(self, wire: Wire) -> None:
        super().__init__()
        self._wire = wire

    def append(self, event: Json, /) -> None:
        super().append(self._wire.noted(event))
