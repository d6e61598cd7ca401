# Shared by ./play and ./test, which set `root` to the folder of the project before they read this file.
# Works with bash 3.2 (macOS), without HOME and with nothing in the environment but PATH.

# None of these may change what is installed here, or where Python looks for civtable.
unset CDPATH PYTHONPATH PYTHONHOME PYTHONSTARTUP PIP_TARGET PIP_PREFIX PIP_EDITABLE VIRTUAL_ENV
export PIP_USER=0 PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1

say() { echo "civtable: $*" >&2; }

fail() {
    say "$@"
    exit 1
}

# good_python COMMAND: it starts and is Python 3.11 or newer.
good_python() {
    command -v "$1" >/dev/null 2>&1 &&
        "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

# find_python: prints the interpreter to use ($PYTHON decides if it is set), or fails.
find_python() {
    local name
    if [ -n "${PYTHON:-}" ]; then
        good_python "$PYTHON" && command -v "$PYTHON"
        return
    fi
    for name in python3 python3.14 python3.13 python3.12 python3.11; do
        if good_python "$name"; then
            command -v "$name"
            return
        fi
    done
    return 1
}

# no_python: the one line for somebody without a suitable interpreter.
no_python() {
    if [ -n "${PYTHON:-}" ]; then
        fail "PYTHON=$PYTHON does not start or is older than Python 3.11"
    fi
    fail "needs Python 3.11 or newer: install it (Debian: apt install python3 python3-venv; macOS: brew install python) or set PYTHON=/path/to/python3"
}

# can_make_venv PYTHON: its standard library has all of venv (Debian packs that separately).
can_make_venv() { "$1" -c 'import venv, ensurepip' >/dev/null 2>&1; }

# same_python PYTHON PYTHON: the same installation, be it through a virtual environment.
same_python() {
    local identity='import sys; print(sys.base_prefix, sys.version)'
    [ "$("$1" -c "$identity")" = "$("$2" -c "$identity" 2>/dev/null)" ]
}

# python_package PYTHON SUFFIX: the name of Debian's package, such as python3.11-venv.
python_package() { "$1" -c 'import sys; print("python%d.%d-%s" % (*sys.version_info[:2], sys.argv[1]))' "$2"; }

# quietly LOG COMMAND...: runs it with all output in LOG; what to do if it fails is the caller's choice.
quietly() {
    local log="$1"
    shift
    "$@" >"$log" 2>&1 </dev/null
}

# fail_with_log LOG MESSAGE: shows the end of the log, then the message as the last line.
fail_with_log() {
    local log="$1"
    shift
    tail -n 30 "$log" >&2 || true
    fail "$* (all of it: ${log#"$root"/})"
}

# make_venv PYTHON FOLDER: a new virtual environment in place of whatever was there.
make_venv() {
    local log="$2.log"
    rm -rf "$2"
    mkdir -p "$(dirname "$2")"
    quietly "$log" "$1" -m venv "$2" || fail_with_log "$log" "could not make the virtual environment ${2#"$root"/}"
    rm -f "$log"
}

# install_locked PYTHON LOCK...: what those files in locks/ name, each file of it with a hash that stands there. They name
# everything that is needed, so pip looks for nothing else: asked for an extra (coverage[toml]) of a package that is named without
# it, pip takes the newest release, for which there is no hash, and fails from the day that release comes out.
install_locked() {
    local python="$1" lock
    local -a files=()
    shift
    for lock in "$@"; do files+=(-r "$root/locks/$lock.txt"); done
    "$python" -m pip install --no-deps --require-hashes --only-binary :all: "${files[@]}"
}

# install_alone PYTHON ARGS...: civtable itself, with the tools and packages that are there already.
install_alone() {
    local python="$1"
    shift
    "$python" -m pip install --no-index --no-deps --no-build-isolation "$@"
}

if command -v sha256sum >/dev/null 2>&1; then sha256=(sha256sum); else sha256=(shasum -a 256); fi

# fingerprint WORD FOLDER_OR_FILE...: one hash of the word and of all those files, names and contents.
fingerprint() {
    local word="$1"
    shift
    (
        cd "$root" || exit
        {
            echo "$word"
            find "$@" \( -name __pycache__ -o -name '*.egg-info' \) -prune -o -type f ! -name '.*' -print |
                LC_ALL=C sort | tr '\n' '\0' | xargs -0 "${sha256[@]}"
        } | "${sha256[@]}" | cut -d ' ' -f 1
    )
}

# copy_source FOLDER: what a wheel is made of, so that a build starts clean and leaves nothing in the tree.
copy_source() {
    local name
    rm -rf "$1"
    mkdir -p "$1"
    for name in pyproject.toml setup.py README.md LICENSE src; do
        if [ -e "$root/$name" ]; then cp -R "$root/$name" "$1/"; fi
    done
    rm -rf "$1"/src/*.egg-info
}
