"""Outlines of drawings: path data of SVG read into contours, moved, rounded, parted into dark and light.

A drawing of one colour gets a second tone where it has holes: what the drawing leaves empty inside is light.
"""

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

Point = tuple[float, float]

NUMBER: Final = re.compile(r"[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)")
FLAG: Final = re.compile(r"[\s,]*([01])")
ARGUMENTS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
STEPS: Final = 6
"""Into how many straight pieces a curve is cut, to see what lies in what."""


@dataclass(frozen=True)
class Place:
    """Where a drawing lies on the square of 512: moved by x and y after it has been made smaller."""

    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0

    def of(self, point: Point) -> Point:
        """A point of the drawing on the square."""
        return self.x + point[0] * self.scale, self.y + point[1] * self.scale


@dataclass(frozen=True)
class Piece:
    """One stroke of the pen: its command in capitals, and its numbers as absolute places."""

    command: str
    numbers: tuple[float, ...]

    @property
    def end(self) -> Point:
        """Where the pen is afterwards."""
        return self.numbers[-2], self.numbers[-1]


@dataclass(frozen=True)
class Contour:
    """One closed line: where it begins, and its strokes."""

    start: Point
    pieces: tuple[Piece, ...]

    def points(self) -> list[Point]:
        """Corners along the line, curves in straight pieces."""
        points = [self.start]
        for piece in self.pieces:
            points += corners(points[-1], piece)
        return points

    def text(self) -> str:
        """Path data with whole numbers, relative to the place before: the shortest that is exact."""
        at = (round(self.start[0]), round(self.start[1]))
        words = [f"M{at[0]} {at[1]}"]
        for piece in self.pieces:
            words.append(relative(at, piece))
            at = (round(piece.end[0]), round(piece.end[1]))
        return "".join(words).replace(" -", "-") + "z"


# Reading.


def contours(data: str, place: Place) -> list[Contour]:
    """The closed lines of path data, laid at a place."""
    found: list[Contour] = []
    start, pieces = (0.0, 0.0), list[Piece]()
    for piece in placed(strokes(data), place):
        if piece.command == "M":
            if pieces:
                found.append(Contour(start, tuple(pieces)))
            start, pieces = piece.end, []
        else:
            pieces.append(piece)
    if pieces:
        found.append(Contour(start, tuple(pieces)))
    return found


def placed(pieces: Iterator[Piece], place: Place) -> Iterator[Piece]:
    """The same strokes laid at a place."""
    for piece in pieces:
        if piece.command == "A":
            rx, ry, turn, large, sweep, x, y = piece.numbers
            yield Piece("A", (rx * place.scale, ry * place.scale, turn, large, sweep, *place.of((x, y))))
        else:
            pairs = zip(piece.numbers[::2], piece.numbers[1::2], strict=True)
            yield Piece(piece.command, tuple(number for pair in pairs for number in place.of(pair)))


def strokes(data: str) -> Iterator[Piece]:
    """Strokes with absolute places: M, L, C, Q and A; the shorter forms are written out."""
    at = start = (0.0, 0.0)
    control, before = at, ""
    for letter, numbers in commands(data):
        command, own = letter.upper(), letter.islower()
        if command == "Z":
            at, before = start, "Z"
            continue
        if before == "Z" and command != "M":
            yield Piece("M", at)
        base = at if own else (0.0, 0.0)
        piece = whole(command, numbers, base, at, control if before in SMOOTH.get(command, "") else at)
        control = (piece.numbers[-4], piece.numbers[-3]) if piece.command in "CQ" else piece.end
        at, before = piece.end, command
        if command == "M":
            start = at
        yield piece


SMOOTH: Final = {"S": "CS", "T": "QT"}


