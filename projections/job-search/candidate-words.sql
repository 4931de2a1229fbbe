-- What a candidate is found by.
CREATE OR REPLACE FUNCTION search.candidate_words(
  full_name text, description text, skills text, experience text, location text
) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN search.stemmed_tsvector(concat_ws(' ', full_name, description, skills, experience, location));
