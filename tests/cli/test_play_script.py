"""`./play`: what is run while something is built, who waits for the build of another, and who does not."""

import os
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MOST_WAITED = 60
WAITING = "waiting for what another start"
NEEDED = "bash cp cut dirname env find ln mkdir nice nohup ps rm sha256sum sleep sort tail touch tr xargs"
FOR_EVER = ": >{root}/building\nexec sleep 100\n"
HOLDING = """\
for file in /proc/$$/fd/*; do
    if [ $file -ef {root}/.venv/play.busy ]; then echo held; fi
done
echo done
"""
PYTHON = """\
here=${{0%/bin/python}}
case "$1 $2 $3 $*" in
-c*) echo one ;;
"-m venv"*)
    mkdir -p "$3/bin"
    ln {root}/python "$3/bin/python"
    ;;
*--require-hashes*)
    touch {root}/installing-${{here##*/}}
    while [ -e {root}/slow-net ]; do sleep 0.1; done
    ;;
*)
    touch {root}/building-${{here##*/}}
    if [ -z "${{CIVTABLE_PURE:-}}" ]; then
        while [ -e {root}/slow-compiler ]; do sleep 0.1; done
        if [ -e {root}/broken-compiler ]; then echo "cc: broken"; exit 1; fi
        if [ ! -e {root}/no-compiler ]; then
            mkdir -p $here/lib/python3/site-packages
            touch $here/lib/python3/site-packages/civtable__mypyc.so
        fi
    fi
    rm -f $here/bin/civtable
    cp $here/source/src/civtable $here/bin/civtable
    ;;
esac
"""
"""A Python whose venv and pip make what `./play` asks for, as slowly and as well as files in {root} say."""
CIVTABLE = """\
touch {root}/running-$1
while [ $1 = serve ] && [ ! -e {root}/end ]; do sleep 0.1; done
echo "version {version} from ${{0#{root}/.venv/}} ${{CIVTABLE_COMPILING:-}}"
"""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a script for bash")


@dataclass(frozen=True)
class Project:
    """A copy of the project's scripts, with programs in place of Python and civtable."""

    root: Path
    environment: dict[str, str]

    def play(self, *words: str) -> "subprocess.Popen[str]":
        """`./play`, with those words."""
        call = [str(shutil.which("bash")), str(self.root / "play"), *(words or ["--version"])]
        return subprocess.Popen(
            call,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def write(self, name: str, program: str, **facts: str) -> None:
        """Write a program of the shell."""
        file = self.root / name
        file.write_text(f"#!{shutil.which('bash')}\n" + program.format(root=self.root, **facts))
        file.chmod(0o755)

    def until(self, name: str) -> None:
        """Wait until a file is there."""
        end = time.monotonic() + MOST_WAITED
        while not (self.root / name).exists():
            assert time.monotonic() < end, f"{name} does not come"
            time.sleep(0.01)

    def install(self) -> None:
        """Note that this very source is installed and compiled."""
        root, python = self.root, self.environment["PYTHON"]
        script = f'root="{root}"; . "{root}/scripts/common.sh"\n'
        script += f'fingerprint "{root} {python}  " pyproject.toml setup.py locks src'
        wanted = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True).stdout
        (root / ".venv/play/installed").write_text(f"{wanted}compiled\n")


