-- What new jobs will add to the vocabulary. Nothing while the tables are those of the release before: until they are rebuilt
-- its processes read them.
CREATE OR REPLACE FUNCTION search.uncounted_words() RETURNS TABLE (word text, n bigint)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF to_regclass('uncounted_jobs') IS NOT NULL THEN
    RETURN QUERY SELECT later.word, count(*) FROM uncounted_jobs, unnest(words) AS later (word) GROUP BY 1;
  END IF;
END $$;
