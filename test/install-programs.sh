#!/usr/bin/env bash
# Installs from Debian what tests start beside npm's packages: a headless Chromium (about 100 MB), nginx and Caddy.
# Needs root, starts no service, and installs only what is missing.
set -eu

# Whether one of these commands is there.
has() {
  for program in "$@"; do
    if [ -n "$program" ] && command -v "$program" > /dev/null; then return 0; fi
  done
  return 1
}

missing=()
has "${CHROME_PATH:-}" chromium-headless-shell chromium google-chrome || missing+=(chromium-headless-shell)
has nginx || missing+=(nginx-light)
has caddy || missing+=(caddy)
if [ ${#missing[@]} -eq 0 ]; then
  echo 'Chromium, nginx and Caddy are here'
  exit 0
fi

# Debian starts a service that it installs, unless this file says no.
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  printf '#!/bin/sh\nexit 101\n' > "$policy"
  chmod +x "$policy"
  trap 'rm -f "$policy"' EXIT
fi
apt-get update -qq
apt-get install -y --no-install-recommends "${missing[@]}"
