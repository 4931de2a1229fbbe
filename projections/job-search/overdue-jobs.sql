-- Jobs that the counters still hold though they have expired: few after a run of the worker, many where none runs. Read
-- 500 at a time: the planner expects a third of all jobs and would scan the table.
CREATE OR REPLACE FUNCTION search.overdue_jobs(p_now timestamptz)
RETURNS TABLE (job_type text, experience text, filters text)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_ad record;
  v_last timestamptz := '-infinity';
  v_found integer;
BEGIN
  LOOP
    v_found := 0;
    FOR v_ad IN
      SELECT ad.job_type, ad.experience, ad.filters, ad.expiry_date FROM jobs AS ad
       WHERE live AND ad.expiry_date > v_last AND ad.expiry_date <= p_now
       ORDER BY ad.expiry_date FETCH FIRST 500 ROWS WITH TIES
    LOOP
      job_type := v_ad.job_type;
      experience := coalesce(v_ad.experience, '');
      filters := v_ad.filters;
      v_last := v_ad.expiry_date;
      v_found := v_found + 1;
      RETURN NEXT;
    END LOOP;
    EXIT WHEN v_found < 500;
  END LOOP;
END $$;
