-- What an ad adds to the counters, or takes from them.
CREATE OR REPLACE FUNCTION search.counter_delta(
  title text, company text, place text, description text, requirements text,
  job_type text, experience text, sign integer
) RETURNS search.change
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ROW(job_type, experience, concat_ws(' ', title, company, place, description, requirements), place, sign)::search.change;
