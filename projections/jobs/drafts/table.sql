-- `content` has the fields of a job that the draft says, as the API names them.
CREATE TABLE job_drafts (
  id text COLLATE "C" PRIMARY KEY,
  employer_id text NOT NULL,
  saved_at timestamptz NOT NULL,
  content jsonb NOT NULL
);

CREATE INDEX job_drafts_employer ON job_drafts (employer_id);

-- The statistics of a column hold some of its values, and would hold them after an erasure: personal columns have none.
ALTER TABLE job_drafts ALTER COLUMN content SET STATISTICS 0;
