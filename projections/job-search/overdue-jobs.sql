-- The filters of the jobs that the counters still hold though they have expired: few after a run of the worker, many where
-- none runs. Read 500 at a time: the planner expects a third of all jobs and would scan the table.
DROP FUNCTION IF EXISTS search.overdue_jobs(timestamptz);
CREATE FUNCTION search.overdue_jobs(p_now timestamptz) RETURNS text[]
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_overdue text[] := '{}';
  v_last timestamptz := '-infinity';
  v_batch record;
BEGIN
  LOOP
    SELECT array_agg(filters) AS filters, max(expiry_date) AS last INTO v_batch FROM (
      SELECT filters, expiry_date FROM jobs
       WHERE live AND expiry_date > v_last AND expiry_date <= p_now
       ORDER BY expiry_date FETCH FIRST 500 ROWS WITH TIES) AS batch;
    EXIT WHEN v_batch.last IS NULL;
    v_overdue := v_overdue || v_batch.filters;
    v_last := v_batch.last;
  END LOOP;
  RETURN v_overdue;
END $$;
