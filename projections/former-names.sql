-- Names of the previous release, for a process of it that runs beside this one. Goes with the next release.
CREATE OR REPLACE FUNCTION es.stop(state text, what text) RETURNS boolean
LANGUAGE sql AS $$ SELECT es.raise(state, what) $$;

CREATE OR REPLACE FUNCTION search.stems(words text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN search.stemmed_tsvector(words);

CREATE OR REPLACE FUNCTION search.spellings(words text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN search.unstemmed_tsvector(words);

CREATE OR REPLACE FUNCTION search.beginnings(words tsvector) RETURNS tsquery
LANGUAGE sql STABLE PARALLEL SAFE
RETURN search.prefix_query(words, 12);

CREATE OR REPLACE FUNCTION search.both(one tsquery, other tsquery) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN search.and_query(one, other);

CREATE OR REPLACE FUNCTION search.prefix_query(words tsvector) RETURNS tsquery
LANGUAGE sql STABLE PARALLEL SAFE
RETURN search.prefix_query(words, 12);

CREATE OR REPLACE FUNCTION search.jobs(
  p_keyword text, p_location text, p_type text, p_experience text,
  p_offset integer, p_limit integer, p_now timestamptz, p_cap integer,
  OUT page bigint[], OUT kinds jsonb, OUT total integer, OUT capped boolean
) LANGUAGE sql STABLE AS $$
  SELECT page, (
      SELECT jsonb_agg(jsonb_build_array(substr(type, 3), substr(level, 3), n)) FROM (
        SELECT (search.coded_lexemes())[ascii(line) - 255] AS type,
            nullif((search.coded_lexemes())[ascii(substr(line, 2)) - 255], 'x.') AS level, count(*) AS n
          FROM unnest(string_to_array(lines, E'\n')) AS line GROUP BY 1, 2) AS kind), total, capped
    FROM search.jobs(p_keyword, p_location, NULL, NULL, p_type, p_experience, '[]', NULL, NULL, p_offset, p_limit, p_now, p_cap)
$$;
