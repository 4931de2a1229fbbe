#!/usr/bin/env bash
# Generates the secrets of docker-compose.yml in ./secrets, those that are missing: run it again after an update. The
# addresses of the database are made anew each time, from its passwords. The folder is private; its files, and those of
# ./deploy and ./geo that the containers read, are readable whatever the umask, because containers run as other users.
set -euo pipefail
umask 022
mkdir -p secrets/dkim geo
chmod 700 secrets
random() { head -c 32 /dev/urandom | base64 | tr -d '/+=\n'; }
once() { if [ -e "secrets/$1" ]; then cat > /dev/null; else cat > "secrets/$1"; fi; }
for name in database_password database_owner_password database_application_password database_reader_password \
  replica_password session_secret vault_key log_seal_key metrics_token; do
  random | once "$name"
done
address() { printf 'postgres://ramal_%s:%s@%s/ramal' "$1" "$(cat "secrets/database_$1_password")" "$2"; }
address owner database > secrets/database_owner_url
address application database > secrets/database_url
address reader replica > secrets/database_read_url
# Empty: no mail is sent and no picture lies in an S3 until its address is written there, and no key has a predecessor.
for name in smtp_url s3_url session_secret_previous vault_key_previous; do : | once "$name"; done
find secrets -type f -exec chmod 644 {} +
chmod 755 secrets/dkim geo
for file in deploy/*.sh deploy/*.sql geo/*; do if [ -f "$file" ]; then chmod a+rX "$file"; fi; done
