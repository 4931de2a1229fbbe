-- Applies changes to the numbers of live jobs of each type and experience.
CREATE OR REPLACE FUNCTION search.update_live_counts(changes search.change[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO live_counts AS counter (job_type, experience, n)
  SELECT job_type, coalesce(experience, ''), sum(sign) FROM unnest(changes)
   GROUP BY 1, 2 HAVING sum(sign) <> 0 ORDER BY 1, 2
  ON CONFLICT (job_type, experience) DO UPDATE SET n = counter.n + excluded.n;
  -- Only a job that went can leave a facet without jobs.
  IF (SELECT min(sign) < 0 FROM unnest(changes)) THEN
    DELETE FROM live_counts WHERE n = 0;
  END IF;
END $$;
