"""What stands in views, in the description of the API: the types of the games as JSON Schema."""

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints, is_typeddict

from fastapi import FastAPI

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


ANY_VIEW: Final[list[dict[str, Any]]] = [
    reference(form_name(game.name, game.view_type)) for game in GAMES.values()
]
"""A view of one of the games."""


class DescribedApi(FastAPI):
    """An application whose description has the views of the games."""

    def openapi(self) -> dict[str, Any]:
        """The description of the API; made once."""
        if self.openapi_schema is None:
            forms = super().openapi()["components"]["schemas"]
            for game in GAMES.values():
                forms.update(ViewSchemas(game).found)
        return super().openapi()
