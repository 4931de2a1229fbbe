-- The newest p_cap live jobs that match p_query. Reads ranges of positions backwards: the first as long as p_share
-- suggests, each further one by the density found so far. No range is read twice.
CREATE OR REPLACE FUNCTION search.newest_matches(
  p_query tsquery, p_rank tsquery, p_share double precision, p_now timestamptz, p_cap integer
) RETURNS TABLE (no bigint, job_type text, experience text, rank real)
LANGUAGE plpgsql STABLE AS $$
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
    IF v_from = v_oldest AND v_found < 100 THEN
      RETURN QUERY
        SELECT ad.no, ad.job_type, ad.experience, ts_rank(words, p_rank) FROM jobs AS ad
         WHERE search.is_live(live, expiry_date, p_now) AND words @@ p_query AND ad.no < v_before
         ORDER BY ad.no DESC LIMIT p_cap - v_found;
      RETURN;
    END IF;
    v_range := search.bucket_range_query(v_from, v_before);
    -- Two @@ conditions: for one joined query the index would read every job of the range.
    RETURN QUERY
      SELECT ad.no, ad.job_type, ad.experience, ts_rank(words, p_rank) FROM jobs AS ad
       WHERE search.is_live(live, expiry_date, p_now) AND words @@ p_query AND words @@ v_range
         AND ad.no >= v_from AND ad.no < v_before
       ORDER BY ad.no DESC LIMIT p_cap - v_found;
    GET DIAGNOSTICS v_more = ROW_COUNT;
    v_found := v_found + v_more;
    EXIT WHEN v_found >= p_cap OR v_from = v_oldest;
    v_before := v_from;
    v_width := (v_end - v_from) * least(16, 1.15 * (p_cap - v_found) / greatest(v_found, 1));
  END LOOP;
END $$;
