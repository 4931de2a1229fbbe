-- A job is counted as it was inserted.
CREATE OR REPLACE FUNCTION search.before_job_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search.count_uncounted_jobs();
  RETURN NULL;
END $$;
