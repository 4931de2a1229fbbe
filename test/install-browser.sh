#!/usr/bin/env bash
# Installs Debian's headless Chromium (about 100 MB), which the browser tests drive.
# Needs root, changes nothing else, and does nothing when a Chromium is there already.
set -eu
for browser in "${CHROME_PATH:-}" chromium-headless-shell chromium google-chrome; do
  if [ -n "$browser" ] && command -v "$browser" > /dev/null; then
    echo "Chromium is here: $(command -v "$browser")"
    exit 0
  fi
done
apt-get update -qq
apt-get install -y --no-install-recommends chromium-headless-shell
