-- The ads of a place. A word that no place has is taken as the beginning of one, else as a part of one,
-- else as one with a slip.
CREATE OR REPLACE FUNCTION search.place_query(p_place text) RETURNS tsquery
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_query tsquery;
  v_word text;
  v_known text[];
BEGIN
  FOR v_word IN SELECT lexeme FROM unnest(to_tsvector('search.plain', p_place)) LOOP
    v_known := ARRAY(SELECT word FROM vocabulary WHERE word = 'l.' || v_word);
    IF v_known = '{}' THEN
      v_known := ARRAY(SELECT word FROM vocabulary
        WHERE word >= 'l.' || v_word AND word < 'l.' || v_word || chr(1114111) ORDER BY n DESC, word LIMIT 60);
    END IF;
    IF v_known = '{}' THEN
      v_known := ARRAY(SELECT word FROM vocabulary
        WHERE word >= 'l.' AND word < 'l/' AND strpos(word, v_word) > 0 ORDER BY n DESC, word LIMIT 60);
    END IF;
    IF v_known = '{}' THEN
      v_known := ARRAY(SELECT DISTINCT word FROM vocabulary_slips
        WHERE slip = ANY (ARRAY(SELECT search.slips('l.' || v_word))) AND word LIKE 'l.%' ORDER BY word LIMIT 3);
    END IF;
    IF v_known = '{}' THEN
      RETURN search.nothing();
    END IF;
    v_query := search.both(v_query, search.either(v_known));
  END LOOP;
  RETURN coalesce(v_query, search.nothing());
END $$;
