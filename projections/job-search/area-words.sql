-- The codes of the areas where a job is, with a prefix: {11020,11} gives 'a.11' 'a.11020'.
CREATE OR REPLACE FUNCTION search.area_words(areas text[]) RETURNS tsvector
LANGUAGE sql STABLE PARALLEL SAFE
RETURN array_to_tsvector(search.prefixed('a.', areas));
