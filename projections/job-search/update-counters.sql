-- Adds what changed to the counts of kinds and words. A word that no live ad has any more is forgotten.
CREATE OR REPLACE FUNCTION search.update_counters(changes search.change[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_new text[];
  v_gone text[];
BEGIN
  IF changes = '{}' THEN
    RETURN;
  END IF;

  INSERT INTO live_counts AS known (job_type, experience, n)
  SELECT job_type, coalesce(experience, ''), sum(sign) FROM unnest(changes)
   GROUP BY 1, 2 HAVING sum(sign) <> 0 ORDER BY 1, 2
  ON CONFLICT (job_type, experience) DO UPDATE SET n = known.n + excluded.n;

  WITH kept AS (
    INSERT INTO vocabulary AS known (word, n, stem)
    SELECT spelled.word, sum(sign), search.stem(spelled.word)
      FROM unnest(changes) AS change, LATERAL (
        SELECT DISTINCT search.vocabulary_terms(change.words, change.place)) AS spelled (word)
     GROUP BY 1 HAVING sum(sign) <> 0 ORDER BY 1
    ON CONFLICT (word) DO UPDATE SET n = known.n + excluded.n
    RETURNING word, n, xmax = 0 AS is_new
  )
  SELECT array_agg(word) FILTER (WHERE is_new), array_agg(word) FILTER (WHERE n = 0)
    INTO v_new, v_gone FROM kept;

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
  -- A kind can only have become empty by an ad that went.
  IF (SELECT min(sign) < 0 FROM unnest(changes)) THEN
    DELETE FROM live_counts WHERE n = 0;
  END IF;
END $$;
