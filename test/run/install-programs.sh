#!/usr/bin/env bash
# Installs from Debian what tests start beside npm's packages, and only what is missing: a headless Chromium (about
# 100 MB), Firefox and WebKitGTK with a screen in memory (about 500 MB), nginx, Caddy, PgBouncer, psql and openssl. Starts no service. Without root or apt-get it names what is missing and what is skipped then.
set -eu

# Whether one of these commands is there.
has() {
  for program in "$@"; do
    if [ -n "$program" ] && command -v "$program" > /dev/null; then return 0; fi
  done
  return 1
}

packages=()
skipped=()
need() { # PACKAGE TESTS COMMAND...
  if ! has "${@:3}"; then packages+=("$1") skipped+=("$2"); fi
}
need chromium-headless-shell 'the browser tests' "${CHROME_PATH:-}" chromium-headless-shell chromium google-chrome
need firefox-esr 'the journeys in Firefox' firefox-esr firefox
need webkit2gtk-driver 'the journeys in WebKit' WebKitWebDriver
need xvfb 'the journeys in WebKit' Xvfb
need nginx-light 'the tests of nginx' nginx
need caddy 'the tests of Caddy' caddy
need pgbouncer 'the tests of PgBouncer' pgbouncer
need postgresql-client 'the tests of the roles of a database' psql
need openssl 'the tests of a PostgreSQL with TLS' openssl
if [ ${#packages[@]} -eq 0 ]; then exit 0; fi

if [ "$(id -u)" -ne 0 ] || ! has apt-get; then
  for index in "${!packages[@]}"; do
    echo "Missing: ${packages[index]}, so ${skipped[index]} are skipped. On Debian, root installs it: apt-get install ${packages[index]}"
  done
  exit 0
fi

echo "Installing ${packages[*]} from Debian's packages…"
# Debian starts a service that it installs, unless this file says no.
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  printf '#!/bin/sh\nexit 101\n' > "$policy"
  chmod +x "$policy"
  trap 'rm -f "$policy"' EXIT
fi
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends "${packages[@]}" > /dev/null
