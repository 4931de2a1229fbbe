-- The words of an ad as they are spelled, accents gone, and those of its place.
CREATE OR REPLACE FUNCTION search.spelled_words(words text, place text) RETURNS SETOF text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lexeme FROM unnest(search.spellings(words)) WHERE search.is_word(lexeme)
  UNION ALL
  SELECT unnest(search.place_words(place))
$$;
