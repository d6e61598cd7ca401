"""Deliberate errors that the tests must find: each is made in a copy of the project, where tests go red.

    python scripts/mutants.py              all of scripts/mutants.toml
    python scripts/mutants.py 3 10-14      only those with these numbers

An entry says what is wrong, in which folder or file of the source and in which function, the old text and the
new one, and which tests notice. Functions are looked for in all files of the folder, so that code may move.
The exit code is 1 if an error survives or its place is not found. Not part of ./test: it takes long.
"""

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LIST = Path(__file__).with_suffix(".toml")
LEFT_OUT = shutil.ignore_patterns(".*", "build", "dist", "__pycache__", "node_modules", "*.egg-info")
LONGEST = 900
"""Seconds after which tests count as hanging: an error that stops the game is found, too."""

RED, SURVIVED, NOT_FOUND, BROKEN = "red", "SURVIVED", "NOT FOUND", "BROKEN"
OUTCOMES = {0: SURVIVED, 1: RED}
"""By pytest's exit code; any other means that the tests could not be run at all."""


@dataclass(frozen=True)
class Mutant:
    """A deliberate error."""

    error: str
    where: str  # a folder or file below src/civtable
    old: str
    new: str
    tests: list[str]  # for pytest
    function: str = ""  # where the old text stands; empty if in none


@dataclass(frozen=True)
class Place:
    """Where an old text stands."""

    path: Path
    start: int  # in the text of the file


def functions_in(text: str, name: str) -> Iterator[tuple[int, int]]:
    """Where the functions and methods of a name begin and end in a source."""
    begins = [0]
    for line in text.splitlines(keepends=True):
        begins.append(begins[-1] + len(line))
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name == name:
            yield begins[node.lineno - 1], begins[node.end_lineno or node.lineno]


def places(mutant: Mutant, source: Path) -> list[Place]:
    """Every place where the old text stands; there should be one."""
    folder = source / mutant.where
    found: set[Place] = set()
    for path in sorted(folder.rglob("*.py")) if folder.is_dir() else [folder]:
        text = path.read_text("utf-8") if path.exists() else ""
        spans = functions_in(text, mutant.function) if mutant.function else [(0, len(text))]
        for begin, end in spans:
            start = text.find(mutant.old, begin, end)
            while start >= 0:
                found.add(Place(path, start))
                start = text.find(mutant.old, start + 1, end)
    return sorted(found, key=lambda place: (place.path, place.start))


def tested(copy: Path, tests: list[str]) -> tuple[str, str]:
    """How these tests end in the copy, and the first that fails."""
    environment = {**os.environ, "PYTHONPATH": str(copy / "src")}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider", *tests]
    try:
        done = subprocess.run(
            command, cwd=copy, env=environment, timeout=LONGEST, capture_output=True, text=True
        )
    except subprocess.TimeoutExpired:
        return RED, "the tests hang"
    lines = done.stdout.splitlines() or done.stderr.splitlines() or [""]
    failed = [line for line in lines if line.startswith(("FAILED", "ERROR"))]
    return OUTCOMES.get(done.returncode, BROKEN), (failed or lines)[-1]


def rewrite(path: Path, text: str) -> None:
    """Change a module; what Python keeps of the old one is told by the second only, and goes."""
    path.write_text(text, "utf-8")
    shutil.rmtree(path.parent / "__pycache__", ignore_errors=True)


def judged(mutant: Mutant, copy: Path) -> tuple[str, str]:
    """Make an error in the copy, run its tests, take it back."""
    found = places(mutant, copy / "src" / "civtable")
    if len(found) != 1:
        return NOT_FOUND, f"{len(found)} places in {mutant.where} {mutant.function}"
    path, start = found[0].path, found[0].start
    text = path.read_text("utf-8")
    rewrite(path, text[:start] + mutant.new + text[start + len(mutant.old) :])
    try:
        return tested(copy, mutant.tests)
    finally:
        rewrite(path, text)


def chosen(ranges: list[str], most: int) -> list[int]:
    """The numbers that are asked for: all, or those of `3` and `10-14`."""
    found: set[int] = set()
    for text in ranges or [f"1-{most}"]:
        first, _, last = text.partition("-")
        if not first.isdigit() or not (last or first).isdigit():
            sys.exit(f"{text}: a number or a range like 10-14 is expected")
        found.update(range(int(first), int(last or first) + 1))
    return sorted(found & set(range(1, most + 1)))


def main() -> int:
    """Print a line for each error; whether all of them were found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("numbers", nargs="*", metavar="N", help="3 or 10-14; all without one")
    mutants = [Mutant(**entry) for entry in tomllib.loads(LIST.read_text("utf-8"))["mutant"]]
    numbers = chosen(parser.parse_args().numbers, len(mutants))
    survived = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "civtable")
        shutil.copytree(ROOT, copy, ignore=LEFT_OUT)
        outcome, detail = tested(copy, sorted({test for n in numbers for test in mutants[n - 1].tests}))
        if outcome != SURVIVED:
            sys.exit(f"without any error the tests are not green: {detail}")
        for number in numbers:
            outcome, detail = judged(mutants[number - 1], copy)
            survived += outcome != RED
            print(f"{number:3} {outcome:9} {mutants[number - 1].error} | {detail[:110]}", flush=True)
    print(f"{len(numbers) - survived} of {len(numbers)} deliberate errors are found")
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main())
