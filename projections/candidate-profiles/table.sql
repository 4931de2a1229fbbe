-- `age_stated` is false when the age is the default of the API; `municipality` is the INE code of where the person is.
CREATE TABLE candidate_profiles (
  no bigint PRIMARY KEY,
  id text NOT NULL UNIQUE,
  user_id text NOT NULL,
  full_name text NOT NULL,
  age integer NOT NULL,
  contact_phone text NOT NULL,
  contact_email text,
  description text NOT NULL,
  experience text,
  location text,
  skills text,
  created_at timestamptz NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  age_stated boolean NOT NULL,
  is_minor boolean NOT NULL,
  hidden_reason text,
  municipality text COLLATE "C",
  terms jsonb NOT NULL DEFAULT '{}',
  visible_to text NOT NULL DEFAULT 'everyone'
);

-- To whom a person shows their profile, and from how many employers or texts they hide.
CREATE TABLE candidate_visibility (
  user_id text PRIMARY KEY,
  visible_to text NOT NULL DEFAULT 'everyone',
  blocks integer NOT NULL DEFAULT 0
);

CREATE UNIQUE INDEX candidate_profiles_single ON candidate_profiles (user_id) WHERE is_active;
CREATE INDEX candidate_profiles_user ON candidate_profiles (user_id);

-- The statistics of a column hold some of its values, and would hold them after an erasure: personal columns have none.
ALTER TABLE candidate_profiles
  ALTER COLUMN full_name SET STATISTICS 0,
  ALTER COLUMN age SET STATISTICS 0,
  ALTER COLUMN contact_phone SET STATISTICS 0,
  ALTER COLUMN contact_email SET STATISTICS 0,
  ALTER COLUMN description SET STATISTICS 0,
  ALTER COLUMN location SET STATISTICS 0,
  ALTER COLUMN skills SET STATISTICS 0,
  ALTER COLUMN municipality SET STATISTICS 0,
  ALTER COLUMN terms SET STATISTICS 0;
