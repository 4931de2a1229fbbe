-- The character of each coded lexeme, to be looked up; the planner computes it once for a plan.
CREATE OR REPLACE FUNCTION search.lexeme_characters() RETURNS jsonb
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT jsonb_object_agg(lexeme, chr(255 + nth::integer))
    FROM unnest(search.coded_lexemes()) WITH ORDINALITY AS coded (lexeme, nth)
);
