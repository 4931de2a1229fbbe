-- The position of the last event, for a statement that reads something else at the same instant.
CREATE OR REPLACE FUNCTION es.last_position() RETURNS bigint
LANGUAGE sql STABLE
RETURN (SELECT position FROM es.head);
