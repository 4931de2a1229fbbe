-- Ads that count as live though their time is over: the few since the last sweep. Asked for with a limit first,
-- because the planner takes them for a quarter of all ads and would read an index from end to end.
CREATE OR REPLACE FUNCTION search.overdue_kinds(p_now timestamptz)
RETURNS TABLE (job_type text, experience text)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_found integer;
BEGIN
  RETURN QUERY
    SELECT ad.job_type, coalesce(ad.experience, '') FROM jobs AS ad
     WHERE live AND expiry_date <= p_now ORDER BY expiry_date LIMIT 500;
  GET DIAGNOSTICS v_found = ROW_COUNT;
  IF v_found = 500 THEN
    RETURN QUERY
      SELECT ad.job_type, coalesce(ad.experience, '') FROM jobs AS ad
       WHERE live AND expiry_date <= p_now ORDER BY expiry_date OFFSET 500;
  END IF;
END $$;
