#!/usr/bin/env bash
# Copies the primary into an empty volume, then streams from it.
set -euo pipefail
export PGDATA=/var/lib/postgresql/18/docker
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p -m 700 "$PGDATA"
  PGPASSWORD=$(cat /run/secrets/replica_password) \
    pg_basebackup --host=database --username=replica --pgdata="$PGDATA" --wal-method=stream --write-recovery-conf
fi
exec postgres -c hot_standby=on -c shared_buffers=512MB
