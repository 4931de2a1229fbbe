-- `public_words` are the words of the profile of a minor without surname and place, by which all but employers search it;
-- null for adults. `age_stated` is false when the age is the default of the API. `filters` follow from `terms`
-- (filter-terms.ts); `municipality` is the INE code of where the person is, and `reach` the kilometres that they would go.
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
  words tsvector NOT NULL,
  place tsvector NOT NULL,
  age_stated boolean NOT NULL,
  public_words tsvector,
  hidden_reason text,
  municipality text COLLATE "C",
  reach integer,
  terms jsonb NOT NULL DEFAULT '{}',
  filters text[] COLLATE "C" NOT NULL DEFAULT '{}'
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
  ALTER COLUMN public_words SET STATISTICS 0,
  ALTER COLUMN words SET STATISTICS 0,
  ALTER COLUMN place SET STATISTICS 0,
  ALTER COLUMN municipality SET STATISTICS 0,
  ALTER COLUMN terms SET STATISTICS 0;
