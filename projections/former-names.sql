-- What a process of the previous release calls that runs beside this one. Goes with the next release.
CREATE OR REPLACE FUNCTION es.stop(state text, what text) RETURNS boolean
LANGUAGE sql AS $$ SELECT es.raise(state, what) $$;

-- Until the tables are rebuilt it writes and searches words: as they are spelled, without accents.
CREATE OR REPLACE FUNCTION search.unstemmed_tsvector(words text) RETURNS tsvector
LANGUAGE sql STABLE PARALLEL SAFE
RETURN array_to_tsvector(array_remove(regexp_split_to_array(lower(public.unaccent(words)), '[^0-9a-z]+'), ''));

CREATE OR REPLACE FUNCTION search.stemmed_tsvector(words text) RETURNS tsvector
LANGUAGE sql STABLE PARALLEL SAFE
RETURN search.unstemmed_tsvector(words);

CREATE OR REPLACE FUNCTION search.prefix_query(words tsvector, most integer) RETURNS tsquery
LANGUAGE sql STABLE PARALLEL SAFE
RETURN (
  SELECT string_agg(quote_literal(word) || CASE WHEN length(word) >= 3 THEN ':*' ELSE '' END, ' & ')::tsquery
    FROM unnest((tsvector_to_array(words))[:most]) AS word
);

CREATE OR REPLACE FUNCTION search.candidate_words(
  full_name text, description text, skills text, experience text, location text
) RETURNS tsvector
LANGUAGE sql STABLE PARALLEL SAFE
RETURN search.unstemmed_tsvector(concat_ws(' ', full_name, description, skills, experience, location));

CREATE OR REPLACE FUNCTION search.job_words(
  title text, company text, place text, description text, requirements text
) RETURNS tsvector
LANGUAGE sql STABLE PARALLEL SAFE
RETURN search.unstemmed_tsvector(concat_ws(' ', title, company, place, description, requirements));

CREATE OR REPLACE FUNCTION search.prefixed(prefix text, words text[]) RETURNS text[]
LANGUAGE sql STABLE PARALLEL SAFE
RETURN coalesce(string_to_array(nullif(prefix || array_to_string(words, ' ' || prefix), prefix), ' '), '{}');

CREATE OR REPLACE FUNCTION search.area_words(areas text[]) RETURNS tsvector
LANGUAGE sql STABLE PARALLEL SAFE
RETURN array_to_tsvector(search.prefixed('a.', areas));

-- The same of what a job can be filtered by, which this program reads from the terms.
DROP FUNCTION IF EXISTS search.demanded_levels(jsonb);
CREATE FUNCTION search.demanded_levels(terms jsonb) RETURNS TABLE (galope integer, licence text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(max(substring(ask ->> 'level' from '^\d+$')::integer) FILTER (WHERE ask ->> 'what' = 'galope'), 0),
    coalesce(max(CASE ask ->> 'level' WHEN 'B96' THEN 2 WHEN 'BE' THEN 3 WHEN 'CE' THEN 3 ELSE 1 END)
      FILTER (WHERE ask ->> 'what' = 'carne'), 0)::text
    || coalesce(max(CASE ask ->> 'level' WHEN 'C1' THEN 1 WHEN 'C' THEN 2 WHEN 'CE' THEN 3 ELSE 0 END)
      FILTER (WHERE ask ->> 'what' = 'carne'), 0)
    FROM jsonb_array_elements(terms -> 'asks') AS ask WHERE ask ->> 'weight' = 'imprescindible'
$$;

CREATE OR REPLACE FUNCTION search.kind_words(job_type text, experience text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY['y.' || job_type, 'x.' || coalesce(experience, '')];

DROP FUNCTION IF EXISTS search.term_words(jsonb);
CREATE FUNCTION search.term_words(terms jsonb) RETURNS TABLE (words text[])
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_remove(ARRAY[
      'r.' || (terms ->> 'role'),
      'c.' || (terms ->> 'contract'),
      CASE WHEN terms #>> '{housing,kind}' <> 'no' THEN 'h.si' END,
      CASE WHEN terms #>> '{pay,min}' IS NOT NULL THEN 's.si' END,
      CASE WHEN pay.monthly > 0 THEN 'e.' || least(pay.monthly / 250 * 250, 5000) END,
      'f.' || trim_scale((terms #>> '{hours,daysOff}')::numeric),
      CASE WHEN terms ->> 'ownHorse' <> 'no' THEN 'o.si' END,
      CASE WHEN terms ->> 'workPermit' = 'true' THEN 'w.si' END,
      CASE WHEN terms ->> 'minors' = 'true' THEN 'm.si' ELSE 'm.no' END,
      'g.' || demanded.galope,
      'b.' || demanded.licence
    ], NULL)
    || ARRAY(SELECT 'd.' || discipline FROM jsonb_array_elements_text(terms -> 'disciplines') AS discipline)
    FROM search.monthly_pay(terms) AS pay (monthly), search.demanded_levels(terms) AS demanded
$$;
