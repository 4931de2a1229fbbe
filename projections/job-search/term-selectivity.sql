-- The part of the live jobs that have one of these lexemes of terms; jobs with several count several times.
CREATE OR REPLACE FUNCTION search.term_selectivity(p_terms text[]) RETURNS double precision
LANGUAGE sql STABLE AS $$
  SELECT least(1, coalesce((
      SELECT sum(n) FROM term_counts WHERE term = ANY (search.lexeme_codes(p_terms))), 0)::double precision
    / greatest((SELECT sum(n) FROM live_counts), 1))
$$;
