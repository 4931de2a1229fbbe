-- How many live jobs there are of each type and experience, as [[jobType, experience, n]]; without those of p_overdue.
DROP FUNCTION IF EXISTS search.live_kind_counts(timestamptz);
CREATE OR REPLACE FUNCTION search.live_kind_counts(p_overdue text[]) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg(jsonb_build_array(job_type, nullif(experience, ''), n)) FROM (
    SELECT job_type, experience, sum(n) AS n FROM (
      SELECT job_type, experience, n FROM live_counts
      UNION ALL
      SELECT substr((search.coded_lexemes())[ascii(filters) - 255], 3),
          substr((search.coded_lexemes())[ascii(substr(filters, 2)) - 255], 3), -count(*)
        FROM unnest(p_overdue) AS filters GROUP BY 1, 2) AS counted
     GROUP BY 1, 2 HAVING sum(n) > 0) AS kind
$$;
