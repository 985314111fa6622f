# Shared by ./run and ./test: installs what is missing, configures and builds the release preset.
# Sourced, not executed. The caller sets `me` (its name in messages) and `log` (the build log).
# shellcheck shell=bash disable=SC2034,SC2154

build_packages=(
    g++ cmake ninja-build qt6-base-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-svg-dev
    libqt6sql6-sqlite libsqlite3-dev libquazip1-qt6-dev libicu-dev libzint-dev libqrencode-dev libgl1-mesa-dev fonts-dejavu-core fonts-inter
    qt6-translations-l10n qtkeychain-qt6-dev
)
test_packages=(
    poppler-utils desktop-file-utils appstream dpkg-dev lintian file xvfb imagemagick clang-format valgrind
    man-db zsh fish python3 tidy zbar-tools dbus-daemon postgresql libqt6sql6-psql
)
full_test_packages=(clang-16 clang-tidy-16 libclang-rt-16-dev libreoffice-calc-nogui chromium)

# Ends the script: details first, then one last line that says what to do.
fail() {
    printf '%s: %s\n' "$me" "$1" >&2
    exit 1
}

missing_packages() {
    local package installed
    installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null | sed -n 's/^installed //p')
    for package in "$@"; do
        grep -qxF -- "$package" <<<"$installed" || printf '%s\n' "$package"
    done
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

# install_packages NAME...: nothing at all happens (no apt call, no network) when every package is there.
install_packages() {
    local missing list
    if ! command -v dpkg-query >/dev/null; then
        printf '%s: this is not a Debian system; trying with what is installed.\n' "$me"
        return
    fi
    mapfile -t missing < <(missing_packages "$@")
    [ "${#missing[@]}" -eq 0 ] && return
    list="${missing[*]}"
    if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
        fail "some packages are missing; as root, run: apt-get install $list"
    fi
    printf '%s: installing %s\n' "$me" "$list"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 -q update ||
        printf '%s: the package lists could not be refreshed; trying with the old ones.\n' "$me"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 -q -y --no-install-recommends \
        install "${missing[@]}" </dev/null ||
        fail "apt could not install the packages; check the network, then as root run: apt-get install $list"
}

# One job a core, fewer where memory is short: a compiler process here takes up to a gigabyte.
job_count() {
    local cores memory jobs
    cores=$(nproc)
    memory=$(awk '/^MemAvailable:/ { print int($2 / 1000000) }' /proc/meminfo)
    jobs=$((memory < cores ? memory : cores))
    echo $((jobs < 1 ? 1 : jobs))
}

# A build folder that was made for a checkout elsewhere cannot be used again.
drop_foreign_build() {
    local cache=build/release/CMakeCache.txt
    if [ -f "$cache" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" "$cache"; then
        printf '%s: build/release belongs to another folder; building anew.\n' "$me"
        rm -rf build/release
    fi
}

# build_release TARGET...: everything goes to the log; the terminal shows the progress.
build_release() {
    mkdir -p build
    : >"$log"
    drop_foreign_build
    if [ ! -f build/release/build.ninja ]; then
        printf '%s: configuring\n' "$me"
        if ! cmake --preset release >>"$log" 2>&1; then
            rm -f build/release/build.ninja
            tail -n 25 "$log" >&2
            fail "configuring failed; the lines above say why, the whole log is $log"
        fi
    fi
    printf '%s: building (log: %s)\n' "$me" "$log"
    cmake --build --preset release --parallel "$(job_count)" --target "$@" 2>&1 | tee -a "$log"
    if [ "${PIPESTATUS[0]}" -ne 0 ]; then
        printf '\n%s: the first errors were:\n' "$me" >&2
        grep -nE 'error:|FAILED:|ninja: error|No space left|Killed' "$log" | head -n 8 >&2
        fail "the build failed; see $log, or delete build/release and start $me again"
    fi
}

use_utf8() {
    if [ "$(locale charmap 2>/dev/null)" != UTF-8 ]; then
        export LC_ALL=C.UTF-8
    fi
}
