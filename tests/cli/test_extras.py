"""What `pip install civtable` brings is enough for the terminal; other commands say what to install."""

import json
import subprocess
import sys
import tomllib
from importlib.metadata import distribution, packages_distributions
from pathlib import Path
from typing import NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from civtable.cli.extras import EXTRAS
from civtable.cli.main import COMMANDS
from civtable.text import LANGUAGES
from tests.cli.records import terminal_calls

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
IN_EXTRA: dict[str, list[str]] = PROJECT["optional-dependencies"]

# The program takes away what is not there, runs the calls one after the other, and tells what came of them.
PROGRAM = """
import io, json, sys
from contextlib import redirect_stderr, redirect_stdout
from importlib.machinery import PathFinder

absent, calls = json.loads(sys.stdin.read())


class Light(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return None if name.partition(".")[0] in absent else super().find_spec(name, path, target)


sys.meta_path[sys.meta_path.index(PathFinder)] = Light
sys.stdin = io.TextIOWrapper(io.BytesIO())

import civtable
from civtable.cli.main import main

told = []
for call in calls:
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main(call)
    told.append([code, out.getvalue(), err.getvalue()])
print(json.dumps({"told": told, "loaded": sorted(sys.modules)}))
"""


class Told(NamedTuple):
    """What a call answers."""

    code: int
    out: str
    err: str


def needed(requirements: list[str]) -> set[str]:
    """What pip installs for these requirements, as far as it is installed here."""
    found: set[str] = set()
    waiting = [Requirement(text) for text in requirements]
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        if name in found or (requirement.marker and not requirement.marker.evaluate({"extra": ""})):
            continue
        found.add(name)
        waiting += [Requirement(text) for text in distribution(name).requires or []]
    return found


def absent(requirements: list[str]) -> list[str]:
    """The packages here that would not be there with these requirements alone, as they are imported."""
    there = needed(requirements) | {"civtable"}
    return [
        name
        for name, homes in packages_distributions().items()
        if not there.intersection([canonicalize_name(home) for home in homes])
    ]


def light(*calls: list[str], more: list[str] | None = None) -> tuple[list[Told], list[str]]:
    """The calls where only civtable and what it requires is installed, and what else is named."""
    answer = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        input=json.dumps([absent(PROJECT["dependencies"] + (more or [])), calls]),
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(answer.stdout)
    return [Told(*one) for one in found["told"]], found["loaded"]


def test_the_terminal_needs_no_extra(tmp_path: Path) -> None:
    calls = terminal_calls(tmp_path)
    told, loaded = light(*calls)
    for call, one in zip(calls, told, strict=True):
        assert (one.code, one.err) == (0, ""), (call, one)
        assert one.out, call
    assert {call[0] for call in calls} | {"serve", "admin", "dataset"} == set(COMMANDS)
    ours = {package for packages in EXTRAS.values() for package in packages}
    assert ours.isdisjoint([name.partition(".")[0] for name in loaded])


def test_nothing_of_an_extra_is_loaded_where_it_is_there() -> None:
    """The hook takes nothing away here: what the terminal loads is its own, and its start stays quick."""
    program = (
        "import sys, civtable, civtable.cli.main as cli\n"
        "for name in civtable.__all__: getattr(civtable, name)\n"
        "for name in cli.COMMANDS.values(): __import__(f'civtable.cli.{name}')\n"
        "import civtable.server.bots.process\n"  # where the terminal's bots think
        "print(*{name.partition('.')[0] for name in sys.modules})"
    )
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    ours = {package for packages in EXTRAS.values() for package in packages}
    assert ours.isdisjoint(answer.stdout.split())


SERVER_CALLS = [
    ["serve", "--port", "1"],
    ["admin", "check"],
    ["admin", "accounts"],
    ["validate", "--db", "some.db"],
]


def test_a_command_without_its_extra_says_what_to_install() -> None:
    calls = [*SERVER_CALLS, ["bench", "--envs"], ["dataset", "stone_age", "--out", "some"]]
    told, _ = light(*[[*call, "--lang", "en"] for call in calls])
    for call, one in zip(calls, told, strict=True):
        extra = {"bench": "env", "dataset": "dataset"}.get(call[0], "server")
        first = EXTRAS[extra][0]
        assert one == Told(
            2,
            "",
            f"civtable: This needs {first}, which is not installed: "
            f'pip install "civtable[{extra}]" brings it.\n',
        )


def test_it_is_said_in_every_language() -> None:
    told, _ = light(*[["serve", "--lang", language] for language in LANGUAGES])
    assert len({one.err for one in told}) == len(LANGUAGES)
    for one in told:
        assert 'pip install "civtable[server]"' in one.err


@pytest.mark.parametrize("extra", ["env", "server"])
def test_another_extra_does_not_help(extra: str) -> None:
    """Who learns has numpy and no FastAPI; who serves the other way round."""
    call = ["bench", "--envs"] if extra == "server" else ["serve"]
    (told,), _ = light(call, more=IN_EXTRA[extra])
    assert told.code == 2
    assert f"civtable[{'env' if extra == 'server' else 'server'}]" in told.err


@pytest.mark.parametrize("extra", sorted(EXTRAS))
def test_the_packages_of_an_extra_are_those_that_pip_installs(extra: str) -> None:
    wanted = {canonicalize_name(Requirement(text).name) for text in IN_EXTRA[extra]} - {
        "uvloop"
    }  # not on every system, and not needed
    homes = packages_distributions()
    assert {canonicalize_name(homes[package][0]) for package in EXTRAS[extra]} == wanted


def test_a_part_of_an_extra_is_not_enough() -> None:
    """SQLAlchemy and Alembic are in many environments; a worker needs the rest as well."""
    (told,), _ = light(["serve", "--lang", "en"], more=["alembic", "argon2-cffi", "SQLAlchemy"])
    assert "This needs aiosmtplib" in told.err
