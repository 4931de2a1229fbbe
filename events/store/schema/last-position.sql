-- The position of the last event, for a statement that reads something else at the same instant.
CREATE OR REPLACE FUNCTION es.last_position() RETURNS bigint
LANGUAGE sql STABLE
RETURN (SELECT coalesce(max(position), 0) FROM es.events);
