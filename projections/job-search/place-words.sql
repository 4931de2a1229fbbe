-- The words of a place, with a prefix: «Ávila» gives {l.avila}.
CREATE OR REPLACE FUNCTION search.place_words(place text) RETURNS text[]
LANGUAGE sql STABLE PARALLEL SAFE
RETURN search.prefixed('l.', tsvector_to_array(search.unstemmed_tsvector(place)));
