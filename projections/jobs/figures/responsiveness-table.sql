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
