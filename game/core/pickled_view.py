"""Views as bytes, for computer players in another process.

Cards are compared by identity, so a card travels as its code; the pack, the house rules and the ranking of the cards
are looked up or rebuilt at the other end. The bytes contain nothing that is not in the view. They are only for
processes of the same program: unpickling them gives their author full control.
"""

import pickle
from io import BytesIO
from types import FunctionType, MappingProxyType
from typing import Any

from game.core.cards import Card, Pack
from game.core.options import Options
from game.core.rulesets import Catalogue
from game.core.view import View

_PACK, _OPTIONS = 0, 1


class _Writer(pickle.Pickler):
    """Writes a view: cards by code, the pack and the options by number, and local functions not at all."""

    def persistent_id(self, obj: Any, /) -> str | int | None:
        if isinstance(obj, Card):
            return obj.code
        if isinstance(obj, Pack):
            return _PACK
        return _OPTIONS if isinstance(obj, Options) else None

    def reducer_override(self, obj: Any, /) -> Any:
        if type(obj) is FunctionType and "<locals>" in obj.__qualname__:
            return type(None), ()
        return (dict, ([*obj.items()],)) if type(obj) is MappingProxyType else NotImplemented


class _Reader(pickle.Unpickler):
    """Reads a view with a known pack and known options."""

    def __init__(self, file: BytesIO, pack: Pack, options: Options) -> None:
        super().__init__(file)
        self._pack = pack
        self._options = options

    def persistent_load(self, pid: Any, /) -> Any:
        if isinstance(pid, str):
            return self._pack.by_code[pid]
        return self._pack if pid == _PACK else self._options


def pickle_view(view: View) -> bytes:
    """Serialize a view."""
    file = BytesIO()
    pickle.dump((view.ruleset, view.options.model_dump(), view.seats), file)
    _Writer(file, pickle.HIGHEST_PROTOCOL).dump(view)
    return file.getvalue()


def unpickle_view(pickled: bytes, catalogue: Catalogue) -> View:
    """Deserialize a view; raises `Refused("ruleset-unknown")`."""
    file = BytesIO(pickled)
    name, chosen, seats = pickle.load(file)  # noqa: S301 - our own bytes
    ruleset = catalogue.find(name)
    options = ruleset.choose(chosen)
    return _Reader(file, ruleset.pack(options, seats), options).load()
