-- Appends to any number of streams, all or nothing, in one round trip, and returns the last position. Requests that are
-- given together depend on no stream that an earlier one changes. Expected versions: a number is exact, 0 «must not exist»,
-- -1 «must exist», null any. Raises (see sql-errors.ts) when a stream has another version, a command was processed
-- before, or the read model is of another version.
CREATE OR REPLACE FUNCTION es.append(p_shape text, p_requests jsonb)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_head record;
  v_state text;
  v_conflict jsonb;
  v_versions jsonb;
  v_written bigint;
  v_has_commands boolean := jsonb_path_exists(p_requests, '$[*].command');
BEGIN
  SELECT * INTO v_head FROM es.lock_for_append();
  IF v_head.shape <> p_shape THEN
    PERFORM es.raise('RMSTA', v_head.shape);
  END IF;
  IF v_has_commands THEN
    SELECT CASE known.request_mac WHEN request.mac THEN 'RMREP' ELSE 'RMREU' END INTO v_state
      FROM jsonb_to_recordset(p_requests) AS request (command text, mac text)
      JOIN es.commands AS known ON known.command_id = request.command LIMIT 1;
    IF v_state IS NOT NULL THEN
      PERFORM es.raise(v_state, 'the command was processed before');
    END IF;
  END IF;

  SELECT jsonb_object_agg(stream, actual),
    jsonb_agg(jsonb_build_object('stream', stream, 'expected', expected, 'actual', actual))
      FILTER (WHERE CASE expected WHEN -1 THEN actual = 0 ELSE actual <> expected END)
    INTO v_versions, v_conflict
    FROM jsonb_path_query(p_requests, '$[*].batches[*]') AS batch (value)
    CROSS JOIN LATERAL (
      SELECT batch.value ->> 'stream' AS stream, (batch.value ->> 'expected')::integer AS expected) AS given
    CROSS JOIN LATERAL (
      SELECT coalesce(max(version), 0) AS actual FROM es.events WHERE stream_id = given.stream
    ) AS past;
  IF v_conflict IS NOT NULL THEN
    PERFORM es.raise('RMCON', (v_conflict -> 0)::text);
  END IF;

  INSERT INTO es.events
    (position, stream_id, version, event_id, type, schema_version, data, meta, occurred_at)
  SELECT v_head.last_position + row_number() OVER (ORDER BY batch.nth, event.nth),
    batch.value ->> 'stream', (v_versions ->> (batch.value ->> 'stream'))::integer + event.nth,
    (event.value ->> 'id')::uuid, event.value ->> 'type', (event.value ->> 'schemaVersion')::integer,
    event.value -> 'data', event.value -> 'meta', (event.value ->> 'at')::timestamptz
    FROM jsonb_path_query(p_requests, '$[*].batches[*]') WITH ORDINALITY AS batch (value, nth)
    CROSS JOIN LATERAL jsonb_array_elements(batch.value -> 'events') WITH ORDINALITY AS event (value, nth)
   ORDER BY batch.nth, event.nth;
  GET DIAGNOSTICS v_written = ROW_COUNT;

  PERFORM es.extend_chain(v_head.last_position);
  IF v_has_commands THEN
    INSERT INTO es.commands (command_id, request_mac, last_position)
    SELECT command, mac, v_head.last_position + v_written
      FROM jsonb_to_recordset(p_requests) AS request (command text, mac text) WHERE command IS NOT NULL;
  END IF;
  PERFORM pg_notify('es', (v_head.last_position + v_written)::text);
  RETURN v_head.last_position + v_written;
END $$;
