"""`./play`: who waits for the build that another one makes, and who does not."""

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
WAITING = "waiting for the compiler"
NEEDED = "bash cut dirname env find mkdir ps rm sha256sum sleep sort tail tr xargs"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a script for bash")


@dataclass(frozen=True)
class Project:
    """A copy of the project's scripts, with a civtable that says whether it holds the lock of the build."""

    root: Path
    environment: dict[str, str]

    def play(self) -> "subprocess.Popen[str]":
        """`./play`, which waits for the compiled build."""
        call = [str(shutil.which("bash")), str(self.root / "play"), "--version"]
        return subprocess.Popen(
            call,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def install(self) -> None:
        """Note that this very source is installed and compiled."""
        root, python = self.root, self.environment["PYTHON"]
        script = f'root="{root}"; . "{root}/scripts/common.sh"\n'
        script += f'fingerprint "{root} {python}  " pyproject.toml setup.py locks src'
        wanted = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True).stdout
        (root / ".venv/play/installed").write_text(f"{wanted}compiled\n")


@pytest.fixture(params=["flock", "no flock"])
def project(request: pytest.FixtureRequest, tmp_path: Path) -> Project:
    """With flock, or without it as on macOS; its Python is one that takes for ever."""
    root, tools = tmp_path / "project", tmp_path / "tools"
    for folder in ("scripts", "locks", "src", ".venv/play/bin"):
        (root / folder).mkdir(parents=True)
    for name in ("play", "scripts/common.sh", "pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, root / name)
    tools.mkdir()
    for name in [*NEEDED.split(), *([request.param] if request.param == "flock" else [])]:
        found = shutil.which(name)
        if found is None:
            pytest.skip(f"there is no {name} here")
        (tools / name).symlink_to(found)
    shell = f"#!{shutil.which('bash')}\n"
    programs = {
        "python": f": >{root}/building\nexec sleep 100\n",
        ".venv/play/bin/civtable": (
            "for file in /proc/$$/fd/*; do\n"
            f"    if [ $file -ef {root}/.venv/play.busy ]; then echo held; fi\n"
            "done\necho done\n"
        ),
    }
    for name, program in programs.items():
        (root / name).write_text(shell + program)
        (root / name).chmod(0o755)
    return Project(root, {"PATH": str(tools), "CIVTABLE_WAIT": "1", "PYTHON": str(root / "python")})


def killed(process: "subprocess.Popen[str]") -> str:
    """Kill a process with all that it has started; what it had said."""
    os.killpg(process.pid, signal.SIGKILL)
    return process.communicate()[1]


def until_building(project: Project, process: "subprocess.Popen[str]") -> None:
    """Wait until it has begun to install."""
    end = time.monotonic() + 20
    while not (project.root / "building").exists() and time.monotonic() < end:
        time.sleep(0.01)
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
        assert waiting.communicate(timeout=20)[0] == "done\n"
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
