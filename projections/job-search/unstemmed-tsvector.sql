-- The words of a text as they are spelled, but for accents.
CREATE OR REPLACE FUNCTION search.unstemmed_tsvector(words text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN to_tsvector('search.plain', search.strip_punctuation(words));
