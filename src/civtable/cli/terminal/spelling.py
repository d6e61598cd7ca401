"""How typed words are compared with those on the screen."""

import re
import unicodedata


def plain_words(text: str) -> list[str]:
    """The words and numbers of a text, without capitals, accents and signs."""
    folded = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join([sign for sign in folded if not unicodedata.combining(sign)])
    return re.findall(r"[a-z]+|[0-9]+", bare)
