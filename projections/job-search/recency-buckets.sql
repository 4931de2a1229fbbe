-- The ranges of positions that hold this one, in four sizes: a search can begin with the newest. Numbers are cast
-- to text: what concatenates them uncast is not immutable, and the planner would call the function for each row.
CREATE OR REPLACE FUNCTION search.recency_buckets(no bigint) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY['b10.' || (no >> 10)::text, 'b13.' || (no >> 13)::text, 'b16.' || (no >> 16)::text, 'b19.' || (no >> 19)::text];
