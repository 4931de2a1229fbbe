-- What both queries find; a query that is null asks for nothing.
CREATE OR REPLACE FUNCTION search.and_query(one tsquery, other tsquery) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN one IS NULL THEN other WHEN other IS NULL THEN one ELSE one && other END;
