-- The characters of lexemes in the filters of a job; null for a lexeme that has none.
CREATE OR REPLACE FUNCTION search.lexeme_codes(lexemes text[]) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT chr(255 + array_position(search.coded_lexemes(), lexeme)) FROM unnest(lexemes) AS lexeme);
