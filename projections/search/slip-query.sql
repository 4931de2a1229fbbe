-- The words that a text asks for, each with the known words one slip away if it is hardly known itself.
CREATE OR REPLACE FUNCTION search.slip_query(p_words text) RETURNS tsquery
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_query tsquery;
  v_word text;
  v_meant tsquery;
  v_near text;
BEGIN
  FOR v_word IN SELECT lexeme FROM unnest(to_tsvector('search.plain', p_words)) LOOP
    v_meant := plainto_tsquery('search.es', v_word);
    IF length(v_word) >= 4 AND coalesce((SELECT n FROM vocabulary WHERE word = v_word), 0) < 3 THEN
      FOR v_near IN
        SELECT near.word FROM (
          SELECT DISTINCT word FROM vocabulary_slips
           WHERE slip = ANY (ARRAY(SELECT search.slips(v_word)))
             AND word NOT LIKE 'l.%' AND word <> v_word) AS near
        CROSS JOIN LATERAL (SELECT n FROM vocabulary WHERE word = near.word OFFSET 0) AS seen
        ORDER BY abs(length(near.word) - length(v_word)), seen.n DESC, near.word LIMIT 4
      LOOP
        v_meant := v_meant || plainto_tsquery('search.es', v_near);
      END LOOP;
    END IF;
    IF numnode(v_meant) > 0 THEN
      v_query := search.both(v_query, v_meant);
    END IF;
  END LOOP;
  RETURN v_query;
END $$;
