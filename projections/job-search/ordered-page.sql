-- One page of matches by the end («termina») or the pay («sueldo») where they are too many to be sorted: reads the live jobs
-- in that order, 25,000 at most.
CREATE OR REPLACE FUNCTION search.ordered_page(
  p_query tsquery, p_pay_min integer, p_places text[], p_sort text, p_offset integer, p_limit integer, p_now timestamptz
) RETURNS bigint[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF p_sort = 'termina' THEN
    RETURN ARRAY(
      SELECT no FROM (
        SELECT no, words, areas, monthly_pay, expiry_date FROM jobs WHERE live AND expiry_date > p_now
         ORDER BY expiry_date, no DESC LIMIT 25000) AS first
       WHERE (p_query IS NULL OR words @@ p_query) AND (p_places IS NULL OR areas[1] = ANY (p_places))
         AND (p_pay_min IS NULL OR monthly_pay >= p_pay_min)
       ORDER BY expiry_date, no DESC OFFSET p_offset LIMIT p_limit);
  END IF;
  RETURN ARRAY(
    SELECT no FROM (
      SELECT no, words, areas, monthly_pay FROM jobs WHERE search.is_live(live, expiry_date, p_now)
       ORDER BY monthly_pay DESC NULLS LAST, no DESC LIMIT 25000) AS first
     WHERE (p_query IS NULL OR words @@ p_query) AND (p_places IS NULL OR areas[1] = ANY (p_places))
       AND (p_pay_min IS NULL OR monthly_pay >= p_pay_min)
     ORDER BY monthly_pay DESC NULLS LAST, no DESC OFFSET p_offset LIMIT p_limit);
END $$;
