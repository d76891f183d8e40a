"""The evening of Fipsen as shown in the gallery."""

from game.core.showcase import Showcase

SHOWCASE = Showcase(
    seeds=("fipsen alone 1318", "fipsen kieker 33"),
    friend=True,
    questions={"two": "bid", "plain": "terms", "stop": "go-on", "clubs": "trump"},
    hands={"Kieker!": "kieker"},
    bids=("kieker", "pass"),
)
