"""The documentation of the API: the OpenAPI description, and a plain page of ours that is made from it."""

import asyncio
import json
from collections.abc import Callable
from html import escape
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from starlette.responses import HTMLResponse, Response

router = APIRouter(include_in_schema=False)


@router.get("/api/openapi.json")
async def description(request: Request) -> Response:
    """The description, for programs."""
    return Response(await made_once(request.app, json.dumps), media_type="application/json")


@router.get("/api/docs")
async def docs(request: Request) -> HTMLResponse:
    """Every request with its form and its answers."""
    return HTMLResponse(await made_once(request.app, page))


async def made_once(app: FastAPI, make: Callable[[dict[str, Any]], str]) -> str:
    """What a function makes of the description: that takes half a second the first time, beside the loop."""
    texts: dict[object, str] = app.state.described
    if make not in texts:
        texts[make] = await asyncio.to_thread(lambda: make(app.openapi()))
    return texts[make]


def page(api: dict[str, Any]) -> str:
    """The page; plain HTML without any script, in the language of the description, which is English."""
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(api['info']['title'])} API</title>",
        *[f'<link rel="stylesheet" href="/web/style/{name}.css">' for name in ("fonts", "tokens", "base")],
        '<link rel="icon" href="/web/app/icon.svg" type="image/svg+xml">',
        '<link rel="stylesheet" href="/web/app/app.css"></head><body><main class="page docs">',
        f"<h1>{escape(api['info']['title'])} API {escape(api['info']['version'])}</h1>",
        f"<p>{escape(api['info']['description'])}</p>",
        '<p><a href="/api/openapi.json">OpenAPI description</a></p>',
        "<h2>Requests</h2>",
    ]
    for path, methods in api["paths"].items():
        for method, operation in methods.items():
            parts.append(operation_html(path, method, operation))
    parts.append("<h2>Forms</h2>")
    for name, schema in api["components"]["schemas"].items():
        parts.append(schema_html(name, schema))
    return "\n".join([*parts, "</main></body></html>"])


def operation_html(path: str, method: str, operation: dict[str, Any]) -> str:
    """One request."""
    parts = [f"<h3>{method.upper()} <code>{escape(path)}</code></h3>"]
    parts.append(f"<p>{escape(operation.get('description', ''))}</p><ul>")
    for parameter in operation.get("parameters", []):
        parts.append(f"<li>{escape(parameter['in'])} <code>{escape(parameter['name'])}</code></li>")
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if body is not None:
        parts.append(f"<li>body: {type_html(body)}</li>")
    for status, answer in operation.get("responses", {}).items():
        if status.startswith("2"):
            schema = answer.get("content", {}).get("application/json", {}).get("schema", {})
            parts.append(f"<li>{status}: {type_html(schema)}</li>")
    return "".join([*parts, "</ul>"])


def schema_html(name: str, schema: dict[str, Any]) -> str:
    """One form."""
    parts = [
        f'<h3 id="{escape(name)}">{escape(name)}</h3>',
        f"<p>{escape(schema.get('description', ''))}</p><ul>",
    ]
    parts += [f"<li>{type_html(one)}</li>" for one in schema.get("oneOf", [])]
    needed = schema.get("required", [])
    for field, form in schema.get("properties", {}).items():
        about = f": {escape(form['description'])}" if "description" in form else ""
        may = "" if field in needed else " (optional)"
        parts.append(f"<li><code>{escape(field)}</code>{may} {type_html(form)}{about}</li>")
    return "".join([*parts, "</ul>"])


def type_html(schema: dict[str, Any]) -> str:
    """A type in few words."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join([type_html(one) for one in schema["anyOf"]])
    if "const" in schema or "enum" in schema:
        return " | ".join([escape(repr(value)) for value in schema.get("enum", [schema.get("const")])])
    if schema.get("type") == "array":
        return f"list of {type_html(schema.get('items', {}))}"
    return escape(schema.get("type", "anything"))
