"""The evening of a game as played for the gallery: its first cards, and the pictures to take."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Showcase:
    """An evening that begins with chosen cards.

    `seeds` are those of the first deals, searched for what a game has to show; later deals are dealt like any other.
    `computers` sit at the table together with the host and, if `friend` is set, a friend; then the host deals first and
    the friend sits next to them. `shows` maps a surface and the number of its appearance, counted from 1, to the name
    of a picture; if empty, everything is shown on its first appearance, until a deal after the chosen ones. `likes` are
    the settings that the host switches on, by the kind of the question before which it happens.

    The gallery sees only answers and words: `questions` maps an answer to the kind of question that offers it,
    `moments` and `hands` map a characteristic piece of text to the name of a summary or hand. `bids` are the friend's
    answers, given where possible.
    """

    seeds: Sequence[str]
    computers: int = 2
    friend: bool = False
    shows: Mapping[tuple[str, int], str] = field(default_factory=dict[tuple[str, int], str])
    likes: Mapping[str, str] = field(default_factory=dict[str, str])
    questions: Mapping[str, str] = field(default_factory=dict[str, str])
    moments: Mapping[str, str] = field(default_factory=dict[str, str])
    hands: Mapping[str, str] = field(default_factory=dict[str, str])
    bids: Sequence[str] = ()


def showcase_in(folder: Path | None) -> Showcase | None:
    """Read the evening of a game from its folder, where `shows` names pictures: `summary = "summary 1"`."""
    file = folder and folder / "showcase.toml"
    if file is None or not file.exists():
        return None
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    pictures = {name: shown.split() for name, shown in told.pop("shows", {}).items()}
    return Showcase(**told, shows={(surface, int(time)): name for name, (surface, time) in pictures.items()})
