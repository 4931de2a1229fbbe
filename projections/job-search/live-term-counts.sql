-- How many live jobs of a type and an experience have each term: the character of each term with its number, divided by
-- commas. Without those of p_overdue.
DROP FUNCTION IF EXISTS search.live_term_counts(text, text, timestamptz);
CREATE OR REPLACE FUNCTION search.live_term_counts(p_type text, p_experience text, p_overdue text[]) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_type text := coalesce((search.lexeme_codes(ARRAY['y.' || p_type]))[1], '');
  v_experience text := coalesce((search.lexeme_codes(ARRAY['x.' || p_experience]))[1], '');
BEGIN
  RETURN (SELECT string_agg(term || n, ',') FROM (
    SELECT term, sum(n) AS n FROM (
      SELECT term, n FROM term_counts
       WHERE (p_type IS NOT NULL) = (p_experience IS NOT NULL) AND job_type = v_type AND experience = v_experience
      UNION ALL
      SELECT term, n FROM term_counts WHERE p_experience IS NULL AND p_type IS NOT NULL AND job_type = v_type
      UNION ALL
      SELECT term, n FROM term_counts
       WHERE p_type IS NULL AND p_experience IS NOT NULL AND job_type <> '' AND experience = v_experience
      UNION ALL
      SELECT unnest(string_to_array(substr(filters, 3), NULL)), -1 FROM unnest(p_overdue) AS filters
       WHERE v_type IN ('', substr(filters, 1, 1)) AND v_experience IN ('', substr(filters, 2, 1))) AS counted
     GROUP BY term HAVING sum(n) > 0) AS term_count);
END $$;
