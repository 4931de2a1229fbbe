-- Of the newest p_cap matches: how many, how many in the wanted facet, one page of those, best first, and the facet counts.
CREATE OR REPLACE FUNCTION search.match_page(
  p_query tsquery, p_rank tsquery, p_share double precision, p_type text, p_experience text,
  p_offset integer, p_limit integer, p_now timestamptz, p_cap integer, p_places text[],
  p_places_first boolean,
  OUT hits integer, OUT wanted integer, OUT page bigint[], OUT kinds jsonb
) LANGUAGE plpgsql STABLE AS $$
BEGIN
  WITH hit AS MATERIALIZED (
    SELECT no, job_type, experience, rank,
      (p_type IS NULL OR job_type = p_type) AND (p_experience IS NULL OR experience = p_experience) AS is_wanted
      FROM search.newest_matches(p_query, p_rank, p_share, p_now, p_cap, p_places,
        p_places_first)
  ), kind AS (
    SELECT job_type, experience, count(*) AS n, count(*) FILTER (WHERE is_wanted) AS wanted FROM hit GROUP BY 1, 2
  )
  SELECT coalesce(sum(kind.n), 0), coalesce(sum(kind.wanted), 0), jsonb_agg(jsonb_build_array(job_type, experience, n)),
    ARRAY(SELECT no FROM hit WHERE is_wanted
           ORDER BY rank DESC NULLS LAST, no DESC OFFSET p_offset LIMIT p_limit)
    INTO hits, wanted, kinds, page FROM kind;
END $$;
