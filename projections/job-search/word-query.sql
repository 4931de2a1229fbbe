-- A query for the first twelve words of a text, each widened by its synonyms and by the terms that mean
-- the same; null without words. It is what all of `parts` match. `share`, and `part_shares` of each part, estimate the
-- part of the live jobs that match.
DROP FUNCTION IF EXISTS search.word_query(text);
CREATE FUNCTION search.word_query(
  p_words text, OUT query tsquery, OUT share double precision, OUT parts tsquery[], OUT part_shares double precision[]
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_words text[] := search.first_words(search.stemmed_tsvector(p_words), 12);
  v_live double precision := greatest((SELECT sum(n) FROM live_counts), 1);
  v_term text[];
  v_lexemes text[];
  v_family record;
BEGIN
  parts := '{}';
  part_shares := '{}';
  FOR v_term IN
    SELECT words FROM search.synonyms WHERE words <@ v_words
     GROUP BY words ORDER BY cardinality(words) DESC, words
  LOOP
    CONTINUE WHEN NOT v_term <@ v_words;
    v_words := ARRAY(SELECT unnest(v_words) EXCEPT SELECT unnest(v_term));
    SELECT string_agg('(' || known.query::text || ')', '|' ORDER BY term)::tsquery AS query,
      least(1, sum((
        SELECT min((SELECT coalesce(sum(n), 0) FROM vocabulary WHERE stem = part.word))
          FROM unnest(known.words) AS part (word))) / v_live) AS share
      INTO v_family FROM search.synonyms AS known
     WHERE family IN (SELECT family FROM search.synonyms WHERE words = v_term);
    v_lexemes := search.family_lexemes(ARRAY(SELECT family FROM search.synonyms WHERE words = v_term));
    IF v_lexemes <> '{}' THEN
      v_family.query := v_family.query || search.or_query(v_lexemes);
      v_family.share := least(1, v_family.share + search.term_selectivity(v_lexemes));
    END IF;
    query := search.and_query(query, v_family.query);
    parts := parts || v_family.query;
    part_shares := part_shares || v_family.share;
  END LOOP;
  query := search.and_query(query, (
    SELECT string_agg(quote_literal(word), '&' ORDER BY word)::tsquery FROM unnest(v_words) AS word));
  parts := parts || ARRAY(SELECT quote_literal(word)::tsquery FROM unnest(v_words) AS word);
  part_shares := part_shares || ARRAY(SELECT search.stem_selectivity(word) FROM unnest(v_words) AS word);
  share := search.joint_selectivity(part_shares);
END $$;
