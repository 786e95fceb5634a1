#!/usr/bin/env bash
# Says plainly when there is no Swift toolchain, or one that is too old.
set -euo pipefail

needed=6.2

if ! command -v swift >/dev/null 2>&1; then
  cat >&2 <<MESSAGE
There is no swift command here (nothing on PATH is called swift).
Handset needs the Swift toolchain $needed or newer, Foundation included.
Install it as https://www.swift.org/install/linux/ says, put it on PATH, and try again.
MESSAGE
  exit 1
fi

if ! version_text=$(swift --version 2>&1); then
  printf 'The command "swift --version" fails, so this toolchain does not work:\n%s\n' \
    "$version_text" >&2
  exit 1
fi

if ! [[ $version_text =~ Swift\ version\ ([0-9]+)\.([0-9]+) ]]; then
  printf 'Cannot tell the version of this swift command; it says:\n%s\n' "$version_text" >&2
  exit 1
fi

major=${BASH_REMATCH[1]}
minor=${BASH_REMATCH[2]}
if ((major * 1000 + minor < ${needed%.*} * 1000 + ${needed#*.})); then
  cat >&2 <<MESSAGE
This is Swift $major.$minor ($(command -v swift)); Handset needs $needed or newer.
Install a newer toolchain as https://www.swift.org/install/linux/ says, and try again.
MESSAGE
  exit 1
fi
