-- How many of the newest p_cap hits there are, how many of the wanted kind, one page of those, best first, and how
-- many there are of each kind.
CREATE OR REPLACE FUNCTION search.match_page(
  p_query tsquery, p_rank tsquery, p_share double precision, p_type text, p_experience text,
  p_offset integer, p_limit integer, p_now timestamptz, p_cap integer,
  OUT hits integer, OUT wanted integer, OUT page bigint[], OUT kinds jsonb
) LANGUAGE plpgsql STABLE AS $$
BEGIN
  WITH hit AS MATERIALIZED (
    SELECT no, job_type, experience, rank,
      (p_type IS NULL OR job_type = p_type) AND (p_experience IS NULL OR experience = p_experience) AS asked
      FROM search.newest_matches(p_query, p_rank, p_share, p_now, p_cap)
  ), kind AS (
    SELECT job_type, experience, count(*) AS n, count(*) FILTER (WHERE asked) AS asked FROM hit GROUP BY 1, 2
  )
  SELECT coalesce(sum(n), 0), coalesce(sum(asked), 0), jsonb_agg(jsonb_build_array(job_type, experience, n)),
    ARRAY(SELECT no FROM hit WHERE asked
           ORDER BY rank DESC NULLS LAST, no DESC OFFSET p_offset LIMIT p_limit)
    INTO hits, wanted, kinds, page FROM kind;
END $$;
