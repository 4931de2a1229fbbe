-- What searched in SQL, and what counted for it, before all searches were answered from memory. Triggers of tables that wait
-- for their rebuild go with their functions.
DO $$
DECLARE
  v_former regprocedure;
BEGIN
  FOR v_former IN
    SELECT oid FROM pg_proc WHERE pronamespace = 'search'::regnamespace
       AND proname IN ('and_queries',
         'and_query',
         'area_selectivity',
         'before_job_change',
         'bucket_range_query',
         'coded_lexemes',
         'count_first',
         'count_jobs',
         'count_new_jobs',
         'count_uncounted_jobs',
         'counter_delta',
         'deletion_variants',
         'family_lexemes',
         'filter_queries',
         'filter_text',
         'fuzzy_query',
         'gender_variants',
         'is_indexable',
         'jobs',
         'joint_selectivity',
         'lexeme_characters',
         'lexeme_codes',
         'match_none',
         'match_page',
         'near_miss_query',
         'newest_matches',
         'on_job_delete',
         'on_job_update',
         'or_query',
         'ordered_page',
         'place_query',
         'recency_buckets',
         'stem_selectivity',
         'stem',
         'term_selectivity',
         'uncounted_words',
         'update_area_counts',
         'update_counters',
         'update_live_counts',
         'update_term_counts',
         'update_vocabulary',
         'vocabulary_terms',
         'word_query',
         'job_words')
  LOOP
    -- One that was dropped with another has no name any more.
    IF EXISTS (SELECT FROM pg_proc WHERE oid = v_former) THEN
      EXECUTE format('DROP FUNCTION %s CASCADE', v_former);
    END IF;
  END LOOP;
END $$;
DROP TYPE IF EXISTS search.change CASCADE;
