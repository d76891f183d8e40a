"""The course in Lupfen as in Liechtenstein: following, trumps and leading, then when to play and when not to."""

from game.core.parts import Step

COURSE = (
    Step(
        "take",
        "lupfen-liechtenstein 4355",
        1,
        ("lift", "1", "join", "join", "join", "shields-banner", "shields-king"),
        ("shields-ace",),
    ),
    Step(
        "trump",
        "lupfen-liechtenstein 25",
        3,
        ("decline", "lift", "1", "join", "drop", "join", "acorns-banner", "acorns-under"),
        ("bells-king",),
    ),
    Step("lead", "lupfen-liechtenstein 29", 3, ("lift", "1", "drop", "join", "join"), ("acorns-ace",)),
    Step("lift", "lupfen-liechtenstein 207", 3, (), ("lift",), pot=12),
    Step("decline", "lupfen-liechtenstein 15", 3, (), ("decline",), pot=12),
    Step("join", "lupfen-liechtenstein 1", 2, ("lift", "1"), ("join",), pot=12),
    Step("drop", "lupfen-liechtenstein 20", 1, ("decline", "lift", "2"), ("drop",), pot=12),
)
