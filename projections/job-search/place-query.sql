-- The ads of a place. A word that no place has is taken as the beginning of one, else as a part of one,
-- else as one with a slip. `share` is about which part of the live ads that is.
CREATE OR REPLACE FUNCTION search.place_query(
  p_place text, OUT query tsquery, OUT share double precision
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_shares double precision[] := '{}';
  v_word text;
  v_known text[];
BEGIN
  FOR v_word IN SELECT lexeme FROM unnest(search.unstemmed_tsvector(p_place)) LOOP
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
