-- The first words of a vector, each as a prefix from three letters on: shorter prefixes match nearly everything.
CREATE OR REPLACE FUNCTION search.prefix_query(words tsvector, most integer) RETURNS tsquery
LANGUAGE sql STABLE PARALLEL SAFE
RETURN (
  SELECT string_agg(quote_literal(word) || CASE WHEN length(word) >= 3 THEN ':*' ELSE '' END, ' & ')::tsquery
    FROM unnest(search.first_words(words, most)) AS word
);
