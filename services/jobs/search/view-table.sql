-- How often the page of a job was opened on each day, by the calendar of Madrid, and its contact shown; to whom is kept
-- nowhere.
CREATE TABLE figures.job_views (
  job_id text,
  day date,
  n bigint NOT NULL,
  contacts bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (job_id, day)
) WITH (fillfactor = 80);
