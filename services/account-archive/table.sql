-- Sealed copies of deleted accounts. No route of the API reads this schema.
CREATE SCHEMA archive;

-- `key_id` is the master key that seals the copy. While a claim about the account is open (`held_since`) its copy is not
-- destroyed, however old it is.
CREATE TABLE archive.deleted_users (
  id text PRIMARY KEY,
  original_user_id text NOT NULL UNIQUE,
  deleted_at timestamptz NOT NULL,
  user_data bytea NOT NULL,
  reason bytea NOT NULL,
  deleted_by_admin boolean NOT NULL DEFAULT false,
  destroy_after timestamptz NOT NULL,
  key_id integer NOT NULL,
  held_since timestamptz
);
CREATE INDEX deleted_users_due ON archive.deleted_users (destroy_after);
