-- How many live jobs there are of each type and experience, as [[jobType, experience, n]].
CREATE OR REPLACE FUNCTION search.live_kind_counts(p_now timestamptz) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg(jsonb_build_array(job_type, nullif(experience, ''), n)) FROM (
    SELECT job_type, experience, sum(n) AS n FROM (
      SELECT job_type, experience, n FROM live_counts
      UNION ALL
      SELECT job_type, experience, -1 FROM search.overdue_jobs(p_now)) AS counted
     GROUP BY 1, 2 HAVING sum(n) > 0) AS kind
$$;
