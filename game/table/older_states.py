"""States of tables as versions before 1.2 stored them: flat, and with a flag for each occasion."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, cast

_TERMS: Final = ("ruleset", "language", "options", "rules", "turn_seconds", "pace", "reactions", "adviser", "level")
_END: Final = ("stopping", "stopped_by", "leftover", "sharing")
_KEPT: Final = ("pot", "reserve", "bete", "carry")


def in_groups(data: Any) -> Any:
    """Return a stored state in the groups of today; one that has them, or is no state at all, as it is."""
    flat: Mapping[str, Any] = cast(Mapping[str, Any], data) if isinstance(data, Mapping) else {}
    if "kept" in flat or not {"terms", "ruleset"} & set(flat):
        return cast(object, data)
    kept = {**flat, "kept": _among(flat, _KEPT)}
    if "terms" in flat:
        return kept
    end = {**_among(flat, _END), "why": flat.get("ending", "")}
    return {**kept, "terms": _among(flat, _TERMS), "end": end, "occasion": _occasion(flat)}


def _among(flat: Mapping[str, Any], names: Iterable[str]) -> dict[str, Any]:
    return {name: flat[name] for name in names if name in flat}


def _occasion(flat: Mapping[str, Any]) -> dict[str, Any]:
    if flat.get("earlier"):
        return {"name": "same-cards", "deal": flat["earlier"]}
    if not flat.get("evening"):
        return {"name": "friendly"}
    table = {"mark": flat["evening"], "packs": flat.get("round"), "most": flat.get("round_deals", 0)}
    return {"name": "evening", **table, "held": flat.get("held", False)}
