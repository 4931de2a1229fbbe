-- Sealed copies of deleted accounts. No route of the API reads this schema.
CREATE SCHEMA archive;

CREATE TABLE archive.deleted_users (
  id text PRIMARY KEY,
  original_user_id text NOT NULL UNIQUE,
  deleted_at timestamptz NOT NULL,
  user_data bytea NOT NULL,
  reason bytea NOT NULL,
  deleted_by_admin boolean NOT NULL DEFAULT false,
  destroy_after timestamptz NOT NULL
);
CREATE INDEX deleted_users_due ON archive.deleted_users (destroy_after);
