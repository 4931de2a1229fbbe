#!/usr/bin/env bash
# Runs once, when the database is created: see create-roles.sql.
set -euo pipefail
secret() { cat "/run/secrets/database_$1_password"; }
OWNER_PASSWORD="$(secret owner)" APPLICATION_PASSWORD="$(secret application)" READER_PASSWORD="$(secret reader)" \
  psql --set=ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set=database="$POSTGRES_DB" \
  --file=/create-roles.sql
