"""The course in Schafkopf for four: which trump beats which, following, points, and when to play."""

from game.core.parts import Step

COURSE = (
    Step(
        "order",
        "bavarian-schafkopf 20",
        3,
        (
            *("ruf", "pass", "pass", "pass", "leaves"),
            *("bells-under", "hearts-seven", "acorns-ober", "hearts-ace"),
            *("leaves-eight", "leaves-ten", "leaves-nine", "leaves-ace"),
            *("leaves-under", "hearts-nine", "hearts-eight"),
        ),
        ("acorns-under", "bells-ober", "hearts-ober"),
    ),
    Step(
        "take",
        "bavarian-schafkopf 47",
        2,
        (
            *("pass", "pass", "ruf", "pass", "acorns"),
            *("acorns-king", "acorns-ace", "acorns-ten", "acorns-eight"),
            *("leaves-under", "acorns-under", "acorns-ober", "hearts-king"),
            *("acorns-nine", "leaves-seven", "acorns-seven", "hearts-ace"),
            *("leaves-ober", "hearts-seven", "hearts-nine", "hearts-ober"),
            *("bells-ace", "bells-under", "bells-nine", "bells-eight", "leaves-nine", "leaves-eight"),
        ),
        ("leaves-ace",),
    ),
    Step(
        "trump",
        "bavarian-schafkopf 51",
        1,
        (
            *("pass", "pass", "solo", "pass", "hearts"),
            *("bells-ace", "bells-king", "leaves-ober", "bells-eight"),
            *("acorns-ober", "hearts-eight", "hearts-nine", "hearts-under"),
            *("hearts-seven", "hearts-ten", "acorns-under", "hearts-ober", "acorns-ace"),
        ),
        ("bells-ober", "bells-under", "hearts-ace", "hearts-king"),
    ),
    Step(
        "smear",
        "bavarian-schafkopf 47",
        1,
        (
            *("pass", "pass", "ruf", "pass", "acorns"),
            *("acorns-king", "acorns-ace", "acorns-ten", "acorns-eight"),
            *("leaves-under", "acorns-under", "acorns-ober", "hearts-king"),
            *("acorns-nine", "leaves-seven", "acorns-seven", "hearts-ace"),
            *("leaves-ober", "hearts-seven", "hearts-nine", "hearts-ober"),
            *("bells-ace", "bells-under", "bells-nine", "bells-eight", "leaves-nine", "leaves-eight", "leaves-ace"),
        ),
        ("bells-ten",),
    ),
    Step("bid", "bavarian-schafkopf 31", 3, (), ("ruf",)),
    Step("pass", "bavarian-schafkopf 58", 3, (), ("pass",)),
    Step(
        "partner",
        "bavarian-schafkopf 253",
        1,
        ("ruf", "pass", "pass", "pass", "acorns", "hearts-seven", "hearts-ace", "bells-under", "hearts-king"),
        ("hearts-under", "leaves-ober"),
    ),
)
