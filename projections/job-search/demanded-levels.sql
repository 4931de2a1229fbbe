-- What a job demands of a person («imprescindible»): the galope, 0 for none, and the driving licence as two digits, one for
-- trailers (1 B, 2 B96, 3 BE) and one for lorries (1 C1, 2 C, 3 CE), as licences include others: C includes C1 and B.
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
