-- The part of the live jobs that are in one of these areas.
CREATE OR REPLACE FUNCTION search.area_selectivity(p_areas text[]) RETURNS double precision
LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT sum(n) FROM area_counts WHERE area = ANY (p_areas)), 0)::double precision
    / greatest((SELECT sum(n) FROM live_counts), 1)
$$;
