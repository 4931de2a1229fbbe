-- An advisory lock: waiters queue for it, which they do not for a row.
CREATE OR REPLACE FUNCTION es.append_lock_id() RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN 7264252;

-- Holds the append lock until the end of the transaction, so that positions are contiguous and in commit order; returns
-- the position of the last event and the shape of the log. The position is read in a snapshot of its own, as the one
-- before the lock may not have the last event. The row of es.head is locked too, and not changed: beside an open snapshot
-- all its versions would stay in the way.
CREATE OR REPLACE FUNCTION es.lock_for_append(OUT last_position bigint, OUT shape text)
LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'append needs read committed: an older snapshot does not see the events before it';
  END IF;
  PERFORM pg_advisory_xact_lock(es.append_lock_id());
  SELECT head.shape INTO shape FROM es.head WHERE one FOR UPDATE;
  last_position := (SELECT coalesce(max(position), 0) FROM es.events);
END $$;
