-- Keys of personal data. This schema is never in the same backup as the log.
CREATE SCHEMA vault;

-- The operator's keys by number. `check_value` is a constant that only the key itself decrypts. Keys of people and things are
-- wrapped with the active one; the others still decrypt until they are retired.
CREATE TABLE vault.master_keys (
  id integer PRIMARY KEY,
  check_value bytea NOT NULL,
  is_active boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  retired_at timestamptz
);
CREATE UNIQUE INDEX one_active_master_key ON vault.master_keys (is_active) WHERE is_active;

-- One key a person, and one a thing (an ad, an application, a message): `owner` is the person with whose key that of a
-- thing is destroyed; null for that of a person. `key_id` is the master key that wraps it.
CREATE TABLE vault.keys (
  subject text PRIMARY KEY,
  wrapped bytea NOT NULL,
  key_id integer NOT NULL,
  owner text,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX keys_owner ON vault.keys (owner) WHERE owner IS NOT NULL;
