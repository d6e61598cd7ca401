#!/usr/bin/env bash
# Builds a compiled wheel with each Python of this machine and tests it, installed, as cibuildwheel does in a release:
# golden games and laws.
#
#     scripts/wheels.sh               every Python from 3.11 to 3.14 that is found here
#     scripts/wheels.sh 3.12 3.13     these
#
# Found are pythonX.Y on the PATH, those of pyenv and those of uv. The wheels go to dist/, what was said to build/wheels/.
set -euo pipefail
unset CDPATH
root="$(cd -P "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
. "$root/scripts/common.sh"
cd "$root"

work="$root/build/wheels"

# python_of VERSION: prints an interpreter of that version that has headers to compile with, or fails.
python_of() {
    local python
    for python in "$(command -v "python$1" || true)" \
        "${PYENV_ROOT:-${HOME:-/root}/.pyenv}"/versions/"$1".*/bin/python \
        "${UV_PYTHON_INSTALL_DIR:-${HOME:-/root}/.local/share/uv/python}"/cpython-"$1".*/bin/python; do
        if [ -n "$python" ] && "$python" -c "
import sys, sysconfig, pathlib, venv, ensurepip
assert '%d.%d' % sys.version_info[:2] == '$1'
assert pathlib.Path(sysconfig.get_path('include'), 'Python.h').exists()" >/dev/null 2>&1; then
            echo "$python"
            return
        fi
    done
    return 1
}

# setting NAME: what stands in [tool.cibuildwheel] of pyproject.toml, a line each.
setting() {
    "$python" -c '
import sys, tomllib
with open("pyproject.toml", "rb") as file:
    found = tomllib.load(file)["tool"]["cibuildwheel"][sys.argv[1]]
print(*([found] if isinstance(found, str) else found), sep="\n")' "$1"
}

# build VERSION: the wheel, and an environment with it and with what tests it.
build() {
    local folder="$work/$1" log="$work/$1/build.log"
    rm -rf "$folder"
    mkdir -p "$folder" dist
    make_venv "$python" "$folder/venv"
    quietly "$log" install_locked "$folder/venv/bin/python" build || fail_with_log "$log" "Python $1: no tools to build with"
    copy_source "$folder/source"
    CIVTABLE_PURE=0 quietly "$log" "$folder/venv/bin/python" -m pip wheel -v --no-index --no-deps --no-build-isolation \
        --wheel-dir "$folder/wheel" "$folder/source" || fail_with_log "$log" "Python $1: could not build"
    rm -rf "$folder/source" "$folder/venv"
    case "$(echo "$folder"/wheel/*.whl)" in *-none-any.whl) fail_with_log "$log" "Python $1: the wheel is not compiled" ;; esac
    cp "$folder"/wheel/*.whl dist/
}

# try_out VERSION: the tests of [tool.cibuildwheel], away from the source.
try_out() {
    local folder="$work/$1" log="$work/$1/test.log" source
    local -a wanted=()
    make_venv "$python" "$folder/venv"
    while read -r requirement; do wanted+=("$requirement"); done < <(setting test-requires)
    quietly "$log" "$folder/venv/bin/python" -m pip install "${wanted[@]}" "$folder"/wheel/*.whl ||
        fail_with_log "$log" "Python $1: could not install the wheel"
    mkdir -p "$folder/tests"
    while read -r source; do cp -R "$source" "$folder/tests/"; done < <(setting test-sources)
    (
        cd "$folder/tests"
        PATH="$folder/venv/bin:$PATH" CIVTABLE_EXPECT_COMPILED=1 quietly "$log" bash -c "$command"
    ) || fail_with_log "$log" "Python $1: the tests failed"
    tail -n 1 "$log"
}

versions=("$@")
if [ $# -eq 0 ]; then versions=(3.11 3.12 3.13 3.14); fi
for version in "${versions[@]}"; do
    python="$(python_of "$version")" || {
        [ $# -eq 0 ] || fail "there is no Python $version with headers and venv here"
        say "Python $version: not here, left out"
        continue
    }
    command="$(setting test-command)"
    say "Python $version: building ..."
    start=$SECONDS
    build "$version"
    say "Python $version: $(basename "$work/$version"/wheel/*.whl) after $((SECONDS - start)) s; testing ..."
    try_out "$version"
done
