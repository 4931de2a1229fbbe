-- What any of these lexemes finds.
CREATE OR REPLACE FUNCTION search.or_query(lexemes text[]) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT string_agg(quote_literal(lexeme), '|')::tsquery FROM unnest(lexemes) AS lexeme);
