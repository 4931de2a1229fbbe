-- The operator's keys by number. `check_value` is a constant that only the key itself decrypts. Keys of people are
-- wrapped with the active one; the others still decrypt until they are retired.
CREATE TABLE vault.master_keys (
  id integer PRIMARY KEY,
  check_value bytea NOT NULL,
  is_active boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  retired_at timestamptz
);
CREATE UNIQUE INDEX one_active_master_key ON vault.master_keys (is_active) WHERE is_active;

-- Rows from before keys had a number were written with the first one.
ALTER TABLE vault.keys ADD COLUMN key_id integer NOT NULL DEFAULT 1;
