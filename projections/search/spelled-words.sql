-- The words of an ad as they are spelled, accents gone, and those of its place. Words that searches pass over
-- («para», «con») are not among them.
CREATE OR REPLACE FUNCTION search.spelled_words(words text, place text) RETURNS SETOF text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lexeme FROM unnest(search.spellings(words))
   WHERE length(lexeme) BETWEEN 3 AND 30 AND ts_lexize('pg_catalog.spanish_stem', lexeme) <> '{}'
  UNION ALL
  SELECT unnest(search.place_words(place))
$$;
