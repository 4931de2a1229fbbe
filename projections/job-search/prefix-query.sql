-- Every word of a text, as the beginning of a word.
CREATE OR REPLACE FUNCTION search.prefix_query(words tsvector) RETURNS tsquery
LANGUAGE sql STABLE PARALLEL SAFE
RETURN (
  SELECT string_agg(quote_literal(lexeme) || ':*', ' & ')::tsquery
    FROM unnest(words)
);
