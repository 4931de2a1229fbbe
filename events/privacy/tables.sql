-- One key per person. This schema is never in the same backup as the log.
CREATE SCHEMA vault;

CREATE TABLE vault.keys (
  subject text PRIMARY KEY,
  wrapped bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
