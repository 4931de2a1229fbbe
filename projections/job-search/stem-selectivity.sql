-- Which part of the live ads has a word with this stem, or a little more than that.
CREATE OR REPLACE FUNCTION search.stem_selectivity(p_stem text) RETURNS double precision
LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT sum(n) FROM vocabulary WHERE stem = p_stem), 0)::double precision
    / greatest((SELECT sum(n) FROM live_counts), 1)
$$;
