-- Every word of a vector, as a prefix.
CREATE OR REPLACE FUNCTION search.prefix_query(words tsvector) RETURNS tsquery
LANGUAGE sql STABLE PARALLEL SAFE
RETURN (
  SELECT string_agg(quote_literal(lexeme) || ':*', ' & ')::tsquery
    FROM unnest(words)
);
