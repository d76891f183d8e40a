"""Error responses: status, code, message, and the nested list of field errors."""

from collections.abc import Mapping
from typing import Any

from local_discord.state.plain import Json

Path = tuple[str | int, ...]
"""The way to a field of a body, such as `("components", 0, "label")`."""
_SENTENCES: dict[int, tuple[int, str]] = {
    0: (401, "401: Unauthorized"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10070: (404, "Unknown Guild Scheduled Event"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30032: (400, "Maximum number of application commands reached (100)."),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "This thread is locked"),
    180000: (400, "Cannot update a finished event"),
}


class ApiError(Exception):
    """A refusal with Discord's code; status and message follow from the code unless given."""

    def __init__(
        self,
        code: int,
        message: str | None = None,
        *,
        status: int | None = None,
        headers: Mapping[str, str] | None = None,
        **extra: Any,
    ) -> None:
        usual_status, usual_message = _SENTENCES.get(code, (400, "Bad Request"))
        self.status = usual_status if status is None else status
        self.body: Json = {"message": message or usual_message, "code": code, **extra}
        self.headers = dict(headers or {})
        super().__init__(f"{code}: {self.body['message']}")


class Problems:
    """Collects the errors of a body, each at its path, for one `50035`."""

    def __init__(self) -> None:
        self.tree: Json = {}

    def add(self, path: Path, code: str, message: str) -> None:
        """Note an error."""
        node = self.tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def required(self, path: Path) -> None:
        """Note that a field is missing."""
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def choice(self, path: Path, allowed: object) -> None:
        """Note that a value is not one of those allowed."""
        self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {allowed}.")

    def length(self, path: Path, value: object, low: int, high: int) -> bool:
        """Check that a value is a string with an allowed length."""
        if not isinstance(value, str):
            self.required(path)
            return False
        return self.amount(path, len(value), low, high)

    def amount(self, path: Path, count: int, low: int, high: int) -> bool:
        """Check that a text or list has an allowed length."""
        if low <= count <= high:
            return True
        self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        return False

    def most(self, path: Path, count: int, high: int) -> None:
        """Check that a text or list is not too long."""
        if count > high:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")

    def raise_any(self) -> None:
        """Refuse the body if any errors were noted."""
        if self.tree:
            raise ApiError(50035, errors=self.tree)


def invalid(path: Path, code: str, message: str) -> ApiError:
    """Build the refusal for a single error."""
    problems = Problems()
    problems.add(path, code, message)
    return ApiError(50035, errors=problems.tree)
