"""The type of everything that travels as JSON or is kept as such."""

from typing import Any

Json = dict[str, Any]
