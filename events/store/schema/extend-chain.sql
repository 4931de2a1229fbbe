-- Adds the events after a position to the hash chain, which has that position and no later one.
CREATE OR REPLACE FUNCTION es.extend_chain(p_after bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_previous bytea := coalesce((SELECT hash FROM es.chain WHERE position = p_after), '');
BEGIN
  INSERT INTO es.chain (position, hash)
  SELECT position, es.chain_hash(v_previous, es.event_digest(events)) OVER (ORDER BY position ROWS UNBOUNDED PRECEDING)
    FROM es.events WHERE position > p_after;
END $$;
