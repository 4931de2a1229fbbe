-- The search vector of a job: its words (title before company before place before text), the words of its place, its
-- recency buckets and its facets. A plain column: PostgreSQL parses the expression of a generated one for every statement.
CREATE OR REPLACE FUNCTION search.job_words(
  no bigint, title text, company text, place text, description text, requirements text,
  job_type text, experience text
) RETURNS tsvector
LANGUAGE sql STABLE PARALLEL SAFE
RETURN setweight(search.stemmed_tsvector(title), 'A')
  || setweight(search.stemmed_tsvector(company), 'B')
  || setweight(search.stemmed_tsvector(place), 'C')
  || setweight(search.stemmed_tsvector(description || ' ' || coalesce(requirements, '')), 'D')
  || array_to_tsvector(search.place_words(place) || search.recency_buckets(no)
    || ARRAY['y.' || job_type, 'x.' || coalesce(experience, '')]);
