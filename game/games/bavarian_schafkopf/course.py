"""The course in Schafkopf for four: which trump beats which, following, points, and when to play."""

from game.core.parts import Step

COURSE = (
    Step(
        "order",
        "bavarian-schafkopf 28",
        2,
        (
            *("ruf", "pass", "pass", "pass", "acorns"),
            *("acorns-ober", "hearts-ober", "bells-under", "hearts-seven"),
            *("hearts-nine", "hearts-ten", "leaves-eight", "hearts-ace"),
            *("acorns-ten", "acorns-eight", "acorns-king", "acorns-ace"),
            *("leaves-ace", "leaves-nine", "leaves-ten", "leaves-seven"),
            *("bells-eight", "bells-ace", "bells-seven", "leaves-king", "hearts-eight", "hearts-under"),
        ),
        ("leaves-ober",),
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
        "bavarian-schafkopf 10",
        1,
        (
            *("ruf", "pass", "pass", "pass", "bells"),
            *("acorns-ober", "hearts-ace", "hearts-ten", "hearts-under"),
            *("hearts-eight", "acorns-seven", "hearts-seven", "leaves-under"),
            *("bells-king", "bells-eight", "bells-seven", "bells-ace"),
            *("hearts-king", "leaves-ober", "hearts-nine", "acorns-ten", "leaves-ace", "leaves-king", "leaves-ten"),
        ),
        ("acorns-under", "hearts-ober"),
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
    Step("bid", "bavarian-schafkopf 26", 3, (), ("ruf",)),
    Step("pass", "bavarian-schafkopf 58", 3, (), ("pass",)),
    Step(
        "partner",
        "bavarian-schafkopf 253",
        1,
        ("ruf", "pass", "pass", "pass", "acorns", "hearts-seven", "hearts-ace", "bells-under", "hearts-king"),
        ("hearts-under", "leaves-ober"),
    ),
)
