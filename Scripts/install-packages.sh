#!/usr/bin/env bash
# Installs the Debian or Ubuntu packages that are missing, and touches no others.
#
#   install-packages.sh          what building and running need
#   install-packages.sh --test   and what the tests need besides
#   --check                      installs nothing; fails with the line to run
set -euo pipefail

required=(
  pkg-config libsdl2-dev libsdl2-ttf-dev libcairo2-dev zlib1g-dev libjpeg-dev
  fonts-inter fonts-noto-color-emoji fonts-dejavu-core
)
# libisal makes PNG files faster; it is not built for every processor. The fonts draw Hebrew and
# Arabic, Japanese and Chinese, and Korean, on keys and in text.
optional=(libisal-dev fonts-dejavu-core fonts-droid-fallback fonts-nanum)
install=true

for argument in "$@"; do
  case $argument in
    --test) required+=(xvfb xdotool) ;;
    --check) install=false ;;
    *)
      echo "usage: ${0##*/} [--test] [--check]" >&2
      exit 64
      ;;
  esac
done

is_installed() {
  [[ $(dpkg-query --show --showformat='${db:Status-Status}' "$1" 2>/dev/null) == installed ]]
}

# Prints those of its arguments that are not installed.
missing_of() {
  local package
  for package in "$@"; do
    is_installed "$package" || echo "$package"
  done
}

# Prefixed to a command that needs to be root.
as_root=()
can_be_root=true
if [[ $(id -u) != 0 ]]; then
  if command -v sudo >/dev/null 2>&1; then as_root=(sudo); else can_be_root=false; fi
fi

explain() {
  local prefix=${as_root[0]:+sudo }
  echo "$1" >&2
  if $can_be_root; then
    echo "Please run this line, then try again:" >&2
  else
    echo "Please run this line as root, then try again:" >&2
  fi
  echo "  ${prefix}apt-get update && ${prefix}apt-get install -y ${missing[*]}" >&2
  exit 1
}

if ! command -v dpkg-query >/dev/null 2>&1 || ! command -v apt-get >/dev/null 2>&1; then
  if [[ -n ${HANDSET_SKIP_PACKAGES:-} ]]; then exit 0; fi
  echo "This is neither Debian nor Ubuntu, so packages cannot be installed by apt-get." >&2
  echo "Please install what these Debian packages hold, then set HANDSET_SKIP_PACKAGES=1:" >&2
  echo "  ${required[*]} ${optional[*]}" >&2
  exit 1
fi

mapfile -t missing < <(missing_of "${required[@]}")
mapfile -t wanted < <(missing_of "${optional[@]}")

if ! $install; then
  if ((${#missing[@]} > 0)); then explain "These packages are missing: ${missing[*]}"; fi
  exit 0
fi

apt() {
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get "$@" </dev/null
}

if ((${#missing[@]} > 0)); then
  if ! $can_be_root; then
    explain "These packages are missing, and without root or sudo they cannot be installed here."
  fi
  echo "Installing ${missing[*]}" >&2
  apt update >&2 || explain "The list of packages could not be fetched."
  apt install -y --no-install-recommends "${missing[@]}" >&2 \
    || explain "The packages could not be installed."
fi

what_lacks_without() {
  case $1 in
    libisal-dev) echo "PNG files are written more slowly" ;;
    fonts-dejavu-core) echo "Hebrew and Arabic may be drawn as boxes" ;;
    fonts-droid-fallback) echo "Japanese and Chinese may be drawn as boxes" ;;
    fonts-nanum) echo "Korean may be drawn less well" ;;
  esac
}

# Only where apt already knows the package: a processor without it costs no download.
for package in "${wanted[@]}"; do
  $can_be_root || break
  [[ -n $(apt-cache --quiet show "$package" 2>/dev/null) ]] || continue
  apt install -y --no-install-recommends "$package" >&2 \
    || echo "Going on without $package: $(what_lacks_without "$package")." >&2
done
