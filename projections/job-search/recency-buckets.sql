-- Which stretches of the log a number lies in, in four sizes: what lets a search begin with the newest.
CREATE OR REPLACE FUNCTION search.recency_buckets(no bigint) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY['b10.' || (no >> 10), 'b13.' || (no >> 13), 'b16.' || (no >> 16), 'b19.' || (no >> 19)];
