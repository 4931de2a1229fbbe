CREATE TABLE users (
  id text PRIMARY KEY,
  username text NOT NULL,
  username_key text NOT NULL,
  -- Equal for names that look alike.
  username_skeleton text NOT NULL,
  email text NOT NULL,
  email_confirmed boolean NOT NULL DEFAULT false,
  -- Asked for, and not confirmed yet.
  pending_email text,
  -- Does not exist, as its mail server has said.
  bounced_email text,
  bounced_at timestamptz,
  stopped_mail text[] NOT NULL DEFAULT '{}',
  -- Of its e-mails.
  language text NOT NULL,
  full_name text NOT NULL,
  user_type text NOT NULL,
  profile_picture text,
  bio text,
  location text,
  phone text,
  created_at timestamptz NOT NULL,
  registration_ip text,
  last_ip text,
  last_place jsonb,
  located_at timestamptz,
  is_deleted boolean NOT NULL DEFAULT false,
  deleted_at timestamptz,
  deleted_by_admin boolean NOT NULL DEFAULT false,
  deletion_reason text,
  archived_at timestamptz,
  idle_noticed_at timestamptz,
  idle_notices integer NOT NULL DEFAULT 0,
  -- What an employer has shown of itself; `farm_place` is the INE code of the municipality of its REGA code.
  website text,
  tax_id_checked_at timestamptz,
  tax_id_hash text,
  farm_place text,
  farm_name text,
  seen_at timestamptz
);

CREATE UNIQUE INDEX users_username ON users (username_key) WHERE NOT is_deleted;
CREATE INDEX users_tax_id_hash ON users (tax_id_hash) WHERE tax_id_hash IS NOT NULL;
CREATE UNIQUE INDEX users_email ON users (email) WHERE NOT is_deleted;

-- The statistics of a column hold some of its values, and would hold them after an erasure: personal columns have none.
ALTER TABLE users
  ALTER COLUMN username SET STATISTICS 0,
  ALTER COLUMN username_key SET STATISTICS 0,
  ALTER COLUMN username_skeleton SET STATISTICS 0,
  ALTER COLUMN email SET STATISTICS 0,
  ALTER COLUMN pending_email SET STATISTICS 0,
  ALTER COLUMN bounced_email SET STATISTICS 0,
  ALTER COLUMN full_name SET STATISTICS 0,
  ALTER COLUMN profile_picture SET STATISTICS 0,
  ALTER COLUMN bio SET STATISTICS 0,
  ALTER COLUMN location SET STATISTICS 0,
  ALTER COLUMN phone SET STATISTICS 0,
  ALTER COLUMN registration_ip SET STATISTICS 0,
  ALTER COLUMN last_ip SET STATISTICS 0,
  ALTER COLUMN last_place SET STATISTICS 0,
  ALTER COLUMN deletion_reason SET STATISTICS 0,
  ALTER COLUMN website SET STATISTICS 0,
  ALTER COLUMN tax_id_hash SET STATISTICS 0,
  ALTER COLUMN farm_place SET STATISTICS 0,
  ALTER COLUMN farm_name SET STATISTICS 0;
