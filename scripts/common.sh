# Sourced by the scripts: everything happens at the top of the tree, in .venv.
set -eu
cd "$(dirname "$0")/.."

say() { printf '\n\033[1m== %s\033[0m\n' "$*" >&2; }

# may_install PACKAGE: installs a package of the system where this is allowed.
may_install() {
    command -v apt-get >/dev/null || return 1
    if [ "$(id -u)" = 0 ]; then root=""; elif sudo -n true 2>/dev/null; then root="sudo -n"; else return 1; fi
    say "installing $1 with apt-get"
    $root apt-get update -q && $root apt-get install -qy --no-install-recommends "$1"
}

find_python() {
    for name in ${PYTHON:-} python3 python python3.14 python3.13 python3.12 python3.11; do
        "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$name" && return
    done
    say "Python 3.11 or newer is needed; PYTHON=/path/to/python names one" && return 1
}

make_venv() {
    [ -x .venv/bin/pip ] && return
    python=$(find_python)
    say "making .venv with $("$python" --version)"
    "$python" -m venv --clear .venv || { may_install python3-venv && "$python" -m venv --clear .venv; }
}

# What the package is made of, so that nothing is built twice.
fingerprint() {
    { echo "${SORTILEGE_PURE:-}"; sha256sum pyproject.toml setup.py _build.py README.md
      find src -type f ! -name '*.pyc' ! -path '*.egg-info/*' -print0 | sort -z | xargs -0 sha256sum; } | sha256sum
}

# install [EXTRA]: builds the package, compiled where that can be, and installs it; never editable, for a binary would
# hide an edited source.
install() {
    make_venv
    stamp=$(fingerprint)
    if [ "$stamp" != "$(cat .venv/built 2>/dev/null)" ]; then
        say "building sortilege (this compiles for a minute or two)"
        rm -rf .venv/wheel .venv/built .venv/installed*
        .venv/bin/pip wheel --no-deps --wheel-dir .venv/wheel .
        echo "$stamp" >.venv/built
    fi
    if [ ! -e ".venv/installed$*" ]; then
        say "installing sortilege and what it needs"
        wheel=$(echo .venv/wheel/*.whl)
        .venv/bin/pip install "$wheel${1:+[$1]}"
        .venv/bin/pip install --quiet --force-reinstall --no-deps "$wheel"
        touch .venv/installed "$PWD/.venv/installed$*"
    fi
}
