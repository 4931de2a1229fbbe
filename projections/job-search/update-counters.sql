-- Applies changes to the facet counts and the vocabulary.
CREATE OR REPLACE FUNCTION search.update_counters(changes search.change[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_words text[];
  v_counts bigint[];
BEGIN
  IF changes = '{}' THEN
    RETURN;
  END IF;

  INSERT INTO live_counts AS counter (job_type, experience, n)
  SELECT job_type, coalesce(experience, ''), sum(sign) FROM unnest(changes)
   GROUP BY 1, 2 HAVING sum(sign) <> 0 ORDER BY 1, 2
  ON CONFLICT (job_type, experience) DO UPDATE SET n = counter.n + excluded.n;

  SELECT array_agg(word), array_agg(n) INTO v_words, v_counts FROM (
    SELECT spelled.word, sum(sign) AS n
      FROM unnest(changes) AS change, search.vocabulary_terms(change.words, change.place) AS spelled (word)
     GROUP BY 1 HAVING sum(sign) <> 0) AS word;
  PERFORM search.update_vocabulary(v_words, v_counts);
  -- Only a job that went can leave a facet without jobs.
  IF (SELECT min(sign) < 0 FROM unnest(changes)) THEN
    DELETE FROM live_counts WHERE n = 0;
  END IF;
END $$;
