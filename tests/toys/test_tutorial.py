"""The code of the tutorial is a game that is played here, to the letter."""

from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_tutorial_shows_the_toy_as_it_is() -> None:
    text = (ROOT / "docs" / "tutorial.md").read_text(encoding="utf-8")
    code = text.split("```python\n")[1].split("```")[0]
    assert code == (ROOT / "tests" / "toys" / "no_chips.py").read_text(encoding="utf-8")
    assert len(code.splitlines()) <= 60


def test_the_tutorials_game_is_played_as_it_says() -> None:
    text = (ROOT / "docs" / "tutorial.md").read_text(encoding="utf-8")
    game, play = text.split("```python\n")[1].split("```")[0], text.split("## Play it\n\n```\n")[1].split("```")[0]
    printed: list[object] = []
    exec(compile(game + play, "tutorial.md", "exec"), {"print": printed.append, "__name__": "tutorial"})  # noqa: S102
    assert len(printed) == 3
