-- The advisory lock that comes before the row lock: waiters queue for it, which they do not for a row.
CREATE OR REPLACE FUNCTION es.append_lock_id() RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN 7264252;

-- Holds the append lock until the end of the transaction; no position can be taken meanwhile. Returns the row of es.head
-- with the position of the last event, which the row itself has not had since each append changed it: beside an open
-- snapshot all its versions stayed in the way. The position is read in a snapshot of its own, as the one before the lock
-- may not have the last event.
CREATE OR REPLACE FUNCTION es.lock_for_append() RETURNS es.head
LANGUAGE plpgsql AS $$
DECLARE
  v_head es.head;
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'append needs read committed: an older snapshot does not see the events before it';
  END IF;
  PERFORM pg_advisory_xact_lock(es.append_lock_id());
  SELECT * INTO v_head FROM es.head WHERE one FOR UPDATE;
  v_head.position := (SELECT coalesce(max(position), 0) FROM es.events);
  RETURN v_head;
END $$;
