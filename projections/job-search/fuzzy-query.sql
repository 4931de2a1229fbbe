-- A query for the first twelve words of a text. A word that fewer than three live jobs have is widened by the indexed words one typing
-- error away. It is what all of `parts` match. `share`, and `part_shares` of each part, estimate the part of the live jobs
-- that match.
DROP FUNCTION IF EXISTS search.fuzzy_query(text);
CREATE FUNCTION search.fuzzy_query(
  p_words text, OUT query tsquery, OUT share double precision, OUT parts tsquery[], OUT part_shares double precision[]
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_word text;
  v_stems text[];
BEGIN
  parts := '{}';
  part_shares := '{}';
  FOR v_word IN
    SELECT lexeme FROM unnest(search.unstemmed_tsvector(p_words)) WHERE ts_lexize('pg_catalog.spanish_stem', lexeme) <> '{}'
     ORDER BY positions[1], lexeme LIMIT 12
  LOOP
    v_stems := ARRAY[search.stem(v_word)];
    -- No indexed word is longer than thirty letters.
    IF length(v_word) BETWEEN 4 AND 32 AND coalesce((SELECT n FROM vocabulary WHERE word = v_word), 0) < 3 THEN
      v_stems := v_stems || ARRAY(
        SELECT near.stem FROM (
          SELECT DISTINCT word FROM vocabulary_slips
           WHERE slip = ANY (ARRAY(SELECT search.deletion_variants(form) FROM search.gender_variants(v_word) AS form))
             AND word NOT LIKE 'l.%') AS found
        CROSS JOIN LATERAL (SELECT stem, n FROM vocabulary WHERE word = found.word OFFSET 0) AS near
        LEFT JOIN search.uncounted_words() AS later USING (word)
        ORDER BY abs(length(word) - length(v_word)), near.n + coalesce(later.n, 0) DESC, word LIMIT 4);
    END IF;
    query := search.and_query(query, search.or_query(v_stems));
    parts := parts || search.or_query(v_stems);
    part_shares := part_shares || (SELECT sum(search.stem_selectivity(stem)) FROM (SELECT DISTINCT unnest(v_stems) AS stem) AS meant);
  END LOOP;
  share := search.joint_selectivity(part_shares);
END $$;
