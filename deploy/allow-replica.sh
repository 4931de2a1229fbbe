#!/usr/bin/env bash
# Runs once, when the database is made: a role that may stream, and nothing else.
set -euo pipefail
password=$(cat /run/secrets/replica_password)
psql --set=ON_ERROR_STOP=1 --set=password="$password" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
CREATE ROLE replica REPLICATION LOGIN PASSWORD :'password';
SQL
echo 'host replication replica 10.77.0.0/24 scram-sha-256' >> "$PGDATA/pg_hba.conf"
