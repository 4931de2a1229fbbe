-- The words that a text asks for, each widened by its synonyms; null when it asks for none.
CREATE OR REPLACE FUNCTION search.word_query(p_words text) RETURNS tsquery
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_words text[] := tsvector_to_array(to_tsvector('search.es', p_words));
  v_query tsquery;
  v_term text[];
BEGIN
  FOR v_term IN
    SELECT words FROM search.synonyms WHERE words <@ v_words
     GROUP BY words ORDER BY cardinality(words) DESC, words
  LOOP
    CONTINUE WHEN NOT v_term <@ v_words;
    v_words := ARRAY(SELECT unnest(v_words) EXCEPT SELECT unnest(v_term));
    v_query := search.both(v_query, (
      SELECT string_agg('(' || query::text || ')', '|' ORDER BY term)::tsquery FROM search.synonyms
       WHERE family IN (SELECT family FROM search.synonyms WHERE words = v_term)));
  END LOOP;
  RETURN search.both(v_query, (
    SELECT string_agg(quote_literal(word), '&' ORDER BY word)::tsquery FROM unnest(v_words) AS word));
END $$;
