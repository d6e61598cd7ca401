"""What stands in views and events, in the description of the API: the types of the games as JSON Schema."""

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints, is_typeddict

from civtable.core.events import EventKind
from civtable.games import GAMES, AnyGame

SIMPLE: Final = {int: "integer", str: "string", bool: "boolean", NoneType: "null"}


class ViewSchemas:
    """The forms of one game's views, by their names in the description."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game.name
        self.found: dict[str, dict[str, Any]] = {}
        self.schema_of(game.view_type)

    def schema_of(self, hint: Any) -> dict[str, Any]:
        """A type that stands in a view; forms with fields are described apart and referred to."""
        origin = get_origin(hint)
        if is_typeddict(hint):
            name = form_name(self.game, hint)
            if name not in self.found:
                self.found[name] = self.fields_of(hint)
            return reference(name)
        if origin in (Union, UnionType):
            return {"anyOf": [self.schema_of(part) for part in get_args(hint)]}
        if origin is list:
            return {"type": "array", "items": self.schema_of(get_args(hint)[0])}
        if origin in (dict, Mapping):
            return {"type": "object", "additionalProperties": self.schema_of(get_args(hint)[1])}
        return {} if hint is object else {"type": SIMPLE[hint]}

    def fields_of(self, hint: Any) -> dict[str, Any]:
        """The fields of a form, and which of them are always there."""
        hints = get_type_hints(hint)
        return {
            "title": hint.__name__,
            "description": hint.__doc__ or "",
            "type": "object",
            "properties": {name: self.schema_of(part) for name, part in hints.items()},
            "required": [name for name in hints if name in hint.__required_keys__],
            "additionalProperties": False,
        }


def form_name(game: str, hint: Any) -> str:
    """What a form is called in the description: games have forms of the same name."""
    return f"{game}.{hint.__name__}"


def reference(name: str) -> dict[str, Any]:
    """A form, by its name."""
    return {"$ref": f"#/components/schemas/{name}"}


WRITTEN: Final[dict[str, dict[str, Any]]] = {
    "number": {"type": "integer"},
    "string": {"type": "string"},
    "boolean": {"type": "boolean"},
    "number[]": {"type": "array", "items": {"type": "integer"}},
    "Record<string, number>": {"type": "object", "additionalProperties": {"type": "integer"}},
}
"""The types of fields of events, as their meanings write them."""


def event_name(game: str, kind: EventKind) -> str:
    """What a kind of event is called in the description."""
    return f"{game}.event.{kind.name}"


def event_schema(kind: EventKind) -> dict[str, Any]:
    """A kind of event; fields that the reader may not know are null."""
    told = {
        field.name: {"anyOf": [WRITTEN[field.means.type.removesuffix(" | null")], {"type": "null"}]}
        for field in kind.fields
    }
    fields = {
        "event": {"const": kind.name},
        "seat": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
        **told,
        "words": {"type": "object", "description": "A key of the catalogs and its arguments: {key, args}"},
    }
    return {
        "title": kind.name,
        "type": "object",
        "properties": fields,
        "required": list(fields),
        "additionalProperties": False,
    }


def events_schema(game: AnyGame) -> dict[str, Any]:
    """An event of a game, of any kind."""
    kinds = {kind.name: reference(event_name(game.name, kind)) for kind in game.events}
    return {
        "title": f"Event of {game.name}",
        "description": "Something that happened, of the kind `event`; `seat` is null for the automa.",
        "oneOf": list(kinds.values()),
        "discriminator": {
            "propertyName": "event",
            "mapping": {name: kind["$ref"] for name, kind in kinds.items()},
        },
    }


ANY_EVENT: Final[list[dict[str, Any]]] = [reference(f"{name}.Event") for name in GAMES]
"""An event of one of the games."""

ANY_VIEW: Final[list[dict[str, Any]]] = [
    reference(form_name(game.name, game.view_type)) for game in GAMES.values()
]
"""A view of one of the games."""
