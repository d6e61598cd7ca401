#!/usr/bin/env bash
# Measures which lines and branches of the source the interpreted tests reach, in this process and xdist's workers.
#
#     scripts/coverage.sh             all tests but those of the browser, whose server is another process;
#                                     fails below `fail_under` of [tool.coverage.report] in pyproject.toml
#     scripts/coverage.sh ARGS ...    some of them, with ARGS for pytest, where no floor counts
#
# Not part of ./test: measuring takes more than twice the time of the tests of the engine on Python 3.11.
set -euo pipefail
unset CDPATH
cd "$(dirname "${BASH_SOURCE[0]}")/.."

bin=".venv/test/bin"
[ -x "$bin/python" ] || {
    echo "civtable: needs the tools in .venv/test: run ./test once" >&2
    exit 1
}
if [ $# -gt 0 ]; then
    exec "$bin/python" -m pytest --benchmark-disable --cov --cov-fail-under=0 --cov-report=term:skip-covered "$@"
fi
exec "$bin/python" -m pytest -n auto --dist worksteal --benchmark-disable --cov --cov-report=term:skip-covered \
    --ignore tests/browser
