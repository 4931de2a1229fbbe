-- At most so many words of a text, as they were typed: what a search costs has a bound.
CREATE OR REPLACE FUNCTION search.first_words(words tsvector, most integer) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT lexeme FROM unnest(words) ORDER BY positions[1], lexeme LIMIT most);
