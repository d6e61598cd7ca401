"""The lock files: they hold what pyproject.toml asks for, and nothing else is installed."""

import hashlib
import os
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
BUILD = PROJECT["build-system"]["requires"]
EXTRAS = PROJECT["project"]["optional-dependencies"]
PLAY = PROJECT["project"]["dependencies"] + EXTRAS["server"]
WANTED = {
    "build": BUILD,
    "docs": EXTRAS["docs"],
    "play": PLAY,
    "test": BUILD + PLAY + EXTRAS["env"] + EXTRAS["dev"],
}


def locked(name: str) -> dict[str, Requirement]:
    """The packages that a lock file names, each with a hash at least."""
    found: dict[str, Requirement] = {}
    text = (ROOT / "locks" / f"{name}.txt").read_text().replace(" \\\n", " ")
    for line in text.splitlines():
        pinned, *hashes = re.split(r"\s+--hash=", line)
        assert hashes, line
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", each) for each in hashes), line
        requirement = Requirement(pinned)
        assert str(requirement.specifier).startswith("=="), line
        found[canonicalize_name(requirement.name)] = requirement
    return found


@pytest.mark.parametrize("name", sorted(WANTED))
def test_a_lock_holds_what_the_project_asks_for(name: str) -> None:
    """After a change of the requirements, `scripts/lock` renews the files."""
    found = locked(name)
    for wanted in map(Requirement, WANTED[name]):
        pinned = found[canonicalize_name(wanted.name)]
        version = str(pinned.specifier).removeprefix("==")
        assert wanted.specifier.contains(version), f"{wanted} and {pinned}: run scripts/lock"


def test_a_package_has_one_version_in_all_locks() -> None:
    everything = locked("test")
    for name in ("build", "play"):
        for package, pinned in locked(name).items():
            assert str(everything[package]) == str(pinned)
    for package, pinned in locked("docs").items():
        if package in everything:
            assert everything[package].specifier == pinned.specifier


def install(folder: Path, lock: str) -> "subprocess.CompletedProcess[str]":
    """What ./play and ./test do with a lock file, as far as it goes without installing anything."""
    (folder / "locks").mkdir(exist_ok=True)
    (folder / "locks" / "some.txt").write_text(lock)
    script = f'set -eu; root="{folder}"; . "{ROOT}/scripts/common.sh"; install_locked "{sys.executable}" some'
    offline = {"PIP_DRY_RUN": "1", "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(folder)}
    return subprocess.run(
        ["bash", "-c", script], env={**os.environ, **offline}, capture_output=True, text=True, check=False
    )


def test_a_package_with_another_hash_is_not_installed(tmp_path: Path) -> None:
    wheel = tmp_path / "aurochs-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as file:
        file.writestr("aurochs.py", "")
        file.writestr(
            "aurochs-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: aurochs\nVersion: 1.0\n"
        )
        file.writestr("aurochs-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        file.writestr("aurochs-1.0.dist-info/RECORD", "")
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    right = install(tmp_path, f"aurochs==1.0 --hash=sha256:{digest}\n")
    assert (right.returncode, "Would install aurochs-1.0" in right.stdout) == (0, True), right.stderr
    wrong = install(tmp_path, f"aurochs==1.0 --hash=sha256:{digest[::-1]}\n")
    assert wrong.returncode == 1
    assert "DO NOT MATCH THE HASHES" in wrong.stderr
    assert install(tmp_path, "aurochs==1.0\n").returncode == 1


def test_nothing_is_built_from_source_on_the_way(tmp_path: Path) -> None:
    """Its build tools would come from outside the locks."""
    source = tmp_path / "aurochs-1.0.tar.gz"
    source.write_bytes(b"")
    digest = hashlib.sha256(b"").hexdigest()
    refused = install(tmp_path, f"aurochs==1.0 --hash=sha256:{digest}\n")
    assert refused.returncode == 1
    assert "No matching distribution found" in refused.stderr


def test_wheels_are_tested_with_the_tools_of_the_tests() -> None:
    wheels = PROJECT["tool"]["cibuildwheel"]
    assert set(wheels["test-requires"]) <= set(EXTRAS["dev"])
    for path in re.findall(r"tests/\S+", wheels["test-command"]):
        assert (ROOT / path).exists(), path
