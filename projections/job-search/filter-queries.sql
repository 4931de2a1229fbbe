-- One query for each filter, and the part of the live jobs that match it: type, experience, then those of p_terms, each a
-- list of lexemes of which a job has one at least.
CREATE OR REPLACE FUNCTION search.filter_queries(
  p_type text, p_experience text, p_terms jsonb, OUT queries tsquery[], OUT shares double precision[]
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_live double precision := greatest((SELECT sum(n) FROM live_counts), 1);
  v_terms text[];
BEGIN
  queries := '{}';
  shares := '{}';
  IF p_type IS NOT NULL THEN
    queries := queries || quote_literal('y.' || p_type)::tsquery;
    shares := shares || (SELECT coalesce(sum(n), 0) / v_live FROM live_counts WHERE job_type = p_type);
  END IF;
  IF p_experience IS NOT NULL THEN
    queries := queries || quote_literal('x.' || p_experience)::tsquery;
    shares := shares || (SELECT coalesce(sum(n), 0) / v_live FROM live_counts WHERE experience = p_experience);
  END IF;
  FOR v_terms IN SELECT ARRAY(SELECT jsonb_array_elements_text(filter)) FROM jsonb_array_elements(p_terms) AS filter LOOP
    queries := queries || search.or_query(v_terms);
    shares := shares || search.term_selectivity(v_terms);
  END LOOP;
END $$;
