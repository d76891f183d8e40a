"""The type of JSON values."""

from typing import Any

Json = dict[str, Any]
