-- One pass over the newest p_cap live ads that p_query finds: how many there are of each kind, and one page
-- of those of the wanted kind, best first. It reads a stretch of the newest ads first and widens it by the
-- density that it saw; a query with fewer than p_cap hits in all is read whole, so its counts are exact.
CREATE OR REPLACE FUNCTION search.job_hits(
  p_query tsquery, p_rank tsquery, p_type text, p_experience text,
  p_offset integer, p_limit integer, p_now timestamptz, p_cap integer,
  OUT hits integer, OUT wanted integer, OUT page bigint[], OUT kinds jsonb
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_newest bigint := coalesce((SELECT max(no) FROM jobs), 0);
  v_width bigint := 2048;
  v_shift integer;
  v_from bigint;
  v_stretch tsquery;
BEGIN
  LOOP
    v_shift := CASE WHEN v_width <= 16384 THEN 10 WHEN v_width <= 131072 THEN 13
                    WHEN v_width <= 1048576 THEN 16 ELSE 19 END;
    v_from := greatest((v_newest >> v_shift) - ((v_width - 1) >> v_shift) - 1, 0);
    EXIT WHEN v_from = 0;
    v_stretch := (SELECT string_agg('''b' || v_shift || '.' || nth || '''', '|')
                    FROM generate_series(v_from, v_newest >> v_shift) AS nth)::tsquery;
    v_from := v_from << v_shift;
    -- Two @@ on the column, not one joined query: joined, the index would walk every ad of the stretch.
    WITH hit AS MATERIALIZED (
      SELECT no, job_type, experience, coalesce(ts_rank(words, p_rank), 0) AS rank FROM jobs
       WHERE live AND expiry_date > p_now AND words @@ p_query AND words @@ v_stretch
       ORDER BY no DESC LIMIT p_cap
    ), kind AS (
      SELECT job_type, experience, count(*) AS n,
        (p_type IS NULL OR job_type = p_type) AND (p_experience IS NULL OR experience = p_experience) AS asked
        FROM hit GROUP BY 1, 2
    )
    SELECT coalesce(sum(n), 0), coalesce(sum(n) FILTER (WHERE asked), 0),
      jsonb_agg(jsonb_build_array(job_type, experience, n)),
      ARRAY(SELECT no FROM hit
             WHERE (p_type IS NULL OR job_type = p_type) AND (p_experience IS NULL OR experience = p_experience)
             ORDER BY rank DESC, no DESC OFFSET p_offset LIMIT p_limit)
      INTO hits, wanted, kinds, page FROM kind;
    IF hits >= p_cap THEN
      RETURN;
    END IF;
    v_width := CASE hits WHEN 0 THEN (v_newest - v_from + 1) * 64 ELSE least(
      (v_newest - v_from + 1) * 64,
      greatest(((v_newest - v_from + 1) * 1.3)::bigint, ((v_newest - v_from + 1) * 1.2 * p_cap / hits)::bigint)) END;
    EXIT WHEN v_width >= v_newest;
  END LOOP;

  WITH hit AS MATERIALIZED (
    SELECT no, job_type, experience, coalesce(ts_rank(words, p_rank), 0) AS rank FROM jobs
     WHERE live AND expiry_date > p_now AND words @@ p_query
     ORDER BY no DESC LIMIT p_cap
  ), kind AS (
    SELECT job_type, experience, count(*) AS n,
      (p_type IS NULL OR job_type = p_type) AND (p_experience IS NULL OR experience = p_experience) AS asked
      FROM hit GROUP BY 1, 2
  )
  SELECT coalesce(sum(n), 0), coalesce(sum(n) FILTER (WHERE asked), 0),
    jsonb_agg(jsonb_build_array(job_type, experience, n)),
    ARRAY(SELECT no FROM hit
           WHERE (p_type IS NULL OR job_type = p_type) AND (p_experience IS NULL OR experience = p_experience)
           ORDER BY rank DESC, no DESC OFFSET p_offset LIMIT p_limit)
    INTO hits, wanted, kinds, page FROM kind;
END $$;
