-- The position of the last event, for a statement that reads something else at the same instant. By the index: the one
-- row has as many former versions around it as were appended between two vacuums.
CREATE OR REPLACE FUNCTION es.last_position() RETURNS bigint
LANGUAGE sql STABLE
RETURN (SELECT position FROM es.head WHERE one);
