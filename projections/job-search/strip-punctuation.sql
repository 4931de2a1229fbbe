-- Only letters, digits and spaces: «Mozo/a» is two words, whatever the database's locale makes of slashes and quotes. A
-- space is not replaced by a space: that takes a third of the time.
CREATE OR REPLACE FUNCTION search.strip_punctuation(words text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(words COLLATE "C",
  '[^0-9A-Za-z \u00AA\u00BA\u00C0-\u1FFF\u3040-\u9FFF\uAC00-\uD7A3]+', ' ', 'g');
