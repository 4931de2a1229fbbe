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

  PERFORM search.update_live_counts(changes);

  SELECT array_agg(word), array_agg(n) INTO v_words, v_counts FROM (
    SELECT spelled.word, sum(sign) AS n
      FROM unnest(changes) AS change, search.vocabulary_terms(change.words, change.place) AS spelled (word)
     GROUP BY 1 HAVING sum(sign) <> 0) AS word;
  PERFORM search.update_vocabulary(v_words, v_counts);
END $$;
