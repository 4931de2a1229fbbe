-- The search of an earlier release, with other parameters and results. The functions that are still used follow.
DO $$
DECLARE
  v_former regprocedure;
BEGIN
  FOR v_former IN
    SELECT oid FROM pg_proc WHERE pronamespace = 'search'::regnamespace
       AND proname IN ('jobs', 'match_page', 'newest_matches', 'newest_jobs', 'expired_not_swept')
  LOOP
    EXECUTE format('DROP FUNCTION %s', v_former);
  END LOOP;
END $$;
