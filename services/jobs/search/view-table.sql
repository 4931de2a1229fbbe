-- How often the page of a job was opened on each day, by the calendar of Madrid; by whom is kept nowhere.
CREATE TABLE figures.job_views (
  job_id text,
  day date,
  n bigint NOT NULL,
  PRIMARY KEY (job_id, day)
) WITH (fillfactor = 80);
