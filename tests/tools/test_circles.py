"""Circles of imports are found."""

import sys
from pathlib import Path

import pytest

from tools.circles import circles, imports


def test_a_circle_is_told_from_its_first_module_round_to_itself() -> None:
    imported = {"c": {"a"}, "a": {"b"}, "b": {"c"}, "d": {"a"}}
    assert list(circles(imported)) == [("a", "b", "c", "a")]


def test_every_circle_is_cut() -> None:
    imported = {"a": {"b"}, "b": {"a"}, "c": {"d"}, "d": {"c"}, "e": {"a", "c"}}
    assert sorted(circles(imported)) == [("a", "b", "a"), ("c", "d", "c")]


def test_where_there_is_none_nothing_is_told() -> None:
    assert list(circles({"a": {"b"}, "b": {"c"}, "c": set()})) == []


def test_imports_for_types_alone_and_late_ones_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = tmp_path / "circled_room"
    room.mkdir()
    (room / "__init__.py").touch()
    (room / "door.py").write_text(
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from circled_room.wall import Wall\n"
    )
    (room / "wall.py").write_text("def wall():\n    import circled_room.door\n")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    assert list(circles(imports(["circled_room"]))) == [("circled_room.door", "circled_room.wall", "circled_room.door")]
    assert "circled_room.door" not in sys.modules
