-- Adds the events after a position to the hash chain, which has that position and no later one.
CREATE OR REPLACE FUNCTION es.extend_chain(p_after bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM es.extend_chain(p_after, coalesce((SELECT hash FROM es.chain WHERE position = p_after), ''));
END $$;
