-- The lexemes of a job's terms and provinces, divided by bars: what counters and facet counts are made of.
CREATE OR REPLACE FUNCTION search.filter_text(term_words text[], areas text[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array_to_string(
  term_words || ARRAY(SELECT 'a.' || area FROM unnest(areas) AS area WHERE area ~ '^\d\d$'), '|');
