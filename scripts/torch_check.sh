#!/usr/bin/env bash
# The tests that need torch: trained policies as bots, in the arena and at a server's tables, and the learning example, which is killed and goes on.
# Torch is large and optional, so this is not part of ./test. It installs what it needs into .venv/torch.
set -euo pipefail
unset CDPATH
root="$(cd -P "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
. "$root/scripts/common.sh"
cd "$root"

python="$(find_python)" || no_python
venv="$root/.venv/torch"
if ! "$venv/bin/python" -c 'import civtable, fastapi, httpx, numpy, pytest_timeout, torch' 2>/dev/null; then
    say "setting up ${venv#"$root"/} ..."
    make_venv "$python" "$venv"
    quietly "$venv.log" env CIVTABLE_PURE=1 "$venv/bin/python" -m pip install --editable ".[server,train]" httpx hypothesis pytest pytest-timeout ||
        fail_with_log "$venv.log" "could not install civtable and torch"
fi
exec "$venv/bin/python" -m pytest -m torch tests/bots/test_policy.py tests/server/test_policies.py tests/test_learning.py
