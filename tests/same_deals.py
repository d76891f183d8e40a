"""The same deals each time: seals and lots are drawn from the name of the test."""

import random
import secrets

import pytest

from game.core import shuffle


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw everything of a session from the test's name; a folder's `conftest` takes this in for all its tests."""
    rng = random.Random(request.node.name)
    monkeypatch.setattr(shuffle, "new_secret", lambda: rng.randbytes(32).hex())
    monkeypatch.setattr(secrets, "randbelow", rng.randrange)
    monkeypatch.setattr(secrets, "choice", rng.choice)
