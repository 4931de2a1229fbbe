-- The part of the live jobs that have a word with this stem, or slightly more.
CREATE OR REPLACE FUNCTION search.stem_selectivity(p_stem text) RETURNS double precision
LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT sum(n) FROM vocabulary WHERE stem = p_stem), 0)::double precision
    / greatest((SELECT sum(n) FROM live_counts), 1)
$$;
