-- Ads that count as live though their time is over: the few since the last sweep, or many where no worker runs.
-- Asked for a stretch at a time, because the planner takes them for a third of all ads and would read all of them.
CREATE OR REPLACE FUNCTION search.expired_not_swept(p_now timestamptz)
RETURNS TABLE (job_type text, experience text)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_ad record;
  v_last timestamptz := '-infinity';
  v_found integer;
BEGIN
  LOOP
    v_found := 0;
    FOR v_ad IN
      SELECT ad.job_type, ad.experience, ad.expiry_date FROM jobs AS ad
       WHERE live AND ad.expiry_date > v_last AND ad.expiry_date <= p_now
       ORDER BY ad.expiry_date FETCH FIRST 500 ROWS WITH TIES
    LOOP
      job_type := v_ad.job_type;
      experience := coalesce(v_ad.experience, '');
      v_last := v_ad.expiry_date;
      v_found := v_found + 1;
      RETURN NEXT;
    END LOOP;
    EXIT WHEN v_found < 500;
  END LOOP;
END $$;
