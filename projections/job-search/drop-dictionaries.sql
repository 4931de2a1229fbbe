-- Words of ads and profiles become stems in the program alone (projections/jobs/search/words.ts): no table asks PostgreSQL's
-- dictionaries any more. Columns of tables that wait for their rebuild go with what made them.
ALTER TABLE search.synonyms
  DROP COLUMN words,
  DROP COLUMN query;

DO $$
DECLARE
  v_former text;
BEGIN
  FOR v_former IN
    SELECT oid::regprocedure::text FROM pg_proc WHERE pronamespace = 'search'::regnamespace
       AND proname IN ('area_words', 'bare', 'beginnings', 'candidate_words', 'first_words', 'job_words', 'place_words',
         'prefix_query', 'spellings', 'stemmed_tsvector', 'stems', 'strip_punctuation', 'unstemmed_tsvector')
  LOOP
    EXECUTE format('DROP FUNCTION IF EXISTS %s CASCADE', v_former);
  END LOOP;
END $$;

DROP TEXT SEARCH CONFIGURATION IF EXISTS search.es CASCADE;
DROP TEXT SEARCH CONFIGURATION IF EXISTS search.plain CASCADE;
