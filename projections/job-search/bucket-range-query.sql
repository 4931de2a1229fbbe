-- The ads of a stretch of the log, as a query on `recency`: at most 65 pieces, so a little more than was asked for.
CREATE OR REPLACE FUNCTION search.bucket_range_query(p_from bigint, p_before bigint) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT string_agg('''b' || shift || '.' || nth || '''', '|')::tsquery
    FROM (VALUES (CASE WHEN p_before - p_from <= 65536 THEN 10 WHEN p_before - p_from <= 524288 THEN 13
                       WHEN p_before - p_from <= 4194304 THEN 16 ELSE 19 END)) AS size (shift)
    CROSS JOIN generate_series(p_from >> shift, (p_before - 1) >> shift) AS nth
);
