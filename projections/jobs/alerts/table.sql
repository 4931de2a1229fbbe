-- An alert of an account has a `user_id`, any other an e-mail. `search` is the query of an address. `since` is the instant from
-- which jobs are new to it: null until it is confirmed. `asked_at` is when we asked whether it is still wanted.
CREATE TABLE alerts (
  id text COLLATE "C" PRIMARY KEY,
  user_id text,
  email text,
  search jsonb NOT NULL,
  every text NOT NULL,
  -- Of an alert by e-mail.
  language text,
  requested_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  since timestamptz,
  asked_at timestamptz
);

CREATE INDEX alerts_user ON alerts (user_id);
CREATE INDEX alerts_email ON alerts (email) WHERE email IS NOT NULL;

-- The statistics of a column hold some of its values, and would hold them after an erasure: personal columns have none.
ALTER TABLE alerts
  ALTER COLUMN email SET STATISTICS 0,
  ALTER COLUMN search SET STATISTICS 0;
