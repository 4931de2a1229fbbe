-- What a job can be filtered by besides type, experience and area, as lexemes with a prefix: role, disciplines, contract,
-- housing, pay told, pay a month in steps of 250 euros, days off, own horse, work permit, minors, galope and driving licence.
-- A table of one row, which the planner makes part of the statement.
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
