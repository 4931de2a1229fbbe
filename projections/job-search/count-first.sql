-- How many live jobs match, up to p_most. MATERIALIZED keeps the planner from reading jobs in another order until it has
-- found so many.
CREATE OR REPLACE FUNCTION search.count_first(p_query tsquery, p_now timestamptz, p_most integer) RETURNS bigint
LANGUAGE sql STABLE AS $$
  WITH match AS MATERIALIZED (
    SELECT no FROM jobs WHERE search.is_live(live, expiry_date, p_now) AND words @@ p_query)
  SELECT count(*) FROM (SELECT no FROM match LIMIT p_most) AS first
$$;
