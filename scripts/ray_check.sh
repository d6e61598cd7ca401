#!/usr/bin/env bash
# Arena, ladder, dataset and training on a Ray cluster: a local one with two workers, of which one is killed in the midst of
# its games. Ray is large and optional, so this is not part of ./test. It installs what it needs into .venv/ray.
set -euo pipefail
unset CDPATH
root="$(cd -P "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
. "$root/scripts/common.sh"
cd "$root"

python="$(find_python)" || no_python
venv="$root/.venv/ray"
if ! "$venv/bin/python" -c 'import civtable, gymnasium, pyarrow, ray, torch' 2>/dev/null; then
    say "setting up ${venv#"$root"/} ..."
    make_venv "$python" "$venv"
    quietly "$venv.log" env CIVTABLE_PURE=1 "$venv/bin/python" -m pip install --editable ".[ray,dataset,train]" ||
        fail_with_log "$venv.log" "could not install civtable, pyarrow, Ray and torch"
fi
exec "$venv/bin/python" scripts/ray_check.py
