-- `no` is the position of the event that posted the ad; `live` is what the log says (neither expired nor
-- withdrawn), and every query asks the clock besides. What a search reads of a thousand ads stands first: the
-- less of a row is in front of it, the quicker it is found.
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
  words tsvector NOT NULL,
  id text COLLATE "C" NOT NULL UNIQUE,
  employer_id text NOT NULL,
  title text NOT NULL,
  company_name text NOT NULL,
  location text NOT NULL,
  description text NOT NULL,
  requirements text,
  contact_phone text NOT NULL,
  contact_email text NOT NULL
) WITH (toast_tuple_target = 4080, fillfactor = 90);

-- How many live ads there are of each kind; '' stands for no experience given.
CREATE TABLE live_counts (
  job_type text COLLATE "C",
  experience text COLLATE "C",
  n bigint NOT NULL,
  PRIMARY KEY (job_type, experience)
) WITH (fillfactor = 50);

-- The words of live ads, what searches make of each, and how many ads have it; words of places begin with «l.».
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

CREATE INDEX jobs_employer ON jobs (employer_id, no DESC);
