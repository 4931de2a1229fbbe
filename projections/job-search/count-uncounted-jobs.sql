-- Adds what new jobs left for later to the counters.
CREATE OR REPLACE FUNCTION search.count_uncounted_jobs() RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_uncounted uncounted_jobs;
BEGIN
  SELECT * INTO v_uncounted FROM uncounted_jobs;
  IF v_uncounted.jobs <> '{}' THEN
    PERFORM search.count_jobs(v_uncounted.jobs, v_uncounted.words, 1);
    UPDATE uncounted_jobs SET jobs = '{}', words = '{}';
  END IF;
END $$;
