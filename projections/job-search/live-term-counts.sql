-- How many live jobs of a type and an experience have each term, as {term: n}.
CREATE OR REPLACE FUNCTION search.live_term_counts(p_type text, p_experience text, p_now timestamptz) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_object_agg(term, n) FROM (
    SELECT term, sum(n) AS n FROM (
      SELECT term, n FROM term_counts
       WHERE (p_type IS NULL OR job_type = p_type) AND (p_experience IS NULL OR experience = p_experience)
      UNION ALL
      SELECT unnest(string_to_array(filters, '|')), -1 FROM search.overdue_jobs(p_now)
       WHERE (p_type IS NULL OR job_type = p_type) AND (p_experience IS NULL OR experience = p_experience)) AS counted
     GROUP BY term HAVING sum(n) > 0 AND term <> '') AS term_count
$$;
