-- What «live» means at an instant: neither expired nor withdrawn by the log, nor by the clock. A function of one
-- expression, which the planner inlines, so that partial indexes WHERE live still serve.
CREATE OR REPLACE FUNCTION search.is_live(live boolean, expiry_date timestamptz, at timestamptz) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN live AND expiry_date > at;
