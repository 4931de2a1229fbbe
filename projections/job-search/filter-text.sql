-- The type, the experience, the terms and the provinces of a job as a character each: what counters and facet counts are
-- made of. The lexemes are unnested in a target list, without the tuple store that a function in FROM fills.
DROP FUNCTION IF EXISTS search.filter_text(text[], text[]);
CREATE OR REPLACE FUNCTION search.filter_text(job_type text, experience text, term_words text[], areas text[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT coalesce(string_agg(search.lexeme_characters() ->> lexeme, ''), '') FROM (
      SELECT unnest(ARRAY['y.' || job_type, 'x.' || coalesce(experience, '')] || term_words
        || search.prefixed('a.', areas)) AS lexeme) AS coded
);
