-- What the jobs of a year say together, counted once a day. '' stands for all roles, or for all provinces. A figure with too few
-- jobs or employers behind it is null, and a row without any does not exist.
CREATE TABLE figures.observatory (
  role text,
  province text,
  counted_at timestamptz NOT NULL,
  jobs integer NOT NULL,
  paid_jobs integer,
  pay_low integer,
  pay_median integer,
  pay_high integer,
  housed_jobs integer,
  filled_jobs integer,
  days_to_fill numeric,
  PRIMARY KEY (role, province)
);

-- How employers answer, counted once a day; only those with enough applications have a row. `typical_days` is the time
-- within which half of the applications are answered: null where half or more wait for ever.
CREATE TABLE figures.responsiveness (
  employer_id text COLLATE "C" PRIMARY KEY,
  counted_at timestamptz NOT NULL,
  applications integer NOT NULL,
  answered integer NOT NULL,
  typical_days numeric
);

CREATE INDEX responsiveness_counted ON figures.responsiveness (counted_at);

-- Up to which event each of them was counted, and when: one row, none before the first count.
CREATE TABLE figures.observatory_count (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  position bigint NOT NULL,
  counted_at timestamptz NOT NULL
);
CREATE TABLE figures.responsiveness_count (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  position bigint NOT NULL,
  counted_at timestamptz NOT NULL
);
