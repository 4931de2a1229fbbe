-- False for stop words such as «para» and «con», and for words that are too short or too long.
CREATE OR REPLACE FUNCTION search.is_indexable(lexeme text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN length(lexeme) BETWEEN 3 AND 30 AND ts_lexize('pg_catalog.spanish_stem', lexeme) <> '{}';
