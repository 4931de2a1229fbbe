-- Every word of a text, as the beginning of a word. Operators and quotes in it are plain characters.
CREATE OR REPLACE FUNCTION search.beginnings(config regconfig, words text) RETURNS tsquery
LANGUAGE sql STABLE PARALLEL SAFE
RETURN (
  SELECT string_agg(quote_literal(lexeme) || ':*', ' & ')::tsquery
    FROM unnest(to_tsvector(config, words))
);
