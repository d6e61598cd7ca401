"""Whether plain data has the shape that a type says."""

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints, is_typeddict

from civtable.core.values import Json


def misfit(value: Json, hint: Any, where: str) -> str | None:
    """Where and how a value differs from a type: a TypedDict, or what it is made of; None if it fits."""
    origin = get_origin(hint)
    if is_typeddict(hint):
        return misfit_fields(value, hint, where)
    if origin in (Union, UnionType):
        found = [misfit(value, part, where) for part in get_args(hint)]
        return None if None in found else found[0]
    if origin is list:
        if not isinstance(value, list):
            return f"{where} is no list: {value!r}"
        (part,) = get_args(hint)
        found = [misfit(item, part, f"{where}[{i}]") for i, item in enumerate(value)]
        return next((one for one in found if one is not None), None)
    if hint is object:
        return None
    if origin in (dict, Mapping):
        if not isinstance(value, dict) or not all(isinstance(name, str) for name in value):
            return f"{where} is no mapping: {value!r}"
        part = get_args(hint)[1]
        found = [misfit(item, part, f"{where}.{name}") for name, item in value.items()]
        return next((one for one in found if one is not None), None)
    expected = NoneType if hint is None else hint
    return None if type(value) is expected else f"{where} is no {hint}: {value!r}"


def misfit_fields(value: Json, hint: Any, where: str) -> str | None:
    """The same for a TypedDict: all its fields are there, and no others."""
    if not isinstance(value, dict):
        return f"{where} is no {hint.__name__}: {value!r}"
    hints = get_type_hints(hint)
    missing = sorted(hint.__required_keys__ - value.keys())
    unknown = sorted(value.keys() - hints.keys())
    if missing or unknown:
        return f"{where} lacks {missing} and has {unknown}"
    found = [misfit(item, hints[name], f"{where}.{name}") for name, item in value.items()]
    return next((one for one in found if one is not None), None)
