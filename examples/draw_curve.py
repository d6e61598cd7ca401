"""Draws what `train_ppo.py` has logged: shares of wins above, mean points below, over processor time.

    python draw_curve.py runs/stone_age/log.csv curve.svg

Processor time, because it says the same on a machine that does other things too. The picture is an SVG and
needs nothing but Python.
"""

import csv
import sys
from pathlib import Path

WIDTH, HEIGHT = 760, 260
LEFT, RIGHT, TOP, BOTTOM = 60, 170, 34, 36
COLORS = {"random": "#1b7f5c", "easy": "#2b62b8", "medium": "#b3441e", "hard": "#7a3fa0", "expert": "#555555"}

Points = list[tuple[float, float]]
Lines = dict[str, tuple[Points, str, bool]]
"""By name: points, color, whether the line is dashed."""


def line(points: Points, color: str, dashed: bool, most_x: float, most_y: float, top: float) -> str:
    """A line through points that are given in their own units."""
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    places = [f"{LEFT + wide * x / most_x:.1f},{top + TOP + high * (1 - y / most_y):.1f}" for x, y in points]
    dashes = ' stroke-dasharray="5 4"' if dashed else ""
    return f'<polyline fill="none" stroke="{color}" stroke-width="2"{dashes} points="{" ".join(places)}"/>'


def text(x: float, y: float, words: str, anchor: str = "start", color: str = "#333") -> str:
    """Some words."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{color}">{words}</text>'


def panel(title: str, lines: Lines, most_y: float, unit: str, top: float) -> str:
    """A frame with its scales, its lines, and what they are, by name."""
    most_x = max([x for points, _, _ in lines.values() for x, _ in points])
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    parts = [text(LEFT, top + 20, title)]
    for i in range(5):
        y = top + TOP + high * (1 - i / 4)
        parts.append(f'<path d="M{LEFT} {y:.1f}h{wide}" stroke="#ddd"/>')
        parts.append(text(LEFT - 6, y + 4, f"{most_y * i / 4:g}{unit}", "end"))
        x = LEFT + wide * i / 4
        parts.append(text(x, top + HEIGHT - 14, f"{most_x * i / 4:.0f} s", "middle"))
    for i, (name, (points, color, dashed)) in enumerate(lines.items()):
        parts.append(line(points, color, dashed, most_x, most_y, top))
        parts.append(text(WIDTH - RIGHT + 12, top + TOP + 14 + 18 * i, name, color=color))
    return "\n".join(parts)


def picture(rows: list[dict[str, str]]) -> str:
    """Both panels."""
    levels = [name.removesuffix("_win") for name in rows[0] if name.endswith("_win")]

    def points(name: str, times: float = 1) -> Points:
        return [(float(row["cpu_seconds"]), times * float(row[name])) for row in rows]

    wins = {f"against {level}": (points(f"{level}_win", 100), COLORS[level], False) for level in levels}
    totals: Lines = {}
    for level in levels:
        totals[f"against {level}"] = (points(f"{level}_points"), COLORS[level], False)
        totals[f"{level} itself"] = (points(f"{level}_theirs"), COLORS[level], True)
    highest = max([y for line_points, _, _ in totals.values() for _, y in line_points])
    most = 100.0 * (int(highest / 100) + 1)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {2 * HEIGHT}"',
            ' font-family="sans-serif" font-size="13">',
            f'<rect width="{WIDTH}" height="{2 * HEIGHT}" fill="#fff"/>',
            panel("games won by the policy", wins, 100, " %", 0),
            panel("mean points at the end", totals, most, "", HEIGHT),
            "</svg>\n",
        ]
    )


def main() -> None:
    """Read the log, write the picture."""
    log, drawn = sys.argv[1:]
    with open(log, newline="") as file:
        rows = list(csv.DictReader(file))
    Path(drawn).write_text(picture(rows), "utf-8")


if __name__ == "__main__":
    main()
