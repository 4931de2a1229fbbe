-- Puts a subscription behind the last event, so that it handles none of the past.
CREATE OR REPLACE FUNCTION es.start_at_head(subscription text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO es.subscriptions (name, position) VALUES (subscription, es.last_position())
  ON CONFLICT (name) DO UPDATE SET position = excluded.position, attempts = 0,
    next_attempt_at = NULL, last_error = NULL
$$;
