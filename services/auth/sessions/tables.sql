-- What lets people in: neither events nor read tables.
CREATE SCHEMA auth;

CREATE TABLE auth.credentials (
  user_id text PRIMARY KEY,
  password_hash text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE TABLE auth.sessions (
  token_hash text PRIMARY KEY,
  user_id text NOT NULL,
  started_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON auth.sessions (user_id);
CREATE INDEX sessions_expiry ON auth.sessions (expires_at);

-- Counters of the throttles, in the form that rate-limiter-flexible keeps them.
CREATE UNLOGGED TABLE auth.throttles (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
