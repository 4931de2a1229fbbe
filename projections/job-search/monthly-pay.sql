-- The gross euros a month of a full week of forty hours that a job promises at least: the lower amount of its range.
-- mes: times payments / 12, which are 12 unless the job says so; ano: / 12; both times 40 / hours a week when they are
-- fewer. dia: times 5 × 52 / 12; hora: times 40 × 52 / 12. 0 for pay by ride, class or service; null when the job does not state its pay.
CREATE OR REPLACE FUNCTION search.monthly_pay(terms jsonb) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (terms #>> '{pay,min}')::numeric
  * CASE terms #>> '{pay,period}'
      WHEN 'mes' THEN coalesce((terms #>> '{pay,payments}')::numeric, 12) / 12
      WHEN 'ano' THEN 1.0 / 12
      WHEN 'dia' THEN 5 * 52.0 / 12
      WHEN 'hora' THEN 40 * 52.0 / 12
      ELSE 0 END
  * CASE WHEN terms #>> '{pay,period}' IN ('mes', 'ano')
      THEN 40 / least(coalesce((terms #>> '{hours,week}')::numeric, 40), 40) ELSE 1 END;
