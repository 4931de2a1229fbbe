-- The newest p_cap live jobs that match p_query, promise p_least_pay a month and are in one of p_places; null stands for
-- any. Reads ranges of positions backwards: the first as long as p_share suggests, each further one by the density found so
-- far. No range is read twice. p_places_first: fewer jobs are in the places than match the query.
DROP FUNCTION IF EXISTS search.newest_matches(
  tsquery, integer, tsquery, tsquery, double precision, timestamptz, integer, text[], boolean);
CREATE FUNCTION search.newest_matches(
  p_query tsquery, p_least_pay integer, p_wanted tsquery, p_rank tsquery, p_share double precision, p_now timestamptz,
  p_cap integer, p_places text[], p_places_first boolean
) RETURNS TABLE (
  no bigint, filters text, monthly_pay integer, expiry_date timestamptz, is_wanted boolean, rank real
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_end bigint := coalesce((SELECT max(ad.no) FROM jobs AS ad), 0) + 1;
  v_oldest bigint := coalesce((SELECT ad.no FROM jobs AS ad WHERE live ORDER BY post_date, ad.no LIMIT 1), 0);
  v_expected double precision := p_share * (SELECT sum(n) FROM live_counts);
  v_width bigint := coalesce(1.15 * (v_end - v_oldest) * p_cap / nullif(v_expected, 0), v_end);
  v_before bigint := v_end;
  v_from bigint;
  v_range tsquery;
  v_found integer := 0;
  v_more integer;
BEGIN
  LOOP
    v_from := greatest(v_before - v_width, v_oldest);
    IF p_query IS NULL AND p_places IS NULL THEN
      RETURN QUERY
        SELECT ad.no, ad.filters, ad.monthly_pay, ad.expiry_date,
            p_wanted IS NULL OR words @@ p_wanted, NULL::real FROM jobs AS ad
         WHERE search.is_live(live, ad.expiry_date, p_now) AND (p_least_pay IS NULL OR ad.monthly_pay >= p_least_pay)
         ORDER BY ad.no DESC LIMIT p_cap;
      RETURN;
    ELSIF p_query IS NULL OR p_places_first THEN
      -- OFFSET keeps the planner from reading the index of the words.
      RETURN QUERY
        SELECT near.no, near.filters, near.monthly_pay, near.expiry_date,
            p_wanted IS NULL OR near.words @@ p_wanted, ts_rank(near.words, p_rank) FROM (
          SELECT ad.no, ad.filters, ad.monthly_pay, ad.expiry_date, ad.words FROM jobs AS ad
           WHERE search.is_live(live, ad.expiry_date, p_now) AND areas[1] = ANY (p_places)
             AND ad.no >= v_from AND ad.no < v_before OFFSET 0) AS near
         WHERE (p_query IS NULL OR near.words @@ p_query) AND (p_least_pay IS NULL OR near.monthly_pay >= p_least_pay)
         ORDER BY near.no DESC LIMIT p_cap - v_found;
    ELSIF v_from = v_oldest AND v_found < 100 THEN
      RETURN QUERY
        SELECT ad.no, ad.filters, ad.monthly_pay, ad.expiry_date,
            p_wanted IS NULL OR words @@ p_wanted, ts_rank(words, p_rank) FROM jobs AS ad
         WHERE search.is_live(live, ad.expiry_date, p_now) AND words @@ p_query AND ad.no < v_before
           AND (p_places IS NULL OR areas[1] = ANY (p_places))
           AND (p_least_pay IS NULL OR ad.monthly_pay >= p_least_pay)
         ORDER BY ad.no DESC LIMIT p_cap - v_found;
      RETURN;
    ELSE
      v_range := search.bucket_range_query(v_from, v_before);
      -- Two @@ conditions: for one joined query the index would read every job of the range.
      RETURN QUERY
        SELECT ad.no, ad.filters, ad.monthly_pay, ad.expiry_date,
            p_wanted IS NULL OR words @@ p_wanted, ts_rank(words, p_rank) FROM jobs AS ad
         WHERE search.is_live(live, ad.expiry_date, p_now) AND words @@ p_query AND words @@ v_range
           AND (p_places IS NULL OR areas[1] = ANY (p_places))
           AND (p_least_pay IS NULL OR ad.monthly_pay >= p_least_pay)
           AND ad.no >= v_from AND ad.no < v_before
         ORDER BY ad.no DESC LIMIT p_cap - v_found;
    END IF;
    GET DIAGNOSTICS v_more = ROW_COUNT;
    v_found := v_found + v_more;
    EXIT WHEN v_found >= p_cap OR v_from = v_oldest;
    v_before := v_from;
    v_width := (v_end - v_from) * least(16, 1.15 * (p_cap - v_found) / greatest(v_found, 1));
  END LOOP;
END $$;
