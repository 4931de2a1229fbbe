#!/usr/bin/env bash
# Generates the secrets of docker-compose.yml in ./secrets, once. The folder is private; its files are
# readable, because the containers run as other users.
set -euo pipefail
mkdir -m 700 secrets
random() { head -c 32 /dev/urandom | base64 | tr -d '/+=\n'; }
password=$(random)
printf '%s' "$password" > secrets/database_password
printf 'postgres://ramal:%s@database/ramal' "$password" > secrets/database_url
printf 'postgres://ramal:%s@replica/ramal' "$password" > secrets/database_read_url
random > secrets/replica_password
random > secrets/session_secret
random > secrets/vault_key
