-- The words of a text without accents and endings: what searches compare.
CREATE OR REPLACE FUNCTION search.stemmed_tsvector(words text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN to_tsvector('search.es', search.strip_punctuation(words));
