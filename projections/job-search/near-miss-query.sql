-- What matches all of these queries but one at most, and about which part of the live jobs that is. Null for a single
-- query: everything. More than four must all match: the query grows with the square of their number.
CREATE OR REPLACE FUNCTION search.near_miss_query(
  p_queries tsquery[], p_shares double precision[], OUT query tsquery, OUT share double precision
) LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  v_others tsquery;
BEGIN
  IF cardinality(p_queries) < 2 THEN
    RETURN;
  END IF;
  IF cardinality(p_queries) > 4 THEN
    query := search.and_queries(p_queries);
    share := search.joint_selectivity(p_shares);
    RETURN;
  END IF;
  share := 0;
  FOR missed IN 1 .. cardinality(p_queries) LOOP
    v_others := search.and_queries(p_queries[: missed - 1] || p_queries[missed + 1 :]);
    query := CASE WHEN query IS NULL THEN v_others ELSE query || v_others END;
    share := share + search.joint_selectivity(p_shares[: missed - 1] || p_shares[missed + 1 :]);
  END LOOP;
  share := least(share, 1);
END $$;
