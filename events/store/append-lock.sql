-- The advisory lock that comes before the row lock: waiters queue for it, which they do not for a row.
CREATE OR REPLACE FUNCTION es.append_lock_id() RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN 7264252;

-- Holds the append lock until the end of the transaction; no position can be taken meanwhile.
CREATE OR REPLACE FUNCTION es.lock_for_append() RETURNS es.head
LANGUAGE plpgsql AS $$
DECLARE
  v_head es.head;
BEGIN
  PERFORM pg_advisory_xact_lock(es.append_lock_id());
  SELECT * INTO v_head FROM es.head WHERE one FOR UPDATE;
  RETURN v_head;
END $$;
