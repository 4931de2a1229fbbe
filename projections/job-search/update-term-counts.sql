-- Adds the terms of live jobs that appeared to the counters, and takes those of jobs that went; each job as its filters, of
-- which the first two characters are the type and the experience. A term without live jobs is deleted.
CREATE OR REPLACE FUNCTION search.update_term_counts(appeared text[], went text[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO term_counts AS counter (term, n)
  SELECT term, sum(sign) FROM (
    SELECT unnest(string_to_array(substr(filters, 3), NULL)) AS term, sign
      FROM (SELECT unnest(appeared) AS filters, 1 AS sign UNION ALL SELECT unnest(went), -1) AS job) AS change
   GROUP BY 1 HAVING sum(sign) <> 0 ORDER BY 1
  ON CONFLICT (term) DO UPDATE SET n = counter.n + excluded.n;
  IF went <> '{}' THEN
    DELETE FROM term_counts WHERE n = 0;
  END IF;
END $$;
