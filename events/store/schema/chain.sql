-- What digest and link of the hash chain are made of is part of every hash, so it never changes.
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
