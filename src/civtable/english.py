"""What errors say as a text, for who programs. The engine has no words: they are loaded when one is read."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from civtable.core.words import Reason


def in_english(reason: "Reason") -> str:
    """A reason as a sentence with its key behind it; the key and its arguments where it has no words."""
    text = import_module("civtable.text")
    if not text.words_in("en").has(reason.key):
        return repr(reason)
    return f"{text.say(reason)} [{reason.key}]"
