-- The words of a job without accents, and those of its place; `is_indexable` is still to be asked of the former.
CREATE OR REPLACE FUNCTION search.vocabulary_terms(words text, place text) RETURNS SETOF text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lexeme FROM unnest(search.unstemmed_tsvector(words))
  UNION ALL
  SELECT unnest(search.place_words(place))
$$;
