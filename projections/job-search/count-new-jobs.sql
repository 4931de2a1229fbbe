-- Several jobs are counted together, which takes hardly longer than one: four that come at once, else eight that have waited.
-- Words that fewer than three live jobs have never wait: which words there are, and which of them may be misspelt, depends
-- on no later count.
CREATE OR REPLACE FUNCTION search.count_new_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_jobs bigint[] := ARRAY(SELECT no FROM after WHERE live);
  v_later text[];
  v_rare text[];
  v_counts bigint[];
  v_uncounted integer;
BEGIN
  IF v_jobs = '{}' THEN
    RETURN NULL;
  END IF;
  IF cardinality(v_jobs) >= 4 THEN
    PERFORM search.update_counters(ARRAY(
      SELECT search.counter_delta(title, company_name, location, description,
          concat_ws(' ', requirements, details), job_type, experience, 1)
        FROM after WHERE live));
    PERFORM search.update_area_counts(ARRAY(SELECT unnest(areas) FROM after WHERE live), '{}');
    PERFORM search.update_term_counts(ARRAY(SELECT filters FROM after WHERE live), '{}');
    RETURN NULL;
  END IF;
  WITH spelled AS MATERIALIZED (
    SELECT word, EXISTS (SELECT FROM vocabulary WHERE vocabulary.word = spelled.word AND n >= 3) AS is_frequent
      FROM after, search.vocabulary_terms(
        concat_ws(' ', title, company_name, location, description, requirements, details), location) AS spelled (word)
     WHERE live),
  rare AS (
    SELECT word, count(*) AS n FROM spelled
     WHERE NOT is_frequent AND (word LIKE 'l.%' OR search.is_indexable(word)) GROUP BY word)
  SELECT (SELECT array_agg(word) FROM spelled WHERE is_frequent), array_agg(word), array_agg(n)
    INTO v_later, v_rare, v_counts FROM rare;
  IF v_rare IS NOT NULL THEN
    PERFORM search.update_vocabulary(v_rare, v_counts);
  END IF;
  UPDATE uncounted_jobs SET jobs = jobs || v_jobs, words = words || v_later
  RETURNING cardinality(jobs) INTO v_uncounted;
  IF v_uncounted >= 8 THEN
    PERFORM search.count_uncounted_jobs();
  END IF;
  RETURN NULL;
END $$;
