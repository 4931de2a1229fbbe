-- The words of a text without accents.
CREATE OR REPLACE FUNCTION search.unstemmed_tsvector(words text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN to_tsvector('search.plain', search.strip_punctuation(words));
