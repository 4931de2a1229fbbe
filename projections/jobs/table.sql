-- `no` is the position of the event that published the job: posted it, or released it if it was held from then on; `live` is false after an expiry or withdrawal event and while
-- the operator hides the job or it is held, and queries check the expiry date too (search.is_live). Columns that a search reads of a
-- thousand rows come first: a column is found faster the less comes before it. `areas` are the codes of where a job is, the
-- narrowest first: those of its municipality (`place_areas`), else those of its text (`location_areas`). `monthly_pay` and
-- `filters` follow from `terms` and `areas`: search.monthly_pay and search.filter_text.
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
  filters text NOT NULL DEFAULT '',
  words tsvector NOT NULL,
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

-- Live jobs by type and experience; '' stands for none given.
CREATE TABLE live_counts (
  job_type text COLLATE "C",
  experience text COLLATE "C",
  n bigint NOT NULL,
  PRIMARY KEY (job_type, experience)
) WITH (fillfactor = 50);

-- Live jobs by term, as the characters of `filters`.
CREATE TABLE term_counts (
  term text COLLATE "C" PRIMARY KEY,
  n bigint NOT NULL
) WITH (fillfactor = 50);

-- Live jobs by area: the code of a municipality, an island, a province, a region or Spain.
CREATE TABLE area_counts (
  area text COLLATE "C" PRIMARY KEY,
  n bigint NOT NULL
) WITH (fillfactor = 50);

-- The words of live jobs with their stems, and how many jobs have each; words of places begin with «l.».
CREATE TABLE vocabulary (
  word text COLLATE "C" PRIMARY KEY,
  n integer NOT NULL,
  stem text COLLATE "C" NOT NULL
) WITH (fillfactor = 70);

CREATE TABLE vocabulary_slips (
  slip text COLLATE "C",
  word text COLLATE "C",
  PRIMARY KEY (slip, word)
);

-- One row: the numbers of new live jobs that the counters lack, and those of their words that the vocabulary lacks.
CREATE TABLE uncounted_jobs (
  jobs bigint[] NOT NULL DEFAULT '{}',
  words text[] COLLATE "C" NOT NULL DEFAULT '{}'
) WITH (toast_tuple_target = 4080, fillfactor = 10);
INSERT INTO uncounted_jobs DEFAULT VALUES;

-- Employers whose page the operator hides; their jobs stay.
CREATE TABLE hidden_yards (
  employer_id text PRIMARY KEY,
  reason text NOT NULL
);

CREATE INDEX jobs_employer ON jobs (employer_id, no DESC);

-- The statistics of a column hold some of its values, and would hold them after an erasure: personal columns have none.
ALTER TABLE jobs
  ALTER COLUMN filters SET STATISTICS 0,
  ALTER COLUMN words SET STATISTICS 0,
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
  ALTER COLUMN contact_phone SET STATISTICS 0,
  ALTER COLUMN contact_email SET STATISTICS 0,
  ALTER COLUMN answer SET STATISTICS 0;
ALTER TABLE term_counts ALTER COLUMN term SET STATISTICS 0;
ALTER TABLE area_counts ALTER COLUMN area SET STATISTICS 0;
ALTER TABLE vocabulary
  ALTER COLUMN word SET STATISTICS 0,
  ALTER COLUMN stem SET STATISTICS 0;
ALTER TABLE uncounted_jobs
  ALTER COLUMN jobs SET STATISTICS 0,
  ALTER COLUMN words SET STATISTICS 0;
ALTER TABLE vocabulary_slips
  ALTER COLUMN slip SET STATISTICS 0,
  ALTER COLUMN word SET STATISTICS 0;
