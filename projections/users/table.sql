CREATE TABLE users (
  id text PRIMARY KEY,
  username text NOT NULL,
  username_key text NOT NULL,
  email text NOT NULL,
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
  archived_at timestamptz
);

CREATE UNIQUE INDEX users_username ON users (username_key) WHERE NOT is_deleted;
CREATE UNIQUE INDEX users_email ON users (email) WHERE NOT is_deleted;
