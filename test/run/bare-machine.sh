#!/usr/bin/env bash
# Tries the README's two commands on a bare machine: Debian at its smallest with Node, npm and git, in a container that has
# no compiler. `npm run bare-machine` prints seconds and sizes; `-- start` leaves the tests out. It needs root, and Debian's
# packages: docker.io and debootstrap are installed where they are missing. An engine that it started is ended again.
set -euo pipefail
cd "$(dirname "$0")/../.."
image=ramal-bare-machine
work=$(mktemp -d)
engine=

clean_up() {
  if [ -n "$engine" ]; then
    kill "$engine"
    while kill -0 "$engine" 2> /dev/null; do sleep 0.2; done
  fi
  umount "$work"/exec/netns/* 2> /dev/null || true
  rm -rf "$work"
}
trap clean_up EXIT

give_up() {
  echo "The bare machine was not tried: $1"
  exit 1
}

install_programs() {
  if command -v "$1" > /dev/null; then return; fi
  command -v apt-get > /dev/null || give_up "$1 is missing, and there is no apt-get to install it."
  echo "Installing $2 from Debian's packages…"
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$2"; } > "$work/log" 2>&1 ||
    give_up "$2 could not be installed: $(tail -n 1 "$work/log")"
}

# Ports are those of the machine, so no rule of its firewall changes.
start_engine() {
  if docker info > /dev/null 2>&1; then return; fi
  install_programs dockerd docker.io
  export DOCKER_HOST="unix://$work/socket"
  setsid dockerd --data-root "$work/data" --exec-root "$work/exec" --pidfile "$work/pid" --iptables=false \
    --ip6tables=false --host "$DOCKER_HOST" > "$work/engine" 2>&1 < /dev/null &
  for _ in $(seq 100); do
    if docker info > /dev/null 2>&1; then
      engine=$(cat "$work/pid")
      return
    fi
    sleep 0.3
  done
  give_up "no container engine runs and none could be started: $(tail -n 1 "$work/engine")"
}

# The Node and npm of this machine, with its settings of apt and npm, on Debian's smallest system.
make_image() {
  if docker image inspect "$image" > /dev/null 2>&1; then return; fi
  install_programs debootstrap debootstrap
  echo 'Making the bare machine…'
  local root=$work/root node npm
  debootstrap --variant=minbase --include=ca-certificates,libstdc++6,git "$(. /etc/os-release && echo "$VERSION_CODENAME")" \
    "$root" "$(grep -hoE '(URIs:|^deb) +[^ ]+' /etc/apt/sources.list /etc/apt/sources.list.d/* 2> /dev/null | awk 'NR == 1 { print $2 }')" \
    > "$work/log" 2>&1 || give_up "debootstrap failed: $(tail -n 1 "$work/log")"
  # Of the machine, not of the project: a Node among the packages of the project needs them installed.
  PATH=$(echo "$PATH" | tr : '\n' | grep -v node_modules | paste -sd:)
  node=$(readlink -f "$(command -v node)")
  npm=$(dirname "$(readlink -f "$(command -v npm)")")/..
  mkdir -p "$root/usr/lib/node_modules" "$root/usr/etc" "$root/etc/apt"
  cp "$node" "$root/usr/bin/node"
  cp -r "$npm" "$root/usr/lib/node_modules/npm"
  ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/bin/npm"
  cp -r /etc/apt/. "$root/etc/apt/"
  cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/ca-certificates.crt"
  if [ -f ~/.npmrc ]; then cp ~/.npmrc "$root/root/.npmrc"; fi
  tar -C "$root" -c . | docker import -c 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt' - "$image" > /dev/null
}

# Each line of the script is a step of a new user; the home page is asked for until it is whole.
try_start='
set -e
git clone -q /board /root/board && cd /root/board
began=$(date +%s)
npm start &
until node -e "fetch(\"http://127.0.0.1:$PORT/\").then(async page => process.exit(page.ok && (await page.text()).includes(\"</html>\") ? 0 : 1), () => process.exit(1))"; do
  kill -0 $! || exit 1
  sleep 1
done
echo "npm start serves the home page after $(($(date +%s) - began)) s"
du -sh node_modules dist .data
kill $! && wait $! || true'

try_tests='
set -e
git clone -q /board /root/board && cd /root/board
began=$(date +%s)
npm test
echo "npm test took $(($(date +%s) - began)) s"'

[ "$(id -u)" -eq 0 ] || give_up 'it needs root, for containers.'
start_engine
make_image
in_container() { docker run --rm --network host -e PORT="${PORT:-3999}" -v "$PWD":/board:ro "$image" bash -c "git config --global --add safe.directory '*' && $1"; }
in_container "$try_start"
if [ "${1:-}" != start ]; then in_container "$try_tests"; fi
