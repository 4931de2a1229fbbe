-- One page of the live ads of a kind, newest first, and how many there are of each kind, exactly.
CREATE OR REPLACE FUNCTION search.newest_jobs(
  p_type text, p_experience text, p_offset integer, p_limit integer, p_now timestamptz,
  OUT page bigint[], OUT kinds jsonb
) LANGUAGE plpgsql STABLE AS $$
BEGIN
  -- A statement for each case, so that each is planned for the index that serves it.
  IF p_type IS NULL AND p_experience IS NULL THEN
    page := ARRAY(SELECT no FROM jobs WHERE search.is_live(live, expiry_date, p_now)
                   ORDER BY post_date DESC, no DESC OFFSET p_offset LIMIT p_limit);
  ELSIF p_experience IS NULL THEN
    page := ARRAY(SELECT no FROM jobs WHERE search.is_live(live, expiry_date, p_now) AND job_type = p_type
                   ORDER BY post_date DESC, no DESC OFFSET p_offset LIMIT p_limit);
  ELSIF p_type IS NULL THEN
    page := ARRAY(SELECT no FROM jobs WHERE search.is_live(live, expiry_date, p_now) AND experience = p_experience
                   ORDER BY post_date DESC, no DESC OFFSET p_offset LIMIT p_limit);
  ELSE
    page := ARRAY(SELECT no FROM jobs
                   WHERE search.is_live(live, expiry_date, p_now) AND job_type = p_type AND experience = p_experience
                   ORDER BY post_date DESC, no DESC OFFSET p_offset LIMIT p_limit);
  END IF;
  -- What was counted live, without what has expired since the last sweep.
  SELECT jsonb_agg(jsonb_build_array(job_type, nullif(experience, ''), n)) INTO kinds FROM (
    SELECT job_type, experience, sum(n) AS n FROM (
      SELECT job_type, experience, n FROM live_counts
      UNION ALL
      SELECT job_type, experience, -1 FROM search.expired_not_swept(p_now)) AS counted
     GROUP BY 1, 2 HAVING sum(n) > 0) AS kind;
END $$;
