"""What a person can read: messages, buttons, forms."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]
EPHEMERAL = 64


def walk(components: list[Json]) -> Iterator[Json]:
    """List components and everything inside them, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        for key in ("accessory", "component"):
            if key in component:
                yield from walk([component[key]])


def _words(component: Json) -> Iterator[str]:
    for key in ("content", "label", "description", "placeholder"):
        if component.get(key):
            yield component[key]
    for option in component.get("options", ()):
        yield option["label"]
    for item in component.get("items", ()):
        if item.get("description"):
            yield item["description"]


@dataclass(frozen=True, slots=True)
class Button:
    """A button or select of a message."""

    label: str
    custom_id: str
    disabled: bool
    component: Json


@dataclass(frozen=True, slots=True)
class Message:
    """A message as one person sees it at one moment."""

    json: Json

    @property
    def id(self) -> str:
        """Its id."""
        return self.json["id"]

    @property
    def channel(self) -> str:
        """The id of its channel."""
        return self.json["channel_id"]

    @property
    def author(self) -> str:
        """The name of its author."""
        return self.json["author"].get("global_name") or self.json["author"]["username"]

    @property
    def ephemeral(self) -> bool:
        """Whether only this person sees it."""
        return bool(self.json["flags"] & EPHEMERAL)

    @property
    def components(self) -> list[Json]:
        """All components, nested ones included, in reading order."""
        return list(walk(self.json["components"]))

    @property
    def text(self) -> str:
        """All readable text: content, texts, labels, choices, alt texts, embeds."""
        parts = [self.json["content"]] if self.json["content"] else []
        for embed in self.json["embeds"]:
            parts += [embed.get("title") or "", embed.get("description") or ""]
            parts += [f"{each['name']}\n{each['value']}" for each in embed.get("fields", ())]
        for component in self.components:
            parts += _words(component)
        return "\n".join(part for part in parts if part)

    @property
    def buttons(self) -> list[Button]:
        """Its buttons, in reading order."""
        return [_button(each) for each in self.components if each["type"] == 2]

    @property
    def selects(self) -> list[Button]:
        """Its selects, in reading order; the label is the placeholder."""
        return [_button(each) for each in self.components if each["type"] in (3, 5, 6, 7, 8)]

    @property
    def labels(self) -> list[str]:
        """The labels of its buttons."""
        return [button.label for button in self.buttons]

    @property
    def media(self) -> list[str]:
        """The URLs of its pictures and files."""
        items = [item["media"]["url"] for each in self.components for item in each.get("items", ())]
        thumbnails = [each["media"]["url"] for each in self.components if "media" in each]
        return items + thumbnails + [each["file"]["url"] for each in self.components if "file" in each]

    def find(self, label: str | None = None, custom_id: str | None = None) -> Button | None:
        """Find a button by label (or by a part of it) or custom_id."""
        if custom_id is not None:
            return next((each for each in self.buttons + self.selects if each.custom_id == custom_id), None)
        exact = next((each for each in self.buttons if each.label == label), None)
        return exact or next((each for each in self.buttons if label is not None and label in each.label), None)


def _button(component: Json) -> Button:
    emoji: Json = component.get("emoji") or {}
    label: str = component.get("label") or component.get("placeholder") or emoji.get("name") or ""
    return Button(label, component.get("custom_id", ""), bool(component.get("disabled")), component)


@dataclass(frozen=True, slots=True)
class Form:
    """A form that a person has open."""

    json: Json

    @property
    def interaction(self) -> str:
        """The id of the interaction that opened it."""
        return self.json["interaction"]

    @property
    def title(self) -> str:
        """Its title."""
        return self.json["title"]

    @property
    def fields(self) -> dict[str, str]:
        """The custom_ids of its fields by label."""
        found: dict[str, str] = {}
        for each in walk(self.json["components"]):
            if each["type"] == 18:
                found[each["label"]] = each["component"]["custom_id"]
            elif each["type"] == 4 and "label" in each:
                found[each["label"]] = each["custom_id"]
        return found
