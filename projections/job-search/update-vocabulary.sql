-- Adds to the number of live jobs that have each of these words. A word without live jobs is deleted. Whether a word is
-- indexed, and its stem, is asked only where it is new.
CREATE OR REPLACE FUNCTION search.update_vocabulary(words text[], counts bigint[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_known text[];
  v_new text[];
  v_gone text[];
BEGIN
  WITH changed AS (
    UPDATE vocabulary AS term SET n = term.n + change.n
      FROM unnest(words, counts) AS change (word, n) WHERE term.word = change.word
    RETURNING term.word, term.n
  )
  SELECT array_agg(word), array_agg(word) FILTER (WHERE n = 0) INTO v_known, v_gone FROM changed;

  IF cardinality(words) > coalesce(cardinality(v_known), 0) THEN
    WITH added AS (
      INSERT INTO vocabulary (word, n, stem)
      SELECT word, n, search.stem(word) FROM unnest(words, counts) AS change (word, n)
       WHERE NOT EXISTS (SELECT FROM unnest(v_known) AS known (word) WHERE known.word = change.word)
         AND (word LIKE 'l.%' OR search.is_indexable(word))
      RETURNING word
    )
    SELECT array_agg(word) INTO v_new FROM added;
  END IF;

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
END $$;
