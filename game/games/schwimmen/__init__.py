"""Schwimmen, also called Thirty-One: no tricks, three open cards, lives, and matches over several deals (D3)."""

from operator import attrgetter

from game.core.cards import PIQUET_32
from game.core.options import Stakes
from game.core.parts import Computer, Manual, Telling, course_in, examples_in
from game.core.rulesets import Family, Progress, Ruleset, Tally
from game.core.vocabulary import LIVES
from game.games.schwimmen.computer.player import SCHWIMMEN_PLAYER
from game.games.schwimmen.computer.thinking_player import SchwimmenThinker
from game.games.schwimmen.script import GROUPS, OUT, SchwimmenOptions, play
from game.games.schwimmen.telling import counts, hand_lines, headline, summary
from game.kits.pot.telling import moments


def _reason_to_end(options: SchwimmenOptions, progress: Progress) -> str:
    over = options.session_end == "matches" and progress.matches >= options.matches
    return "matches-played" if over else ""


SCHWIMMEN: Ruleset[SchwimmenOptions] = Ruleset(
    id="schwimmen",
    family="schwimmen",
    revision=1,
    options=SchwimmenOptions,
    script=play,
    least_seats=2,
    most_seats=8,
    best_seats=4,
    turns=3,
    evening_deals=1,
    matches=lambda number: {"session_end": "matches", "matches": number},
    pack=lambda _options, _seats: PIQUET_32,
    stakes=Stakes("{stake}", ("1", "2", "5", "10")),
    tricks=False,
    tallies=(Tally(LIVES, OUT, keeps=False, at_first=attrgetter("lives")),),
    reason_to_end=_reason_to_end,
    leftover=lambda options: options.leftover_pot == "split",
    absent="computer_plays",
    telling=Telling(
        counts=lambda record, seat: counts(SCHWIMMEN, record, seat),
        summary=summary,
        headline=headline,
        moments=moments,
        hand_lines=hand_lines,
    ),
    computer=Computer(
        card_play=frozenset(("turn", "table", "close")),
        player=SCHWIMMEN_PLAYER,
        levels={"club": SchwimmenThinker(60, 2_500), "strong": SchwimmenThinker(400, 16_000)},
    ),
    manual=Manual(
        home=__file__,
        groups=GROUPS,
        terms=("close", "life", "swim", "schnauz", "feuer", "counts"),
        presets={"schwimmen": {}},
        sections=("deal", "turns", "count", "special", "lives", "end"),
        examples=examples_in(__file__, PIQUET_32),
        emblem="hearts-ten hearts-king hearts-ace",
        course=course_in(__file__),
    ),
)
FAMILY = Family(30, (SCHWIMMEN,))
