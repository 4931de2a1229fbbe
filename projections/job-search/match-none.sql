-- A query that no ad answers.
CREATE OR REPLACE FUNCTION search.match_none() RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN '''l.!none'''::tsquery;
