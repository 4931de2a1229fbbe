-- The stem of one word: «amazonas» gives «amazon». Words of places are not stemmed.
CREATE OR REPLACE FUNCTION search.stem(word text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN word LIKE 'l.%' THEN word
            ELSE coalesce((ts_lexize('pg_catalog.spanish_stem', word))[1], word) END;
