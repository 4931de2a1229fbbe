-- The position of the last event, for a statement that reads something else at the same instant.
CREATE OR REPLACE FUNCTION es.last_position() RETURNS bigint
LANGUAGE sql STABLE
RETURN (SELECT coalesce(max(position), 0) FROM es.events);

-- The position of an event, for a statement that is sent before the program knows it.
CREATE OR REPLACE FUNCTION es.position_of(event uuid) RETURNS bigint
LANGUAGE sql STABLE
RETURN (SELECT position FROM es.events WHERE event_id = event);

-- Puts a subscription behind the last event, so that it handles none of the past.
CREATE OR REPLACE FUNCTION es.start_at_head(subscription text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO es.subscriptions (name, position) VALUES (subscription, es.last_position())
  ON CONFLICT (name) DO UPDATE SET position = excluded.position, attempts = 0,
    next_attempt_at = NULL, last_error = NULL
$$;
