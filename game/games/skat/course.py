"""The course in Skat: following, trumps, points and the goal, then what a bid says and which game to choose."""

from game.core.parts import Step

COURSE = (
    Step(
        "take",
        "skat 246",
        0,
        (
            *("18", "pass", "20", "hold", "22", "hold", "23", "pass"),
            *("take", "discard:diamonds-seven+diamonds-eight", "spades", "clubs-king", "clubs-seven"),
        ),
        ("clubs-ace",),
    ),
    Step(
        "trump",
        "skat 15",
        0,
        (
            *("18", "pass", "20", "hold", "22", "hold", "23", "hold", "24", "hold", "27", "hold", "30", "hold"),
            *("33", "hold", "pass", "take", "discard:clubs-queen+diamonds-ten", "spades"),
            *("clubs-nine", "spades-jack", "clubs-seven", "clubs-jack", "spades-seven", "spades-eight"),
            "diamonds-ace",
        ),
        ("hearts-jack", "spades-nine", "spades-ten"),
    ),
    Step(
        "smear",
        "skat 206",
        2,
        (
            *("18", "pass", "pass", "take", "discard:spades-seven+hearts-king", "clubs"),
            *("diamonds-nine", "clubs-jack", "diamonds-queen", "clubs-seven", "clubs-ten", "clubs-ace"),
            *("spades-eight", "hearts-seven", "spades-queen", "hearts-ace", "hearts-queen", "hearts-eight"),
            *("spades-nine", "spades-king", "clubs-eight", "clubs-nine", "hearts-jack"),
        ),
        ("diamonds-ace", "spades-ace", "spades-ten"),
    ),
    Step(
        "sixty-one",
        "skat 89",
        1,
        (
            *("pass", "18", "hold", "20", "hold", "22", "hold", "23", "hold", "24", "pass", "take"),
            *("discard:spades-queen+clubs-king", "hearts", "spades-eight", "spades-seven", "spades-ace"),
            *("hearts-seven", "clubs-jack", "hearts-king", "clubs-nine", "clubs-ace", "clubs-seven"),
            *("diamonds-seven", "clubs-eight", "diamonds-ace", "diamonds-nine", "diamonds-king", "hearts-ten"),
            *("hearts-eight", "diamonds-eight", "hearts-queen", "spades-king", "spades-nine", "diamonds-ten"),
            *("spades-ten", "diamonds-jack", "diamonds-queen", "hearts-ace", "clubs-queen"),
        ),
        ("spades-jack",),
    ),
    Step("bid", "skat 3", 2, ("pass", "pass"), ("18",)),
    Step("pass", "skat 45", 2, ("pass", "pass"), ("pass",)),
    Step(
        "game",
        "skat 2",
        0,
        (
            *("18", "hold", "20", "hold", "pass", "22", "hold", "23", "pass", "take"),
            "discard:diamonds-queen+hearts-queen",
        ),
        ("clubs",),
    ),
)
