-- A word and, from four letters on, the word without each of its letters. Two words with a common variant are at most
-- one typing error apart (SymSpell).
CREATE OR REPLACE FUNCTION search.deletion_variants(word text) RETURNS SETOF text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT word UNION
  SELECT left(word, i - 1) || substr(word, i + 1) FROM generate_series(1, length(word)) AS i
   WHERE length(word) >= 4
$$;
