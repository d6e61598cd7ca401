"""The description of the API: the requests, and what they refer to by name."""

from threading import Lock
from typing import Any, Final

from fastapi import FastAPI

from civtable.games import GAMES
from civtable.server.forms.models import Refusal
from civtable.server.forms.view_schema import ViewSchemas, event_name, event_schema, events_schema

MAKING: Final = Lock()


class DescribedApi(FastAPI):
    """An application whose description has refusals too, and the views and events of the games."""

    def openapi(self) -> dict[str, Any]:
        """The description of the API; made once, whole before anybody gets it."""
        with MAKING:
            return self.described()

    def described(self) -> dict[str, Any]:
        """The same, for one at a time."""
        if self.openapi_schema is None:
            forms = super().openapi()["components"]["schemas"]
            forms[Refusal.__name__] = Refusal.model_json_schema()
            for game in GAMES.values():
                forms.update(ViewSchemas(game).found)
                forms[f"{game.name}.Event"] = events_schema(game)
                forms.update({event_name(game.name, kind): event_schema(kind) for kind in game.events})
        return super().openapi()
