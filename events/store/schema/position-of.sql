-- The position of an event, for a statement that is sent before the program knows it.
CREATE OR REPLACE FUNCTION es.position_of(event uuid) RETURNS bigint
LANGUAGE sql STABLE
RETURN (SELECT position FROM es.events WHERE event_id = event);
