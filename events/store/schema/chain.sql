-- The hash chain over the log: the hash of each event covers its content and the hash before it. What digest and link
-- are made of is part of every hash, so it never changes. First the append lock: the fill must miss no event.
SELECT es.lock_for_append();

CREATE FUNCTION es.event_digest(event es.events) RETURNS bytea
LANGUAGE sql STABLE
RETURN sha256(convert_to(jsonb_build_array(
  event.position, event.stream_id, event.version, event.event_id, event.type, event.schema_version, event.data,
  event.meta, floor(extract(epoch FROM event.occurred_at) * 1000)::bigint,
  floor(extract(epoch FROM event.recorded_at) * 1000)::bigint)::text, 'UTF8'));

CREATE FUNCTION es.link(hash bytea, previous bytea, digest bytea) RETURNS bytea
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN sha256(coalesce(hash, previous) || digest);
END $$;

CREATE AGGREGATE es.chain_hash(previous bytea, digest bytea) (SFUNC = es.link, STYPE = bytea);

CREATE TABLE es.chain (
  position bigint PRIMARY KEY,
  hash bytea NOT NULL
);

-- The hash of the last event; empty before the first.
ALTER TABLE es.head ADD COLUMN hash bytea NOT NULL DEFAULT '';

-- Adds the events after a position, whose hash is given, to the chain; returns the hash of the last.
CREATE FUNCTION es.extend_chain(p_after bigint, p_previous bytea) RETURNS bytea
LANGUAGE plpgsql AS $$
DECLARE
  v_last bytea;
BEGIN
  WITH extended AS (
    INSERT INTO es.chain (position, hash)
    SELECT position, es.chain_hash(p_previous, es.event_digest(events)) OVER (ORDER BY position ROWS UNBOUNDED PRECEDING)
      FROM es.events WHERE position > p_after
    RETURNING position, hash)
  SELECT hash INTO v_last FROM extended ORDER BY position DESC LIMIT 1;
  RETURN coalesce(v_last, p_previous);
END $$;

UPDATE es.head SET hash = es.extend_chain(0, '');

CREATE TRIGGER chain_stays
  BEFORE UPDATE OR DELETE OR TRUNCATE ON es.chain
  FOR EACH STATEMENT EXECUTE FUNCTION es.refuse();
