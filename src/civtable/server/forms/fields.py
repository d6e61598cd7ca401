"""What a field of a request may hold: names, lines, codes, numbers, each checked at the edge."""

from typing import Annotated, Any, Final

from pydantic import AfterValidator, Field

JOINERS: Final = "\u200c\u200d"
"""Signs that cannot be seen and yet belong to words and pictures: Persian endings, families of faces."""


def clean(text: str) -> str:
    """A line without control signs, which every database and every screen can take."""
    if any(not (char.isprintable() or char in JOINERS) for char in text):
        raise ValueError("control characters")
    return text.strip()


def clean_lines(text: str) -> str:
    """The same for several lines."""
    return "\n".join([clean(line) for line in text.split("\n")]).strip()


def not_empty(text: str) -> str:
    """Text that says something."""
    if not text:
        raise ValueError("empty")
    return text


Name = Annotated[str, Field(max_length=40), AfterValidator(clean)]
Title = Annotated[str, Field(max_length=80), AfterValidator(clean)]
Said = Annotated[str, Field(max_length=500), AfterValidator(clean_lines), AfterValidator(not_empty)]
Word = Annotated[str, Field(max_length=40), AfterValidator(clean)]
Code = Annotated[str, Field(min_length=1, max_length=200)]
PlyNumber = Annotated[int, Field(ge=0, le=1_000_000, strict=True)]
SeatNumber = Annotated[int, Field(ge=0, le=9, strict=True)]
Phrase = Annotated[
    dict[str, Any],
    Field(
        description="A key of the catalogs and its arguments: {key, args}",
        examples=[{"key": "game-over", "args": {}}],
    ),
]
