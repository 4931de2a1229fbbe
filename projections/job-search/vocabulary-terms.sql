-- The words of an ad as they are spelled, accents gone, and those of its place.
CREATE OR REPLACE FUNCTION search.vocabulary_terms(words text, place text) RETURNS SETOF text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lexeme FROM unnest(search.unstemmed_tsvector(words)) WHERE search.is_indexable(lexeme)
  UNION ALL
  SELECT unnest(search.place_words(place))
$$;
