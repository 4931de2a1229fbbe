#!/usr/bin/env bash
# Runs once, when the database is created: see create-roles.sql.
set -euo pipefail
secret() { printf -- '--set=%s=%s' "$1_password" "$(cat "/run/secrets/database_$1_password")"; }
psql --set=ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set=database="$POSTGRES_DB" \
  "$(secret owner)" "$(secret application)" "$(secret reader)" --file=/create-roles.sql
