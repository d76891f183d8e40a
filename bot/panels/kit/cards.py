"""Words for suits and cards: with their symbols, as labels, and as corner indices. Codes replace missing texts."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from bot.language import Texts
from bot.language.aloud import SIGNS
from bot.language.stand_ins import held
from bot.pictures.packs import SPELLED
from game.core.cards import Card, Pack
from game.core.view import View

CARDS_KEPT: Final = 4_096
"""Cards are named on every change of a table: at most this many names are cached, by texts and pack."""


def emoji(texts: Texts, pack: Pack, suit: str) -> str:
    """Return the drawn symbol of a suit, empty if there is none; the suit's name always stands beside it."""
    return texts.emojis.get(_sign(texts, pack, suit), "")


def _sign(texts: Texts, pack: Pack, suit: str) -> str:
    """Return the name of a suit's symbol; French hearts are plain, even if another suit is left out."""
    seen = held(pack, texts.suits)
    is_french = not {"clubs", "spades", "diamonds"}.isdisjoint(seen.pack.suits)
    return "plain-hearts" if suit == "hearts" and is_french else seen.name(suit)


def with_sign(texts: Texts, pack: Pack, suit: str, words: str) -> str:
    """Put the symbol of a suit, drawn or plain, before words."""
    return f"{emoji(texts, pack, suit) or _plain_sign(texts, pack, suit)} {words}".strip()


def _plain_sign(texts: Texts, pack: Pack, suit: str) -> str:
    return "" if texts.aloud else SIGNS.get(_sign(texts, pack, suit), "")


def suit_name(texts: Texts, pack: Pack, suit: str) -> str:
    """Name a suit, preceded by its symbol."""
    return with_sign(texts, pack, suit, _suit_words(texts, pack, suit))


def _suit_words(texts: Texts, pack: Pack, suit: str) -> str:
    name = held(pack, texts.suits).name(suit)
    return texts.word(f"suit-{name}", name)


def rank_name(texts: Texts, pack: Pack, rank: str) -> str:
    """Name a rank in the words of its pack."""
    seen = held(pack, texts.suits)
    own, name = f"rank-{seen.pack.name}-{seen.name(rank)}", seen.name(rank)
    return texts(own) if texts.has(own) else texts.word(f"rank-{name}", name)


@lru_cache(maxsize=CARDS_KEPT)
def card_words(texts: Texts, pack: Pack, card: Card) -> str:
    """Name a card in words only."""
    return texts("card", rank=rank_name(texts, pack, card.rank), suit=_suit_words(texts, pack, card.suit))


@lru_cache(maxsize=CARDS_KEPT)
def card_name(texts: Texts, pack: Pack, card: Card) -> str:
    """Name a card in a message, preceded by its suit's symbol."""
    return with_sign(texts, pack, card.suit, card_words(texts, pack, card))


def card_label(texts: Texts, pack: Pack, card: Card) -> str:
    """Name a card on a button or in a select, where a drawn symbol appears next to the label, not in it."""
    return card_words(texts, pack, card) if emoji(texts, pack, card.suit) else card_name(texts, pack, card)


def card_sign(texts: Texts, pack: Pack, card: Card, *, drawn: bool = False) -> str:
    """Return a card's corner index, its symbol (`drawn` in messages) and letter; its name when read aloud."""
    if texts.aloud:
        return card_words(texts, pack, card)
    seen = held(pack, texts.suits)
    rank = seen.name(card.rank)
    keys = (f"letter-{seen.pack.name}-{rank}", f"letter-{seen.pack.artwork}-{rank}", f"letter-{rank}")
    letter = SPELLED.get(rank) or next((texts(key) for key in keys if texts.has(key)), "")
    sign = (emoji(texts, pack, card.suit) if drawn else "") or _plain_sign(texts, pack, card.suit)
    return f"{sign} {letter}" if letter else card_words(texts, pack, card)


def trump_name(texts: Texts, pack: Pack, trump: str) -> str:
    """Name the trumps: a suit of the pack, or the game's own name (`trump-<name>`); empty if there are none."""
    if not trump or trump in pack.suits:
        return suit_name(texts, pack, trump) if trump else ""
    return texts.word(f"trump-{trump}", trump)


def led_name(texts: Texts, deal: View) -> str:
    """Name what was led to the open trick: a suit, or trumps, whatever is printed on the card; empty before a lead."""
    if not deal.trick:
        return ""
    card = deal.trick[0][1]
    if not deal.ordering.is_trump(card):
        return suit_name(texts, deal.pack, card.suit)
    named = deal.trump if deal.trump not in deal.pack.suits else ""
    return texts("led-trumps-named", trump=trump_name(texts, deal.pack, named)) if named else texts("led-trumps")


def card_names(texts: Texts, pack: Pack, cards: Iterable[Card]) -> str:
    """Name several cards."""
    return ", ".join(card_name(texts, pack, card) for card in cards)


def said(texts: Texts, pack: Pack, value: str | int) -> str | int:
    """Put a value of a mark or an announcement into words: a card's code or a suit by name, anything else unchanged."""
    if isinstance(value, int):
        return value
    if value in pack.by_code:
        return card_name(texts, pack, pack.by_code[value])
    return suit_name(texts, pack, value) if texts.has(f"suit-{value}") else value
