-- The words of a place, marked as such: «Ávila» gives {l.avila}.
CREATE OR REPLACE FUNCTION search.place_words(place text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT 'l.' || lexeme FROM unnest(search.unstemmed_tsvector(place)));
