-- What lets people in: neither events nor read tables.
CREATE SCHEMA auth;

-- `used_at` is when the person last signed in; `expires_at` is null for a password that its person has chosen.
CREATE TABLE auth.credentials (
  user_id text PRIMARY KEY,
  password_hash text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  used_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz
);
CREATE INDEX credentials_use ON auth.credentials (used_at);

-- `session_id`, `last_used_at` and `device` are for the list of a user's own sessions. `second_factor_at` is when the
-- second factor was given in this session.
CREATE TABLE auth.sessions (
  token_hash text PRIMARY KEY,
  user_id text NOT NULL,
  started_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  session_id text NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', ''),
  last_used_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  device text,
  second_factor_at timestamptz
);
CREATE INDEX sessions_user ON auth.sessions (user_id);
CREATE INDEX sessions_expiry ON auth.sessions (expires_at);

-- Tells every process which session has ended: it may hold a connection for it.
CREATE FUNCTION auth.notify_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions', OLD.token_hash);
  RETURN NULL;
END $$;

CREATE TRIGGER session_ended AFTER DELETE ON auth.sessions
  FOR EACH ROW EXECUTE FUNCTION auth.notify_session();

-- Counters of the throttles, in the form that rate-limiter-flexible keeps them.
CREATE UNLOGGED TABLE auth.throttles (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);

-- One-time codes of operators. The secret is encrypted with a key that follows from SESSION_SECRET.
CREATE TABLE auth.second_factors (
  user_id text PRIMARY KEY,
  secret bytea NOT NULL,
  -- Missing until the first code was right: until then sign-in needs none.
  confirmed_at timestamptz,
  -- The time step of the last code that was used: neither it nor an earlier one is accepted again.
  last_step bigint NOT NULL DEFAULT 0
);

CREATE TABLE auth.recovery_codes (
  user_id text NOT NULL,
  code_hash text NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);

-- The account that first had an operator's username; a later account with that name is no operator.
CREATE TABLE auth.operators (
  name_hash text PRIMARY KEY,
  user_id text NOT NULL,
  bound_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- With the code of a command an operator enrols: the password alone does not do.
CREATE TABLE auth.enrolment_codes (
  user_id text PRIMARY KEY,
  code_hash text NOT NULL,
  expires_at timestamptz NOT NULL
);