def whole(command: str, numbers: list[float], base: Point, at: Point, control: Point) -> Piece:
    """One stroke written out: from where it begins, and the last handle of a curve before it."""
    if command == "A":
        return Piece("A", (*numbers[:5], numbers[5] + base[0], numbers[6] + base[1]))
    if command == "H":
        return Piece("L", (numbers[0] + base[0], at[1]))
    if command == "V":
        return Piece("L", (at[0], numbers[0] + base[1]))
    moved = [number + base[i % 2] for i, number in enumerate(numbers)]
    if command in SMOOTH:
        moved = [2 * at[0] - control[0], 2 * at[1] - control[1], *moved]
    return Piece({"S": "C", "T": "Q"}.get(command, command), tuple(moved))


def commands(data: str) -> Iterator[tuple[str, list[float]]]:
    """The commands of path data, one by one with their numbers; a letter left out is the one before."""
    letter, at = "", 0
    data = data.strip()
    while at < len(data):
        if data[at].isalpha():
            letter, at = data[at], at + 1
        numbers = []
        for i in range(ARGUMENTS[letter.upper()]):
            found = (FLAG if letter in "aA" and i in (3, 4) else NUMBER).match(data, at)
            assert found, f"a number is missing at {at} of {data!r}"
            numbers.append(float(found[1]))
            at = found.end()
        yield letter, numbers
        letter = {"m": "l", "M": "L"}.get(letter, letter)
        while at < len(data) and data[at] in " ,\n\t":
            at += 1


# Writing.


def relative(at: tuple[int, int], piece: Piece) -> str:
    """A stroke from where the pen is, in whole numbers."""
    if piece.command == "A":
        rx, ry, turn, large, sweep, x, y = piece.numbers
        last = f"{round(x) - at[0]} {round(y) - at[1]}"
        return f"a{round(rx, 1):g} {round(ry, 1):g} {round(turn):g} {large:g} {sweep:g} {last}"
    steps = [round(number) - at[i % 2] for i, number in enumerate(piece.numbers)]
    if piece.command == "L" and 0 in steps:
        return f"v{steps[1]}" if steps[0] == 0 else f"h{steps[0]}"
    return piece.command.lower() + " ".join(map(str, steps))


# What lies in what.


def corners(at: Point, piece: Piece) -> list[Point]:
    """The places that a stroke passes, its end last."""
    if piece.command in "LA":
        return [piece.end]
    handles = [at, *zip(piece.numbers[::2], piece.numbers[1::2], strict=True)]
    return [on_curve(handles, step / STEPS) for step in range(1, STEPS + 1)]


def on_curve(handles: list[Point], share: float) -> Point:
    """A place on a curve with these handles."""
    while len(handles) > 1:
        ends = pairwise(handles)
        handles = [(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for a, b in ends]
    return handles[0]


def area(points: list[Point]) -> float:
    """The area inside, negative where the line runs the other way round."""
    ends = zip(points, [*points[1:], points[0]], strict=True)
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in ends) / 2


def holds(points: list[Point], point: Point) -> bool:
    """Whether a place lies inside a closed line."""
    inside = False
    for a, b in zip(points, [*points[1:], points[0]], strict=True):
        if (a[1] > point[1]) != (b[1] > point[1]):
            inside ^= point[0] < a[0] + (point[1] - a[1]) / (b[1] - a[1]) * (b[0] - a[0])
    return inside


def tones(lines: list[Contour]) -> tuple[str, str]:
    """Path data of what is dark and what is light: outer lines, and holes without what stands in them."""
    shapes = [line.points() for line in lines]
    areas = [area(shape) for shape in shapes]
    dark, light = [], []
    for line, shape, size in zip(lines, shapes, areas, strict=True):
        around = [
            other
            for points, other in zip(shapes, areas, strict=True)
            if abs(other) > abs(size) and within(shape, points)
        ]
        wound = sum(int(math.copysign(1, other)) for other in around)
        if not around:
            dark.append(line.text())
        elif wound == 0 or wound + math.copysign(1, size) == 0:  # in a hole, where it is left out, or a hole
            light.append(line.text())
    return "".join(dark), "".join(light)


def within(shape: list[Point], points: list[Point]) -> bool:
    """Whether most of a line lies inside another."""
    tried = shape[:: max(1, len(shape) // 7)]
    return 2 * sum(holds(points, point) for point in tried) > len(tried)
