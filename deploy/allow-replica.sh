#!/usr/bin/env bash
# Runs once, when the database is created: a role that may only replicate.
set -euo pipefail
password=$(cat /run/secrets/replica_password)
psql --set=ON_ERROR_STOP=1 --set=password="$password" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
CREATE ROLE replica REPLICATION LOGIN PASSWORD :'password';
SQL
echo 'host replication replica 10.77.0.0/24 scram-sha-256' >> "$PGDATA/pg_hba.conf"
