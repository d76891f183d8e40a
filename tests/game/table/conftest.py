"""The same deals each time: seals and lots are drawn from the name of the test."""

import random

import pytest

from game.core import shuffle
from game.table import tables


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(request.node.name)
    monkeypatch.setattr(shuffle, "new_secret", lambda: rng.randbytes(32).hex())
    monkeypatch.setattr(tables.secrets, "randbelow", rng.randrange)
    monkeypatch.setattr(tables.secrets, "choice", rng.choice)
