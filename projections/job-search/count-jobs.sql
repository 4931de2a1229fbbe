-- Adds these live jobs to the counters (sign 1), or takes them from there (-1): each by its columns, and once for each of the
-- words, which may be repeated.
CREATE OR REPLACE FUNCTION search.count_jobs(p_jobs bigint[], p_words text[], p_sign integer) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_words text[];
  v_counts bigint[];
  v_areas text[] := ARRAY(SELECT unnest(areas) FROM jobs WHERE no = ANY (p_jobs));
  v_filters text[] := ARRAY(SELECT filters FROM jobs WHERE no = ANY (p_jobs));
BEGIN
  SELECT array_agg(word), array_agg(n) INTO v_words, v_counts FROM (
    SELECT word, p_sign * count(*) AS n FROM unnest(p_words) AS word GROUP BY word) AS counted;
  PERFORM search.update_vocabulary(v_words, v_counts);

  PERFORM search.update_live_counts(ARRAY(
    SELECT ROW(job_type, experience, '', '', p_sign)::search.change FROM jobs WHERE no = ANY (p_jobs)));

  IF p_sign > 0 THEN
    PERFORM search.update_area_counts(v_areas, '{}');
    PERFORM search.update_term_counts(v_filters, '{}');
  ELSE
    PERFORM search.update_area_counts('{}', v_areas);
    PERFORM search.update_term_counts('{}', v_filters);
  END IF;
END $$;
