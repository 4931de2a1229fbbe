-- Functions of an earlier release take their present names; tables and triggers that use them follow by themselves.
-- A new board has only the first two.
DO $$
DECLARE
  v_former text;
  v_name text;
BEGIN
  FOR v_former, v_name IN VALUES
    ('bare', 'strip_punctuation'),
    ('beginnings', 'prefix_query'),
    ('both', 'and_query'),
    ('either', 'or_query'),
    ('nothing', 'match_none'),
    ('forms', 'gender_variants'),
    ('slips', 'deletion_variants'),
    ('slip_query', 'fuzzy_query'),
    ('spellings', 'unstemmed_tsvector'),
    ('stems', 'stemmed_tsvector'),
    ('spelled_words', 'vocabulary_terms'),
    ('is_word', 'is_indexable'),
    ('joint_share', 'joint_selectivity'),
    ('stem_share', 'stem_selectivity'),
    ('recency', 'recency_buckets'),
    ('stretch', 'bucket_range_query'),
    ('hits', 'newest_matches'),
    ('job_hits', 'match_page'),
    ('change_of', 'counter_delta'),
    ('count_live', 'update_counters'),
    ('count_posted', 'on_job_insert'),
    ('count_changed', 'on_job_update'),
    ('count_erased', 'on_job_delete'),
    ('overdue_kinds', 'expired_not_swept')
  LOOP
    IF EXISTS (SELECT FROM pg_proc WHERE pronamespace = 'search'::regnamespace AND proname = v_former) THEN
      EXECUTE format('ALTER FUNCTION search.%I RENAME TO %I', v_former, v_name);
    END IF;
    IF EXISTS (SELECT FROM pg_trigger WHERE tgrelid = to_regclass('read.jobs') AND tgname = v_former) THEN
      EXECUTE format('ALTER TRIGGER %I ON read.jobs RENAME TO %I', v_former, v_name);
    END IF;
  END LOOP;
END $$;
