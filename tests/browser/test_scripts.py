"""The scripts themselves: every import leads somewhere, vendored as they say, asking nobody else."""

import hashlib
import json
import re
from pathlib import Path

import civtable
from tests.text.source_keys import scripts

WEB = Path(civtable.__file__).parent / "web"
ROOT = Path(__file__).parents[2]


def test_every_import_leads_to_a_file() -> None:
    broken = [
        f"{name}: {target}"
        for name, text in scripts().items()
        for target in re.findall(r'\b(?:from |import\()"(\.[^"]+)"', text)
        if not (WEB / name).parent.joinpath(target).resolve().is_file()
    ]
    assert broken == []


def test_no_script_or_style_names_another_server() -> None:
    """But the page that credits the authors of drawings, whose links people follow."""
    foreign = re.compile(r"(?:https?:)?//(?!www\.w3\.org/)[\w-]+\.[\w.-]+/")
    texts = scripts() | {str(path): path.read_text("utf-8") for path in WEB.rglob("*.css")}
    texts["index.html"] = (WEB / "index.html").read_text("utf-8")
    named = sorted(name for name, text in texts.items() if foreign.search(text))
    assert named == ["pages/authors.js", "pages/credits.js"]


def test_styles_keep_lines_and_files_short() -> None:
    """No line over 140 characters, no file over 400 lines; ESLint holds the scripts to the same."""
    lines = {path: path.read_text("utf-8").splitlines() for path in sorted(WEB.rglob("*.css"))}
    assert [
        f"{path}:{n}" for path, text in lines.items() for n, line in enumerate(text, 1) if len(line) > 140
    ] == []
    assert [f"{path}: {len(text)}" for path, text in lines.items() if len(text) > 400] == []


def test_the_types_are_those_of_the_vendored_versions() -> None:
    """package.json names the packages whose types stand for vendored files; both have the same version."""
    packages = json.loads((ROOT / "package.json").read_text("utf-8"))["devDependencies"]
    versions = (WEB / "vendor" / "VERSIONS").read_text("utf-8")
    listed = dict(re.findall(r"^(\S+) +(\d\S+) +\S+ +\S.* [0-9a-f]{64}$", versions, re.M))
    shared = packages.keys() & listed.keys()
    assert shared == {"preact", "@preact/signals", "@fluent/bundle"}
    assert {name: packages[name] for name in shared} == {name: listed[name] for name in shared}


def test_vendored_files_are_those_that_the_list_names() -> None:
    vendor = WEB / "vendor"
    listed = dict(re.findall(r"^([0-9a-f]{64})  (\S+)$", (vendor / "VERSIONS").read_text("utf-8"), re.M))
    found = {
        hashlib.sha256(path.read_bytes()).hexdigest(): path.relative_to(vendor).as_posix()
        for path in vendor.rglob("*.js")
    }
    assert found == listed