@pytest.fixture(params=["flock", "no flock"])
def scripts(request: pytest.FixtureRequest, tmp_path: Path) -> Project:
    """With flock, or without it as on macOS; nothing is installed, and there is no Python."""
    root, tools = tmp_path / "project", tmp_path / "tools"
    for folder in ("scripts", "locks", "src"):
        (root / folder).mkdir(parents=True)
    for name in ("play", "scripts/common.sh", "pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, root / name)
    tools.mkdir()
    for name in [*NEEDED.split(), *([request.param] if request.param == "flock" else [])]:
        found = shutil.which(name)
        if found is None:
            pytest.skip(f"there is no {name} here")
        (tools / name).symlink_to(found)
    return Project(root, {"PATH": str(tools), "PYTHON": str(root / "python")})


@pytest.fixture
def project(scripts: Project) -> Project:
    """Its Python takes for ever, its civtable says whether it holds the lock; builds are waited for."""
    (scripts.root / ".venv/play/bin").mkdir(parents=True)
    scripts.write("python", FOR_EVER)
    scripts.write(".venv/play/bin/civtable", HOLDING)
    scripts.environment["CIVTABLE_WAIT"] = "1"
    return scripts


@pytest.fixture
def fresh(scripts: Project) -> Project:
    """Just cloned, with a Python that installs what it is told."""
    scripts.write("python", PYTHON)
    scripts.write("src/civtable", CIVTABLE, version="1")
    return scripts


def killed(process: "subprocess.Popen[str]") -> str:
    """Kill a process with all that it has started; what it had said."""
    os.killpg(process.pid, signal.SIGKILL)
    return process.communicate()[1]


def until_building(project: Project, process: "subprocess.Popen[str]") -> None:
    """Wait until it has begun to install."""
    project.until("building")
    assert process.poll() is None


def test_a_build_that_was_killed_keeps_nobody_waiting(project: Project) -> None:
    """While it is made another one waits; afterwards nobody does, and what is started holds no lock."""
    building = project.play()
    until_building(project, building)
    waiting = project.play()
    try:
        assert waiting.stderr is not None
        assert WAITING in waiting.stderr.readline()
        assert waiting.poll() is None
        project.install()
        killed(building)
        assert waiting.communicate(timeout=MOST_WAITED)[0] == "done\n"
    finally:
        for process in (building, waiting):
            if process.poll() is None:
                killed(process)


@pytest.mark.parametrize("left", ["{id}", "{id} Thu_Jan_1_00:00:00_1970"])
def test_a_number_that_another_process_has_now_keeps_nobody_waiting(project: Project, left: str) -> None:
    """What a build that was killed long ago left behind may name any process that runs today."""
    (project.root / ".venv/play.busy").write_text(left.format(id=os.getpid()) + "\n")
    process = project.play()
    until_building(project, process)
    assert WAITING not in killed(process)
    assert (project.root / "building").exists()


def said(process: "subprocess.Popen[str]") -> tuple[str, list[str]]:
    """What somebody sees who waits until it has ended well: of civtable, and of `./play`."""
    answer, lines = process.communicate(timeout=MOST_WAITED)
    assert process.returncode == 0, lines
    return answer.strip(), lines.splitlines()


@pytest.mark.parametrize(
    ("compiler", "then"),
    [
        ("", []),
        ("broken-compiler", ["compiling failed, see .venv/play/compile.log"]),
        ("no-compiler", ["no working C compiler with Python headers"]),
    ],
)
def test_the_table_opens_before_anything_is_compiled(fresh: Project, compiler: str, then: list[str]) -> None:
    """It runs uncompiled and says so; without a working compiler the next start says one line more."""
    (fresh.root / "slow-compiler").touch()
    if compiler:
        (fresh.root / compiler).touch()
    answer, lines = said(fresh.play())
    assert answer == "version 1 from first/bin/civtable 1"
    assert "running uncompiled while a faster build is made" in lines[-1]
    fresh.until("building-play")
    assert said(fresh.play())[0] == answer, "what is being compiled keeps nobody waiting"
    (fresh.root / "slow-compiler").unlink()
    fresh.until(".venv/play/installed")
    answer, lines = said(fresh.play())
    assert answer == "version 1 from play/bin/civtable"
    assert [line.split(": ", 2)[2].split(" (slower")[0] for line in lines] == then
    assert (fresh.root / ".venv/play/compile.log").exists() == (compiler == "broken-compiler")


def test_two_starts_at_once_install_one_after_the_other(fresh: Project) -> None:
    """Who is impatient and opens a second terminal waits for the first one, and both play."""
    (fresh.root / "slow-net").touch()
    one = fresh.play()
    fresh.until("installing-first")
    other = fresh.play()
    assert other.stderr is not None
    try:
        assert WAITING in other.stderr.readline()
    finally:
        (fresh.root / "slow-net").unlink()
    assert said(one)[0] == "version 1 from first/bin/civtable 1"
    answer, lines = said(other)
    assert answer.startswith("version 1 from ")
    assert "making the virtual environment" not in " ".join(lines)
    fresh.until(".venv/play/installed")


@pytest.mark.parametrize("build", ["first", "play"])
def test_an_update_leaves_the_files_of_what_runs_alone(fresh: Project, build: str) -> None:
    """A new source is installed beside the old one while that runs, and in its place when it has ended."""
    if build == "play":
        fresh.environment["CIVTABLE_WAIT"] = "1"
    else:
        (fresh.root / "slow-compiler").touch()  # once compiled, that would be run
    running = fresh.play("serve")
    try:
        fresh.until("running-serve")
        fresh.write("src/civtable", CIVTABLE, version="2")
        answer, lines = said(fresh.play())
        assert answer.startswith(f"version 2 from {build}-2/bin/civtable")
        assert f"an older civtable runs from .venv/{build}," in " ".join(lines)
        assert "version 1" in (fresh.root / f".venv/{build}/bin/civtable").read_text()
        (fresh.root / "end").touch()
        assert said(running)[0].startswith(f"version 1 from {build}/bin/civtable")
        fresh.write("src/civtable", CIVTABLE, version="3")
        assert said(fresh.play())[0].startswith(f"version 3 from {build}/bin/civtable")
    finally:
        (fresh.root / "end").touch()
        (fresh.root / "slow-compiler").unlink(missing_ok=True)
        running.communicate()
