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
