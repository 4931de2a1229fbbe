-- What all of these queries match; null for none.
CREATE OR REPLACE FUNCTION search.and_queries(queries tsquery[]) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT string_agg('(' || query::text || ')', '&')::tsquery FROM unnest(queries) AS query);
