-- `no` is the position of the event that published the job: posted it, or released it if it was held from then on; `live` is false after an expiry or withdrawal event and while
-- the operator hides the job or it is held, and queries check the expiry date too (search.is_live). Columns that a search reads of a
-- thousand rows come first: a column is found faster the less comes before it. `areas` are the codes of where a job is, the
-- narrowest first: those of its municipality (`place_areas`), else those of its text (`location_areas`). `monthly_pay`
-- follows from `terms`: search.monthly_pay.
CREATE TABLE jobs (
  no bigint PRIMARY KEY,
  post_date timestamptz NOT NULL,
  expiry_date timestamptz NOT NULL,
  renewed_at timestamptz,
  revised_at timestamptz,
  is_active boolean NOT NULL DEFAULT true,
  live boolean NOT NULL DEFAULT true,
  job_type text NOT NULL,
  experience text,
  monthly_pay integer,
  areas text[] COLLATE "C" NOT NULL DEFAULT '{}',
  id text COLLATE "C" NOT NULL UNIQUE,
  employer_id text NOT NULL,
  title text NOT NULL,
  company_name text NOT NULL,
  location text NOT NULL,
  description text NOT NULL,
  requirements text,
  details text,
  place text,
  place_areas text[],
  location_areas text[],
  terms jsonb NOT NULL DEFAULT '{}',
  photos text[],
  -- What each photo shows, in their order; NULL when none says it.
  photo_subjects text[],
  contact_phone text NOT NULL,
  contact_email text NOT NULL,
  expired boolean NOT NULL DEFAULT false,
  -- 'en-revision' while it is held, for the signals in `held_for`.
  hidden_reason text,
  held_for text[],
  closed_at timestamptz,
  outcome text,
  answer text
) WITH (toast_tuple_target = 4080, fillfactor = 90);

-- Employers whose page the operator hides; their jobs stay.
CREATE TABLE hidden_employer_pages (
  employer_id text PRIMARY KEY,
  reason text NOT NULL
);

CREATE INDEX jobs_employer ON jobs (employer_id, no DESC);

-- The statistics of a column hold some of its values, and would hold them after an erasure: personal columns have none.
ALTER TABLE jobs
  ALTER COLUMN areas SET STATISTICS 0,
  ALTER COLUMN place_areas SET STATISTICS 0,
  ALTER COLUMN location_areas SET STATISTICS 0,
  ALTER COLUMN title SET STATISTICS 0,
  ALTER COLUMN company_name SET STATISTICS 0,
  ALTER COLUMN location SET STATISTICS 0,
  ALTER COLUMN description SET STATISTICS 0,
  ALTER COLUMN requirements SET STATISTICS 0,
  ALTER COLUMN details SET STATISTICS 0,
  ALTER COLUMN place SET STATISTICS 0,
  ALTER COLUMN terms SET STATISTICS 0,
  ALTER COLUMN photos SET STATISTICS 0,
  ALTER COLUMN photo_subjects SET STATISTICS 0,
  ALTER COLUMN contact_phone SET STATISTICS 0,
  ALTER COLUMN contact_email SET STATISTICS 0,
  ALTER COLUMN answer SET STATISTICS 0;
