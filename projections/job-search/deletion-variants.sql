-- A word and, from four letters on, all that is left of it when one letter is dropped. Two words that
-- share one of these are one slip apart.
CREATE OR REPLACE FUNCTION search.deletion_variants(word text) RETURNS SETOF text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT word UNION
  SELECT left(word, i - 1) || substr(word, i + 1) FROM generate_series(1, length(word)) AS i
   WHERE length(word) >= 4
$$;
