-- Adds the areas of live jobs that appeared to the counters, and takes those of jobs that went. An area without live jobs
-- is deleted.
CREATE OR REPLACE FUNCTION search.update_area_counts(appeared text[], went text[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO area_counts AS counter (area, n)
  SELECT area, sum(sign) FROM (
    SELECT unnest(appeared) AS area, 1 AS sign
    UNION ALL
    SELECT unnest(went), -1) AS change
   GROUP BY 1 HAVING sum(sign) <> 0 ORDER BY 1
  ON CONFLICT (area) DO UPDATE SET n = counter.n + excluded.n;
  IF went <> '{}' THEN
    DELETE FROM area_counts WHERE n = 0 AND area = ANY (went);
  END IF;
END $$;
