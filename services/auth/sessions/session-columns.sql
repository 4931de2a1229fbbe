-- What the list of a user's own sessions shows. Sessions that exist already count as used now.
ALTER TABLE auth.sessions
  ADD COLUMN session_id text NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', ''),
  ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  ADD COLUMN device text;
