-- The characters of lexemes in the filters of a job; null for a lexeme that has none.
CREATE OR REPLACE FUNCTION search.lexeme_codes(lexemes text[]) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT search.lexeme_characters() ->> lexeme FROM unnest(lexemes) AS lexeme);
