-- The words of an ad as they are spelled, accents gone, and those of its place.
CREATE OR REPLACE FUNCTION search.spelled_words(words text, place text) RETURNS SETOF text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lexeme FROM unnest(to_tsvector('search.plain', words)) WHERE length(lexeme) BETWEEN 3 AND 30
  UNION ALL
  SELECT unnest(search.place_words(place))
$$;
