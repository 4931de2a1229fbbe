#!/usr/bin/env bash
# Copies the primary, then streams from it through a slot, so that the primary keeps what the replica has not got yet.
set -euo pipefail
export PGDATA=/var/lib/postgresql/18/docker
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  copy=$PGDATA.unfinished
  # What an interrupted copy left.
  rm -rf "$copy"
  mkdir -p -m 700 "$copy"
  PGPASSWORD=$(cat /run/secrets/replica_password)
  export PGPASSWORD
  primary=(--host=database --username=replica)
  pg_receivewal "${primary[@]}" --slot=replica --drop-slot 2>/dev/null || true
  pg_receivewal "${primary[@]}" --slot=replica --create-slot
  pg_basebackup "${primary[@]}" --slot=replica --pgdata="$copy" --checkpoint=fast --wal-method=stream --write-recovery-conf
  mv "$copy" "$PGDATA"
fi
exec postgres -c hot_standby=on -c shared_buffers=512MB
