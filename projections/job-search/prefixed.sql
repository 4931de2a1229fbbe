-- The words with a prefix: ('a.', {11020,11}) gives {a.11020,a.11}. An expression, which the planner makes part of the
-- statement; it does so only as STABLE, as array_to_string is, also with the functions that call it. No word is empty or
-- has a space.
CREATE OR REPLACE FUNCTION search.prefixed(prefix text, words text[]) RETURNS text[]
LANGUAGE sql STABLE PARALLEL SAFE
RETURN coalesce(string_to_array(nullif(prefix || array_to_string(words, ' ' || prefix), prefix), ' '), '{}');
