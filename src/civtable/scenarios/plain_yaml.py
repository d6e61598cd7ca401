"""Reading YAML from strangers: plain data only, nothing that grows, hides or means something unexpected.

Texts, whole numbers, true, false, null, lists and mappings are all there is. `no` and `off` are texts, and so
are dates and decimal fractions. Aliases, tags, and a name that stands twice in a mapping are refused.
"""

import re
from collections.abc import Iterator
from typing import Final

import yaml
from yaml.events import (
    AliasEvent,
    DocumentEndEvent,
    DocumentStartEvent,
    Event,
    MappingEndEvent,
    MappingStartEvent,
    NodeEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
    StreamEndEvent,
    StreamStartEvent,
)

from civtable.core.errors import BadScenario
from civtable.core.values import Json
from civtable.core.words import Argument, Reason

LONGEST_TEXT: Final = 300_000
DEEPEST: Final = 16
WHOLE_NUMBER: Final = re.compile(r"-?(0|[1-9][0-9]{0,11})", re.ASCII)
WORDS: Final[dict[str, Json]] = {"true": True, "false": False, "null": None, "~": None, "": None}


def documents(text: str) -> list[Json]:
    """All documents of a text as plain data; empty ones are left out."""
    if len(text) > LONGEST_TEXT:
        raise BadScenario(Reason("yaml-too-long", {"most": LONGEST_TEXT}))
    found: list[Json] = []
    try:
        events = yaml.parse(text, Loader=yaml.SafeLoader)
        for event in events:
            if not isinstance(
                event, StreamStartEvent | StreamEndEvent | DocumentStartEvent | DocumentEndEvent
            ):
                found.append(value_of(event, events, 0))
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark is not None else 1
        raise BadScenario(Reason("yaml-broken", {"line": line, "why": str(error.problem)})) from None
    except yaml.YAMLError as error:  # characters that YAML does not allow
        line = text.count("\n", 0, getattr(error, "position", 0)) + 1
        raise BadScenario(Reason("yaml-characters", {"line": line})) from None
    return [document for document in found if document is not None]


def value_of(event: Event, events: Iterator[Event], depth: int) -> Json:
    """The value that begins with this event; what belongs to it is taken from the others."""
    if isinstance(event, AliasEvent):
        raise wrong(event, "yaml-alias", {"name": str(event.anchor)[:40]})
    if isinstance(event, NodeEvent) and event.anchor is not None:
        raise wrong(event, "yaml-alias", {"name": str(event.anchor)[:40]})
    if isinstance(event, ScalarEvent | SequenceStartEvent | MappingStartEvent) and event.tag is not None:
        raise wrong(event, "yaml-tag", {"tag": str(event.tag)[:40]})
    if depth > DEEPEST:
        raise wrong(event, "yaml-deep", {"most": DEEPEST})
    if isinstance(event, ScalarEvent):
        return scalar(event)
    if isinstance(event, SequenceStartEvent):
        items: list[Json] = []
        while not isinstance(event := next(events), SequenceEndEvent):
            items.append(value_of(event, events, depth + 1))
        return items
    assert isinstance(event, MappingStartEvent), event
    return mapping(events, depth)


def mapping(events: Iterator[Event], depth: int) -> Json:
    """Names and values up to the end of the mapping. Numbers as names are texts."""
    found: dict[str, Json] = {}
    while not isinstance(event := next(events), MappingEndEvent):
        if not isinstance(event, ScalarEvent) or event.tag is not None or event.anchor is not None:
            raise wrong(event, "yaml-name")
        name = text_of(event)
        if name in found:
            raise wrong(event, "yaml-twice", {"name": name[:60]})
        found[name] = value_of(next(events), events, depth + 1)
    return found


def scalar(event: ScalarEvent) -> Json:
    """A single value. In quotes everything is a text."""
    text = text_of(event)
    if event.style is not None:
        return text
    if text in WORDS:
        return WORDS[text]
    return int(text) if WHOLE_NUMBER.fullmatch(text) else text


def text_of(event: ScalarEvent) -> str:
    """What is written there. Half a character, which an escape can make, cannot be printed or stored."""
    text: str = event.value
    if any("\ud800" <= char <= "\udfff" for char in text):
        raise wrong(event, "yaml-characters")
    return text


def wrong(event: Event, key: str, args: dict[str, Argument] | None = None) -> BadScenario:
    """The error for what stands here; the line is among its arguments."""
    line = event.start_mark.line + 1 if event.start_mark is not None else 1
    return BadScenario(Reason(key, {"line": line, **(args or {})}))
