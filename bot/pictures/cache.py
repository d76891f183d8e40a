"""A cache of drawn things, limited in bytes, with counts of hits and misses."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Final, Generic, ParamSpec, TypeVar

from PIL import Image

from bot.memory import room_for

Asked = ParamSpec("Asked")
Made = TypeVar("Made")


class Cache(Generic[Made]):
    """Cached things by the arguments they were made from; beyond `capacity` bytes the least recently used are dropped.

    On a small machine the capacity is a part of what is given (`room_for`). Thread-safe. `found` counts the
    hits, `made` the misses.
    """

    def __init__(self, name: str, capacity: int, weight: Callable[[Made], int]) -> None:
        self.name = name
        self.bytes = self.found = self.made = 0
        self._capacity = room_for(capacity)
        self._weight = weight
        self._things: OrderedDict[Hashable, Made] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable) -> Made | None:
        """Return a thing if it is cached."""
        with self._lock:
            thing = self._things.get(key)
            if thing is not None:
                self.found += 1
                self._things.move_to_end(key)
            return thing

    def put(self, key: Hashable, thing: Made) -> None:
        """Cache a new thing, dropping others if necessary."""
        with self._lock:
            self.made += 1
            before = self._things.pop(key, None)
            self.bytes += self._weight(thing) - (self._weight(before) if before is not None else 0)
            self._things[key] = thing
            while self.bytes > self._capacity:
                self.bytes -= self._weight(self._things.popitem(last=False)[1])


CACHES: Final[list[Cache[Image.Image]]] = []
"""The caches of functions decorated with `kept`, for metrics."""


def kept(name: str, capacity: int) -> Callable[[Callable[Asked, Image.Image]], Callable[Asked, Image.Image]]:
    """Cache the images a function draws, up to `capacity` bytes; it takes hashable positional arguments."""
    cache = Cache[Image.Image](name, capacity, _weight)
    CACHES.append(cache)

    def keeping(draw: Callable[Asked, Image.Image]) -> Callable[Asked, Image.Image]:
        @wraps(draw)
        def drawn(*args: Asked.args, **kwargs: Asked.kwargs) -> Image.Image:
            image = cache.get(args)
            if image is None:
                image = draw(*args, **kwargs)
                cache.put(args, image)
            return image

        return drawn

    return keeping


def _weight(image: Image.Image) -> int:
    return image.width * image.height * (1 if image.mode in {"1", "L", "P"} else 4)
