#!/usr/bin/env bash
# Makes the site of the documentation: the pages of the project and the reference of what is public, in build/site.
# A link that leads nowhere, or anything else worth a warning, is a failure. Its tools go to .venv/docs.
#
#     scripts/docs.sh             builds it: build/site/index.html
#     scripts/docs.sh --serve     shows it at http://127.0.0.1:8001 and follows what is changed
set -euo pipefail
unset CDPATH
root="$(cd -P "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
. "$root/scripts/common.sh"
cd "$root"

venv="$root/.venv/docs"
pages="$root/build/docs"

set_up() {
    local python wanted installed="" log="$venv/install.log"
    wanted="$(fingerprint "$root ${PYTHON:-}" locks/docs.txt)"
    if [ -f "$venv/installed" ]; then read -r installed <"$venv/installed" || true; fi
    if [ "$installed" = "$wanted" ]; then return; fi
    python="$(find_python)" || no_python
    say "setting up ${venv#"$root"/} ..."
    make_venv "$python" "$venv"
    quietly "$log" install_locked "$venv/bin/python" docs || fail_with_log "$log" "could not install the tools for the site"
    echo "$wanted" >"$venv/installed"
}

# lay_out: links to the pages and to what they name, where they are in the project, and a page for each module of the
# reference, which is made from its docstrings.
lay_out() {
    local name
    rm -rf "$pages"
    mkdir -p "$pages/reference"
    for name in README.md CHANGELOG.md CONTRIBUTING.md SECURITY.md deploy docs examples; do
        ln -s "$root/$name" "$pages/$name"
    done
    printf '# civtable\n\n::: civtable\n' >"$pages/reference/civtable.md"
    printf '# civtable.env\n\n::: civtable.env\n' >"$pages/reference/env.md"
}

set_up
lay_out
export PATH="$venv/bin:$PATH" NO_MKDOCS_2_WARNING=1 # a notice about the future of MkDocs, not about these pages
case "${1:-}" in
    "") mkdocs build --quiet --strict && say "the site is in build/site" ;;
    --serve) mkdocs serve --strict --dev-addr 127.0.0.1:8001 ;;
    *) fail "scripts/docs.sh [--serve]" ;;
esac
