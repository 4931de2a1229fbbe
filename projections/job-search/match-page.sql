-- Of the newest p_cap jobs that match p_query: how many, how many of them also match p_wanted and promise p_pay_min, one
-- page of those, and a line for each job with its filters, and «!» when it promises p_pay_min. Where matches rank equal, those
-- that tell their pay come first. p_is_strict: only jobs that promise p_pay_min.
CREATE OR REPLACE FUNCTION search.match_page(
  p_query tsquery, p_wanted tsquery, p_pay_min integer, p_is_strict boolean, p_rank tsquery, p_share double precision,
  p_sort text, p_offset integer, p_limit integer, p_now timestamptz, p_cap integer, p_places text[], p_places_first boolean,
  OUT hits integer, OUT wanted integer, OUT page bigint[], OUT lines text
) LANGUAGE plpgsql STABLE AS $$
BEGIN
  WITH hit AS MATERIALIZED (
    SELECT no, filters, monthly_pay, expiry_date, rank,
      is_wanted AND (p_pay_min IS NULL OR monthly_pay >= p_pay_min) IS TRUE AS is_wanted
      FROM search.newest_matches(p_query, CASE WHEN p_is_strict THEN p_pay_min END, p_wanted, p_rank, p_share, p_now, p_cap,
        p_places, p_places_first)
  )
  SELECT count(*), count(*) FILTER (WHERE is_wanted),
    string_agg(CASE WHEN monthly_pay >= p_pay_min THEN filters || '!' ELSE filters END, E'\n'),
    ARRAY(SELECT no FROM hit WHERE is_wanted
           ORDER BY CASE WHEN p_sort = 'termina' THEN expiry_date END,
             CASE WHEN p_sort = 'sueldo' THEN monthly_pay END DESC NULLS LAST,
             rank DESC NULLS LAST, CASE WHEN rank IS NOT NULL THEN monthly_pay IS NULL END, no DESC
          OFFSET p_offset LIMIT p_limit)
    INTO hits, wanted, lines, page FROM hit;
END $$;
