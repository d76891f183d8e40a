"""The proof that a past deal was shuffled fairly."""

from collections.abc import Iterator

from bot.discord_io.controls import button, rows
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Accent, Component, Surface, cut, divider, framed, small, text
from bot.language import Texts
from bot.panels.kit.cards import card_words
from bot.panels.past.history import all_deals
from bot.panels.table.panel import SEAL_DIGITS
from bot.past.verification import Proof
from game.core.cards import Pack
from game.reports.past import PastDeal

MOST_PACKS = 2
MOST_PROBLEMS = 3
LONGEST_VERBATIM = 200


def verified(past: PastDeal, proof: Proof, texts: Texts) -> Surface:
    """Show a deal's opened seal, and whether everything follows from it."""
    return framed(
        Accent.SUMMARY if not proof.problems else Accent.REFUSED,
        text(_title(past, texts), *_findings(past, proof, texts)),
        text(*(small(_verbatim(problem)) for problem in proof.problems[:MOST_PROBLEMS])),
        divider(),
        text(*_seal(past, texts)),
        text(*_packs(past, proof.pack, texts)),
        text(small(texts("verify-yourself"))),
        *rows(
            button(texts("verify-save"), Press(Verb.VERIFY_FILE, past.table, past.row.number)),
            button(texts("verify-replay"), Press(Verb.HISTORY_DEAL, past.table, past.row.number, choice="first")),
            _back(past, texts),
        ),
    )


def shut(past: PastDeal, texts: Texts) -> Surface:
    """Show the seal of a deal that is still shut: its fingerprint, and when it will be opened."""
    key = past.occasion.why_shut("verify-shut-round" if past.shared else "verify-shut")
    return framed(
        Accent.SUMMARY,
        text(_title(past, texts), texts(key)),
        text(texts("verify-fingerprint", fingerprint=f"`{past.fingerprint}`"), *_mixing(past, texts)),
        *rows(_back(past, texts)),
    )


def voided(past: PastDeal, texts: Texts) -> Surface:
    """Show the opened seal of an aborted deal, which has no record to verify."""
    return framed(
        Accent.SUMMARY,
        text(_title(past, texts), texts("refused-deal-void", number=past.row.number)),
        text(*_seal(past, texts)),
        *rows(_back(past, texts)),
    )


def _title(past: PastDeal, texts: Texts) -> str:
    return texts.of_game(past.row.ruleset)("verify-deal-title", number=past.row.number)


def _findings(past: PastDeal, proof: Proof, texts: Texts) -> Iterator[str]:
    found = {"fingerprint": proof.fingerprint, "packs": proof.packs, "play": proof.play}
    if proof.source is not None:
        found = {"round" if past.shared else "again": proof.source, **found}
    for what, holds in found.items():
        state = "open" if holds is None else "holds" if holds else "fails"
        yield texts(f"verify-{what}-{state}")


def _seal(past: PastDeal, texts: Texts) -> Iterator[str]:
    yield texts("verify-fingerprint", fingerprint=f"`{past.fingerprint}`")
    yield texts("verify-secret", secret=f"`{past.row.secret}`")
    yield from _mixing(past, texts)


def _mixing(past: PastDeal, texts: Texts) -> Iterator[str]:
    """Describe where the pack is from and what was mixed into it: the cutter's input, or the words of a round."""
    source = past.row.source
    if source is None or source.again:
        yield texts("verify-again", round=_short(source.round)) if source else ""
        cut = texts("verify-cut", word=_verbatim(past.row.cut)) if past.opened else texts("verify-was-cut")
        yield cut if past.row.cut else texts("verify-not-cut")
        return
    yield texts("verify-round", round=_short(source.round), deal=source.deal)
    if past.round:
        words = " · ".join(map(_verbatim, past.round.words))
        yield texts("verify-round-secret", secret=f"`{past.round.secret}`")
        yield texts("verify-round-words", words=words) if words else texts("verify-not-cut")


def _short(seal: str) -> str:
    """Return the mark by which people know a seal; the file has the whole of it."""
    return f"`{seal[:SEAL_DIGITS]}`…"


def _verbatim(words: str) -> str:
    """Show text verbatim; only characters that would end or break the line are replaced."""
    shown = "".join(sign if sign.isprintable() and sign != "`" else "�" for sign in words)
    return f"`{cut(shown, LONGEST_VERBATIM)}`"


def _packs(past: PastDeal, pack: Pack, texts: Texts) -> Iterator[str]:
    packs: list[list[str]] = past.record["packs"] if past.record else []
    for number, codes in enumerate(packs[:MOST_PACKS]):
        cards = ", ".join(card_words(texts, pack, pack.by_code[code]) for code in codes if code in pack.by_code)
        yield f"{texts('verify-pack', number=number)}\n{small(cards)}"
    if len(packs) > MOST_PACKS:
        yield small(texts("verify-more-packs", count=len(packs) - MOST_PACKS))


def _back(past: PastDeal, texts: Texts) -> Component | None:
    return all_deals(past.occasion, past.table, past.row.number, Verb.VERIFY_SESSION, texts)
