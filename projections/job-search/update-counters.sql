-- Applies changes to the facet counts and the vocabulary. A word without live jobs is deleted. Whether a word is indexed,
-- and its stem, is asked only where it is new.
CREATE OR REPLACE FUNCTION search.update_counters(changes search.change[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_words text[];
  v_signs bigint[];
  v_known text[];
  v_new text[];
  v_gone text[];
BEGIN
  IF changes = '{}' THEN
    RETURN;
  END IF;

  INSERT INTO live_counts AS counter (job_type, experience, n)
  SELECT job_type, coalesce(experience, ''), sum(sign) FROM unnest(changes)
   GROUP BY 1, 2 HAVING sum(sign) <> 0 ORDER BY 1, 2
  ON CONFLICT (job_type, experience) DO UPDATE SET n = counter.n + excluded.n;

  SELECT array_agg(word), array_agg(n) INTO v_words, v_signs FROM (
    SELECT spelled.word, sum(sign) AS n
      FROM unnest(changes) AS change, search.vocabulary_terms(change.words, change.place) AS spelled (word)
     GROUP BY 1 HAVING sum(sign) <> 0) AS word;

  WITH changed AS (
    UPDATE vocabulary AS term SET n = term.n + change.n
      FROM unnest(v_words, v_signs) AS change (word, n) WHERE term.word = change.word
    RETURNING term.word, term.n
  )
  SELECT array_agg(word), array_agg(word) FILTER (WHERE n = 0) INTO v_known, v_gone FROM changed;

  WITH added AS (
    INSERT INTO vocabulary (word, n, stem)
    SELECT word, n, search.stem(word) FROM unnest(v_words, v_signs) AS change (word, n)
     WHERE NOT EXISTS (SELECT FROM unnest(v_known) AS known (word) WHERE known.word = change.word)
       AND (word LIKE 'l.%' OR search.is_indexable(word))
    RETURNING word
  )
  SELECT array_agg(word) INTO v_new FROM added;

  IF v_new IS NOT NULL THEN
    INSERT INTO vocabulary_slips (slip, word)
    SELECT search.deletion_variants(word), word FROM unnest(v_new) AS word;
  END IF;
  IF v_gone IS NOT NULL THEN
    DELETE FROM vocabulary_slips
     USING unnest(v_gone) AS gone (word), search.deletion_variants(gone.word) AS dropped (slip)
     WHERE vocabulary_slips.slip = dropped.slip AND vocabulary_slips.word = gone.word;
    DELETE FROM vocabulary WHERE word = ANY (v_gone);
  END IF;
  -- Only a job that went can leave a facet without jobs.
  IF (SELECT min(sign) < 0 FROM unnest(changes)) THEN
    DELETE FROM live_counts WHERE n = 0;
  END IF;
END $$;
