-- Whether a word of a text is one that searches look for: «para» and «con» are not.
CREATE OR REPLACE FUNCTION search.is_indexable(lexeme text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN length(lexeme) BETWEEN 3 AND 30 AND ts_lexize('pg_catalog.spanish_stem', lexeme) <> '{}';
