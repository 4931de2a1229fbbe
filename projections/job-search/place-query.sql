-- The jobs of a place, by its first six words. A word that no place has is taken as a prefix, else as a part, else as a
-- typing error of one; under three letters it is skipped. `share` estimates the part of the live jobs that match.
CREATE OR REPLACE FUNCTION search.place_query(
  p_place text, OUT query tsquery, OUT share double precision
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_shares double precision[] := '{}';
  v_word text;
  v_known text[];
BEGIN
  FOREACH v_word IN ARRAY search.first_words(search.unstemmed_tsvector(p_place), 6) LOOP
    v_known := ARRAY(SELECT word FROM vocabulary WHERE word = 'l.' || v_word);
    CONTINUE WHEN v_known = '{}' AND length(v_word) < 3;
    IF v_known = '{}' THEN
      v_known := ARRAY(SELECT word FROM vocabulary AS known LEFT JOIN search.uncounted_words() AS later USING (word)
        WHERE word >= 'l.' || v_word AND word < 'l.' || v_word || chr(1114111)
        ORDER BY known.n + coalesce(later.n, 0) DESC, word LIMIT 60);
    END IF;
    IF v_known = '{}' THEN
      v_known := ARRAY(SELECT word FROM vocabulary AS known LEFT JOIN search.uncounted_words() AS later USING (word)
        WHERE word >= 'l.' AND word < 'l/' AND strpos(word, v_word) > 0
        ORDER BY known.n + coalesce(later.n, 0) DESC, word LIMIT 60);
    END IF;
    IF v_known = '{}' THEN
      v_known := ARRAY(SELECT DISTINCT word FROM vocabulary_slips
        WHERE slip = ANY (ARRAY(SELECT search.deletion_variants('l.' || v_word))) AND word LIKE 'l.%' ORDER BY word LIMIT 3);
    END IF;
    IF v_known = '{}' THEN
      query := search.match_none();
      RETURN;
    END IF;
    query := search.and_query(query, search.or_query(v_known));
    v_shares := v_shares || (SELECT sum(search.stem_selectivity(word)) FROM unnest(v_known) AS word);
  END LOOP;
  query := coalesce(query, search.match_none());
  share := search.joint_selectivity(v_shares);
END $$;
