-- Where an event lies in the log, for a statement that is sent before that is known here.
CREATE OR REPLACE FUNCTION es.position_of(event uuid) RETURNS bigint
LANGUAGE sql STABLE
RETURN (SELECT position FROM es.events WHERE event_id = event);
