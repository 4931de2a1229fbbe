-- How text becomes words: accents go, and for «es» endings go too (moza and mozo are one word).
CREATE SCHEMA search;
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;

CREATE TEXT SEARCH CONFIGURATION search.es (COPY = pg_catalog.spanish);
ALTER TEXT SEARCH CONFIGURATION search.es
  ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part
  WITH public.unaccent, spanish_stem;

CREATE TEXT SEARCH CONFIGURATION search.plain (COPY = pg_catalog.simple);
ALTER TEXT SEARCH CONFIGURATION search.plain
  ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part
  WITH public.unaccent, pg_catalog.simple;

-- A live ad that appears (1) or goes (-1), as the counters see it.
CREATE TYPE search.change AS (job_type text, experience text, words text, place text, sign integer);
