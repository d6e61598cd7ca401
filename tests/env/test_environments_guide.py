"""The programs of docs/environments.md run, and print what stands below them."""

from pathlib import Path

import pytest

from tests.guides import DOCS, printed_by, programs_in

PROGRAMS = programs_in((DOCS / "environments.md").read_text("utf-8"))


@pytest.mark.parametrize(("program", "printed"), PROGRAMS, ids=[str(i + 1) for i in range(len(PROGRAMS))])
def test_a_program_prints_what_the_guide_says(program: str, printed: str, tmp_path: Path) -> None:
    assert printed_by(program, tmp_path) == printed
