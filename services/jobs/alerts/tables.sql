-- What each alert searches for, as the search understands it with these synonyms. No read table: a subscription keeps it, and
-- makes it anew where it is missing. `words` is what a job must match, null for every job; it has one of `anchors` at least, and
-- every job has «*». Around a municipality: its code, its point and the kilometres. `spelled` are the words that may be misspelt.
-- `is_vague`: its place is no known one. Then, as for rare words, only a search tells what matches.
CREATE TABLE mail.alert_queries (
  alert text COLLATE "C" PRIMARY KEY,
  person text NOT NULL,
  since timestamptz NOT NULL,
  words tsquery,
  anchors text[] COLLATE "C" NOT NULL,
  municipality text,
  lat double precision,
  lon double precision,
  radius integer,
  pay_min integer,
  spelled text[] NOT NULL,
  is_vague boolean NOT NULL,
  -- The last time for which a digest was written.
  digested_at timestamptz
);
CREATE INDEX alert_queries_person ON mail.alert_queries (person);
CREATE INDEX alert_queries_anchors ON mail.alert_queries USING gin (anchors) WITH (fastupdate = off);

ALTER TABLE mail.alert_queries
  ALTER COLUMN words SET STATISTICS 0,
  ALTER COLUMN anchors SET STATISTICS 0,
  ALTER COLUMN spelled SET STATISTICS 0;

-- One row: the synonyms with which the queries were made, as a number.
CREATE TABLE mail.alert_synonyms (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  number text NOT NULL
);
INSERT INTO mail.alert_synonyms (number) VALUES ('');

-- The jobs that are new to an alert, and the digest that tells of them, by its time.
CREATE TABLE mail.alert_hits (
  alert text COLLATE "C",
  job text COLLATE "C",
  found_at timestamptz NOT NULL,
  notified_at timestamptz,
  PRIMARY KEY (alert, job)
);
CREATE INDEX alert_hits_pending ON mail.alert_hits (found_at) WHERE notified_at IS NULL;

SELECT es.start_at_head('alerts');
