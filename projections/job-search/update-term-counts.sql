-- Adds the terms of live jobs that appeared to the counters, and takes those of jobs that went; each job as its type, its
-- experience and its terms, divided by bars. A term without live jobs is deleted.
CREATE OR REPLACE FUNCTION search.update_term_counts(appeared text[], went text[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO term_counts AS counter (term, job_type, experience, n)
  SELECT term, parts[1], parts[2], sum(sign) FROM (
    SELECT string_to_array(unnest(appeared), '|') AS parts, 1 AS sign
    UNION ALL
    SELECT string_to_array(unnest(went), '|'), -1) AS change, unnest(parts[3:]) AS term
   WHERE term <> ''
   GROUP BY 1, 2, 3 HAVING sum(sign) <> 0 ORDER BY 1, 2, 3
  ON CONFLICT (term, job_type, experience) DO UPDATE SET n = counter.n + excluded.n;
  IF went <> '{}' THEN
    DELETE FROM term_counts WHERE n = 0;
  END IF;
END $$;
