-- What visitors may know of the life of a job: a row when it is published, when its pay, its hours, a promise or what its photos
-- show changes, when it is renewed and when it is closed. `terms` are these from then on.
CREATE TABLE job_history (
  job_id text COLLATE "C" NOT NULL,
  no bigint NOT NULL,
  employer_id text NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  terms jsonb NOT NULL,
  expiry_date timestamptz,
  outcome text,
  PRIMARY KEY (job_id, no)
);

CREATE INDEX job_history_employer ON job_history (employer_id);

ALTER TABLE job_history ALTER COLUMN terms SET STATISTICS 0;
