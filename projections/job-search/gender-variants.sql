-- A word and its other endings: «domadoras» may be known as «domador». What is no word finds nothing.
CREATE OR REPLACE FUNCTION search.gender_variants(word text) RETURNS SETOF text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT word UNION SELECT bare || ending
    FROM regexp_replace(word, '(as|os|es|a|o|e|s)$', '') AS bare, unnest(ARRAY['', 'a', 'o']) AS ending
$$;
